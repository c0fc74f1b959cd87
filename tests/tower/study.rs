//! Plays many turns on many towers and keeps what fell.

use trollfjord::engine::Draws;
use trollfjord::games::trollfjord::tower::{Blow, ByColor, Color, Side, Strength, Tower};

/// The stream of a turn from which the tests draw their own choices; the game leaves it unused.
const CHOICES: u64 = 200;
/// Turns that only use the tower before it is measured (TOWER decision 6: at least two).
const USED: u64 = 2;
/// Turns measured on one tower.
const MEASURED: u64 = 4;

/// The tray after each blow of a turn.
pub struct Turn(pub Vec<ByColor<u8>>);

impl Turn {
    /// How many boulders lie in the tray after `blows` blows.
    pub fn total(&self, blows: usize) -> u32 {
        match blows {
            0 => 0,
            n => self.0[n - 1].0.iter().map(|&c| u32::from(c)).sum(),
        }
    }

    /// How many boulders blow `blow` brought, counted from 1.
    pub fn fell(&self, blow: usize) -> u32 {
        self.total(blow) - self.total(blow - 1)
    }

    /// How many boulders of the most frequent limited color lie in the tray after `blows` blows.
    pub fn most(&self, blows: usize) -> u8 {
        Color::LIMITED
            .map(|c| self.0[blows - 1][c])
            .into_iter()
            .max()
            .unwrap()
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

/// Plays `turns` turns of `blows` blows of one strength on random sides, on towers used for two turns before.
/// Also gives the tower before each turn and the first side struck.
pub fn hammer(test: &str, turns: u32, blows: u64, strength: Strength) -> Vec<(Tower, Side, Turn)> {
    let mut played = Vec::new();
    for n in 0.. {
        let key = key(test, n);
        let mut tower = set_up(&key);
        for turn in 1..=USED + MEASURED {
            let before = tower.clone();
            let mut choices = Draws::open(&key, turn * 256 + CHOICES);
            let mut first = None;
            let mut trays = Vec::new();
            for blow in 0..blows {
                let side = Side::ALL[choices.below(2) as usize];
                first.get_or_insert(side);
                let stream = turn * 256 + blow;
                tower.blow(
                    Blow::new(side, strength),
                    &mut Draws::open(&key, stream),
                    &mut (),
                );
                trays.push(tower.out_by_color());
            }
            tower.pour(&mut Draws::open(&key, turn * 256 + 255), &mut ());
            if turn > USED {
                played.push((before, first.unwrap(), Turn(trays)));
                if played.len() == turns as usize {
                    return played;
                }
            }
        }
    }
    unreachable!("the loop ends with enough turns")
}
