//! The rare things that the pinned games must show, each a name and a question to the story of a turn or of a game.

mod collect;
mod game;
mod hammer;
mod story;
mod travel;

use std::collections::BTreeSet;

use trollfjord::engine::Record;
use trollfjord::games::trollfjord::Trollfjord;

use story::{Story, Tale, tell};

/// Something that a turn may show.
type InTurn = (&'static str, fn(&Story) -> bool);
/// Something that a whole game may show.
type InGame = (&'static str, fn(&Tale) -> bool);

/// Every name there is.
pub fn names() -> impl Iterator<Item = &'static str> {
    let turns = in_turns().map(|rare| rare.0);
    turns.chain(game::RARE.iter().map(|rare| rare.0))
}

fn in_turns() -> impl Iterator<Item = &'static InTurn> {
    let first = travel::RARE.iter().chain(hammer::RARE);
    first.chain(collect::RARE)
}

/// What a game shows.
///
/// # Panics
/// If a move of the record is refused.
pub fn shown(record: &Record<Trollfjord>) -> BTreeSet<&'static str> {
    let tale = tell(record);
    let mut shown = BTreeSet::new();
    for (name, shows) in in_turns() {
        if tale.turns.iter().any(shows) {
            shown.insert(*name);
        }
    }
    let whole = game::RARE.iter().filter(|(_, shows)| shows(&tale));
    shown.extend(whole.map(|(name, _)| *name));
    shown
}
