//! What can be wrong with a coded record, and what cannot be written as one.

use super::super::Game;
use super::Opened;

/// A coded record that is refused, with as much of the game as could be saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault<G: Game> {
    /// What is wrong.
    pub why: Why,
    /// The game up to the last block that checks; `None` if not even the head does.
    pub saved: Option<Box<Opened<G>>>,
}

impl<G: Game> Fault<G> {
    pub(super) fn saving(why: Why, saved: Opened<G>) -> Self {
        Fault {
            why,
            saved: Some(Box::new(saved)),
        }
    }
}

impl<G: Game> From<Why> for Fault<G> {
    fn from(why: Why) -> Self {
        Fault { why, saved: None }
    }
}

/// Why a coded record is refused. Places are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// There is nothing to read.
    Empty,
    /// It has so many bytes, more than [`super::LONGEST`]; nothing was read.
    TooLong(usize),
    /// It is undamaged and a record of the game with this letter.
    OtherGame(char),
    /// It is undamaged and was written under this version of the rules.
    OtherRules(u32),
    /// Game, version, set-up or seed is damaged: nothing can be told of the game.
    Head,
    /// The head checks, but its set-up has this number, which no set-up of this version has.
    Setup(u32),
    /// At this place stands something else than a letter or a digit.
    Character(usize),
    /// Characters are wrong or missing; what begins at this place cannot be trusted.
    Damaged(usize),
    /// All checks hold, but nothing writes what begins at this place: decisions after the end of the game, or numbers in
    /// another form than the shortest.
    NotWritten(usize),
    /// What stands behind the hyphen is not a moment of the game, which has so many decisions and is whole.
    Moment(u32),
}

/// Why a record cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unwritten {
    /// The move with this number, counted from 0, is not legal.
    Illegal(usize),
    /// It has so many decisions, more than [`super::MOST_DECISIONS`].
    Decisions(usize),
    /// It would take so many characters, more than [`super::LONGEST`].
    Characters(usize),
    /// The game has no such moment.
    Moment(u32),
}
