//! The card of §B4 when the spirit is angry: gifts.

use crate::games::trollfjord::Move;
use crate::games::trollfjord::phase::{Hammering, Round};
use crate::games::trollfjord::pieces::{Gift, Gifts};

use super::super::picks::Picked;
use super::{Card, Choice, Face, Group, Look, Writer};

impl Writer<'_> {
    /// §B4 gifts
    pub(super) fn pledge(&self, hammering: &Hammering, need: u8, round: Round) -> Card {
        let (first, second, last) = match round {
            Round::Hammerer => (Gifts::NONE, Gifts::NONE, hammering.partner.is_none()),
            Round::Comrade { first } => (first, Gifts::NONE, false),
            Round::TopUp { first, second } => (first, second, true),
        };
        let pledged = first.count() + second.count();
        let missing = need - pledged;
        let title = self.t.with("card-pledge-title", &[("n", missing.into())]);
        let mut card = self.card(title, "card-pledge-ask");
        let own = self.table.sacks[self.seat].gifts;
        let own = if matches!(round, Round::TopUp { .. }) {
            own.without(first)
        } else {
            own
        };
        self.list_gifts(&mut card, own, missing);
        // Where nobody can add anything any more, pledging nothing is giving up.
        let none = if last {
            "card-give-up"
        } else {
            "card-pledge-none"
        };
        card.others
            .push(self.button(none, Move::Pledge(Gifts::NONE)));
        if pledged > 0 {
            let so_far = self.t.with("card-pledged-so-far", &[("n", pledged.into())]);
            card.notes.push(self.note("i-berry", so_far));
        }
        let other = [Some(hammering.hammerer), hammering.partner];
        let other = other.into_iter().flatten().find(|&seat| seat != self.seat);
        let all = match other {
            Some(other) => self.t.of("card-pledge-pair", other),
            None => self.t.say("card-pledge-note"),
        };
        card.notes.push(self.note("i-cake", all));
        if self
            .game
            .allowed(hammering.fortress, self.seat)
            .next()
            .is_none()
        {
            card.notes
                .push(self.note("i-sack", self.t.say("card-pledge-no-treasure")));
        }
        card
    }

    fn list_gifts(&self, card: &mut Card, own: Gifts, missing: u8) {
        let picked = match self.picked {
            Picked::Gifts(gifts) => gifts,
            _ => Gifts::NONE,
        };
        card.groups.push(Group {
            label: self.t.say("card-pledge-own"),
            look: Look::Row,
            choices: own
                .iter()
                .map(|gift| self.gift_choice(gift, picked, missing))
                .collect(),
        });
        if picked != Gifts::NONE {
            let args = [
                ("n", picked.count().into()),
                ("gifts", self.t.gifts(picked)),
            ];
            let closed = self.closed(Move::Pledge(picked));
            card.main.label = closed.unwrap_or_else(|| self.t.with("card-pledge-main", &args));
            card.main.play = self.ready();
        }
    }

    /// Where one gift is enough, another one takes its place.
    fn gift_choice(&self, gift: Gift, picked: Gifts, missing: u8) -> Choice {
        let single = Gifts::NONE.with(gift);
        let pressed = picked.has(gift);
        let next = match (pressed, missing) {
            (true, _) => picked.without(single),
            (false, 1) => single,
            (false, _) => picked.with(gift),
        };
        Choice {
            pick: Picked::Gifts(next),
            label: self.t.with("card-gift", &[("worth", gift.worth().into())]),
            detail: Default::default(),
            face: Face::Gift(gift),
            pressed,
            closed: None,
        }
    }
}
