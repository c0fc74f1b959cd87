//! The shapes of motion that effects are made of, and how they are laid over something.

use super::super::place::{Place, Point};
use super::tracks::WHOLE;
use super::{Actor, Ease, Key, Track};

/// A shape of motion, in hundredths: when, how far along, how far down by itself, how turned, how large, how opaque;
/// and the ease that follows.
pub type Shape = &'static [([i16; 6], Ease)];

/// What a shape is laid over.
#[derive(Clone, Copy)]
pub struct Act {
    pub actor: Actor,
    pub start: f64,
    pub time: f64,
    /// Where it begins, and how far it goes.
    pub at: (f64, f64),
    pub by: (f64, f64),
    /// How far it falls, how far it turns, in units and degrees.
    pub fall: f64,
    pub turn: f64,
    pub size: (f64, f64),
    pub shown: f64,
}

impl Act {
    pub fn new(actor: Actor, start: f64, time: f64) -> Act {
        Act {
            actor,
            start,
            time,
            at: (0.0, 0.0),
            by: (0.0, 0.0),
            fall: 0.0,
            turn: 0.0,
            size: WHOLE,
            shown: 1.0,
        }
    }

    pub fn play(&self, shape: Shape) -> Track {
        let keys = shape.iter().map(|(row, ease)| {
            let [t, along, down, turn, size, shown] = row.map(|n| f64::from(n) / 100.0);
            Key {
                t: self.start + self.time * t,
                place: Place {
                    at: Point {
                        x: self.at.0 + self.by.0 * along,
                        y: self.at.1 + self.by.1 * along + self.fall * down,
                    },
                    turn: self.turn * turn,
                },
                size: (self.size.0 * size, self.size.1 * size),
                shown: self.shown * shown,
                ease: *ease,
            }
        });
        Track {
            actor: self.actor,
            keys: keys.collect(),
        }
    }
}

pub const DUST: Shape = &[
    ([0, 0, 0, 0, 40, 0], Ease::Out),
    ([22, 45, 0, 0, 110, 85], Ease::Out),
    ([100, 100, 0, 0, 200, 0], Ease::Out),
];
pub const CHIP: Shape = &[
    ([0, 0, 0, 0, 100, 0], Ease::Even),
    ([2, 2, 0, 2, 100, 100], Ease::Even),
    ([25, 25, 6, 25, 100, 100], Ease::Even),
    ([50, 50, 25, 50, 100, 100], Ease::Even),
    ([75, 75, 56, 75, 100, 100], Ease::Even),
    ([100, 100, 100, 100, 100, 0], Ease::Even),
];
pub const FLASH: Shape = &[
    ([0, 0, 0, 0, 35, 0], Ease::Out),
    ([4, 0, 0, 0, 62, 100], Ease::Out),
    ([30, 0, 0, 0, 100, 100], Ease::Even),
    ([55, 0, 0, 0, 103, 100], Ease::Out),
    ([100, 0, 0, 0, 120, 0], Ease::Out),
];
pub const CRACK: Shape = &[
    ([0, 0, 0, 0, 30, 0], Ease::Even),
    ([2, 0, 0, 0, 100, 100], Ease::Even),
    ([50, 0, 0, 0, 100, 100], Ease::Even),
    ([100, 0, 0, 0, 100, 0], Ease::Even),
];
pub const SMEAR: Shape = &[
    ([0, 0, 0, 0, 100, 0], Ease::Even),
    ([60, 0, 0, 0, 100, 100], Ease::Even),
    ([100, 0, 0, 0, 100, 0], Ease::Even),
];
/// Along: to the side. Down: up and down.
pub const SHOVE: Shape = &[
    ([0, 0, 0, 0, 100, 100], Ease::Even),
    ([20, 100, -50, 0, 100, 100], Ease::Even),
    ([40, -70, 45, 0, 100, 100], Ease::Even),
    ([60, 45, 20, 0, 100, 100], Ease::Even),
    ([80, -25, -10, 0, 100, 100], Ease::Even),
    ([100, 0, 0, 0, 100, 100], Ease::Even),
];
pub const COIN: Shape = &[
    ([0, 100, 0, 0, 40, 0], Ease::Even),
    ([1, 100, 0, 0, 60, 100], Ease::Out),
    ([10, 0, 0, 0, 128, 100], Ease::Out),
    ([25, 0, 0, 0, 100, 100], Ease::Even),
    ([100, 0, 0, 0, 100, 100], Ease::Even),
];
pub const SIGN_UP: Shape = &[
    ([0, 100, 0, 0, 90, 0], Ease::Out),
    ([9, 0, 0, 0, 100, 100], Ease::Even),
    ([92, 0, 0, 0, 100, 100], Ease::Soft),
    ([100, 0, 0, 0, 100, 0], Ease::Even),
];
pub const SHAKE: Shape = &[
    ([0, 0, 0, 0, 100, 100], Ease::Even),
    ([20, 100, 0, 0, 100, 100], Ease::Even),
    ([40, -87, 0, 0, 100, 100], Ease::Even),
    ([60, 67, 0, 0, 100, 100], Ease::Even),
    ([80, -40, 0, 0, 100, 100], Ease::Even),
    ([100, 0, 0, 0, 100, 100], Ease::Even),
];
pub const SWELL: Shape = &[
    ([0, 0, 0, 0, 100, 100], Ease::Out),
    ([30, 0, 0, 0, 150, 100], Ease::Out),
    ([100, 0, 0, 0, 100, 100], Ease::Out),
];
pub const BURST: Shape = &[
    ([0, 0, 0, 0, 100, 100], Ease::Out),
    ([30, 0, 0, 0, 130, 100], Ease::Out),
    ([100, 0, 0, 0, 190, 0], Ease::Out),
];
pub const PIECE: Shape = &[
    ([0, 0, 0, 0, 100, 100], Ease::Even),
    ([33, 33, 11, 33, 100, 89], Ease::Even),
    ([66, 66, 44, 66, 100, 56], Ease::Even),
    ([100, 100, 100, 100, 100, 0], Ease::Even),
];
pub const DROPS_IN: Shape = &[
    ([0, 0, -100, 0, 100, 0], Ease::In),
    ([55, 0, 12, 0, 100, 100], Ease::Out),
    ([100, 0, 0, 0, 100, 100], Ease::Even),
];
pub const STAYS: Shape = &[
    ([0, 0, 0, 0, 100, 100], Ease::Even),
    ([100, 0, 0, 0, 100, 100], Ease::Even),
];
pub const WARY: Shape = &[
    ([0, 0, 0, 0, 100, 0], Ease::Even),
    ([15, 0, 0, 0, 100, 100], Ease::Even),
    ([80, 0, 0, 0, 100, 100], Ease::Even),
    ([100, 0, 0, 0, 100, 0], Ease::Even),
];
