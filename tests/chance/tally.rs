//! Counts of draws and their chi-square: even tables, shuffles, and trials that each have a chance of their own.

use std::collections::BTreeMap;

use statrs::distribution::{ChiSquared, ContinuousCDF};

/// A normal cell has at least this variance; smaller ones are thrown together.
const LEAST: f64 = 5.0;

/// How likely chi-square is at least `x` with so many degrees of freedom.
pub fn beyond(x: f64, freedom: usize) -> f64 {
    match ChiSquared::new(freedom as f64) {
        Ok(law) if x.is_finite() => law.sf(x),
        _ => 0.0,
    }
}

/// Draws that each come to one of some equally likely results.
pub struct Even(Vec<u64>);

impl Even {
    pub fn new(results: usize) -> Self {
        Even(vec![0; results])
    }

    pub fn count(&mut self, result: usize) {
        self.0[result] += 1;
    }

    pub fn p(&self) -> f64 {
        let drawn: u64 = self.0.iter().sum();
        let expected = drawn as f64 / self.0.len() as f64;
        let square = |&n: &u64| (n as f64 - expected).powi(2) / expected;
        beyond(self.0.iter().map(square).sum(), self.0.len() - 1)
    }
}

/// Shuffles of things of some kinds: how often each place holds each kind.
pub struct Shuffled {
    /// How many things there are of each kind; together as many as places.
    kinds: Vec<usize>,
    places: usize,
    counts: Vec<u64>,
}

impl Shuffled {
    pub fn new(kinds: Vec<usize>) -> Self {
        let places = kinds.iter().sum();
        let counts = vec![0; places * kinds.len()];
        Shuffled {
            kinds,
            places,
            counts,
        }
    }

    /// So many things that all differ.
    pub fn distinct(things: usize) -> Self {
        Self::new(vec![1; things])
    }

    pub fn count(&mut self, place: usize, kind: usize) {
        self.counts[place * self.kinds.len() + kind] += 1;
    }

    /// What lies at one place cannot lie at another, so the sum of squares is larger than chi-square by the factor
    /// places / (places - 1), and a whole row and a whole column are not free.
    pub fn p(&self) -> f64 {
        let places = self.places as f64;
        let shuffles = self.counts.iter().sum::<u64>() as f64 / places;
        let mut sum = 0.0;
        for (i, &n) in self.counts.iter().enumerate() {
            let expected = shuffles * self.kinds[i % self.kinds.len()] as f64 / places;
            sum += (n as f64 - expected).powi(2) / expected;
        }
        let freedom = (self.places - 1) * (self.kinds.len() - 1);
        beyond(sum * (places - 1.0) / places, freedom)
    }
}

/// Trials that succeed or not, each with a chance that is known; trials of equal chance share a cell.
#[derive(Default)]
pub struct Odds(BTreeMap<[u8; 5], Cell>);

struct Cell {
    chance: f64,
    trials: u64,
    hits: u64,
}

impl Odds {
    /// One trial. `cell` is what its chance hangs on; `chance` is asked for once a cell.
    pub fn trial(&mut self, cell: [u8; 5], hit: bool, chance: impl FnOnce() -> f64) {
        let new = || Cell {
            chance: chance(),
            trials: 0,
            hits: 0,
        };
        let cell = self.0.entry(cell).or_insert_with(new);
        cell.trials += 1;
        cell.hits += u64::from(hit);
    }

    /// 0 if something happened that never may, or did not that always must.
    pub fn p(&self) -> f64 {
        let (mut sum, mut freedom) = (0.0, 0);
        let (mut small_off, mut small_variance) = (0.0, 0.0);
        for cell in self.0.values() {
            let chance = cell.chance.clamp(0.0, 1.0);
            let trials = cell.trials as f64;
            let off = cell.hits as f64 - trials * chance;
            let variance = trials * chance * (1.0 - chance);
            if variance == 0.0 && off != 0.0 {
                return 0.0;
            } else if variance >= LEAST {
                sum += off * off / variance;
                freedom += 1;
            } else {
                small_off += off;
                small_variance += variance;
            }
        }
        if small_variance >= LEAST {
            sum += small_off * small_off / small_variance;
            freedom += 1;
        }
        beyond(sum, freedom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From printed tables of the distribution.
    #[test]
    fn chi_square_as_in_the_books() {
        for (freedom, x, p) in [
            (1, 3.841, 0.05),
            (3, 11.345, 0.01),
            (10, 18.307, 0.05),
            (10, 2.156, 0.995),
            (100, 149.449, 0.001),
        ] {
            let found = beyond(x, freedom);
            assert!((found / p - 1.0).abs() < 0.01, "{freedom} {x}: {found}");
        }
        // Many degrees of freedom: within a hair of a normal law (mean n, variance 2n).
        let n = 65_535.0_f64;
        let three_up = beyond(n + 3.0 * (2.0 * n).sqrt(), 65_535);
        assert!((0.0013..0.0016).contains(&three_up), "{three_up}");
    }

    fn even(counts: &[u64]) -> f64 {
        Even(counts.to_vec()).p()
    }

    #[test]
    fn even_tables_are_judged() {
        assert!(even(&[95, 105, 88, 112]) > 0.1);
        assert!(even(&[60, 140, 100, 100]) < 1e-4);
        assert!(even(&[100_000; 4]) > 0.9999, "too even to be luck");
    }

    /// A shuffle that swaps every place with any other, which is known to be uneven, against a rotation, which is even
    /// at every place.
    #[test]
    fn shuffles_are_judged() {
        let mut draws = trollfjord::engine::Draws::open(&[3; 32], 7);
        let (mut naive, mut fair) = (Shuffled::distinct(5), Shuffled::new(vec![2, 3]));
        for _ in 0..20_000 {
            let mut items = [0, 1, 2, 3, 4];
            (0..5).for_each(|i| items.swap(i, draws.below(5) as usize));
            (0..5).for_each(|i| naive.count(i, items[i]));
            let mut items = [0, 0, 1, 1, 1];
            draws.shuffle(&mut items);
            (0..5).for_each(|i| fair.count(i, items[i]));
        }
        assert!(naive.p() < 1e-6);
        assert!((0.001..0.999).contains(&fair.p()));
    }

    #[test]
    fn trials_are_judged() {
        let mut odds = Odds::default();
        for n in 0..1_000 {
            odds.trial([1; 5], n % 10 < 3, || 0.29);
            odds.trial([2; 5], n % 10 < 5, || 0.52);
        }
        assert!((0.1..0.9).contains(&odds.p()));
        (0..1_000).for_each(|n| odds.trial([3; 5], n % 10 < 3, || 0.4));
        assert!(odds.p() < 1e-6);
        let mut never = Odds::default();
        (0..1_000).for_each(|n| never.trial([1; 5], n % 2 == 0, || 0.5));
        assert!(never.p() > 0.999);
        never.trial([2; 5], true, || 0.0);
        assert_eq!(never.p(), 0.0);
    }
}
