//! Looks for the fifty games: all that is rare is shown, every kind of set-up is there, and short games go first.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;

use trollfjord::engine::{Game, Record, Seed};
use trollfjord::games::trollfjord::setup::{Numbers, Players};
use trollfjord::games::trollfjord::{Phase, Setup, Trollfjord};

use crate::GAMES;
use crate::common::picks;
use crate::game_file::GameFile;
use crate::players::Habit;
use crate::rare;

/// How many games there are to be.
const FIFTY: usize = 50;
/// How many games there are at least of each number of players with each kind of set-up.
const OF_EACH: usize = 4;
/// How many rare things a game is there for at most, so that each is shown for its own sake.
const AT_MOST: usize = 4;
/// How many decisions more a game may have for one more rare thing.
const WORTH: usize = 8;
/// A game of the usual length costs nothing where the number fifty is filled up.
const USUAL: usize = 160;
/// Longer games are only taken if nobody finishes them, or for the empty supply.
const LONGEST: usize = 400;

/// A game that was looked at.
struct Found {
    record: Record<Trollfjord>,
    shown: BTreeSet<&'static str>,
    /// Number of players and kind of set-up.
    kind: (u8, usize),
}

/// A game that was chosen, and the rare things that it is there for.
type Chosen<'a> = (&'a Found, Vec<String>);

/// Looks at `games` of each habit, number of players and kind of set-up, and writes the best fifty.
pub fn find(games: u64) -> Result<(), Box<dyn Error>> {
    let mut found = Vec::new();
    for (habit, share) in [
        (Habit::Sensible, 16),
        (Habit::Lively, 8),
        (Habit::Nudged, 4),
        (Habit::Patient, 2),
        (Habit::Uniform, 1),
    ] {
        for n in 0..games * 12 * share / 16 {
            let game = play(habit, n);
            let too_long = game.record.moves.len() > LONGEST
                && matches!(habit, Habit::Sensible | Habit::Lively | Habit::Nudged);
            if !too_long {
                found.push(game);
            }
        }
        eprintln!("{habit:?}: {} games so far", found.len());
    }
    let chosen = choose(&found)?;
    fs::remove_dir_all(GAMES)?;
    fs::create_dir(GAMES)?;
    for (n, (game, shows)) in chosen.into_iter().enumerate() {
        let slug = slug(&shows[0]);
        eprintln!(
            "{:2} {} {} {shows:?}",
            n + 1,
            game.record.setup,
            game.record.moves.len()
        );
        let file = GameFile {
            shows: shows.into_iter().collect(),
            record: game.record.clone(),
            pictures: pictures(&game.record),
        };
        fs::write(format!("{GAMES}/{:02}-{slug}.game", n + 1), file.write())?;
    }
    Ok(())
}

fn play(habit: Habit, n: u64) -> Found {
    let seed = Seed::from_text(&format!("pinned {habit:?} {n}"));
    let players = Players::ALL[(n % 3) as usize];
    let kind = (n / 3 % 4) as usize;
    let numbers = match kind {
        0 => Numbers::FirstGame,
        1 | 3 => Numbers::Random,
        _ => Numbers::Custom((n / 12 % 90) as u8),
    };
    let mut setup = Setup::new(players, numbers);
    setup.even_start = kind == 3;
    let mut record = Record::new(setup, seed);
    let mut position: Trollfjord = record.opening();
    let mut draws = picks(seed);
    while position.to_move().is_some() {
        let m = habit.pick(&position, &mut draws);
        position.play(m, &mut ()).expect("a legal move");
        record.moves.push(m);
    }
    Found {
        shown: rare::shown(&record),
        record,
        kind: (players.get(), kind),
    }
}

