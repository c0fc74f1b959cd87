//! Who plays: a level and a manner.

use crate::engine::{Draws, Fnv, Game, Thought};

use super::super::{Move, Moves, Trollfjord, greedy};
use super::guide::Imaginer;

/// How strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// Picks at random now and then.
    One,
    /// Does what looks best at once.
    Two,
    /// Imagines a few games.
    Three,
    /// Imagines many games, farther.
    Four,
}

/// How daring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Manner {
    /// Takes what is safe.
    Cautious,
    /// Dares more.
    Bold,
}

/// A computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Player {
    /// How strong.
    pub level: Level,
    /// How daring.
    pub manner: Manner,
}

/// A decision being thought about.
pub enum Thinking {
    /// It is known at once.
    Known(Move),
    /// It takes imagined games.
    Search(Thought<Imaginer>),
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::One, Level::Two, Level::Three, Level::Four];

    /// How many games are imagined for a decision, and how many rounds of turns they go.
    pub fn effort(self) -> (u32, u16) {
        let env = |name: &str, or: u32| {
            std::env::var(name)
                .ok()
                .and_then(|v| v.parse().ok())
                .unwrap_or(or)
        };
        match self {
            Level::One | Level::Two => (0, 0),
            Level::Three => (env("P3", 32), env("H3", 1) as u16),
            Level::Four => (env("P4", 200), env("H4", 2) as u16),
        }
    }
}

impl Player {
    /// Begins to decide; `None` once the game is over.
    pub fn think(self, position: &Trollfjord) -> Option<Thinking> {
        let seat = position.to_move()?;
        let mut seen = position.clone();
        seen.imagine(seat, &mut Draws::open(&[0; 32], 0));
        let (playouts, rounds) = self.level.effort();
        if playouts > 0 {
            let thought = Thought::new(Imaginer::new(rounds), &seen, playouts)?;
            return Some(Thinking::Search(thought));
        }
        if self.level == Level::One {
            let key = Fnv::of(&seen);
            let mut draws = Draws::open(&[1; 32], key);
            if draws.chance(110) {
                let mut list = Moves::new();
                seen.legal_moves(&mut list);
                return Some(Thinking::Known(
                    list[draws.below(list.len() as u32) as usize],
                ));
            }
        }
        greedy::choose(&seen).map(Thinking::Known)
    }

    /// The decision.
    pub fn choose(self, position: &Trollfjord) -> Option<Move> {
        match self.think(position)? {
            Thinking::Known(m) => Some(m),
            Thinking::Search(mut thought) => {
                while thought.think() {}
                thought.best()
            }
        }
    }
}
