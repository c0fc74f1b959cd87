//! §B4 The angry spirit: who pledges which gifts, and whether they appease.

use crate::engine::{Seat, Sink};

use super::Trollfjord;
use super::event::Event;
use super::moves::{Move, Moves};
use super::phase::{Hammering, Phase, Round};
use super::pieces::Gifts;
use super::planted::{Planted, planted};
use super::refusal::Reason;

/// What may be pledged in one round.
struct Offer {
    /// The gifts that can still be pledged.
    at_hand: Gifts,
    /// How many gifts are missing.
    missing: u8,
    /// Whether it must be exactly the missing number, or nothing.
    exact: bool,
}

impl Trollfjord {
    /// §B4 The spirit is angry. If those still to collect have too few gifts, nobody is asked.
    pub(super) fn ask_for_gifts(
        &mut self,
        hammering: Hammering,
        need: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let gifts = |seat: Seat| self.t.sacks[seat].gifts.count();
        let all = gifts(hammering.hammerer) + hammering.partner.map_or(0, gifts);
        if all < need {
            return self.stay_angry(hammering, sink);
        }
        self.t.phase = Phase::Pledge {
            hammering,
            need,
            round: Round::Hammerer,
        };
    }

    pub(super) fn list_pledges(&self, list: &mut Moves) {
        let allowed = |gifts: &Gifts| self.refuse_pledge(*gifts).is_none();
        list.extend(Gifts::sets().filter(allowed).map(Move::Pledge));
    }

    pub(super) fn refuse_pledge(&self, gifts: Gifts) -> Option<Reason> {
        let Offer {
            at_hand,
            missing,
            exact,
        } = self.offer()?;
        let offered = gifts.count();
        if !at_hand.covers(gifts) {
            Some(Reason::GiftNotAtHand {
                offered: gifts,
                at_hand,
            })
        } else if exact && offered != 0 && offered != missing {
            Some(Reason::NotExactly { offered, missing })
        } else {
            (offered > missing).then_some(Reason::TooManyGifts { offered, missing })
        }
    }

    /// What the seat that is asked may pledge.
    fn offer(&self) -> Option<Offer> {
        let Phase::Pledge {
            hammering,
            need,
            round,
        } = self.t.phase
        else {
            return None;
        };
        let own = self.t.sacks[hammering.hammerer].gifts;
        Some(match round {
            Round::Hammerer => Offer {
                at_hand: own,
                missing: need,
                exact: hammering.partner.is_none(),
            },
            Round::Comrade { first } => {
                let partner = hammering.partner.map(|seat| self.t.sacks[seat].gifts);
                let at_hand = partner.unwrap_or(Gifts::NONE);
                Offer {
                    at_hand,
                    missing: need - first.count(),
                    exact: false,
                }
            }
            Round::TopUp { first, second } => {
                let missing = need - first.count() - second.count();
                Offer {
                    at_hand: own.without(first),
                    missing,
                    exact: true,
                }
            }
        })
    }

    /// §B4 A seat pledges; the next round, or the spirit's answer.
    pub(super) fn pledge(&mut self, gifts: Gifts, sink: &mut impl Sink<Event>) {
        let Phase::Pledge {
            hammering,
            need,
            round,
        } = self.t.phase
        else {
            return;
        };
        if let Some(seat) = self.t.phase.decider(self.t.mover) {
            sink.tell(Event::Pledged { seat, gifts });
        }
        let (first, second) = match round {
            Round::Hammerer => (gifts, Gifts::NONE),
            Round::Comrade { first } => (first, gifts),
            Round::TopUp { first, second } => (first.union(gifts), second),
        };
        let missing = need - first.count() - second.count();
        if missing == 0 {
            return self.appease(hammering, first, second, sink);
        }
        let can_add = self.t.sacks[hammering.hammerer]
            .gifts
            .without(first)
            .count()
            >= missing;
        let some_pledged = first.count() + second.count() > 0 || planted(Planted::TopUpOfNothing);
        let next = match round {
            Round::Hammerer if hammering.partner.is_some() => Round::Comrade { first },
            Round::Comrade { .. } if some_pledged && can_add => Round::TopUp { first, second },
            _ => return self.stay_angry(hammering, sink),
        };
        self.t.phase = Phase::Pledge {
            hammering,
            need,
            round: next,
        };
    }

    /// §B4 The pledges make up the need: they are turned over, and all still to collect may collect.
    fn appease(
        &mut self,
        hammering: Hammering,
        first: Gifts,
        second: Gifts,
        sink: &mut impl Sink<Event>,
    ) {
        let partner = hammering.partner.map(|seat| (seat, second));
        for (seat, gifts) in std::iter::once((hammering.hammerer, first)).chain(partner) {
            if gifts != Gifts::NONE {
                let sack = &mut self.t.sacks[seat];
                sack.gifts = sack.gifts.without(gifts);
                sink.tell(Event::GiftsTurned { seat, gifts });
            }
        }
        sink.tell(Event::Appeased);
        self.t.phase = Phase::Collect {
            hammering,
            then_keep: planted(Planted::AppeasedGoesOn),
        };
    }

    /// §B4 The pledges are void; nobody still to collect collects.
    fn stay_angry(&mut self, hammering: Hammering, sink: &mut impl Sink<Event>) {
        sink.tell(Event::Unappeased);
        for seat in std::iter::once(hammering.hammerer).chain(hammering.partner) {
            sink.tell(Event::EmptyHanded { seat });
        }
        self.after_collecting(hammering, sink);
    }
}
