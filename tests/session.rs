//! The law of undo: one decision back at a time, up to a barrier that has a name.

mod common;

use common::{Style, pick, picks, seed};
use trollfjord::engine::record::RecordFault;
use trollfjord::engine::session::{Act, Barrier};
use trollfjord::engine::{Game, Record, Session};
use trollfjord::games::trollfjord::{Event, Move, Trollfjord};

type Table = Session<Trollfjord>;

fn opened() -> Table {
    Session::open(&Record::new("3 first".parse().unwrap(), seed("session", 1)))
}

fn m(text: &str) -> Move {
    text.parse().unwrap()
}

/// Plays by notation, each move with the number of decisions it was meant for.
fn play(session: &Table, moves: &str) -> Table {
    let step = |session: Table, text: &str| {
        let at = session.played().len();
        session.act(Act::Play(m(text), at)).expect("a legal move")
    };
    moves.split_whitespace().fold(session.clone(), step)
}

/// What a session shows, without what was taken back.
fn shown(session: &Table) -> (String, Trollfjord, usize) {
    let position = Trollfjord::clone(session.position());
    (
        session.record().to_string(),
        position,
        session.played().len(),
    )
}

/// §A1 §A2 One decision back, and again; before the first the barrier is the start.
#[test]
fn one_decision_back_at_a_time() {
    let start = opened();
    assert_eq!(start.barrier(), Some(Barrier::Start));
    assert_eq!(start.act(Act::Undo), None);
    assert_eq!(start.act(Act::Restart), None);
    assert_eq!(start.act(Act::Redo), None);
    let one = play(&start, "p3");
    let two = play(&one, "none");
    assert_eq!(two.barrier(), None);
    assert_eq!(
        [&start, &one, &two].map(|s| s.position().decisions()),
        [0, 1, 2]
    );
    let back = two.act(Act::Undo).unwrap();
    assert_eq!(shown(&back), shown(&one));
    assert!(back.can_redo());
    let back = back.act(Act::Undo).unwrap();
    assert_eq!(shown(&back), shown(&start));
    assert_eq!(back.act(Act::Undo), None);
    // Restart goes there at once; redo comes back, one by one.
    let restarted = two.act(Act::Restart).unwrap();
    assert_eq!(restarted, back);
    let again = restarted.act(Act::Redo).unwrap();
    assert_eq!(shown(&again), shown(&one));
    let again = again.act(Act::Redo).unwrap();
    assert_eq!(again, two);
    assert!(!again.can_redo());
}

/// A move that was meant for another moment plays nothing, and an illegal one neither.
#[test]
fn a_stale_move_plays_nothing() {
    let one = play(&opened(), "p3");
    for at in [0, 2, usize::MAX] {
        assert_eq!(one.act(Act::Play(m("none"), at)), None);
    }
    assert_eq!(one.act(Act::Play(m("p3"), 1)), None);
    assert!(one.act(Act::Play(m("none"), 1)).is_some());
}

/// The same move as the one taken back redoes; another one forgets what was taken back.
#[test]
fn playing_on_after_undo() {
    let two = play(&opened(), "p3 none");
    let back = two.act(Act::Restart).unwrap();
    let same = play(&back, "p3");
    assert!(same.can_redo());
    assert_eq!(same.act(Act::Redo).unwrap(), two);
    let other = play(&back, "p2");
    assert!(!other.can_redo());
    assert_eq!(other.act(Act::Redo), None);
}

/// What another seat has decided stays; its last decision can be taken back by itself.
#[test]
fn never_across_a_decision_of_another_seat() {
    // The mover is last; a step of 3 puts a lord ahead of it on a placement space sooner or later: play on until a
    // second seat has decided.
    let mut session = opened();
    let mut draws = picks(seed("other seat", 1));
    loop {
        let next = pick(&**session.position(), Style::Uniform, &mut draws);
        session = play(&session, &next.to_string());
        let by: Vec<_> = session
            .played()
            .iter()
            .rev()
            .map(|p| p.by)
            .take(2)
            .collect();
        if by.len() == 2 && by[0] != by[1] && session.barrier().is_none() {
            break;
        }
    }
    let first = session.played()[session.played().len() - 2].by;
    let back = session.act(Act::Undo).unwrap();
    assert_eq!(back.barrier(), Some(Barrier::OtherSeat(first)));
    assert_eq!(back.act(Act::Undo), None);
    // Redo lifts nothing but brings the game back.
    assert_eq!(back.act(Act::Redo).unwrap(), session);
}

