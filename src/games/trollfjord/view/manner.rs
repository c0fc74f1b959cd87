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

/// The values of `transform` and `opacity` along a way, as the insides of lists in JSON.
pub fn frames(manner: &Manner, ends: &Ends) -> (String, String) {
    let (mut transforms, mut opacities) = (String::new(), String::new());
    let mut comma = "";
    for step in 0..=STEPS {
        let numbers = pose(manner, ends, f64::from(step) / f64::from(STEPS));
        let [x, y, turn, wide, high, opacity] = numbers.map(|n| decimal(n, 3));
        transforms +=
            &format!("{comma}\"translate({x}px,{y}px)rotate({turn}deg)scale({wide},{high})\"");
        opacities += &[comma, &opacity].concat();
        comma = ",";
    }
    (transforms, opacities)
}

/// A piece at a part of the way, 0 to 1: right, down, turned, wide, high, opaque.
fn pose(manner: &Manner, ends: &Ends, part: f64) -> [f64; 6] {
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
    [x, y - arc, manner.spin * t, wide, size * high, opacity]
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Spot = [10.0, 20.0, 1.0];
    const THERE: Spot = [110.0, 60.0, 0.5];

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
            let start = pose(&manner, &ends(), 0.0);
            assert_eq!(start, [10.0, 20.0, 0.0, 1.0, 1.0, 1.0], "{manner:?}");
            let turn = if manner == CROWN { 360.0 } else { 0.0 };
            let end = pose(&manner, &ends(), 1.0);
            assert_eq!(end, [110.0, 60.0, turn, 0.5, 0.5, 1.0], "{manner:?}");
        }
    }

    #[test]
    fn a_treasure_rises_and_comes_nearer() {
        let [x, y, _, wide, high, _] = pose(&TAKE, &ends(), 0.5);
        assert_eq!((x, y), (60.0, 40.0 - 110.0));
        assert!(wide > 0.75 && wide == high);
    }

    #[test]
    fn a_lord_gives_way_when_it_has_landed() {
        let stay = Ends { to: HERE, ..ends() };
        let [_, up, ..] = pose(&JUMP, &stay, LANDED / 2.0);
        assert_eq!(up, 20.0 - 26.0);
        let [x, y, _, wide, high, _] = pose(&JUMP, &stay, 0.9);
        assert_eq!((x, y, wide, high), (10.0, 20.0, 1.0, 0.94));
    }

    #[test]
    fn what_is_turned_over_is_narrow_first() {
        let [_, _, _, wide, high, _] = pose(&TURN, &ends(), 0.0);
        assert_eq!((wide, high), (0.0, 1.0));
    }

    #[test]
    fn pieces_come_into_sight_and_go_out_of_it() {
        let both = Ends {
            appears: true,
            fades: true,
            ..ends()
        };
        let seen = [0.0, 0.125, 0.5, 0.875, 1.0].map(|part| pose(&DROP, &both, part)[5]);
        assert_eq!(seen, [0.0, 0.5, 1.0, 0.5, 0.0]);
        let (transforms, opacities) = frames(&DROP, &both);
        let first = "\"translate(10.000px,20.000px)rotate(0.000deg)scale(1.000,1.000)\",\"tr";
        assert!(transforms.starts_with(first), "{transforms}");
        let list: Vec<&str> = opacities.split(',').collect();
        assert_eq!(list.len(), usize::from(STEPS) + 1);
        assert_eq!((list[0], list[6], list[12]), ("0.000", "1.000", "0.000"));
    }
}
