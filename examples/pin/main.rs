//! Writes what the tests in `tests/pinned` compare; the tests themselves never write.
//!
//! ```text
//! pin again                 every pinned file anew, from the names and records in it: after a change of the rules
//! pin find-places           looks for the fixed positions of the counted paths and of the legal lists
//! pin find-games [GAMES]    looks for the fifty games among so many of each kind, and replaces them
//! ```
//!
//! `cargo run --profile fast --no-default-features --example pin -- again`. What is pinned may only change together with
//! the version of the rules.

#[path = "../../tests/common/mod.rs"]
mod common;
mod find_games;
mod find_places;
#[path = "../../tests/pinned/game_file.rs"]
mod game_file;
#[path = "../../tests/games/pick.rs"]
mod pick;
#[path = "../../tests/pinned/place.rs"]
mod place;
mod players;
#[path = "../../tests/pinned/rare/mod.rs"]
mod rare;
mod wishes;

use std::error::Error;
use std::fs;
use std::process::ExitCode;

use game_file::GameFile;
use place::Place;

/// Where the fifty games are.
const GAMES: &str = "tests/fixtures";
/// The counted paths.
const PATHS: &str = "tests/pinned/paths.txt";
/// The legal lists.
const LISTS: &str = "tests/pinned/lists.txt";
/// How many games of each kind are looked at if nothing is said.
const LOOKED_AT: u64 = 2_000;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["again"] => again(),
        ["find-places"] => find_places::find(),
        ["find-games"] => find_games::find(LOOKED_AT),
        ["find-games", games] => match games.parse() {
            Ok(games) => find_games::find(games),
            Err(_) => Err(format!("{games} is no number").into()),
        },
        _ => Err("usage: pin again | find-places | find-games [GAMES]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads every file and writes it anew.
fn again() -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(GAMES)? {
        let path = entry?.path();
        let file = GameFile::read(&fs::read_to_string(&path)?);
        let file = file.map_err(|error| format!("{}: {error}", path.display()))?;
        fs::write(&path, file.write())?;
    }
    write_paths(&Place::read_all(&fs::read_to_string(PATHS)?)?)?;
    write_lists(&Place::read_all(&fs::read_to_string(LISTS)?)?)
}

/// Writes the file of the counted paths.
fn write_paths(places: &[Place]) -> Result<(), Box<dyn Error>> {
    Ok(fs::write(
        PATHS,
        Place::write_all(places, Place::write_paths),
    )?)
}

/// Writes the file of the legal lists.
fn write_lists(places: &[Place]) -> Result<(), Box<dyn Error>> {
    Ok(fs::write(
        LISTS,
        Place::write_all(places, Place::write_list),
    )?)
}
