//! The film of a pour: a bucket sweeps the tray, rises and tips; what it holds streams in at the top.

use super::super::place::{Place, Point, RADIUS, Spot, hash, lip_side, over, place};
use super::tracks::{FLAT, WHOLE, distance, lifted, near, within};
use super::ways::{DROP, Film};
use super::{Ease, Kind, Plan};
use crate::games::trollfjord::tower::{BOULDERS, Boulder, Ledge, Tower, TowerEvent};

/// Not there: in the bucket.
const GONE: (f64, f64) = (0.0, 0.0);
/// Gravity, a little more than in a blow.
const GRAVITY: f64 = 0.0034;
/// A stream that takes no longer is not hurried.
const ROOM: f64 = 640.0;

/// A pour in the making.
struct Stream {
    film: Film,
    /// When the next boulder leaves the bucket, and how far apart they are.
    next: f64,
    apart: f64,
    /// Who is in the air, and who was before.
    dropping: Option<Boulder>,
    poured: [bool; BOULDERS],
    mouth: Point,
}

/// The film of a pour: `events` happen to the tower `before` it. The first one of all comes with the bucket.
pub fn plan_pour(before: &Tower, events: &[TowerEvent]) -> Plan {
    let first = before.inside_count() == 0;
    let (sweep, tip) = if first { (0.0, 120.0) } else { (300.0, 250.0) };
    let start = sweep + tip;
    let count = before.out_count();
    let wall = -lip_side(Ledge::Top, before.mirrored());
    let mut stream = Stream {
        film: Film::new(before, events, start),
        next: start,
        apart: within(620.0 / count.max(1) as f64, 11.0, 26.0),
        dropping: None,
        poured: [false; BOULDERS],
        mouth: Point {
            x: wall * 66.0,
            y: -446.0,
        },
    };
    stream.sweep(if first { 0.0 } else { sweep });
    for &event in events {
        if stream.film.tower.replay(event).is_ok() {
            match event {
                TowerEvent::Spill { id, from } => stream.pass(id, from),
                TowerEvent::Land { id, on, at } => stream.land(id, on, usize::from(at)),
                _ => {}
            }
        }
    }
    let Stream {
        mut film, mouth, ..
    } = stream;
    if !first {
        film.cue(0.0, Kind::Sweep, 0, mouth);
    }
    film.cue(start, Kind::Pour, count, mouth);
    film.finish(start, ROOM)
}

impl Stream {
    /// Each boulder vanishes as the bucket passes.
    fn sweep(&mut self, time: f64) {
        let side = self.film.side();
        for boulder in self.film.tower.outside().to_vec() {
            let id = usize::from(boulder.id());
            let at = self.film.tracks.place(id);
            let t = time * 0.92 * (side * at.at.x + 200.0) / 400.0;
            if time > 0.0 {
                let tracks = &mut self.film.tracks;
                tracks.squash(id, t, 18.0, at, GONE, Ease::Even);
            } else {
                self.film.tracks.last(id).size = GONE;
            }
        }
    }

    /// A boulder leaves the bucket, unless it is in the air already.
    fn drop_in(&mut self, boulder: Boulder) {
        if self.dropping.replace(boulder) == Some(boulder) {
            return;
        }
        let id = usize::from(boulder.id());
        let tracks = &mut self.film.tracks;
        tracks.bring_forward(id);
        let t = self.next;
        self.next += self.apart;
        let mut mouth = Place {
            at: self.mouth,
            turn: tracks.place(id).turn,
        };
        if std::mem::replace(&mut self.poured[id], true) {
            // It came straight out: thrown in once more.
            mouth.turn += 200.0;
            let t = t.max(tracks.end(id) + 60.0);
            tracks.to(id, t, 260.0, mouth, Ease::Soft);
        } else {
            mouth.at.x += 14.0 * (hash(boulder.id(), 2) - 0.5);
            tracks.squash(id, t - 2.0, 1.0, mouth, GONE, Ease::Even);
            tracks.squash(id, t - 1.0, 1.0, mouth, WHOLE, Ease::Even);
        }
    }

    /// It slips past a ledge; past the lowest one it comes out.
    fn pass(&mut self, boulder: Boulder, on: Ledge) {
        self.drop_in(boulder);
        let id = usize::from(boulder.id());
        let mirrored = self.film.tower.mirrored();
        let from = self.film.tracks.place(id);
        let lip = self.film.lip(on);
        let wall = over(on, 5.2, RADIUS + 2.0, mirrored);
        let time = (2.0 * f64::max(10.0, wall.y - from.at.y) / GRAVITY).sqrt();
        let touch = Place {
            at: Point {
                x: wall.x * 0.6 + lip.x * 0.4,
                y: wall.y,
            },
            turn: from.turn + 50.0,
        };
        let end = self.film.tracks.end(id);
        let t = self.film.tracks.fly(id, end, time.max(60.0), touch, 0.05);
        let at_lip = Place {
            at: lip,
            turn: from.turn + 170.0 * lip_side(on, mirrored),
        };
        let t = self.film.tracks.to(id, t, 92.0, at_lip, Ease::Roll);
        if on == Ledge::Lowest {
            let out = Point {
                x: DROP * self.film.side(),
                y: 34.0,
            };
            let t = self.film.leave(id, t, out);
            self.film.cue(t, Kind::Spilled, id, out);
            self.dropping = None;
        }
    }

    /// It lands on a ledge; those behind it make room.
    fn land(&mut self, boulder: Boulder, on: Ledge, k: usize) {
        self.drop_in(boulder);
        self.dropping = None;
        let id = usize::from(boulder.id());
        let mirrored = self.film.tower.mirrored();
        let from = self.film.tracks.place(id);
        let mut bed = place(boulder, Spot::On(on, k), mirrored);
        bed.turn = near(bed.turn, from.turn + 60.0 * lip_side(on, mirrored));
        let way = distance(from.at, bed.at);
        let time = within((2.0 * way.max(14.0) / GRAVITY).sqrt(), 90.0, 300.0);
        let end = self.film.tracks.end(id);
        let landed = &mut self.film.landed[on.index()];
        let time = time.max(*landed + 11.0 - end);
        let touch = self.film.tracks.fly(id, end, time, bed, 0.05);
        *landed = touch;
        self.film.cue(touch, Kind::Land, id, bed.at);
        let tracks = &mut self.film.tracks;
        let up = tracks.squash(id, touch, 30.0, lifted(bed, -1.2), FLAT, Ease::Out);
        tracks.to(id, up, 60.0, bed, Ease::Out);
        self.film.settle(on, k + 1, touch - 40.0, 0.0, 84.0);
    }
}
