//! Everything on the table, and the questions one may ask of it. Anything may be laid out here; only a checked table
//! ([`super::Trollfjord::from_table`]) is a position that can be played.

use arrayvec::ArrayVec;

use crate::engine::{BySeat, Seat, Seed, sort_by_key};

use super::map::{FORTRESSES, Fortress, REGIONS, Region};
use super::phase::{HIGHEST_LIMIT, Phase};
use super::pieces::{BeltSpace, Gifts, Landscape, Level, Row, TREASURES, Treasure};
use super::planted::{Planted, in_ties, planted};
use super::setup::Setup;
use super::tower::Tower;
use super::walkway::{Planks, Space, Travelled};

/// How many trolls a player has.
pub const TROLLS: u8 = 10;
/// What a crown is worth.
pub const CROWN: u8 = 6;

/// §B1 Slate 2: in how many regions of a fortress one must have trolls.
pub const REGIONS_NEEDED: u8 = 2;

/// A troll lord.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Lord {
    /// How far it has come.
    pub at: Travelled,
    /// The starting space it began on, 1 to 4.
    pub start: u8,
    /// Whether it lies on its side: its player has finished.
    pub lying: bool,
}

/// A treasure sack: belt, patched sack, gifts.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct Sack {
    /// The belt spaces I, II, III, +, filled from the left.
    pub belt: [Option<Treasure>; 4],
    /// The patched sack, in the order of taking.
    pub patched: ArrayVec<Treasure, TREASURES>,
    /// The gifts not turned over.
    pub gifts: Gifts,
}

impl Sack {
    /// An empty sack with all three gifts.
    pub fn empty() -> Self {
        Sack {
            belt: [None; 4],
            patched: ArrayVec::new(),
            gifts: Gifts::ALL,
        }
    }

    /// The leftmost empty belt space.
    pub fn next_space(&self) -> Option<BeltSpace> {
        BeltSpace::ALL
            .into_iter()
            .find(|space| self.belt[space.index()].is_none())
    }

    /// Whether + is filled.
    pub fn is_full(&self) -> bool {
        self.belt[BeltSpace::Plus.index()].is_some()
    }
}

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// What every draw hangs on. No seat can know it.
    pub seed: Seed,
    /// The fortress numbers, F1 to F6.
    pub numbers: [Level; FORTRESSES],
    /// The planks round the board.
    pub planks: Planks,
    /// The treasures face down; the next one is the last. No seat can know their order.
    pub supply: ArrayVec<Treasure, TREASURES>,
    /// The treasure of each region.
    pub treasures: [Option<Treasure>; REGIONS],
    /// The trolls of each seat in each region.
    pub trolls: [BySeat<u8>; REGIONS],
    /// The lords. Those of seats that do not play mean nothing.
    pub lords: BySeat<Lord>,
    /// The sacks.
    pub sacks: BySeat<Sack>,
    /// Who has the crown of each number.
    pub crowns: [Option<Seat>; 3],
    /// The rock tower, with the boulders outside.
    pub tower: Tower,
    /// The turn, counted from 1 over all seats.
    pub turn: u16,
    /// How many decisions have been recorded.
    pub decisions: u32,
    /// Whether somebody has filled +: everyone has a last turn.
    pub ending: bool,
    /// Whose turn it is.
    pub mover: Seat,
    /// What is being decided.
    pub phase: Phase,
}

