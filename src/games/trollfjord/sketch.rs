//! A position as a picture in text: for tests, bug reports and `Debug`.

use std::fmt;

use crate::engine::{Game, Seat, Total};

use super::Trollfjord;
use super::map::{Fortress, Region};
use super::pieces::{BeltSpace, Gifts, Level};
use super::table::Table;

/// One line a thing, in a fixed order, so that two pictures can be compared by eye.
///
/// ```text
/// turn 9 of seat 2, decision 41, B1: seat 2 decides
/// F1 I   R01 glacier 17 0x2 2x1 | R03 fjord 12 2x2 | R04 tundra 19
/// …
/// seat 0 at 11 | I 16 II 19* III - + - | sack 0 | gifts 8 16 | trolls 1 | 59
/// ```
impl fmt::Display for Trollfjord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let t = self.table();
        let decision = t.decisions;
        write!(
            f,
            "turn {} of seat {}, decision {decision}, {}",
            t.turn,
            t.mover,
            self.clause()
        )?;
        match self.to_move() {
            Some(seat) => writeln!(f, ": seat {seat} decides")?,
            None => writeln!(f, ": over")?,
        }
        for fortress in Fortress::ALL {
            let number = t.number(fortress).to_string();
            let regions = fortress.regions().map(|region| region_line(t, region));
            writeln!(f, "{fortress} {number:<3} {}", regions.join(" | "))?;
        }
        for seat in t.seats() {
            writeln!(f, "{}", seat_line(t, seat))?;
        }
        writeln!(f, "supply {}", t.supply.len())?;
        if let Some(h) = t.phase.hammering() {
            let with = h
                .partner
                .map_or("alone".to_string(), |seat| format!("with {seat}"));
            let (at, by) = (h.fortress, h.hammerer);
            writeln!(
                f,
                "hammering {at}: {by} {with}, {} of {} blows",
                h.blows, h.limit
            )?;
        }
        writeln!(f, "{:?}", t.phase)?;
        write!(f, "{}", t.tower)
    }
}

impl fmt::Debug for Trollfjord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

fn region_line(t: &Table, region: Region) -> String {
    let treasure = t
        .treasure(region)
        .map_or("-".to_string(), |treasure| treasure.to_string());
    let landscape = format!("{:?}", region.landscape()).to_lowercase();
    let trolls = t.seats().map(|seat| (seat, t.trolls_in(region, seat)));
    let trolls = trolls
        .filter(|(_, n)| *n > 0)
        .map(|(seat, n)| format!(" {seat}x{n}"));
    format!(
        "{region} {landscape} {treasure}{}",
        trolls.collect::<String>()
    )
}

fn seat_line(t: &Table, seat: Seat) -> String {
    let sack = &t.sacks[seat];
    let belt = BeltSpace::ALL.map(|space| {
        let value = sack.belt[space.index()].map_or("-".to_string(), |v| v.to_string());
        let crown = space.level().is_some_and(|level| crowned(t, level, seat));
        format!("{space} {value}{}", if crown { "*" } else { "" })
    });
    let lying = if t.lords[seat].lying { " lying" } else { "" };
    format!(
        "seat {seat} at {:?}{lying} | {} | sack {} | gifts {} | trolls {} | {}",
        t.lords[seat].at,
        belt.join(" "),
        list(sack.patched.iter()),
        gifts(sack.gifts),
        t.supply_of(seat),
        t.score(seat).total(),
    )
}

fn crowned(t: &Table, level: Level, seat: Seat) -> bool {
    t.crowns[level.index()] == Some(seat)
}

fn gifts(gifts: Gifts) -> String {
    list(gifts.iter().map(|gift| gift.worth()))
}

fn list(items: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    if words.is_empty() {
        "-".to_string()
    } else {
        words.join(" ")
    }
}
