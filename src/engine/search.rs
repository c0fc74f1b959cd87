//! Choosing a move by imagined games: the same luck for every candidate, the worse half dropped again and again.
//!
//! A search sees what its seat may know and no more: before anything else all the rest is replaced by a guess
//! ([`Game::imagine`]), and each imagined game begins with another one. It plays a fixed number of imagined games, never
//! for a time, so that the same position gives the same answer on every device.

use super::{Draws, Game, Seat};

/// What a search asks about its game.
pub trait Guide {
    /// The game.
    type Game: Game;

    /// Puts the moves worth a thought into `list`, best guess first. Where somebody decides there is one at least.
    fn candidates(&self, position: &Self::Game, list: &mut Vec<<Self::Game as Game>::Move>);
    /// What the deciding seat does in an imagined game; `None` once the game is over.
    fn reply(&self, position: &Self::Game) -> Option<<Self::Game as Game>::Move>;
    /// Whether an imagined game that began at `start` has gone far enough to be judged.
    fn is_enough(&self, start: &Self::Game, position: &Self::Game) -> bool;
    /// What a position is worth to `seat`; more is better. Its unit is the guide's.
    fn worth(&self, position: &Self::Game, seat: Seat) -> i32;
    /// What is added to the worth of a candidate before comparing: the manner of a player.
    fn lean(&self, position: &Self::Game, m: <Self::Game as Game>::Move) -> i32;
}

/// A candidate, and how its imagined games went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub m: M,
    /// How many imagined games began with it.
    pub playouts: u32,
    /// The sum of what they were worth, in the guide's unit.
    pub sum: i64,
    /// What the manner of the player adds.
    pub lean: i32,
}

impl<M> Candidate<M> {
    /// The mean of what it is worth, with the player's manner; nothing known is worth nothing.
    pub fn mean(&self) -> i64 {
        i64::from(self.lean) + self.sum / i64::from(self.playouts.max(1))
    }
}

/// A decision being thought about, one imagined game after the other.
#[derive(Clone, Debug)]
pub struct Thought<G: Guide> {
    guide: G,
    start: G::Game,
    seat: Seat,
    /// Those still compared come first, by what they were worth when the last ones were dropped.
    candidates: Vec<Candidate<<G::Game as Game>::Move>>,
    alive: usize,
    /// The one whose game is imagined next, and under which guess.
    next: usize,
    guess: u64,
    /// Imagined games until the worse half is dropped, and for each such round.
    left: u32,
    round: u32,
}

impl<G: Guide> Thought<G> {
    /// Begins to think about the decision of `position` with so many imagined games; `None` if nobody decides.
    pub fn new(guide: G, position: &G::Game, playouts: u32) -> Option<Self> {
        let seat = position.to_move()?;
        let mut start = position.clone();
        start.imagine(seat, &mut guess(0));
        let mut moves = Vec::new();
        guide.candidates(&start, &mut moves);
        let candidates: Vec<_> = moves
            .into_iter()
            .map(|m| Candidate {
                m,
                playouts: 0,
                sum: 0,
                lean: guide.lean(&start, m),
            })
            .collect();
        let alive = candidates.len();
        let rounds = usize::BITS - alive.saturating_sub(1).leading_zeros();
        let round = playouts / rounds.max(1);
        Some(Thought {
            guide,
            start,
            seat,
            candidates,
            alive,
            next: 0,
            guess: 1,
            left: round,
            round,
        })
    }

    /// Imagines one more game; tells whether there is more to think about.
    pub fn think(&mut self) -> bool {
        if self.alive < 2 {
            return false;
        }
        let candidate = &mut self.candidates[self.next];
        let mut game = self.start.clone();
        game.imagine(self.seat, &mut guess(self.guess));
        let worth = imagine_from(&self.guide, &self.start, game, candidate.m, self.seat);
        candidate.playouts += 1;
        candidate.sum += i64::from(worth);
        self.left = self.left.saturating_sub(1);
        self.next += 1;
        if self.next == self.alive {
            self.next = 0;
            self.guess += 1;
            // Every candidate has had the same luck as often.
            if self.left < self.alive as u32 {
                self.drop_half();
            }
        }
        self.alive > 1
    }

    fn drop_half(&mut self) {
        super::sort_by_key(&mut self.candidates[..self.alive], |c| -c.mean());
        self.alive = self.alive.div_ceil(2);
        self.left = self.round;
    }

    /// The best move so far.
    pub fn best(&self) -> Option<<G::Game as Game>::Move> {
        let alive = self.candidates.iter().take(self.alive);
        // Of equal ones the first.
        let best = alive.reduce(|best, c| if c.mean() > best.mean() { c } else { best });
        best.map(|c| c.m)
    }

    /// The candidates, those compared to the end first.
    pub fn candidates(&self) -> &[Candidate<<G::Game as Game>::Move>] {
        &self.candidates
    }
}

/// The draws of a guess. They hang on nothing but its number.
fn guess(number: u64) -> Draws {
    Draws::open(b"what the deciding seat imagines.", number)
}

/// Plays `game` on from `m` and judges it.
fn imagine_from<G: Guide>(
    guide: &G,
    start: &G::Game,
    mut game: G::Game,
    m: <G::Game as Game>::Move,
    seat: Seat,
) -> i32 {
    let mut next = Some(m);
    while let Some(m) = next {
        if game.play(m, &mut ()).is_err() {
            break;
        }
        next = if guide.is_enough(start, &game) {
            None
        } else {
            guide.reply(&game)
        };
    }
    guide.worth(&game, seat)
}
