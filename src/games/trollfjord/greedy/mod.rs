//! The greedy player: decides at once what looks best, as people at a table do. It drives bulk tests and reports.

use crate::engine::Game;

use super::map::{Fortress, Region};
use super::pieces::{Gifts, Row};
use super::{Move, Moves, Trollfjord};

/// What the deciding seat does; `None` once the game is over. The same position gives the same move, and what that seat
/// cannot know (the seed, the order of the supply) changes nothing.
pub fn choose(position: &Trollfjord) -> Option<Move> {
    let mut list = Moves::new();
    position.legal_moves(&mut list);
    let mut best = None;
    for &m in &list {
        let worth = weight(position, m);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, m));
        }
    }
    best.map(|(_, m)| m)
}

/// How sensible a move looks.
fn weight(position: &Trollfjord, m: Move) -> u32 {
    let t = position.table();
    match m {
        Move::Lord(Row::Placement, d) => {
            let landscape = t.landscape_at(t.landing(Row::Placement, d.get()));
            let trolls = u32::from(d.get().min(t.supply_of(t.mover)));
            let wanted = landscape.map(|l| l.regions().map(|r| wanted(position, r)).max());
            trolls * trolls * wanted.flatten().unwrap_or(1)
        }
        Move::Lord(Row::Wander, d) => 30 * u32::from(d.get()),
        Move::Place(region, count) => u32::from(count) * wanted(position, region),
        Move::Wander(from, to) => (1 + wanted(position, to)).saturating_sub(wanted(position, from)),
        Move::Announce(fortress) => match t.trolls_at(fortress, t.mover) {
            0..=3 => 0,
            trolls => u32::from(trolls),
        },
        Move::Stop => stopping(position),
        Move::Pledge(gifts) if gifts != Gifts::NONE => 2,
        Move::Collect(region) => t.treasure(region).map_or(1, |v| u32::from(v.value())),
        Move::Swing(blow) => 4 + u32::from((blow.index() + usize::from(t.out())) % 5 == 0),
        Move::Join | Move::Hammer => 4,
        Move::Done | Move::EndTurn => 2,
        _ => 1,
    }
}

/// Stopping is right once a treasure is within reach.
fn stopping(position: &Trollfjord) -> u32 {
    let reach = position
        .table()
        .phase
        .hammering()
        .is_some_and(|h| position.allowed(h.fortress, h.hammerer).next().is_some());
    if reach { 9 } else { 0 }
}

/// More for a region at a fortress where the decider may hammer next and has trolls already.
fn wanted(position: &Trollfjord, region: Region) -> u32 {
    let t = position.table();
    let seat = position.to_move().unwrap_or(t.mover);
    let needed = t.sacks[seat].next_space().and_then(|s| s.level());
    let fits = |f: &Fortress| needed.is_none_or(|level| t.number(*f) == level);
    let worth = |f: Fortress| {
        let missing = u32::from(t.regions_at(f, seat) == 1 && t.trolls_in(region, seat) == 0);
        (2 + u32::from(t.trolls_at(f, seat))).pow(2) + 30 * missing
    };
    region
        .fortresses()
        .filter(fits)
        .map(worth)
        .max()
        .unwrap_or(1)
}
