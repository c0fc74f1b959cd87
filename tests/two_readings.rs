//! A second, naive reading of the rules agrees with the engine; and it would notice if the engine were wrong.

mod common;
mod naive;
mod second;

use common::Style;
use second::compare::game;

/// How many games the two readings play together in the test run.
const GAMES: u64 = 1_000;

/// Legal lists in order, and everything on the table, after every move.
#[test]
fn two_readings_of_the_rules_agree() {
    for n in 0..GAMES {
        if let Err(parted) = game("second", n, Style::Lively) {
            panic!("game {n}: {parted}");
        }
    }
}

/// What is planted, and in how many games it is found at the latest.
#[cfg(feature = "planted")]
mod planted {
    use trollfjord::games::trollfjord::planted::{Planted, plant};

    use super::{Style, game};

    /// So many games are enough to find any of the faults.
    const ENOUGH: u64 = 300;

    /// The first game in which the readings part.
    fn found_in(fault: Planted) -> Option<u64> {
        let parts = |&n: &u64| plant(fault, || game("planted", n, Style::Lively)).is_err();
        (0..ENOUGH).find(parts)
    }

    #[test]
    fn every_planted_fault_is_found() {
        let mut unnoticed = Vec::new();
        for fault in Planted::ALL {
            let Some(n) = found_in(fault) else {
                unnoticed.push(fault);
                continue;
            };
            println!("{fault:?} is found in game {}", n + 1);
            // It is the fault: without it the same game is played alike.
            if let Err(parted) = game("planted", n, Style::Lively) {
                panic!("game {n} without {fault:?}: {parted}");
            }
        }
        assert!(unnoticed.is_empty(), "{unnoticed:?}");
    }
}
