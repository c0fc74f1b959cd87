//! A game as what determines it: rules version, set-up, seed and moves; and the text of all that.

use std::fmt;
use std::str::FromStr;

use super::{Game, Seed};

/// Everything that is needed to play a game again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was agreed before the first move.
    pub setup: G::Setup,
    /// What every draw hangs on.
    pub seed: Seed,
    /// The decisions, first to last.
    pub moves: Vec<G::Move>,
}

/// A move of a record that could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stuck<G: Game> {
    /// Which one, counted from 0.
    pub index: usize,
    /// Why not.
    pub refusal: G::Refusal,
    /// The position that refused it.
    pub position: G,
}

impl<G: Game> Record<G> {
    /// A record without a move.
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        Record {
            setup,
            seed,
            moves: Vec::new(),
        }
    }

    /// The position before the first decision.
    pub fn opening(&self) -> G {
        G::new(&self.setup, self.seed, &mut Vec::new())
    }

    /// The position after the first `n` moves, or after all of them if there are fewer.
    ///
    /// # Errors
    /// The first move that is refused, with the position before it: the game up to there is sound.
    pub fn position(&self, n: usize) -> Result<G, Box<Stuck<G>>> {
        let mut position = self.opening();
        // A list, though nobody reads it: with one kind of sink alone the page holds the rules once, not twice.
        let mut unread = Vec::new();
        for (index, &m) in self.moves.iter().take(n).enumerate() {
            if let Err(refusal) = position.play(m, &mut unread) {
                return Err(Box::new(Stuck {
                    index,
                    refusal,
                    position,
                }));
            }
        }
        Ok(position)
    }
}

/// The text: `trollfjord 0; 4 first; TROLL-…; p1 R08x1 …`, on one line.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}; {}; {};", G::ID, G::RULES, self.setup, self.seed)?;
        self.moves.iter().try_for_each(|m| write!(f, " {m}"))
    }
}

/// What is wrong with the text of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// It is not a record of this game.
    NotThisGame,
    /// It was written under another version of the rules.
    OtherRules(u32),
    /// The set-up cannot be read.
    Setup,
    /// The seed cannot be read.
    Seed,
    /// The move with this number, counted from 0, cannot be read.
    Move(usize),
}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordFault;

    fn from_str(text: &str) -> Result<Self, RecordFault> {
        let mut parts = text.splitn(4, ';').map(str::trim);
        let head = parts.next().unwrap_or_default();
        let version = head
            .strip_prefix(G::ID)
            .ok_or(RecordFault::NotThisGame)?
            .trim();
        let version: u32 = version.parse().map_err(|_| RecordFault::NotThisGame)?;
        if version != G::RULES {
            return Err(RecordFault::OtherRules(version));
        }
        let setup = parts
            .next()
            .unwrap_or_default()
            .parse()
            .map_err(|_| RecordFault::Setup)?;
        let seed = parts
            .next()
            .and_then(Seed::canonical)
            .ok_or(RecordFault::Seed)?;
        let moves = parts.next().unwrap_or_default();
        let moves = moves.split_whitespace().enumerate();
        let moves = moves.map(|(i, m)| m.parse().map_err(|_| RecordFault::Move(i)));
        Ok(Record {
            setup,
            seed,
            moves: moves.collect::<Result<_, _>>()?,
        })
    }
}
