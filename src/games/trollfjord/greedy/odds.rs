//! Chances of the hammering to come, in whole numbers: rough, quick, and the same on every device.

use super::super::phase::HIGHEST_LIMIT;
use super::super::pieces::Treasure;

/// Sure, in the fixed point of chances.
pub(super) const SURE: i32 = 256;
/// More boulders than these in one blow count as these.
pub(super) const MOST: usize = 14;
/// The steps of the mean of a blow: quarter boulders.
const STEP: u32 = 4;
/// Blows of a higher mean are taken for one of this: 12 boulders.
const HIGHEST: usize = 12 * STEP as usize;

/// The chances in 4,096 that 0, 1, … boulders come out, by the mean: boulders leave nearly on their own (Poisson).
const FALLS: [[u16; MOST + 1]; HIGHEST + 1] = {
    /// 2^32 / e^(1/4).
    const QUARTER: u64 = 3_344_921_058;
    let mut all = [[0; MOST + 1]; HIGHEST + 1];
    let mut none: u64 = 1 << 32;
    let mut m = 0;
    while m <= HIGHEST {
        let mut chance = none;
        let mut left = 1 << 32;
        let mut n = 0;
        while n < MOST {
            all[m][n] = ((chance + (1 << 19)) >> 20) as u16;
            left -= chance;
            n += 1;
            chance = chance * m as u64 / (4 * n as u64);
        }
        all[m][MOST] = ((left + (1 << 19)) >> 20) as u16;
        none = (none * QUARTER) >> 32;
        m += 1;
    }
    all
};

/// The chances in 4,096 of 0, 1, … boulders for a blow of this mean, which is in 256ths.
pub(super) fn falls(mean: u32) -> &'static [u16; MOST + 1] {
    let row = (mean * STEP + 128) / 256;
    &FALLS[(row as usize).min(HIGHEST)]
}

/// The chance that a bell curve stays below its mean plus √(i/8) deviations.
const BELL: [u8; 65] = [
    128, 163, 177, 187, 195, 201, 207, 211, 215, 219, 222, 225, 228, 230, 232, 234, 236, 237, 239,
    240, 241, 243, 244, 244, 245, 246, 247, 248, 248, 249, 249, 250, 250, 251, 251, 251, 252, 252,
    252, 253, 253, 253, 253, 253, 254, 254, 254, 254, 254, 254, 254, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,
];

/// The chance that a bell curve of this variance stays below its mean plus `over`; both in 16ths.
fn below(over: i32, variance: u32) -> i32 {
    let eighths = over.unsigned_abs().pow(2) / (2 * variance.max(1));
    let chance = BELL.get(eighths as usize);
    let chance = chance.map_or(SURE, |&chance| i32::from(chance));
    if over < 0 { SURE - chance } else { chance }
}

/// The chance that of `drawn` boulders out of `inside` at most `spare` have a color that `colored` of them have. `spare`
/// is in 16ths and may be below 0. What is divided has no sign: so it is quicker, in WebAssembly above all.
pub(super) fn calm(drawn: u32, spare: i32, colored: u32, inside: u32) -> i32 {
    if spare < 0 {
        return 0;
    }
    if drawn * 16 <= spare.unsigned_abs() || inside < 2 {
        return SURE;
    }
    let drawn = drawn.min(inside);
    let mean = 16 * drawn * colored / inside;
    let others = inside.saturating_sub(colored);
    let variance = mean * others / inside * (inside - drawn) / (inside - 1);
    below(spare + 8 - mean as i32, variance)
}

/// What blow after blow brings from a full tower at the least that one may count on, in 16ths.
const BROUGHT: [i32; 10] = [0, 52, 105, 158, 208, 255, 298, 338, 376, 410];
/// How far one blow strays, as a variance in 16ths.
const STRAY: u32 = 16 * 8;
/// How many boulders lie on the lowest ledge as a rule, in 16ths.
const LOW: i32 = 16 * 8;

/// The chance that `blows` well-aimed blows bring `missing` boulders or more from a tower with so many inside, `low`
/// 16ths of them on the lowest ledge.
pub(super) fn reach(blows: u8, missing: i32, inside: i32, low: i32) -> i32 {
    if missing <= 0 {
        return SURE;
    }
    let Some(&brought) = BROUGHT.get(usize::from(blows)) else {
        return SURE;
    };
    if blows == 0 {
        return 0;
    }
    let mean = brought * (inside + 16) / 60 + (low - LOW) * 5 / 16;
    below(mean - 16 * missing + 8, STRAY * u32::from(blows))
}

/// How often the greedy player, hammering alone and without gifts, gets out what a treasure asks for, in percent: limits
/// 2 to 9, treasures 10 to 28.
const SUCCESS: [[u8; 19]; 8] = [
    [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [22, 14, 7, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [
        66, 55, 43, 31, 24, 13, 7, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    [
        89, 87, 79, 72, 61, 53, 40, 28, 21, 14, 7, 3, 1, 0, 0, 0, 0, 0, 0,
    ],
    [
        97, 96, 94, 91, 87, 84, 78, 71, 60, 50, 42, 31, 21, 13, 6, 3, 1, 0, 0,
    ],
    [
        100, 99, 99, 98, 97, 95, 95, 91, 87, 82, 77, 68, 60, 52, 41, 29, 20, 12, 7,
    ],
    [
        100, 100, 100, 99, 99, 99, 99, 98, 98, 96, 94, 92, 88, 83, 77, 70, 62, 52, 43,
    ],
    [
        100, 100, 100, 100, 100, 100, 100, 100, 100, 99, 99, 98, 97, 96, 95, 92, 89, 83, 79,
    ],
];

/// How likely a hammering at this limit is to bring this treasure, in percent.
pub(super) fn success(limit: u8, treasure: Treasure) -> i32 {
    let row = usize::from(limit.min(HIGHEST_LIMIT)).checked_sub(2);
    let row = row.and_then(|row| SUCCESS.get(row));
    let at = usize::from(treasure.value() - 10);
    row.and_then(|row| row.get(at))
        .map_or(0, |&chance| i32::from(chance))
}
