//! Where every boulder lies: pure geometry in tower units, the only floats of the tower.
//!
//! x = 0 is the middle of the shaft, y = 0 the table, y grows downward. A mirrored tower is the same with x turned
//! round. The packing is slanted threes: each boulder rests on those nearer to the lip, so nothing hangs in the air
//! whatever the length, and the front of a heap has a natural slope.

use crate::games::trollfjord::tower::{BOULDERS, Boulder, Color, Ledge, Tower};
use crate::ui::decimal;

/// The diameter of a boulder and the distance of two that touch.
pub const PITCH: f64 = 18.0;
/// Half of it.
pub const RADIUS: f64 = PITCH / 2.0;
/// Half the width of the shaft.
pub const SHAFT: f64 = 78.0;
/// Half the inner width of the tray.
pub const TRAY: f64 = 195.0;
/// The lip of every ledge is so far from the middle.
const LIP_X: f64 = 50.0;
/// Between the lip and the first boulder, along the wood.
const NUB: f64 = 1.8;
/// The slope of the ledges in degrees, with its sine and cosine.
const SLOPE: f64 = 9.0;
const SIN: f64 = 0.156_434_465_040_230_87;
const COS: f64 = 0.987_688_340_595_137_8;
/// From one row of a heap to the next: half of the square root of 3, in pitches.
pub const ROW: f64 = PITCH * 0.866_025_403_784_438_6;
/// On the lower ledges the places from here on are a plumb stack at the wall.
const STACK: usize = 24;
/// The middle of the lowest row of the tray, and how many boulders it takes.
const TRAY_Y: f64 = 34.0;
const TRAY_ROW: usize = 21;

/// A point of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downward.
    pub y: f64,
}

/// Where a boulder lies and how it is turned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Its middle.
    pub at: Point,
    /// Degrees, clockwise.
    pub turn: f64,
}

/// Where a boulder is, as the rules know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// On a ledge, so many places from the lip.
    On(Ledge, usize),
    /// In the tray, so many fell before it.
    Tray(usize),
}

impl Place {
    /// As the value of an SVG `transform`.
    pub fn transform(self) -> String {
        let Point { x, y } = self.at;
        let (x, y, turn) = (decimal(x, 2), decimal(y, 2), decimal(self.turn, 1));
        format!("translate({x} {y}) rotate({turn})")
    }
}

/// Where each boulder is, by its id.
pub fn spots(tower: &Tower) -> [Spot; BOULDERS] {
    let mut spots = [Spot::Tray(0); BOULDERS];
    for ledge in Ledge::ALL {
        for (k, boulder) in tower.ledge(ledge).iter().enumerate() {
            spots[usize::from(boulder.id())] = Spot::On(ledge, k);
        }
    }
    for (k, boulder) in tower.outside().iter().enumerate() {
        spots[usize::from(boulder.id())] = Spot::Tray(k);
    }
    spots
}

/// The place of a boulder at a spot.
pub fn place(boulder: Boulder, spot: Spot, mirrored: bool) -> Place {
    let at = match spot {
        Spot::On(ledge, k) => on_ledge(ledge, k, mirrored),
        Spot::Tray(k) => in_tray(k, mirrored),
    };
    let lean = match spot {
        Spot::On(ledge, _) => slope(ledge, mirrored),
        Spot::Tray(_) => 0.0,
    };
    Place {
        at,
        turn: lean + jitter(boulder),
    }
}

/// +1 if the lip of a ledge is on the right, -1 if it is on the left.
pub fn lip_side(ledge: Ledge, mirrored: bool) -> f64 {
    if ledge.index().is_multiple_of(2) != mirrored {
        1.0
    } else {
        -1.0
    }
}

/// How a ledge leans, in degrees.
pub fn slope(ledge: Ledge, mirrored: bool) -> f64 {
    SLOPE * lip_side(ledge, mirrored)
}

/// The height of a lip.
pub fn lip_y(ledge: Ledge) -> f64 {
    -50.0 - 82.0 * ledge.index() as f64
}

