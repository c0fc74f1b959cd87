//! What a position is worth to a seat, in 16ths of a point against the others.

use crate::engine::{Seat, Total};

use super::super::Phase;
use super::super::greedy::outlook::{Outlook, trolls};
use super::super::table::Table;

const POINT: i32 = 16;

/// What `t` is worth to `seat`: its own prospects less those of the others.
pub(super) fn worth(t: &Table, seat: Seat) -> i32 {
    let own = prospects(t, seat);
    let others = t.seats().filter(|&s| s != seat).map(|s| prospects(t, s));
    let count = i32::from(t.setup.players.get()) - 1;
    let (mut best, mut sum) = (i32::MIN, 0);
    for other in others {
        best = best.max(other);
        sum += other;
    }
    let mut worth = own - (best + sum / count) / 2;
    if t.phase == Phase::Over {
        let won = t.ranking().first() == Some(&seat);
        worth += if won { 20 * POINT } else { -20 * POINT };
    }
    worth
}

/// Points, and what trolls and belt promise.
fn prospects(t: &Table, seat: Seat) -> i32 {
    let points = POINT * t.score(seat).total();
    if t.ending || t.phase == Phase::Over {
        return points;
    }
    let env = |name: &str, or: i32| {
        std::env::var(name)
            .ok()
            .and_then(|v| v.parse().ok())
            .unwrap_or(or)
    };
    static ONCE: std::sync::OnceLock<(i32, i32)> = std::sync::OnceLock::new();
    let &(pace, promise) = ONCE.get_or_init(|| (env("PACE", 8), env("PROM", 12)));
    let filled = t.sacks[seat].belt.iter().flatten().count() as i32;
    points + pace * POINT * filled + Outlook::new(t, seat).of(&trolls(t, seat)) * promise / 16
}
