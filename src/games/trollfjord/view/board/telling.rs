//! What stands on the board, told in sentences.

use yew::AttrValue;

use crate::engine::Seat;
use crate::games::trollfjord::Table;
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::pieces::Row;
use crate::games::trollfjord::view::offer::{Candidate, Mark, Offer};
use crate::games::trollfjord::view::teller::{Teller, value};
use crate::games::trollfjord::walkway::{Space, Travelled};
use crate::ui::words::Value;

use super::layout::{direction, fortress_art, region_art};

/// How many free spaces of each row are told ahead of a lord: as far as it can step.
const AHEAD: usize = 3;

/// Everything the sentences are made of.
pub(super) struct Telling<'a> {
    pub t: &'a Teller,
    pub table: &'a Table,
    pub offer: &'a Offer,
}

impl Telling<'_> {
    /// "Tanglewood, forest.", "Treasure 15.", "Yrsa: 2 trolls and Runa: 1 troll.", "Next to …", "Fortress III to the north."
    pub(super) fn region(&self, region: Region) -> Vec<AttrValue> {
        let t = self.t;
        let id = match self.offer.regions[region.index()] {
            Mark::Plain | Mark::Preview => "board-region",
            Mark::Open => "board-region-open",
            Mark::Picked => "board-region-picked",
            Mark::Closed => "board-region-closed",
        };
        let landscape = t.landscape(region.landscape());
        let args = [("name", t.region(region)), ("landscape", landscape)];
        let mut told = vec![t.with(id, &args)];
        told.push(match self.table.treasure(region) {
            Some(treasure) => {
                let args = [("value", treasure.value().into())];
                t.with("board-region-treasure", &args)
            }
            None => t.say("board-region-no-treasure"),
        });
        told.push(self.trolls_in(region));
        let neighbors: Vec<AttrValue> = region.neighbors().map(|r| t.region_name(r)).collect();
        let list = value(&t.list(&neighbors));
        told.push(t.with("board-region-next", &[("list", list)]));
        for fortress in region.fortresses() {
            let toward = direction(region_art(region).treasure, fortress_art(fortress));
            let args = [("number", self.number(fortress)), ("where", toward.into())];
            told.push(t.with("board-region-fortress", &args));
        }
        told
    }

    fn trolls_in(&self, region: Region) -> AttrValue {
        let seats = self.table.seats();
        let here = seats.filter(|&seat| self.table.trolls_in(region, seat) > 0);
        let each = here.map(|seat| {
            let count = self.table.trolls_in(region, seat);
            let args = [("name", self.t.name(seat)), ("count", count.into())];
            self.t.with("board-region-trolls", &args)
        });
        self.listed(each.collect(), "board-somebody", "board-region-nobody")
    }

    /// "Fortress II between Antler Flats, Tanglewood and Long Sound. Yrsa: 5 trolls in 3 regions."
    pub(super) fn fortress(&self, fortress: Fortress) -> AttrValue {
        let id = match self.offer.fortresses[fortress.index()] {
            Mark::Plain | Mark::Preview => "board-fortress",
            Mark::Open => "board-fortress-open",
            Mark::Picked => "board-fortress-picked",
            Mark::Closed => "board-fortress-closed",
        };
        let between = fortress.regions().map(|r| self.t.region_name(r));
        let list = value(&self.t.list(&between));
        let number = self.number(fortress);
        let head = self.t.with(id, &[("number", number), ("list", list)]);
        let seats = self.table.seats();
        let there = seats.filter(|&seat| self.table.trolls_at(fortress, seat) > 0);
        let each = there.map(|seat| {
            let args = [
                ("name", self.t.name(seat)),
                ("count", self.table.trolls_at(fortress, seat).into()),
                ("regions", self.table.regions_at(fortress, seat).into()),
            ];
            self.t.with("board-fortress-trolls", &args)
        });
        let trolls = self.listed(each.collect(), "board-somebody", "board-fortress-nobody");
        format!("{head} {trolls}").into()
    }

    /// "Yrsa is on space 8 of the walkway, plank 2, forest."
    pub(super) fn lord(&self, seat: Seat) -> AttrValue {
        let lord = &self.table.lords[seat];
        let mut args = vec![("name", self.t.name(seat))];
        let Some(space) = lord.at.space() else {
            let start = lord.at.starting_space().unwrap_or_default();
            args.push(("space", start.into()));
            return self.t.with("board-lord-start", &args);
        };
        args.push(("space", number(space).into()));
        args.push(("plank", (space.place() + 1).into()));
        let id = match self.table.planks.landscape(space) {
            _ if lord.lying => "board-lord-lying",
            None => "board-lord-wander",
            Some(landscape) => {
                args.push(("landscape", self.t.landscape(landscape)));
                "board-lord-placement"
            }
        };
        self.t.with(id, &args)
    }

    /// The spaces ahead of the mover's lord, as far as it can step.
    pub(super) fn ahead(&self) -> Vec<AttrValue> {
        let mut free = [0; 2];
        let mut at = self.table.lords[self.table.mover].at;
        let mut told = Vec::new();
        while free.iter().any(|&n| n < AHEAD) {
            at = at.next();
            let Some(space) = at.space() else { continue };
            told.push(self.space(at, space));
            free[space.row() as usize] += usize::from(!self.table.is_occupied(space));
        }
        told
    }

    fn space(&self, at: Travelled, space: Space) -> AttrValue {
        let mut args = vec![("space", number(space).into())];
        if let Some(landscape) = self.table.planks.landscape(space) {
            args.push(("landscape", self.t.landscape(landscape)));
        }
        let mut seats = self.table.seats();
        let who = seats.find(|&seat| self.table.lords[seat].at.space() == Some(space));
        if let Some(seat) = who {
            args.push(("who", self.t.name(seat)));
        }
        let candidate = self.offer.candidates.iter().find(|c| c.at == at);
        if let Some(candidate) = candidate {
            args.push(("step", candidate.distance.get().into()));
        }
        let id = space_message(space.row(), who.is_some(), candidate);
        self.t.with(id, &args)
    }

    fn number(&self, fortress: Fortress) -> Value {
        value(&self.table.number(fortress).to_string())
    }

    /// A sentence with a list, or another one when there is nothing to list.
    fn listed(&self, items: Vec<AttrValue>, some: &str, none: &str) -> AttrValue {
        if items.is_empty() {
            return self.t.say(none);
        }
        let list = value(&self.t.list(&items));
        self.t.with(some, &[("list", list)])
    }
}

/// The number a space is called by, 1 to 60.
fn number(space: Space) -> usize {
    space.index() + 1
}

fn space_message(row: Row, taken: bool, candidate: Option<&Candidate>) -> &'static str {
    match (row, taken, candidate.map(|c| c.picked)) {
        (Row::Placement, true, _) => "board-ahead-placement-taken",
        (Row::Wander, true, _) => "board-ahead-wander-taken",
        (Row::Placement, _, None) => "board-ahead-placement",
        (Row::Wander, _, None) => "board-ahead-wander",
        (Row::Placement, _, Some(false)) => "board-step-placement",
        (Row::Wander, _, Some(false)) => "board-step-wander",
        (Row::Placement, _, Some(true)) => "board-step-placement-picked",
        (Row::Wander, _, Some(true)) => "board-step-wander-picked",
    }
}
