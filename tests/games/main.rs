//! The two whole games that the browser tests play: they end, show what they were chosen for, and their files hold.

mod seen;

use std::collections::BTreeSet;

use trollfjord::engine::{Game, Record};
use trollfjord::games::trollfjord::Trollfjord;

const TWO: &str = include_str!("../e2e/games/two.txt");
const FOUR: &str = include_str!("../e2e/games/four.txt");

/// What the two must show together: every kind of move, so that every kind of control is used.
const TOGETHER: [&str; 26] = [
    "move: announce",
    "move: clear",
    "move: collect",
    "move: decline the tailwind",
    "move: decline to join",
    "move: done",
    "move: end",
    "move: hammer",
    "move: join",
    "move: keep",
    "move: lf",
    "move: lh",
    "move: ls",
    "move: none",
    "move: nothing",
    "move: place",
    "move: place fewer",
    "move: placement step",
    "move: pledge",
    "move: pledge nothing",
    "move: pledge several",
    "move: rf",
    "move: rh",
    "move: rs",
    "move: wander",
    "move: wander step",
];

fn record(file: &str) -> Record<Trollfjord> {
    let line = file.lines().find_map(|line| line.strip_prefix("record "));
    line.expect("a record").parse().expect("of this version")
}

fn shown(file: &str, players: usize, most: usize) -> BTreeSet<&'static str> {
    let record = record(file);
    assert!(record.moves.len() <= most, "{}", record.moves.len());
    let (shown, position) = seen::seen(&record);
    assert_eq!(position.seats().count(), players);
    assert_eq!(position.to_move(), None, "the game is over");
    assert!(!shown.contains("a stalled game"));
    for name in seen::RARE {
        assert!(shown.contains(name), "{players} players: {name}");
    }
    shown
}

#[test]
fn the_games_of_the_browser_show_what_is_rare() {
    let mut together = shown(TWO, 2, 140);
    together.append(&mut shown(FOUR, 4, 260));
    for name in TOGETHER {
        assert!(together.contains(name), "{name}");
    }
}

/// Who decides, the scores and the winner, as the browser tests read them.
#[test]
fn the_files_hold() {
    for file in [TWO, FOUR] {
        assert_eq!(seen::file(&record(file)), file);
    }
}
