//! §A Move trolls: the lord's step, placing and wandering, tailwind.

use crate::engine::{Seat, Sink};

use super::Trollfjord;
use super::event::Event;
use super::map::Region;
use super::moves::{Move, Moves};
use super::phase::Phase;
use super::pieces::{Distance, Landscape, Row};
use super::refusal::{Reason, Refusal};

impl Trollfjord {
    /// The legal list of A1, A2 and A3.
    pub(super) fn list_moving(&self, list: &mut Moves) {
        match self.t.phase {
            Phase::Lord => {
                let steps = |row| Distance::ALL.map(|distance| Move::Lord(row, distance));
                list.extend(Row::ALL.into_iter().flat_map(steps));
            }
            Phase::Place { landscape, up_to } => {
                self.list_placing(self.t.mover, landscape, up_to, list);
                list.push(Move::PlaceNone);
            }
            Phase::Wander { .. } => {
                self.list_wandering(self.t.mover, list);
                list.push(Move::Done);
            }
            Phase::Tailwind(seat) => {
                match self.t.landscape_at(self.t.lords[seat].at) {
                    Some(landscape) => self.list_placing(seat, landscape, 1, list),
                    None => self.list_wandering(seat, list),
                }
                list.push(Move::Decline);
            }
            _ => {}
        }
    }

    fn list_placing(&self, seat: Seat, landscape: Landscape, up_to: u8, list: &mut Moves) {
        let most = up_to.min(self.t.supply_of(seat));
        for region in landscape.regions() {
            list.extend((1..=most).map(|count| Move::Place(region, count)));
        }
    }

    fn list_wandering(&self, seat: Seat, list: &mut Moves) {
        let from = Region::ALL
            .into_iter()
            .filter(|&region| self.t.trolls_in(region, seat) > 0);
        list.extend(from.flat_map(|from| from.neighbors().map(move |to| Move::Wander(from, to))));
    }

    pub(super) fn refuse_moving(&self, m: Move) -> Option<Refusal> {
        let reason = match (self.t.phase, m) {
            (Phase::Lord, Move::Lord(..))
            | (Phase::Place { .. }, Move::PlaceNone)
            | (Phase::Wander { .. }, Move::Done)
            | (Phase::Tailwind(_), Move::Decline) => return None,
            (Phase::Place { landscape, up_to }, Move::Place(region, count)) => {
                self.refuse_placing(self.t.mover, landscape, up_to, region, count)
            }
            (Phase::Place { .. }, Move::Wander(..)) => Some(Reason::PlacesOnly),
            (Phase::Wander { .. }, Move::Wander(from, to)) => {
                self.refuse_wandering(self.t.mover, from, to)
            }
            (Phase::Wander { .. }, Move::Place(..)) => Some(Reason::WandersOnly),
            (Phase::Tailwind(seat), Move::Place(..) | Move::Wander(..)) => {
                self.refuse_tailwind(seat, m)
            }
            _ => Some(self.wrong_step()),
        };
        reason.map(|reason| self.refuse(self.clause(), reason))
    }

    fn refuse_tailwind(&self, seat: Seat, m: Move) -> Option<Reason> {
        match (self.t.landscape_at(self.t.lords[seat].at), m) {
            (Some(landscape), Move::Place(region, count)) => {
                self.refuse_placing(seat, landscape, 1, region, count)
            }
            (None, Move::Wander(from, to)) => self.refuse_wandering(seat, from, to),
            (Some(_), _) => Some(Reason::PlacesOnly),
            (None, _) => Some(Reason::WandersOnly),
        }
    }

    fn refuse_placing(
        &self,
        seat: Seat,
        shown: Landscape,
        up_to: u8,
        region: Region,
        count: u8,
    ) -> Option<Reason> {
        let supply = self.t.supply_of(seat);
        if region.landscape() != shown {
            Some(Reason::OtherLandscape { region, shown })
        } else if count == 0 || count > up_to {
            Some(Reason::TooManyTrolls {
                asked: count,
                up_to,
            })
        } else {
            (count > supply).then_some(Reason::SupplyShort {
                asked: count,
                supply,
            })
        }
    }

    fn refuse_wandering(&self, seat: Seat, from: Region, to: Region) -> Option<Reason> {
        if self.t.trolls_in(from, seat) == 0 {
            Some(Reason::NoOwnTroll { region: from })
        } else {
            (!from.adjoins(to)).then_some(Reason::NotAdjoining { from, to })
        }
    }

    /// §A1 The lord steps to the first, second or third free space of the chosen row; once every lord has left the
    /// starting plank it is turned over.
    pub(super) fn step_lord(&mut self, row: Row, distance: Distance, sink: &mut impl Sink<Event>) {
        let seat = self.t.mover;
        let from = self.t.lords[seat].at;
        let to = self.t.landing(row, distance.get());
        self.t.lords[seat].at = to;
        sink.tell(Event::LordStepped {
            seat,
            row,
            distance,
            from,
            to,
        });
        let on_plank = |s: Seat| self.t.lords[s].at.starting_space().is_some();
        if from.starting_space().is_some() && !self.t.seats().any(on_plank) {
            sink.tell(Event::PlankTurned);
        }
        self.t.phase = match self.t.landscape_at(to) {
            Some(landscape) => Phase::Place {
                landscape,
                up_to: distance.get(),
            },
            None => Phase::Wander {
                left: distance.get(),
            },
        };
    }

    /// §A2, §A3 Trolls go from the supply into one region.
    pub(super) fn place(&mut self, region: Region, count: u8, sink: &mut impl Sink<Event>) {
        let (seat, tailwind) = self.troll_mover();
        self.t.trolls[region.index()][seat] += count;
        sink.tell(Event::Placed {
            seat,
            region,
            count,
            tailwind,
        });
        self.after_trolls(seat);
    }

    /// §A2, §A3 One troll crosses one border.
    pub(super) fn wander(&mut self, from: Region, to: Region, sink: &mut impl Sink<Event>) {
        let (seat, tailwind) = self.troll_mover();
        self.t.trolls[from.index()][seat] -= 1;
        self.t.trolls[to.index()][seat] += 1;
        sink.tell(Event::Wandered {
            seat,
            from,
            to,
            tailwind,
        });
        match self.t.phase {
            Phase::Wander { left } if left > 1 => self.t.phase = Phase::Wander { left: left - 1 },
            _ => self.after_trolls(seat),
        }
    }

    /// §A2, §A3 Any number of trolls and wanders may be forgone.
    pub(super) fn pass(&mut self, sink: &mut impl Sink<Event>) {
        let (seat, tailwind) = self.troll_mover();
        sink.tell(Event::Passed { seat, tailwind });
        self.after_trolls(seat);
    }

    /// Whose trolls move now, and whether that is tailwind.
    fn troll_mover(&self) -> (Seat, bool) {
        match self.t.phase {
            Phase::Tailwind(seat) => (seat, true),
            _ => (self.t.mover, false),
        }
    }

    /// §A3 Tailwind for everyone ahead of the mover, the nearest first; then §B1.
    fn after_trolls(&mut self, last: Seat) {
        self.t.phase = match self.t.next_ahead(last) {
            Some(seat) => Phase::Tailwind(seat),
            None => Phase::Announce,
        };
    }
}
