//! What the fixed positions are to be: names, each with a question to a position.

use trollfjord::engine::{Game, Seat};
use trollfjord::games::trollfjord::phase::Round;
use trollfjord::games::trollfjord::pieces::{Gifts, Landscape};
use trollfjord::games::trollfjord::{Phase, Trollfjord};

/// A wish: a name, and whether a position grants it.
pub type Wish = (&'static str, fn(&Trollfjord) -> bool);

/// Whose paths are counted.
pub const PATHS: &[Wish] = &[
    ("wandering with ten trolls", |p| {
        let t = p.table();
        matches!(t.phase, Phase::Wander { left: 3 }) && t.on_board(t.mover) == 10
    }),
    ("wandering, then tailwind for three", |p| {
        matches!(p.table().phase, Phase::Wander { left: 1 }) && winds(p) == 3
    }),
    ("placing with a short supply", |p| {
        let t = p.table();
        matches!(t.phase, Phase::Place { up_to: 3, .. }) && t.supply_of(t.mover) == 2
    }),
    ("tailwind of two wanderers", |p| {
        let t = p.table();
        let wanders = |s| t.landscape_at(t.lords[s].at).is_none();
        match t.phase {
            Phase::Tailwind(seat) => {
                let next = t.next_ahead(seat);
                wanders(seat)
                    && next.is_some_and(|next| wanders(next) && t.next_ahead(next).is_none())
            }
            _ => false,
        }
    }),
    ("announcing with four open fortresses", |p| {
        p.table().phase == Phase::Announce && p.legal().len() >= 5
    }),
    ("three candidates are asked", |p| match p.table().phase {
        Phase::Join { fortress, asked } => {
            p.table()
                .candidates(fortress)
                .iter()
                .position(|s| *s == asked)
                == Some(0)
                && p.table().candidates(fortress).len() == 3
        }
        _ => false,
    }),
    ("the first blow with a comrade", |p| match p.table().phase {
        Phase::Swing {
            hammering,
            first: true,
        } => hammering.partner.is_some() && hammering.limit >= 8,
        _ => false,
    }),
    ("hammering with a comrade, ten boulders out", |p| {
        match p.table().phase {
            Phase::Swing {
                hammering,
                first: false,
            } => {
                hammering.partner.is_some()
                    && p.table().out() >= 10
                    && hammering.blows + 3 <= hammering.limit
            }
            _ => false,
        }
    }),
    ("hammering alone, treasures within reach", |p| {
        match p.table().phase {
            Phase::Swing {
                hammering,
                first: false,
            } => {
                hammering.comrade.is_none()
                    && p.allowed(hammering.fortress, hammering.hammerer).count() >= 2
            }
            _ => false,
        }
    }),
    ("the hammerer pledges first", |p| {
        pledging(p, |need, round| need == 2 && round == Round::Hammerer)
    }),
    ("the comrade pledges the rest", |p| {
        pledging(p, |need, round| {
            need == 3 && matches!(round, Round::Comrade { first } if first.count() == 1)
        })
    }),
    ("the hammerer tops up", |p| {
        pledging(p, |_, round| matches!(round, Round::TopUp { .. }))
    }),
    ("keep hammering or collect", |p| {
        matches!(p.table().phase, Phase::CollectOrKeep { .. }) && p.legal().len() >= 3
    }),
    ("collecting, then the other one", |p| {
        match p.table().phase {
            Phase::Collect {
                hammering,
                then_keep,
            } => hammering.partner.is_some() && then_keep && p.legal().len() >= 3,
            _ => false,
        }
    }),
    ("both clear", |p| match p.table().phase {
        Phase::Clear { then, .. } => then.is_some() && p.legal().len() == 3,
        _ => false,
    }),
    ("a last turn, two lords lying", |p| {
        let t = p.table();
        t.phase == Phase::Lord && t.seats().filter(|s| t.lords[*s].lying).count() == 2
    }),
    ("the last decisions of a game", |p| {
        let t = p.table();
        let standing = t.seats().filter(|s| !t.lords[*s].lying).count();
        standing == 1 && matches!(t.phase, Phase::Swing { first: true, .. })
    }),
];

/// Whose legal lists are pinned, beyond those of the first two openings.
pub const LISTS: &[Wish] = &[
    ("A1, in the middle of a game", |p| {
        p.table().phase == Phase::Lord && p.table().turn == 20
    }),
    ("A2, placing up to three", |p| {
        matches!(p.table().phase, Phase::Place { up_to: 3, .. })
    }),
    ("A2, placing in the fjords", |p| match p.table().phase {
        Phase::Place {
            landscape,
            up_to: 2,
        } => landscape == Landscape::Fjord,
        _ => false,
    }),
    ("A2, placing with a short supply", |p| {
        let t = p.table();
        matches!(t.phase, Phase::Place { up_to: 3, .. }) && t.supply_of(t.mover) == 2
    }),
    ("A2, wandering with trolls in six regions", |p| {
        matches!(p.table().phase, Phase::Wander { left: 2 }) && p.legal().len() > 24
    }),
    ("A2, wandering with one troll", |p| {
        let t = p.table();
        matches!(t.phase, Phase::Wander { .. }) && t.on_board(t.mover) == 1
    }),
    ("A3, tailwind that places", |p| {
        let t = p.table();
        matches!(t.phase, Phase::Tailwind(seat) if t.landscape_at(t.lords[seat].at).is_some())
    }),
    ("A3, tailwind that wanders", |p| {
        let t = p.table();
        matches!(t.phase, Phase::Tailwind(seat) if t.landscape_at(t.lords[seat].at).is_none())
            && p.legal().len() > 9
    }),
    ("B1, two fortresses of one number", |p| {
        p.table().phase == Phase::Announce && p.legal().len() == 3
    }),
    ("B1, any number for +", |p| {
        p.table().phase == Phase::Announce && p.legal().len() >= 5
    }),
    ("B2, asked to join", |p| {
        matches!(p.table().phase, Phase::Join { .. })
    }),
    ("B2, with a comrade", |p| {
        matches!(
            p.table().phase,
            Phase::Commit {
                comrade: Some(_),
                ..
            }
        )
    }),
    ("B2, nobody joined", |p| {
        matches!(p.table().phase, Phase::Commit { comrade: None, .. })
    }),
    ("B4, the first blow", |p| {
        matches!(p.table().phase, Phase::Swing { first: true, .. })
    }),
    ("B4, a later blow", |p| {
        matches!(p.table().phase, Phase::Swing { first: false, .. })
    }),
    ("B4, the first blow of who keeps on", |p| {
        match p.table().phase {
            Phase::Swing { first, hammering } => first && hammering.blows > 0,
            _ => false,
        }
    }),
    ("B4, the hammerer pledges up to two of three gifts", |p| {
        pledging(p, |need, round| need == 2 && round == Round::Hammerer) && p.legal().len() == 7
    }),
    ("B4, the hammerer pledges up to three of three gifts", |p| {
        pledging(p, |need, round| need == 3 && round == Round::Hammerer) && p.legal().len() == 8
    }),
    ("B4, alone: both gifts or none", |p| {
        let alone = p
            .table()
            .phase
            .hammering()
            .is_some_and(|h| h.partner.is_none());
        alone && pledging(p, |need, _| need == 2)
    }),
    ("B4, the comrade pledges one", |p| {
        pledging(
            p,
            |need, round| matches!(round, Round::Comrade { first } if first.count() + 1 == need),
        )
    }),
    ("B4, the comrade pledges up to two", |p| {
        pledging(
            p,
            |need, round| matches!(round, Round::Comrade { first } if first == Gifts::NONE && need == 2),
        )
    }),
    ("B4, the hammerer adds one of two, or none", |p| {
        pledging(p, |_, round| matches!(round, Round::TopUp { .. })) && p.legal().len() == 3
    }),
    ("B4, collect or keep hammering", |p| {
        matches!(p.table().phase, Phase::CollectOrKeep { .. }) && p.legal().len() == 3
    }),
    ("B4, nothing within reach: nothing or keep hammering", |p| {
        matches!(p.table().phase, Phase::CollectOrKeep { .. })
            && p.legal()[0].to_string() == "nothing"
    }),
    ("C1, two treasures", |p| {
        matches!(p.table().phase, Phase::Collect { .. }) && p.legal().len() == 2
    }),
    ("C1, three treasures", |p| {
        matches!(p.table().phase, Phase::Collect { .. }) && p.legal().len() == 3
    }),
    ("C3, two regions", |p| {
        matches!(p.table().phase, Phase::Clear { .. }) && p.legal().len() == 2
    }),
    ("C3, three regions", |p| {
        matches!(p.table().phase, Phase::Clear { .. }) && p.legal().len() == 3
    }),
];

fn pledging(p: &Trollfjord, holds: fn(u8, Round) -> bool) -> bool {
    match p.table().phase {
        Phase::Pledge { need, round, .. } => holds(need, round),
        _ => false,
    }
}

/// How many have tailwind after the mover.
fn winds(p: &Trollfjord) -> usize {
    let t = p.table();
    let ahead = |s: &Seat| !t.lords[*s].lying && t.lords[*s].at > t.lords[t.mover].at;
    t.seats().filter(ahead).count()
}
