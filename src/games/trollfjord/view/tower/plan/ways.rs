//! The ways of the boulders: to the lip, down to the next ledge, out of the gate, closing up.

use super::super::place::{
    Place, Point, RADIUS, ROW, SHAFT, Spot, cell, hash, lip_side, over, place,
};
use super::tracks::{FLAT, Tracks, distance, lifted, near, shifted, within};
use super::{Cue, Ease, Kind, Plan};
use crate::engine::sort_by_key;
use crate::games::trollfjord::tower::{BOULDERS, Boulder, Color, Ledge, Tower, TowerEvent};

/// Gravity: units per square millisecond.
const GRAVITY: f64 = 0.0032;
/// Landings on one ledge are so far apart, where no more happens than [`MUCH`].
pub const LANDINGS: f64 = 26.0;
/// Boulders pass the gate so far apart.
pub const GATE: f64 = 46.0;
/// So many events run one after the other; more of them run closer together, but not closer than a part.
const MUCH: f64 = 56.0;
const CLOSEST: f64 = 0.4;
/// No film is longer, and none shorter: hammer and tower swing out.
pub const LONGEST: f64 = 1_800.0;
pub const SHORTEST: f64 = 900.0;
/// From the lowest lip to the end of the chute: it falls, is squashed and rolls.
const TO_GATE: f64 = 168.0 + 24.0 + 92.0;
/// Degrees that a boulder rolls in one unit.
const ROLL: f64 = 57.3 / RADIUS;
/// Where the boulders leave the chute, and where they touch the tray.
const EDGE: f64 = 122.0;
pub const DROP: f64 = 147.0;

/// A plan in the making.
pub struct Film {
    /// The tower, as far as the events have been told.
    pub tower: Tower,
    /// The tracks so far.
    pub tracks: Tracks,
    /// The cues so far.
    pub cues: Vec<Cue>,
    /// When each boulder may set out.
    pub start: [f64; BOULDERS],
    /// When each boulder touched the ledge it fell on.
    pub touch: [f64; BOULDERS],
    /// When the last boulder so far touched each ledge.
    pub landed: [f64; 4],
    /// When each ledge is at rest.
    pub rest: [f64; 4],
    /// When the last boulder so far passed the gate.
    pub gate: f64,
    /// How many are in the tray, and how many of them came there just now.
    pub tray: (usize, usize),
    /// How close together everything happens, 1 for not at all.
    pub close: f64,
}

/// How close together so much happens.
pub fn closeness(events: &[TowerEvent]) -> f64 {
    within(MUCH / events.len() as f64, CLOSEST, 1.0)
}

impl Film {
    /// Nothing has happened yet; no ledge is at rest before `rest`.
    pub fn new(tower: &Tower, events: &[TowerEvent], rest: f64) -> Film {
        Film {
            tower: tower.clone(),
            tracks: Tracks::new(tower),
            cues: Vec::new(),
            start: [0.0; BOULDERS],
            touch: [0.0; BOULDERS],
            landed: [0.0; 4],
            rest: [rest; 4],
            gate: 0.0,
            tray: (tower.out_count(), 0),
            close: closeness(events),
        }
    }

    /// Something is heard.
    pub fn cue(&mut self, t: f64, kind: Kind, n: usize, at: Point) {
        self.cues.push(Cue { t, kind, n, at });
    }

    /// +1, or -1 in a mirrored tower.
    pub fn side(&self) -> f64 {
        lip_side(Ledge::Lowest, self.tower.mirrored())
    }

    /// Where a boulder lies at place `k` of a ledge.
    pub fn bed(&self, id: Boulder, on: Ledge, k: usize) -> Place {
        place(id, Spot::On(on, k), self.tower.mirrored())
    }

    /// Just beyond the lip of a ledge.
    pub fn lip(&self, on: Ledge) -> Point {
        over(on, -0.42, RADIUS + 4.2, self.tower.mirrored())
    }

    /// The boulders of a ledge from place `from` on close up, or make room.
    pub fn settle(&mut self, on: Ledge, from: usize, t: f64, each: f64, time: f64) {
        let queue = self.tower.ledge(on).to_vec();
        for (k, &boulder) in queue.iter().enumerate().skip(from) {
            let id = usize::from(boulder.id());
            let last = self.tracks.place(id);
            let mut bed = self.bed(boulder, on, k);
            bed.turn = near(bed.turn, last.turn);
            let start = (t + each * (k - from) as f64).max(self.tracks.free(id));
            let far = distance(bed.at, last.at);
            if far < 0.4 {
                continue;
            }
            let end = if far > 20.0 {
                // It changes its row: a small hop over the neighbor.
                let side = 3.0 * lip_side(on, self.tower.mirrored());
                let at = Point {
                    x: (last.at.x + bed.at.x) / 2.0 + side,
                    y: last.at.y.min(bed.at.y) - 5.0,
                };
                let top = Place { at, ..bed };
                let half = self.tracks.to(id, start, time / 2.0, top, Ease::Out);
                self.tracks.to(id, half, time / 2.0, bed, Ease::In)
            } else {
                self.tracks.to(id, start, time, bed, Ease::Soft)
            };
            self.tracks.settling(id);
            self.wait(on, end);
        }
    }