/// The point over a ledge, `along` boulders from the lip and so high over the wood.
pub fn over(ledge: Ledge, along: f64, height: f64, mirrored: bool) -> Point {
    let length = NUB + (along + 0.5) * PITCH;
    Point {
        x: lip_side(ledge, mirrored) * (LIP_X - length * COS + height * SIN),
        y: lip_y(ledge) - length * SIN - height * COS,
    }
}

/// The middle of place `k` of a ledge, 0 at the lip.
pub fn on_ledge(ledge: Ledge, k: usize, mirrored: bool) -> Point {
    if ledge != Ledge::Top && k >= STACK {
        let foot = over(ledge, 6.0, RADIUS + 2.0 * ROW, mirrored);
        return Point {
            x: -lip_side(ledge, mirrored) * 68.6,
            y: foot.y - 16.5 - (k - STACK) as f64 * PITCH,
        };
    }
    let (row, along) = heap(k);
    over(ledge, along, RADIUS + row as f64 * ROW, mirrored)
}

/// The row and the place along it of the `k`-th boulder of a heap: threes that lean toward the lip, then rows that end
/// at the wall.
fn heap(k: usize) -> (usize, f64) {
    match k {
        0 => (0, 0.0),
        1 => (0, 1.0),
        2 => (1, 0.5),
        3..18 => {
            let (column, row) = (2 + (k - 3) / 3, (k - 3) % 3);
            (row, column as f64 - row as f64 / 2.0)
        }
        18 => (2, 6.0),
        _ => high(k - 19),
    }
}

/// Row and place along the ledge of place `k`; a stack stands at the wall.
pub fn cell(ledge: Ledge, k: usize) -> (f64, f64) {
    if ledge != Ledge::Top && k >= STACK {
        return (4.0 + (k - STACK) as f64 * PITCH / ROW, 6.0);
    }
    let (row, along) = heap(k);
    (row as f64, along)
}

/// The same for the fourth row and those above it. Row 3 begins half a place behind row 2, row 4 half a place behind
/// row 3; all end at the wall.
fn high(mut k: usize) -> (usize, f64) {
    for row in 3_usize..12 {
        let room = 7 - row.div_ceil(2);
        if k < room {
            return (row, row as f64 / 2.0 + k as f64);
        }
        k -= room;
    }
    (12, 6.0)
}

/// The middle of place `k` of the tray. The far end fills first, so that what comes later never passes what came
/// earlier.
pub fn in_tray(k: usize, mirrored: bool) -> Point {
    let (row, column) = match k {
        0..TRAY_ROW => (0, k as f64),
        TRAY_ROW..41 => (1, (k - TRAY_ROW) as f64 + 0.5),
        _ => (2, (k - 41) as f64 + 1.0),
    };
    let x = -180.0 + PITCH * column;
    Point {
        x: if mirrored { -x } else { x },
        y: TRAY_Y - row as f64 * ROW,
    }
}

/// The middle of the keystone that shows a wedge: it stands before the lip.
pub fn keystone(ledge: Ledge, mirrored: bool) -> Point {
    Point {
        x: lip_side(ledge, mirrored) * 64.5,
        y: lip_y(ledge) - 6.0,
    }
}

/// How a boulder is turned at rest beyond the slope it lies on: a little, always the same; a round one anyhow.
fn jitter(boulder: Boulder) -> f64 {
    let id = boulder.id();
    let any = if boulder.color() == Color::White {
        hash(id, 3) * 300.0
    } else {
        0.0
    };
    (hash(id, 7) - 0.5) * 10.0 + any
}

/// A number from 0 to 1 that looks like chance and is none.
pub fn hash(a: u8, b: u8) -> f64 {
    let mixed = u32::from(a)
        .wrapping_mul(374_761_393)
        .wrapping_add(u32::from(b).wrapping_mul(668_265_263));
    let mixed = (mixed ^ mixed >> 13).wrapping_mul(1_274_126_177);
    f64::from(mixed ^ mixed >> 16) / f64::from(u32::MAX)
}
