//! Looks for the fixed positions: for each wish the shortest way to such a position among some thousand games.

use std::error::Error;

use trollfjord::engine::{Game, Record, Seed};
use trollfjord::games::trollfjord::Trollfjord;

use crate::common::picks;
use crate::place::Place;
use crate::players::Habit;
use crate::wishes::{LISTS, PATHS, Wish};
use crate::{write_lists, write_paths};

/// The openings: set-ups whose first decisions are counted.
const OPENINGS: [&str; 6] = [
    "2 first",
    "2 random",
    "3 first",
    "3 custom-17",
    "4 first",
    "4 random even",
];

/// How many games are looked at.
const GAMES: u64 = 4_000;

/// Writes both files.
pub fn find() -> Result<(), Box<dyn Error>> {
    let openings = OPENINGS.iter().map(|setup| Place {
        name: format!("an opening, {setup}"),
        record: Record::new(setup.parse().expect("a set-up"), Seed::from_text(setup)),
    });
    let openings: Vec<Place> = openings.collect();
    let mut paths = granted(PATHS)?;
    paths.splice(0..0, openings);
    write_paths(&paths)?;
    write_lists(&granted(LISTS)?)
}

/// A place for each wish, as early in a game as possible among a few.
fn granted(wishes: &[Wish]) -> Result<Vec<Place>, Box<dyn Error>> {
    let mut places: Vec<Option<Place>> = wishes.iter().map(|_| None).collect();
    for n in 0..GAMES {
        let game = play(n);
        let mut position = game.opening();
        for (at, &m) in game.moves.iter().enumerate() {
            for ((name, holds), place) in wishes.iter().zip(&mut places) {
                let earlier = place.as_ref().is_none_or(|p| p.record.moves.len() > at);
                if earlier && holds(&position) {
                    let mut record = Record::new(game.setup, game.seed);
                    record.moves = game.moves[..at].to_vec();
                    *place = Some(Place {
                        name: name.to_string(),
                        record,
                    });
                }
            }
            position.play(m, &mut ()).expect("a legal move");
        }
    }
    let named = places.into_iter().zip(wishes);
    named
        .map(|(place, (name, _))| place.ok_or(format!("no {name}").into()))
        .collect()
}

fn play(n: u64) -> Record<Trollfjord> {
    let seed = Seed::from_text(&format!("pinned place {n}"));
    let setup = OPENINGS[(n % 6) as usize].parse().expect("a set-up");
    let mut record = Record::new(setup, seed);
    let mut position: Trollfjord = record.opening();
    let mut draws = picks(seed);
    let habit = if n.is_multiple_of(4) {
        Habit::Nudged
    } else {
        Habit::Sensible
    };
    while position.to_move().is_some() && record.moves.len() < 300 {
        let m = habit.pick(&position, &mut draws);
        position.play(m, &mut ()).expect("a legal move");
        record.moves.push(m);
    }
    record
}
