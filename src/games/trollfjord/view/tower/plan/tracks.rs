//! The tracks of the 44 boulders while a plan is made.

use super::super::place::{Place, Point, place, spots};
use super::{Ease, Key, Track};
use crate::games::trollfjord::tower::{BOULDERS, Boulder, Tower};

/// As drawn.
pub const WHOLE: (f64, f64) = (1.0, 1.0);
/// Squashed by a landing.
pub const FLAT: (f64, f64) = (1.13, 0.86);
/// Stretched by the rebound.
pub const TALL: (f64, f64) = (0.97, 1.04);

/// The tracks.
pub struct Tracks {
    /// The key frames of each boulder; the first is where it lay.
    pub keys: Vec<Vec<Key>>,
    /// Whose last move may be cut short by the next: it only settles.
    settles: [bool; BOULDERS],
    /// Who runs before the others, see [`super::Plan::front`].
    pub front: Vec<usize>,
}

impl Tracks {
    /// Every boulder at rest.
    pub fn new(tower: &Tower) -> Tracks {
        let spots = spots(tower);
        let keys = Boulder::all().zip(spots).map(|(boulder, spot)| {
            let place = place(boulder, spot, tower.mirrored());
            vec![Key {
                t: 0.0,
                place,
                size: WHOLE,
                ease: Ease::Even,
            }]
        });
        Tracks {
            keys: keys.collect(),
            settles: [false; BOULDERS],
            front: Vec::new(),
        }
    }

    /// The last key frame of a boulder so far.
    pub fn last(&mut self, id: usize) -> &mut Key {
        let keys = &mut self.keys[id];
        let last = keys.len() - 1;
        &mut keys[last]
    }

    /// Where its track ends.
    pub fn place(&mut self, id: usize) -> Place {
        self.last(id).place
    }

    /// When its track ends.
    pub fn end(&mut self, id: usize) -> f64 {
        self.last(id).t
    }

    /// When it can move next: what settles can at any time.
    pub fn free(&mut self, id: usize) -> f64 {
        if self.settles[id] { 0.0 } else { self.end(id) }
    }

    /// The boulder runs before the others from now on.
    pub fn bring_forward(&mut self, id: usize) {
        self.front.retain(|&other| other != id);
        self.front.push(id);
    }

    /// Moves a boulder to a place, not before it is there where it goes now; tells when it arrives.
    pub fn to(&mut self, id: usize, t: f64, time: f64, to: Place, ease: Ease) -> f64 {
        self.squash(id, t, time, to, WHOLE, ease)
    }

    /// The same with another shape.
    pub fn squash(
        &mut self,
        id: usize,
        mut t: f64,
        time: f64,
        to: Place,
        size: (f64, f64),
        ease: Ease,
    ) -> f64 {
        let keys = &mut self.keys[id];
        let count = keys.len();
        if t < keys[count - 1].t {
            t = if self.settles[id] && count > 1 {
                t.max(keys[count - 2].t + 1.0)
            } else {
                keys[count - 1].t
            };
            keys[count - 1].t = t;
        }
        let mut last = keys[count - 1];
        if t > last.t {
            last = Key {
                t,
                ease: Ease::Even,
                ..last
            };
            keys.push(last);
        }
        let count = keys.len();
        keys[count - 1].ease = ease;
        let arrival = t + time;
        keys.push(Key {
            t: arrival,
            place: to,
            size,
            ease: Ease::Even,
        });
        self.settles[id] = false;
        arrival
    }

    /// Marks the last move of a boulder as one that only settles it.
    pub fn settling(&mut self, id: usize) {
        self.settles[id] = true;
    }

    /// A flight in four straight pieces: evenly across, under gravity downward from a speed of `lift`.
    pub fn fly(&mut self, id: usize, t: f64, time: f64, to: Place, lift: f64) -> f64 {
        let from = self.place(id);
        let start = t.max(self.end(id));
        let drop = to.at.y - from.at.y - lift * time;
        for piece in 1..=4 {
            let u = f64::from(piece) / 4.0;
            let part = Place {
                at: Point {
                    x: from.at.x + (to.at.x - from.at.x) * u,
                    y: from.at.y + lift * time * u + drop * u * u,
                },
                turn: from.turn + (to.turn - from.turn) * u,
            };
            let t = start + (u - 0.25) * time;
            self.to(id, t, time / 4.0, part, Ease::Even);
        }
        self.end(id)
    }

    /// A boulder that touches its bed: it is squashed, hops and lies.
    pub fn bounce(&mut self, id: usize, t: f64, at: Place, hop: f64) -> f64 {
        self.squash(id, t, 28.0, lifted(at, -1.4), FLAT, Ease::Out);
        self.squash(id, t + 28.0, 46.0, lifted(at, 2.4 * hop), TALL, Ease::Out);
        self.to(id, t + 74.0, 44.0, at, Ease::In)
    }

    /// When the last of them rests.
    pub fn over(&self) -> f64 {
        let ends = self.keys.iter().filter_map(|keys| Some(keys.last()?.t));
        ends.fold(0.0, f64::max)
    }

    /// The tracks of those that move, all times changed by `clock`.
    pub fn finish(self, clock: impl Fn(f64) -> f64) -> Vec<Track> {
        let moving = self.keys.into_iter().enumerate();
        let moving = moving.filter(|(_, keys)| keys.len() > 1);
        let timed = moving.map(|(id, mut keys)| {
            keys.iter_mut().for_each(|key| key.t = clock(key.t));
            Track { id, keys }
        });
        timed.collect()
    }
}

/// So much higher.
pub fn lifted(place: Place, by: f64) -> Place {
    shifted(place, 0.0, -by)
}

/// Moved aside.
pub fn shifted(place: Place, x: f64, y: f64) -> Place {
    Place {
        at: Point {
            x: place.at.x + x,
            y: place.at.y + y,
        },
        ..place
    }
}

/// The turn that looks like `rest` and is nearest to `turn`, so that nothing spins back.
pub fn near(rest: f64, turn: f64) -> f64 {
    rest + 360.0 * ((turn - rest) / 360.0).round_ties_even()
}

/// How far apart two points are.
pub fn distance(a: Point, b: Point) -> f64 {
    let (x, y) = (a.x - b.x, a.y - b.y);
    (x * x + y * y).sqrt()
}

/// The nearest to `x` from `low` to `high`. The standard library's own way can fail with both numbers in words, which
/// the page would pay with some 14 kB.
pub fn within(x: f64, low: f64, high: f64) -> f64 {
    let high = f64::min(x, high);
    f64::max(low, high)
}
