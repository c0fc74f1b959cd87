//! The ledger of luck, the curve of chances, the turning points.

use trollfjord::engine::{BySeat, Game, Record, Seat, Session};
use trollfjord::games::trollfjord::players::ledger::{
    Entry, Labor, Ledger, Prospect, turning_points,
};
use trollfjord::games::trollfjord::players::odds::Share;
use trollfjord::games::trollfjord::{Event, Trollfjord};

use crate::measured::game;

const FEW: Labor = Labor {
    hammerings: 30,
    games: 6,
};

fn kept(record: &Record<Trollfjord>, labor: Labor) -> Ledger {
    let mut ledger = Ledger::new(record, labor);
    while ledger.step() {}
    ledger
}

/// Every hammering and every treasure of the game is in the ledger once.
#[test]
fn the_ledger_holds_every_hammering() {
    let record = game(4, "ledger");
    let session = Session::open(&record);
    let events: Vec<Event> = session
        .played()
        .iter()
        .flat_map(|p| p.events.to_vec())
        .collect();
    let ledger = kept(&record, FEW);
    let taken = events
        .iter()
        .filter(|e| matches!(e, Event::HammerTaken { .. }));
    assert_eq!(ledger.entries().len(), taken.count());
    let turns = events
        .iter()
        .filter(|e| matches!(e, Event::Turn { .. }))
        .count();
    // The first turn began before any decision; the end of the game has a place, too.
    assert_eq!(ledger.curve().len(), turns + 2);
    for seat in Seat::first(4) {
        let fell: u32 = ledger
            .entries()
            .iter()
            .map(|e| u32::from(e.fell[seat]))
            .sum();
        let sack = &session.position().table().sacks[seat];
        let treasures = sack.belt.iter().flatten().chain(&sack.patched);
        assert_eq!(fell, treasures.map(|t| u32::from(t.value())).sum::<u32>());
        let luck: i32 = ledger.entries().iter().map(|e| e.luck(seat)).sum();
        assert_eq!(ledger.luck(seat), luck);
    }
    for entry in ledger.entries() {
        assert_eq!(entry.of, 30);
        let position = record.position(entry.decisions).expect("a sound record");
        let hammering = *position.table().phase.hammering().expect("a hammering");
        assert_eq!((hammering.blows, hammering.limit), (0, entry.limit));
        let bystander = Seat::first(4).find(|s| entry.pair().all(|p| p != *s));
        assert_eq!(
            bystander.map_or(0, |s| entry.expected(s) + entry.luck(s)),
            0
        );
    }
}

/// Somebody wins every imagined game, and the end is sure.
#[test]
fn chances_add_up() {
    let ledger = kept(&game(3, "curve"), FEW);
    for prospect in ledger.curve() {
        let wins: u32 = Seat::first(3).map(|s| prospect.wins[s].count).sum();
        let of = if prospect.mover.is_some() { 6 } else { 1 };
        assert_eq!((wins, prospect.wins[Seat::ALL[0]].of), (of, of));
        assert_eq!(prospect.wins[Seat::ALL[3]], Share::default());
    }
    let last = ledger.curve().last().expect("an end");
    let winner = record_winner(&game(3, "curve"));
    assert_eq!(last.wins[winner].thousandths(), 1_000);
}

fn record_winner(record: &Record<Trollfjord>) -> Seat {
    record
        .position(usize::MAX)
        .expect("a sound record")
        .ranking()[0]
}

/// What is imagined of a moment hangs on that moment alone: neither on what came of it nor on the luck to come.
#[test]
fn what_came_of_it_changes_no_figure() {
    let record = game(4, "same");
    let whole = kept(&record, FEW);
    let entry = &whole.entries()[2];
    // Other luck from the beginning of that hammering on; and the game is broken off after two moves more.
    let mut other = record.forked(
        entry.decisions,
        trollfjord::engine::Seed::from_text("other"),
    );
    let position = other.position(usize::MAX).expect("a sound record");
    let mut played = position.clone();
    for _ in 0..40 {
        let Some(m) = trollfjord::games::trollfjord::greedy::choose(&played) else {
            break;
        };
        other.moves.push(m);
        played.play(m, &mut ()).expect("a legal move");
    }
    let forked = kept(&other, FEW);
    assert_eq!(forked.entries()[2].imagined, entry.imagined);
    assert_ne!(forked.entries()[3..], whole.entries()[3..]);
    let before = |ledger: &Ledger| -> Vec<Prospect> {
        let turns = ledger.curve().iter();
        turns
            .filter(|p| p.decisions <= entry.decisions)
            .cloned()
            .collect()
    };
    assert_eq!(before(&forked), before(&whole));
}

/// A hammering that is not over is not in the ledger, and nothing is imagined of it.
#[test]
fn an_unfinished_hammering_is_left_out() {
    let record = game(2, "unfinished");
    let all = kept(
        &record,
        Labor {
            hammerings: 2,
            games: 0,
        },
    );
    let begun = all.entries()[1].decisions;
    let ledger = kept(
        &record.upto(begun),
        Labor {
            hammerings: 2,
            games: 0,
        },
    );
    assert_eq!(ledger.entries(), &all.entries()[..1]);
}

#[test]
fn progress_rises_to_the_end() {
    let mut ledger = Ledger::new(&game(2, "progress"), FEW);
    let mut last = ledger.progress();
    assert_eq!(last, 0);
    while ledger.step() {
        assert!(ledger.progress() >= last);
        last = ledger.progress();
    }
    assert_eq!(ledger.progress(), 1_000);
    assert!(!ledger.step());
}

/// In tenths of a point: expected 12.5 and 0.3, fell 14 and nothing.
#[test]
fn luck_is_what_fell_less_what_was_to_be_expected() {
    let [a, b, ..] = Seat::ALL;
    let mut entry: Entry = kept(&game(2, "luck"), FEW).entries()[0].clone();
    entry.fell = BySeat([14, 0, 0, 0]);
    entry.imagined = BySeat([500, 12, 0, 0]);
    entry.of = 40;
    assert_eq!((entry.expected(a), entry.luck(a)), (125, 15));
    assert_eq!((entry.expected(b), entry.luck(b)), (3, -3));
}

#[test]
fn turning_points_are_the_largest_changes() {
    let curve = |chances: &[u32]| -> Vec<Prospect> {
        let prospect = |&count: &u32| Prospect {
            decisions: 0,
            turn: 1,
            mover: None,
            wins: BySeat([
                Share { count, of: 100 },
                Share {
                    count: 100 - count,
                    of: 100,
                },
                Share::default(),
                Share::default(),
            ]),
        };
        chances.iter().map(prospect).collect()
    };
    let told = turning_points(&curve(&[50, 52, 40, 70, 71, 62, 30]));
    let places: Vec<(usize, u32, u32)> = told.iter().map(|t| (t.at, t.from, t.to)).collect();
    assert_eq!(places, [(1, 520, 400), (2, 400, 700), (5, 620, 300)]);
    assert!(told.iter().all(|t| t.seat == Seat::ALL[0]));
    assert!(turning_points(&curve(&[50, 55, 50])).is_empty());
    assert!(turning_points(&curve(&[])).is_empty());
}
