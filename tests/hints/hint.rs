//! Hints: the best moves, what speaks for them, and the same whatever is hidden.

use trollfjord::engine::Game;
use trollfjord::games::trollfjord::Trollfjord;
use trollfjord::games::trollfjord::players::ask::{Counsel, HINT, LEDGER, Told};
use trollfjord::games::trollfjord::players::hint::{Advice, Hint, TOLD};
use trollfjord::games::trollfjord::players::ledger::{Labor, Ledger};
use trollfjord::games::trollfjord::players::reasons::Reason;

use crate::blind::other_luck;
use crate::measured::game;

fn advice(position: &Trollfjord) -> Vec<Advice> {
    let mut hint = Hint::new(position).expect("somebody decides");
    while hint.step() {}
    hint.advice()
}

#[test]
fn the_best_come_first_and_are_legal() {
    let record = game(3, "hint");
    let mut position = record.opening();
    for (n, &m) in record.moves.iter().enumerate() {
        if n % 12 == 0 {
            let told = advice(&position);
            let legal = position.legal();
            assert_eq!(told.len(), legal.len().min(TOLD));
            assert_eq!(told[0].behind, 0);
            assert!(told.windows(2).all(|w| w[0].behind <= w[1].behind));
            assert!(told.iter().all(|a| legal.contains(&a.m) && a.games > 0));
        }
        position.play(m, &mut ()).expect("a legal move");
    }
    assert!(Hint::new(&position).is_none());
}

#[test]
fn what_is_hidden_changes_no_hint() {
    let record = game(2, "hint blind");
    let mut position = record.opening();
    for (n, &m) in (0..).zip(&record.moves) {
        if n % 15 == 0 {
            assert_eq!(advice(&position), advice(&other_luck(&position, n)));
        }
        position.play(m, &mut ()).expect("a legal move");
    }
}

/// An answer is read as what was told.
#[test]
fn what_is_told_is_read_again() {
    let record = game(4, "text");
    let mut blows = 0;
    for at in (0..record.moves.len()).step_by(17) {
        let part = record.upto(at);
        let mut counsel = Counsel::begin(HINT, &part).expect("somebody decides");
        while counsel.step() {}
        let told = Told::read(&counsel.answer());
        let mut hint = Hint::new(&part.position(at).expect("sound")).expect("a decider");
        while hint.step() {}
        assert_eq!(told.advice, hint.advice());
        let odds = hint.odds().map_or(&[][..], |odds| odds.blows());
        assert_eq!(told.blows, odds);
        blows += told.blows.len();
        assert!(told.entries.is_empty() && told.curve.is_empty());
    }
    assert!(blows > 0);
    let mut ledger = Ledger::new(
        &record,
        Labor {
            hammerings: 3,
            games: 2,
        },
    );
    for _ in 0..40 {
        ledger.step();
    }
    let lines = ledger.entries().iter().map(|e| format!("entry {e}\n"));
    let turns = ledger.curve().iter().map(|p| format!("turn {p}\n"));
    let told = Told::read(&lines.chain(turns).collect::<String>());
    assert_eq!(
        (told.entries.as_slice(), told.curve.as_slice()),
        (ledger.entries(), ledger.curve())
    );
    assert!(Counsel::begin(LEDGER, &record).is_some());
    assert!(Counsel::begin(HINT, &record).is_none(), "the game is over");
    assert!(Counsel::begin("cellar", &record).is_none());
}

#[test]
fn what_was_not_written_is_not_read() {
    let faults = [
        "advice",
        "advice p1",
        "advice p1 0",
        "advice p1 x 3",
        "advice q1 0 3",
        "advice p1 0 3 clears",
        "advice p1 0 3 limit:6:7",
        "advice p1 0 3 again:1",
        "advice p1 0 3 reach:9",
        "blow lf 1/2 1/2",
        "blow lf 3/2 1/2 4",
        "blow lf 1/2 1/2 4 R01:17",
        "blow xx 1/2 1/2 4",
        "entry 1 2 0 - F1 6 3 1:1 1:1 1:1",
        "entry 1 2 - - F1 6 3 1:1 1:1 1:1 1:1",
        "turn 1 2 0 1/2 1/2 0/0",
        "turn 1 2 9 1/2 1/2 0/0 0/0",
        "noise",
        "",
    ];
    assert_eq!(Told::read(&faults.join("\n")), Told::default());
}

/// Every kind of reason is read as it is written.
#[test]
fn reasons_are_read_as_they_are_written() {
    for text in [
        "reach:17",
        "nothing",
        "crown:0",
        "crown:2:3",
        "tailwind:1",
        "again",
        "clears:3",
        "fewest",
        "calm",
        "costs:1",
        "stay:F2:4",
        "asis",
        "begins:F5:2",
        "home:0",
        "limit:9",
        "opens:F6:2",
        "crowd:F1:7",
        "gifts:20",
        "treasure:1000",
        "empty:0",
        "angry:35",
    ] {
        let reason: Reason = text.parse().unwrap_or_else(|_| panic!("{text}"));
        assert_eq!(reason.to_string(), text);
        let more: Result<Reason, _> = format!("{text}:1:1").parse();
        assert!(more.is_err(), "{text}");
    }
}

/// The chances that are told of a blow are those of the odds, and of the hammering.
#[test]
fn a_blow_is_told_with_its_chances() {
    let record = game(2, "blows");
    let positions = crate::measured::swings(&record);
    let mut hint = Hint::new(&positions[1]).expect("a decider");
    while hint.step() {}
    let odds = hint.odds().expect("a blow is due").blows().to_vec();
    let mut told = 0;
    for advice in hint.advice() {
        let Some(odds) = odds
            .iter()
            .find(|o| advice.m.to_string() == o.blow.to_string())
        else {
            continue;
        };
        let empty = Reason::Empty(odds.empty.thousandths() as u16);
        let angry = Reason::Angry(odds.angry.thousandths() as u16);
        assert!(advice.reasons.contains(&empty) && advice.reasons.contains(&angry));
        let treasure = |r: &Reason| matches!(r, Reason::Treasure(_));
        assert_eq!(advice.reasons.iter().filter(|r| treasure(r)).count(), 1);
        told += 1;
    }
    assert!(told > 0);
}
