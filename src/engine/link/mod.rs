//! A record as letters and digits, short enough for an address: `docs/link-format.md` describes it character by character.
//!
//! Decisions are indices into the legal lists, packed in blocks that check, so that a damaged link opens up to the last
//! good block. What is accepted is exactly what [`Link::text`] writes.

mod base62;
mod block;
mod check;
mod decode;
mod encode;
mod fault;
mod head;

use super::{Game, Record};

pub use fault::{Fault, Unwritten, Why};
pub use head::Numbered;

/// Nothing longer, in bytes, is read or written.
pub const LONGEST: usize = 4_096;
/// No link holds more decisions.
pub const MOST_DECISIONS: usize = 2_000;

/// What a link says: a record, and perhaps the moment to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link<G: Game> {
    /// The game.
    pub record: Record<G>,
    /// How many of its decisions are to be shown as played; `None` leaves that to whoever opens it.
    pub moment: Option<u32>,
}

/// A link that was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened<G: Game> {
    /// What it says.
    pub link: Link<G>,
    /// The position after all decisions of the record.
    pub position: G,
}

impl<G: Game> Link<G> {
    /// A link to the whole record.
    pub fn new(record: Record<G>) -> Self {
        Link {
            record,
            moment: None,
        }
    }

    /// The letters and digits, and `-57` for moment 57.
    ///
    /// # Errors
    /// If the record does not replay, is too long, or has no such moment.
    pub fn text(&self) -> Result<String, Unwritten> {
        encode::text(self)
    }

    /// Reads and replays what [`Link::text`] wrote.
    ///
    /// # Errors
    /// What is wrong with any other text, with the part of the game that could be saved.
    pub fn open(text: &str) -> Result<Opened<G>, Fault<G>> {
        decode::open(text)
    }
}

/// Whether the sum of a coded record without a moment holds, whatever game it is of. It costs no replay; what does not
/// hold, [`Link::open`] refuses.
pub fn is_sound(payload: &str) -> bool {
    let digits: Option<Vec<u8>> = payload.bytes().map(base62::digit).collect();
    payload.len() <= LONGEST && digits.is_some_and(|digits| decode::is_sound(&digits))
}

/// The coded record in an address: what stands behind its last `#`, or all of it if there is none. Blanks around it do
/// not count.
pub fn in_address(address: &str) -> &str {
    address.rsplit('#').next().unwrap_or_default().trim()
}
