//! §C Collect treasure: taking, crowns, clearing, refilling, and the boulders going back.

use crate::engine::{Draws, Seat, Sink};

use super::Trollfjord;
use super::event::Event;
use super::luck::{POUR_STREAM, Relay, stream};
use super::map::{Fortress, Region};
use super::moves::{Move, Moves};
use super::phase::{Hammering, Phase};
use super::pieces::{BeltSpace, Level, Treasure};
use super::planted::{Planted, planted};
use super::refusal::{Clause, Reason, Refusal};

impl Trollfjord {
    /// The legal list of C1, keep hammering and C3.
    pub(super) fn list_collecting(&self, list: &mut Moves) {
        match self.t.phase {
            Phase::Collect { hammering, .. } => self.list_treasures(&hammering, list),
            Phase::CollectOrKeep { hammering } => {
                self.list_treasures(&hammering, list);
                list.push(Move::Keep);
            }
            Phase::Clear { fortress, seat, .. } => {
                let own = |region: &Region| self.t.trolls_in(*region, seat) > 0;
                list.extend(fortress.regions().into_iter().filter(own).map(Move::Clear));
            }
            _ => {}
        }
    }

    fn list_treasures(&self, hammering: &Hammering, list: &mut Moves) {
        let allowed = self.allowed(hammering.fortress, hammering.hammerer);
        list.extend(allowed.map(Move::Collect));
        if list.is_empty() {
            list.push(Move::Nothing);
        }
    }

    /// §C1 The regions whose treasure `seat` may take.
    pub fn allowed(&self, fortress: Fortress, seat: Seat) -> impl Iterator<Item = Region> {
        let regions = fortress.regions().into_iter();
        regions.filter(move |&region| self.out_of_reach(fortress, seat, region).is_none())
    }

    /// §C1 Why `seat` may not take the treasure of `region` with the boulders that are out.
    pub fn out_of_reach(&self, fortress: Fortress, seat: Seat, region: Region) -> Option<Reason> {
        let out = self.t.out();
        if !fortress.has(region) {
            return Some(Reason::NotAtFortress { region, fortress });
        }
        if self.t.trolls_in(region, seat) == 0 {
            return Some(Reason::NoOwnTroll { region });
        }
        match self.t.treasure(region) {
            None => Some(Reason::NoTreasure { region }),
            Some(treasure) if treasure.missing(out) > 0 => {
                let value = treasure.value();
                Some(Reason::TooFewBoulders { region, value, out })
            }
            Some(_) => None,
        }
    }

    pub(super) fn refuse_collecting(&self, m: Move) -> Option<Refusal> {
        let (clause, reason) = match (self.t.phase, m) {
            (Phase::CollectOrKeep { .. }, Move::Keep) => return None,
            (
                Phase::Collect { hammering, .. } | Phase::CollectOrKeep { hammering },
                Move::Collect(region),
            ) => {
                let seat = hammering.hammerer;
                (
                    Clause::C1,
                    self.out_of_reach(hammering.fortress, seat, region),
                )
            }
            (
                Phase::Collect { hammering, .. } | Phase::CollectOrKeep { hammering },
                Move::Nothing,
            ) => {
                let choices = self.allowed(hammering.fortress, hammering.hammerer).count() as u8;
                (
                    Clause::C1,
                    (choices > 0).then_some(Reason::MustTake { choices }),
                )
            }
            (Phase::Collect { hammering, .. }, Move::Keep | Move::Swing(_))
                if hammering.is_spent() =>
            {
                let Hammering { blows, limit, .. } = hammering;
                (Clause::B4, Some(Reason::HitLimit { blows, limit }))
            }
            (Phase::Clear { fortress, seat, .. }, Move::Clear(region)) => {
                (Clause::C3, self.refuse_clearing(fortress, seat, region))
            }
            _ => (self.clause(), Some(self.wrong_step())),
        };
        reason.map(|reason| self.refuse(clause, reason))
    }

    fn refuse_clearing(&self, fortress: Fortress, seat: Seat, region: Region) -> Option<Reason> {
        if !fortress.has(region) {
            return Some(Reason::NotAtFortress { region, fortress });
        }
        (self.t.trolls_in(region, seat) == 0).then_some(Reason::NoOwnTroll { region })
    }