/// Chooses the games, each with the names it is there for.
fn choose(found: &[Found]) -> Result<Vec<Chosen<'_>>, Box<dyn Error>> {
    let often = |name: &str| found.iter().filter(|f| f.shown.contains(name)).count();
    let mut names: Vec<(usize, &str)> = rare::names().map(|name| (often(name), name)).collect();
    names.sort_unstable();
    for (count, name) in &names {
        eprintln!("{count:7} {name}");
        if *count == 0 {
            return Err(format!("no game shows {name}").into());
        }
    }
    let mut chosen: Vec<Chosen> = Vec::new();
    let mut missing: BTreeSet<&str> = rare::names().collect();
    for (_, name) in &names {
        if !missing.contains(name) {
            continue;
        }
        let fresh = |f: &&Found| !chosen.iter().any(|(c, _)| c.record.seed == f.record.seed);
        let shows = found
            .iter()
            .filter(|f| f.shown.contains(name))
            .filter(fresh);
        let worth = |f: &&Found| {
            let new = f
                .shown
                .iter()
                .filter(|name| missing.contains(*name))
                .count();
            (WORTH * new) as i64 - f.record.moves.len() as i64
        };
        let best = shows.max_by_key(worth).ok_or("no game")?;
        let new = names.iter().map(|(_, name)| *name);
        let new = new.filter(|name| best.shown.contains(name) && missing.contains(name));
        let mut new: Vec<&str> = new.collect();
        // What is rare in the same chapter goes together, the name looked for first.
        new.sort_by_key(|other| (other != name, chapter(other) != chapter(name)));
        new.truncate(AT_MOST);
        missing.retain(|name| !new.contains(name));
        chosen.push((best, new.into_iter().map(str::to_string).collect()));
    }
    fill(found, &names, &mut chosen);
    Ok(chosen)
}

/// The mark of the clause without its number.
fn chapter(name: &str) -> Option<char> {
    name.chars().nth(1)
}

/// Adds games until there are fifty, so many of each kind at least: those that show most of what few show so far.
fn fill<'a>(found: &'a [Found], names: &[(usize, &str)], chosen: &mut Vec<Chosen<'a>>) {
    while chosen.len() < FIFTY {
        let of_kind = |kind| chosen.iter().filter(|(f, _)| f.kind == kind).count();
        let mut kinds: Vec<(u8, usize)> =
            (2..=4).flat_map(|p| (0..4).map(move |k| (p, k))).collect();
        kinds.sort_by_key(|kind| of_kind(*kind).min(OF_EACH));
        let times = |name: &str| {
            chosen
                .iter()
                .filter(|(f, _)| f.shown.contains(name))
                .count()
        };
        let worth = |f: &&Found| {
            let rare: usize = f
                .shown
                .iter()
                .map(|name| 10 * WORTH / (1 + times(name)))
                .sum();
            rare as i64 - f.record.moves.len().saturating_sub(USUAL) as i64
        };
        let fresh = |f: &&Found| {
            f.kind == kinds[0] && !chosen.iter().any(|(c, _)| c.record.seed == f.record.seed)
        };
        let Some(best) = found.iter().filter(fresh).max_by_key(worth) else {
            return;
        };
        let mut shows: Vec<&str> = names
            .iter()
            .map(|n| n.1)
            .filter(|n| best.shown.contains(n))
            .collect();
        shows.sort_by_key(|name| times(name));
        shows.truncate(3);
        chosen.push((best, shows.into_iter().map(str::to_string).collect()));
    }
}

/// An early position, one in the middle of a hammering, and the one before the last decision.
fn pictures(record: &Record<Trollfjord>) -> Vec<usize> {
    let length = record.moves.len();
    let middle = |n: &usize| n.abs_diff(length / 2);
    let hammering = |n: &usize| {
        let position = record.position(*n).expect("legal moves");
        matches!(
            position.table().phase,
            Phase::Swing { first: false, .. } | Phase::Pledge { .. }
        )
    };
    let mut pictures = vec![length / 6, length - 1];
    pictures.extend((0..length).filter(hammering).min_by_key(middle));
    pictures.sort_unstable();
    pictures.dedup();
    pictures
}

/// A name as the name of a file: six words at most.
fn slug(name: &str) -> String {
    let words = name.split_whitespace().skip(1);
    let plain = words.map(|word| {
        let word = if word == "+" { "plus" } else { word };
        word.chars()
            .filter(char::is_ascii_alphanumeric)
            .collect::<String>()
    });
    let words: Vec<String> = plain.filter(|w| !w.is_empty()).take(7).collect();
    words.join("-").to_lowercase()
}
