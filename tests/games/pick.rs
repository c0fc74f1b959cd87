//! Picks moves that look sensible: games that end soon and show a lot, for those who look for games.

use trollfjord::engine::{Draws, Game};
use trollfjord::games::trollfjord::map::{Fortress, Region};
use trollfjord::games::trollfjord::pieces::{Gifts, Landscape, Row, Treasure};
use trollfjord::games::trollfjord::{Move, Phase, Trollfjord};

/// Picks a move, each as readily as it looks sensible.
pub fn pick(position: &Trollfjord, draws: &mut Draws) -> Move {
    let list = position.legal();
    let weights: Vec<u32> = list.iter().map(|&m| weight(position, m).max(1)).collect();
    let mut left = draws.below(weights.iter().sum());
    for (&m, &weight) in list.iter().zip(&weights) {
        if left < weight {
            return m;
        }
        left -= weight;
    }
    list[0]
}

/// How sensible a move looks. Weights far apart make nearly sure; a few odd moves are welcome.
fn weight(position: &Trollfjord, m: Move) -> u32 {
    let t = position.table();
    match m {
        Move::Lord(Row::Placement, d) => {
            let landscape = t.landscape_at(t.landing(Row::Placement, d.get()));
            let trolls = d.get().min(t.supply_of(t.mover));
            u32::from(trolls).pow(2) * landscape.map_or(1, |l| best(position, l))
        }
        Move::Lord(Row::Wander, d) => 30 * u32::from(d.get()),
        Move::Place(region, count) => u32::from(count).pow(2) * wanted(position, region),
        Move::Wander(from, to) => (1 + wanted(position, to)).saturating_sub(wanted(position, from)),
        Move::Announce(fortress) => match t.trolls_at(fortress, t.mover) {
            0..=3 => 1,
            4 => 20,
            _ => 200,
        },
        Move::Hammer | Move::Join => 4,
        Move::Swing(_) => 4,
        Move::Stop => stopping(position),
        Move::Pledge(gifts) if gifts != Gifts::NONE => 4,
        Move::Collect(region) => t
            .treasure(region)
            .map_or(1, |v| u32::from(v.value()).pow(2)),
        Move::Keep => 3,
        _ => 1,
    }
}

/// Stopping is right once a treasure is within reach, or where the next blow may anger the spirit.
fn stopping(position: &Trollfjord) -> u32 {
    let t = position.table();
    let Some(h) = t.phase.hammering() else {
        return 1;
    };
    let reach = position.allowed(h.fortress, h.hammerer).next().is_some();
    let full = t.tower.out_by_color().most_limited() >= h.color_limit();
    match (reach, full) {
        (true, true) => 120,
        (true, false) => 40,
        (false, _) => 1,
    }
}

fn best(position: &Trollfjord, landscape: Landscape) -> u32 {
    let regions = landscape.regions().map(|r| wanted(position, r));
    regions.max().unwrap_or(1)
}

/// More for a region at a fortress where the decider may hammer next, has trolls already, and treasures are cheap.
fn wanted(position: &Trollfjord, region: Region) -> u32 {
    let t = position.table();
    let seat = position.to_move().unwrap_or(t.mover);
    let needed = t.sacks[seat].next_space().and_then(|s| s.level());
    let fits = |f: &Fortress| needed.is_none_or(|level| t.number(*f) == level);
    let worth = |f: Fortress| {
        let missing = u32::from(t.regions_at(f, seat) == 1 && t.trolls_in(region, seat) == 0);
        (2 + u32::from(t.trolls_at(f, seat))).pow(2) + 30 * missing
    };
    let lies = t
        .treasure(region)
        .map_or(0, |v: Treasure| u32::from(v.value() < 16));
    let sum = region
        .fortresses()
        .filter(fits)
        .map(worth)
        .max()
        .unwrap_or(1);
    if matches!(t.phase, Phase::Over) {
        1
    } else {
        sum + lies
    }
}
