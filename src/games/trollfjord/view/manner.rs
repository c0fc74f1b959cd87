//! How a piece moves from one place to another: hops, arcs, turns, drops.

use crate::ui::decimal;

use super::flight::Place;

/// What happens between the two ends of a way.
#[derive(PartialEq, Debug)]
pub struct Manner {
    /// How long it takes, in milliseconds.
    pub time: u32,
    /// How the time is spread.
    pub easing: &'static str,
    /// How high the piece rises.
    pub lift: f64,
    /// How far it turns, in degrees.
    pub spin: f64,
    /// Whether it lands before the end and gives way a little.
    pub lands: bool,
    /// Whether it is turned over.
    pub flips: bool,
}

const STRAIGHT: Manner = Manner {
    time: 400,
    easing: "cubic-bezier(.2,.8,.2,1)",
    lift: 0.0,
    spin: 0.0,
    lands: false,
    flips: false,
};

const STEP: Manner = Manner {
    time: 220,
    easing: "cubic-bezier(.3,0,.3,1)",
    lands: true,
    ..STRAIGHT
};

const JUMP: Manner = Manner { lift: 26.0, ..STEP };

const DROP: Manner = Manner {
    time: 260,
    easing: "cubic-bezier(.3,1.4,.5,1)",
    ..STRAIGHT
};

const WALK: Manner = Manner {
    time: 380,
    easing: "ease-in-out",
    lift: 16.0,
    ..STRAIGHT
};

const LEAVE: Manner = Manner { lift: 40.0, ..WALK };

const TAKE: Manner = Manner {
    time: 620,
    easing: "cubic-bezier(.4,0,.1,1)",
    lift: 110.0,
    ..STRAIGHT
};

const CROWN: Manner = Manner {
    time: 700,
    easing: "ease-in-out",
    lift: 60.0,
    spin: 360.0,
    ..STRAIGHT
};

const TURN: Manner = Manner {
    time: 260,
    easing: "ease-out",
    flips: true,
    ..STRAIGHT
};

impl Place {
    /// How a piece gets there from another place, or from above.
    pub fn manner(self, from_above: bool) -> &'static Manner {
        match self {
            Place::Lord(..) => &STEP,
            Place::Body(_) => &JUMP,
            Place::Trolls(..) if from_above => &DROP,
            Place::Trolls(..) => &WALK,
            Place::Supply(_) => &LEAVE,
            Place::Belt(..) | Place::Patched(_) => &TAKE,
            Place::Crown(..) => &CROWN,
            Place::Treasure(_) | Place::Gift(..) => &TURN,
            Place::Sack(_) => &STRAIGHT,
        }
    }
}

/// A point on a way, right and down, and how large the piece is there.
pub type Spot = [f64; 3];

/// The two ends of a way.
#[derive(PartialEq, Debug)]
pub struct Ends {
    /// Where a piece comes from.
    pub from: Spot,
    /// Where it comes to.
    pub to: Spot,
    /// Whether it comes into sight at the beginning.
    pub appears: bool,
    /// Whether it goes out of sight at the end.
    pub fades: bool,
}

/// When a hop has landed, as a part of its time.
const LANDED: f64 = 0.8;
/// How much of its height a lord loses when it lands.
const SQUASH: f64 = 0.06;

/// Into how many pieces a way is cut.
const STEPS: u8 = 12;

/// The frames of a way as JSON: `transform`, and `opacity` only if it is `veiled` by itself. (A piece that moves itself
/// keeps its own: a finished sack is pale all the way.)
pub fn frames(manner: &Manner, ends: &Ends, veiled: bool) -> String {
    let (mut transforms, mut opacities) = (String::new(), String::new());
    for step in 0..=STEPS {
        let (transform, opacity) = pose(manner, ends, f64::from(step) / f64::from(STEPS));
        let comma = if step > 0 { "," } else { "" };
        transforms += &[comma, "\"", &transform, "\""].concat();
        opacities += &[comma, &opacity].concat();
    }
    let opacities = if veiled {
        [",\"opacity\":[", &opacities, "]"].concat()
    } else {
        String::new()
    };
    ["\"transform\":[", &transforms, "]", &opacities].concat()
}

