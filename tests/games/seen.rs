//! What a game has shown, and its file: what the browser tests play and what they expect to see.

use std::collections::BTreeSet;

use trollfjord::engine::{Game, Record, Total};
use trollfjord::games::trollfjord::pieces::{Gifts, Row};
use trollfjord::games::trollfjord::tower::Blow;
use trollfjord::games::trollfjord::{Event, Move, Phase, Trollfjord};

/// What each of the games must show.
pub const RARE: [&str; 9] = [
    "a comrade",
    "a crown taken over",
    "a role swap",
    "an appeased spirit",
    "an unappeased spirit",
    "keep hammering",
    "move: clear",
    "tailwind that places",
    "tailwind that wanders",
];

/// Plays a record to its end and names what was seen on the way.
///
/// # Panics
/// If a move of the record is refused.
pub fn seen(record: &Record<Trollfjord>) -> (BTreeSet<&'static str>, Trollfjord) {
    let mut position = record.opening();
    let mut names = BTreeSet::new();
    for (n, &m) in record.moves.iter().enumerate() {
        names.extend(decided(m, &position.table().phase));
        let events = position.play_telling(m);
        let events = events.unwrap_or_else(|r| panic!("move {n}, {m}: {r:?}"));
        names.extend(events.iter().filter_map(happened));
    }
    (names, position)
}

/// The file of a game: its record; who decides, one digit a decision; the score of each seat in parts; who has won.
pub fn file(record: &Record<Trollfjord>) -> String {
    let mut position = record.opening();
    let mut deciders = String::new();
    for &m in &record.moves {
        deciders.extend(position.to_move().map(|seat| seat.to_string()));
        let played = position.play(m, &mut ());
        played.unwrap_or_else(|r| panic!("{m}: {r:?}"));
    }
    let scores = position.seats().map(|seat| {
        let s = position.score(seat);
        format!(
            "score {seat} belt {} patched {} gifts {} crowns {} total {}\n",
            s.belt,
            s.patched,
            s.gifts,
            s.crowns,
            s.total()
        )
    });
    let scores: String = scores.collect();
    let winner = position.ranking()[0];
    format!("record {record}\ndeciders {deciders}\n{scores}winner {winner}\n")
}

/// The names of the six blows, in their order.
const BLOWS: [&str; 6] = [
    "move: ls", "move: lf", "move: lh", "move: rs", "move: rf", "move: rh",
];

/// What a decision shows: its kind, one name for each kind of control it needs on screen.
fn decided(m: Move, phase: &Phase) -> Option<&'static str> {
    Some(match m {
        Move::Lord(Row::Placement, _) => "move: placement step",
        Move::Lord(Row::Wander, _) => "move: wander step",
        Move::Place(_, count) => match phase {
            Phase::Place { up_to, .. } if count < *up_to => "move: place fewer",
            _ => "move: place",
        },
        Move::PlaceNone => "move: none",
        Move::Wander(..) => "move: wander",
        Move::Done => "move: done",
        Move::Decline if matches!(phase, Phase::Join { .. }) => "move: decline to join",
        Move::Decline => "move: decline the tailwind",
        Move::Announce(_) => "move: announce",
        Move::EndTurn => "move: end",
        Move::Join => "move: join",
        Move::Hammer => "move: hammer",
        Move::Refrain => "move: refrain",
        Move::Swing(blow) => BLOWS[Blow::ALL.into_iter().position(|b| b == blow)?],
        Move::Stop => "move: stop",
        Move::Pledge(Gifts::NONE) => "move: pledge nothing",
        Move::Pledge(gifts) if gifts.count() > 1 => "move: pledge several",
        Move::Pledge(_) => "move: pledge",
        Move::Collect(_) => "move: collect",
        Move::Nothing => "move: nothing",
        Move::Keep => "move: keep",
        Move::Clear(_) => "move: clear",
    })
}

/// What an event shows, if it is one to look for.
fn happened(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::HammerTaken {
            comrade: Some(_), ..
        } => "a comrade",
        Event::Swapped { .. } => "a role swap",
        Event::Kept { .. } => "keep hammering",
        Event::Appeased => "an appeased spirit",
        Event::Unappeased => "an unappeased spirit",
        Event::Placed { tailwind: true, .. } => "tailwind that places",
        Event::Wandered { tailwind: true, .. } => "tailwind that wanders",
        Event::LimitReached { .. } => "the hit limit",
        Event::Crowned { from: Some(_), .. } => "a crown taken over",
        Event::Collected { belt: None, .. } => "a patched sack filled",
        Event::Stalled => "a stalled game",
        _ => return None,
    })
}
