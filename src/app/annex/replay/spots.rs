//! The moments of a game that somebody may look for: where a turn began, a treasure was taken, a blow was struck.

use yew::AttrValue;

use crate::engine::Session;
use crate::games::trollfjord::view::log::turn_title;
use crate::games::trollfjord::view::tell::tell;
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Event, Trollfjord};

/// What a moment is looked for by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The beginning of a turn.
    Turn,
    /// A treasure or a crown that was taken.
    Treasure,
    /// A blow.
    Blow,
    /// What else happened at the tower: who hammers, the hammer that changes hands, anger.
    Hammering,
}

impl Kind {
    /// All, in the order of the list.
    pub const ALL: [Kind; 4] = [Kind::Turn, Kind::Treasure, Kind::Hammering, Kind::Blow];

    /// Its message.
    pub fn label(self) -> &'static str {
        [
            "replay-turns",
            "replay-treasures",
            "replay-blows",
            "replay-hammering",
        ][self as usize]
    }

    fn of(event: &Event) -> Option<Kind> {
        match event {
            Event::Turn { .. } => Some(Kind::Turn),
            Event::Collected { .. } | Event::Crowned { .. } => Some(Kind::Treasure),
            Event::Struck { .. } => Some(Kind::Blow),
            Event::Announced { .. }
            | Event::Swapped { .. }
            | Event::Kept { .. }
            | Event::Angry { .. }
            | Event::Unappeased => Some(Kind::Hammering),
            _ => None,
        }
    }
}

/// A moment: after how many decisions, what it is looked for by, and what happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// After how many decisions.
    pub at: usize,
    /// What it is looked for by.
    pub kind: Kind,
    /// What happened.
    pub text: AttrValue,
}

/// All moments up to `until`, in their order.
pub fn spots(session: &Session<Trollfjord>, until: usize, t: &Teller) -> Vec<Spot> {
    let table = session.position().table();
    let opening = session.opening().iter().map(|event| (0, event));
    let played = (1..=until).zip(session.played());
    let played = played.flat_map(|(at, played)| played.events.iter().map(move |event| (at, event)));
    let mut turn = 0;
    let spot = |(at, event): (usize, &Event)| {
        let kind = Kind::of(event)?;
        let text = match *event {
            Event::Turn { number, seat } => {
                turn = number;
                turn_title(number, seat, t)
            }
            _ => {
                let (_, text) = tell(event, table, t)?;
                let args = [("turn", turn.into()), ("text", text.as_str().into())];
                t.with("replay-in-turn", &args)
            }
        };
        Some(Spot { at, kind, text })
    };
    opening.chain(played).filter_map(spot).collect()
}

/// The moments at which turns begin around `at`: the one before, and the next.
pub fn turns_around(spots: &[Spot], at: usize, length: usize) -> (usize, usize) {
    let turns = || spots.iter().filter(|spot| spot.kind == Kind::Turn);
    let before = turns().rev().find(|spot| spot.at < at);
    let after = turns().find(|spot| spot.at > at);
    (
        before.map_or(0, |spot| spot.at),
        after.map_or(length, |spot| spot.at),
    )
}
