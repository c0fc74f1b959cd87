//! The cards of §A: the lord's step, placing, wandering, tailwind.

use yew::AttrValue;

use crate::engine::{Seat, sort_by_key};
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::pieces::{Distance, Landscape, Row};
use crate::games::trollfjord::walkway::Travelled;
use crate::games::trollfjord::{Move, Table};

use super::super::picks::Picked;
use super::super::teller::value;
use super::{Card, Choice, Face, Group, Look, Stepper, Writer};

impl Writer<'_> {
    /// §A1
    pub(super) fn lord(&self) -> Card {
        let mut card = self.card(self.t.say("card-lord-title"), "card-lord-ask");
        for (row, look, label) in [
            (Row::Placement, Look::Gold, "card-placement-spaces"),
            (Row::Wander, Look::Cyan, "card-wander-spaces"),
        ] {
            let choices = Distance::ALL
                .map(|distance| self.step(row, distance))
                .to_vec();
            card.groups.push(Group {
                label: self.t.say(label),
                look,
                choices,
            });
        }
        if let Picked::Step(row, distance) = self.picked {
            let to = self.table.landing(row, distance.get());
            card.main.label = self.step_label(row, distance, to);
            card.main.play = self.ready();
            card.notes.push(self.note("i-wind", self.tailwind_cost(to)));
            card.notes.push(self.note("i-lord", self.next_mover(to)));
        }
        card
    }

    fn step(&self, row: Row, distance: Distance) -> Choice {
        let pick = Picked::Step(row, distance);
        let landscape = self
            .table
            .landscape_at(self.table.landing(row, distance.get()));
        let (label, face, detail) = match landscape {
            Some(landscape) => {
                let detail = self.up_to(distance.get().min(self.supply()));
                (
                    self.t.landscape_name(landscape),
                    Face::Landscape(landscape),
                    detail,
                )
            }
            None => {
                let detail = self.t.with("card-wanders", &[("n", distance.get().into())]);
                (self.t.say("card-wander"), Face::Foot, detail)
            }
        };
        Choice {
            pick,
            label,
            detail,
            face,
            pressed: self.picked == pick,
            closed: None,
        }
    }

    /// "up to 2", or "up to 2, all you have": never more than there are.
    fn up_to(&self, most: u8) -> AttrValue {
        let all = most == self.supply();
        let id = if all { "card-up-to-all" } else { "card-up-to" };
        self.t.with(id, &[("n", most.into())])
    }

    fn supply(&self) -> u8 {
        self.table.supply_of(self.seat)
    }

    fn step_label(&self, row: Row, distance: Distance, to: Travelled) -> AttrValue {
        let n = ("n", distance.get().into());
        match (row, self.table.landscape_at(to)) {
            (Row::Placement, Some(landscape)) => {
                let most = distance.get().min(self.supply());
                let args = [
                    n,
                    ("landscape", self.t.landscape(landscape)),
                    ("most", most.into()),
                    ("upto", value(&self.up_to(most))),
                ];
                self.t.with("card-lord-main-placement", &args)
            }
            _ => self.t.with("card-lord-main-wander", &[n]),
        }
    }

    /// Who gets tailwind if the mover's lord goes to `to`.
    fn tailwind_cost(&self, to: Travelled) -> AttrValue {
        let ahead = ahead_of(self.table, to);
        match ahead[..] {
            [] => self.t.say("card-tailwind-nobody"),
            _ => self
                .t
                .with("card-tailwind-for", &[("names", self.t.seats(&ahead))]),
        }
    }

    /// Who moves next if the mover's lord goes to `to`.
    fn next_mover(&self, to: Travelled) -> AttrValue {
        let at = |seat: Seat| {
            if seat == self.table.mover {
                to
            } else {
                self.table.lords[seat].at
            }
        };
        // §E1 After a last turn the mover's lord lies, too.
        let lies = |seat: Seat| {
            self.table.lords[seat].lying || self.table.ending && seat == self.table.mover
        };
        let standing = self.table.seats().filter(|&seat| !lies(seat));
        match standing.min_by_key(|&seat| at(seat)) {
            Some(next) if next == self.seat => self.t.of("card-next-again", next),
            Some(next) => self.t.of("card-next", next),
            None => self.t.say("card-next-nobody"),
        }
    }

    /// §A2 after a placement space
    pub(super) fn place(&self, landscape: Landscape, up_to: u8) -> Card {
        let most = up_to.min(self.supply());
        let args = [
            ("n", most.into()),
            ("landscape", self.t.landscape(landscape)),
        ];
        let mut card = self.card(self.t.with("card-place-title", &args), "card-region-ask");
        if most == self.supply() {
            card.notes
                .push(self.note("i-troll", self.t.say("card-place-all")));
        }
        self.placing(&mut card, landscape);
        card.others
            .push(self.button("card-place-none", Move::PlaceNone));
        card
    }

    fn placing(&self, card: &mut Card, landscape: Landscape) {
        let choices = landscape.regions().map(|region| {
            let pressed = matches!(self.picked, Picked::Count(r, _) if r == region);
            self.region_choice(region, self.picked.region(self.game, region), pressed)
        });
        card.groups.push(self.regions(choices.collect()));
        if let Picked::Count(region, count) = self.picked {
            let args = [("n", count.into()), ("region", self.t.region(region))];
            card.main.label = self.t.with("card-place-main", &args);
            card.main.play = self.ready();
            card.stepper = Some(Stepper {
                count,
                more: self.closed(Move::Place(region, count + 1)).is_none(),
                fewer: count > 1,
            });
            self.fortress_notes(card, region, count);
        }
    }

    /// How many trolls would stand at the fortresses of `region` with `added` more there.
    fn fortress_notes(&self, card: &mut Card, region: Region, added: u8) {
        for fortress in region.fortresses() {
            card.notes
                .push(self.note("i-fort", self.trolls_note(fortress, added)));
        }
    }

    fn trolls_note(&self, fortress: Fortress, added: u8) -> AttrValue {
        let trolls = self.table.trolls_at(fortress, self.seat) + added;
        let fortress = ("fortress", self.t.fortress(self.table, fortress));
        self.t
            .with("card-trolls-at", &[("n", trolls.into()), fortress])
    }

    /// §A2 after a wander space
    pub(super) fn wander(&self, left: u8) -> Card {
        let title = self.t.with("card-wander-title", &[("n", left.into())]);
        let mut card = self.card(title, "card-wander-ask");
        self.wandering(&mut card);
        card.others
            .push(self.button("card-wander-done", Move::Done));
        card
    }

    fn wandering(&self, card: &mut Card) {
        let from = match self.picked {
            Picked::From(from) | Picked::Wander(from, _) => Some(from),
            _ => None,
        };
        let own = Region::ALL
            .into_iter()
            .filter(|&r| self.table.trolls_in(r, self.seat) > 0);
        // Pressed again, a region is let go.
        let own = own.map(|r| match from == Some(r) {
            true => self.region_choice(r, Picked::Nothing, true),
            false => self.region_choice(r, Picked::From(r), false),
        });
        let mut group = self.regions(own.collect());
        group.label = self.t.say("card-wander-from");
        card.groups.push(group);
        let Some(from) = from else { return };
        let to = from.neighbors().map(|to| {
            let pick = Picked::Wander(from, to);
            self.region_choice(to, pick, self.picked == pick)
        });
        let mut group = self.regions(to.collect());
        group.label = self
            .t
            .with("card-wander-to", &[("from", self.t.region(from))]);
        card.groups.push(group);
        card.main.label = self.t.say("card-wander-to-ask");
        if let Picked::Wander(from, to) = self.picked {
            let args = [("from", self.t.region(from)), ("to", self.t.region(to))];
            card.main.label = self.t.with("card-wander-main", &args);
            card.main.play = self.ready();
        }
    }

    /// §A3
    pub(super) fn tailwind(&self) -> Card {
        let landscape = self.table.landscape_at(self.table.lords[self.seat].at);
        let mut card = match landscape {
            Some(landscape) => {
                let land = ("landscape", self.t.landscape(landscape));
                let title = self.t.with("card-tailwind-place", &[land]);
                let mut card = self.card(title, "card-region-ask");
                self.placing(&mut card, landscape);
                card.stepper = None;
                card
            }
            None => {
                let mut card = self.card(self.t.say("card-tailwind-wander"), "card-wander-ask");
                self.wandering(&mut card);
                card
            }
        };
        let mover = self.t.of("card-tailwind-note", self.table.mover);
        card.notes.insert(0, self.note("i-wind", mover));
        card.others
            .push(self.button("card-tailwind-decline", Move::Decline));
        card
    }

    pub(super) fn region_choice(&self, region: Region, pick: Picked, pressed: bool) -> Choice {
        Choice {
            pick,
            label: self.t.region_name(region),
            detail: self.region_detail(region),
            face: self.region_face(region),
            pressed,
            closed: None,
        }
    }

    pub(super) fn regions(&self, choices: Vec<Choice>) -> Group {
        Group {
            label: AttrValue::default(),
            look: Look::List,
            choices,
        }
    }
}

/// Whose lords would be ahead of a lord at `to`, the nearest first.
fn ahead_of(table: &Table, to: Travelled) -> Vec<Seat> {
    let ahead =
        |&seat: &Seat| seat != table.mover && !table.lords[seat].lying && table.lords[seat].at > to;
    let mut seats: Vec<Seat> = table.seats().filter(ahead).collect();
    sort_by_key(&mut seats, |&seat| table.lords[seat].at);
    seats
}
