//! A game as what determines it: rules version, set-up, seed and moves; and the text of all that.

use std::fmt;
use std::str::FromStr;

use super::{Draws, Game, Seat, Seed};

/// The stream of draws that a fork imagines its luck from. No game draws from it.
const FORK_STREAM: u64 = u64::MAX;
/// What the seed of a fork begins with in the text of a record.
const FORK: char = '~';

/// From a moment on, other luck: what if? It keeps what everybody knows there and draws anew what nobody can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fork {
    /// After how many decisions.
    pub at: usize,
    /// What the other luck hangs on.
    pub seed: Seed,
}

/// Everything that is needed to play a game again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was agreed before the first move.
    pub setup: G::Setup,
    /// What every draw hangs on.
    pub seed: Seed,
    /// The decisions, first to last.
    pub moves: Vec<G::Move>,
    /// Where other luck began.
    fork: Option<Fork>,
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
            fork: None,
        }
    }

    /// The record up to so many decisions, or all of them if there are fewer, with other luck from there on.
    pub fn forked(&self, at: usize, seed: Seed) -> Self {
        let mut record = self.upto(at);
        let at = record.moves.len();
        record.fork = Some(Fork { at, seed });
        record
    }

    /// The record up to so many decisions.
    pub fn upto(&self, n: usize) -> Self {
        let mut record = self.clone();
        record.moves.truncate(n);
        record.fork = record.fork();
        record
    }

    /// Where other luck began, if it did within these decisions.
    pub fn fork(&self) -> Option<Fork> {
        self.fork.filter(|fork| fork.at <= self.moves.len())
    }

    /// The same with a fork, where decisions are still to be read.
    pub(super) fn with_fork(self, fork: Option<Fork>) -> Self {
        Record { fork, ..self }
    }

    /// Lets the other luck begin in the position after `n` decisions, if it begins there.
    pub fn renew(&self, n: usize, position: &mut G) {
        if let Some(fork) = self.fork.filter(|fork| fork.at == n) {
            let seat = position.to_move().unwrap_or(Seat::ALL[0]);
            position.imagine(seat, &mut Draws::open(&fork.seed.key(), FORK_STREAM));
        }
    }

    /// The position before the first decision.
    pub fn opening(&self) -> G {
        let mut opening = G::new(&self.setup, self.seed, &mut Vec::new());
        self.renew(0, &mut opening);
        opening
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
            self.renew(index + 1, &mut position);
        }
        Ok(position)
    }
}

/// The text: `trollfjord 0; 4 first; TROLL-…; p1 R08x1 …`, on one line. Where other luck began stands its seed: `~TROLL-…`.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}; {}; {};", G::ID, G::RULES, self.setup, self.seed)?;
        let fork = |f: &mut fmt::Formatter<'_>, n| match self.fork.filter(|fork| fork.at == n) {
            Some(fork) => write!(f, " {FORK}{}", fork.seed),
            None => Ok(()),
        };
        for (n, m) in self.moves.iter().enumerate() {
            fork(f, n)?;
            write!(f, " {m}")?;
        }
        fork(f, self.moves.len())
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
        let mut record = Record::new(setup, seed);
        for text in parts.next().unwrap_or_default().split_whitespace() {
            let at = record.moves.len();
            let fault = RecordFault::Move(at);
            match text.strip_prefix(FORK) {
                Some(_) if record.fork.is_some() => return Err(fault),
                Some(seed) => {
                    let seed = Seed::canonical(seed).ok_or(fault)?;
                    record.fork = Some(Fork { at, seed });
                }
                None => record.moves.push(text.parse().map_err(|_| fault)?),
            }
        }
        Ok(record)
    }
}
