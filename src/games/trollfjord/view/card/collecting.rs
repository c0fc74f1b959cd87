//! The cards of §C: treasure, keep hammering, clearing.

use yew::AttrValue;

use crate::engine::Game;
use crate::games::trollfjord::Move;
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::phase::Hammering;
use crate::games::trollfjord::pieces::{BeltSpace, Treasure};

use super::super::picks::Picked;
use super::super::teller::value;
use super::super::why::why_short;
use super::{Button, Card, Choice, Face, Writer};

impl Writer<'_> {
    /// §C1, and §B4 keep hammering
    pub(super) fn collect(&self, hammering: &Hammering, may_keep: bool) -> Card {
        let out = ("out", self.table.out().into());
        let some = self
            .game
            .allowed(hammering.fortress, self.seat)
            .next()
            .is_some();
        let (title, ask) = match (some, may_keep) {
            (true, false) => ("card-collect-title", "card-collect-ask"),
            (true, true) => ("card-collect-or-keep", "card-collect-ask"),
            (false, _) => ("card-keep-or-nothing", "card-nothing"),
        };
        let mut card = self.card(self.t.with(title, &[out]), ask);
        let choices = hammering
            .fortress
            .regions()
            .map(|r| self.treasure_choice(r))
            .to_vec();
        card.groups.push(self.regions(choices));
        if let (Picked::Region(region), Some(m)) = (self.picked, self.ready()) {
            let treasure = self.table.treasure(region).map_or(0, |t| t.value());
            let args = [
                ("value", treasure.into()),
                ("region", self.t.region(region)),
            ];
            card.main = Button {
                label: self.t.with("card-collect-main", &args),
                play: Some(m),
            };
        }
        let picked = match self.picked {
            Picked::Region(region) => self.table.treasure(region),
            _ => None,
        };
        if let Some(text) = picked.and_then(|treasure| self.crown(treasure)) {
            card.notes.push(self.note("i-crown", text));
        }
        if !some {
            card.main.play = Some(Move::Nothing);
        }
        if may_keep {
            let left = hammering.limit - hammering.blows;
            let label = self.t.with("card-keep", &[("n", left.into())]);
            card.others.push(Button {
                label,
                play: Some(Move::Keep),
            });
            card.notes
                .push(self.note("i-hammer", self.t.say("card-keep-note")));
        }
        card.notes.push(self.note("i-sack", self.destination()));
        card
    }

    /// Where the treasure goes.
    fn destination(&self) -> AttrValue {
        let space = self.table.sacks[self.seat].next_space();
        match space.filter(|_| self.seat == self.table.mover) {
            Some(BeltSpace::Plus) => self.t.say("card-to-plus"),
            Some(space) => self
                .t
                .with("card-to-belt", &[("space", value(&space.to_string()))]),
            None => self.t.say("card-to-patched"),
        }
    }

    /// §C2 What the picked treasure does to the crown of its belt space.
    fn crown(&self, treasure: Treasure) -> Option<AttrValue> {
        let space = self.table.sacks[self.seat].next_space();
        let level = space.filter(|_| self.seat == self.table.mover)?.level()?;
        let number = ("level", value(&level.to_string()));
        let Some(holder) = self.table.crowns[level.index()] else {
            return Some(self.t.with("card-takes-crown", &[number]));
        };
        let crowned = self.table.sacks[holder].belt[level.index()];
        let taken = crowned.is_none_or(|crowned| treasure >= crowned);
        let id = if taken {
            "card-takes-crown-from"
        } else {
            "card-no-crown"
        };
        Some(self.t.with(id, &[number, ("name", self.t.name(holder))]))
    }

    fn treasure_choice(&self, region: Region) -> Choice {
        let closed = self.closed(Move::Collect(region));
        let refusal = self.game.refusal(Move::Collect(region));
        let short = refusal.map(|refusal| why_short(refusal.reason, self.table, self.t));
        let own = self.table.trolls_in(region, self.seat);
        let open = self.t.with("card-clears", &[("n", own.into())]);
        Choice {
            pick: Picked::Region(region),
            label: self.t.region_name(region),
            detail: short.unwrap_or(open),
            face: Face::Treasure(self.table.treasure(region)),
            pressed: self.picked == Picked::Region(region),
            closed,
        }
    }

    /// §C3
    pub(super) fn clear(&self, fortress: Fortress) -> Card {
        let at = ("fortress", self.t.fortress(self.table, fortress));
        let mut card = self.card(self.t.with("card-clear-title", &[at]), "card-region-ask");
        let choices = fortress.regions().map(|region| {
            let pick = Picked::Region(region);
            let closed = self.closed(Move::Clear(region));
            let choice = self.region_choice(region, pick, self.picked == pick);
            let detail = closed.clone().unwrap_or_else(|| {
                let own = self.table.trolls_in(region, self.seat);
                self.t.with("card-clears", &[("n", own.into())])
            });
            Choice {
                detail,
                closed,
                face: Face::Landscape(region.landscape()),
                ..choice
            }
        });
        card.groups.push(self.regions(choices.to_vec()));
        if let (Picked::Region(region), Some(m)) = (self.picked, self.ready()) {
            let own = self.table.trolls_in(region, self.seat);
            let args = [("n", own.into()), ("region", self.t.region(region))];
            card.main = Button {
                label: self.t.with("card-clear-main", &args),
                play: Some(m),
            };
        }
        card.notes
            .push(self.note("i-troll", self.t.say("card-clear-note")));
        card
    }
}
