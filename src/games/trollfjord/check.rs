//! The laws of a table: what must hold before it can be played on. Each law is a predicate with a name.

use crate::engine::{Seat, Sink};

use super::Trollfjord;
use super::event::Event;
use super::phase::Phase;
use super::pieces::{BeltSpace, Level, Treasure};
use super::setup::Numbers;
use super::table::{TROLLS, Table};
use super::tower::TowerFlaw;

/// The law that a table breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The custom arrangement of fortress numbers does not exist, or a number does not stand on two fortresses.
    Numbers,
    /// A plank is missing.
    Planks,
    /// A treasure is missing or there too often.
    Treasures(Treasure),
    /// A seat has more than ten trolls on the board; or some although it does not play or has finished.
    Trolls(Seat),
    /// Two lords share a space, or a lord stands outside the walkway.
    Lord(Seat),
    /// A belt has a gap.
    Belt(Seat),
    /// A crown is held by somebody else than the owner of a highest treasure on its belt number, or by nobody although
    /// one lies there.
    Crown(Level),
    /// Lords lie although nobody has filled +; or + is filled and everyone goes on.
    Ending,
    /// Turns count from 1.
    Turn,
    /// The tower breaks a law of its own.
    Tower(TowerFlaw),
    /// Boulders are out although nobody hammers.
    BouldersOut,
    /// The phase names a seat that does not play, or numbers that cannot be.
    Phase,
}

impl Trollfjord {
    /// Makes a position of a table that keeps all laws, and plays the decisions that have only one legal move.
    ///
    /// # Errors
    /// The first law that it breaks.
    pub fn from_table(table: Table, sink: &mut impl Sink<Event>) -> Result<Self, Flaw> {
        table.check()?;
        let mut game = Trollfjord { t: table };
        game.settle(sink);
        Ok(game)
    }
}

impl Table {
    /// Checks every law.
    ///
    /// # Errors
    /// The first law that is broken.
    pub fn check(&self) -> Result<(), Flaw> {
        let custom = match self.setup.numbers {
            Numbers::Custom(index) => index < super::map::ARRANGEMENTS,
            _ => true,
        };
        require(custom && self.numbers_are_paired(), Flaw::Numbers)?;
        require(self.planks.are_complete(), Flaw::Planks)?;
        self.treasures_are_complete()?;
        for seat in Seat::ALL {
            require(self.trolls_are_possible(seat), Flaw::Trolls(seat))?;
        }
        for seat in self.seats() {
            require(self.lord_is_possible(seat), Flaw::Lord(seat))?;
            require(self.belt_has_no_gap(seat), Flaw::Belt(seat))?;
        }
        for level in Level::ALL {
            require(self.crown_is_earned(level), Flaw::Crown(level))?;
        }
        require(self.ending_is_due(), Flaw::Ending)?;
        require(self.turn > 0, Flaw::Turn)?;
        self.tower.check().map_err(Flaw::Tower)?;
        let hammering = self.phase.hammering().is_some_and(|h| h.blows > 0);
        let clearing = matches!(self.phase, Phase::Clear { .. });
        require(self.out() == 0 || hammering || clearing, Flaw::BouldersOut)?;
        require(self.phase_is_possible(), Flaw::Phase)
    }

    fn numbers_are_paired(&self) -> bool {
        Level::ALL
            .iter()
            .all(|level| self.numbers.iter().filter(|n| *n == level).count() == 2)
    }

    /// 42 treasures: in the supply, on the board, on belts and in patched sacks.
    fn treasures_are_complete(&self) -> Result<(), Flaw> {
        let sacks = self.seats().map(|seat| &self.sacks[seat]);
        let taken = sacks.flat_map(|sack| sack.belt.iter().flatten().chain(&sack.patched));
        let all = self
            .supply
            .iter()
            .chain(self.treasures.iter().flatten())
            .chain(taken);
        for treasure in Treasure::deck() {
            let there = all.clone().filter(|t| **t == treasure).count();
            require(there == treasure.copies(), Flaw::Treasures(treasure))?;
        }
        Ok(())
    }

    fn trolls_are_possible(&self, seat: Seat) -> bool {
        let on_board: u32 = self
            .trolls
            .iter()
            .map(|region| u32::from(region[seat]))
            .sum();
        let plays = self.seats().any(|s| s == seat);
        let may_have = if plays && !self.lords[seat].lying {
            u32::from(TROLLS)
        } else {
            0
        };
        on_board <= may_have
    }

    fn lord_is_possible(&self, seat: Seat) -> bool {
        let lord = self.lords[seat];
        let players = self.setup.players.get();
        let start = (1..=players).contains(&lord.start);
        let on_loop = lord.at.space().is_some();
        let at_start = lord.at.starting_space() == Some(lord.start);
        let alone = self.seats().all(|other| {
            let there = self.lords[other];
            other == seat
                || there.start != lord.start
                    && (there.at != lord.at)
                    && (!on_loop || there.at.space() != lord.at.space())
        });
        start && (on_loop || at_start && !lord.lying) && alone
    }

    fn belt_has_no_gap(&self, seat: Seat) -> bool {
        self.sacks[seat]
            .belt
            .windows(2)
            .all(|pair| pair[0].is_some() || pair[1].is_none())
    }

    fn crown_is_earned(&self, level: Level) -> bool {
        let space = BeltSpace::Numbered(level).index();
        let best = self
            .seats()
            .filter_map(|seat| self.sacks[seat].belt[space])
            .max();
        match self.crowns[level.index()] {
            Some(seat) => {
                self.seats().any(|s| s == seat)
                    && best.is_some()
                    && self.sacks[seat].belt[space] == best
            }
            None => best.is_none(),
        }
    }

    /// Somebody lies exactly when the end has come; it has come with the first + that is filled, and whoever filled +
    /// in an earlier turn lies.
    fn ending_is_due(&self) -> bool {
        let lies = self.seats().any(|seat| self.lords[seat].lying);
        let full = |seat: &Seat| self.sacks[*seat].is_full();
        let first = self
            .seats()
            .any(|seat| full(&seat) && self.lords[seat].lying);
        let late = |seat: Seat| seat != self.mover && full(&seat) && !self.lords[seat].lying;
        let over = self.phase == Phase::Over;
        lies == self.ending
            && first == self.ending
            && !self.seats().any(late)
            && (over || !self.lords[self.mover].lying)
    }
}

fn require(holds: bool, flaw: Flaw) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(flaw) }
}
