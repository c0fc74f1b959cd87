//! A position under test: played by notation, asked as text.

use trollfjord::engine::{Game, Seat, Total};
use trollfjord::games::trollfjord::pieces::Gifts;
use trollfjord::games::trollfjord::{Event, Phase, Table, Trollfjord};

use crate::table::{FIRM, read, region};

/// A position under test.
#[derive(Clone)]
pub struct Play {
    /// The position.
    pub game: Trollfjord,
    /// What the last call of [`Play::play`] or [`Play::gives`] made happen.
    pub heard: Vec<Event>,
}

impl Play {
    /// Plays moves by notation; each must be legal.
    pub fn play(&mut self, moves: &str) -> &mut Self {
        self.heard.clear();
        for text in moves.split_whitespace() {
            let played = self.game.play(read(text), &mut self.heard);
            played.unwrap_or_else(|refusal| panic!("{text}: {refusal}\n{}", self.game));
        }
        self
    }

    /// A blow that brings out so many white, red, yellow and blue boulders.
    pub fn gives(&mut self, counts: [u8; 4]) -> &mut Self {
        self.heard.clear();
        let fallen = self.game.table().next_boulders(counts).unwrap();
        let struck = self.game.play_fall(FIRM, &fallen, &mut self.heard);
        struck.unwrap_or_else(|refusal| panic!("{refusal}\n{}", self.game));
        self
    }

    /// Plays the last move of the list, which passes, until a lord is to step or the game is over.
    pub fn idle(&mut self) -> &mut Self {
        while !matches!(self.table().phase, Phase::Lord | Phase::Over) {
            let last = *self.game.legal().last().expect("a move");
            self.game.play(last, &mut self.heard).unwrap();
        }
        self
    }

    /// The legal list as text.
    pub fn legal(&self) -> String {
        let words: Vec<String> = self.game.legal().iter().map(ToString::to_string).collect();
        words.join(" ")
    }

    /// Why a move is refused, with its clause; the position must not change by trying it.
    pub fn refusal(&self, text: &str) -> String {
        let mut tried = self.game.clone();
        let refusal = tried
            .play(read(text), &mut ())
            .expect_err("a move that is refused");
        assert_eq!(self.game.refusal(read(text)), Some(refusal));
        assert_eq!(tried, self.game, "{text} changed the position");
        assert_eq!(refusal.decider, self.game.to_move());
        refusal.to_string()
    }

    /// Who decides.
    pub fn decider(&self) -> Seat {
        self.game.to_move().expect("a game that is not over")
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.game.table()
    }

    /// The trolls of `seat` in a region.
    pub fn trolls(&self, seat: Seat, text: &str) -> u8 {
        self.table().trolls_in(region(text), seat)
    }

    /// The values on the belt of `seat`.
    pub fn belt(&self, seat: Seat) -> Vec<u8> {
        let belt = self.table().sacks[seat].belt;
        belt.iter().flatten().map(|t| t.value()).collect()
    }

    /// The values in the patched sack of `seat`.
    pub fn patched(&self, seat: Seat) -> Vec<u8> {
        let patched = &self.table().sacks[seat].patched;
        patched.iter().map(|t| t.value()).collect()
    }

    /// The unturned gifts of `seat`.
    pub fn gifts(&self, seat: Seat) -> Gifts {
        self.table().sacks[seat].gifts
    }

    /// The holders of crowns I, II and III.
    pub fn crowns(&self) -> [Option<Seat>; 3] {
        self.table().crowns
    }

    /// The points of `seat`.
    pub fn points(&self, seat: Seat) -> i32 {
        self.game.score(seat).total()
    }

    /// Whether the last call made this happen.
    pub fn told(&self, event: Event) -> bool {
        self.heard.contains(&event)
    }

    /// The place of an event in what the last call made happen.
    pub fn when(&self, event: Event) -> usize {
        let place = self.heard.iter().position(|e| *e == event);
        place.unwrap_or_else(|| panic!("{event:?} did not happen: {:?}", self.heard))
    }
}
