//! The small change of the language: names of seats, regions, fortresses and treasures in a sentence.

use yew::AttrValue;

use crate::engine::{BySeat, Seat};
use crate::games::trollfjord::Table;
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::pieces::{Gifts, Landscape};
use crate::games::trollfjord::tower::{Side, Strength};
use crate::ui::Words;

use crate::ui::words::{Arg, Value};

use super::look::landscape_key;

/// What the players are called.
pub type Names = BySeat<AttrValue>;

/// Tells about one table in one language.
#[derive(Clone, PartialEq)]
pub struct Teller {
    /// The language.
    pub words: Words,
    /// The players.
    pub names: Names,
}

impl Teller {
    /// A message without values.
    pub fn say(&self, id: &str) -> AttrValue {
        self.words.say(id)
    }

    /// A message with values.
    pub fn with(&self, id: &str, args: &[Arg]) -> AttrValue {
        self.words.with(id, args)
    }

    /// A message about one seat, `{ $name }` in the message.
    pub fn of(&self, id: &str, seat: Seat) -> AttrValue {
        self.words.with(id, &[("name", self.name(seat))])
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> Value {
        value(&self.names[seat])
    }

    /// The name of a region.
    pub fn region(&self, region: Region) -> Value {
        value(&self.region_name(region))
    }

    /// The name of a region, to show by itself.
    pub fn region_name(&self, region: Region) -> AttrValue {
        self.say(&format!("region-{}", region.to_string().to_lowercase()))
    }

    /// The name of a landscape, to show by itself.
    pub fn landscape_name(&self, landscape: Landscape) -> AttrValue {
        self.say(&format!("landscape-{}", landscape_key(landscape)))
    }

    /// The name of a landscape.
    pub fn landscape(&self, landscape: Landscape) -> Value {
        value(&self.landscape_name(landscape))
    }

    /// A fortress by its number and its three landscapes.
    pub fn fortress(&self, table: &Table, fortress: Fortress) -> Value {
        let number = ("number", value(&table.number(fortress).to_string()));
        let land = ("land", value(&self.fortress_land(fortress)));
        value(&self.with("fortress-full", &[number, land]))
    }

    /// The three landscapes of a fortress.
    pub fn fortress_land(&self, fortress: Fortress) -> AttrValue {
        let [a, b, c] = fortress
            .regions()
            .map(|region| self.landscape(region.landscape()));
        self.with("fortress-land", &[("a", a), ("b", b), ("c", c)])
    }

    /// Gifts by their worth.
    pub fn gifts(&self, gifts: Gifts) -> Value {
        let worth: Vec<AttrValue> = gifts
            .iter()
            .map(|gift| AttrValue::from(gift.worth().to_string()))
            .collect();
        value(&self.list(&worth))
    }

    /// Several things in a row: "a", "a and b", "a, b and c".
    pub fn list(&self, items: &[AttrValue]) -> AttrValue {
        self.join(items, "list-last")
    }

    /// Several things to choose from: "a", "a or b", "a, b or c".
    pub fn either(&self, items: &[AttrValue]) -> AttrValue {
        self.join(items, "list-or")
    }

    fn join(&self, items: &[AttrValue], last: &str) -> AttrValue {
        let Some((first, rest)) = items.split_first() else {
            return self.say("list-none");
        };
        rest.iter()
            .enumerate()
            .fold(first.clone(), |text, (i, item)| {
                let id = if i + 1 == rest.len() {
                    last
                } else {
                    "list-more"
                };
                self.with(id, &[("before", value(&text)), ("item", value(item))])
            })
    }

    /// The names of several seats in a row.
    pub fn seats(&self, seats: &[Seat]) -> Value {
        let names: Vec<AttrValue> = seats.iter().map(|&seat| self.names[seat].clone()).collect();
        value(&self.list(&names))
    }

    /// The strength of a blow.
    pub fn strength(&self, strength: Strength) -> Value {
        value(&self.say(match strength {
            Strength::Soft => "strength-soft",
            Strength::Firm => "strength-firm",
            Strength::Hard => "strength-hard",
        }))
    }

    /// The side of a blow.
    pub fn side(&self, side: Side) -> Value {
        value(&self.say(match side {
            Side::Left => "side-left",
            Side::Right => "side-right",
        }))
    }
}

/// A text as a value of a message.
pub fn value(text: &str) -> Value {
    Value::from(text)
}
