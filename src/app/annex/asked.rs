//! What the page asks the annex for, and what the annex asks the page to lay on the table: lines of text that go through
//! the window, since they are two programs.

use std::str::FromStr;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;
use yew::prelude::*;

use crate::app::desk::DeskAct;
use crate::app::save::Saved;
use crate::ui::shout;

/// The event by which something of the annex is asked for. The loader brings the annex and hands it on.
const ASK: &str = "trollfjord-annex";
/// The event by which the annex hears of it.
pub const HEAR: &str = "trollfjord-annex-open";
/// The event by which the annex lays a game on the table.
pub const LAY: &str = "trollfjord-lay";

/// What the annex holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// What can be sent of a game.
    Share,
    /// The games that are kept under a name.
    Shelf,
    /// A game as it was played.
    Replay,
    /// The tower alone.
    Practice,
    /// What is to be done with a game that somebody opened by a link.
    Arrival,
    /// Why a computer player decided as it did.
    Why,
    /// The choices of this device.
    Choices,
    /// What would be good to do.
    Hint,
    /// What was luck in a game, and when it turned.
    Luck,
}

impl Room {
    /// All rooms.
    pub const ALL: [Room; 9] = [
        Room::Share,
        Room::Shelf,
        Room::Replay,
        Room::Practice,
        Room::Arrival,
        Room::Why,
        Room::Choices,
        Room::Hint,
        Room::Luck,
    ];

    /// Its name in what is asked.
    pub fn name(self) -> &'static str {
        [
            "share", "shelf", "replay", "practice", "arrival", "why", "choices", "hint", "luck",
        ][self as usize]
    }
}

/// What is asked for: a room, the moment, and the game it is about, if it is about one.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The room.
    pub room: Room,
    /// After so many decisions.
    pub at: usize,
    /// The game.
    pub saved: Option<Saved>,
}

impl FromStr for Asked {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (head, game) = text.split_once('\n').ok_or(())?;
        let (name, at) = head.split_once(' ').ok_or(())?;
        let room = Room::ALL.into_iter().find(|room| room.name() == name);
        Ok(Asked {
            room: room.ok_or(())?,
            at: at.parse().map_err(drop)?,
            saved: game.parse().ok(),
        })
    }
}

/// Asks for a room.
pub fn ask(room: Room, at: usize, saved: Option<&Saved>) {
    let game = saved.map(Saved::text).unwrap_or_default();
    shout(ASK, &format!("{} {at}\n{game}", room.name()).into());
}

/// Lays a game on the table.
pub fn lay(saved: &Saved) {
    shout(LAY, &saved.text().into());
}

/// Lays nothing: the page shows its start.
pub fn lay_nothing() {
    shout(LAY, &"".into());
}

/// Hears what the annex lays on the table.
#[hook]
pub fn use_laid(go: &Callback<DeskAct>) {
    // What is laid comes beside the game that is there now.
    let go = go.clone();
    let hear = move |text: String| {
        if let Ok(saved) = text.parse() {
            go.emit(DeskAct::Start(saved));
        } else if text.is_empty() {
            go.emit(DeskAct::Leave);
        }
    };
    use_event(LAY, hear.into());
}

/// Hears the texts of an event of the window, as things stand now.
#[hook]
pub fn use_event(name: &'static str, hear: Callback<String>) {
    use_effect(move || {
        let hear = move |event: &Event| hear.emit(detail(event).unwrap_or_default());
        let window = web_sys::window();
        let listener = window.map(|window| EventListener::new(&window, name, hear));
        move || drop(listener)
    });
}

/// The text that comes with an event.
pub fn detail(event: &Event) -> Option<String> {
    event.dyn_ref::<CustomEvent>()?.detail().as_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{BySeat, Record, Seed};

    #[test]
    fn what_is_asked_is_heard() {
        let saved = Saved {
            names: BySeat::from_fn(|_| "Ann".into()),
            computers: BySeat::default(),
            record: Record::new("2 first".parse().unwrap(), Seed::from_text("asked")),
        };
        for room in Room::ALL {
            for saved in [None, Some(saved.clone())] {
                let game = saved.as_ref().map(Saved::text).unwrap_or_default();
                let heard = format!("{} 7\n{game}", room.name()).parse();
                assert_eq!(heard, Ok(Asked { room, at: 7, saved }));
            }
        }
        for text in ["", "share", "share 7", "cellar 7\n", "share x\n"] {
            assert_eq!(text.parse::<Asked>(), Err(()));
        }
    }
}
