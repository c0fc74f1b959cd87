//! Everything of a film that is no boulder: hammer, sway, keystones, dust, the running count, the sign.

use super::super::place::{Place, Point, hash};
use super::shapes::*;
use super::tracks::WHOLE;
use super::{Actor, Cue, Ease, Extra, Key, Kind, Track};
use crate::games::trollfjord::tower::{Blow, Ledge, Side, Strength, Tower};

/// From the press to the impact, in milliseconds.
pub const HIT: f64 = 325.0;
/// Only so many landings raise dust.
const DUSTY: usize = 9;
/// How long the sign stays.
const SIGN: f64 = 2_600.0;

/// How long everything stands still at the impact.
pub fn freeze(strength: Strength) -> f64 {
    [60.0, 74.0, 90.0][strength as usize]
}

/// The tracks of a blow in the order in which they are needed.
pub fn show_blow(
    tracks: &mut Vec<Track>,
    boulders: Vec<Track>,
    cues: &[Cue],
    before: &Tower,
    blow: Blow,
) {
    let strength = f64::from(blow.strength as u8);
    let push = if blow.side == Side::Left { 1.0 } else { -1.0 };
    hammer(tracks, blow, push);
    keystones(tracks, cues, before);
    tracks.extend(boulders);
    impact(tracks, blow, strength, push);
    dust(tracks, cues, before);
    counts(tracks, cues, before);
}

/// What swings: hammer, tower, the whole picture.
fn hammer(tracks: &mut Vec<Track>, blow: Blow, push: f64) {
    let n = blow.strength as usize;
    let strength = n as f64;
    let after = HIT + freeze(blow.strength);
    let key = |t: f64, turn: f64, ease: Ease| Key {
        t,
        place: Place {
            at: Point { x: 0.0, y: 0.0 },
            turn,
        },
        size: WHOLE,
        shown: 1.0,
        ease,
    };
    let arm = match blow.side {
        Side::Left => ".tw-hammer-left .tw-arm",
        Side::Right => ".tw-hammer-right .tw-arm",
    };
    tracks.push(Track {
        actor: Actor::Part(arm),
        keys: vec![
            key(0.0, -7.0, Ease::Soft),
            key(HIT - 85.0, -16.0 - 4.0 * strength, Ease::Swing),
            key(HIT, 2.6, Ease::Even),
            key(after, 2.6, Ease::Out),
            key(after + 150.0, -11.0 - 3.0 * strength, Ease::Soft),
            key(after + 420.0, -7.0, Ease::Even),
        ],
    });
    // The skew is about the foot: up there it goes the other way.
    let lean = [-0.5, -1.0, -1.6][n] * push;
    let aside = [0.8, 2.0, 3.6][n] * push;
    let wide = [0.997, 0.99, 0.982][n];
    let swing = [
        (0.0, 0.0),
        (-0.72, 66.0),
        (0.5, 136.0),
        (-0.33, 206.0),
        (0.2, 282.0),
        (-0.1, 366.0),
        (0.0, 470.0),
    ];
    let leaning = |t: f64, part: f64, wide: f64, ease: Ease| Key {
        place: Place {
            at: Point {
                x: aside * part,
                y: 0.0,
            },
            turn: lean * part,
        },
        size: (wide, 2.0 - wide),
        ..key(t, 0.0, ease)
    };
    let mut keys = vec![
        leaning(HIT, 0.0, 1.0, Ease::Out),
        leaning(HIT + 16.0, 1.0, wide, Ease::Even),
        leaning(after, 1.0, wide, Ease::Soft),
    ];
    let swung = swing[1..].iter();
    keys.extend(swung.map(|(part, t)| leaning(after + t, *part, 1.0, Ease::Soft)));
    tracks.push(Track {
        actor: Actor::Sway,
        keys,
    });
    let shove = [0.7, 2.2, 5.0][n];
    let shoved = Act {
        by: (shove * push, 0.0),
        fall: shove,
        ..Act::new(Actor::Part(".tw-svg"), after - 8.0, 300.0)
    };
    tracks.push(shoved.play(SHOVE));
}

