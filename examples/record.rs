//! Looks for games that show many rare things in few decisions: `record PLAYERS [games]` prints the file of the best one.
//!
//! The games under `tests/e2e/games` were found so: `cargo run --release --no-default-features --example record 4`.

#[path = "../tests/games/pick.rs"]
mod pick;
#[path = "../tests/games/seen.rs"]
mod seen;

use std::process::ExitCode;

use trollfjord::engine::{Draws, Game, Record, Seed};
use trollfjord::games::trollfjord::setup::{Numbers, Players};
use trollfjord::games::trollfjord::{Setup, Trollfjord};

/// How many games are tried if nothing is said.
const GAMES: u64 = 200_000;
/// Longer games are given up.
const LONGEST: usize = 320;
/// How many decisions more a game may have for one more thing that it shows.
const WORTH: usize = 16;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let players = words.next().and_then(|n| Players::new(n.parse().ok()?));
    let games = words.next().map_or(Some(GAMES), |n| n.parse().ok());
    let (Some(players), Some(games)) = (players, games) else {
        eprintln!("usage: record PLAYERS [games]");
        return ExitCode::FAILURE;
    };
    let found = (0..games).filter_map(|n| game(players, n));
    let Some((_, shown, record)) = found.max_by_key(|(worth, ..)| *worth) else {
        eprintln!("no game shows all that is rare in {LONGEST} decisions");
        return ExitCode::FAILURE;
    };
    eprintln!("{} decisions: {}", record.moves.len(), shown.join(", "));
    print!("{}", seen::file(&record));
    ExitCode::SUCCESS
}

/// One game, with what it is worth and what it shows.
fn game(players: Players, n: u64) -> Option<(usize, Vec<&'static str>, Record<Trollfjord>)> {
    let seed = Seed::from_text(&format!("a game to watch {n}"));
    let mut draws = Draws::open(&seed.key(), u64::MAX);
    let mut record = Record::new(Setup::new(players, Numbers::FirstGame), seed);
    let mut position: Trollfjord = record.opening();
    while position.to_move().is_some() {
        if record.moves.len() == LONGEST {
            return None;
        }
        let m = pick::pick(&position, &mut draws);
        position.play(m, &mut ()).ok()?;
        record.moves.push(m);
    }
    let (shown, _) = seen::seen(&record);
    if !seen::RARE.iter().all(|name| shown.contains(name)) {
        return None;
    }
    let shown: Vec<&'static str> = shown.into_iter().collect();
    let worth = WORTH * shown.len() + LONGEST - record.moves.len();
    Some((worth, shown, record))
}
