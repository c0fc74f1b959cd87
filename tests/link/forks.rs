//! What if: records in which other luck begins somewhere.

use trollfjord::engine::link::Why;
use trollfjord::engine::session::{Act, Barrier};
use trollfjord::engine::{Draws, Game, Link, Record, Session};
use trollfjord::games::trollfjord::{Event, Trollfjord};

use super::common::{self, Style, picks, play_out};
use super::forge::{digits, seal, sum};
use super::fuzz::HEAD;

/// The characters that tell of other luck.
const FORK: usize = 14;

/// A game that was left somewhere and played on to its end with other luck.
fn forked(n: u64) -> (Record<Trollfjord>, Trollfjord, usize) {
    let (record, _) = play_out::<Trollfjord>(2 + (n % 3) as u8, "forks", n, Style::Lively);
    let mut draws = Draws::open(&record.seed.key(), 3);
    let at = match n % 10 {
        0 => 0,
        _ => draws.below(record.moves.len() as u32) as usize,
    };
    let seed = common::seed("other luck", n);
    let mut record = record.forked(at, seed);
    let mut position = record.position(usize::MAX).expect("legal decisions");
    let mut draws = picks(seed);
    while position.to_move().is_some() {
        let m = common::pick(&position, Style::Lively, &mut draws);
        position.play(m, &mut ()).expect("a legal move");
        record.moves.push(m);
    }
    (record, position, at)
}

#[test]
fn links_texts_and_sessions_hold_them() {
    for n in 0..300 {
        let (record, position, at) = forked(n);
        assert_eq!(record.fork().map(|fork| fork.at), Some(at));
        let text = Link::new(record.clone()).text().expect("a game");
        let opened = Link::<Trollfjord>::open(&text).expect("a link");
        assert_eq!(opened.link.record, record);
        assert_eq!(opened.position, position);
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
        let session = Session::open(&record);
        assert_eq!(session.position().as_ref(), &position);
        assert_eq!(session.record(), &record);
        // What comes before is what it was; a record that ends before the fork knows nothing of it.
        for cut in [0, at, record.moves.len()] {
            let upto = record.upto(cut);
            assert_eq!(upto.fork().is_some(), cut >= at);
            let text = Link::new(upto.clone()).text().expect("a game");
            assert_eq!(Link::open(&text).map(|opened| opened.link.record), Ok(upto));
        }
    }
}

#[test]
fn luck_is_other_and_what_everybody_knows_is_not() {
    let mut others = 0;
    for n in 0..100 {
        let (record, ..) = forked(n);
        let at = record.fork().expect("a fork").at;
        let plain: Record<Trollfjord> = {
            let mut plain = Record::new(record.setup, record.seed);
            plain.moves.extend(&record.moves[..at]);
            plain
        };
        let mut before = plain.position(usize::MAX).expect("legal decisions");
        let mut after = record.position(at).expect("legal decisions");
        assert_eq!(before.legal(), after.legal());
        let (a, b) = (before.table(), after.table());
        assert_eq!(
            (&a.tower, &a.trolls, &a.sacks),
            (&b.tower, &b.trolls, &b.sacks)
        );
        assert_ne!(a.seed, b.seed);
        // The same decisions until something differs.
        let mut draws = picks(record.seed);
        for _ in 0..400 {
            if before.to_move().is_none() || before.legal() != after.legal() {
                break;
            }
            let m = common::pick(&before, Style::Lively, &mut draws);
            before.play(m, &mut ()).expect("a legal move");
            after.play(m, &mut ()).expect("the same move");
        }
        others += usize::from(before.table().tower != after.table().tower);
    }
    assert!(others > 90, "{others} of 100 towers came out otherwise");
}

