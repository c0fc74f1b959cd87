//! The cards of §B: where, with whom, the blow.

use yew::AttrValue;

use crate::engine::{Seat, sort_by_key};
use crate::games::trollfjord::Move;
use crate::games::trollfjord::map::Fortress;
use crate::games::trollfjord::phase::Hammering;

use super::super::picks::Picked;
use super::super::teller::value;
use super::{Card, Choice, Face, Group, Look, Writer};

impl Writer<'_> {
    /// §B1
    pub(super) fn announce(&self) -> Card {
        let needed = self.table.sacks[self.seat]
            .next_space()
            .and_then(|space| space.level());
        let title = match needed {
            Some(level) => self.t.with(
                "card-announce-title",
                &[("level", value(&level.to_string()))],
            ),
            None => self.t.say("card-announce-any"),
        };
        let mut card = self.card(title, "card-announce-ask");
        let mut choices = Fortress::ALL
            .map(|fortress| self.fortress_choice(fortress))
            .to_vec();
        sort_by_key(&mut choices, |choice| choice.closed.is_some());
        card.groups.push(Group {
            label: AttrValue::default(),
            look: Look::List,
            choices,
        });
        if let Picked::Fortress(fortress) = self.picked {
            let name = ("fortress", self.t.fortress(self.table, fortress));
            let candidates = self.table.candidates(fortress);
            let id = if candidates.is_empty() {
                "card-hammer-at"
            } else {
                "card-announce-main"
            };
            card.main.label = self.t.with(id, &[name]);
            card.main.play = self.ready();
            let asked = match candidates[..] {
                [] => self.t.say("card-nobody-asked"),
                _ => self
                    .t
                    .with("card-asked", &[("names", self.t.seats(&candidates))]),
            };
            card.notes.push(self.note("i-troll", asked));
            card.notes.push(self.limit_note(fortress, None));
        }
        card.others
            .push(self.button("card-end-turn", Move::EndTurn));
        card
    }

    fn fortress_choice(&self, fortress: Fortress) -> Choice {
        let number = AttrValue::from(self.table.number(fortress).to_string());
        let trolls = self.table.trolls_at(fortress, self.seat);
        let regions = self.table.regions_at(fortress, self.seat);
        let closed = self.closed(Move::Announce(fortress));
        let open = self.t.with(
            "card-fortress-open",
            &[("n", trolls.into()), ("regions", regions.into())],
        );
        Choice {
            pick: Picked::Fortress(fortress),
            label: self.t.fortress_land(fortress),
            detail: closed.clone().unwrap_or(open),
            face: Face::Fortress(number),
            pressed: self.picked == Picked::Fortress(fortress),
            closed,
        }
    }

    fn limit_note(&self, fortress: Fortress, comrade: Option<Seat>) -> super::Note {
        let limit = self.table.limit(fortress, comrade);
        let id = if comrade.is_some() {
            "card-limit-with"
        } else {
            "card-limit-alone"
        };
        self.note("i-hammer", self.t.with(id, &[("n", limit.into())]))
    }

    /// §B2 the question
    pub(super) fn join(&self, fortress: Fortress) -> Card {
        let mover = self.table.mover;
        let title = [
            ("name", self.t.name(self.seat)),
            ("mover", self.t.name(mover)),
        ];
        let mut card = self.card(self.t.with("card-join-title", &title), "card-join");
        card.main.play = Some(Move::Join);
        card.others.push(self.button("card-decline", Move::Decline));
        let at = ("fortress", self.t.fortress(self.table, fortress));
        let own = ("n", self.table.trolls_at(fortress, self.seat).into());
        let theirs = ("m", self.table.trolls_at(fortress, mover).into());
        let text = self.t.with(
            "card-join-note",
            &[at, own, theirs, ("mover", self.t.name(mover))],
        );
        card.notes.push(self.note("i-fort", text));
        card.notes.push(self.limit_note(fortress, Some(self.seat)));
        card.notes
            .push(self.note("i-sack", self.t.say("card-join-gain")));
        card
    }

    /// §B2 the answer of the mover; B3 is told in it
    pub(super) fn commit(&self, fortress: Fortress, comrade: Option<Seat>) -> Card {
        let at = ("fortress", self.t.fortress(self.table, fortress));
        let (title, ask) = match comrade {
            Some(comrade) => {
                let with = [("name", self.t.name(comrade)), at];
                (
                    self.t.with("card-commit-with", &with),
                    "card-hammer-together",
                )
            }
            None => (self.t.with("card-commit-alone", &[at]), "card-hammer-alone"),
        };
        let mut card = self.card(title, ask);
        card.main.play = Some(Move::Hammer);
        card.others.push(self.button("card-refrain", Move::Refrain));
        card.notes.push(self.limit_note(fortress, comrade));
        card.notes
            .push(self.note("i-hammer", self.t.say("card-refrain-note")));
        card
    }

    /// §B4 The pad strikes; the card only tells and stops.
    pub(super) fn swing(&self, hammering: &Hammering, first: bool) -> Card {
        let args = [
            ("n", (hammering.blows + 1).into()),
            ("limit", hammering.limit.into()),
        ];
        let mut card = self.card(self.t.with("card-swing-title", &args), "card-swing-ask");
        if !first {
            card.others.push(super::Button {
                label: self.stop_label(hammering),
                play: Some(Move::Stop),
            });
        }
        card
    }

    /// What stopping brings: the treasures in reach, and who may go on.
    fn stop_label(&self, hammering: &Hammering) -> AttrValue {
        let allowed = self.game.allowed(hammering.fortress, self.seat);
        let values = allowed.filter_map(|region| self.table.treasure(region));
        let values: Vec<AttrValue> = values.map(|t| AttrValue::from(t.to_string())).collect();
        let partner = hammering.partner.map(|seat| ("name", self.t.name(seat)));
        let mut args = vec![("values", value(&self.t.either(&values)))];
        args.extend(partner.clone());
        self.t.with(
            match (values.is_empty(), partner.is_some()) {
                (false, false) => "card-stop-take",
                (false, true) => "card-stop-take-partner",
                (true, false) => "card-stop-empty",
                (true, true) => "card-stop-empty-partner",
            },
            &args,
        )
    }
}
