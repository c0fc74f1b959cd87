//! A game that never ends, with lists of any width: what the code of records asks of a game, and nothing more.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use trollfjord::engine::link::Numbered;
use trollfjord::engine::{Draws, Game, Seat, Seed, Sink, Total};

thread_local! {
    /// How many decisions have been played in this thread.
    static PLAYED: Cell<u32> = const { Cell::new(0) };
}

/// How many decisions `work` plays.
pub fn played(work: impl FnOnce()) -> u32 {
    let before = PLAYED.get();
    work();
    PLAYED.get() - before
}

/// The set-up: the widest list. How many set-ups there are says how long the head of a link is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Widest<const COUNT: u32 = 1_000>(pub u16);

impl<const COUNT: u32> fmt::Display for Widest<COUNT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const COUNT: u32> FromStr for Widest<COUNT> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().map(Widest).map_err(|_| ())
    }
}

impl<const COUNT: u32> Numbered for Widest<COUNT> {
    const COUNT: u32 = COUNT;

    fn number(&self) -> u32 {
        u32::from(self.0)
    }

    fn numbered(number: u32) -> Option<Self> {
        let widest = u16::try_from(number).ok()?;
        (2..=600).contains(&widest).then_some(Widest(widest))
    }
}

/// The points: none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nothing;

impl Total for Nothing {
    fn total(&self) -> i32 {
        0
    }
}

/// A position: what has been decided, in a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy<const LETTER: u8, const RULES: u32, const COUNT: u32 = 1_000> {
    widest: u16,
    decisions: u32,
    state: u64,
}

impl<const LETTER: u8, const RULES: u32, const COUNT: u32> Toy<LETTER, RULES, COUNT> {
    fn width(&self) -> u16 {
        let spread = u64::from(self.widest) - 1;
        2 + (self.state / 7 % spread) as u16
    }
}

impl<const LETTER: u8, const RULES: u32, const COUNT: u32> Game for Toy<LETTER, RULES, COUNT> {
    const ID: &'static str = "toy";
    const LETTER: u8 = LETTER;
    const RULES: u32 = RULES;
    type Setup = Widest<COUNT>;
    type Move = u16;
    type Moves = Vec<u16>;
    type Event = ();
    type Refusal = ();
    type Score = Nothing;

    fn new(setup: &Widest<COUNT>, seed: Seed, _sink: &mut impl Sink<()>) -> Self {
        Toy {
            widest: setup.0,
            decisions: 0,
            state: seed.number() as u64,
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(2)
    }

    fn to_move(&self) -> Option<Seat> {
        Some(Seat::ALL[0])
    }

    fn legal_moves(&self, list: &mut Vec<u16>) {
        list.clear();
        // Not in the order of the numbers: an index is not a move.
        list.extend((0..self.width()).rev());
    }

    fn refusal(&self, m: u16) -> Option<()> {
        (m >= self.width()).then_some(())
    }

    fn play(&mut self, m: u16, _sink: &mut impl Sink<()>) -> Result<(), ()> {
        if m >= self.width() {
            return Err(());
        }
        PLAYED.set(PLAYED.get() + 1);
        self.decisions += 1;
        self.state = (self.state ^ u64::from(m)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.state ^= self.state >> 29;
        Ok(())
    }

    fn decisions(&self) -> u32 {
        self.decisions
    }

    fn score(&self, _seat: Seat) -> Nothing {
        Nothing
    }

    fn ranking(&self) -> Vec<Seat> {
        self.seats().collect()
    }

    fn reveals((): &()) -> bool {
        false
    }

    fn imagine(&mut self, _seat: Seat, _draws: &mut Draws) {}
}