#[test]
fn damage_is_noticed_and_what_nothing_writes_is_refused() {
    let (record, ..) = forked(7);
    let record = record.upto(record.fork().expect("a fork").at + 9);
    let at = record.fork().expect("a fork").at;
    let text = Link::new(record.clone()).text().expect("a game");
    for place in 0..text.len() {
        for other in [b'0', b'A', b'z', b'k'] {
            let mut damaged = text.clone().into_bytes();
            if damaged[place] == other {
                continue;
            }
            damaged[place] = other;
            let damaged = String::from_utf8(damaged).expect("ASCII");
            let fault = Link::<Trollfjord>::open(&damaged).expect_err("damage");
            if let Some(saved) = fault.saved {
                let saved = saved.link.record;
                assert_eq!((saved.setup, saved.seed), (record.setup, record.seed));
                assert!(record.moves.starts_with(&saved.moves));
                assert!(saved.fork().is_none_or(|fork| Some(fork) == record.fork()));
            }
        }
    }
    // Luck that begins behind the last decision, with all checks right.
    let late = format!(
        "{}{}{}",
        &text[..HEAD],
        digits(record.moves.len() as u128 + 1, 2),
        &text[HEAD + 2..]
    );
    let fault = Link::<Trollfjord>::open(&sealed(late)).expect_err("written by nothing");
    assert!(matches!(fault.why, Why::NotWritten(_)), "{:?}", fault.why);
    // The head says that other luck begins, and nothing tells when.
    let cut = Link::<Trollfjord>::open(&text[..HEAD + FORK - 1]).expect_err("cut");
    assert_eq!(cut.why, Why::Damaged(HEAD));
    assert!(
        at > 0
            && cut
                .saved
                .is_some_and(|saved| saved.link.record.moves.is_empty())
    );
}

/// Puts the checks right, as if the part about other luck belonged to the head.
fn sealed(text: String) -> String {
    let mut bytes = text.into_bytes();
    let before = sum(&bytes[..HEAD]);
    let end = HEAD + FORK;
    bytes[end - 1] = super::forge::check(before, &bytes[HEAD..end - 1]);
    let fork = bytes[end - 1];
    // Everything behind it, as behind a longer head.
    let head = bytes[HEAD - 1];
    seal(&mut bytes, end);
    bytes[HEAD - 1] = head;
    bytes[end - 1] = fork;
    let last = bytes.len() - super::forge::SUM;
    let mut at = end;
    while at + super::forge::BLOCK <= last {
        let before = sum(&bytes[..at]);
        let closing = super::forge::check(before, &bytes[at..at + super::forge::BLOCK - 1]);
        bytes[at + super::forge::BLOCK - 1] = closing;
        at += super::forge::BLOCK;
    }
    let sum = digits(u128::from(sum(&bytes[..last])), super::forge::SUM);
    bytes[last..].copy_from_slice(sum.as_bytes());
    String::from_utf8(bytes).expect("ASCII")
}

#[test]
fn texts_with_a_fork_that_is_none_are_refused() {
    let (record, ..) = forked(3);
    let text = record.to_string();
    let (start, end) = text.split_once('~').expect("a fork");
    let seed = end.split(' ').next().expect("a seed");
    for wrong in [
        format!("{start}~{seed} {text}"),
        format!("{start}~{seed} ~{end}"),
        format!("{start}~TROLL {}", &end[seed.len()..]),
        format!("{start}~"),
    ] {
        assert!(wrong.parse::<Record<Trollfjord>>().is_err(), "{wrong}");
    }
}

#[test]
fn nothing_is_taken_back_from_before_the_fork() {
    let mut tried = 0;
    for n in 0..60 {
        let (record, _, at) = forked(n);
        let session = Session::open(&record.upto(at));
        assert_eq!(session.barrier(), Some(Barrier::Start));
        let m = session.position().legal()[0];
        let next = session.act(Act::Play(m, at)).expect("a legal move");
        let reveals = next.played()[at].events.iter().any(Trollfjord::reveals);
        if reveals {
            continue;
        }
        let back = next.act(Act::Undo).expect("taken back");
        assert_eq!(back.position(), session.position());
        assert_eq!(back.act(Act::Undo), None);
        let again = back.act(Act::Redo).expect("played again");
        assert_eq!(again.position(), next.position());
        tried += 1;
    }
    assert!(tried > 20, "{tried}");
    let told = |event: &Event| matches!(event, Event::Turn { .. });
    let opening = Session::open(&forked(0).0.upto(0));
    assert!(opening.opening().iter().any(told));
}