/// §B4 §C3 A blow and a treasure turned up are barriers.
#[test]
fn never_across_a_reveal() {
    let (record, _) = common::play_out::<Trollfjord>(3, "reveal", 1, Style::Nudged);
    let (mut blows, mut refills) = (0, 0);
    for n in 1..record.moves.len().min(250) {
        let mut upto = record.clone();
        upto.moves.truncate(n);
        let session = Session::open(&upto);
        let last = session.played().last().unwrap();
        let struck = matches!(last.m, Move::Swing(_));
        let refilled = |e: &Event| matches!(e, Event::Refilled { .. } | Event::Poured);
        let refilled = last.events.iter().any(refilled);
        blows += u32::from(struck);
        refills += u32::from(refilled);
        if struck || refilled {
            assert_eq!(session.barrier(), Some(Barrier::Revealed));
            assert_eq!(session.act(Act::Undo), None);
        } else {
            assert_eq!(session.barrier(), None);
        }
    }
    assert!(blows > 20 && refills > 0, "{blows} {refills}");
}

/// Through whole games: undo and redo change nothing, restart stops at a barrier, and every barrier holds.
#[test]
fn undo_and_redo_through_whole_games() {
    for n in 0..6 {
        let (record, last) = common::play_out::<Trollfjord>(2, "undo", n, Style::Nudged);
        let mut session = Table::open(&Record::new(record.setup, record.seed));
        for &next in &record.moves {
            session = session
                .act(Act::Play(next, session.played().len()))
                .unwrap();
            let Some(back) = session.act(Act::Restart) else {
                assert!(session.barrier().is_some());
                continue;
            };
            assert!(back.barrier().is_some());
            let kept = back.played().len();
            let taken = &session.played()[kept..];
            assert!(taken.iter().all(|p| p.by == taken[0].by));
            let reveals = |e| Trollfjord::reveals(e);
            assert!(!taken.iter().any(|p| p.events.iter().any(reveals)));
            let mut again = back;
            while let Some(next) = again.act(Act::Redo) {
                again = next;
            }
            assert_eq!(again, session);
        }
        assert_eq!(**session.position(), last);
        assert_eq!(session.record(), &record);
    }
}

/// A record opens up to its first illegal move; the events of the opening and of each decision are kept.
#[test]
fn opening_a_record() {
    let mut record = play(&opened(), "p3 none").record().clone();
    record.moves.extend([m("nothing"), m("p1")]);
    let session = Session::open(&record);
    assert_eq!(session.played().len(), 2);
    assert_eq!(session.record().moves.len(), 2);
    let poured = |e: &Event| *e == Event::Poured;
    assert_eq!(session.opening().iter().filter(|e| poured(e)).count(), 1);
    assert!(matches!(
        session.opening().last(),
        Some(Event::Turn { number: 1, .. })
    ));
    let stepped = |e: &Event| matches!(e, Event::LordStepped { .. });
    assert!(session.played()[0].events.iter().any(stepped));
    let stuck = record.position(usize::MAX).unwrap_err();
    assert_eq!(stuck.index, 2);
    assert_eq!(stuck.position, **session.position());
}

/// A record is read as it is written; of a text that is none it is said what is wrong.
#[test]
fn reading_a_record() {
    let record = play(&opened(), "p3 none").record().clone();
    let text = record.to_string();
    assert!(text.starts_with("trollfjord 0; 3 first; TROLL-") && text.ends_with("; p3 none"));
    assert_eq!(text.parse(), Ok(record));
    let seed = "TROLL-0000-0000-00000";
    let fault = |text: &str| text.parse::<Record<Trollfjord>>().unwrap_err();
    assert_eq!(fault(""), RecordFault::NotThisGame);
    assert_eq!(fault("chess 0; 3 first"), RecordFault::NotThisGame);
    assert_eq!(fault("trollfjord x; 3 first"), RecordFault::NotThisGame);
    assert_eq!(fault("trollfjord 7; 3 first"), RecordFault::OtherRules(7));
    assert_eq!(fault("trollfjord 0; 5 first"), RecordFault::Setup);
    assert_eq!(fault("trollfjord 0; 3 first"), RecordFault::Seed);
    assert_eq!(fault("trollfjord 0; 3 first; runa"), RecordFault::Seed);
    let text = format!("trollfjord 0; 3 first; {seed}; p3 none xx p1");
    assert_eq!(fault(&text), RecordFault::Move(2));
}
