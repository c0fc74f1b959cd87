//! Everything of a film that is no boulder: hammer, sway, keystones, dust, the running count, the sign.

use super::super::place::{Place, Point, hash, lip_side};
use super::shapes::Shape;
use super::{Actor, Cue, Extra, Key, Kind, Track};
use crate::games::trollfjord::tower::{Ledge, Strength, Tower};

/// From the press to the impact, in milliseconds.
pub const HIT: f64 = 325.0;
/// Only so many landings raise dust.
const DUSTY: u8 = 9;

/// How long everything stands still at the impact.
pub fn freeze(strength: Strength) -> f64 {
    60.0 + 15.0 * f64::from(strength as u8)
}

/// Start after the cue, length, place, way, fall, turn, lean, size, opacity: milliseconds, tower units, degrees and, the
/// last three, hundredths.
pub type Values = [i16; 11];

/// An effect: what moves how at each cue of a kind.
pub struct Effect {
    /// At which cues.
    pub at: Kind,
    /// What moves.
    pub actor: Actor,
    /// How.
    pub shape: Shape,
    /// How many copies, and how many more for each step of strength.
    pub count: (u8, u8),
    /// Its values; what each step of strength adds; what chance adds to the copies at most.
    pub values: [Values; 3],
}

/// The tracks that the effects of a list have at the cues. `push` is +1 if the hammer strikes from the left, `side` +1 if
/// the gate is on the right.
pub fn show(
    tracks: &mut Vec<Track>,
    cues: &[Cue],
    list: &[Effect],
    before: &Tower,
    (strength, push): (u8, f64),
) {
    let side = lip_side(Ledge::Lowest, before.mirrored());
    for effect in list {
        let mut landed = 0;
        for cue in cues.iter().filter(|cue| effect.is_at(cue, before)) {
            landed += u8::from(cue.kind == Kind::Land);
            let count = if landed > DUSTY { 0 } else { effect.count.0 };
            for copy in 0..count + effect.count.1 * strength {
                tracks.push(effect.track(cue, copy, strength, [push, side]));
            }
        }
    }
}

impl Effect {
    /// A wedge that gives way breaks like any other, if it was there before.
    fn is_at(&self, cue: &Cue, before: &Tower) -> bool {
        let gives_way = cue.kind == Kind::Loosen && before.is_wedged(Ledge::ALL[cue.n]);
        cue.kind == self.at || self.at == Kind::Break && gives_way
    }

    fn track(&self, cue: &Cue, copy: u8, strength: u8, [push, side]: [f64; 2]) -> Track {
        let mut value = [0.0; 11];
        for (i, value) in value.iter_mut().enumerate() {
            let [base, more, chance] = self.values.map(|values| f64::from(values[i]));
            let chance = chance * hash(copy + cue.n as u8, i as u8);
            *value = base + more * f64::from(strength) + chance;
        }
        let [start, time, x, y, dx, dy, fall, turn, lean, size, shown] = value;
        // What strikes and what comes out has a side; what lands and what wedges has none.
        let turned = match self.at {
            Kind::Blow => push,
            Kind::Out | Kind::Nothing | Kind::Pour | Kind::Sweep => side,
            _ => 1.0,
        };
        let mut from = Point { x: 0.0, y: 0.0 };
        let mut wide = 1.0;
        let mut actor = self.actor;
        match &mut actor {
            Actor::Stone(ledge, _) => *ledge = cue.n,
            Actor::Extra(Extra::Coin(n) | Extra::Sign(n)) => *n = cue.n as u8,
            Actor::Extra(Extra::Bucket) => {}
            Actor::Extra(_) if self.at == Kind::Blow => wide = push,
            Actor::Extra(_) => from = cue.at,
            _ => {}
        }
        let keys = self.shape.iter().map(|(row, ease)| {
            let [part, along, down, spin, grown, seen] = row.map(|n| f64::from(n) / 100.0);
            let high = grown * size / 100.0;
            Key {
                t: f64::max(0.0, cue.t + start + time * part),
                place: Place {
                    at: Point {
                        x: from.x + turned * (x + dx * along),
                        y: from.y + y + dy * along + fall * down,
                    },
                    turn: turned * (turn * spin + lean / 100.0 * along),
                },
                size: (wide * high, high),
                shown: f64::min(1.0, seen * shown / 100.0),
                ease: *ease,
            }
        });
        Track {
            actor,
            keys: keys.collect(),
        }
    }
}
