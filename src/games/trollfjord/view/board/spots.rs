//! The spots of the board for the keyboard: what arrows lead to, the ring round the one that has the focus.

use web_sys::{Event, KeyboardEvent};
use yew::prelude::*;

use crate::games::trollfjord::map::{FORTRESSES, Fortress, REGIONS, Region};
use crate::games::trollfjord::view::offer::{Candidate, Pick};
use crate::ui::{closest, linear, walk};

use super::geometry::Point;
use super::layout::{fortress_art, region_art, space_art, translate};

/// Regions and fortresses, the numbers of which come first; candidate spaces follow.
pub const LAND: usize = REGIONS + FORTRESSES;

/// What reacts to the keyboard in the lists beside the board. Each list has one stop: `.ahead` has the candidates,
/// `.places` the land.
pub struct Spots {
    /// A key was pressed.
    pub onkeydown: Callback<KeyboardEvent>,
    /// A spot has the focus.
    pub onfocusin: Callback<FocusEvent>,
    /// A spot was chosen.
    pub onclick: Callback<MouseEvent>,
}

impl Spots {
    /// For these candidates; what is chosen goes to `pick`.
    pub fn new(candidates: &[Candidate], pick: &Callback<Pick>) -> Self {
        let (ringed, pressed) = (candidates.to_vec(), candidates.to_vec());
        let pick = pick.clone();
        Spots {
            onkeydown: Callback::from(on_key),
            onfocusin: Callback::from(move |event: FocusEvent| {
                if let Some(spot) = number(&event) {
                    ring(spot, &ringed);
                }
            }),
            onclick: Callback::from(move |event: MouseEvent| {
                if let Some(spot) = number(&event).and_then(|spot| picked(spot, &pressed)) {
                    pick.emit(spot);
                }
            }),
        }
    }
}

fn on_key(event: KeyboardEvent) {
    walk(&event, ".ahead", true, &|key, now, count| {
        let key = match key {
            "ArrowLeft" => "ArrowUp",
            "ArrowRight" => "ArrowDown",
            key => key,
        };
        linear(key, now, count)
    });
    walk(&event, ".places", true, &|key, now, count| match key {
        "PageUp" => linear("ArrowUp", now, count),
        "PageDown" => linear("ArrowDown", now, count),
        "Home" | "End" => linear(key, now, count),
        key => beside(now, key),
    });
}

/// The number of the spot that an event is about.
fn number(event: &Event) -> Option<usize> {
    closest(event, "[data-spot]")?
        .get_attribute("data-spot")?
        .parse()
        .ok()
}

fn picked(spot: usize, candidates: &[Candidate]) -> Option<Pick> {
    if let Some(&region) = Region::ALL.get(spot) {
        return Some(Pick::Region(region));
    }
    if let Some(&fortress) = Fortress::ALL.get(spot - REGIONS) {
        return Some(Pick::Fortress(fortress));
    }
    let candidate = candidates.get(spot - LAND)?;
    Some(Pick::Step(candidate.row, candidate.distance))
}

/// Draws the ring round a spot. The page itself does it: nothing that Yew draws changes with the focus.
fn ring(spot: usize, candidates: &[Candidate]) -> Option<()> {
    let circle = |at: Point, r: u8| format!("<circle r=\"{r}\" transform=\"{}\"/>", translate(at));
    let shape = match picked(spot, candidates)? {
        Pick::Region(region) => format!("<path d=\"{}\"/>", region_art(region).outline),
        Pick::Fortress(fortress) => circle(fortress_art(fortress), 60),
        Pick::Step(..) => circle(space_art(candidates[spot - LAND].at.space()?).at, 48),
    };
    let ring = web_sys::window()?.document()?.query_selector(".ring");
    ring.ok()??.set_inner_html(&shape.repeat(2));
    Some(())
}

/// Where a region, by its treasure, or a fortress is.
fn middle(spot: usize) -> Point {
    match Region::ALL.get(spot) {
        Some(&region) => region_art(region).treasure,
        None => fortress_art(Fortress::ALL[spot - REGIONS]),
    }
}

/// The nearest place on the land in the direction of an arrow: what lies askew counts as farther.
fn beside(now: usize, key: &str) -> Option<usize> {
    let from = middle(now);
    let way = |spot: usize| {
        let (right, down) = (middle(spot).0 - from.0, middle(spot).1 - from.1);
        let (ahead, aside) = match key {
            "ArrowLeft" => (-right, down),
            "ArrowRight" => (right, down),
            "ArrowUp" => (-down, right),
            "ArrowDown" => (down, right),
            _ => (0.0, 0.0),
        };
        let near = ahead > aside.abs() * 0.5;
        near.then_some((spot, (ahead + aside.abs() * 2.0) as u32))
    };
    let ways = (0..LAND).filter_map(way);
    ways.min_by_key(|&(_, far)| far).map(|(spot, _)| spot)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARROWS: [&str; 4] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

    #[test]
    fn arrows_lead_everywhere_on_the_land() {
        let mut reached = vec![0];
        let mut next = 0;
        while let Some(&spot) = reached.get(next) {
            next += 1;
            for to in ARROWS.into_iter().filter_map(|key| beside(spot, key)) {
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        assert_eq!(reached.len(), LAND);
    }

    #[test]
    fn arrows_lead_their_own_way() {
        for spot in 0..LAND {
            let (x, y) = middle(spot);
            let to = |key| beside(spot, key).map(middle);
            let [left, right, up, down] = ARROWS.map(to);
            assert!(left.is_none_or(|at| at.0 < x) && right.is_none_or(|at| at.0 > x));
            assert!(up.is_none_or(|at| at.1 < y) && down.is_none_or(|at| at.1 > y));
            let ways = [left, right, up, down].into_iter().flatten();
            assert!(ways.count() >= 2, "spot {spot} is no dead end");
        }
    }

    #[test]
    fn other_keys_lead_nowhere() {
        for key in ["Enter", "Tab", "a", ""] {
            assert!((0..LAND).all(|spot| beside(spot, key).is_none()), "{key}");
        }
    }
}
