//! The laws that hold of every game, after every move or at a few moments.

use ::trollfjord::engine::{Draws, Record, Total};

use super::{Bulk, Style, pick, picks, seed};

/// No game of the house takes longer.
const MOST_DECISIONS: u32 = 2_000;

/// How thoroughly a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// The thorough laws at about one decision in 64, rebuilding at one in 256 and at the end.
    AtTimes,
    /// At every decision, what is not listed included.
    Everywhere,
}

/// Plays one game and checks it all the way. Returns its end.
pub fn conforms<G: Bulk>(players: u8, test: &str, number: u64, style: Style, depth: Depth) -> G {
    let seed = seed(test, number);
    let mut record = Record::<G>::new(G::agreed(players, number), seed);
    let mut draws = picks(seed);
    let mut events = Vec::new();
    let mut position = G::new(&record.setup, seed, &mut events);
    assert_eq!(position.seats().count(), usize::from(players));
    let mut shadow = position.shadow();
    let universe = G::universe();
    loop {
        events
            .drain(..)
            .for_each(|event| G::follow(&mut shadow, &event));
        position.agrees(&shadow);
        always(&position, record.moves.len());
        if position.to_move().is_none() {
            break;
        }
        let at_random = draws.chance(4);
        if at_random || depth == Depth::Everywhere {
            plays_what_it_lists(&position);
            imagines(&position, &mut draws);
            plays_nothing_else(&position, &universe);
        }
        if at_random && draws.chance(64) {
            rebuilds(&record, &position);
        }
        let m = pick(&position, style, &mut draws);
        position.play(m, &mut events).expect("a legal move");
        record.moves.push(m);
    }
    assert!(position.legal().is_empty());
    assert!(universe.iter().all(|&m| position.refusal(m).is_some()));
    rebuilds(&record, &position);
    ranks_by_points(&position);
    position
}

/// After every move: somebody decides and has a choice, or the game is over; every move counts; no move twice.
fn always<G: Bulk>(position: &G, moves: usize) {
    let mut list = G::Moves::default();
    position.legal_moves(&mut list);
    let list = list.as_ref();
    match position.to_move() {
        Some(seat) => {
            assert!(list.len() > 1, "one legal move\n{position:?}");
            assert!(position.seats().any(|s| s == seat));
        }
        None => assert!(list.is_empty(), "{position:?}"),
    }
    assert_eq!(position.decisions() as usize, moves);
    assert!(position.decisions() < MOST_DECISIONS, "no end");
    let twice = |(i, m)| list[..i].contains(m);
    assert!(!list.iter().enumerate().any(twice), "{position:?}");
    position.check_laws();
}

/// Every listed move plays, changes something and survives its text.
fn plays_what_it_lists<G: Bulk>(position: &G) {
    for m in position.legal() {
        let text = m.to_string();
        assert_eq!(text.parse().ok(), Some(m), "{text}");
        assert_eq!(position.refusal(m), None, "{text}\n{position:?}");
        let mut next = position.clone();
        next.play(m, &mut ()).expect("a legal move");
        assert_ne!(next, *position, "{text}");
        assert_eq!(next.decisions(), position.decisions() + 1);
        always(&next, next.decisions() as usize);
    }
}

/// Nothing outside the list plays, and trying it changes nothing.
fn plays_nothing_else<G: Bulk>(position: &G, universe: &[G::Move]) {
    let list = position.legal();
    let mut tried = position.clone();
    for &m in universe.iter().filter(|m| !list.contains(m)) {
        let refusal = position.refusal(m);
        assert!(refusal.is_some(), "{m} plays\n{position:?}");
        assert_eq!(tried.play(m, &mut ()).err(), refusal);
    }
    assert_eq!(tried, *position);
    assert!(list.iter().all(|m| universe.contains(m)));
}

/// The record survives its text, and both rebuild the position.
fn rebuilds<G: Bulk>(record: &Record<G>, position: &G) {
    let text = record.to_string();
    let read: Record<G> = text.parse().expect("a record that was written");
    assert_eq!(read, *record);
    let again = read.position(usize::MAX).expect("legal moves");
    assert_eq!(again, *position, "{text}");
}

/// A guess of what is hidden changes nothing that a seat can see, and leaves the decision as it is.
fn imagines<G: Bulk>(position: &G, draws: &mut Draws) {
    for seat in position.seats() {
        let mut guess = position.clone();
        guess.imagine(seat, draws);
        assert_eq!(guess.to_move(), position.to_move());
        assert_eq!(guess.legal(), position.legal());
        position.differs_in_hidden_things_only(&guess);
    }
}

/// All seats are ranked once, and nobody before somebody with more points.
fn ranks_by_points<G: Bulk>(position: &G) {
    let ranking = position.ranking();
    let mut sorted = ranking.clone();
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(position.seats()));
    let points: Vec<i32> = ranking.iter().map(|&s| position.score(s).total()).collect();
    assert!(points.is_sorted_by(|a, b| a >= b), "{points:?}");
}
