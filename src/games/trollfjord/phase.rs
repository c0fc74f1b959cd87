//! What is being decided, with exactly the data of that decision.

use crate::engine::Seat;

use super::map::Fortress;
use super::pieces::{Gifts, Landscape};

/// The highest limit, however many trolls stand there (§B3).
pub const HIGHEST_LIMIT: u8 = 9;

/// The decision that is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    /// §A1 The mover steps with the lord.
    Lord,
    /// §A2 The mover puts up to `up_to` trolls into one region of this landscape.
    Place {
        /// The landscape of the space the lord stands on.
        landscape: Landscape,
        /// The distance stepped.
        up_to: u8,
    },
    /// §A2 The mover wanders, `left` times at most.
    Wander {
        /// Wanders left, at least 1.
        left: u8,
    },
    /// §A3 A seat ahead of the mover uses its tailwind or declines.
    Tailwind(Seat),
    /// §B1 The mover announces a fortress or ends the turn.
    Announce,
    /// §B2 A seat is asked whether it joins.
    Join {
        /// The fortress announced.
        fortress: Fortress,
        /// Who is asked.
        asked: Seat,
    },
    /// §B2 The mover hammers or refrains. (With nobody to ask, announcing is deciding.)
    Commit {
        /// The fortress announced.
        fortress: Fortress,
        /// Who joined.
        comrade: Option<Seat>,
    },
    /// §B4 The hammerer strikes; or stops, unless it is the first blow.
    Swing {
        /// The hammering.
        hammering: Hammering,
        /// Whether the hammerer must strike: no `stop` yet.
        first: bool,
    },
    /// §B4 The spirit is angry: a seat pledges gifts.
    Pledge {
        /// The hammering.
        hammering: Hammering,
        /// How many gifts appease.
        need: u8,
        /// Whose turn it is to pledge, and what has been pledged.
        round: Round,
    },
    /// §C1 The hammerer of `hammering` collects.
    Collect {
        /// The hammering.
        hammering: Hammering,
        /// Whether the partner may keep hammering afterwards.
        then_keep: bool,
    },
    /// §B4 The other one has stopped and collected; the one left collects now or keeps hammering alone.
    CollectOrKeep {
        /// The hammering, with the one left as hammerer.
        hammering: Hammering,
    },
    /// §C3 A seat that collected nothing clears a region.
    Clear {
        /// The fortress hammered at.
        fortress: Fortress,
        /// Who clears.
        seat: Seat,
        /// Who clears afterwards.
        then: Option<Seat>,
    },
    /// The game is over.
    Over,
}

/// The three rounds of pledging, so that any agreement can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Round {
    /// The hammerer pledges first.
    Hammerer,
    /// Then the comrade.
    Comrade {
        /// What the hammerer pledged.
        first: Gifts,
    },
    /// Then the hammerer adds exactly what is missing, or gives up.
    TopUp {
        /// What the hammerer pledged.
        first: Gifts,
        /// What the comrade pledged.
        second: Gifts,
    },
}

/// A hammering under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Hammering {
    /// Where.
    pub fortress: Fortress,
    /// Who joined the mover.
    pub comrade: Option<Seat>,
    /// Who holds the hammer, or collects.
    pub hammerer: Seat,
    /// The other one who has still to collect.
    pub partner: Option<Seat>,
    /// Hit limit and color limit in one (§B3), 2 to 9.
    pub limit: u8,
    /// Blows struck.
    pub blows: u8,
    /// Who of the two has collected something already and so has cleared.
    pub cleared: crate::engine::Seats,
}

impl Hammering {
    /// How many blows may be struck.
    pub fn hit_limit(&self) -> u8 {
        self.limit
    }

    /// How many boulders of one color may come out.
    pub fn color_limit(&self) -> u8 {
        self.limit
    }

    /// Whether no blow is left.
    pub fn is_spent(&self) -> bool {
        self.blows >= self.hit_limit()
    }

    /// Both who hammer, those who have collected included.
    pub fn pair(&self, mover: Seat) -> impl Iterator<Item = Seat> {
        std::iter::once(mover).chain(self.comrade)
    }
}

/// A step of the turn by its rulebook name, for prompts and refusals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Step {
    /// A1.
    Lord,
    /// A2 after a placement space.
    Place,
    /// A2 after a wander space.
    Wander,
    /// A3.
    Tailwind,
    /// B1.
    Announce,
    /// B2, the question.
    Join,
    /// B2, the answer of the mover.
    Commit,
    /// B4.
    Swing,
    /// B4, gifts.
    Pledge,
    /// C1.
    Collect,
    /// B4, keep hammering.
    CollectOrKeep,
    /// C3.
    Clear,
    /// The end.
    Over,
}

impl Phase {
    /// The step this decision belongs to.
    pub fn step(&self) -> Step {
        match self {
            Phase::Lord => Step::Lord,
            Phase::Place { .. } => Step::Place,
            Phase::Wander { .. } => Step::Wander,
            Phase::Tailwind(_) => Step::Tailwind,
            Phase::Announce => Step::Announce,
            Phase::Join { .. } => Step::Join,
            Phase::Commit { .. } => Step::Commit,
            Phase::Swing { .. } => Step::Swing,
            Phase::Pledge { .. } => Step::Pledge,
            Phase::Collect { .. } => Step::Collect,
            Phase::CollectOrKeep { .. } => Step::CollectOrKeep,
            Phase::Clear { .. } => Step::Clear,
            Phase::Over => Step::Over,
        }
    }

    /// The hammering under way, if one is.
    pub fn hammering(&self) -> Option<&Hammering> {
        match self {
            Phase::Swing { hammering, .. }
            | Phase::Pledge { hammering, .. }
            | Phase::Collect { hammering, .. }
            | Phase::CollectOrKeep { hammering } => Some(hammering),
            _ => None,
        }
    }

    /// Who decides, given whose turn it is; `None` once the game is over.
    pub fn decider(&self, mover: Seat) -> Option<Seat> {
        Some(match self {
            Phase::Lord
            | Phase::Place { .. }
            | Phase::Wander { .. }
            | Phase::Announce
            | Phase::Commit { .. } => mover,
            Phase::Tailwind(seat) | Phase::Join { asked: seat, .. } | Phase::Clear { seat, .. } => {
                *seat
            }
            Phase::Pledge {
                hammering,
                round: Round::Comrade { .. },
                ..
            } => hammering.partner?,
            Phase::Swing { hammering, .. }
            | Phase::Pledge { hammering, .. }
            | Phase::Collect { hammering, .. }
            | Phase::CollectOrKeep { hammering } => hammering.hammerer,
            Phase::Over => return None,
        })
    }
}
