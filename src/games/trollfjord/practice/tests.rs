//! What practice does, over many towers: each step against the clauses, and against the game.

use super::*;
use crate::games::trollfjord::tower::{BOULDERS, Boulder, Color, Ledge, Side, Strength};
use crate::games::trollfjord::{Setup, Trollfjord};

const TOWERS: u32 = 300;

fn terms(limit: u8, comrade: bool) -> Terms {
    Terms::new(limit, comrade).unwrap()
}

/// A tower for each number, with terms that differ.
fn towers() -> impl Iterator<Item = (u32, Practice)> {
    (0..TOWERS).map(|n| {
        let terms = terms(2 + (n % 8) as u8, n % 3 == 0);
        let seed = Seed::from_text(&format!("practice {n}"));
        (n, Practice::new(seed, terms, &mut ()))
    })
}

/// One of the six blows, different ones one after the other.
fn blow(n: u32) -> Blow {
    Blow::ALL[(n * 5 % 6) as usize]
}

/// Hammers until it is over.
fn hammer(practice: &mut Practice, n: u32) -> Ended {
    loop {
        let next = n + u32::from(practice.hammering.blows);
        practice.strike(blow(next), &mut ()).unwrap();
        if let Some(ended) = practice.ended() {
            return ended;
        }
    }
}