/// Flash, smear, cracked wall, dust and chips.
fn impact(tracks: &mut Vec<Track>, blow: Blow, strength: f64, push: f64) {
    let n = blow.strength as usize;
    let still = freeze(blow.strength);
    let (x, y) = (-112.0 * push, -198.0);
    let extra = |extra: Extra, start: f64, time: f64| Act {
        at: (x, y),
        ..Act::new(Actor::Extra(extra), start, time)
    };
    let size = [0.5, 0.8, 1.15][n];
    let flash = Act {
        size: (push * size, size),
        ..extra(Extra::Flash, HIT - 4.0, still + 120.0)
    };
    tracks.push(flash.play(FLASH));
    let smear = Act {
        at: (-152.0 * push, -2.0),
        size: (push, 1.0),
        shown: 0.3 + 0.25 * strength,
        ..extra(Extra::Smear, HIT - 58.0, 95.0)
    };
    tracks.push(smear.play(SMEAR));
    if n > 0 {
        let size = 0.7 + 0.4 * strength;
        let crack = Act {
            at: (x + 5.0 * push, y),
            size: (push * size, size),
            shown: 0.5 * strength,
            ..extra(Extra::Crack, HIT, 900.0)
        };
        tracks.push(crack.play(CRACK));
    }
    for i in 0..blow.strength as u8 * 3 + 4 {
        let out = (16.0 + 34.0 * hash(i, 2)) * (1.0 + 0.4 * strength);
        let at = (x + 4.0 * push, y + 50.0 * (hash(i, 1) - 0.5));
        let size = 0.7 + 0.45 * strength * hash(i, 5);
        let by = (-push * out, -8.0 - 26.0 * hash(i, 3));
        puff(tracks, HIT + 6.0, 380.0 + 160.0 * hash(i, 4), at, by, size);
    }
    for i in 0..blow.strength as u8 * 4 {
        let chip = Act {
            at: (x, y + 26.0 * (hash(i, 9) - 0.5)),
            by: (
                -push * (26.0 + 60.0 * hash(i, 8)),
                -60.0 - 100.0 * hash(i, 6),
            ),
            fall: 150.0,
            turn: 500.0 * hash(i, 4),
            ..extra(Extra::Chip, HIT + 8.0, 520.0)
        };
        tracks.push(chip.play(CHIP));
    }
    // Dust of the battlement.
    for i in 0..blow.strength as u8 * 2 + 3 {
        let at = (140.0 * (hash(i, 21) - 0.5), -384.0 + 18.0 * hash(i, 22));
        let by = (12.0 * (hash(i, 23) - 0.5), 34.0 + 20.0 * hash(i, 24));
        let start = HIT + still + 20.0 * f64::from(i);
        puff(tracks, start, 520.0, at, by, 0.35 + 0.14 * strength);
    }
    // A calm spirit opens its eyes.
    let wary = Act::new(Actor::Part(".tw-calm .tw-face-wary"), HIT, 1_100.0);
    tracks.push(wary.play(WARY));
}

/// A puff of dust.
fn puff(tracks: &mut Vec<Track>, start: f64, time: f64, at: (f64, f64), by: (f64, f64), size: f64) {
    let dust = Act {
        at,
        by,
        size: (size, size),
        ..Act::new(Actor::Extra(Extra::Dust), start, time)
    };
    tracks.push(dust.play(DUST));
}

