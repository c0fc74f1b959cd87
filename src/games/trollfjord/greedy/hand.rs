//! The one who holds the hammer: which blow, or stop. Every blow is looked at once, all that may follow is guessed.

use arrayvec::ArrayVec;

use super::super::tower::{Blow, Color, PER_COLOR, Tower};
use super::forecast::Forecast;
use super::odds::{SURE, calm, falls, reach};

/// A treasure the hammerer may hope for.
#[derive(Clone, Copy, Debug)]
pub struct Hope {
    /// How many boulders it asks for.
    pub value: i32,
    /// What it is worth to the hammerer.
    pub worth: i32,
}

/// What the hammerer knows.
#[derive(Clone, Debug)]
pub struct Hand<'a> {
    /// The tower.
    pub tower: &'a Tower,
    /// Hit limit and color limit.
    pub limit: u8,
    /// Blows struck.
    pub blows: u8,
    /// Whether an empty hit passes the hammer on.
    pub swaps: bool,
    /// What the cheapest gift is worth, if one is left.
    pub gift: Option<i32>,
    /// The treasures within the hammerer's rights.
    pub hopes: ArrayVec<Hope, 3>,
}

/// Boulders out, as far as the future is guessed.
#[derive(Clone, Copy)]
struct Outside {
    total: i32,
    /// Of each limited color, in 16ths.
    colors: [i32; 3],
    /// Blows left.
    left: u8,
    /// Boulders on the lowest ledge, in 16ths.
    low: i32,
}

impl Hand<'_> {
    /// What there is to have by stopping now.
    pub fn stop(&self) -> i32 {
        self.within(self.outside().total)
    }

    /// The best blow, with what it is worth.
    pub fn strike(&self) -> (Blow, i32) {
        let now = self.outside();
        let mut best = (Blow::ALL[0], i32::MIN);
        for blow in Blow::ALL {
            let worth = self.after(now, Forecast::of(self.tower, blow));
            if worth > best.1 {
                best = (blow, worth);
            }
        }
        best
    }

    fn outside(&self) -> Outside {
        let out = self.tower.out_by_color();
        Outside {
            total: self.tower.out_count() as i32,
            colors: Color::LIMITED.map(|color| 16 * i32::from(out[color])),
            left: self.limit - self.blows,
            low: 0,
        }
    }

    /// The best treasure for so many boulders.
    fn within(&self, total: i32) -> i32 {
        let allowed = self.hopes.iter().filter(|hope| hope.value <= total);
        allowed.map(|hope| hope.worth).max().unwrap_or(0)
    }

    /// The mean over what a blow may bring.
    fn after(&self, now: Outside, blow: Forecast) -> i32 {
        let left = now.left.saturating_sub(1);
        let now = Outside {
            low: blow.low as i32 / 16,
            ..now
        };
        let empty = Outside { left, ..now };
        let empty = if self.swaps {
            // The other one takes the first pick, or the blame.
            self.ahead(empty) * 3 / 4
        } else {
            self.ahead(empty)
        };
        let open = 256 - blow.held;
        let chances = falls((blow.total * 256).checked_div(open).unwrap_or(0));
        let mut sum = 0;
        for (n, &chance) in chances.iter().enumerate() {
            let chance = i32::from(chance);
            if chance < 16 {
                continue;
            }
            let worth = if n == 0 {
                empty
            } else {
                self.fallen(now, n as i32, &blow)
            };
            sum += chance * worth;
        }
        (sum / 4096 * open as i32 + empty * blow.held as i32) / SURE
    }

    /// What it is worth when `n` boulders fall.
    fn fallen(&self, now: Outside, n: i32, blow: &Forecast) -> i32 {
        let limit = 16 * i32::from(self.limit);
        let all = (blow.total as i32).max(1);
        let mut next = Outside {
            total: now.total + n,
            left: now.left.saturating_sub(1),
            ..now
        };
        let (mut quiet, mut nearly) = (SURE, SURE);
        for (i, color) in Color::LIMITED.into_iter().enumerate() {
            let share = SURE * blow.by_color[color as usize] as i32 / all;
            let spare = limit - now.colors[i];
            quiet = quiet * calm(n, spare, share, SURE) / SURE;
            nearly = nearly * calm(n, spare + 16, share, SURE) / SURE;
            next.colors[i] = (now.colors[i] + n * share / 16).min(limit.max(now.colors[i]));
        }
        let angry = self.bought(self.within(next.total));
        (quiet * self.ahead(next) + (nearly - quiet) * angry) / SURE
    }

    /// What a treasure is worth that asks for a gift first.
    fn bought(&self, worth: i32) -> i32 {
        self.gift.map_or(0, |gift| (worth - gift).max(0))
    }

    /// The better of stopping and of going for one of the higher treasures.
    fn ahead(&self, at: Outside) -> i32 {
        let now = self.within(at.total);
        if at.left == 0 {
            return now;
        }
        let higher = self
            .hopes
            .iter()
            .filter(|hope| hope.value > at.total && hope.worth > now);
        higher.fold(now, |best, hope| {
            best.max(self.try_for(*hope, at, now, best))
        })
    }

    /// Hammering on until there are enough boulders for `hope`; 0 where that is worth no more than `best`.
    fn try_for(&self, hope: Hope, at: Outside, now: i32, best: i32) -> i32 {
        let missing = hope.value - at.total;
        let inside = self.tower.inside_count() as i32 + self.tower.out_count() as i32 - at.total;
        let reached = reach(at.left, missing, inside, at.low);
        let worth = (reached * hope.worth + (SURE - reached) * now) / SURE;
        // Anger makes it no better, and is the long part of the reckoning.
        if worth <= best {
            return 0;
        }
        let mut quiet = SURE;
        for out in at.colors {
            let colored = PER_COLOR as i32 - out / 16;
            let spare = 16 * i32::from(self.limit) - out;
            // The last blow brings more than is missing.
            quiet = quiet * calm(missing + 1, spare, colored, inside) / SURE;
        }
        let angry = reached * self.bought(hope.worth) / SURE / 2;
        (quiet * worth + (SURE - quiet) * angry) / SURE
    }
}
