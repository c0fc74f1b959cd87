//! How a blow and a hammering may go, sampled from what everybody sees: shares of imagined blows and hammerings.
//!
//! Neither the seed nor the order of the supply enters: a blow meets the tower as it stands, with draws of its own.

use arrayvec::ArrayVec;

use crate::engine::{BySeat, Draws, Game, Seat, Sink};

use super::super::blows::excess;
use super::super::map::{Fortress, Region};
use super::super::phase::Hammering;
use super::super::pieces::Treasure;
use super::super::tower::Blow;
use super::super::{Event, Move, Phase, Trollfjord, greedy};

/// The key of imagined blows.
const BLOWS: &[u8; 32] = b"how blows may fall at this tower";
/// The key of imagined hammerings.
const HAMMERINGS: &[u8; 32] = b"how this hammering may yet go on";

/// A share of imagined cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// In so many of them it was so.
    pub count: u32,
    /// So many were imagined.
    pub of: u32,
}

impl Share {
    /// In thousandths, rounded; nothing imagined is nothing.
    pub fn thousandths(self) -> u32 {
        let of = u64::from(self.of.max(1));
        ((u64::from(self.count) * 1_000 + of / 2) / of) as u32
    }

    /// One more case.
    pub fn add(&mut self, so: bool) {
        self.count += u32::from(so);
        self.of += 1;
    }
}

/// What chances are called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Chance {
    /// Next to never.
    Hopeless,
    /// Now and then.
    Dare,
    /// About as often as not.
    Even,
    /// More often than not.
    Likely,
    /// Next to always.
    Sure,
}

impl Chance {
    /// From how many thousandths on a chance is called so.
    pub const FROM: [(Chance, u32); 5] = [
        (Chance::Sure, 950),
        (Chance::Likely, 650),
        (Chance::Even, 350),
        (Chance::Dare, 50),
        (Chance::Hopeless, 0),
    ];

    /// What so many thousandths are called.
    pub fn of(thousandths: u32) -> Chance {
        let called = Self::FROM.iter().find(|(_, from)| thousandths >= *from);
        called.map_or(Chance::Hopeless, |(chance, _)| *chance)
    }
}

/// A treasure that the hammerer has a right to, given boulders enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Where it lies.
    pub region: Region,
    /// Which one.
    pub treasure: Treasure,
    /// How often there are boulders enough after the blow, and the spirit is calm.
    pub reached: Share,
}

/// How one of the six blows may go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlowOdds {
    /// The blow.
    pub blow: Blow,
    /// How often nothing falls.
    pub empty: Share,
    /// How often the spirit gets angry: more boulders of a color than the limit allows.
    pub angry: Share,
    /// How many boulders fell in all imagined cases together.
    pub boulders: u32,
    /// The treasures of the regions where the hammerer has trolls, in the order of the regions.
    pub goals: ArrayVec<Goal, 3>,
}

impl BlowOdds {
    /// How many boulders fall on average, in tenths.
    pub fn tenths(&self) -> u32 {
        let of = self.empty.of.max(1);
        (self.boulders * 10 + of / 2) / of
    }
}

/// Imagines blows, one by one.
#[derive(Clone, Debug)]
pub struct Odds {
    start: Trollfjord,
    hammering: Hammering,
    blows: Vec<BlowOdds>,
    /// So many of each are imagined.
    samples: u32,
    done: u32,
}

impl Odds {
    /// Begins to imagine so many cases of each blow, for a decision with the hammer in hand: blow or stop, or keep
    /// hammering. `None` for any other decision.
    pub fn new(position: &Trollfjord, samples: u32) -> Option<Self> {
        let (Phase::Swing { hammering, .. } | Phase::CollectOrKeep { hammering }) =
            position.table().phase
        else {
            return None;
        };
        let goals = goals(position, hammering.fortress, hammering.hammerer);
        let blows = Blow::ALL.into_iter().map(|blow| BlowOdds {
            blow,
            empty: Share::default(),
            angry: Share::default(),
            boulders: 0,
            goals: goals.clone(),
        });
        let mut start = position.clone();
        start.imagine(hammering.hammerer, &mut Draws::open(HAMMERINGS, 0));
        if let Phase::CollectOrKeep { .. } = position.table().phase {
            start.play(Move::Keep, &mut ()).ok()?;
        }
        Some(Odds {
            blows: blows.collect(),
            start,
            hammering,
            samples,
            done: 0,
        })
    }

    /// Imagines one case more of each; tells whether there is more to imagine.
    pub fn step(&mut self) -> bool {
        if self.done < self.samples {
            self.strike();
            self.done += 1;
        }
        self.done < self.samples
    }

    /// The odds of each blow, in the order of [`Blow::ALL`], as far as was imagined.
    pub fn blows(&self) -> &[BlowOdds] {
        &self.blows
    }

    fn strike(&mut self) {
        let tower = &self.start.table().tower;
        let before = tower.out_count() as u32;
        for (i, odds) in self.blows.iter_mut().enumerate() {
            let stream = u64::from(self.done) * Blow::ALL.len() as u64 + i as u64;
            let mut struck = tower.clone();
            struck.blow(odds.blow, &mut Draws::open(BLOWS, stream), &mut ());
            let out = struck.out_count() as u32;
            let angry = excess(&struck, self.hammering.limit) > 0;
            odds.boulders += out - before;
            odds.empty.add(out == before);
            odds.angry.add(angry);
            for goal in &mut odds.goals {
                let enough = goal.treasure.missing(out as u8) == 0;
                goal.reached.add(enough && !angry);
            }
        }
    }
}

/// The treasures that `seat` has a right to at `fortress`, given boulders enough.
fn goals(position: &Trollfjord, fortress: Fortress, seat: Seat) -> ArrayVec<Goal, 3> {
    let t = position.table();
    let own = fortress.regions().into_iter();
    let own = own.filter(|&region| t.trolls_in(region, seat) > 0);
    let goal = |region| {
        Some(Goal {
            region,
            treasure: t.treasure(region)?,
            reached: Share::default(),
        })
    };
    own.filter_map(goal).collect()
}

/// What was taken in a hammering, by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Taken(BySeat<u8>);

impl Taken {
    /// The value of the treasure that `seat` took; 0 if none.
    pub(super) fn value(&self, seat: Seat) -> u8 {
        self.0[seat]
    }
}

impl Sink<Event> for Taken {
    fn tell(&mut self, event: Event) {
        if let Event::Collected { seat, treasure, .. } = event {
            self.0[seat] += treasure.value();
        }
    }
}

/// Imagines with guess `number` how the hammering of `start` goes to its end, after `first` if a move is given, everybody
/// deciding as the greedy player does. Before a hammering has begun it is imagined up to its end or the end of the turn.
pub(super) fn imagine_hammering(start: &Trollfjord, first: Option<Move>, number: u64) -> Taken {
    let mut game = start.clone();
    let seat = start.table().mover;
    game.imagine(seat, &mut Draws::open(HAMMERINGS, number));
    let turn = start.table().turn;
    let mut taken = Taken::default();
    let mut next = first.or_else(|| greedy::choose(&game));
    while let Some(m) = next {
        if game.play(m, &mut taken).is_err() {
            break;
        }
        let t = game.table();
        let ended = t.turn > turn || matches!(t.phase, Phase::Clear { .. } | Phase::Over);
        next = if ended { None } else { greedy::choose(&game) };
    }
    taken
}
