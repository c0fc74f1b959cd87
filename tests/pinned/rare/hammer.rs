//! Rare things of hammering: blows, swaps, keeping on, the angry spirit and its gifts.

use trollfjord::games::trollfjord::phase::Round;
use trollfjord::games::trollfjord::pieces::Gifts;
use trollfjord::games::trollfjord::tower::Color;
use trollfjord::games::trollfjord::{Event, Move, Phase};

use super::InTurn;
use super::story::{Decided, Story};

use Event::{
    Angry, Appeased, Collected, Fell, GiftsTurned, HammerTaken, Kept, LimitReached, Pledged,
    Stopped, Swapped, Unappeased,
};

/// The names, with what they mean.
pub const RARE: &[InTurn] = &[
    ("§B4 the roles swap on the last allowed blow", |s| {
        s.then(swapped, |e| matches!(e, LimitReached { .. }))
    }),
    ("§B4 the roles swap three times", |s| s.count(swapped) >= 3),
    ("§B4 the new hammerer stops at once", |s| {
        s.then(swapped, |e| matches!(e, Stopped { .. }))
    }),
    ("§B4 an empty hit alone", |s| {
        let alone = |e: &Event| matches!(e, HammerTaken { comrade: None, .. });
        s.any(alone) && s.any(empty)
    }),
    ("§B4 nine blows", |s| {
        s.count(|e| matches!(e, Fell { .. })) == 9
    }),
    ("§B4 ten boulders at one blow", |s| {
        s.any(|e| matches!(e, Fell { count: 10.., .. }))
    }),
    (
        "§B4 more white boulders than the limit, and the spirit is calm",
        |s| stopped_with(s, |white, _, limit| white > limit),
    ),
    ("§B4 stopped with a color exactly at the limit", |s| {
        stopped_with(s, |_, most, limit| most == limit)
    }),
    ("§B4 the hit limit, and a color exactly at it", |s| {
        let at_limit = |d: &Decided| match d.at.table().phase {
            Phase::Collect { hammering, .. } => {
                let most = d.at.table().tower.out_by_color().most_limited();
                hammering.is_spent() && most == hammering.limit
            }
            _ => false,
        };
        s.decided.iter().any(at_limit)
    }),
    ("§B4 two colors anger the spirit", |s| {
        s.decided.iter().any(|d| match d.at.table().phase {
            Phase::Pledge { hammering, .. } => {
                let out = d.at.table().tower.out_by_color();
                let above = |c: &Color| out[*c] > hammering.limit;
                Color::LIMITED.into_iter().filter(above).count() >= 2
            }
            _ => false,
        })
    }),
    ("§B4 the mover keeps hammering", |s| {
        s.any(|e| *e == Kept { seat: s.mover() })
    }),
    ("§B4 the comrade keeps hammering", |s| {
        s.any(|e| kept(e) && *e != Kept { seat: s.mover() })
    }),
    ("§B4 an empty hit while keeping on swaps nothing", |s| {
        s.after(kept).iter().any(empty)
    }),
    ("§B4 keeping on ends at the hit limit", |s| {
        s.after(kept)
            .iter()
            .any(|e| matches!(e, LimitReached { .. }))
    }),
    ("§B4 keeping on brings a treasure", |s| {
        s.after(kept).iter().any(|e| matches!(e, Collected { .. }))
    }),
    (
        "§B4 keeping on angers the spirit, and gifts appease it",
        |s| s.after(kept).contains(&Appeased),
    ),
    ("§B4 keeping on angers the spirit for good", |s| {
        s.after(kept).contains(&Unappeased)
    }),
    ("§B4 too few gifts: nobody is asked", |s| {
        s.then(|e| matches!(e, Angry { .. }), |e| *e == Unappeased)
    }),
    ("§B4 pledges are void", |s| {
        s.any(pledged) && s.any(|e| *e == Unappeased)
    }),
    ("§B4 nobody pledges anything", |s| {
        let asked = s.any(|e| matches!(e, Pledged { .. }));
        asked && !s.any(pledged) && s.any(|e| *e == Unappeased)
    }),
    ("§B4 both turn gifts over", |s| {
        s.count(|e| matches!(e, GiftsTurned { .. })) == 2
    }),
    ("§B4 the hammerer adds what is missing", |s| {
        s.chose(|phase, m| top_up(phase) && m != Move::Pledge(Gifts::NONE))
    }),
    ("§B4 the hammerer adds nothing and all is void", |s| {
        s.chose(|phase, m| top_up(phase) && m == Move::Pledge(Gifts::NONE))
    }),
    ("§B4 the other one alone appeases the spirit", |s| {
        let asked = |phase: &Phase, m| {
            let round = Round::Comrade { first: Gifts::NONE };
            matches!(phase, Phase::Pledge { round: r, .. } if *r == round)
                && m != Move::Pledge(Gifts::NONE)
        };
        s.any(|e| *e == Appeased)
            && s.count(|e| matches!(e, GiftsTurned { .. })) == 1
            && s.chose(asked)
    }),
    ("§B4 three gifts at once", |s| {
        s.any(|e| matches!(e, GiftsTurned { gifts, .. } if *gifts == Gifts::ALL))
    }),
];

fn swapped(e: &Event) -> bool {
    matches!(e, Swapped { .. })
}

/// Whether somebody keeps hammering.
pub fn kept(e: &Event) -> bool {
    matches!(e, Kept { .. })
}

fn empty(e: &Event) -> bool {
    matches!(e, Fell { count: 0, .. })
}

fn pledged(e: &Event) -> bool {
    matches!(e, Pledged { gifts, .. } if *gifts != Gifts::NONE)
}

fn top_up(phase: &Phase) -> bool {
    matches!(
        phase,
        Phase::Pledge {
            round: Round::TopUp { .. },
            ..
        }
    )
}

/// Whether somebody stopped while so many white boulders, so many of the color with most, and this limit were there.
fn stopped_with(s: &Story, holds: fn(u8, u8, u8) -> bool) -> bool {
    s.blows().any(|(d, h)| {
        let out = d.at.table().tower.out_by_color();
        d.m == Move::Stop && holds(out[Color::White], out.most_limited(), h.limit)
    })
}
