//! Checks of the picture against played towers, of the words against their file, and of the whole stage as text.

use super::place::{PITCH, Point, RADIUS, SHAFT, Spot, TRAY, in_tray, on_ledge, place, spots};
use crate::engine::Draws;
use crate::games::trollfjord::tower::{BOULDERS, Blow, Boulder, Ledge, Tower};
use crate::ui::Words;

const FILE: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/static/lang/en/tower.ftl"
));
const SOURCES: [&str; 9] = [
    include_str!("counter.rs"),
    include_str!("pad.rs"),
    include_str!("play.rs"),
    include_str!("scene.rs"),
    include_str!("sides.rs"),
    include_str!("stage.rs"),
    include_str!("stakes.rs"),
    include_str!("tallies.rs"),
    include_str!("told.rs"),
];

/// Shows every state of played towers, mirrored and not: a pour and nine blows a turn, boulders going back in.
fn play_towers(mut show: impl FnMut(&Tower)) {
    for game in 0..60_u64 {
        let key = [game as u8; 32];
        let mut tower = Tower::outside_all(game % 2 == 1);
        for turn in 0..5 {
            tower.pour(&mut Draws::open(&key, turn * 256 + 255), &mut Vec::new());
            show(&tower);
            for blow in 0..9 {
                let mut draws = Draws::open(&key, turn * 256 + blow);
                let which = Blow::ALL[draws.below(6) as usize];
                tower.blow(which, &mut draws, &mut Vec::new());
                show(&tower);
            }
        }
    }
}

fn points(tower: &Tower) -> [Point; BOULDERS] {
    let spots = spots(tower);
    let mut points = [Point { x: 0.0, y: 0.0 }; BOULDERS];
    for boulder in Boulder::all() {
        let id = usize::from(boulder.id());
        points[id] = place(boulder, spots[id], tower.mirrored()).at;
    }
    points
}

fn distance(a: Point, b: Point) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

#[test]
fn every_boulder_lies_in_the_shaft_or_in_the_tray() {
    let mut states = 0;
    play_towers(|tower| {
        states += 1;
        let points = points(tower);
        for (boulder, spot) in Boulder::all().zip(spots(tower)) {
            let Point { x, y } = points[usize::from(boulder.id())];
            let inside = match spot {
                Spot::On(..) => x.abs() + RADIUS <= SHAFT && y < -RADIUS,
                Spot::Tray(_) => x.abs() + RADIUS <= TRAY && (0.0..=43.0).contains(&(y + RADIUS)),
            };
            assert!(inside, "{boulder} at {spot:?}: {x} {y}\n{tower}");
        }
    });
    assert!(states >= 3_000);
}

#[test]
fn no_two_boulders_overlap() {
    play_towers(|tower| {
        let points = points(tower);
        for (i, &a) in points.iter().enumerate() {
            for (j, &b) in points.iter().enumerate().skip(i + 1) {
                assert!(distance(a, b) >= 0.9 * PITCH, "{i} and {j}\n{tower:#}");
            }
        }
    });
}

#[test]
fn any_length_of_a_ledge_is_countable() {
    for ledge in Ledge::ALL {
        let points: Vec<Point> = (0..BOULDERS).map(|k| on_ledge(ledge, k, false)).collect();
        for (k, &a) in points.iter().enumerate() {
            assert!(a.x.abs() + RADIUS <= SHAFT, "{ledge:?} {k}");
            let touches = points[..k].iter().all(|&b| distance(a, b) >= 0.9 * PITCH);
            assert!(touches, "{ledge:?} {k}");
        }
    }
}

#[test]
fn a_mirrored_tower_is_mirrored() {
    for k in 0..BOULDERS {
        let pairs = Ledge::ALL.map(|ledge| (on_ledge(ledge, k, false), on_ledge(ledge, k, true)));
        for (plain, mirrored) in pairs
            .into_iter()
            .chain([(in_tray(k, false), in_tray(k, true))])
        {
            assert_eq!((plain.x, plain.y), (-mirrored.x, mirrored.y));
        }
    }
}

#[test]
fn every_message_that_is_used_exists() {
    let words = Words::read("en", &[FILE]);
    let ids = SOURCES.iter().flat_map(|source| source.split('"'));
    let ids: Vec<&str> = ids.filter(|part| part.starts_with("tower-")).collect();
    assert!(ids.len() > 30);
    for id in ids {
        assert!(words.has(id), "{id}");
    }
}

#[test]
fn a_ledge_is_told_with_its_colors_and_its_wedge() {
    let words = Words::read("en", &[FILE]);
    let ids = [0, 11, 12, 33, 1].map(|id| Boulder::new(id).expect("an id below 44"));
    let rest: Vec<Boulder> = Boulder::all().filter(|b| !ids.contains(b)).collect();
    let wedged = [true, false, false, false];
    let tower =
        Tower::from_parts([&ids, &[], &[], &[]], &rest, wedged, false).expect("a sound tower");
    assert_eq!(
        super::told::tell_ledge(&words, &tower, Ledge::Lowest),
        "Lowest ledge, hangs from the left wall: 5 boulders (2 white, 2 red, 1 blue). \
         At the lip: white, red, red. Wedged."
    );
    assert_eq!(
        super::told::tell_ledge(&words, &tower, Ledge::Top),
        "Top ledge, hangs from the right wall: no boulders."
    );
    assert_eq!(
        super::told::tell_tray(&words, tower.outside()),
        "Tray: 39 boulders (9 white, 9 red, 11 yellow, 10 blue)."
    );
}
