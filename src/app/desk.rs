//! What lies on the desk: the game in progress, if there is one, and who plays it. The only state that is kept.

use std::rc::Rc;

use crate::engine::session::{Act, Played};
use crate::engine::{BySeat, Record, Seat, Session};
use crate::games::trollfjord::view::teller::Names;
use crate::games::trollfjord::{Move, Trollfjord};

use super::address;
use super::computers::Computers;
use super::save::{self, Saved};
use super::storage::Kept;

/// The desk.
#[derive(Clone, PartialEq)]
pub struct Desk {
    /// The game and the names typed for its seats.
    pub game: Option<Seated>,
    /// Whether the table is shown, not the start page.
    pub at_table: bool,
}

/// A game with its players.
#[derive(Clone, PartialEq)]
pub struct Seated {
    /// The game.
    pub session: Rc<Session<Trollfjord>>,
    /// The names typed; empty for the usual name.
    pub names: Names,
    /// The seats for which the computer decides.
    pub computers: Computers,
}

/// What can happen on the desk.
#[derive(Clone)]
pub enum DeskAct {
    /// Something is done with the game.
    Game(Act<Move>),
    /// A new game is laid out.
    Start(Saved),
    /// To the start page; the game stays.
    Leave,
    /// Back to the game.
    Resume,
}

impl Desk {
    /// The desk with what was kept.
    pub fn with(saved: Option<Saved>) -> Self {
        let game = saved.map(Seated::open);
        Desk {
            at_table: game.is_some(),
            game,
        }
    }
}

impl Seated {
    fn open(saved: Saved) -> Self {
        Seated {
            session: Rc::new(Session::open(&saved.record)),
            names: saved.names,
            computers: saved.computers,
        }
    }

    /// What is to be kept of it.
    pub fn saved(&self) -> Saved {
        let record: &Record<Trollfjord> = self.session.record();
        Saved {
            names: self.names.clone(),
            computers: self.computers,
            record: record.clone(),
        }
    }

    /// After how many decisions that began which the computer has made since a person decided.
    pub fn since(&self) -> usize {
        let person = |played: &Played<Trollfjord>| self.computers[played.by].is_none();
        let last = self.session.played().iter().rposition(person);
        last.map_or(0, |last| last + 1)
    }

    /// Where computer players sit.
    pub fn machines(&self) -> BySeat<bool> {
        BySeat::from_fn(|seat| self.computers[seat].is_some())
    }

    /// The seat of the last decision, if the computer made it: it is not taken back.
    pub fn last_by_computer(&self) -> Option<Seat> {
        let last = self.session.played().last()?.by;
        self.computers[last].map(|_| last)
    }
}

impl Desk {
    /// The desk when that has happened; `None` if nothing has. A game that it takes the place of is laid aside.
    pub fn after(&self, act: DeskAct) -> Option<Desk> {
        let (game, at_table) = match act {
            DeskAct::Game(act) => {
                let seated = self.game.as_ref()?;
                if matches!(act, Act::Undo | Act::Restart) && seated.last_by_computer().is_some() {
                    return None;
                }
                let game = Seated {
                    session: Rc::new(seated.session.act(act)?),
                    ..seated.clone()
                };
                (Some(game), self.at_table)
            }
            DeskAct::Start(saved) => {
                save::make_way(&saved);
                (Some(Seated::open(saved)), true)
            }
            DeskAct::Leave => (self.game.clone(), false),
            DeskAct::Resume => (self.game.clone(), self.game.is_some()),
        };
        Some(Desk { game, at_table })
    }

    /// Keeps the game on this device and in the address; tells whether it is kept.
    pub fn keep(&self) -> Option<Kept> {
        let saved = self.game.as_ref().map(Seated::saved);
        let kept = saved.as_ref().map(save::keep);
        match saved.filter(|_| self.at_table) {
            Some(saved) => address::show(&saved),
            None => address::clear(),
        }
        kept
    }
}
