//! The film of a blow: wind-up, impact, then every event as a motion of its boulder.

use super::super::place::{Place, Point, Spot, hash, keystone, lip_side, place};
use super::tracks::{near, shifted};
use super::ways::Film;
use super::{Cue, Ease, Kind, Plan};
use crate::games::trollfjord::tower::{Blow, Boulder, Ledge, Side, Tower, TowerEvent};

/// From the press to the impact, in milliseconds.
const HIT: f64 = 325.0;
/// What takes no longer after the impact is not hurried.
const ROOM: f64 = 800.0;

/// The film of a blow: `events` happen to the tower `before` it.
pub fn plan_blow(before: &Tower, events: &[TowerEvent], blow: Blow) -> Plan {
    let start = HIT + freeze(blow);
    let mut film = Film::new(before, events, start);
    let push = push(blow);
    film.jolt(events, blow, start, push);
    let after_slips = film.slips(events, start);
    let mut hops: Vec<Boulder> = Vec::new();
    let mut hopped = 0;
    for &event in &events[after_slips..] {
        if matches!(event, TowerEvent::Land { id, .. } if hops.first() == Some(&id)) {
            film.settle(Ledge::Top, 0, start + 150.0, 7.0, 150.0);
        }
        // Events that do not fit move nothing.
        if film.tower.replay(event).is_err() {
            continue;
        }
        match event {
            TowerEvent::Land { id, at, .. } if hops.contains(&id) => {
                let t = start + 24.0 + 46.0 * film.close * f64::from(hopped);
                film.over_the_rim(id, usize::from(at), t, push);
                hopped += 1;
            }
            TowerEvent::Land { id, on, at } => film.land(id, on, usize::from(at)),
            TowerEvent::Knock { id, from, by } => {
                let touch = film.touch[usize::from(by.id())];
                film.start[usize::from(id.id())] = touch + 32.0;
                film.settle(from, 0, touch + 70.0, 7.0, 130.0);
            }
            TowerEvent::Out { id } => film.come_out(id),
            TowerEvent::Hop { id } => hops.push(id),
            TowerEvent::Wedge(on) => film.stone(Kind::Wedge, on, film.rest[on.index()] + 40.0),
            TowerEvent::Loosen(on) => film.stone(Kind::Loosen, on, film.rest[on.index()] + 60.0),
            _ => {}
        }
    }
    film.told(blow, start);
    film.finish(start, ROOM)
}

impl Film {
    /// Everything that stays jumps a little off its bed.
    fn jolt(&mut self, events: &[TowerEvent], blow: Blow, start: f64, push: f64) {
        let force = [1.6, 3.4, 5.6][blow.strength as usize];
        let leaves = |boulder: Boulder| {
            events.iter().any(|event| match event {
                TowerEvent::Slip { id, .. } | TowerEvent::Hop { id } => *id == boulder,
                _ => false,
            })
        };
        for boulder in Boulder::all().filter(|&b| !leaves(b)) {
            let id = usize::from(boulder.id());
            let bed = self.tracks.place(id);
            let size = force * (0.35 + 0.65 * hash(boulder.id(), blow.strength as u8));
            let on = Ledge::ALL
                .into_iter()
                .find(|&l| self.tower.ledge(l).contains(&boulder));
            let (up, aside) = match on {
                Some(on) => {
                    let side = lip_side(on, self.tower.mirrored());
                    (size, size * (0.35 * side + 0.2 * push))
                }
                None => (size * 0.4, 0.0),
            };
            let top = Place {
                turn: bed.turn + (hash(boulder.id(), 9) - 0.5) * 5.0 * up,
                ..shifted(bed, aside, -up)
            };
            let down = self.tracks.to(id, start - 12.0, 52.0, top, Ease::Out);
            self.tracks.to(id, down, 66.0, bed, Ease::In);
            self.tracks.settling(id);
        }
    }