impl Table {
    /// The seats that play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.setup.players.get())
    }

    /// The trolls of `seat` on the board.
    pub fn on_board(&self, seat: Seat) -> u8 {
        self.trolls.iter().map(|region| region[seat]).sum()
    }

    /// The trolls of `seat` in its supply.
    pub fn supply_of(&self, seat: Seat) -> u8 {
        TROLLS.saturating_sub(self.on_board(seat))
    }

    /// The trolls of `seat` in `region`.
    pub fn trolls_in(&self, region: Region, seat: Seat) -> u8 {
        self.trolls[region.index()][seat]
    }

    /// The trolls of `seat` in the three regions of `fortress`.
    pub fn trolls_at(&self, fortress: Fortress, seat: Seat) -> u8 {
        fortress
            .regions()
            .iter()
            .map(|&region| self.trolls_in(region, seat))
            .sum()
    }

    /// In how many of the three regions of `fortress` there are trolls of `seat`.
    pub fn regions_at(&self, fortress: Fortress, seat: Seat) -> u8 {
        let occupied = |region: &&Region| self.trolls_in(**region, seat) > 0;
        fortress.regions().iter().filter(occupied).count() as u8
    }

    /// The number of `fortress`.
    pub fn number(&self, fortress: Fortress) -> Level {
        self.numbers[fortress.index()]
    }

    /// The treasure that lies in `region`.
    pub fn treasure(&self, region: Region) -> Option<Treasure> {
        self.treasures[region.index()]
    }

    /// Whether a lord, lying or not, stands on `space`.
    pub fn is_occupied(&self, space: Space) -> bool {
        self.seats()
            .any(|seat| self.lords[seat].at.space() == Some(space))
    }

    /// §A1 Where the mover's lord would land: the space reached by counting `distance` free spaces of `row` ahead.
    pub fn landing(&self, row: Row, distance: u8) -> Travelled {
        let mut at = self.lords[self.mover].at;
        let mut left = distance;
        while left > 0 {
            at = at.next();
            let free = at.space().is_some_and(|s| {
                s.row() == row && (!self.is_occupied(s) || planted(Planted::OccupiedCounts))
            });
            left -= u8::from(free);
        }
        at
    }

    /// What a lord at `at` stands on: a landscape on a placement space, `None` on a wander space or the start.
    pub fn landscape_at(&self, at: Travelled) -> Option<Landscape> {
        at.space().and_then(|space| self.planks.landscape(space))
    }

    /// Who is farthest back of those who have not finished, if anybody.
    pub fn rear(&self) -> Option<Seat> {
        let standing = self.seats().filter(|&seat| !self.lords[seat].lying);
        standing.min_by_key(|&seat| self.lords[seat].at)
    }

    /// The nearest lord ahead of that of `seat`, of those who have not finished.
    pub fn next_ahead(&self, seat: Seat) -> Option<Seat> {
        let at = self.lords[seat].at;
        let ahead = self
            .seats()
            .filter(|&s| !self.lords[s].lying || planted(Planted::LyingGetsTailwind))
            .filter(|&s| self.lords[s].at > at);
        ahead.min_by_key(|&s| self.lords[s].at)
    }

    /// §B2 Who would be asked to join at `fortress`, in order: most trolls there first, then the lord farther back.
    pub fn candidates(&self, fortress: Fortress) -> ArrayVec<Seat, 3> {
        let can_join = |&seat: &Seat| {
            seat != self.mover
                && !self.lords[seat].lying
                && self.regions_at(fortress, seat) >= REGIONS_NEEDED
        };
        let mut list: ArrayVec<Seat, 3> = self.seats().filter(can_join).take(3).collect();
        sort_by_key(&mut list, |&seat| {
            (
                std::cmp::Reverse(self.trolls_at(fortress, seat)),
                in_ties(self.lords[seat].at, Planted::TieAsksFarther),
            )
        });
        list
    }

    /// §B3 Hit limit and color limit of the mover and `comrade` at `fortress`.
    pub fn limit(&self, fortress: Fortress, comrade: Option<Seat>) -> u8 {
        let trolls = self.trolls_at(fortress, self.mover)
            + comrade.map_or(0, |seat| self.trolls_at(fortress, seat));
        let most = if planted(Planted::LimitOfTen) {
            10
        } else {
            HIGHEST_LIMIT
        };
        trolls.min(most)
    }

    /// The boulders out.
    pub fn out(&self) -> u8 {
        self.tower.out_count() as u8
    }

    /// §B4 How many boulders of limited colors are out beyond `limit`: so many gifts appease the spirit.
    pub fn excess(&self, limit: u8) -> u8 {
        super::blows::excess(&self.tower, limit)
    }
}
