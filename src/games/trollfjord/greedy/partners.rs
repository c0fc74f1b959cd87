//! Announcing, joining, and what an angry spirit gets.

use crate::engine::Seat;

use super::super::map::Fortress;
use super::super::phase::{HIGHEST_LIMIT, Hammering, Round};
use super::super::pieces::Gifts;
use super::super::table::{REGIONS_NEEDED, Table};
use super::super::{Move, Trollfjord};
use super::odds::success;
use super::outlook::{Outlook, Trolls, trolls};
use super::worth::{self, POINT};

/// What the promise of a hammering put off is still worth, in 16ths, before the turn is paid for.
const WAITING: i32 = 14;
/// What a turn is worth.
const TURN: i32 = POINT * 2;
/// After so many turns a player nobody waits for better days: two who only move could go on for ever.
const PATIENCE: u16 = 12;

/// What hammering promises a seat.
#[derive(Clone, Copy, Default)]
struct Chances {
    /// In percent.
    success: i32,
    /// What a success is worth.
    worth: i32,
}

/// What `seat` may hope for at `fortress` under `limit`.
fn chances(t: &Table, seat: Seat, fortress: Fortress, trolls: &Trolls, limit: u8) -> Chances {
    let mut best = Chances::default();
    let gift = worth::cheapest(t.sacks[seat].gifts);
    for region in fortress.regions() {
        let Some(treasure) = t.treasure(region).filter(|_| trolls[region.index()] > 0) else {
            continue;
        };
        let worth = if seat == t.mover {
            worth::on_belt(t, seat, treasure)
        } else {
            worth::in_sack(treasure)
        };
        let mut success = success(limit, treasure);
        if success >= 20 && gift.is_some_and(|gift| gift < worth / 2) {
            success += (100 - success) / 4;
        }
        if success * worth > best.success * best.worth {
            best = Chances { success, worth };
        }
    }
    best
}

impl Chances {
    fn mean(self) -> i32 {
        self.success * self.worth / 100
    }
}

/// What hammering now gains the mover over waiting: with these trolls, at `fortress`, with this comrade.
fn gain(
    t: &Table,
    outlook: &Outlook,
    stand: &Trolls,
    fortress: Fortress,
    comrade: Option<Seat>,
) -> i32 {
    let count: u8 = fortress.regions().iter().map(|r| stand[r.index()]).sum();
    let help = comrade.map_or(0, |seat| t.trolls_at(fortress, seat));
    let limit = (count + help).min(HIGHEST_LIMIT);
    let own = chances(t, t.mover, fortress, stand, limit);
    if own.success == 0 {
        return 0; // Nothing to hammer for, however little the trolls promise elsewhere.
    }
    let guest = comrade.map_or(0, |seat| {
        let theirs = trolls(t, seat);
        worth::share(t, chances(t, seat, fortress, &theirs, limit).mean() * 3 / 4)
    });
    if t.ending || t.turn > PATIENCE * u16::from(t.setup.players.get()) {
        return own.mean() - guest;
    }
    let before = outlook.at(stand, fortress);
    let kept = after_clearing(outlook, stand, fortress);
    own.mean() + (100 - own.success) * kept / 100 - guest - ((before - guest) * WAITING / 16 - TURN)
}

/// What the trolls at `fortress` still promise when the region that counts least has been cleared.
fn after_clearing(outlook: &Outlook, stand: &Trolls, fortress: Fortress) -> i32 {
    let own = fortress
        .regions()
        .into_iter()
        .filter(|r| stand[r.index()] > 0);
    let left = own.map(|region| {
        let mut after = *stand;
        after[region.index()] = 0;
        outlook.at(&after, fortress)
    });
    left.max().unwrap_or(0)
}

/// Whether the mover could announce `fortress` with these trolls.
fn open(t: &Table, stand: &Trolls, fortress: Fortress) -> bool {
    let needed = t.sacks[t.mover]
        .next_space()
        .and_then(|space| space.level());
    let regions = fortress
        .regions()
        .iter()
        .filter(|r| stand[r.index()] > 0)
        .count();
    needed.is_none_or(|needed| needed == t.number(fortress))
        && regions >= usize::from(REGIONS_NEEDED)
}

/// Who would join at `fortress`: everybody can see who gains by it.
fn comrade(t: &Table, fortress: Fortress) -> Option<Seat> {
    let mut candidates = t.candidates(fortress).into_iter();
    candidates.find(|&seat| join(t, fortress, seat, 0) == Move::Join)
}