/// `transform` and `opacity` at a part of the way, 0 to 1.
fn pose(manner: &Manner, ends: &Ends, part: f64) -> (String, String) {
    let (mut t, mut high) = (part, 1.0);
    if manner.lands {
        t = f64::min(part / LANDED, 1.0);
        if part > LANDED && part < 1.0 {
            high -= SQUASH;
        }
    }
    let arc = manner.lift * 4.0 * t * (1.0 - t);
    let [x, y, size]: Spot =
        std::array::from_fn(|i| ends.from[i] + (ends.to[i] - ends.from[i]) * t);
    // What rises comes nearer to the eye.
    let size = size * (1.0 + arc / 400.0);
    let wide = if manner.flips { size * t } else { size };
    let near = if ends.appears { 4.0 * t } else { 1.0 };
    let far = if ends.fades { 4.0 * (1.0 - t) } else { 1.0 };
    let opacity = f64::min(1.0, f64::min(near, far));
    let numbers = [x, y - arc, manner.spin * t, wide, size * high, opacity];
    let [x, y, turn, wide, high, opacity] = numbers.map(|n| decimal(n, 3));
    let transform = format!("translate({x}px,{y}px)rotate({turn}deg)scale({wide},{high})");
    (transform, opacity)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Spot = [10.0, 20.0, 1.0];
    const THERE: Spot = [110.0, 60.0, 0.5];

    fn one() -> String {
        "1.000".into()
    }

    fn ends() -> Ends {
        Ends {
            from: HERE,
            to: THERE,
            appears: false,
            fades: false,
        }
    }

    #[test]
    fn every_way_ends_at_its_ends() {
        for manner in [STRAIGHT, STEP, JUMP, DROP, WALK, LEAVE, TAKE, CROWN] {
            let (start, end) = (pose(&manner, &ends(), 0.0), pose(&manner, &ends(), 1.0));
            let from = "translate(10.000px,20.000px)rotate(0.000deg)scale(1.000,1.000)";
            assert_eq!(start, (from.into(), one()), "{manner:?}");
            let turn = if manner == CROWN { "360.000" } else { "0.000" };
            let to = format!("translate(110.000px,60.000px)rotate({turn}deg)scale(0.500,0.500)");
            assert_eq!(end, (to, one()), "{manner:?}");
        }
    }

    #[test]
    fn a_treasure_rises_and_comes_nearer() {
        let (halfway, _) = pose(&TAKE, &ends(), 0.5);
        assert!(
            halfway.starts_with("translate(60.000px,-70.000px)"),
            "{halfway}"
        );
        assert!(halfway.ends_with("scale(0.956,0.956)"), "{halfway}");
    }

    #[test]
    fn a_lord_gives_way_when_it_has_landed() {
        let stay = Ends { to: HERE, ..ends() };
        let (up, _) = pose(&JUMP, &stay, LANDED / 2.0);
        assert!(up.starts_with("translate(10.000px,-6.000px)"), "{up}");
        let (landed, _) = pose(&JUMP, &stay, 0.9);
        assert!(
            landed.ends_with("px)rotate(0.000deg)scale(1.000,0.940)"),
            "{landed}"
        );
        assert!(
            landed.starts_with("translate(10.000px,20.000px)"),
            "{landed}"
        );
    }

    #[test]
    fn what_is_turned_over_is_narrow_first() {
        let (edge, _) = pose(&TURN, &ends(), 0.0);
        assert!(edge.ends_with("scale(0.000,1.000)"), "{edge}");
    }

    #[test]
    fn pieces_come_into_sight_and_go_out_of_it() {
        let both = Ends {
            appears: true,
            fades: true,
            ..ends()
        };
        let seen = [0.0, 0.125, 0.5, 0.875, 1.0].map(|part| pose(&DROP, &both, part).1);
        assert_eq!(seen, ["0.000", "0.500", "1.000", "0.500", "0.000"]);
        let text = frames(&DROP, &both, true);
        let frames: serde_json::Value = serde_json::from_str(&format!("{{{text}}}")).expect("JSON");
        for property in ["transform", "opacity"] {
            assert_eq!(
                frames[property].as_array().map(Vec::len),
                Some(13),
                "{property}"
            );
        }
    }
}
