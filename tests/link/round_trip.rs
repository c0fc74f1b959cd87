//! Every game that can be played can be written, and is read as it was written.

use trollfjord::engine::link::{LONGEST, MOST_DECISIONS, Unwritten, in_address, is_sound};
use trollfjord::engine::{Draws, Game, Link, Record};
use trollfjord::games::trollfjord::Trollfjord;

use super::common::{self, Style, picks, play_out};
use super::toy::{Toy, Widest};

/// Games, shared out among two, three and four players.
const GAMES: u64 = 10_000;
/// Threads that share them.
const SHARES: u64 = 8;

/// Writes, reads, writes again; returns the length.
fn there_and_back<G: Game>(link: &Link<G>, last: Option<&G>) -> usize {
    let text = link.text().expect("a game that was played");
    let opened = Link::<G>::open(&text).expect("what was written");
    assert_eq!(opened.link, *link, "{text}");
    if let Some(last) = last {
        assert_eq!(opened.position, *last, "{text}");
    }
    assert_eq!(opened.link.text().as_deref(), Ok(text.as_str()));
    let payload = text.split('-').next().expect("a payload");
    assert!(payload.bytes().all(|c| c.is_ascii_alphanumeric()));
    assert!(!text.ends_with('-') && is_sound(payload));
    assert_eq!(
        in_address(&format!("https://example.org/a#b?c#{text}\n")),
        text
    );
    text.len()
}

fn share(number: u64) -> usize {
    let mut longest = 0;
    for n in (0..GAMES).filter(|n| n % SHARES == number) {
        let players = 2 + (n % 3) as u8;
        let (record, last) = play_out::<Trollfjord>(players, "link", n, Style::Lively);
        let mut draws = Draws::open(&record.seed.key(), 1);
        let mut link = Link::new(record);
        longest = longest.max(there_and_back(&link, Some(&last)));
        // Cut anywhere, with a moment anywhere.
        let decisions = link.record.moves.len();
        let upto = draws.below(decisions as u32 + 1);
        link.record.moves.truncate(upto as usize);
        link.moment = Some(draws.below(upto + 1));
        there_and_back(&link, None);
    }
    longest
}

#[test]
fn ten_thousand_games() {
    let threads: Vec<_> = (0..SHARES)
        .map(|n| std::thread::spawn(move || share(n)))
        .collect();
    let longest = threads.into_iter().map(|t| t.join().expect("no panic"));
    let longest = longest.max().unwrap_or(0);
    println!("the longest has {longest} characters");
    assert!(longest < 1_000, "{longest}");
}

/// Beyond head and sum, a link takes little more than the sizes of the lists ask for: the checks are 5 %.
#[test]
fn a_link_wastes_little() {
    let (mut characters, mut bits) = (0, 0.0);
    for n in 0..300 {
        let (record, _) = play_out::<Trollfjord>(2 + (n % 3) as u8, "waste", n, Style::Lively);
        let mut position: Trollfjord = record.opening();
        for &m in &record.moves {
            bits += (position.legal().len() as f64).log2();
            position.play(m, &mut ()).expect("a legal move");
        }
        characters += Link::new(record).text().expect("a game").len() - 21;
    }
    let needed = bits / 62_f64.log2();
    let waste = characters as f64 / needed - 1.0;
    println!("{:.1} %", waste * 100.0);
    assert!((0.05..0.09).contains(&waste), "{waste}");
}

/// Every length of a few games: every number of decisions in the last block, every block just full.
#[test]
fn every_beginning_of_a_game() {
    for players in 2..=4 {
        let (record, _) = play_out::<Trollfjord>(players, "beginnings", 0, Style::Lively);
        let mut length = 0;
        for n in 0..=record.moves.len().min(150) {
            let mut link = Link::new(record.clone());
            link.record.moves.truncate(n);
            let now = there_and_back(&link, None);
            // A decision adds few characters, and never takes one away.
            assert!((length..=length + 23).contains(&now));
            length = now;
        }
    }
}

/// A game that goes on until its rule against games without end stops it.
#[test]
fn the_longest_games() {
    let mut stalled = 0;
    for n in 0..20 {
        let (record, last) = play_out::<Trollfjord>(4, "long", n, Style::Uniform);
        stalled += u32::from(record.moves.len() >= 1_500);
        let length = there_and_back(&Link::new(record), Some(&last));
        assert!(length < LONGEST / 2, "{length}");
    }
    assert!(stalled > 0);
}

/// A toy game, with lists of 2 to 600 moves and no end.
fn toy(widest: u16, decisions: usize) -> Link<Toy<b'y', 3>> {
    let seed = common::seed("toy", u64::from(widest));
    let mut link = Link::new(Record::new(Widest(widest), seed));
    let mut draws = picks(seed);
    let mut position: Toy<b'y', 3> = link.record.opening();
    for _ in 0..decisions {
        let list = position.legal();
        let m = list[draws.below(list.len() as u32) as usize];
        position.play(m, &mut ()).expect("a legal move");
        link.record.moves.push(m);
    }
    link
}

/// Another game with other lists needs nothing but the same few lines.
#[test]
fn any_game_of_the_house() {
    for widest in [2, 3, 4, 7, 62, 70, 599, 600] {
        for decisions in [0, 1, 117, 118, 119, 236, 237, 500, MOST_DECISIONS] {
            let link = toy(widest, decisions);
            let length = there_and_back(&link, None);
            assert!(length < LONGEST);
            if widest == 2 {
                // 118 decisions between two moves fill a block of 20 characters; each has a check.
                let full = decisions.saturating_sub(1) / 118;
                assert!((16 + 21 * full + 5..=16 + 21 * full + 25).contains(&length));
            }
        }
    }
}

/// What cannot be written says why.
#[test]
fn what_is_no_game_is_not_written() {
    let (record, _) = play_out::<Trollfjord>(2, "unwritten", 0, Style::Lively);
    let mut link = Link::new(record);
    let decisions = link.record.moves.len();
    link.moment = Some(decisions as u32 + 1);
    assert_eq!(link.text(), Err(Unwritten::Moment(decisions as u32 + 1)));
    link.moment = Some(decisions as u32);
    assert!(
        link.text()
            .is_ok_and(|text| text.ends_with(&format!("-{decisions}")))
    );
    link.moment = None;
    link.record.moves.push("stop".parse().unwrap());
    assert_eq!(link.text(), Err(Unwritten::Illegal(decisions)));
    link.record.moves[3] = "keep".parse().unwrap();
    assert_eq!(link.text(), Err(Unwritten::Illegal(3)));
    assert!(toy(2, MOST_DECISIONS).text().is_ok());
    let many = toy(2, MOST_DECISIONS + 1).text();
    assert_eq!(many, Err(Unwritten::Decisions(MOST_DECISIONS + 1)));
}

/// As many characters for the set-up as the largest number needs.
#[test]
fn heads_of_all_lengths() {
    // Each set-up has two numbers: without other luck and with it.
    head_of::<3>(1);
    head_of::<31>(1);
    head_of::<32>(2);
    head_of::<1_922>(2);
    head_of::<1_923>(3);
    head_of::<{ u32::MAX }>(6);
}

fn head_of<const COUNT: u32>(setup_digits: usize) {
    let record = Record::<Toy<b'z', 60, COUNT>>::new(Widest(2), common::seed("head", 1));
    let link = Link::new(record);
    let text = link.text().expect("a game");
    assert_eq!(text.len(), 2 + setup_digits + 11 + 1 + 5);
    assert_eq!(Link::open(&text).expect("a head").link, link);
}
