//! What things are worth to a seat, in 16ths of a point.

use crate::engine::{Seat, Total};

use super::super::pieces::{BeltSpace, Gifts, Treasure};
use super::super::table::{CROWN, Table};

/// One point.
pub(in super::super) const POINT: i32 = 16;
/// What it is worth to be one belt space further: the others have less time.
const PACE: i32 = POINT * 8;

/// What `treasure` is worth to `seat` on its own turn: value, crown and pace.
pub(super) fn on_belt(t: &Table, seat: Seat, treasure: Treasure) -> i32 {
    let value = POINT * i32::from(treasure.value());
    match t.sacks[seat].next_space() {
        Some(BeltSpace::Numbered(level)) => {
            let crown = POINT * i32::from(CROWN);
            let crown = match t.crowns[level.index()] {
                None => crown * 3 / 4, // It can be lost again.
                Some(holder) if t.sacks[holder].belt[level.index()] <= Some(treasure) => {
                    crown + share(t, crown)
                }
                Some(_) => 0,
            };
            value + crown + if t.ending { 0 } else { PACE }
        }
        Some(BeltSpace::Plus) if leads(t, seat, value) => value + PACE,
        Some(BeltSpace::Plus) => value,
        None => 0,
    }
}

/// Whether `seat` is ahead of everyone with `more` 16ths of a point.
fn leads(t: &Table, seat: Seat, more: i32) -> bool {
    let points = |s: Seat| POINT * t.score(s).total();
    let others = t.seats().filter(|&s| s != seat).map(points);
    others.max().is_none_or(|best| points(seat) + more > best)
}

/// What `treasure` is worth to a comrade: its value.
pub(super) fn in_sack(treasure: Treasure) -> i32 {
    POINT * i32::from(treasure.value())
}

/// What `treasure` is worth to `seat` in this turn.
pub(super) fn now(t: &Table, seat: Seat, treasure: Treasure) -> i32 {
    if seat == t.mover {
        on_belt(t, seat, treasure)
    } else {
        in_sack(treasure)
    }
}

/// What it costs a seat that another one gets `worth`: the fewer play, the more.
pub(super) fn share(t: &Table, worth: i32) -> i32 {
    worth / i32::from(t.setup.players.get())
}

/// What a set of gifts is worth.
pub(super) fn gifts(gifts: Gifts) -> i32 {
    POINT * i32::from(gifts.worth())
}

/// What the cheapest gift that is left is worth.
pub(super) fn cheapest(left: Gifts) -> Option<i32> {
    left.iter()
        .map(|gift| POINT * i32::from(gift.worth()))
        .min()
}
