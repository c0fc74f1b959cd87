//! Practice: one tower and a hammer, without a board. The blows and what follows from them are those of the game.

use crate::engine::{Draws, Seat, Seats, Seed, Sink};

use super::blows::Then;
use super::event::Event;
use super::luck::{POUR_STREAM, Relay, SETUP_STREAM, practice_stream};
use super::map::Fortress;
use super::phase::{HIGHEST_LIMIT, Hammering};
use super::pieces::Treasure;
use super::table::REGIONS_NEEDED;
use super::tower::{Blow, Tower};

/// What is practiced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    limit: u8,
    /// Whether an empty blow hands the hammer over.
    pub comrade: bool,
}

impl Terms {
    /// The lowest limit: one troll in each of the regions that are needed.
    pub const LOWEST: u8 = REGIONS_NEEDED;
    /// The highest limit.
    pub const HIGHEST: u8 = HIGHEST_LIMIT;

    /// These terms, if a game can have this limit (§B3).
    pub fn new(limit: u8, comrade: bool) -> Option<Terms> {
        (Self::LOWEST..=Self::HIGHEST)
            .contains(&limit)
            .then_some(Terms { limit, comrade })
    }

    /// Hit limit and color limit in one.
    pub fn limit(self) -> u8 {
        self.limit
    }
}

impl Default for Terms {
    /// A limit of three, alone.
    fn default() -> Self {
        Terms {
            limit: 3,
            comrade: false,
        }
    }
}

/// How a hammering ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The hammerer stopped.
    Stopped,
    /// The last blow was struck.
    Spent,
    /// So many boulders are over the limit.
    Angry(u8),
}

/// Why something cannot be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// §B4 At least one blow must be struck.
    MustStrike,
    /// The hammering is over: the boulders go back first.
    Over,
    /// The hammering is not over.
    NotOver,
    /// §B4 Nobody is left to keep hammering alone.
    NobodyLeft,
}

/// A tower that is practiced on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Practice {
    seed: Seed,
    tower: Tower,
    /// The terms of the next hammering.
    terms: Terms,
    /// Which hammering this is, counted from 1.
    number: u32,
    hammering: Hammering,
    ended: Option<Ended>,
    /// Whether somebody has just begun to hammer alone.
    kept: bool,
}

impl Practice {
    /// The tower of this seed, filled before our eyes.
    pub fn new(seed: Seed, terms: Terms, sink: &mut impl Sink<Event>) -> Self {
        let mut setup = Draws::open(&seed.key(), practice_stream(0, SETUP_STREAM));
        let mut practice = Practice {
            seed,
            tower: Tower::outside_all(setup.below(2) == 1),
            terms,
            number: 0,
            hammering: begun(terms),
            ended: None,
            kept: false,
        };
        practice.pour(sink);
        practice
    }

    /// The seed the tower comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The tower as it stands.
    pub fn tower(&self) -> &Tower {
        &self.tower
    }

    /// The hammering under way or just over. Its fortress stands for any.
    pub fn hammering(&self) -> &Hammering {
        &self.hammering
    }

    /// Which hammering this is, counted from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How the hammering ended, if it did.
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// Whether the next blow is the first one.
    pub fn is_first(&self) -> bool {
        self.hammering.blows == 0
    }

    /// §B4 Whether the next blow has to be struck: the first one, and the first of whoever keeps hammering alone.
    pub fn must_strike(&self) -> bool {
        self.is_first() || self.kept
    }

    /// §B4 Who may keep hammering alone, now that the other one has stopped.
    pub fn left(&self) -> Option<Seat> {
        let stopped = self.ended == Some(Ended::Stopped);
        self.hammering.partner.filter(|_| stopped)
    }

    /// The terms of the next hammering, or of this one as long as nothing has been struck.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// §B3 Chooses other terms. A limit stays fixed for the whole hammering: what has begun ends by its own.
    pub fn choose(&mut self, terms: Terms) {
        self.terms = terms;
        if self.is_first() {
            self.hammering = begun(terms);
        }
    }

