//! Plays many turns on many towers and keeps what fell.

use std::ops::RangeInclusive;

use trollfjord::engine::Draws;
use trollfjord::games::trollfjord::tower::{Blow, Boulder, ByColor, Side, Strength, Tower};

/// The stream of a turn from which the tests draw their own choices; the game leaves it unused.
const CHOICES: u64 = 200;
/// The turns of a tower that are measured: two have used it before (TOWER decision 6: at least two).
const USED: RangeInclusive<u64> = 3..=6;

/// One turn of hammering.
pub struct Turn {
    /// The tower before the first blow.
    pub before: Tower,
    /// The tray after the last, in order of fall.
    pub tray: Vec<Boulder>,
    /// How many boulders lay in the tray after each blow.
    totals: Vec<usize>,
}

impl Turn {
    /// How many boulders lie in the tray after `blows` blows.
    pub fn total(&self, blows: usize) -> u32 {
        match blows {
            0 => 0,
            n => self.totals[n - 1] as u32,
        }
    }

    /// How many boulders blow `blow` brought, counted from 1.
    pub fn fell(&self, blow: usize) -> u32 {
        self.total(blow) - self.total(blow - 1)
    }

    /// How many boulders of each color blow `blow` brought, counted from 1.
    pub fn colors(&self, blow: usize) -> ByColor<u8> {
        let (from, to) = (self.total(blow - 1), self.total(blow));
        ByColor::count(&self.tray[from as usize..to as usize])
    }

    /// How many boulders of the most frequent limited color lie in the tray after `blows` blows.
    pub fn most(&self, blows: usize) -> u8 {
        ByColor::count(&self.tray[..self.total(blows) as usize]).most_limited()
    }
}

/// The key of the `n`th tower of a test.
pub fn key(test: &str, n: u32) -> [u8; 32] {
    let mut key = [0; 32];
    key[..4].copy_from_slice(&n.to_le_bytes());
    key[4..4 + test.len()].copy_from_slice(test.as_bytes());
    key
}

/// A tower after set-up; every other one is mirrored.
pub fn set_up(key: &[u8; 32]) -> Tower {
    let mut tower = Tower::outside_all(key[0] % 2 == 1);
    tower.pour(&mut Draws::open(key, 255), &mut ());
    tower
}

/// Plays `turns` turns of nine blows of one strength on random sides, on towers used for two turns before.
pub fn hammer(test: &str, turns: usize, strength: Strength) -> Vec<Turn> {
    hammer_in(test, turns, strength, 9..=9, USED)
}

/// The same with turns of so many blows, each length alike, and of each tower the turns `measured`.
pub fn hammer_in(
    test: &str,
    turns: usize,
    strength: Strength,
    blows: RangeInclusive<u32>,
    measured: RangeInclusive<u64>,
) -> Vec<Turn> {
    let mut played = Vec::new();
    for n in 0.. {
        let key = key(test, n);
        let mut tower = set_up(&key);
        for turn in 1..=*measured.end() {
            let mut choices = Draws::open(&key, turn * 256 + CHOICES);
            let blows = blows.start() + choices.below(blows.end() - blows.start() + 1);
            let before = tower.clone();
            let mut totals = Vec::new();
            for blow in 0..blows {
                let side = Side::ALL[choices.below(2) as usize];
                let mut draws = Draws::open(&key, turn * 256 + u64::from(blow));
                tower.blow(Blow::new(side, strength), &mut draws, &mut ());
                totals.push(tower.out_count());
            }
            if measured.contains(&turn) {
                let tray = tower.outside().to_vec();
                played.push(Turn {
                    before,
                    tray,
                    totals,
                });
                if played.len() == turns {
                    return played;
                }
            }
            tower.pour(&mut Draws::open(&key, turn * 256 + 255), &mut ());
        }
    }
    unreachable!("the loop ends with enough turns")
}
