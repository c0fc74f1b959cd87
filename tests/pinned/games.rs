//! Fifty finished games, replayed: every line of their files, their scores counted once more, and all that is rare.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use trollfjord::engine::{BySeat, Game};
use trollfjord::games::trollfjord::tower::Blow;
use trollfjord::games::trollfjord::{Event, Move};

use crate::game_file::{GameFile, name};
use crate::rare;

/// All files: name and text.
fn files() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");
    let entries = fs::read_dir(folder).expect("the folder of the games");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let games = paths.filter(|path| path.extension().is_some_and(|e| e == "game"));
    let mut files: Vec<(String, String)> = games
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy();
            (
                name.into_owned(),
                fs::read_to_string(&path).expect("a text"),
            )
        })
        .collect();
    files.sort_unstable();
    files
}

fn read(name: &str, text: &str) -> GameFile {
    GameFile::read(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Turns, pictures, scores, ranking, counts and digest follow from the record as they did.
#[test]
fn every_line_holds() {
    let files = files();
    assert_eq!(files.len(), 50);
    for (name, text) in files {
        let file = read(&name, &text);
        let written = file.write();
        let pairs = written.lines().zip(text.lines()).enumerate();
        for (n, (now, then)) in pairs {
            assert_eq!(now, then, "{name}, line {}", n + 1);
        }
        assert_eq!(written, text, "{name}");
        assert!(text.contains("\nover\n"), "{name} is not finished");
        assert!(file.pictures.len() >= 2, "{name}");
        let hammering = text.contains("\n| hammering ");
        assert!(hammering, "{name} has no picture of a hammering");
    }
}

/// The scores, counted by a second way: from what was told, not from what lies on the table.
#[test]
fn the_scores_follow_from_the_events() {
    for (file_name, text) in files() {
        let record = read(&file_name, &text).record;
        let mut position = record.opening();
        let start = position.table().clone();
        let mut belt = BySeat([0; 4]);
        let mut patched = BySeat([0; 4]);
        let mut gifts = BySeat([28; 4]);
        let mut crowns = [None; 3];
        for &m in &record.moves {
            for event in position.play_telling(m).expect("a legal move") {
                match event {
                    Event::Collected {
                        seat,
                        treasure,
                        belt: Some(_),
                        ..
                    } => {
                        belt[seat] += u32::from(treasure.value());
                    }
                    Event::Collected {
                        seat,
                        treasure,
                        belt: None,
                        ..
                    } => {
                        patched[seat] += u32::from(treasure.value());
                    }
                    Event::GiftsTurned {
                        seat,
                        gifts: turned,
                    } => {
                        gifts[seat] -= u32::from(turned.worth());
                    }
                    Event::Crowned { seat, level, .. } => crowns[level.index()] = Some(seat),
                    _ => {}
                }
            }
        }
        for seat in position.seats() {
            let crowns = 6 * crowns.iter().filter(|c| **c == Some(seat)).count() as u32;
            let even = u32::from(start.setup.even_start_points(start.lords[seat].start));
            let (belt, patched, gifts) = (belt[seat], patched[seat], gifts[seat]);
            let total = belt + patched + gifts + crowns + even;
            let line = format!(
                "\nscore {} belt {belt} patched {patched} gifts {gifts} crowns {crowns} even {even} total {total}\n",
                name(seat)
            );
            assert!(text.contains(&line), "{file_name}:{line}");
        }
    }
}

/// Each game shows what it is there for, and together they show everything that is rare.
#[test]
fn everything_rare_is_shown() {
    let mut together = BTreeSet::new();
    for (name, text) in files() {
        let file = read(&name, &text);
        let shown = rare::shown(&file.record);
        assert!(!file.shows.is_empty(), "{name} is there for nothing");
        for rare in file.shows {
            assert!(shown.contains(rare.as_str()), "{name} does not show {rare}");
            together.insert(rare);
        }
    }
    let missing: Vec<&str> = rare::names()
        .filter(|name| !together.contains(*name))
        .collect();
    assert!(missing.is_empty(), "no game is there for {missing:?}");
    assert!(rare::names().count() >= 80);
}

/// Two, three and four players; the first game, random and custom numbers, and the even start; every kind of move.
#[test]
fn every_kind_of_game_is_there() {
    let mut kinds = BTreeMap::new();
    let mut moves = BTreeSet::new();
    for (name, text) in files() {
        let record = read(&name, &text).record;
        let setup = record.setup.to_string();
        let kind = setup.split('-').next().unwrap_or_default().to_string();
        *kinds.entry(kind).or_insert(0) += 1;
        moves.extend(record.moves.iter().map(kind_of));
    }
    let kinds: Vec<(&str, i32)> = kinds.iter().map(|(k, n)| (k.as_str(), *n)).collect();
    for players in 2..=4 {
        for numbers in ["first", "random", "custom", "random even"] {
            let wanted = format!("{players} {numbers}");
            let games = kinds.iter().find(|(kind, _)| *kind == wanted);
            assert!(games.is_some_and(|(_, n)| *n >= 3), "{wanted}: {kinds:?}");
        }
    }
    for blow in Blow::ALL {
        assert!(moves.contains(&blow.to_string()), "{blow}");
    }
    let words = "p w place none wander done decline announce end join hammer refrain stop pledge \
                 take nothing keep clear";
    for word in words.split_whitespace() {
        assert!(moves.contains(word), "{word}");
    }
}

fn kind_of(m: &Move) -> String {
    match m {
        Move::Lord(..) => m.to_string()[..1].to_string(),
        Move::Place(..) => "place".to_string(),
        Move::Wander(..) => "wander".to_string(),
        Move::Announce(_) => "announce".to_string(),
        Move::Pledge(_) => "pledge".to_string(),
        Move::Collect(_) => "take".to_string(),
        Move::Clear(_) => "clear".to_string(),
        other => other.to_string(),
    }
}

/// A file whose lines say something else does not pass.
#[test]
fn a_change_is_seen() {
    let (name, text) = files().swap_remove(0);
    let holds = |text: &str| GameFile::read(text).is_ok_and(|file| file.write() == text);
    assert!(holds(&text), "{name}");
    for (from, to) in [
        ("\ndigest ", "\ndigest F"),
        (" total ", " total 1"),
        ("\nturns ", "\nturns 1"),
        ("| supply ", "| supply 1"),
        ("\nturn 2 ", "\nturn 3 "),
        ("\nover\n", "\nnot over\n"),
        ("; TROLL-", "; TROL-"),
    ] {
        assert!(text.contains(from), "{from}");
        assert!(!holds(&text.replacen(from, to, 1)), "{from}");
    }
}
