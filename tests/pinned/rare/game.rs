//! Rare things of whole games: how they end, who wins, and what goes to and fro.

use trollfjord::engine::{Game, Seat, Total};
use trollfjord::games::trollfjord::pieces::{BeltSpace, Gifts};
use trollfjord::games::trollfjord::{Event, Phase, STALL};

use super::InGame;
use super::story::{Story, Tale};

/// The names, with what they mean.
pub const RARE: &[InGame] = &[
    ("§T1 a seat takes four turns running", |t| {
        let same = |turns: &[Story]| turns.iter().all(|s| s.mover() == turns[0].mover());
        t.turns.windows(4).any(same)
    }),
    ("§E1 three last turns after the one that fills +", |t| {
        last_turns(t).len() == 4
    }),
    ("§E1 + filled in a last turn as well", |t| {
        last_turns(t)
            .iter()
            .skip(1)
            .any(|s| fills(s, |space| space == BeltSpace::Plus))
    }),
    ("§E1 a last turn without hammering", |t| {
        last_turns(t)
            .iter()
            .skip(1)
            .any(|s| s.any(|e| matches!(e, Event::NoHammering { .. })))
    }),
    ("§E1 a crown changes hands in a last turn", |t| {
        last_turns(t)
            .iter()
            .skip(1)
            .any(|s| s.any(|e| matches!(e, Event::Crowned { from: Some(_), .. })))
    }),
    (
        "§E1 in the turn that fills + somebody keeps hammering",
        |t| {
            last_turns(t)
                .first()
                .is_some_and(|s| s.any(|e| matches!(e, Event::Kept { .. })))
        },
    ),
    ("§E1 trolls leave the board with the last turn", |t| {
        last_turns(t)
            .iter()
            .any(|s| s.any(|e| matches!(e, Event::LaidDown { trolls: 8.., .. })))
    }),
    ("§E2 who fills + first does not win", |t| {
        let first = last_turns(t).first().map(|s| s.mover());
        first.is_some_and(|first| first != winner(t))
    }),
    ("§E2 somebody with an empty + wins", |t| {
        !t.end.table().sacks[winner(t)].is_full()
    }),
    ("§E2 a tie goes to the lord farther back", |t| {
        tie(t, false)
    }),
    (
        "§E2 a tie goes to the lord farther back, against the order of seats",
        |t| tie(t, true),
    ),
    ("§E2 all gifts of a player are turned over", |t| {
        t.end
            .seats()
            .any(|seat| t.end.table().sacks[seat].gifts == Gifts::NONE)
    }),
    ("§E2 the even start decides who wins", |t| {
        let plain = |seat: &Seat| {
            let score = t.end.score(*seat);
            (
                score.total() - i32::from(score.even_start),
                -t.end.table().lords[*seat].at.0,
            )
        };
        t.end.seats().max_by_key(plain) != Some(winner(t))
    }),
    ("§E2 three crowns for one", |t| {
        t.end
            .table()
            .crowns
            .iter()
            .all(|c| c.is_some() && *c == t.end.table().crowns[0])
    }),
    ("§C1 eight treasures in a patched sack", |t| {
        t.end
            .seats()
            .any(|seat| t.end.table().sacks[seat].patched.len() >= 8)
    }),
    ("§H1 a game nobody finishes", |t| {
        t.turns
            .last()
            .is_some_and(|s| s.any(|e| *e == Event::Stalled))
    }),
    (
        "§H1 the last decision comes in the middle of a hammering",
        |t| {
            let Some(last) = t.turns.last().filter(|s| s.any(|e| *e == Event::Stalled)) else {
                return false;
            };
            let middle = last.decided.iter().find(|d| d.at.decisions() == STALL);
            middle.is_some_and(|d| {
                matches!(
                    d.at.table().phase,
                    Phase::Swing { .. } | Phase::Collect { .. }
                )
            })
        },
    ),
];

fn winner(t: &Tale) -> Seat {
    t.end.ranking()[0]
}

/// The turn that fills the first + and all after it.
fn last_turns(t: &Tale) -> &[Story] {
    let first = |s: &Story| s.any(|e| matches!(e, Event::LastTurns { .. }));
    let at = t.turns.iter().position(first);
    at.map_or(&[], |at| &t.turns[at..])
}

fn fills(s: &Story, which: fn(BeltSpace) -> bool) -> bool {
    s.any(|e| matches!(e, Event::Collected { belt: Some(space), .. } if which(*space)))
}

/// Whether the first two have the same points.
fn tie(t: &Tale, against_seats: bool) -> bool {
    let ranking = t.end.ranking();
    let points = |n: usize| t.end.score(ranking[n]).total();
    points(0) == points(1) && (ranking[0] > ranking[1] || !against_seats)
}
