//! What a position is worth to a seat, in 16ths of a point against the others.

use crate::engine::{Seat, Total};

use super::super::Phase;
use super::super::greedy::outlook::{Outlook, trolls};
use super::super::greedy::worth::POINT;
use super::super::table::Table;

/// What each filled belt space is worth besides its points: the others have less time.
const PACE: i32 = 8 * POINT;
/// What the promise of trolls is worth, in 16ths.
const PROMISE: i32 = 12;
/// What it is worth to have won.
const VICTORY: i32 = 20 * POINT;

/// What `t` is worth to `seat`: its own prospects less those of the others, of whom the strongest counts most.
pub(super) fn worth(t: &Table, seat: Seat) -> i32 {
    let (mut best, mut sum, mut count) = (i32::MIN, 0, 0);
    for other in t.seats().filter(|&other| other != seat) {
        let theirs = prospects(t, other);
        best = best.max(theirs);
        sum += theirs;
        count += 1;
    }
    let worth = prospects(t, seat) - (best + sum / count.max(1)) / 2;
    if t.phase != Phase::Over {
        worth
    } else if t.winner() == Some(seat) {
        worth + VICTORY
    } else {
        worth - VICTORY
    }
}

/// Points, and what belt and trolls promise as long as there is time.
fn prospects(t: &Table, seat: Seat) -> i32 {
    let points = POINT * t.score(seat).total();
    if t.ending {
        return points;
    }
    let filled = t.sacks[seat].belt.iter().flatten().count() as i32;
    points + PACE * filled + Outlook::new(t, seat).of(&trolls(t, seat)) * PROMISE / 16
}
