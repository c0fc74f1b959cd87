//! What can be asked about a game beside its decisions, and the answer as lines of text.

use crate::engine::Record;

use super::super::Trollfjord;
use super::hint::{Advice, Hint};
use super::ledger::{Entry, Labor, Ledger, Prospect};
use super::odds::{BlowOdds, Odds};
use super::thinking::Answer;

/// A hint for the last position of a record.
pub const HINT: &str = "hint";
/// The ledger of a record.
pub const LEDGER: &str = "ledger";

/// What is being found out.
#[derive(Clone, Debug)]
pub enum Counsel {
    /// What to do.
    Hint(Box<Hint>),
    /// What was luck, and when the game turned.
    Ledger(Box<Ledger>),
}

impl Counsel {
    /// Begins to find out what is asked for about a game; `None` if there is no such thing, or nothing to find out.
    pub fn begin(kind: &str, record: &Record<Trollfjord>) -> Option<Self> {
        match kind {
            HINT => {
                let position = record.position(usize::MAX).ok()?;
                Hint::new(&position).map(|hint| Counsel::Hint(Box::new(hint)))
            }
            LEDGER => Some(Counsel::Ledger(Box::new(Ledger::new(record, Labor::FULL)))),
            _ => None,
        }
    }

    /// Imagines a little more; tells whether there is more to imagine.
    pub fn step(&mut self) -> bool {
        match self {
            Counsel::Hint(hint) => hint.step(),
            Counsel::Ledger(ledger) => ledger.step(),
        }
    }

    /// How far it has come, in thousandths, where that is known.
    pub fn progress(&self) -> u32 {
        match self {
            Counsel::Hint(_) => 0,
            Counsel::Ledger(ledger) => ledger.progress(),
        }
    }

    /// The answer as far as was imagined: a line for each thing, which begins with its kind.
    pub fn answer(&self) -> String {
        let mut lines = Vec::new();
        match self {
            Counsel::Hint(hint) => {
                lines.extend(hint.advice().iter().map(|a| format!("advice {a}")));
                let blows = hint.odds().map(Odds::blows).unwrap_or_default();
                lines.extend(blows.iter().map(|b| format!("blow {b}")));
            }
            Counsel::Ledger(ledger) => {
                lines.extend(ledger.entries().iter().map(|e| format!("entry {e}")));
                lines.extend(ledger.curve().iter().map(|p| format!("turn {p}")));
            }
        }
        lines.join("\n")
    }
}

/// An answer that was read. Lines that are not known are left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// What is advised, the best first.
    pub advice: Vec<Advice>,
    /// The odds of the blows.
    pub blows: Vec<BlowOdds>,
    /// The hammerings, first to last.
    pub entries: Vec<Entry>,
    /// The curve of chances to win.
    pub curve: Vec<Prospect>,
    /// What a computer player decides, where it was asked instead.
    pub decision: Option<Answer>,
}

impl Told {
    /// Reads an answer.
    pub fn read(text: &str) -> Self {
        let mut told = Told::default();
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("advice", rest)) => told.advice.extend(rest.parse::<Advice>()),
                Some(("blow", rest)) => told.blows.extend(rest.parse::<BlowOdds>()),
                Some(("entry", rest)) => told.entries.extend(rest.parse::<Entry>()),
                Some(("turn", rest)) => told.curve.extend(rest.parse::<Prospect>()),
                _ => told.decision = line.parse().ok().or(told.decision),
            }
        }
        told
    }
}
