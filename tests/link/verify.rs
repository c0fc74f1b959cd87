//! The native command says what a game is, and what is wrong with it.

use trollfjord::engine::link::LONGEST;

use super::answer::answer;

const TWO: &str = include_str!("../e2e/games/two.txt");

/// The value of a line.
fn line<'a>(out: &'a str, name: &str) -> &'a str {
    let found = out
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    found.unwrap_or_else(|| panic!("no {name} in {out}"))
}

/// A whole game from its file, as a record, as a link and in an address: always the same answer.
#[test]
fn a_good_game() {
    let told = answer(TWO);
    assert_eq!(told.fault, None);
    let value = |name| line(&told.out, name);
    assert_eq!(value("whole"), "yes");
    assert_eq!(value("over"), "yes");
    assert_eq!(value("rules"), "0");
    assert_eq!(value("setup"), "2 first");
    assert_eq!(value("decisions"), "124");
    assert_eq!(
        value("seat 1"),
        "points 99 belt 65 patched 0 gifts 16 crowns 18 even-start 0"
    );
    // Scores and winner as the file has them.
    assert!(TWO.contains("total 99") && TWO.contains("winner 1"));
    assert_eq!(value("ranking"), "1 0");
    assert_eq!(value("digest"), "B2FAA4EC475AE4B3");
    assert!(TWO.contains(value("record")));
    let link = value("link");
    for same in [
        value("record").to_string(),
        link.to_string(),
        format!("\n https://example.org/#{link}\nmore"),
    ] {
        let again = answer(&same);
        assert_eq!((again.out.as_str(), again.fault), (&*told.out, None));
    }
    let moment = answer(&format!("{link}-57"));
    assert_eq!(line(&moment.out, "moment"), "57");
    assert_eq!(line(&moment.out, "decisions"), "124");
}

#[test]
fn a_damaged_game() {
    let told = answer(TWO);
    let link = line(&told.out, "link");
    let cut = answer(&link[..link.len() - 1]);
    let fault = cut.fault.expect("a fault");
    assert!(fault.contains("wrong or missing from 59 on"), "{fault}");
    assert_eq!(line(&cut.out, "whole"), "no");
    let record = line(&told.out, "record");
    assert!(record.starts_with(line(&cut.out, "record")));
    assert!(
        line(&cut.out, "decisions")
            .parse::<u32>()
            .expect("a number")
            > 40
    );
    // What was saved is a whole game of its own.
    assert_eq!(answer(line(&cut.out, "link")).fault, None);
    let head = answer(&link.replacen("T0", "T1", 1));
    assert_eq!(head.out, "");
    assert!(head.fault.expect("a fault").contains("first characters"));
    // In words: a move that is not legal, one that cannot be read.
    let illegal = answer(&format!("{} stop", record.split(" w3 ").next().unwrap()));
    assert!(
        illegal
            .fault
            .expect("a fault")
            .contains("decision 4, stop, is refused")
    );
    assert_eq!(line(&illegal.out, "decisions"), "3");
    let absurd = answer(&record.replacen("w1", "w9", 1));
    assert!(
        absurd
            .fault
            .expect("a fault")
            .contains("decision 1 cannot be read")
    );
}

#[test]
fn other_games_and_absurd_texts() {
    let newer = answer("trollfjord 7; 2 first; TROLL-T3V0-TBZZ-HJ8AJ; w1");
    assert!(newer.fault.expect("a fault").contains("version 7"));
    for absurd in [
        "",
        "-",
        "-57",
        "\n\n",
        "#",
        "trollfjord;",
        "trollfjord 0; 9 first; x;",
        "record",
        "record \u{0}",
        "T",
        "https://example.org/",
        "🪨🪨🪨",
        &"T0".repeat(LONGEST),
    ] {
        let told = answer(absurd);
        assert_eq!(told.out, "", "{absurd}");
        assert!(told.fault.is_some_and(|fault| fault.len() > 10), "{absurd}");
    }
}