/// What the best hammering with these trolls gains over waiting; below 0 if waiting is better.
pub(super) fn best_hammering(t: &Table, outlook: &Outlook, stand: &Trolls) -> i32 {
    let open = Fortress::ALL.into_iter().filter(|&f| open(t, stand, f));
    let gains = open.map(|f| gain(t, outlook, stand, f, comrade(t, f)));
    gains.max().unwrap_or(-1)
}

/// §B1 The fortress where hammering gains most over waiting, or none.
pub(super) fn announce(t: &Table) -> Move {
    let outlook = Outlook::new(t, t.mover);
    let stand = trolls(t, t.mover);
    let mut best = (0, Move::EndTurn);
    for fortress in Fortress::ALL.into_iter().filter(|&f| open(t, &stand, f)) {
        let gain = gain(t, &outlook, &stand, fortress, comrade(t, fortress));
        if gain > best.0 {
            best = (gain, Move::Announce(fortress));
        }
    }
    best.1
}

/// §B2 The answer is known: hammer, or not.
pub(super) fn commit(t: &Table, fortress: Fortress, comrade: Option<Seat>) -> Move {
    let stand = trolls(t, t.mover);
    let gain = gain(t, &Outlook::new(t, t.mover), &stand, fortress, comrade);
    if gain > 0 {
        Move::Hammer
    } else {
        Move::Refrain
    }
}

/// §B2 Joining gains a treasure for trolls that would stand about; but it helps the one who hammers. It
/// counts `glad` more.
pub(super) fn join(t: &Table, fortress: Fortress, asked: Seat, glad: i32) -> Move {
    let stand = trolls(t, asked);
    let theirs = trolls(t, t.mover);
    let alone = t.limit(fortress, None);
    let both = t.limit(fortress, Some(asked));
    let own = chances(t, asked, fortress, &stand, both);
    let host = |limit| chances(t, t.mover, fortress, &theirs, limit).mean();
    let outlook = Outlook::new(t, asked);
    let cost = outlook.at(&stand, fortress) - after_clearing(&outlook, &stand, fortress);
    let gain = own.mean() * 3 / 4 - cost / 2 - worth::share(t, host(both) - host(alone));
    if gain + glad > 0 {
        Move::Join
    } else {
        Move::Decline
    }
}

/// §B4 Gifts for an angry spirit: no more than they bring, and the bigger share from the one who gains more. Each
/// may cost `lavish` more.
pub(super) fn pledge(
    position: &Trollfjord,
    hammering: &Hammering,
    need: u8,
    round: Round,
    lavish: i32,
) -> Move {
    let t = position.table();
    let prize = |seat: Seat| {
        let allowed = position.allowed(hammering.fortress, seat);
        let worth = allowed
            .filter_map(|region| t.treasure(region))
            .map(|v| worth::now(t, seat, v));
        worth.max().unwrap_or(0)
    };
    let hammerer = hammering.hammerer;
    let left = |seat: Seat| t.sacks[seat].gifts;
    let affordable = |left: Gifts, count: u8, worth: i32| {
        affordable(left, count, worth + lavish * i32::from(count))
    };
    let Some(partner) = hammering.partner else {
        return Move::Pledge(affordable(left(hammerer), need, prize(hammerer)));
    };
    let (own, other) = (prize(hammerer), prize(partner));
    match round {
        Round::Hammerer => {
            let net = own - worth::share(t, other);
            // Half each, the odd one from whoever gains more; all if the other one gains nothing or has none left.
            let half = if own >= other {
                need.div_ceil(2)
            } else {
                need / 2
            };
            let most = if other == 0 { need } else { half };
            let most = most.max(need.saturating_sub(left(partner).count()));
            Move::Pledge(affordable(left(hammerer), most, net))
        }
        Round::Comrade { first } => {
            let missing = need - first.count();
            let net = other - worth::share(t, own);
            Move::Pledge(affordable(left(partner), missing, net))
        }
        Round::TopUp { first, second } => {
            let missing = need - first.count() - second.count();
            let net = own - worth::share(t, other) - worth::gifts(first);
            Move::Pledge(affordable(left(hammerer).without(first), missing, net))
        }
    }
}

/// The cheapest `count` gifts if they cost less than `worth`, or none.
fn affordable(left: Gifts, count: u8, worth: i32) -> Gifts {
    let sets = Gifts::sets().filter(|&set| left.covers(set) && set.count() == count);
    let cheapest = sets.min_by_key(|set| set.worth());
    let within = cheapest.filter(|&set| worth::gifts(set) < worth);
    within.unwrap_or(Gifts::NONE)
}
