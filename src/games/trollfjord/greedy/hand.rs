//! The one who holds the hammer: which blow, or stop. Every blow is looked at once, all that may follow is guessed.

use arrayvec::ArrayVec;

use super::super::tower::{BOULDERS, Blow, Color, PER_COLOR, Tower};
use super::forecast::Forecast;
use super::odds::{SURE, calm, falls, reach};

/// So many boulders that none is missed: their shares are those of chances.
const SURE_OF_MANY: u32 = SURE.unsigned_abs();

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
        let stop = self.within(now.total);
        let empty = if self.swaps {
            // The other one takes the first pick, or the blame.
            self.ahead(empty, stop) * 3 / 4
        } else {
            self.ahead(empty, stop)
        };
        let open = 256 - blow.held;
        let chances = falls((blow.total * 256).checked_div(open).unwrap_or(0));
        let all = blow.total.max(1);
        let shares = Color::LIMITED.map(|color| SURE_OF_MANY * blow.by_color[color as usize] / all);
        let mut sum = 0;
        for (n, &chance) in chances.iter().enumerate() {
            let chance = i32::from(chance);
            if chance < 16 {
                continue;
            }
            let worth = if n == 0 {
                empty
            } else {
                self.fallen(now, n as u32, shares)
            };
            sum += chance * worth;
        }
        (sum / 4096 * open as i32 + empty * blow.held as i32) / SURE
    }

    /// What it is worth when `n` boulders fall, of which the limited colors have so large shares.
    fn fallen(&self, now: Outside, n: u32, shares: [u32; 3]) -> i32 {
        let limit = 16 * i32::from(self.limit);
        let mut next = Outside {
            total: now.total + n as i32,
            left: now.left.saturating_sub(1),
            ..now
        };
        let (mut quiet, mut nearly) = (SURE, SURE);
        for (i, share) in shares.into_iter().enumerate() {
            let spare = limit - now.colors[i];
            quiet = quiet * calm(n, spare, share, SURE_OF_MANY) / SURE;
            nearly = nearly * calm(n, spare + 16, share, SURE_OF_MANY) / SURE;
            let more = (n * share / 16) as i32;
            next.colors[i] = (now.colors[i] + more).min(limit.max(now.colors[i]));
        }
        let worth = self.within(next.total);
        let angry = self.bought(worth);
        // What cannot be need not be reckoned.
        let ahead = if quiet > 0 {
            self.ahead(next, worth)
        } else {
            0
        };
        (quiet * ahead + (nearly - quiet) * angry) / SURE
    }

    /// What a treasure is worth that asks for a gift first.
    fn bought(&self, worth: i32) -> i32 {
        self.gift.map_or(0, |gift| (worth - gift).max(0))
    }

    /// The better of stopping, which brings `now`, and of going for one of the higher treasures.
    fn ahead(&self, at: Outside, now: i32) -> i32 {
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
        let inside = BOULDERS as i32 - at.total;
        let reached = reach(at.left, missing, inside, at.low);
        let worth = (reached * hope.worth + (SURE - reached) * now) / SURE;
        // Anger makes it no better, and is the long part of the reckoning.
        if worth <= best {
            return 0;
        }
        let mut quiet = SURE;
        // The last blow brings more than is missing.
        let drawn = (missing + 1).unsigned_abs();
        let inside = inside.max(0).unsigned_abs();
        for out in at.colors {
            let colored = (PER_COLOR as i32 - out / 16).max(0).unsigned_abs();
            let spare = 16 * i32::from(self.limit) - out;
            quiet = quiet * calm(drawn, spare, colored, inside) / SURE;
        }
        let angry = reached * self.bought(hope.worth) / SURE / 2;
        (quiet * worth + (SURE - quiet) * angry) / SURE
    }
}
