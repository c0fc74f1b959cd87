//! Chi-square of everything the game draws: each table's counts against what the rules say, as a probability.
//!
//! A probability near 0 means that the counts are too far from even, near 1 that they are too close to it. Honest luck
//! leaves [`FAIR`] in one table of five hundred; a report of eighty tables does so for one seed in six.

mod reading;
mod setup;
mod streams;
pub mod tally;
pub mod tower;

use std::ops::RangeInclusive;

use trollfjord::games::trollfjord::tower::Params;

/// Where the probability of a table must lie (quality R12).
pub const FAIR: RangeInclusive<f64> = 0.001..=0.999;

/// What a table came to.
pub struct Verdict {
    /// Which table.
    pub name: String,
    /// How likely luck alone strays at least as far.
    pub p: f64,
}

impl Verdict {
    fn new(name: impl Into<String>, p: f64) -> Self {
        let name = name.into();
        Verdict { name, p }
    }

    /// Whether luck alone explains the table.
    pub fn is_fair(&self) -> bool {
        FAIR.contains(&self.p)
    }
}

/// Every table: `draws` draws from the bare streams, as many games set up, as many blows struck. All keys are made of
/// `seed`, so that the same words measure the same draws again.
pub fn measure(draws: u64, seed: &str) -> Vec<Verdict> {
    let mut all = streams::streams(draws, seed);
    all.extend(setup::setup(draws, seed));
    all.extend(tower::tower(draws, seed, &Params::PLAY));
    all
}
