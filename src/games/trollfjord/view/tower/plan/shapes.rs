//! The shapes of motion that effects are made of.

use super::Ease;

/// A shape of motion, in hundredths: when, how far along, how far down by itself, how turned, how large, how opaque;
/// and the ease that follows.
pub type Shape = &'static [([i16; 6], Ease)];

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
    ([0, 0, 0, 0, 128, 0], Ease::Even),
    ([1, 0, 0, 0, 128, 100], Ease::Out),
    ([18, 0, 0, 0, 100, 100], Ease::Even),
    ([85, 0, 0, 0, 100, 100], Ease::Soft),
    ([100, 0, 0, 0, 100, 0], Ease::Even),
];
/// The hammer: pulled back and in; held, thrown back and at rest again. Along: more of it for strength.
pub const ARM_IN: Shape = &[
    ([0, 0, 0, -700, 100, 100], Ease::Soft),
    ([74, -400, 0, -1600, 100, 100], Ease::Swing),
    ([100, 0, 0, 260, 100, 100], Ease::Even),
];
pub const ARM_BACK: Shape = &[
    ([0, 0, 0, 260, 100, 100], Ease::Even),
    ([15, 0, 0, 260, 100, 100], Ease::Out),
    ([46, -300, 0, -1100, 100, 100], Ease::Soft),
    ([100, 0, 0, -700, 100, 100], Ease::Even),
];
/// The tower: away from the hammer, held there, then swinging out.
pub const SWAY: Shape = &[
    ([0, 0, 0, 0, 100, 100], Ease::Out),
    ([3, 100, 0, 0, 100, 100], Ease::Even),
    ([14, 100, 0, 0, 100, 100], Ease::Soft),
    ([26, -72, 0, 0, 100, 100], Ease::Soft),
    ([39, 50, 0, 0, 100, 100], Ease::Soft),
    ([53, -33, 0, 0, 100, 100], Ease::Soft),
    ([67, 20, 0, 0, 100, 100], Ease::Soft),
    ([82, -10, 0, 0, 100, 100], Ease::Soft),
    ([100, 0, 0, 0, 100, 100], Ease::Even),
];
/// The bucket: through the tray, over the rim.
pub const SWEEP: Shape = &[
    ([0, 0, 0, 100, 100, 100], Ease::Soft),
    ([79, 100, 0, 100, 100, 100], Ease::Soft),
    ([100, 104, -100, 0, 100, 0], Ease::Even),
];
pub const TIP: Shape = &[
    ([0, 100, 0, 0, 100, 0], Ease::Soft),
    ([10, 0, 0, 100, 100, 100], Ease::Even),
    ([80, 0, 0, 105, 100, 100], Ease::Soft),
    ([100, 147, -100, 0, 100, 0], Ease::Even),
];
pub const SIGN_UP: Shape = &[
    ([0, 100, 0, 0, 100, 0], Ease::Out),
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
    ([0, 0, 0, 0, 100, 99], Ease::Even),
    ([100, 0, 0, 0, 100, 99], Ease::Even),
];
pub const WARY: Shape = &[
    ([0, 0, 0, 0, 100, 0], Ease::Even),
    ([15, 0, 0, 0, 100, 100], Ease::Even),
    ([80, 0, 0, 0, 100, 100], Ease::Even),
    ([100, 0, 0, 0, 100, 0], Ease::Even),
];
