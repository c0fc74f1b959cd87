//! What stands on the board, told in sentences.

use crate::engine::{BySeat, Seat};
use crate::games::trollfjord::Table;
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::pieces::Row;
use crate::games::trollfjord::view::look;
use crate::games::trollfjord::view::offer::{Candidate, Mark, Offer};
use crate::games::trollfjord::walkway::{Space, Travelled};
use crate::ui::Words;
use yew::AttrValue;

use super::layout::{direction, fortress_art, region_art};

/// How many free spaces of each row are told ahead of a lord: as far as it can step.
const AHEAD: usize = 3;

/// Everything the sentences are made of.
pub(super) struct Telling<'a> {
    pub words: &'a Words,
    pub table: &'a Table,
    pub offer: &'a Offer,
    pub names: &'a BySeat<AttrValue>,
}

impl Telling<'_> {
    /// "Tanglewood, forest. Treasure 15. Yrsa: 2 trolls, Runa: 1 troll. Next to … Fortress III to the north."
    pub(super) fn region(&self, region: Region) -> String {
        let words = self.words;
        let id = match self.offer.regions[region.index()] {
            Mark::Plain | Mark::Preview => "board-region",
            Mark::Open => "board-region-open",
            Mark::Picked => "board-region-picked",
            Mark::Closed => "board-region-closed",
        };
        let landscape = self.landscape(region.landscape());
        let name = self.region_name(region);
        let mut told = vec![words.with(
            id,
            &[("name", name.into()), ("landscape", landscape.into())],
        )];
        told.push(match self.table.treasure(region) {
            Some(treasure) => words.with(
                "board-region-treasure",
                &[("value", treasure.value().into())],
            ),
            None => words.say("board-region-no-treasure"),
        });
        told.push(self.trolls_in(region));
        let neighbors = self.list(region.neighbors().map(|r| self.region_name(r)));
        told.push(words.with("board-region-next", &[("list", neighbors.into())]));
        for fortress in region.fortresses() {
            let toward = direction(region_art(region).treasure, fortress_art(fortress));
            let number = self.table.number(fortress).to_string();
            told.push(words.with(
                "board-region-fortress",
                &[("number", number.into()), ("where", toward.into())],
            ));
        }
        told.join(" ")
    }

    fn trolls_in(&self, region: Region) -> AttrValue {
        let seats = self.table.seats();
        let here = seats.filter(|&seat| self.table.trolls_in(region, seat) > 0);
        let each = here.map(|seat| {
            let (name, count) = (self.name(seat), self.table.trolls_in(region, seat));
            let args = [("name", name.into()), ("count", count.into())];
            self.words.with("board-region-trolls", &args).to_string()
        });
        match self.list(each) {
            list if list.is_empty() => self.words.say("board-region-nobody"),
            list => self
                .words
                .with("board-region-somebody", &[("list", list.into())]),
        }
    }

    /// "Fortress II between Antler Flats, Tanglewood and Long Sound. Yrsa: 5 trolls in 3 regions."
    pub(super) fn fortress(&self, fortress: Fortress) -> String {
        let id = match self.offer.fortresses[fortress.index()] {
            Mark::Plain | Mark::Preview => "board-fortress",
            Mark::Open => "board-fortress-open",
            Mark::Picked => "board-fortress-picked",
            Mark::Closed => "board-fortress-closed",
        };
        let number = self.table.number(fortress).to_string();
        let between = self.list(fortress.regions().map(|r| self.region_name(r)));
        let head = self
            .words
            .with(id, &[("number", number.into()), ("list", between.into())]);
        let seats = self.table.seats();
        let there = seats.filter(|&seat| self.table.trolls_at(fortress, seat) > 0);
        let each = there.map(|seat| {
            let args = [
                ("name", self.name(seat).into()),
                ("count", self.table.trolls_at(fortress, seat).into()),
                ("regions", self.table.regions_at(fortress, seat).into()),
            ];
            self.words.with("board-fortress-trolls", &args).to_string()
        });
        let trolls = match self.list(each) {
            list if list.is_empty() => self.words.say("board-fortress-nobody"),
            list => self
                .words
                .with("board-fortress-somebody", &[("list", list.into())]),
        };
        format!("{head} {trolls}")
    }

    /// "Yrsa is on space 8 of plank 2, forest."
    pub(super) fn lord(&self, seat: Seat) -> String {
        let lord = &self.table.lords[seat];
        let name = ("name", self.name(seat).into());
        let Some(space) = lord.at.space() else {
            let start = lord.at.starting_space().unwrap_or_default();
            let args = [name, ("space", start.into())];
            return self.words.with("board-lord-start", &args).to_string();
        };
        let mut args = vec![name, ("space", number(space).into())];
        args.push(("plank", (space.place() + 1).into()));
        let id = match self.table.planks.landscape(space) {
            _ if lord.lying => "board-lord-lying",
            None => "board-lord-wander",
            Some(landscape) => {
                args.push(("landscape", self.landscape(landscape).into()));
                "board-lord-placement"
            }
        };
        self.words.with(id, &args).to_string()
    }

    /// The spaces ahead of the mover's lord, as far as it can step.
    pub(super) fn ahead(&self) -> Vec<String> {
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

    fn space(&self, at: Travelled, space: Space) -> String {
        let mut args = vec![("space", number(space).into())];
        if let Some(landscape) = self.table.planks.landscape(space) {
            args.push(("landscape", self.landscape(landscape).into()));
        }
        let mut seats = self.table.seats();
        let who = seats.find(|&seat| self.table.lords[seat].at.space() == Some(space));
        if let Some(seat) = who {
            args.push(("who", self.name(seat).into()));
        }
        let candidate = self.offer.candidates.iter().find(|c| c.at == at);
        if let Some(candidate) = candidate {
            args.push(("step", candidate.distance.get().into()));
        }
        let id = space_message(space.row(), who.is_some(), candidate);
        self.words.with(id, &args).to_string()
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat].to_string()
    }

    fn region_name(&self, region: Region) -> String {
        let id = format!("region-{}", region.to_string().to_lowercase());
        self.words.say(&id).to_string()
    }

    fn landscape(&self, landscape: crate::games::trollfjord::pieces::Landscape) -> String {
        let id = format!("landscape-{}", look::landscape_key(landscape));
        self.words.say(&id).to_string()
    }

    /// "a, b and c" as the language has it; empty for nothing.
    fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things = things.into_iter().peekable();
        let mut list = things.next().unwrap_or_default();
        while let Some(next) = things.next() {
            let id = if things.peek().is_some() {
                "board-join"
            } else {
                "board-join-last"
            };
            let args = [("before", list.into()), ("next", next.into())];
            list = self.words.with(id, &args).to_string();
        }
        list
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