    /// A ledge is not at rest before `t`.
    fn wait(&mut self, on: Ledge, t: f64) {
        let rest = &mut self.rest[on.index()];
        *rest = rest.max(t);
    }

    /// How long a boulder slides to the lip.
    fn slide(&mut self, id: usize, on: Ledge) -> (f64, f64) {
        let far = distance(self.tracks.place(id).at, self.lip(on));
        (far, within((far * (2.0 / 0.0046)).sqrt(), 52.0, 190.0))
    }

    /// A boulder slides before the others to the lip of its ledge; tells when it is there.
    pub fn slide_off(&mut self, boulder: Boulder, on: Ledge, t: f64) -> f64 {
        let id = usize::from(boulder.id());
        let from = self.tracks.place(id);
        let (far, time) = self.slide(id, on);
        let side = lip_side(on, self.tower.mirrored());
        let roll = side * rolls(boulder, 0.55) * far;
        let lip = Place {
            at: self.lip(on),
            turn: from.turn + roll,
        };
        self.tracks.bring_forward(id);
        let t = t.max(self.tracks.end(id));
        let end = if far > 34.0 {
            // Not through those that lie nearer to the lip: over them, and down only where there is room.
            let halfway = Place {
                at: Point {
                    x: (from.at.x + lip.at.x) / 2.0,
                    y: from.at.y.min((from.at.y + lip.at.y) / 2.0),
                },
                turn: from.turn + roll * 0.4,
            };
            let half = self.tracks.to(id, t, time / 2.0, halfway, Ease::In);
            self.tracks.to(id, half, time / 2.0, lip, Ease::Roll)
        } else {
            self.tracks.to(id, t, time, lip, Ease::In)
        };
        self.wait(on, end);
        end
    }

    /// When a boulder that goes to ledge `on` may leave the one above, so that it lands well after the last one.
    pub fn in_order(&mut self, boulder: Boulder, above: Ledge, on: Ledge) -> f64 {
        let id = usize::from(boulder.id());
        let start = self.start[id].max(self.tracks.end(id));
        let soonest = start + self.slide(id, above).1 + 66.0;
        start
            + f64::max(
                0.0,
                self.landed[on.index()] + LANDINGS * self.close - soonest,
            )
    }

    /// A boulder comes down from the lip above, or from over the rim, to place `k` of a ledge.
    pub fn come_down(&mut self, boulder: Boulder, on: Ledge, k: usize, t: f64) {
        let id = usize::from(boulder.id());
        let mirrored = self.tower.mirrored();
        let from = self.tracks.place(id);
        let mut bed = self.bed(boulder, on, k);
        let side = lip_side(on, mirrored);
        let (_, along) = cell(on, k);
        let straight = along >= 5.4;
        let spin = from.turn - side * (40.0 + 60.0 * hash(boulder.id(), 11));
        let first = if straight {
            bed.turn = near(bed.turn, spin);
            bed
        } else {
            // On top of what lies at the wall, then down to its place.
            let others = (0..self.tower.ledge(on).len()).filter(|&other| other != k);
            let rows = others.map(|other| cell(on, other));
            let top = rows.filter(|(_, along)| *along > 5.25 && *along < 6.75);
            let top = top.fold(0.0, |top, (row, _)| f64::max(top, row + 1.0));
            Place {
                at: over(on, 6.0, RADIUS + top.min(4.0) * ROW, mirrored),
                turn: spin,
            }
        };
        let drop = f64::max(8.0, first.at.y - from.at.y);
        let mut time = within((2.0 * drop / GRAVITY).sqrt(), 66.0, 270.0);
        // Falling longer is the last way to keep the order.
        let soonest = self.landed[on.index()] + LANDINGS * self.close;
        time = time.max(soonest - t);
        let touch = self.tracks.fly(id, t, time, first, 0.0);
        self.touch[id] = touch;
        self.landed[on.index()] = touch;
        self.cue(touch, Kind::Land, id, bed.at);
        if straight {
            self.tracks.bounce(id, touch, bed, 0.8);
        } else {
            let flat = lifted(first, -1.2);
            let up = self.tracks.squash(id, touch, 26.0, flat, FLAT, Ease::Out);
            let far = distance(bed.at, first.at);
            let time = within((far * (2.0 / 0.0034)).sqrt(), 70.0, 230.0);
            bed.turn = near(bed.turn, spin + side * rolls(boulder, 0.5) * far);
            let hop = Place {
                at: Point {
                    x: first.at.x + (bed.at.x - first.at.x) * 0.36,
                    y: first.at.y + (bed.at.y - first.at.y) * 0.36
                        - f64::min(9.0, 3.0 + far * 0.08),
                },
                turn: spin + (bed.turn - spin) * 0.4,
            };
            let down = self.tracks.to(id, up, time * 0.45, hop, Ease::Out);
            let end = self.tracks.to(id, down, time * 0.55, bed, Ease::In);
            self.tracks.bounce(id, end, bed, 0.45);
        }
        let end = self.tracks.end(id);
        self.wait(on, end);
    }

