//! The way a boulder takes from one spot to another: over the lips, down the gaps, out of the gate.

use super::place::{Point, RADIUS, Spot, over};
use crate::games::trollfjord::tower::Ledge;

/// Where what is poured in appears: over the rim of the tower.
const POUR: Point = Point { x: 0.0, y: -446.0 };

/// The points between two spots, both ends left out.
pub fn route(from: Spot, to: Spot, mirrored: bool) -> Vec<Point> {
    let mut way = Vec::new();
    match (from, to) {
        (Spot::On(top, _), Spot::On(end, _)) if end < top => descend(top, end, mirrored, &mut way),
        (Spot::On(top, _), Spot::Tray(_)) => {
            descend(top, Ledge::Lowest, mirrored, &mut way);
            way.push(lip(Ledge::Lowest, mirrored));
            way.extend(chute(mirrored));
        }
        (Spot::Tray(_), Spot::On(end, _)) => {
            way.push(POUR);
            descend(Ledge::Top, end, mirrored, &mut way);
        }
        _ => {}
    }
    way
}

/// Over the lip of each ledge from `top` to the one above `end`, and down to the wall end of the next.
fn descend(top: Ledge, end: Ledge, mirrored: bool, way: &mut Vec<Point>) {
    let mut on = top;
    while let Some(below) = on.below().filter(|below| *below >= end) {
        way.push(lip(on, mirrored));
        way.push(over(below, 6.0, 2.0 * RADIUS, mirrored));
        on = below;
    }
}

/// Just beyond the lip of a ledge.
fn lip(ledge: Ledge, mirrored: bool) -> Point {
    over(ledge, -0.42, RADIUS + 4.2, mirrored)
}

/// Down the chute and through the gate.
fn chute(mirrored: bool) -> [Point; 2] {
    let side = if mirrored { -1.0 } else { 1.0 };
    let on = |x: f64| Point {
        x: side * x,
        y: -22.0 + 0.09 * (x + 78.0) - RADIUS,
    };
    [on(66.0), on(122.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_boulder_passes_every_lip_on_its_way_out() {
        let way = route(Spot::On(Ledge::Top, 0), Spot::Tray(0), false);
        assert_eq!(way.len(), 3 * 2 + 1 + 2);
        assert!(
            way[0].x < 0.0 && way[2].x > 0.0,
            "first the left gap, then the right one"
        );
        assert!(way.last().is_some_and(|gate| gate.x == 122.0));
        let down = way.windows(2).filter(|pair| pair[0].y < pair[1].y).count();
        assert_eq!(down, way.len() - 1, "it never climbs");
    }

    #[test]
    fn on_one_ledge_the_way_is_straight() {
        let way = route(Spot::On(Ledge::Third, 9), Spot::On(Ledge::Third, 2), true);
        assert!(way.is_empty());
    }
}
