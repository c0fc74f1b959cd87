//! A game in progress as the screen holds it, without a screen: the record, the position, and the law of undo.

use std::rc::Rc;

use super::{Game, Record, Seat};

/// One decision that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G: Game> {
    /// The move.
    pub m: G::Move,
    /// Who decided.
    pub by: Seat,
    /// What it made happen.
    pub events: Rc<[G::Event]>,
}

/// Why there is nothing to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// No decision has been made.
    Start,
    /// The last decision is that of another seat than the ones already taken back.
    OtherSeat(Seat),
    /// Something came to light that nobody could know before.
    Revealed,
}

/// What can be done with a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act<M> {
    /// Play this move, given that exactly so many decisions have been made: a late click plays nothing.
    Play(M, usize),
    /// Take one decision back.
    Undo,
    /// Take back what can be taken back.
    Restart,
    /// Play one decision again that was taken back.
    Redo,
}

/// A game in progress. Positions are shared, since they are only replaced as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    opening: Rc<[G::Event]>,
    played: Vec<Played<G>>,
    undone: Vec<Played<G>>,
    position: Rc<G>,
}

impl<G: Game> Session<G> {
    /// Opens a record: plays its moves while they are legal and forgets the rest.
    pub fn open(record: &Record<G>) -> Self {
        let mut opening = Vec::new();
        let mut start = G::new(&record.setup, record.seed, &mut opening);
        record.renew(0, &mut start);
        let begun = Record::new(record.setup.clone(), record.seed);
        let mut session = Session {
            record: begun.with_fork(record.fork()),
            opening: opening.into(),
            played: Vec::new(),
            undone: Vec::new(),
            position: Rc::new(start),
        };
        for &m in &record.moves {
            if session.push(m).is_err() {
                break;
            }
        }
        session
    }

    /// The game after `act`, or `None` if it changes nothing.
    pub fn act(&self, act: Act<G::Move>) -> Option<Self> {
        let mut next = self.clone();
        match act {
            Act::Play(m, at) => {
                if at != self.played.len() {
                    return None;
                }
                next.push(m).ok()?;
                if self.undone.last().is_some_and(|last| last.m == m) {
                    next.undone.pop();
                } else {
                    next.undone.clear();
                }
            }
            Act::Undo => next.undo()?,
            Act::Restart => {
                next.undo()?;
                while next.undo().is_some() {}
            }
            Act::Redo => {
                let again = next.undone.pop()?;
                next.push(again.m).ok()?;
            }
        }
        Some(next)
    }

    /// Why nothing can be taken back; `None` if something can.
    pub fn barrier(&self) -> Option<Barrier> {
        let Some(last) = self.played.last() else {
            return Some(Barrier::Start);
        };
        // What was before other luck began is another game's.
        if self
            .record
            .fork()
            .is_some_and(|fork| fork.at == self.played.len())
        {
            return Some(Barrier::Start);
        }
        if last.events.iter().any(G::reveals) {
            return Some(Barrier::Revealed);
        }
        let other = self
            .undone
            .last()
            .is_some_and(|undone| undone.by != last.by);
        other.then_some(Barrier::OtherSeat(last.by))
    }

    /// Whether a decision that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The position now.
    pub fn position(&self) -> &Rc<G> {
        &self.position
    }

    /// The record up to now.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What happened before the first decision.
    pub fn opening(&self) -> &Rc<[G::Event]> {
        &self.opening
    }

    /// The decisions so far, with their events.
    pub fn played(&self) -> &[Played<G>] {
        &self.played
    }

    fn push(&mut self, m: G::Move) -> Result<(), G::Refusal> {
        let mut position = G::clone(&self.position);
        let by = position.to_move();
        let events = position.play_telling(m)?;
        if let Some(by) = by {
            self.played.push(Played {
                m,
                by,
                events: events.into(),
            });
        }
        self.record.moves.push(m);
        self.record.renew(self.record.moves.len(), &mut position);
        self.position = Rc::new(position);
        Ok(())
    }

    fn undo(&mut self) -> Option<()> {
        if self.barrier().is_some() {
            return None;
        }
        let last = self.played.pop()?;
        self.undone.push(last);
        self.record.moves.pop();
        self.position = Rc::new(self.record.position(usize::MAX).ok()?);
        Some(())
    }
}