    /// A point on the chute, so far toward the gate.
    fn chute(&self, x: f64) -> Point {
        Point {
            x: self.side() * x,
            y: -22.0 + 0.09 * (x + SHAFT) - RADIUS,
        }
    }

    /// From the lip of the lowest ledge (or anywhere over the chute) out of the gate and down into the tray; tells when
    /// it touches.
    pub fn leave(&mut self, id: usize, t: f64, to: Point) -> f64 {
        let from = self.tracks.place(id);
        let side = self.side();
        let spun = |degrees: f64| from.turn + side * degrees;
        let foot = Place {
            at: self.chute(67.0),
            turn: spun(70.0),
        };
        let drop = f64::max(10.0, foot.at.y - from.at.y);
        let t = self
            .tracks
            .fly(id, t, (2.0 * drop / GRAVITY).sqrt(), foot, 0.0);
        let flat = Place {
            turn: spun(74.0),
            ..shifted(foot, side * 2.0, 1.2)
        };
        let t = self.tracks.squash(id, t, 24.0, flat, FLAT, Ease::Out);
        let edge = Place {
            at: self.chute(EDGE),
            turn: spun(240.0),
        };
        let t = self.tracks.to(id, t, 92.0, edge, Ease::Roll);
        self.gate = self.gate.max(t);
        let tray = Place {
            at: to,
            turn: spun(330.0),
        };
        self.tracks.fly(id, t, 124.0, tray, 0.02)
    }

    /// A boulder of the lowest ledge comes out and rolls to its place in the tray.
    pub fn come_out(&mut self, boulder: Boulder) {
        let id = usize::from(boulder.id());
        let side = self.side();
        let start = self.start[id].max(self.tracks.end(id));
        let soonest = start + self.slide(id, Ledge::Lowest).1 + TO_GATE;
        let start = start + f64::max(0.0, self.gate + GATE * self.close - soonest);
        let lip = self.slide_off(boulder, Ledge::Lowest, start);
        let mut bed = place(boulder, Spot::Tray(self.tray.0), self.tower.mirrored());
        self.tray = (self.tray.0 + 1, self.tray.1 + 1);
        // What lies beyond the edge of the chute falls right there, all else rolls back along the tray.
        let x = side * f64::max(DROP, side * bed.at.x);
        let out = Point { x, y: bed.at.y };
        let touch = self.leave(id, lip, out);
        self.cue(touch, Kind::Out, self.tray.1, out);
        let landed = self.tracks.place(id);
        let far = side * (x - bed.at.x);
        bed.turn = near(bed.turn, landed.turn - side * rolls(boulder, 0.5) * far);
        let flat = lifted(landed, -1.3);
        let up = self.tracks.squash(id, touch, 26.0, flat, FLAT, Ease::Out);
        let time = within(far / 1.2, 96.0, 240.0);
        let part = Place {
            at: Point {
                x: x + (bed.at.x - x) * 0.13,
                y: bed.at.y - 4.0,
            },
            turn: landed.turn + (bed.turn - landed.turn) * 0.13,
        };
        let roll = self.tracks.to(id, up, time * 0.16, part, Ease::Out);
        self.tracks.to(id, roll, time * 0.84, bed, Ease::Out);
    }
}

impl Film {
    /// One clock for all: what takes longer after `start` than the `room` there is is hurried, the more the longer it is,
    /// so that the longest film never becomes longer.
    pub fn finish(mut self, start: f64, room: f64) -> Plan {
        // What keystones, hammer and dust do takes a while.
        let last = self.cues.iter().map(|cue| cue.t + 240.0);
        let last = last.fold(self.tracks.over(), f64::max);
        let (span, most) = (last - start, LONGEST - start - room);
        let more = f64::max(0.0, span - room);
        let haste = (span - more + more * most / (more + most)) / span;
        let clock = |t: f64| t - f64::max(0.0, t - start) * (1.0 - haste);
        let end = f64::max(SHORTEST, clock(last));
        for cue in &mut self.cues {
            cue.t = clock(cue.t);
        }
        sort_by_key(&mut self.cues, |cue| cue.t as i64);
        Plan {
            front: std::mem::take(&mut self.tracks.front),
            tracks: self.tracks.finish(clock),
            cues: self.cues,
            end,
            haste,
        }
    }
}

/// Degrees in one unit: round ones roll, the others slide more than they roll.
fn rolls(boulder: Boulder, part: f64) -> f64 {
    if boulder.color() == Color::White {
        ROLL
    } else {
        ROLL * part
    }
}
