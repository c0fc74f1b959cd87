//! Moving: the lord's step, trolls, wanders, tailwind; and which region to clear.

use crate::engine::Seat;

use super::super::map::Region;
use super::super::pieces::{Distance, Landscape, Row};
use super::super::table::Table;
use super::super::{Move, Trollfjord};
use super::outlook::{Outlook, Trolls, trolls};
use super::partners;

/// What a troll that stands about costs: it is not in the supply.
const IDLE: i32 = 3;
/// What each space of a step costs: the next turn comes later.
const SPACE: i32 = 8;
/// What it costs that one lord ahead gets tailwind.
const WIND: i32 = 8;

/// §A1 The step after which trolls and hammer promise most, less what the time costs.
pub(super) fn lord(position: &Trollfjord) -> Move {
    let t = position.table();
    let outlook = Outlook::new(t, t.mover);
    let from = t.lords[t.mover].at;
    let mut best = (i32::MIN, Move::Lord(Row::Placement, Distance::ALL[0]));
    let mut wandering = trolls(t, t.mover);
    for row in Row::ALL {
        for distance in Distance::ALL {
            let to = t.landing(row, distance.get());
            let after = match t.landscape_at(to) {
                Some(landscape) => {
                    let mut after = trolls(t, t.mover);
                    if let Some((region, count)) =
                        best_place(t, t.mover, &outlook, landscape, distance.get())
                    {
                        after[region.index()] += count;
                    }
                    after
                }
                None => {
                    if let Some((from, to)) = best_wander(&outlook, &wandering) {
                        wandering[from.index()] -= 1;
                        wandering[to.index()] += 1;
                    }
                    wandering
                }
            };
            let ahead = t
                .seats()
                .filter(|&s| !t.lords[s].lying && t.lords[s].at > to)
                .count() as i32;
            let time = SPACE * i32::from(to.0 - from.0) + WIND * ahead;
            let promise = if t.ending {
                0
            } else {
                outlook.of(&after) - time
            };
            let worth = promise + partners::best_hammering(t, &outlook, &after).max(0);
            if worth > best.0 {
                best = (worth, Move::Lord(row, distance));
            }
        }
    }
    best.1
}

/// §A2, §A3 Where to put up to `up_to` trolls, if anywhere.
fn best_place(
    t: &Table,
    seat: Seat,
    outlook: &Outlook,
    landscape: Landscape,
    up_to: u8,
) -> Option<(Region, u8)> {
    let most = up_to.min(t.supply_of(seat));
    let mut stand = trolls(t, seat);
    let before = outlook.each(&stand);
    let mut best = (0, None);
    for region in landscape.regions() {
        for count in 1..=most {
            stand[region.index()] += count;
            let gain = outlook.gain(&before, &stand, region, region) - IDLE * i32::from(count);
            stand[region.index()] -= count;
            if gain > best.0 {
                best = (gain, Some((region, count)));
            }
        }
    }
    best.1
}

/// §A2, §A3 The wander that gains most, if one gains anything.
fn best_wander(outlook: &Outlook, stand: &Trolls) -> Option<(Region, Region)> {
    let mut stand = *stand;
    let before = outlook.each(&stand);
    let mut best = (0, None);
    for from in Region::ALL {
        if stand[from.index()] == 0 {
            continue;
        }
        for to in from.neighbors() {
            stand[from.index()] -= 1;
            stand[to.index()] += 1;
            let gain = outlook.gain(&before, &stand, from, to);
            stand[from.index()] += 1;
            stand[to.index()] -= 1;
            if gain > best.0 {
                best = (gain, Some((from, to)));
            }
        }
    }
    best.1
}

/// §A2 Trolls from the supply.
pub(super) fn place(t: &Table, landscape: Landscape, up_to: u8) -> Move {
    place_of(t, t.mover, landscape, up_to).unwrap_or(Move::PlaceNone)
}

fn place_of(t: &Table, seat: Seat, landscape: Landscape, up_to: u8) -> Option<Move> {
    let found = best_place(t, seat, &Outlook::new(t, seat), landscape, up_to);
    found.map(|(region, count)| Move::Place(region, count))
}

/// §A2 One wander after the other.
pub(super) fn wander(t: &Table) -> Move {
    wander_of(t, t.mover).unwrap_or(Move::Done)
}

fn wander_of(t: &Table, seat: Seat) -> Option<Move> {
    let found = best_wander(&Outlook::new(t, seat), &trolls(t, seat));
    found.map(|(from, to)| Move::Wander(from, to))
}

/// §A3 Tailwind.
pub(super) fn tailwind(t: &Table, seat: Seat) -> Move {
    let found = match t.landscape_at(t.lords[seat].at) {
        Some(landscape) => place_of(t, seat, landscape, 1),
        None => wander_of(t, seat),
    };
    found.unwrap_or(Move::Decline)
}

/// §C3 The region whose trolls promise least.
pub(super) fn clear(t: &Table, seat: Seat, regions: [Region; 3]) -> Option<Move> {
    let stand = trolls(t, seat);
    let outlook = Outlook::new(t, seat);
    let own = regions
        .into_iter()
        .filter(|region| stand[region.index()] > 0);
    let left = |region: &Region| {
        let mut after = stand;
        after[region.index()] = 0;
        outlook.of(&after)
    };
    own.max_by_key(left).map(Move::Clear)
}
