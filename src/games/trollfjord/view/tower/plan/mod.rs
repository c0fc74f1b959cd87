//! The film of a blow or a pour: a plan of key frames derived once from the events, before anything is drawn or moved.
//!
//! Pure drawing code without types of the page. Each event moves its own boulder, in the order of the events; every
//! track ends exactly where [`super::place`] puts the boulder at rest, so that to end a film is to drop it. Times are
//! milliseconds from the press.

mod blow;
#[cfg(test)]
mod checks;
mod effects;
mod pour;
mod shapes;
mod show;
mod tracks;
mod ways;

pub use blow::plan_blow;
pub use pour::plan_pour;

use super::place::{Place, Point};

/// All that is seen and heard.
#[derive(Debug)]
pub struct Plan {
    /// What moves: the hammer first, then the boulders, then effects.
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

/// How one thing moves.
#[derive(Debug)]
pub struct Track {
    /// What moves.
    pub actor: Actor,
    /// Where it is when, by rising time. Before the first of them it is there already.
    pub keys: Vec<Key>,
}

/// What moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A boulder, by its id.
    Boulder(usize),
    /// What the picture always shows, by its selector.
    Part(&'static str),
    /// A part of the keystone of a ledge.
    Stone(usize, &'static str),
    /// The tower leans: its turn is a skew about the foot.
    Sway,
    /// What is there for the film only.
    Extra(Extra),
}

/// What is there for the film only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// Where the hammer hits.
    Flash,
    /// A crack in the wall.
    Crack,
    /// The hammer too fast to be seen.
    Smear,
    /// A puff of dust.
    Dust,
    /// A chip of stone.
    Chip,
    /// The running count of what falls into the tray.
    Coin(u8),
    /// What carries the boulders back.
    Bucket,
    /// What the blow brought, over the battlement.
    Sign(u8),
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
    /// How opaque.
    pub shown: f64,
    /// How it goes on from here.
    pub ease: Ease,
}

impl Key {
    /// As drawn, but for how opaque.
    pub fn plain(t: f64, shown: f64) -> Key {
        Key {
            t,
            place: Place {
                at: Point { x: 0.0, y: 0.0 },
                turn: 0.0,
            },
            size: (1.0, 1.0),
            shown,
            ease: Ease::Even,
        }
    }

    /// Whether it is as drawn.
    pub fn is_plain(&self) -> bool {
        let plain = Key::plain(self.t, self.shown);
        (self.place, self.size) == (plain.place, plain.size)
    }
}

/// The course of time between two key frames.
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
    /// The hammer.
    Swing,
}

impl Ease {
    /// As style sheets write it.
    pub fn css(self) -> &'static str {
        [
            "linear",
            "cubic-bezier(.2,.7,.3,1)",
            "cubic-bezier(.5,0,.95,.6)",
            "cubic-bezier(.35,0,.25,1)",
            "cubic-bezier(.3,.25,.8,.85)",
            "cubic-bezier(.7,0,1,.6)",
        ][self as usize]
    }
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

/// The kinds of cue, and what their number says.
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
}

impl Kind {
    /// As those who listen know it. A wedge that gives way sounds like any other that breaks.
    pub fn name(self) -> &'static str {
        [
            "whoosh", "blow", "hold", "break", "break", "wedge", "land", "out", "hop", "nothing",
            "fell", "sweep", "pour", "spilled",
        ][self as usize]
    }
}