#[test]
fn a_limit_is_one_that_a_game_can_have() {
    let limits: Vec<u8> = (0..=20)
        .filter_map(|limit| Terms::new(limit, false))
        .map(Terms::limit)
        .collect();
    assert_eq!(limits, [2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(Terms::default(), terms(3, false));
}

#[test]
fn the_same_seed_is_the_same_tower_and_the_same_falls() {
    for (n, mut practice) in towers().take(40) {
        let mut same = Practice::new(practice.seed(), practice.terms(), &mut ());
        for _ in 0..3 {
            hammer(&mut practice, n);
            hammer(&mut same, n);
            assert_eq!(practice, same);
            practice.again(&mut ()).unwrap();
            same.again(&mut ()).unwrap();
        }
    }
    let [one, other] = ["one", "other"].map(|text| {
        let practice = Practice::new(Seed::from_text(text), Terms::default(), &mut ());
        practice.tower().clone()
    });
    assert_ne!(one, other);
}

/// Whoever practices with the seed of a game does not see its tower.
#[test]
fn practice_tells_nothing_of_a_game_with_the_same_seed() {
    let setup: Setup = "2 first".parse().unwrap();
    for (_, practice) in towers().take(20) {
        let game = Trollfjord::open(&setup, practice.seed(), &mut ());
        assert_ne!(practice.tower(), &game.table().tower);
    }
}

/// §B4 The first blow must be struck; after it one may stop; what is over is over until the boulders are back.
#[test]
fn what_may_be_done_when() {
    for (n, mut practice) in towers() {
        let fresh = practice.clone();
        assert_eq!(practice.stop(&mut ()), Err(Refused::MustStrike));
        assert_eq!(practice.again(&mut ()), Err(Refused::NotOver));
        assert_eq!(practice, fresh);
        practice.strike(blow(n), &mut ()).unwrap();
        if practice.ended().is_none() {
            let mut events = Vec::new();
            practice.stop(&mut events).unwrap();
            let seat = practice.hammering().hammerer;
            assert_eq!(events, [Event::Stopped { seat }]);
            assert_eq!(practice.ended(), Some(Ended::Stopped));
        }
        let over = practice.clone();
        assert_eq!(practice.stop(&mut ()), Err(Refused::Over));
        assert_eq!(practice.strike(blow(n), &mut ()), Err(Refused::Over));
        assert_eq!(practice, over);
    }
}

/// §B4 Each blow: anger if a color but white is over the limit; else a swap after an empty one, with a comrade; then the
/// hit limit.
#[test]
fn a_blow_ends_as_the_clause_says() {
    let mut seen = [0; 4];
    for (n, mut practice) in towers() {
        let (limit, comrade) = (practice.terms().limit(), practice.terms().comrade);
        let mut blows = 0;
        while practice.ended().is_none() {
            let before = practice.clone();
            let mut events = Vec::new();
            practice.strike(blow(n + blows), &mut events).unwrap();
            blows += 1;
            let out = practice.tower().out_by_color();
            let over = Color::LIMITED.map(|color| out[color].saturating_sub(limit));
            let over: u8 = over.iter().sum();
            let fell = practice.tower().out_count() - before.tower().out_count();
            let swaps = over == 0 && fell == 0 && comrade;
            let ended = match over {
                1.. => Some(Ended::Angry(over)),
                0 if blows == u32::from(limit) => Some(Ended::Spent),
                0 => None,
            };
            assert_eq!(practice.ended(), ended);
            assert_eq!(u32::from(practice.hammering().blows), blows);
            let [was, is] = [&before, &practice].map(|p| p.hammering().hammerer);
            assert_eq!(was != is, swaps);
            assert!(is == Seat::ALL[0] || comrade);
            let told = |kind: fn(&Event) -> bool| events.iter().any(kind);
            assert_eq!(told(|e| matches!(e, Event::Swapped { .. })), swaps);
            assert_eq!(told(|e| matches!(e, Event::Angry { .. })), over > 0);
            for (seen, now) in seen
                .iter_mut()
                .zip([over > 0, swaps, ended.is_none(), fell == 0])
            {
                *seen += usize::from(now);
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
}

/// §B4 Who is left alone may keep hammering: the same tower, limits and count; at least one blow, and nobody to swap with.
#[test]
fn who_is_left_may_keep_hammering_alone() {
    let (mut kept, mut empty, mut ends) = (0, 0, [0; 3]);
    for (n, mut practice) in towers() {
        practice.choose(terms(4 + (n % 6) as u8, n % 4 != 0));
        assert_eq!(practice.keep(&mut ()), Err(Refused::NobodyLeft));
        practice.strike(blow(n), &mut ()).unwrap();
        if practice.ended().is_some() {
            assert_eq!(practice.keep(&mut ()), Err(Refused::NobodyLeft));
            continue;
        }
        practice.stop(&mut ()).unwrap();
        let before = practice.clone();
        let Some(left) = practice.left() else {
            assert_eq!(practice.keep(&mut ()), Err(Refused::NobodyLeft));
            assert!(!practice.terms().comrade);
            continue;
        };
        let mut events = Vec::new();
        practice.keep(&mut events).unwrap();
        assert_eq!(events, [Event::Kept { seat: left }]);
        let [was, is] = [before.hammering(), practice.hammering()];
        assert_ne!(was.hammerer, left);
        assert_eq!((is.hammerer, is.partner), (left, None));
        assert_eq!((is.limit, is.blows), (was.limit, was.blows));
        assert_eq!(is.comrade, was.comrade);
        assert_eq!((practice.tower(), practice.ended()), (before.tower(), None));
        assert!(practice.must_strike() && !practice.is_first());
        let owed = practice.clone();
        assert_eq!(practice.stop(&mut ()), Err(Refused::MustStrike));
        assert_eq!(practice.keep(&mut ()), Err(Refused::NobodyLeft));
        assert_eq!(practice, owed);
        while practice.ended().is_none() {
            let out = practice.tower().out_count();
            practice.strike(blow(n * 7), &mut ()).unwrap();
            empty += usize::from(practice.tower().out_count() == out);
            assert_eq!(practice.hammering().hammerer, left);
            assert!(!practice.must_strike());
            if n % 3 == 0 && practice.ended().is_none() {
                practice.stop(&mut ()).unwrap();
            }
        }
        // Nobody is left any more.
        assert_eq!(practice.keep(&mut ()), Err(Refused::NobodyLeft));
        match practice.ended() {
            Some(Ended::Stopped) => ends[0] += 1,
            Some(Ended::Spent) => ends[1] += 1,
            _ => ends[2] += 1,
        }
        kept += 1;
        practice.again(&mut ()).unwrap();
        assert_eq!(practice.hammering().partner, Some(Seat::ALL[1]));
    }
    assert!(kept > 100 && empty > 10, "{kept} {empty}");
    assert!(ends.iter().all(|&n| n > 10), "{ends:?}");
}

/// The events alone lead from one tower to the next.
#[test]
fn events_tell_the_whole_tower() {
    for (n, mut practice) in towers().take(60) {
        let mut poured = Vec::new();
        let same = Practice::new(practice.seed(), practice.terms(), &mut poured);
        assert_eq!(same, practice);
        let mut told = Tower::outside_all(practice.tower().mirrored());
        for event in poured {
            if let Event::Tower(event) = event {
                told.replay(event).unwrap();
            }
        }
        assert_eq!(&told, practice.tower());
        for _ in 0..2 {
            let mut events = Vec::new();
            while practice.ended().is_none() {
                practice.strike(blow(n), &mut events).unwrap();
            }
            practice.again(&mut events).unwrap();
            for event in events {
                if let Event::Tower(event) = event {
                    told.replay(event).unwrap();
                }
            }
            assert_eq!(&told, practice.tower());
        }
    }
}

/// §C4 All boulders go back, and another hammering begins with the first blow.
#[test]
fn again_pours_all_boulders_back() {
    for (n, mut practice) in towers() {
        hammer(&mut practice, n);
        practice.again(&mut ()).unwrap();
        assert_eq!(practice.tower().inside_count(), BOULDERS);
        assert_eq!((practice.number(), practice.is_first()), (2, true));
        assert_eq!(practice.hammering().hammerer, Seat::ALL[0]);
        assert_eq!(practice.ended(), None);
    }
}

/// §B3 The limit stays fixed for the whole hammering.
#[test]
fn other_terms_wait_for_the_next_hammering() {
    let mut practice = Practice::new(Seed::from_text("terms"), terms(9, false), &mut ());
    practice.choose(terms(8, true));
    assert_eq!(practice.hammering().limit, 8);
    assert_eq!(practice.hammering().partner, Some(Seat::ALL[1]));
    let soft = Blow::new(Side::Left, Strength::Soft);
    practice.strike(soft, &mut ()).unwrap();
    assert_eq!(practice.ended(), None);
    practice.choose(terms(2, false));
    assert_eq!(
        (practice.hammering().limit, practice.terms().limit()),
        (8, 2)
    );
    practice.stop(&mut ()).unwrap();
    practice.again(&mut ()).unwrap();
    assert_eq!(practice.hammering().limit, 2);
    assert_eq!(practice.hammering().partner, None);
}

/// §C1 A treasure is in reach from as many boulders on as its value.
#[test]
fn treasures_are_told_with_what_is_missing() {
    let mut practice = Practice::new(Seed::from_text("treasures"), terms(9, false), &mut ());
    let value = |list: Vec<(Treasure, u8)>| -> Vec<(u8, u8)> {
        list.into_iter().map(|(t, n)| (t.value(), n)).collect()
    };
    assert_eq!(value(practice.treasures(3)), [(10, 10), (11, 11), (12, 12)]);
    assert_eq!(practice.haul(), None);
    let mut last = 0;
    for out in [9, 10, 14, 27, 28, 44] {
        let fallen = inside(practice.tower(), out - last);
        practice.tower.give(&fallen).unwrap();
        last = out;
        let told = value(practice.treasures(3));
        let best = practice.haul().map(Treasure::value);
        let expected = match out {
            9 => (vec![(10, 1), (11, 2), (12, 3)], None),
            10 => (vec![(10, 0), (11, 1), (12, 2)], Some(10)),
            14 => (vec![(14, 0), (15, 1), (16, 2)], Some(14)),
            27 => (vec![(26, 0), (27, 0), (28, 1)], Some(27)),
            _ => (vec![(26, 0), (27, 0), (28, 0)], Some(28)),
        };
        assert_eq!((told, best), expected, "{out}");
    }
}

/// The first boulders on the ledges.
fn inside(tower: &Tower, count: usize) -> Vec<Boulder> {
    let inside = Ledge::ALL.into_iter().flat_map(|ledge| tower.ledge(ledge));
    inside.take(count).copied().collect()
}
