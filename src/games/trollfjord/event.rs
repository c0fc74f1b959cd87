//! Everything that can happen, as it is told to the log and the screen.

use crate::engine::Seat;

use super::map::{Fortress, Region};
use super::pieces::{BeltSpace, Distance, Gifts, Level, Row, Treasure};
use super::tower::{Blow, TowerEvent};
use super::walkway::Travelled;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The turn of a seat begins.
    Turn {
        /// Which turn, counted from 1 over all seats.
        number: u16,
        /// Whose.
        seat: Seat,
    },
    /// §A1 A lord stepped.
    LordStepped {
        /// Whose.
        seat: Seat,
        /// On which row.
        row: Row,
        /// How far.
        distance: Distance,
        /// From where.
        from: Travelled,
        /// To where.
        to: Travelled,
    },
    /// §A1 The starting plank was turned over: the blow counter appears.
    PlankTurned,
    /// §A2, §A3 Trolls were put into a region.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        region: Region,
        /// How many.
        count: u8,
        /// Whether by tailwind.
        tailwind: bool,
    },
    /// §A2, §A3 A troll wandered.
    Wandered {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Region,
        /// To where.
        to: Region,
        /// Whether by tailwind.
        tailwind: bool,
    },
    /// §A2, §A3 A seat placed or wandered no more.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether it was a tailwind.
        tailwind: bool,
    },
    /// §B1 A fortress was announced.
    Announced {
        /// By whom.
        seat: Seat,
        /// Which one.
        fortress: Fortress,
    },
    /// §B1, §B2 The turn ended without hammering.
    NoHammering {
        /// Whose turn.
        seat: Seat,
        /// The fortress announced, if one was.
        fortress: Option<Fortress>,
    },
    /// §B2 A seat answered whether it joins.
    Answered {
        /// Who.
        seat: Seat,
        /// The answer.
        joins: bool,
    },
    /// §B3 Hammering began.
    HammerTaken {
        /// Who.
        seat: Seat,
        /// With whom.
        comrade: Option<Seat>,
        /// Where.
        fortress: Fortress,
        /// Hit limit and color limit.
        limit: u8,
    },
    /// §B4 A blow was struck.
    Struck {
        /// By whom.
        seat: Seat,
        /// How.
        blow: Blow,
        /// Which one of this hammering, from 1.
        number: u8,
    },
    /// Something moved in the tower.
    Tower(TowerEvent),
    /// §B4 What the blow brought out.
    Fell {
        /// How many boulders.
        count: u8,
        /// How many are out now.
        total: u8,
    },
    /// §B4 The roles swapped after an empty hit.
    Swapped {
        /// Who holds the hammer now.
        hammerer: Seat,
    },
    /// §B4 The mountain spirit is angry.
    Angry {
        /// How many boulders above the limit, which is how many gifts appease.
        need: u8,
    },
    /// §B4 A seat pledged gifts, none included.
    Pledged {
        /// Who.
        seat: Seat,
        /// What.
        gifts: Gifts,
    },
    /// §B4 Gifts of a seat were turned over.
    GiftsTurned {
        /// Whose.
        seat: Seat,
        /// Which.
        gifts: Gifts,
    },
    /// §B4 The spirit is appeased.
    Appeased,
    /// §B4 The spirit stays angry: those still to collect go empty-handed.
    Unappeased,
    /// §B4 The hammerer stopped.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// §B4 The hit limit is reached.
    LimitReached {
        /// Hit limit.
        limit: u8,
    },
    /// §B4 A seat keeps hammering alone.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// §C1 A treasure was taken.
    Collected {
        /// By whom.
        seat: Seat,
        /// From where.
        region: Region,
        /// Which one.
        treasure: Treasure,
        /// The belt space it went to; `None`: into the patched sack.
        belt: Option<BeltSpace>,
    },
    /// §C1 A seat goes empty-handed.
    EmptyHanded {
        /// Who.
        seat: Seat,
    },
    /// §C2 A crown was taken, the first time or over.
    Crowned {
        /// By whom.
        seat: Seat,
        /// Which one.
        level: Level,
        /// From whom.
        from: Option<Seat>,
    },
    /// §C3 A region was cleared.
    Cleared {
        /// By whom.
        seat: Seat,
        /// Which one.
        region: Region,
        /// How many trolls went back.
        count: u8,
    },
    /// §C3 A new treasure was turned up.
    Refilled {
        /// Where.
        region: Region,
        /// Which one.
        treasure: Treasure,
    },
    /// §C3 The supply is empty: the region stays without a treasure.
    NotRefilled {
        /// Where.
        region: Region,
    },
    /// §C4 The boulders went back into the tower, the slider to 0. At set-up: the tower was filled.
    Poured,
    /// The first + was filled: everyone else has one more turn.
    LastTurns {
        /// By whom.
        seat: Seat,
    },
    /// A seat has had its last turn: trolls off the board, lord on its side.
    LaidDown {
        /// Who.
        seat: Seat,
        /// How many trolls went back.
        trolls: u8,
    },
    /// §H1 The house rule ended a game nobody finished.
    Stalled,
    /// The game is over.
    Over,
}