    /// §C1 The hammerer takes an allowed treasure, or goes empty-handed; then the partner's turn.
    pub(super) fn collect(&mut self, region: Option<Region>, sink: &mut impl Sink<Event>) {
        let (mut hammering, then_keep) = match self.t.phase {
            Phase::Collect {
                hammering,
                then_keep,
            } => (hammering, then_keep),
            Phase::CollectOrKeep { hammering } => (hammering, false),
            _ => return,
        };
        let seat = hammering.hammerer;
        let taken =
            region.and_then(|region| Some((region, self.t.treasures[region.index()].take()?)));
        match taken {
            Some((region, treasure)) => {
                self.store(seat, region, treasure, sink);
                self.clear_region(seat, region, sink);
                hammering.cleared = hammering.cleared.with(seat);
            }
            None => sink.tell(Event::EmptyHanded { seat }),
        }
        let Some(hammerer) = hammering.partner else {
            return self.after_collecting(hammering, sink);
        };
        let hammering = Hammering {
            hammerer,
            partner: None,
            ..hammering
        };
        self.t.phase = if then_keep {
            Phase::CollectOrKeep { hammering }
        } else {
            Phase::Collect {
                hammering,
                then_keep: false,
            }
        };
    }

    /// §C1 On the own turn to the leftmost empty belt space, else into the patched sack.
    fn store(
        &mut self,
        seat: Seat,
        region: Region,
        treasure: Treasure,
        sink: &mut impl Sink<Event>,
    ) {
        let mover = self.t.mover;
        let sack = &mut self.t.sacks[seat];
        let belt = if seat == mover || planted(Planted::ComradeFillsBelt) {
            sack.next_space()
        } else {
            None
        };
        match belt {
            Some(space) => sack.belt[space.index()] = Some(treasure),
            None => sack.patched.push(treasure),
        }
        sink.tell(Event::Collected {
            seat,
            region,
            treasure,
            belt,
        });
        if let Some(BeltSpace::Numbered(level)) = belt {
            self.crown(seat, level, treasure, sink);
        }
    }

    /// §C2 The first to fill a number gets its crown; an equal or higher treasure on it takes it over.
    fn crown(&mut self, seat: Seat, level: Level, treasure: Treasure, sink: &mut impl Sink<Event>) {
        let from = self.t.crowns[level.index()];
        let crowned = from.and_then(|holder| self.t.sacks[holder].belt[level.index()]);
        let defended = planted(Planted::EqualTakesNoCrown) && crowned == Some(treasure);
        if !defended && crowned.is_none_or(|crowned| treasure >= crowned) {
            self.t.crowns[level.index()] = Some(seat);
            sink.tell(Event::Crowned { seat, level, from });
        }
    }

    /// §C3 All trolls of `seat` in `region` go back to its supply.
    fn clear_region(&mut self, seat: Seat, region: Region, sink: &mut impl Sink<Event>) {
        let count = std::mem::take(&mut self.t.trolls[region.index()][seat]);
        sink.tell(Event::Cleared {
            seat,
            region,
            count,
        });
    }

    /// §C3 Who collected nothing clears a region when all collecting is over, the turn player first.
    pub(super) fn after_collecting(&mut self, hammering: Hammering, sink: &mut impl Sink<Event>) {
        let mut left = hammering
            .pair(self.t.mover)
            .filter(|&seat| !hammering.cleared.has(seat));
        let (first, then) = match (left.next(), left.next()) {
            (first, Some(then)) if planted(Planted::ComradeClearsFirst) => (Some(then), first),
            both => both,
        };
        match first {
            Some(seat) => {
                let fortress = hammering.fortress;
                self.t.phase = Phase::Clear {
                    fortress,
                    seat,
                    then,
                };
            }
            None => self.refill(hammering.fortress, sink),
        }
    }

    /// §C3 A chosen region is cleared.
    pub(super) fn clear(&mut self, region: Region, sink: &mut impl Sink<Event>) {
        let Phase::Clear {
            fortress,
            seat,
            then,
        } = self.t.phase
        else {
            return;
        };
        self.clear_region(seat, region, sink);
        match then {
            Some(seat) => {
                self.t.phase = Phase::Clear {
                    fortress,
                    seat,
                    then: None,
                }
            }
            None => self.refill(fortress, sink),
        }
    }

    /// §C3 Every region without a treasure gets one from the supply, by ascending region number; §C4 all boulders go
    /// back into the tower, and the turn ends.
    fn refill(&mut self, fortress: Fortress, sink: &mut impl Sink<Event>) {
        let mut order = Region::ALL;
        if planted(Planted::RefillFromTheEnd) {
            order.reverse();
        }
        for region in order {
            let place = &mut self.t.treasures[region.index()];
            if place.is_some() {
                continue;
            }
            *place = self.t.supply.pop();
            match *place {
                Some(treasure) => sink.tell(Event::Refilled { region, treasure }),
                None if fortress.has(region) => sink.tell(Event::NotRefilled { region }),
                None => {}
            }
        }
        let mut draws = Draws::open(&self.t.seed.key(), stream(self.t.turn, POUR_STREAM));
        self.t.tower.pour(&mut draws, &mut Relay(sink));
        sink.tell(Event::Poured);
        self.end_turn(sink);
    }
}
