//! Why a move cannot be played: the clause, the subject and the numbers.

use std::fmt;

use crate::engine::Seat;

use super::map::{Fortress, Region};
use super::phase::Step;
use super::pieces::{Gifts, Landscape, Level};

/// A clause of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Clause {
    /// The lord.
    A1,
    /// Trolls.
    A2,
    /// Tailwind.
    A3,
    /// Where.
    B1,
    /// Alone or with a comrade.
    B2,
    /// Limits.
    B3,
    /// Hammering.
    B4,
    /// Collect.
    C1,
    /// Crowns.
    C2,
    /// Clear.
    C3,
    /// Boulders go back.
    C4,
    /// The end.
    E1,
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "§{self:?}")
    }
}

/// A refused move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Refusal {
    /// The clause that refuses it.
    pub clause: Clause,
    /// Who decides now; `None` once the game is over.
    pub decider: Option<Seat>,
    /// Why.
    pub reason: Reason,
}

/// Why a move is refused. Where several reasons hold, the first of this order is told: not your decision, wrong step,
/// not at this fortress, no own troll, too few boulders, angry, limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Another seat decides.
    NotYourDecision {
        /// Who asked.
        asked: Seat,
        /// Who decides.
        decider: Seat,
    },
    /// Something else is being decided.
    WrongStep {
        /// What.
        step: Step,
    },
    /// §A2, §A3 The region is not of the landscape shown.
    OtherLandscape {
        /// The region.
        region: Region,
        /// The landscape shown.
        shown: Landscape,
    },
    /// §A2, §A3 More trolls than the step allows; or none where `none` is meant.
    TooManyTrolls {
        /// How many were asked for.
        asked: u8,
        /// How many may be placed.
        up_to: u8,
    },
    /// §A2, §A3 The supply is short of trolls.
    SupplyShort {
        /// How many were asked for.
        asked: u8,
        /// How many there are.
        supply: u8,
    },
    /// §A2, §A3 The space is a wander space: nothing can be placed.
    WandersOnly,
    /// §A2, §A3 The space is a placement space: nothing can wander.
    PlacesOnly,
    /// §A2, §A3 The regions do not adjoin.
    NotAdjoining {
        /// From.
        from: Region,
        /// To.
        to: Region,
    },
    /// §B1 Slate 1: another number than the belt asks for.
    OtherNumber {
        /// The fortress.
        fortress: Fortress,
        /// Its number.
        number: Level,
        /// The number of the leftmost empty belt space.
        needed: Level,
    },
    /// §B1 Slate 2: own trolls in too few regions.
    TooFewRegions {
        /// The fortress.
        fortress: Fortress,
        /// In how many of its regions there are own trolls; two are needed.
        regions: u8,
    },
    /// §B4 The first blow must be struck.
    MustStrike,
    /// §B4 A blow out of the hand brings out a boulder that is not in the tower.
    NotInTower,
    /// §B4 No blow is left.
    HitLimit {
        /// Blows struck.
        blows: u8,
        /// Blows allowed.
        limit: u8,
    },
    /// §B4 The spirit is angry: no more blows, and nothing is taken before it is appeased.
    Angry {
        /// How many gifts it wants.
        need: u8,
    },
    /// §B4 A gift that is turned already, or pledged already.
    GiftNotAtHand {
        /// What was pledged.
        offered: Gifts,
        /// What can be pledged.
        at_hand: Gifts,
    },
    /// §B4 More gifts than are missing.
    TooManyGifts {
        /// How many were pledged.
        offered: u8,
        /// How many are missing.
        missing: u8,
    },
    /// §B4 Here it must be exactly what is missing, or nothing.
    NotExactly {
        /// How many were pledged.
        offered: u8,
        /// How many are missing.
        missing: u8,
    },
    /// §C1, §C3 The region does not belong to the fortress hammered at.
    NotAtFortress {
        /// The region.
        region: Region,
        /// The fortress.
        fortress: Fortress,
    },
    /// §A2, §A3, §C1, §C3 There is no own troll.
    NoOwnTroll {
        /// Where.
        region: Region,
    },
    /// §C1 The treasure has been taken, or the region has none.
    NoTreasure {
        /// Where.
        region: Region,
    },
    /// §C1 The treasure asks for more boulders than are out.
    TooFewBoulders {
        /// Where.
        region: Region,
        /// What the treasure asks for.
        value: u8,
        /// How many are out.
        out: u8,
    },
    /// §C1 A treasure is allowed, so one must be taken.
    MustTake {
        /// How many may be chosen from.
        choices: u8,
    },
}

/// A plain line for tests and reports; the screen has its own words.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.clause, self.reason)
    }
}
