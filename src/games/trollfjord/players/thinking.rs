//! A computer player's decision, thought about in steps.

use crate::engine::{Candidate, Draws, Fnv, Game, Thought};

use super::super::{Move, Moves, Trollfjord, greedy};
use super::guide::Imaginer;
use super::level::Player;

/// The key of the whims of level one.
const WHIMS: &[u8; 32] = b"what comes to mind, now and then";

/// A decision under way.
#[derive(Clone, Debug)]
pub enum Thinking {
    /// It is known at once.
    Known(Move),
    /// Games are being imagined.
    Search(Box<Thought<Imaginer>>),
}

/// A decision, with what else was thought of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What is done.
    pub m: Move,
    /// What was compared, the best first, in 16ths of a point; nothing if it was known at once.
    pub candidates: Vec<Candidate<Move>>,
}

impl Player {
    /// Begins to decide for whoever decides now; `None` once the game is over.
    ///
    /// The same position gives the same answer on every device, and what the seat cannot know changes nothing.
    pub fn think(self, position: &Trollfjord) -> Option<Thinking> {
        let seat = position.to_move()?;
        let temper = self.manner.temper();
        if let Some(effort) = self.level.effort(position.table().setup.players) {
            // A search replaces by a guess what the seat cannot know, before anything else.
            let imaginer = Imaginer::new(effort.turns, temper);
            let thought = Thought::new(imaginer, position, effort.games);
            return thought.map(Box::new).map(Thinking::Search);
        }
        let mut seen = position.clone();
        seen.imagine(seat, &mut Draws::open(&[0; 32], 0));
        let whim = self.whim(&seen);
        whim.or_else(|| greedy::choose_as(&seen, temper))
            .map(Thinking::Known)
    }

    /// Anything at all, now and then. It hangs on what is seen: nobody gets another answer by asking again.
    fn whim(self, seen: &Trollfjord) -> Option<Move> {
        let mut draws = Draws::open(WHIMS, Fnv::of(seen));
        if !draws.chance(self.level.whims()) {
            return None;
        }
        let mut list = Moves::new();
        seen.legal_moves(&mut list);
        list.get(draws.below(list.len() as u32) as usize).copied()
    }

    /// The whole decision at one go; `None` once the game is over.
    pub fn choose(self, position: &Trollfjord) -> Option<Move> {
        let mut thinking = self.think(position)?;
        while thinking.think() {}
        thinking.answer().map(|answer| answer.m)
    }
}

impl Thinking {
    /// Thinks a little; tells whether there is more to think about.
    pub fn think(&mut self) -> bool {
        match self {
            Thinking::Known(_) => false,
            Thinking::Search(thought) => thought.think(),
        }
    }

    /// The answer as far as was thought.
    pub fn answer(&self) -> Option<Answer> {
        match self {
            Thinking::Known(m) => Some(Answer {
                m: *m,
                candidates: Vec::new(),
            }),
            Thinking::Search(thought) => Some(Answer {
                m: thought.best()?,
                candidates: thought.candidates().to_vec(),
            }),
        }
    }
}