    /// §B4 Strikes.
    ///
    /// # Errors
    /// [`Refused::Over`] once the hammering is over.
    pub fn strike(&mut self, blow: Blow, sink: &mut impl Sink<Event>) -> Result<(), Refused> {
        if self.ended.is_some() {
            return Err(Refused::Over);
        }
        let before = self.tower.out_count();
        let stream = practice_stream(self.number, self.hammering.blows.into());
        let mut draws = Draws::open(&self.seed.key(), stream);
        let struck = self
            .hammering
            .strike(&mut self.tower, blow, &mut draws, sink);
        let count = (self.tower.out_count() - before) as u8;
        self.kept = false;
        (self.hammering, self.ended) = match struck.after_blow(&self.tower, count, sink) {
            Then::Angry(over) => (struck, Some(Ended::Angry(over))),
            Then::Spent(hammering) => (hammering, Some(Ended::Spent)),
            Then::GoesOn(hammering) => (hammering, None),
        };
        Ok(())
    }

    /// §B4 Stops.
    ///
    /// # Errors
    /// [`Refused::MustStrike`] ahead of a blow that is owed, [`Refused::Over`] once the hammering is over.
    pub fn stop(&mut self, sink: &mut impl Sink<Event>) -> Result<(), Refused> {
        match self.ended {
            Some(_) => return Err(Refused::Over),
            None if self.must_strike() => return Err(Refused::MustStrike),
            None => self.ended = Some(Ended::Stopped),
        }
        sink.tell(Event::Stopped {
            seat: self.hammering.hammerer,
        });
        Ok(())
    }

    /// §B4 The one left keeps hammering alone, with the same limits, boulders and count; at least one blow.
    ///
    /// # Errors
    /// [`Refused::NobodyLeft`] unless the hammerer has stopped and left a partner.
    pub fn keep(&mut self, sink: &mut impl Sink<Event>) -> Result<(), Refused> {
        let seat = self.left().ok_or(Refused::NobodyLeft)?;
        self.hammering.hammerer = seat;
        self.hammering.partner = None;
        self.ended = None;
        self.kept = true;
        sink.tell(Event::Kept { seat });
        Ok(())
    }

    /// §C4 The boulders go back into the tower, and another hammering begins.
    ///
    /// # Errors
    /// [`Refused::NotOver`] while the hammering is under way.
    pub fn again(&mut self, sink: &mut impl Sink<Event>) -> Result<(), Refused> {
        if self.ended.is_none() {
            return Err(Refused::NotOver);
        }
        self.pour(sink);
        sink.tell(Event::Poured);
        Ok(())
    }

    /// The treasures of a game, each value once, with how many boulders are missing: the best one in reach, if one is, and
    /// the next ones, `most` in all.
    pub fn treasures(&self, most: usize) -> Vec<(Treasure, u8)> {
        let out = self.tower.out_count() as u8;
        let mut values = Treasure::deck().to_vec();
        values.dedup();
        let open = values.partition_point(|treasure| treasure.missing(out) == 0);
        let from = open
            .saturating_sub(1)
            .min(values.len().saturating_sub(most));
        let shown = values.into_iter().skip(from).take(most);
        shown.map(|t| (t, t.missing(out))).collect()
    }

    /// §C1 The best treasure that so many boulders bring.
    pub fn haul(&self) -> Option<Treasure> {
        let out = self.tower.out_count() as u8;
        let in_reach = Treasure::deck().into_iter().filter(|t| t.missing(out) == 0);
        in_reach.max()
    }

    fn pour(&mut self, sink: &mut impl Sink<Event>) {
        let stream = practice_stream(self.number, POUR_STREAM);
        let mut draws = Draws::open(&self.seed.key(), stream);
        self.tower.pour(&mut draws, &mut Relay(sink));
        self.number += 1;
        self.hammering = begun(self.terms);
        self.ended = None;
    }
}

/// A hammering nobody has struck in yet.
fn begun(terms: Terms) -> Hammering {
    let [hammerer, other, ..] = Seat::ALL;
    let comrade = terms.comrade.then_some(other);
    Hammering {
        fortress: Fortress::ALL[0],
        comrade,
        hammerer,
        partner: comrade,
        limit: terms.limit,
        blows: 0,
        cleared: Seats::NONE,
    }
}

#[cfg(test)]
mod tests;