/// Keystones that hold, drop in or break.
fn keystones(tracks: &mut Vec<Track>, cues: &[Cue], before: &Tower) {
    // What breaks comes last and lies above what drops in at the same place later on.
    for cue in cues.iter().filter(|cue| cue.kind == Kind::Wedge) {
        let stone = Act {
            fall: 16.0,
            ..Act::new(Actor::Stone(cue.n, ".tw-keystone"), cue.t, 240.0)
        };
        tracks.push(stone.play(DROPS_IN));
    }
    for cue in cues {
        let part = |name: &'static str, start: f64, time: f64| {
            Act::new(Actor::Stone(cue.n, name), cue.t + start, time)
        };
        match cue.kind {
            Kind::Hold => {
                let shaken = Act {
                    by: (3.0, 0.0),
                    ..part(".tw-keystone", 0.0, 300.0)
                };
                tracks.push(shaken.play(SHAKE));
                tracks.push(part(".tw-ks-crack", 0.0, 420.0).play(SWELL));
                tracks.push(part(".tw-ks-glow", 0.0, 460.0).play(SWELL));
            }
            Kind::Break | Kind::Loosen if before.is_wedged(Ledge::ALL[cue.n]) => {
                let stone = Act::new(Actor::Stone(cue.n, ".tw-keystone"), 0.0, cue.t + 400.0);
                tracks.push(stone.play(STAYS));
                tracks.push(part(".tw-ks-crack", 0.0, 220.0).play(BURST));
                tracks.push(part(".tw-ks-glow", 0.0, 300.0).play(BURST));
                for (name, side) in [(".tw-ks-a", -1.0), (".tw-ks-b", 1.0)] {
                    let piece = Act {
                        by: (9.0 * side, -10.0),
                        fall: 67.0,
                        turn: 75.0 * side,
                        ..part(name, 40.0, 360.0)
                    };
                    tracks.push(piece.play(PIECE));
                }
            }
            _ => {}
        }
    }
}

/// Dust where things land and where they come out.
fn dust(tracks: &mut Vec<Track>, cues: &[Cue], before: &Tower) {
    let mut landed = 0;
    let side = if before.mirrored() { -1.0 } else { 1.0 };
    for cue in cues {
        let Point { x, y } = cue.at;
        let mut cloud = |count: u8, start: f64, wide: f64, by: (f64, f64), size: f64| {
            for i in 0..count {
                let n = cue.n as u8;
                let at = (x + wide * (hash(i, n) - 0.5), y);
                let by = (by.0 + wide * (hash(i, n + 4) - 0.5), by.1 * hash(i, n + 8));
                puff(tracks, cue.t + start, 360.0, at, by, size);
            }
        };
        match cue.kind {
            Kind::Land => {
                landed += 1;
                if landed <= DUSTY {
                    puff(tracks, cue.t, 220.0, (x, y + 7.0), (0.0, -5.0), 0.42);
                }
            }
            Kind::Out => puff(tracks, cue.t, 260.0, (x, y + 7.0), (5.0 * side, -8.0), 0.6),
            Kind::Wedge => cloud(3, 130.0, 30.0, (0.0, -10.0), 0.6),
            Kind::Break | Kind::Loosen => cloud(6, 30.0, 30.0, (0.0, 10.0), 0.65),
            Kind::Nothing => cloud(5, 0.0, 30.0, (24.0 * side, -20.0), 0.7),
            _ => {}
        }
    }
}

/// The running count over the tray, then the sign.
fn counts(tracks: &mut Vec<Track>, cues: &[Cue], before: &Tower) {
    let side = if before.mirrored() { -1.0 } else { 1.0 };
    let outs: Vec<&Cue> = cues.iter().filter(|cue| cue.kind == Kind::Out).collect();
    for (i, cue) in outs.iter().enumerate() {
        let next = outs.get(i + 1).map_or(620.0, |next| next.t - cue.t);
        let coin = Act {
            at: (176.0 * side, -34.0),
            by: (0.0, if i == 0 { 10.0 } else { 0.0 }),
            ..Act::new(Actor::Extra(Extra::Coin(cue.n as u8)), cue.t, next)
        };
        tracks.push(coin.play(COIN));
    }
    let last = cues
        .iter()
        .rfind(|cue| matches!(cue.kind, Kind::Out | Kind::Nothing));
    if let Some(cue) = last {
        let sign = Act {
            by: (0.0, 8.0),
            ..Act::new(Actor::Extra(Extra::Sign(cue.n as u8)), cue.t + 60.0, SIGN)
        };
        tracks.push(sign.play(SIGN_UP));
    }
}
