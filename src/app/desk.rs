//! What lies on the desk: the game in progress, if there is one, and who plays it. The only state that is kept.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::session::Act;
use crate::engine::{Record, Session};
use crate::games::trollfjord::view::teller::Names;
use crate::games::trollfjord::{Move, Trollfjord};

use super::save::Saved;

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
}

/// What can happen on the desk.
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
        }
    }

    /// What is to be kept of it.
    pub fn saved(&self) -> Saved {
        let record: &Record<Trollfjord> = self.session.record();
        Saved {
            names: self.names.clone(),
            record: record.clone(),
        }
    }
}

impl Reducible for Desk {
    type Action = DeskAct;

    fn reduce(self: Rc<Self>, act: DeskAct) -> Rc<Self> {
        match act {
            DeskAct::Game(act) => {
                let Some(seated) = &self.game else {
                    return self;
                };
                match seated.session.act(act) {
                    Some(session) => {
                        let game = Seated {
                            session: Rc::new(session),
                            names: seated.names.clone(),
                        };
                        Rc::new(Desk {
                            game: Some(game),
                            ..*self
                        })
                    }
                    None => self,
                }
            }
            DeskAct::Start(saved) => Rc::new(Desk {
                game: Some(Seated::open(saved)),
                at_table: true,
            }),
            DeskAct::Leave => Rc::new(Desk {
                at_table: false,
                ..(*self).clone()
            }),
            DeskAct::Resume => Rc::new(Desk {
                at_table: self.game.is_some(),
                ..(*self).clone()
            }),
        }
    }
}
