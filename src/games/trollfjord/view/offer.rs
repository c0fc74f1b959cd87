//! What the board offers for picking now, as a plain value: the board draws it and reports what was picked.

use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::pieces::{Distance, Row};
use crate::games::trollfjord::walkway::Travelled;

/// How a region or a fortress is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mark {
    /// Nothing is asked of it.
    #[default]
    Plain,
    /// It can be picked.
    Open,
    /// It would be part of what is picked: a preview.
    Preview,
    /// It is picked.
    Picked,
    /// It cannot be picked; a press tells why.
    Closed,
}

/// A space the mover's lord can step to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The row.
    pub row: Row,
    /// The distance in free spaces of that row.
    pub distance: Distance,
    /// Where it is.
    pub at: Travelled,
    /// Whether it is picked.
    pub picked: bool,
}

/// Everything the board offers and shows as picked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The mark of each region, R01 to R12.
    pub regions: [Mark; 12],
    /// The mark of each fortress, F1 to F6.
    pub fortresses: [Mark; 6],
    /// The spaces the lord can step to.
    pub candidates: Vec<Candidate>,
    /// Where the last recorded decision changed something.
    pub last: Vec<Region>,
}

/// Something on the board was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A candidate space.
    Step(Row, Distance),
    /// A region, open or closed.
    Region(Region),
    /// A fortress, open or closed.
    Fortress(Fortress),
}
