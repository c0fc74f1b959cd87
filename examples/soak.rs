//! Two readings of the rules against each other: `soak GAMES [SEED]`, one figure a line, then every game where they part.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/naive/mod.rs"]
mod naive;
#[path = "../tests/second/mod.rs"]
mod second;

use std::process::ExitCode;

use common::Style;
use second::compare::game;

/// What the seeds of all games are made of if nothing is said.
const SEED: &str = "soak";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.first().and_then(|n| n.parse::<u64>().ok());
    let seed = words.get(1).map_or(SEED, String::as_str);
    match games {
        Some(games @ 1..) if words.len() <= 2 => soak(games, seed),
        _ => {
            eprintln!("usage: soak GAMES [SEED], with 1 game or more");
            ExitCode::FAILURE
        }
    }
}

/// Plays the games; a success if the readings agree in all of them.
fn soak(games: u64, seed: &str) -> ExitCode {
    let (mut decisions, mut failures) = (0, Vec::new());
    for n in 0..games {
        match game(seed, n, Style::Lively) {
            Ok(more) => decisions += more,
            Err(parted) => failures.push((n, parted)),
        }
    }
    println!("seed {seed}");
    println!("games {games}");
    println!("decisions {decisions}");
    println!("failures {}", failures.len());
    for (n, parted) in &failures {
        println!("failure game {n}: {parted}");
    }
    if failures.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
