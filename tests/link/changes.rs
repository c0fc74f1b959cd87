//! Damage: whatever happens to one character of a link is noticed, and what is saved is the beginning of the game.

use trollfjord::engine::link::{Fault, LONGEST, Why, is_sound};
use trollfjord::engine::{Draws, Link, Record};
use trollfjord::games::trollfjord::Trollfjord;

use super::common::{Style, play_out};
use super::forge::{self, DIGITS};
use super::fuzz::HEAD;

/// How many records are damaged.
const RECORDS: u64 = 1_000;
/// How many of them, cut short, are opened with every damage.
const EXACT: u64 = 40;

/// A record, its text, and draws to choose damage by.
struct Case {
    record: Record<Trollfjord>,
    text: String,
    draws: Draws,
}

impl Case {
    /// Every other game is cut somewhere.
    fn new(n: u64, longest: usize) -> Self {
        let (mut record, _) = play_out(2 + (n % 3) as u8, "changes", n, Style::Lively);
        let mut draws = Draws::open(&record.seed.key(), 2);
        if n % 2 == 1 {
            let cut = draws.below(record.moves.len() as u32);
            record.moves.truncate(cut as usize);
        }
        record.moves.truncate(longest);
        let text = Link::new(record.clone()).text().expect("a game");
        Case {
            record,
            text,
            draws,
        }
    }

    /// The fault of a damaged text, which must be one.
    fn fault(&self, damaged: &str) -> Fault<Trollfjord> {
        match Link::open(damaged) {
            Err(fault) => fault,
            Ok(_) => panic!("{damaged} was {}", self.text),
        }
    }

    /// Whether what was saved is a beginning of the game, or nothing.
    fn saves_a_beginning(&self, fault: &Fault<Trollfjord>) -> bool {
        fault.saved.as_ref().is_none_or(|saved| {
            let saved = &saved.link.record;
            (saved.setup, saved.seed) == (self.record.setup, self.record.seed)
                && self.record.moves.starts_with(&saved.moves)
        })
    }

