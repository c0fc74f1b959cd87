//! The effects of a film: a table, read by [`super::show`].

use super::shapes::*;
use super::show::{Effect, Values};
use super::{Actor, Extra, Kind};

const NONE: Values = [0; 11];

/// The hammer, the tower, the keystones: what begins at once. Of two effects on one thing the earlier one comes last.
pub const FIRST: &[Effect] = &[
    Effect {
        at: Kind::Whoosh,
        actor: Actor::Part(".tw-arm"),
        shape: ARM_BACK,
        count: (1, 0),
        values: [
            [110, 480, 0, 0, 0, 0, 0, 1, 0, 100, 100],
            [0, 15, 0, 0, 0, 0, 0, 0, 100, 0, 0],
            NONE,
        ],
    },
    Effect {
        at: Kind::Whoosh,
        actor: Actor::Part(".tw-arm"),
        shape: ARM_IN,
        count: (1, 0),
        values: [
            [-215, 325, 0, 0, 0, 0, 0, 1, 0, 100, 100],
            [0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0],
            NONE,
        ],
    },
    Effect {
        at: Kind::Blow,
        actor: Actor::Sway,
        shape: SWAY,
        count: (1, 0),
        values: [
            [0, 530, 0, 0, 1, 0, 0, 0, -50, 100, 100],
            [0, 15, 0, 0, 1, 0, 0, 0, -55, 0, 0],
            NONE,
        ],
    },
    Effect {
        at: Kind::Blow,
        actor: Actor::Part(".tw-svg"),
        shape: SHOVE,
        count: (1, 0),
        values: [
            [52, 300, 0, 0, 1, 0, 1, 0, 0, 100, 100],
            [15, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0],
            NONE,
        ],
    },
    Effect {
        at: Kind::Wedge,
        actor: Actor::Stone(0, ".tw-keystone"),
        shape: DROPS_IN,
        count: (1, 0),
        values: [[0, 240, 0, 0, 0, 0, 16, 0, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Hold,
        actor: Actor::Stone(0, ".tw-keystone"),
        shape: SHAKE,
        count: (1, 0),
        values: [[0, 300, 0, 0, 3, 0, 0, 0, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Hold,
        actor: Actor::Stone(0, ".tw-ks-crack"),
        shape: SWELL,
        count: (1, 0),
        values: [[0, 420, 0, 0, 0, 0, 0, 0, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Hold,
        actor: Actor::Stone(0, ".tw-ks-glow"),
        shape: SWELL,
        count: (1, 0),
        values: [[0, 460, 0, 0, 0, 0, 0, 0, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Break,
        actor: Actor::Stone(0, ".tw-keystone"),
        shape: STAYS,
        count: (1, 0),
        values: [[-9000, 9400, 0, 0, 0, 0, 0, 0, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Break,
        actor: Actor::Stone(0, ".tw-ks-crack"),
        shape: BURST,
        count: (1, 0),
        values: [[0, 220, 0, 0, 0, 0, 0, 0, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Break,
        actor: Actor::Stone(0, ".tw-ks-glow"),
        shape: BURST,
        count: (1, 0),
        values: [[0, 300, 0, 0, 0, 0, 0, 0, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Break,
        actor: Actor::Stone(0, ".tw-ks-a"),
        shape: PIECE,
        count: (1, 0),
        values: [[40, 360, 0, 0, -9, -10, 67, -75, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Break,
        actor: Actor::Stone(0, ".tw-ks-b"),
        shape: PIECE,
        count: (1, 0),
        values: [[40, 360, 0, 0, 9, -10, 67, 75, 0, 100, 100], NONE, NONE],
    },
];

/// Everything else of a blow.
pub const THEN: &[Effect] = &[
    Effect {
        at: Kind::Blow,
        actor: Actor::Extra(Extra::Flash),
        shape: FLASH,
        count: (1, 0),
        values: [
            [-4, 180, -112, -198, 0, 0, 0, 0, 0, 50, 100],
            [0, 15, 0, 0, 0, 0, 0, 0, 0, 32, 0],
            NONE,
        ],
    },
    Effect {
        at: Kind::Blow,
        actor: Actor::Extra(Extra::Smear),
        shape: SMEAR,
        count: (1, 0),
        values: [
            [-58, 95, -152, -2, 0, 0, 0, 0, 0, 100, 30],
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25],
            NONE,
        ],
    },
    Effect {
        at: Kind::Blow,
        actor: Actor::Extra(Extra::Crack),
        shape: CRACK,
        count: (0, 1),
        values: [
            [0, 900, -107, -198, 0, 0, 0, 0, 0, 70, 60],
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0],
            NONE,
        ],
    },
    Effect {
        at: Kind::Blow,
        actor: Actor::Extra(Extra::Dust),
        shape: DUST,
        count: (4, 3),
        values: [
            [6, 380, -108, -223, -16, -8, 0, 0, 0, 70, 100],
            [0, 0, 0, 0, -8, 0, 0, 0, 0, 0, 0],
            [0, 160, 0, 50, -44, -26, 0, 0, 0, 60, 0],
        ],
    },
    Effect {
        at: Kind::Blow,
        actor: Actor::Extra(Extra::Chip),
        shape: CHIP,
        count: (0, 4),
        values: [
            [8, 520, -112, -211, -26, -60, 150, 0, 0, 100, 100],
            NONE,
            [0, 0, 0, 26, -60, -100, 0, 500, 0, 0, 0],
        ],
    },
    Effect {
        at: Kind::Blow,
        actor: Actor::Extra(Extra::Dust),
        shape: DUST,
        count: (3, 2),
        values: [
            [60, 520, -70, -384, -6, 34, 0, 0, 0, 35, 100],
            [15, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0],
            [100, 0, 140, 18, 12, 20, 0, 0, 0, 0, 0],
        ],
    },
    Effect {
        at: Kind::Blow,
        actor: Actor::Part(".tw-calm .tw-face-wary"),
        shape: WARY,
        count: (1, 0),
        values: [[0, 1100, 0, 0, 0, 0, 0, 0, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Land,
        actor: Actor::Extra(Extra::Dust),
        shape: DUST,
        count: (1, 0),
        values: [[0, 220, 0, 7, 0, -5, 0, 0, 0, 42, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Out,
        actor: Actor::Extra(Extra::Dust),
        shape: DUST,
        count: (1, 0),
        values: [[0, 260, 0, 7, 5, -8, 0, 0, 0, 60, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Wedge,
        actor: Actor::Extra(Extra::Dust),
        shape: DUST,
        count: (3, 0),
        values: [
            [130, 360, -15, 0, -17, -10, 0, 0, 0, 50, 100],
            NONE,
            [0, 0, 30, 0, 34, 20, 0, 0, 0, 30, 0],
        ],
    },
    Effect {
        at: Kind::Break,
        actor: Actor::Extra(Extra::Dust),
        shape: DUST,
        count: (6, 0),
        values: [
            [30, 360, -15, 0, -17, -10, 0, 0, 0, 50, 100],
            NONE,
            [0, 0, 30, 0, 34, 20, 0, 0, 0, 30, 0],
        ],
    },
    Effect {
        at: Kind::Nothing,
        actor: Actor::Extra(Extra::Dust),
        shape: DUST,
        count: (5, 0),
        values: [
            [0, 520, 0, 0, 14, -14, 0, 0, 0, 70, 100],
            NONE,
            [240, 0, 32, 6, 16, -8, 0, 0, 0, 0, 0],
        ],
    },
    Effect {
        at: Kind::Out,
        actor: Actor::Extra(Extra::Coin(0)),
        shape: COIN,
        count: (1, 0),
        values: [[0, 700, 176, -34, 0, 10, 0, 0, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Fell,
        actor: Actor::Extra(Extra::Sign(0)),
        shape: SIGN_UP,
        count: (1, 0),
        values: [[60, 2600, 0, 0, 0, 8, 0, 0, 0, 100, 100], NONE, NONE],
    },
];

/// The bucket of a pour.
pub const POUR: &[Effect] = &[
    Effect {
        at: Kind::Sweep,
        actor: Actor::Extra(Extra::Bucket),
        shape: SWEEP,
        count: (1, 0),
        values: [[0, 380, -214, 26, 404, 0, 66, -30, 0, 100, 100], NONE, NONE],
    },
    Effect {
        at: Kind::Pour,
        actor: Actor::Extra(Extra::Bucket),
        shape: TIP,
        count: (1, 0),
        values: [
            [-120, 1220, 92, -454, 34, 0, 20, -112, 0, 100, 100],
            NONE,
            NONE,
        ],
    },
];