    /// What leaves at once, wedges that break or hold; tells how many events that were.
    fn slips(&mut self, events: &[TowerEvent], start: f64) -> usize {
        let mut told = 0;
        let mut gone = [0.0; 4];
        let mut late = [0.0; 4];
        for &event in events {
            let on = match event {
                TowerEvent::Hold(on) | TowerEvent::Break(on) => on,
                TowerEvent::Slip { from, .. } => from,
                _ => break,
            };
            told += 1;
            if self.tower.replay(event).is_err() {
                continue;
            }
            let i = on.index();
            match event {
                TowerEvent::Slip { id, .. } => {
                    let wait = (22.0 * f64::min(gone[i], 9.0) + 8.0 * f64::max(gone[i] - 9.0, 0.0))
                        * self.close;
                    self.start[usize::from(id.id())] = start + 12.0 + wait + late[i];
                    gone[i] += 1.0;
                }
                TowerEvent::Break(_) => {
                    self.stone(Kind::Break, on, start);
                    late[i] = 90.0;
                }
                _ => self.stone(Kind::Hold, on, start + 10.0),
            }
        }
        for on in Ledge::ALL {
            self.settle(on, 0, start + 96.0 + late[on.index()], 7.0, 130.0);
        }
        told
    }

    /// Something happens to the keystone of a ledge.
    fn stone(&mut self, kind: Kind, on: Ledge, t: f64) {
        let at = keystone(on, self.tower.mirrored());
        self.cue(t, kind, on.index(), at);
    }

    /// A boulder comes down one ledge; those behind it make room.
    fn land(&mut self, id: Boulder, on: Ledge, k: usize) {
        let above = Ledge::ALL[(on.index() + 1).min(3)];
        let t = self.in_order(id, above, on);
        let lip = self.slide_off(id, above, t);
        self.come_down(id, on, k, lip);
        let touch = self.touch[usize::from(id.id())];
        self.settle(on, k + 1, touch - 50.0, 4.0, 104.0);
    }

    /// A boulder of the top ledge hops over the rim and falls back.
    fn over_the_rim(&mut self, boulder: Boulder, k: usize, t: f64, push: f64) {
        let id = usize::from(boulder.id());
        let spot = Spot::On(Ledge::Top, k);
        let mut bed = place(boulder, spot, self.tower.mirrored());
        let from = self.tracks.place(id);
        self.tracks.bring_forward(id);
        let apex = Place {
            at: Point {
                x: (from.at.x + bed.at.x) / 2.0 + (hash(boulder.id(), 6) - 0.5) * 30.0,
                y: -448.0 - hash(boulder.id(), 5) * 8.0,
            },
            turn: from.turn + push * 160.0,
        };
        self.cue(t, Kind::Hop, id, from.at);
        let up = 240.0;
        let lift = 2.0 * (apex.at.y - from.at.y) / up;
        let high = self.tracks.fly(id, t, up, apex, lift);
        bed.turn = near(bed.turn, from.turn + push * 320.0);
        let down = ((bed.at.y - apex.at.y) * (2.0 / 0.004)).sqrt();
        let touch = self.tracks.fly(id, high, down, bed, 0.0);
        self.touch[id] = touch;
        self.cue(touch, Kind::Land, id, bed.at);
        let rests = self.tracks.bounce(id, touch, bed, 1.0);
        let rest = &mut self.rest[Ledge::Top.index()];
        *rest = rest.max(rests);
        self.settle(Ledge::Top, k + 1, touch - 50.0, 4.0, 104.0);
    }

    /// What came of it, and what is heard of the hammer.
    fn told(&mut self, blow: Blow, start: f64) {
        let count = self.tray.1;
        let last = |kind: Kind, t: f64, cues: &[Cue]| {
            let cues = cues.iter().filter(|cue| cue.kind == kind);
            cues.fold(t, |t, cue| t.max(cue.t))
        };
        let at = Point {
            x: self.side() * 118.0,
            y: -12.0,
        };
        let mut told = last(Kind::Out, 0.0, &self.cues);
        if count == 0 {
            told = last(Kind::Land, start + 220.0, &self.cues) + 40.0;
            self.cue(told, Kind::Nothing, 0, at);
        }
        self.cue(told, Kind::Fell, count, at);
        let n = blow.strength as usize;
        let at = Point {
            x: -112.0 * push(blow),
            y: -198.0,
        };
        self.cue(HIT - 110.0, Kind::Whoosh, n, at);
        self.cue(HIT, Kind::Blow, n, at);
    }
}

/// How long everything stands still at the impact.
fn freeze(blow: Blow) -> f64 {
    60.0 + 15.0 * f64::from(blow.strength as u8)
}

/// +1 if the hammer strikes from the left, toward the right.
fn push(blow: Blow) -> f64 {
    if blow.side == Side::Left { 1.0 } else { -1.0 }
}
