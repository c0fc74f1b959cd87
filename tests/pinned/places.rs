//! Counted paths and legal lists of fixed positions, and what is known of them without the engine.

use std::collections::BTreeSet;

use trollfjord::games::trollfjord::Phase;
use trollfjord::games::trollfjord::phase::Round;

use crate::place::Place;

const PATHS: &str = include_str!("paths.txt");
const LISTS: &str = include_str!("lists.txt");

fn places(text: &str) -> Vec<Place> {
    Place::read_all(text).expect("a file of places")
}

/// §A1 §A2 §A3 §B1 §B2 §B4 §C1 §C3 The numbers of legal sequences have not changed.
#[test]
fn the_paths_are_as_many_as_they_were() {
    for place in places(PATHS) {
        let counted = place.write_paths();
        assert!(PATHS.contains(&counted), "changed:\n{counted}");
    }
    assert_eq!(Place::write_all(&places(PATHS), Place::write_paths), PATHS);
}

/// §A1 §A2 §A3 §B1 §B2 §B4 §C1 §C3 The legal lists have not changed, nor has their order.
#[test]
fn the_lists_are_in_their_order() {
    for place in places(LISTS) {
        let listed = place.write_list();
        assert!(LISTS.contains(&listed), "changed:\n{listed}");
    }
    assert_eq!(Place::write_all(&places(LISTS), Place::write_list), LISTS);
}

/// The first three lengths of every opening, by hand. §A1: three placement and three wander steps. §A2: after a
/// placement step at distance d, two regions take 1 to d trolls, or none: 3, 5, 7; nobody has a troll to wander with, so
/// a wander step decides nothing more, and the next lord is to step. §A3, §B1: nobody is ahead with a troll to wander,
/// nobody stands in two regions. So 6; 3 + 5 + 7 + 3 × 6 = 33; and 15 × 6 + 3 × 33 = 189.
#[test]
fn the_openings_are_counted_by_hand() {
    let mut openings = 0;
    for place in places(PATHS).iter().filter(|p| p.record.moves.is_empty()) {
        openings += 1;
        assert!(place.write_paths().contains("\nsequences 6 33 189 "));
        for branch in [
            "  p1 1 3 18 ",
            "  p2 1 5 30 ",
            "  p3 1 7 42 ",
            "  w3 1 6 33 ",
        ] {
            assert!(place.write_paths().contains(branch), "{branch}");
        }
    }
    assert_eq!(openings, 6);
}

/// Which kinds of decision come up, as the graph of decisions names them.
fn kinds(text: &str) -> BTreeSet<&'static str> {
    let kind = |place: Place| match place.position().table().phase {
        Phase::Lord => "lord",
        Phase::Place { .. } => "place",
        Phase::Wander { .. } => "wander",
        Phase::Tailwind(_) => "tailwind",
        Phase::Announce => "announce",
        Phase::Join { .. } => "join",
        Phase::Commit { .. } => "commit",
        Phase::Swing { first: true, .. } => "first swing",
        Phase::Swing { .. } => "swing",
        Phase::Pledge { round, .. } => match round {
            Round::Hammerer => "pledge of the hammerer",
            Round::Comrade { .. } => "pledge of the comrade",
            Round::TopUp { .. } => "top-up",
        },
        Phase::Collect { .. } => "collect",
        Phase::CollectOrKeep { .. } => "collect or keep",
        Phase::Clear { .. } => "clear",
        Phase::Over => "over",
    };
    places(text).into_iter().map(kind).collect()
}

#[test]
fn every_kind_of_decision_is_there() {
    assert_eq!(kinds(LISTS).len(), 15);
    assert!(!kinds(LISTS).contains("over"));
    // The paths begin at most kinds and come by the others.
    assert!(kinds(PATHS).len() >= 12, "{:?}", kinds(PATHS));
}

/// A file that says something else does not pass: one number more, two moves swapped, another record.
#[test]
fn a_change_is_seen() {
    let place = &places(PATHS)[7];
    let entry = place.write_paths();
    assert!(!PATHS.contains(&entry.replacen(" 1 ", " 2 ", 1)));
    let place = &places(LISTS)[1];
    let entry = place.write_list();
    let swapped = entry.replace("x1 ", "x4 ");
    assert!(LISTS.contains(&entry) && !LISTS.contains(&swapped));
    assert!(Place::read_all("record trollfjord 0; 2 first; x;").is_err());
    assert!(Place::read_all("place a\nrecord trollfjord 9; 2 first; x;").is_err());
}
