//! What trolls on the board promise a seat: at each fortress the best hammering it may hope for, now or soon.

use crate::engine::Seat;

use super::super::map::{FORTRESSES, Fortress, REGIONS, Region};
use super::super::pieces::{BeltSpace, Treasure};
use super::super::table::{REGIONS_NEEDED, Table};
use super::odds::success;
use super::worth;

/// The trolls of a seat by region.
pub(in super::super) type Trolls = [u8; REGIONS];

/// What a fortress counts whose number the belt needs now, after one more treasure, after two, after three, in 16ths.
const SOON: [i32; 4] = [16, 3, 1, 1];
/// What a troll counts wherever it may be of use, in 16ths of a point.
const TROLL: i32 = 32;
/// How many trolls more a fortress may have next time, as long as the supply has them.
const NEXT_TIME: u8 = 2;

/// What a seat sees in the board.
pub(in super::super) struct Outlook {
    forts: [Fort; FORTRESSES],
}

/// What a seat sees in a fortress.
struct Fort {
    regions: [Region; 3],
    treasures: [Option<Treasure>; 3],
    /// What they are worth on the belt.
    worth: [i32; 3],
    /// How soon the belt needs its number, in 16ths.
    soon: i32,
    /// Trolls that may come next time.
    more: u8,
    /// Trolls that a comrade would bring.
    help: u8,
    /// Trolls of the strongest other seat that may hammer here on its own turn; 0 if none may.
    host: u8,
}

impl Outlook {
    pub(in super::super) fn new(t: &Table, seat: Seat) -> Self {
        Outlook {
            forts: Fortress::ALL.map(|fortress| Fort::new(t, seat, fortress)),
        }
    }

    /// What the trolls promise at all fortresses together. A crowd at one promises more than the same trolls scattered.
    pub(in super::super) fn of(&self, trolls: &Trolls) -> i32 {
        self.forts.iter().map(|fort| fort.promise(trolls)).sum()
    }

    /// What they promise at each fortress.
    pub(in super::super) fn each(&self, trolls: &Trolls) -> [i32; FORTRESSES] {
        std::array::from_fn(|i| self.forts[i].promise(trolls))
    }

    /// What they promise more than `before` at the fortresses of `a` and `b`.
    pub(in super::super) fn gain(
        &self,
        before: &[i32; FORTRESSES],
        trolls: &Trolls,
        a: Region,
        b: Region,
    ) -> i32 {
        let forts = self.forts.iter().zip(before);
        let near = forts.filter(|(f, _)| f.regions.contains(&a) || f.regions.contains(&b));
        near.map(|(fort, before)| fort.promise(trolls) - before)
            .sum()
    }

    /// What a hammering of one's own at `fortress` promises, now or next time.
    pub(in super::super) fn at(&self, trolls: &Trolls, fortress: Fortress) -> i32 {
        let fort = &self.forts[fortress.index()];
        let here = fort.regions.map(|region| trolls[region.index()]);
        fort.own(here, here.iter().sum())
    }
}

/// The trolls of `seat` as they stand.
pub(in super::super) fn trolls(t: &Table, seat: Seat) -> Trolls {
    t.trolls.map(|region| region[seat])
}

/// How soon the belt of `seat` needs the number of `fortress`, in 16ths.
fn soon(t: &Table, seat: Seat, fortress: Fortress) -> i32 {
    let number = t.number(fortress).index();
    match t.sacks[seat].next_space() {
        Some(BeltSpace::Numbered(next)) => {
            // A number that is behind counts again for the last space.
            let turns = number.checked_sub(next.index()).unwrap_or(3 - next.index());
            SOON[turns]
        }
        Some(BeltSpace::Plus) => SOON[0],
        None => 0,
    }
}

impl Fort {
    fn new(t: &Table, seat: Seat, fortress: Fortress) -> Self {
        let regions = fortress.regions();
        let treasures = regions.map(|region| t.treasure(region));
        let mut fort = Fort {
            regions,
            treasures,
            worth: treasures.map(|v| v.map_or(0, |v| worth::on_belt(t, seat, v))),
            soon: soon(t, seat, fortress),
            more: t.supply_of(seat).min(NEXT_TIME),
            help: 0,
            host: 0,
        };
        for other in t.seats().filter(|&s| s != seat && !t.lords[s].lying) {
            if t.regions_at(fortress, other) < REGIONS_NEEDED {
                continue;
            }
            let there = t.trolls_at(fortress, other);
            fort.help = fort.help.max(there);
            if soon(t, other, fortress) == SOON[0] {
                fort.host = fort.host.max(there);
            }
        }
        fort
    }

    /// What the trolls promise here: a hammering of one's own, or a place as somebody's comrade.
    fn promise(&self, trolls: &Trolls) -> i32 {
        let here = self.regions.map(|region| trolls[region.index()]);
        let count: u8 = here.iter().sum();
        if count == 0 {
            return 0;
        }
        let own = self.own(here, count) + TROLL * i32::from(count.min(9)) * self.soon / 16;
        if self.host == 0 {
            return own;
        }
        let guest = self
            .treasures
            .iter()
            .zip(here)
            .filter_map(|(&treasure, n)| {
                let hope = success(count + self.host, treasure?);
                Some(hope * worth::in_sack(treasure?) / 100 * there(n) / 16)
            });
        own + guest.max().unwrap_or(0) * open(here) / 16 * 3 / 8
    }

    /// What a hammering of one's own promises, now or next time.
    fn own(&self, here: [u8; 3], count: u8) -> i32 {
        let limit = count + self.help / 2;
        let hopes = (0..3).filter_map(|i| {
            let treasure = self.treasures[i]?;
            let hope = success(limit, treasure) + success(limit + self.more, treasure);
            Some(hope * self.worth[i] / 200 * there(here[i]) / 16)
        });
        hopes.max().unwrap_or(0) * open(here) / 16 * self.soon / 16
    }
}

/// How much a treasure counts, in 16ths, with so many trolls in its region.
fn there(trolls: u8) -> i32 {
    if trolls > 0 { 16 } else { 10 }
}

/// How much a fortress counts, in 16ths: two regions are needed, a third one gives a choice.
fn open(here: [u8; 3]) -> i32 {
    let regions = here.iter().filter(|&&n| n > 0).count();
    [0, 8, 16, 21][regions]
}
