//! Rare things of the first half of a turn: moving lords and trolls, tailwind, announcing, comrades, limits.

use trollfjord::engine::Game;
use trollfjord::games::trollfjord::pieces::{Landscape, Level, Row};
use trollfjord::games::trollfjord::walkway::{SPACES, Travelled};
use trollfjord::games::trollfjord::{Event, Move, Phase};

use super::InTurn;
use super::story::{Decided, Story};

/// The names, with what they mean.
pub const RARE: &[InTurn] = &[
    ("§A1 a lord skips an occupied space", |s| skips(s, false)),
    ("§A1 a lying lord blocks a space", |s| skips(s, true)),
    ("§A1 a lord begins a new lap", |s| {
        s.step().is_some_and(|(from, to)| {
            from.0 >= 0 && from.0 / i16::from(SPACES) < to.0 / i16::from(SPACES)
        })
    }),
    ("§A1 the starting plank is turned over", |s| {
        s.any(|e| matches!(e, Event::PlankTurned))
    }),
    ("§T1 a seat takes two turns running", |s| {
        s.end.to_move() == Some(s.mover()) && s.end.table().turn > s.table().turn
    }),
    ("§T1 the mover passes everybody", |s| {
        let others = s.table().seats().filter(|seat| *seat != s.mover());
        let passed = |to: Travelled| others.map(|o| s.table().lords[o].at).all(|at| at < to);
        s.step().is_some_and(|(_, to)| passed(to))
    }),
    ("§A2 one troll wanders on", |s| wanders(s, true)),
    ("§A2 two trolls wander", |s| wanders(s, false)),
    ("§A2 a troll wanders from fjord to fjord", |s| {
        s.any(|e| match e {
            Event::Wandered { from, to, .. } => {
                from.landscape() == Landscape::Fjord && to.landscape() == Landscape::Fjord
            }
            _ => false,
        })
    }),
    ("§A2 the supply has fewer trolls than the distance", |s| {
        s.decided.iter().any(|d| match d.at.table().phase {
            Phase::Place { up_to, .. } => d.at.table().supply_of(s.mover()) < up_to,
            _ => false,
        })
    }),
    ("§A2 no troll is left to place", |s| {
        s.table().supply_of(s.mover()) == 0
            && s.any(|e| {
                matches!(
                    e,
                    Event::LordStepped {
                        row: Row::Placement,
                        ..
                    }
                )
            })
    }),
    ("§A2 no troll is there to wander", |s| {
        s.table().on_board(s.mover()) == 0
            && s.any(|e| {
                matches!(
                    e,
                    Event::LordStepped {
                        row: Row::Wander,
                        ..
                    }
                )
            })
    }),
    ("§A3 three have tailwind", |s| {
        let winds = |e: &Event| {
            matches!(
                e,
                Event::Placed { tailwind: true, .. } | Event::Wandered { tailwind: true, .. }
            )
        };
        s.count(winds) == 3
    }),
    ("§A3 tailwind without a troll passes by itself", |s| {
        let declined =
            |d: &&Decided| d.m == Move::Decline && matches!(d.at.table().phase, Phase::Tailwind(_));
        let passed = s.count(|e| matches!(e, Event::Passed { tailwind: true, .. }));
        passed > s.decided.iter().filter(declined).count()
    }),
    ("§A3 a lying lord has no tailwind", |s| {
        let ahead = |to| {
            let lords = s.table().seats().map(|seat| s.table().lords[seat]);
            lords.filter(|l| l.lying).any(|l| l.at > to)
        };
        s.step().is_some_and(|(_, to)| ahead(to))
    }),
    ("§B1 + takes any number", |s| {
        let full = s.table().sacks[s.mover()].belt[..3]
            .iter()
            .all(Option::is_some);
        full && s.any(|e| match e {
            Event::HammerTaken { fortress, .. } => s.table().number(*fortress) == Level::One,
            _ => false,
        })
    }),
    ("§B2 all three decline", |s| {
        answers(s, &[false, false, false])
    }),
    ("§B2 the third one joins", |s| {
        answers(s, &[false, false, true])
    }),
    ("§B2 a tie of candidates", |s| tie(s, false)),
    ("§B2 a tie of candidates against the order of seats", |s| {
        tie(s, true)
    }),
    ("§B2 the mover refrains with a comrade", |s| {
        let joined = s.any(|e| matches!(e, Event::Answered { joins: true, .. }));
        joined && s.chose(|_, m| m == Move::Refrain)
    }),
    ("§B2 the mover refrains alone", |s| {
        let joined = s.any(|e| matches!(e, Event::Answered { joins: true, .. }));
        !joined && s.chose(|_, m| m == Move::Refrain)
    }),
    ("§B3 the limit is two", |s| {
        s.any(|e| matches!(e, Event::HammerTaken { limit: 2, .. }))
    }),
    ("§B3 more than nine trolls make a limit of nine", |s| {
        s.blows().any(|(d, h)| {
            let t = d.at.table();
            let trolls = h.pair(t.mover).map(|seat| t.trolls_at(h.fortress, seat));
            h.limit == 9 && trolls.sum::<u8>() > 9
        })
    }),
];

/// Whether the lord passes a space of its row with a lord on it.
fn skips(s: &Story, lying: bool) -> bool {
    let t = s.table();
    let Some((from, to)) = s.step() else {
        return false;
    };
    let row = |at: Travelled| at.space().map(|space| space.row());
    let there = |at: i16| {
        let mut lords = t
            .seats()
            .filter(|seat| *seat != t.mover)
            .map(|seat| t.lords[seat]);
        let space = Travelled(at).space();
        let here = row(Travelled(at)) == row(to);
        here && lords.any(|l| l.at.space() == space && (l.lying || !lying))
    };
    (from.0.max(-1) + 1..to.0).any(there)
}

/// Whether two wanders follow each other: by one troll that goes on, or by trolls that cannot be the same.
fn wanders(s: &Story, same: bool) -> bool {
    let pair = |pair: &[Event]| match (pair[0], pair[1]) {
        (
            Event::Wandered {
                from: start,
                to: first,
                tailwind: false,
                ..
            },
            Event::Wandered {
                from,
                to,
                tailwind: false,
                ..
            },
        ) => (first == from) == same && start != to,
        _ => false,
    };
    s.events.windows(2).any(pair)
}

/// Whether those who were asked answered so.
fn answers(s: &Story, expected: &[bool]) -> bool {
    let answer = |e: &Event| match e {
        Event::Answered { joins, .. } => Some(*joins),
        _ => None,
    };
    s.events
        .iter()
        .filter_map(answer)
        .eq(expected.iter().copied())
}

/// Whether the first two who could join have equally many trolls there.
fn tie(s: &Story, against_seats: bool) -> bool {
    s.decided.iter().any(|d| {
        let (t, Move::Announce(fortress)) = (d.at.table(), d.m) else {
            return false;
        };
        match t.candidates(fortress)[..] {
            [first, second, ..] => {
                t.trolls_at(fortress, first) == t.trolls_at(fortress, second)
                    && (first > second || !against_seats)
            }
            _ => false,
        }
    })
}
