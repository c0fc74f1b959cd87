//! Hammering: blow or stop, which treasure, and whether to keep hammering.

use super::super::map::Region;
use super::super::phase::Hammering;
use super::super::{Move, Trollfjord};
use super::hand::{Hand, Hope};
use super::worth::{self, POINT};

/// The hammer in the hand of the one who decides.
fn hand<'a>(position: &'a Trollfjord, hammering: &Hammering) -> Hand<'a> {
    let t = position.table();
    let seat = hammering.hammerer;
    let own = hammering.fortress.regions().into_iter();
    let own = own.filter(|&region| t.trolls_in(region, seat) > 0);
    let hope = |region| {
        Some(Hope {
            value: i32::from(t.treasure(region)?.value()),
            worth: prize(position, hammering, region),
        })
    };
    Hand {
        tower: &t.tower,
        limit: hammering.limit,
        blows: hammering.blows,
        swaps: hammering.partner.is_some(),
        gift: worth::cheapest(t.sacks[seat].gifts),
        hopes: own.filter_map(hope).collect(),
    }
}

/// What the treasure of `region` is worth, less the trolls that are cleared with it.
fn prize(position: &Trollfjord, hammering: &Hammering, region: Region) -> i32 {
    let t = position.table();
    let seat = hammering.hammerer;
    let worth = t.treasure(region).map_or(0, |v| worth::now(t, seat, v));
    worth - POINT / 2 * i32::from(t.trolls_in(region, seat))
}

/// §B4 Blow or stop; a safe treasure counts `safe` more.
pub(super) fn swing(position: &Trollfjord, hammering: &Hammering, first: bool, safe: i32) -> Move {
    let hand = hand(position, hammering);
    let (blow, worth) = hand.strike();
    if !first && secured(&hand, safe) > worth {
        Move::Stop
    } else {
        Move::Swing(blow)
    }
}

/// §C1 The best treasure.
pub(super) fn collect(position: &Trollfjord, hammering: &Hammering) -> Move {
    let allowed = position.allowed(hammering.fortress, hammering.hammerer);
    let best = allowed.max_by_key(|&region| prize(position, hammering, region));
    best.map_or(Move::Nothing, Move::Collect)
}

/// What there is to have by stopping now, with what a safe treasure counts besides.
fn secured(hand: &Hand, safe: i32) -> i32 {
    match hand.stop() {
        0 => 0,
        worth => worth + safe,
    }
}

/// §B4 The best treasure now, or another blow alone; a safe treasure counts `safe` more.
pub(super) fn collect_or_keep(position: &Trollfjord, hammering: &Hammering, safe: i32) -> Move {
    let hand = hand(position, hammering);
    if hand.strike().1 > secured(&hand, safe) {
        Move::Keep
    } else {
        collect(position, hammering)
    }
}
