//! Where pieces stand: pure functions over the geometry of the board.

use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::pieces::Row;
use crate::games::trollfjord::walkway::{Space, Travelled};
use crate::ui::decimal;

use super::geometry::{FORTRESS_ART, Point, REGION_ART, RegionArt, SPACE_ART, START_ART, SpaceArt};

/// How far a lord's picture reaches to either side, above and below the point it stands on.
const LORD_SIDE: f32 = 35.0;
const LORD_TOP: f32 = 85.0;
const LORD_FOOT: f32 = 13.0;

/// The places of a region.
pub fn region_art(region: Region) -> &'static RegionArt {
    &REGION_ART[region.index()]
}

/// Where a fortress stands.
pub fn fortress_art(fortress: Fortress) -> Point {
    FORTRESS_ART[fortress.index()]
}

/// The place of a space.
pub fn space_art(space: Space) -> &'static SpaceArt {
    &SPACE_ART[space.index()]
}

/// A point moved away from the middle of the board, across the walkway.
fn outward(space: &SpaceArt, units: f32) -> Point {
    let ((x, y), out) = (space.at, space.outward);
    (x + out.0 * units, y + out.1 * units)
}

/// The middle of the space a lord is on.
pub fn middle(at: Travelled) -> Point {
    match (at.space(), at.starting_space()) {
        (Some(space), _) => space_art(space).at,
        (None, Some(start)) => START_ART[usize::from(start.clamp(1, 4)) - 1],
        (None, None) => START_ART[0],
    }
}

/// Where a lord stands. Each row leans to its own side, so that both can be seen.
pub fn lord_stand(at: Travelled) -> Point {
    let (x, y) = match at.space() {
        Some(space) => {
            let lean = match space.row() {
                Row::Placement => 6.0,
                Row::Wander => -5.0,
            };
            outward(space_art(space), lean)
        }
        None => middle(at),
    };
    (x, y + 20.0)
}

/// Where the number of a candidate space hangs: on its outer edge for placement, on its inner edge for wander.
pub fn badge(space: Space) -> Point {
    let units = match space.row() {
        Row::Placement => 35.0,
        Row::Wander => -38.0,
    };
    outward(space_art(space), units)
}

/// Whether the picture of a lord at `at` hides the space `space`.
pub fn hides(at: Travelled, space: Space) -> bool {
    const REACH: f32 = 16.0;
    let (x, y) = lord_stand(at);
    let (sx, sy) = space_art(space).at;
    let across = (sx - x).abs() < LORD_SIDE + REACH;
    across && (y - LORD_TOP - REACH..y + LORD_FOOT + REACH).contains(&sy)
}

/// Which way `to` lies seen from `from`: `north`, `east`, `south` or `west`.
pub fn direction(from: Point, to: Point) -> &'static str {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    match (dx.abs() > dy.abs(), dx > 0.0, dy > 0.0) {
        (true, true, _) => "east",
        (true, false, _) => "west",
        (false, _, true) => "south",
        (false, _, false) => "north",
    }
}

/// `translate(x y)` for an attribute.
pub fn translate((x, y): Point) -> String {
    format!(
        "translate({} {})",
        decimal(x.into(), 1),
        decimal(y.into(), 1)
    )
}
