//! What flies where after a decision: a plan made from its events alone, before anything is measured or moved.

use crate::engine::{BySeat, Seat};
use crate::games::trollfjord::map::{REGIONS, Region};
use crate::games::trollfjord::pieces::{BeltSpace, Gift, Level, Row, Treasure};
use crate::games::trollfjord::walkway::{Space, Travelled};
use crate::games::trollfjord::{Event, Table};

use super::sacks::order;

/// No plan takes longer, in milliseconds: one that would is hurried.
pub const LONGEST: u32 = 1_600;

/// One piece on its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Flight {
    /// What is seen flying in place of the piece. `None`: the piece itself moves.
    pub ghost: Option<Ghost>,
    /// Where it comes from; `None`: from above.
    pub from: Option<Place>,
    /// Where it comes to.
    pub to: Place,
    /// Whether nothing is to be seen there before.
    pub fresh: bool,
    /// When it sets out, in milliseconds.
    pub start: u32,
    /// How long it takes.
    pub time: u32,
}

/// What flies in place of a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ghost {
    /// So many trolls of a seat.
    Trolls(Seat, u8),
    /// A treasure.
    Treasure(Treasure),
    /// A crown.
    Crown,
}

/// Where a piece can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The lord of a seat, standing there.
    Lord(Seat, Travelled),
    /// The lord of a seat above its shadow.
    Body(Seat),
    /// The trolls of a seat in a region.
    Trolls(Region, Seat),
    /// The trolls of a seat that are not on the board.
    Supply(Seat),
    /// The treasure of a region.
    Treasure(Region),
    /// A space on the belt of a seat.
    Belt(Seat, BeltSpace),
    /// The patched sack of a seat.
    Patched(Seat),
    /// The crown above the belt of a seat.
    Crown(Seat, Level),
    /// A gift of a seat.
    Gift(Seat, Gift),
    /// The sack that is so many places from the first.
    Sack(u8),
}

/// What flies because of the `events` of one decision, one after the other, and which sacks slide meanwhile.
pub fn plan(before: &Table, events: &[Event], after: &Table) -> Vec<Flight> {
    let mut plan = Plan {
        trolls: before.trolls,
        flights: Vec::new(),
        clock: 0,
    };
    for event in events {
        plan.event(event, after);
    }
    plan.hurry();
    plan.slide(&order(before), &order(after));
    plan.flights
}

struct Plan {
    /// The trolls on the board, as far as the events have been told.
    trolls: [BySeat<u8>; REGIONS],
    flights: Vec<Flight>,
    clock: u32,
}

impl Plan {
    fn event(&mut self, event: &Event, after: &Table) {
        match *event {
            Event::LordStepped {
                seat,
                row,
                from,
                to,
                ..
            } => self.hops(seat, row, from, to, after),
            Event::Placed {
                seat,
                region,
                count,
                ..
            } => self.come(seat, region, count, None),
            Event::Wandered { seat, from, to, .. } => {
                let left = &mut self.trolls[from.index()][seat];
                *left = left.saturating_sub(1);
                self.come(seat, to, 1, Some(Place::Trolls(from, seat)));
            }
            Event::Collected {
                seat,
                region,
                treasure,
                belt,
            } => {
                let to = belt.map_or(Place::Patched(seat), |space| Place::Belt(seat, space));
                let ghost = Some(Ghost::Treasure(treasure));
                self.next(ghost, Some(Place::Treasure(region)), to, belt.is_some());
            }
            Event::Crowned { seat, level, from } => {
                let from = from.filter(|&from| from != seat);
                let from = from.map(|from| Place::Crown(from, level));
                self.next(Some(Ghost::Crown), from, Place::Crown(seat, level), true);
            }
            Event::Cleared { seat, region, .. } => self.leave(seat, region),
            Event::LaidDown { seat, .. } => Region::ALL
                .into_iter()
                .for_each(|region| self.leave(seat, region)),
            Event::Refilled { region, .. } => self.turn(Place::Treasure(region)),
            Event::GiftsTurned { seat, gifts } => gifts
                .iter()
                .for_each(|gift| self.turn(Place::Gift(seat, gift))),
            _ => {}
        }
    }

    /// A lord hops from one free space of the row to the next, as it counts them.
    fn hops(&mut self, seat: Seat, row: Row, from: Travelled, to: Travelled, after: &Table) {
        let mut stand = from;
        let mut at = from;
        while at < to {
            at = at.next();
            let counts = |space: Space| space.row() == row && !after.is_occupied(space);
            if at == to || at.space().is_some_and(counts) {
                let from = Some(Place::Lord(seat, stand));
                self.turn(Place::Body(seat));
                self.next(None, from, Place::Lord(seat, at), false);
                stand = at;
            }
        }
    }

    /// Trolls come to a region.
    fn come(&mut self, seat: Seat, region: Region, count: u8, from: Option<Place>) {
        let here = &mut self.trolls[region.index()][seat];
        let fresh = *here == 0;
        *here += count;
        let ghost = Some(Ghost::Trolls(seat, count));
        self.next(ghost, from, Place::Trolls(region, seat), fresh);
    }

    /// All trolls of a seat leave a region, together with those that leave others.
    fn leave(&mut self, seat: Seat, region: Region) {
        let count = std::mem::take(&mut self.trolls[region.index()][seat]);
        if count > 0 {
            let ghost = Some(Ghost::Trolls(seat, count));
            let from = Some(Place::Trolls(region, seat));
            self.add(ghost, from, Place::Supply(seat), false);
        }
    }

    /// Something moves where it is, together with what follows.
    fn turn(&mut self, at: Place) {
        self.add(None, Some(at), at, false);
    }

    /// Adds a flight that the following ones wait for.
    fn next(&mut self, ghost: Option<Ghost>, from: Option<Place>, to: Place, fresh: bool) {
        self.clock = self.add(ghost, from, to, fresh);
    }

    /// Adds a flight; tells when it ends.
    fn add(&mut self, ghost: Option<Ghost>, from: Option<Place>, to: Place, fresh: bool) -> u32 {
        let (start, time) = (self.clock, to.manner(from.is_none()).time);
        self.flights.push(Flight {
            ghost,
            from,
            to,
            fresh,
            start,
            time,
        });
        start + time
    }

    /// Shortens everything alike if all of it takes too long.
    fn hurry(&mut self) {
        let long = self.flights.iter().map(|f| f.start + f.time).max();
        if let Some(long) = long.filter(|&long| long > LONGEST) {
            for flight in &mut self.flights {
                flight.start = flight.start * LONGEST / long;
                flight.time = flight.time * LONGEST / long;
            }
        }
    }

    /// The sacks slide to their new order at once: what flies to one arrives later.
    fn slide(&mut self, before: &[Seat], after: &[Seat]) {
        self.clock = 0;
        for (to, seat) in (0..).zip(after) {
            for (from, other) in (0..).zip(before) {
                if other == seat && from != to {
                    self.add(None, Some(Place::Sack(from)), Place::Sack(to), false);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