    fn with(&self, place: usize, c: u8) -> String {
        let mut bytes = self.text.clone().into_bytes();
        bytes[place] = c;
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn exchanged(&self, place: usize) -> String {
        let mut bytes = self.text.clone().into_bytes();
        bytes.swap(place, place + 1);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn without(&self, place: usize) -> String {
        let mut text = self.text.clone();
        text.remove(place);
        text
    }

    fn inserted(&self, place: usize, c: u8) -> String {
        let mut text = self.text.clone();
        text.insert(place, char::from(c));
        text
    }

    /// Every wrong character in every place, every pair of neighbors exchanged, every character left out, every one
    /// put in.
    fn every_change(&self, mut see: impl FnMut(&Self, String, Kind)) {
        let text = self.text.as_bytes();
        for place in 0..text.len() {
            for &c in DIGITS.iter().filter(|&&c| c != text[place]) {
                see(self, self.with(place, c), Kind::Wrong);
            }
            if text.get(place + 1).is_some_and(|&c| c != text[place]) {
                see(self, self.exchanged(place), Kind::Wrong);
            }
            see(self, self.without(place), Kind::Shifted);
        }
        for place in 0..=text.len() {
            for &c in DIGITS {
                see(self, self.inserted(place, c), Kind::Shifted);
            }
        }
    }
}

/// Whether the characters behind the damage stand where they stood.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Wrong,
    Shifted,
}

/// Sound is what the sum holds of, whatever stands in it, up to the longest link; and nothing else.
#[test]
fn the_sum_alone_says_what_is_sound() {
    let sealed = |length: usize| {
        let mut text = vec![b'T'; length];
        forge::seal(&mut text, HEAD);
        String::from_utf8(text).expect("ASCII")
    };
    assert!(is_sound(&sealed(LONGEST)) && is_sound(&sealed(HEAD + 5)));
    assert!(!is_sound(&sealed(LONGEST + 1)));
    let case = Case::new(0, 9);
    assert!(is_sound(&case.text));
    for damaged in [
        case.with(0, b'Z'),
        case.with(3, b'-'),
        case.without(20),
        format!("{}-1", case.text),
    ] {
        assert!(!is_sound(&damaged), "{damaged}");
    }
    assert!(!is_sound(""));
}

#[test]
fn every_change_is_noticed() {
    let mut changes = 0_u64;
    for n in 0..RECORDS {
        let case = Case::new(n, usize::MAX);
        assert!(is_sound(&case.text));
        case.every_change(|_, damaged, _| {
            assert!(!is_sound(&damaged), "{damaged}");
            changes += 1;
        });
    }
    println!("{changes} changes");
    assert!(changes > 10_000_000);
}

/// What is not sound is refused, and what is saved is a beginning: every change of short records.
#[test]
fn every_change_of_a_short_record_is_refused() {
    let (mut shifted, mut strange) = (0, 0);
    for n in 0..EXACT {
        let case = Case::new(n, 1 + n as usize);
        case.every_change(|case, damaged, kind| {
            let fault = case.fault(&damaged);
            let right = case.saves_a_beginning(&fault);
            assert!(right || kind == Kind::Shifted, "{damaged} {fault:?}");
            shifted += u32::from(kind == Kind::Shifted);
            strange += u32::from(!right);
        });
    }
    println!("{shifted} shifted, {strange} of them saved something else");
    // A block that is shifted as a whole looks right once in 62 times.
    assert!(strange * 50 < shifted, "{strange} of {shifted}");
}

/// One wrong character in every place of every record, and every pair of neighbors exchanged.
#[test]
fn what_is_saved_is_a_beginning_of_the_game() {
    let (mut whole, mut saved) = (0, 0);
    for n in 0..RECORDS {
        let mut case = Case::new(n, 160);
        for place in 0..case.text.len() - 1 {
            let c = DIGITS[case.draws.below(62) as usize];
            let other = [case.with(place, c), case.exchanged(place)];
            for damaged in other.into_iter().filter(|t| *t != case.text) {
                let fault = case.fault(&damaged);
                assert!(case.saves_a_beginning(&fault), "{damaged} {fault:?}");
                assert_eq!(fault.saved.is_some(), place >= HEAD, "{damaged}");
                if let Some(opened) = fault.saved {
                    saved += opened.link.record.moves.len();
                    whole += case.record.moves.len();
                }
            }
        }
    }
    println!("{} % of the decisions are saved", saved * 100 / whole);
    assert!(saved * 3 > whole);
}

/// A bit that flips gives a letter, a digit (see above) or something strange; that is told, and costs no more.
#[test]
fn strange_characters_are_told() {
    let mut flips = 0;
    for n in 0..RECORDS / 10 {
        let case = Case::new(n, 60);
        for (place, &c) in case.text.as_bytes().iter().enumerate() {
            let flipped = (0..8).map(|bit| c ^ 1 << bit);
            for c in flipped.filter(|c| !c.is_ascii_alphanumeric()) {
                let fault = case.fault(&case.with(place, c));
                assert!(case.saves_a_beginning(&fault));
                let right = match fault.why {
                    Why::Head => place < HEAD,
                    Why::Empty => place == 0 && c == b'-',
                    Why::Character(at) => at == place && c != b'-',
                    Why::Damaged(_) => c == b'-',
                    _ => false,
                };
                assert!(right, "{place} {c} {:?}", fault.why);
                flips += 1;
            }
        }
    }
    assert!(flips > 10_000, "{flips}");
}

/// A link that is cut anywhere opens up to its last whole block.
#[test]
fn a_cut_link_opens_as_far_as_it_goes() {
    for n in 0..60 {
        let case = Case::new(n, usize::MAX);
        let mut last = 0;
        for length in 0..case.text.len() {
            let fault = case.fault(&case.text[..length]);
            assert!(case.saves_a_beginning(&fault));
            assert_eq!(fault.saved.is_some(), length >= HEAD, "{length}");
            let decisions = fault.saved.map_or(0, |s| s.link.record.moves.len());
            assert!(decisions >= last);
            last = decisions;
        }
        // All but the last block at least, which has at most 118 decisions.
        assert!(last + 118 >= case.record.moves.len());
    }
}
