//! §B1 to §B3 Where to hammer, alone or with a comrade, and the limits.

use crate::engine::{Seat, Seats, Sink};

use super::Trollfjord;
use super::event::Event;
use super::map::Fortress;
use super::moves::{Move, Moves};
use super::phase::{Hammering, Phase};
use super::refusal::{Reason, Refusal};
use super::table::REGIONS_NEEDED;

impl Trollfjord {
    /// The legal list of B1 and B2.
    pub(super) fn list_announcing(&self, list: &mut Moves) {
        match self.t.phase {
            Phase::Announce => {
                let open = |f: &Fortress| self.closed(*f).is_none();
                list.extend(Fortress::ALL.into_iter().filter(open).map(Move::Announce));
                list.push(Move::EndTurn);
            }
            Phase::Join { .. } => list.extend([Move::Join, Move::Decline]),
            Phase::Commit { .. } => list.extend([Move::Hammer, Move::Refrain]),
            _ => {}
        }
    }

    pub(super) fn refuse_announcing(&self, m: Move) -> Option<Refusal> {
        let reason = match (self.t.phase, m) {
            (Phase::Announce, Move::EndTurn)
            | (Phase::Join { .. }, Move::Join | Move::Decline)
            | (Phase::Commit { .. }, Move::Hammer | Move::Refrain) => return None,
            (Phase::Announce, Move::Announce(fortress)) => self.closed(fortress),
            _ => Some(self.wrong_step()),
        };
        reason.map(|reason| self.refuse(self.clause(), reason))
    }

    /// §B1 Why the mover cannot announce `fortress`: slate 1, the number of the leftmost empty belt space (any for +);
    /// slate 2, own trolls in at least two of its regions.
    pub fn closed(&self, fortress: Fortress) -> Option<Reason> {
        let number = self.t.number(fortress);
        let needed = self.t.sacks[self.t.mover]
            .next_space()
            .and_then(|space| space.level());
        let regions = self.t.regions_at(fortress, self.t.mover);
        match needed {
            Some(needed) if needed != number => Some(Reason::OtherNumber {
                fortress,
                number,
                needed,
            }),
            _ => (regions < REGIONS_NEEDED).then_some(Reason::TooFewRegions { fortress, regions }),
        }
    }

    /// §B1 One fortress is announced. Where nobody can join, that is the decision to hammer.
    pub(super) fn announce(&mut self, fortress: Fortress, sink: &mut impl Sink<Event>) {
        sink.tell(Event::Announced {
            seat: self.t.mover,
            fortress,
        });
        match self.t.candidates(fortress).first() {
            Some(&asked) => self.t.phase = Phase::Join { fortress, asked },
            None => self.take_hammer(fortress, None, sink),
        }
    }

    /// §B1, §B2 The turn ends; nothing is cleared.
    pub(super) fn end_without_hammering(&mut self, sink: &mut impl Sink<Event>) {
        let fortress = match self.t.phase {
            Phase::Commit { fortress, .. } => Some(fortress),
            _ => None,
        };
        sink.tell(Event::NoHammering {
            seat: self.t.mover,
            fortress,
        });
        self.end_turn(sink);
    }

    /// §B2 The first yes is the comrade.
    pub(super) fn join(&mut self, sink: &mut impl Sink<Event>) {
        if let Phase::Join { fortress, asked } = self.t.phase {
            sink.tell(Event::Answered {
                seat: asked,
                joins: true,
            });
            self.t.phase = Phase::Commit {
                fortress,
                comrade: Some(asked),
            };
        }
    }

    /// §A3 Tailwind is declined; §B2 an answer is no, once and for good, and the next one is asked.
    pub(super) fn decline(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Join { fortress, asked } = self.t.phase else {
            return self.pass(sink);
        };
        sink.tell(Event::Answered {
            seat: asked,
            joins: false,
        });
        let candidates = self.t.candidates(fortress);
        let next = candidates.iter().skip_while(|&&seat| seat != asked).nth(1);
        self.t.phase = match next {
            Some(&asked) => Phase::Join { fortress, asked },
            None => Phase::Commit {
                fortress,
                comrade: None,
            },
        };
    }

    /// §B2 The mover hammers.
    pub(super) fn commit(&mut self, sink: &mut impl Sink<Event>) {
        if let Phase::Commit { fortress, comrade } = self.t.phase {
            self.take_hammer(fortress, comrade, sink);
        }
    }

    /// §B3 The limits are fixed for the whole hammering.
    fn take_hammer(
        &mut self,
        fortress: Fortress,
        comrade: Option<Seat>,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = self.t.mover;
        let limit = self.t.limit(fortress, comrade);
        sink.tell(Event::HammerTaken {
            seat,
            comrade,
            fortress,
            limit,
        });
        let hammering = Hammering {
            fortress,
            comrade,
            hammerer: seat,
            partner: comrade,
            limit,
            blows: 0,
            cleared: Seats::NONE,
        };
        self.t.phase = Phase::Swing {
            hammering,
            first: true,
        };
    }
}
