//! Fixed positions with what is pinned of them: the files of the counted paths and of the legal lists.
//!
//! A place is a record that leads to it, so that every reading of the rules can get there. As with the games, only name
//! and record are read; the rest of a file follows from them.

use trollfjord::engine::{Game, Record};
use trollfjord::games::trollfjord::map::{Fortress, Region};
use trollfjord::games::trollfjord::phase::Round;
use trollfjord::games::trollfjord::pieces::Gifts;
use trollfjord::games::trollfjord::{Move, Phase, Trollfjord};

use crate::common::paths::{affordable, paths, totals};

/// No sequence is longer.
const LONGEST: usize = 6;
/// A length with more sequences is left out.
const MOST: u64 = 400_000;

/// A position with a name.
pub struct Place {
    /// What is special about it.
    pub name: String,
    /// How one gets there.
    pub record: Record<Trollfjord>,
}

impl Place {
    /// The places of a file.
    ///
    /// # Errors
    /// What is wrong with it, in a word.
    pub fn read_all(text: &str) -> Result<Vec<Place>, String> {
        let mut places = Vec::new();
        let mut name = None;
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("place ") {
                name = Some(rest.to_string());
            } else if let Some(rest) = line.strip_prefix("record ") {
                let name = name.take().ok_or("a record without a name")?;
                let record = rest.parse();
                let record = record.map_err(|fault| format!("{name}: {fault:?}"))?;
                places.push(Place { name, record });
            }
        }
        Ok(places)
    }

    /// The text of a file with all these places.
    pub fn write_all(places: &[Place], write: impl Fn(&Place) -> String) -> String {
        let entries: Vec<String> = places.iter().map(write).collect();
        entries.join("\n")
    }

    /// The position.
    ///
    /// # Panics
    /// If a move of the record is refused.
    pub fn position(&self) -> Trollfjord {
        let position = self.record.position(usize::MAX);
        position.unwrap_or_else(|stuck| panic!("{}: {}", self.name, stuck.refusal))
    }

    fn head(&self) -> String {
        let position = self.position();
        let step = position.table().phase.step();
        let seat = position.to_move().map(|seat| seat.to_string());
        let seat = seat.unwrap_or_default();
        format!(
            "place {}\nrecord {}\nstep {step:?} seat {seat}\n",
            self.name, self.record
        )
    }

    /// Its entry in the file of the counted paths.
    pub fn write_paths(&self) -> String {
        let position = self.position();
        let longest = affordable(&position, LONGEST, MOST, &legal, &play);
        let branches = paths(&position, longest, &legal, &play);
        let mut text = self.head() + "sequences " + &numbers(&totals(&branches)) + "\n";
        for (m, counts) in branches {
            text += &format!("  {m} {}\n", numbers(&counts));
        }
        text
    }

    /// Its entry in the file of the legal lists.
    pub fn write_list(&self) -> String {
        let list: Vec<String> = legal(&self.position())
            .iter()
            .map(ToString::to_string)
            .collect();
        format!("{}list {}\n", self.head(), list.join(" "))
    }
}

fn numbers(counts: &[u64]) -> String {
    let words: Vec<String> = counts.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// The legal list, counted by the way.
fn legal(position: &Trollfjord) -> Vec<Move> {
    let list = position.legal();
    assert_eq!(list.len(), how_many(position), "{position}");
    list
}

fn play(position: &Trollfjord, m: &Move) -> Trollfjord {
    let mut next = position.clone();
    let played = next.play(*m, &mut ());
    played.unwrap_or_else(|refusal| panic!("{m}: {refusal}\n{position}"));
    next
}

/// How many legal moves there must be, counted without making any of them.
fn how_many(position: &Trollfjord) -> usize {
    let t = position.table();
    let own = t.supply_of(t.phase.decider(t.mover).unwrap_or(t.mover));
    let borders = |seat| {
        let there = Region::ALL.into_iter();
        let there = there.filter(|r| t.trolls_in(*r, seat) > 0);
        there.map(|r| r.neighbors().count()).sum::<usize>()
    };
    match t.phase {
        Phase::Lord => 6,
        Phase::Place { up_to, .. } => 1 + 2 * usize::from(up_to.min(own)),
        Phase::Wander { .. } => 1 + borders(t.mover),
        Phase::Tailwind(seat) => match t.lords[seat].at.0 % 2 {
            0 => 1 + 2 * usize::from(own.min(1)),
            _ => 1 + borders(seat),
        },
        Phase::Announce => {
            let belt = t.sacks[t.mover].belt.iter().flatten().count();
            let fits = |f: &Fortress| belt == 3 || t.number(*f).index() == belt;
            let stands = |f: &Fortress| {
                let there = f.regions().map(|r| t.trolls_in(r, t.mover).min(1));
                there.iter().sum::<u8>() >= 2
            };
            let open = Fortress::ALL.into_iter().filter(fits).filter(stands);
            1 + open.count()
        }
        Phase::Join { .. } | Phase::Commit { .. } => 2,
        Phase::Swing { first, .. } => 7 - usize::from(first),
        Phase::Pledge { need, round, .. } => pledges(position, need, round),
        Phase::Collect { hammering, .. } => reach(position, hammering.fortress).max(1),
        Phase::CollectOrKeep { hammering } => 1 + reach(position, hammering.fortress).max(1),
        Phase::Clear { fortress, seat, .. } => {
            let there = fortress.regions().map(|r| t.trolls_in(r, seat).min(1));
            usize::from(there.iter().sum::<u8>())
        }
        Phase::Over => 0,
    }
}

/// The treasures at `fortress` that the decider may take.
fn reach(position: &Trollfjord, fortress: Fortress) -> usize {
    let t = position.table();
    let seat = position.to_move().expect("a game that goes on");
    let within = |r: &&Region| {
        t.trolls_in(**r, seat) > 0 && t.treasure(**r).is_some_and(|v| v.value() <= t.out())
    };
    fortress.regions().iter().filter(within).count()
}

/// The sets of gifts that may be pledged, by counting how many ways there are to choose so many of so many.
fn pledges(position: &Trollfjord, need: u8, round: Round) -> usize {
    let t = position.table();
    let seat = position.to_move().expect("a game that goes on");
    let of = |n: u8, k: u8| match (n, k) {
        (_, 0) => 1,
        (n, k) if k > n => 0,
        (3, 1 | 2) | (3.., _) => [1, 3, 3, 1][usize::from(k)],
        (2, 1) => 2,
        _ => 1,
    };
    let alone = t.phase.hammering().is_some_and(|h| h.partner.is_none());
    let (promised, exact) = match round {
        Round::Hammerer => (Gifts::NONE, alone),
        Round::Comrade { first } => (first, false),
        Round::TopUp { first, second } => {
            let missing = need - first.count() - second.count();
            let left = t.sacks[seat].gifts.count() - first.count();
            return 1 + of(left, missing);
        }
    };
    let (n, missing) = (t.sacks[seat].gifts.count(), need - promised.count());
    let sizes = if exact {
        missing..=missing
    } else {
        1..=missing
    };
    1 + sizes.map(|k| of(n, k)).sum::<usize>()
}
