//! Rare things of collecting: treasures, crowns, clearing and refilling.

use trollfjord::games::trollfjord::pieces::BeltSpace;
use trollfjord::games::trollfjord::{Event, Move};

use super::InTurn;
use super::hammer::kept;
use super::story::Story;

use Event::{
    Appeased, Cleared, Collected, Crowned, EmptyHanded, HammerTaken, NotRefilled, Refilled,
};

/// The names, with what they mean.
pub const RARE: &[InTurn] = &[
    ("§C1 appeased, and still empty-handed", |s| {
        s.after(|e| *e == Appeased)
            .iter()
            .any(|e| matches!(e, EmptyHanded { .. }))
    }),
    ("§C1 a choice of three treasures", |s| {
        s.decided.iter().any(|d| {
            let h = d.at.table().phase.hammering();
            matches!(d.m, Move::Collect(_))
                && h.is_some_and(|h| d.at.allowed(h.fortress, h.hammerer).count() == 3)
        })
    }),
    ("§C1 the mover collects second, onto the belt", |s| {
        let taken: Vec<_> = s.taken().map(|(seat, ..)| seat == s.mover()).collect();
        taken == [false, true]
    }),
    ("§C1 the comrade collects, the mover does not", |s| {
        s.taken().count() == 1 && s.taken().all(|(seat, ..)| seat != s.mover())
    }),
    ("§C1 the other one takes what was within reach", |s| {
        s.blows().any(|(d, h)| match (d.m, h.partner) {
            (Move::Collect(region), Some(seat)) => {
                d.at.table().trolls_in(region, seat) > 0 && s.any(|e| *e == EmptyHanded { seat })
            }
            _ => false,
        })
    }),
    (
        "§C1 empty-handed, and keeping on brings the other one a treasure",
        |s| {
            s.then(|e| matches!(e, EmptyHanded { .. }), kept)
                && s.after(kept).iter().any(|e| matches!(e, Collected { .. }))
        },
    ),
    ("§C1 a treasure of 28", |s| {
        s.taken().any(|(_, treasure, _)| treasure.value() == 28)
    }),
    ("§C2 a crown taken over by an equal treasure", |s| {
        taken_over(s, |new, old| new == old)
    }),
    ("§C2 a crown taken over by a higher treasure", |s| {
        taken_over(s, |new, old| new > old)
    }),
    ("§C2 a finished player loses a crown", |s| {
        s.any(|e| matches!(e, Crowned { from: Some(from), .. } if s.table().lords[*from].lying))
    }),
    ("§C2 a lower treasure leaves the crown where it is", |s| {
        let belt = s.any(|e| {
            matches!(
                e,
                Collected {
                    belt: Some(BeltSpace::Numbered(_)),
                    ..
                }
            )
        });
        belt && !s.any(|e| matches!(e, Crowned { .. }))
    }),
    (
        "§C2 + with a higher treasure than the crown of that fortress",
        plus_above_a_crown,
    ),
    ("§C3 both clear a region of their choice", |s| {
        s.decided
            .iter()
            .filter(|d| matches!(d.m, Move::Clear(_)))
            .count()
            == 2
    }),
    ("§C3 five trolls are cleared at once", |s| {
        s.any(|e| matches!(e, Cleared { count: 5.., .. }))
    }),
    ("§C3 two regions are refilled", |s| {
        s.count(|e| matches!(e, Refilled { .. })) == 2
    }),
    ("§C3 no supply is left: a region stays empty", |s| {
        s.any(|e| matches!(e, NotRefilled { .. }))
    }),
    ("§C1 hammered at a fortress with an empty region", |s| {
        s.any(|e| match e {
            HammerTaken { fortress, .. } => fortress
                .regions()
                .iter()
                .any(|r| s.table().treasure(*r).is_none()),
            _ => false,
        })
    }),
];

/// Whether a crown changed hands for a treasure that compares so with the old one.
fn taken_over(s: &Story, holds: fn(u8, u8) -> bool) -> bool {
    s.events.windows(2).any(|pair| match (pair[0], pair[1]) {
        (
            Collected { treasure, .. },
            Crowned {
                level,
                from: Some(from),
                ..
            },
        ) => {
            let old = s.table().sacks[from].belt[level.index()];
            old.is_some_and(|old| holds(treasure.value(), old.value()))
        }
        _ => false,
    })
}

/// Whether + was filled at a fortress whose crown somebody else has for no more.
fn plus_above_a_crown(s: &Story) -> bool {
    let hammered = s.events.iter().find_map(|e| match e {
        HammerTaken { fortress, .. } => Some(s.table().number(*fortress)),
        _ => None,
    });
    s.any(|e| match (e, hammered) {
        (
            Collected {
                seat,
                treasure,
                belt: Some(BeltSpace::Plus),
                ..
            },
            Some(level),
        ) => {
            let holder = s.table().crowns[level.index()].filter(|holder| holder != seat);
            let crowned = holder.and_then(|holder| s.table().sacks[holder].belt[level.index()]);
            crowned.is_some_and(|crowned| crowned <= *treasure)
        }
        _ => false,
    })
}
