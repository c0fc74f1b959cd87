//! Two readings of the rules play the same game, and must agree after every move.

use std::fmt;

use ::trollfjord::engine::{Game, Record};
use ::trollfjord::games::trollfjord::Trollfjord;

use super::text::text;
use crate::common::{Bulk, Style, pick, picks, seed};
use crate::naive::Naive;

/// Where the two readings part.
pub struct Parted {
    /// The game up to there, with the move after which they part.
    pub record: Record<Trollfjord>,
    /// What the engine says, where it is not what the naive reading says.
    pub engine: String,
    /// What the naive reading says there.
    pub naive: String,
}

impl fmt::Display for Parted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Parted {
            record,
            engine,
            naive,
        } = self;
        write!(f, "{record}\nengine: {engine}\nnaive:  {naive}")
    }
}

/// The players and the number among those of so many, of game `n`: two, three and four take turns.
fn players(n: u64) -> (u8, u64) {
    (2 + (n % 3) as u8, n / 3)
}

/// Plays game `n` of a test in both readings. How many decisions it took; or where they part.
pub fn game(test: &str, n: u64, style: Style) -> Result<u64, Box<Parted>> {
    let (players, number) = players(n);
    let seed = seed(&format!("{test} {players}"), number);
    let mut record = Record::<Trollfjord>::new(Trollfjord::agreed(players, number), seed);
    let mut draws = picks(seed);
    let mut engine = record.opening();
    let mut naive = Naive::open(&record.setup.to_string(), &seed.to_string());
    loop {
        if let Some((engine, naive)) = parted(&engine, &naive) {
            return Err(Box::new(Parted {
                record,
                engine,
                naive,
            }));
        }
        if engine.to_move().is_none() {
            return Ok(u64::from(engine.decisions()));
        }
        let m = pick(&engine, style, &mut draws);
        engine.play(m, &mut ()).expect("a legal move");
        naive.play(&m.to_string());
        record.moves.push(m);
    }
}

/// The first thing that the two say differently.
fn parted(engine: &Trollfjord, naive: &Naive) -> Option<(String, String)> {
    let legal = |list: Vec<String>| format!("legal {}", list.join(" "));
    let moves = engine.legal().iter().map(ToString::to_string).collect();
    let mine = format!(
        "{}{}\nis over: {}",
        text(engine),
        legal(moves),
        engine.to_move().is_none()
    );
    let other = format!(
        "{}{}\nis over: {}",
        naive.picture(),
        legal(naive.legal()),
        naive.is_over()
    );
    if mine == other {
        return None;
    }
    let end = |line: Option<&str>| line.unwrap_or("nothing").to_string();
    let (mut mine, mut other) = (mine.lines(), other.lines());
    loop {
        match (mine.next(), other.next()) {
            (mine, other) if mine != other => return Some((end(mine), end(other))),
            _ => {}
        }
    }
}
