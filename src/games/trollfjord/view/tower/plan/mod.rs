//! The film of a blow or a pour: a plan of key frames derived once from the events, before anything is drawn or moved.
//!
//! Pure drawing code without types of the page. Each event moves its own boulder, in the order of the events; every
//! track ends exactly where [`super::place`] puts the boulder at rest, so that to end a film is to drop it. Times are
//! milliseconds from the press.

mod blow;
#[cfg(test)]
mod checks;
mod pour;
mod tracks;
mod ways;

pub use blow::plan_blow;
pub use pour::plan_pour;

use super::place::{Place, Point};

/// All that boulders do, and what is heard and when. What else moves is shown at the cues by `static/film`.
#[derive(Debug)]
pub struct Plan {
    /// The boulders that move.
    pub tracks: Vec<Track>,
    /// What is heard and when, in the order of time.
    pub cues: Vec<Cue>,
    /// The boulders that leave a ledge, the last one foremost: they run before the others.
    pub front: Vec<usize>,
    /// When all boulders are at rest.
    pub end: f64,
    /// How much the time after the impact was shortened, 1 for not at all.
    pub haste: f64,
}

/// How one boulder moves.
#[derive(Debug)]
pub struct Track {
    /// Its id.
    pub id: usize,
    /// Where it is when, by rising time. Before the first of them it is there already.
    pub keys: Vec<Key>,
}

/// A key frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Key {
    /// When.
    pub t: f64,
    /// Where, and how turned.
    pub place: Place,
    /// How wide and how high, 1 as drawn.
    pub size: (f64, f64),
    /// How it goes on from here.
    pub ease: Ease,
}

/// The course of time between two key frames, in the order of `static/film/film.js`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ease {
    /// Evenly.
    Even,
    /// Fast at first.
    Out,
    /// Slow at first.
    In,
    /// Slow at both ends.
    Soft,
    /// Already rolling.
    Roll,
}

/// What is heard, or counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cue {
    /// When.
    pub t: f64,
    /// What.
    pub kind: Kind,
    /// Which: see [`Kind`].
    pub n: usize,
    /// Where.
    pub at: Point,
}

/// The kinds of cue in the order of `static/film/film.js`, and what their number says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The hammer swings: the strength, 0 to 2.
    Whoosh,
    /// It hits: the strength.
    Blow,
    /// A wedge holds: the ledge, 0 to 3 from below.
    Hold,
    /// A wedge breaks: the ledge.
    Break,
    /// A wedge gives way under what lies on it: the ledge.
    Loosen,
    /// A ledge wedges: the ledge.
    Wedge,
    /// A boulder lands: its id, eleven of a color.
    Land,
    /// A boulder comes out: how many so far.
    Out,
    /// A boulder hops over the rim: its id.
    Hop,
    /// Nothing came out.
    Nothing,
    /// It is told how many fell: so many.
    Fell,
    /// The bucket sweeps the tray.
    Sweep,
    /// The bucket tips: how many boulders.
    Pour,
    /// A poured boulder came straight out: its id.
    Spilled,
    /// The hammer goes to the comrade: nothing.
    Swap,
    /// The spirit is angry: nothing.
    Angry,
}
