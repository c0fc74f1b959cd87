//! The flights of a plan, flown once over what has been drawn. What is drawn is final from the first frame: only its
//! picture moves, by `transform` and `opacity`, and Yew draws nothing for it.
//!
//! So a press may end everything at once and act as well: no control has moved. Where one has, as on a sack that slides
//! or a board that grows, the press and its release meet two elements, and the browser sends the click to neither. What
//! the decision itself has changed is dead for a moment: the table gets an `act` that sees to it.

use js_sys::{Array, Object};
use web_sys::Element;

use crate::ui::{animate, finish_all, pace, set};

use super::board::{chip, plate};
use super::flight::{Flight, Ghost, Place};
use super::look::player_class;
use super::manner::pose;
use super::sight::{Sight, name};

/// How long what has changed fades in where nothing is to fly, in milliseconds.
const FADE: f64 = 120.0;
/// Into how many pieces a way is cut.
const STEPS: u32 = 12;
/// What flies in place of pieces does so here, above the board. It is seen only while it flies.
const LAYER: &str = ".flights";

/// Ends all flights at once, and whatever else moves to an end.
pub fn land() {
    if let Some(sight) = Sight::new() {
        finish_all(&sight.0);
        if let Some(layer) = sight.find(LAYER) {
            layer.set_inner_html("");
        }
    }
}

/// Flies a plan; tells how long that takes. Everything is measured before anything moves, so that the page is laid out
/// once.
pub fn fly(plan: &[Flight]) -> Option<f64> {
    let sight = Sight::new()?;
    let pace = pace();
    if pace == 0.0 {
        for flight in plan.iter().filter(|f| !matches!(f.to, Place::Sack(_))) {
            let piece = sight.find(&name(flight.to));
            play(piece, None, pair(0.0, 1.0), "linear", 0.0, FADE);
        }
        return None;
    }
    let (mut ways, mut ghosts) = (Vec::new(), String::new());
    for flight in plan {
        if let Some(ends) = sight.ends(flight) {
            ways.push((flight, ends));
            ghosts += &markup(flight.ghost);
        }
    }
    sight.find(LAYER)?.set_inner_html(&ghosts);
    let mut end = 0.0;
    // The last first: of two flights of one piece the earlier lies above and holds it until the other one starts.
    while let Some((flight, ends)) = ways.pop() {
        let start = f64::from(flight.start) * pace;
        let time = f64::from(flight.time) * pace;
        end = f64::max(end, start + time);
        let mut piece = sight.find(&name(flight.to));
        if flight.ghost.is_some() {
            if flight.fresh {
                play(piece, None, pair(0.0, 0.0), "linear", 0.0, start + time);
            }
            piece = sight.find(&format!("{LAYER}>:nth-child({})", ways.len() + 1));
        }
        let manner = flight.to.manner(flight.from.is_none());
        let (transforms, opacities) = (Array::new(), Array::new());
        for step in 0..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            let (transform, opacity) = pose(manner, &ends, part);
            transforms.push(&transform.into());
            opacities.push(&opacity.into());
        }
        // A piece that moves itself keeps its own: a finished sack is pale all the way.
        let opacities = flight.ghost.map(|_| opacities);
        play(
            piece,
            Some(transforms),
            opacities,
            manner.easing,
            start,
            time,
        );
    }
    (end > 0.0).then_some(end)
}

fn pair(from: f64, to: f64) -> Option<Array> {
    Some(Array::of2(&from.into(), &to.into()))
}

/// Lets a piece take these poses one after the other.
fn play(
    piece: Option<Element>,
    transforms: Option<Array>,
    opacities: Option<Array>,
    easing: &str,
    start: f64,
    time: f64,
) {
    let (frames, options) = (Object::new(), Object::new());
    let properties = [("transform", transforms), ("opacity", opacities)];
    for (name, values) in properties {
        if let Some(values) = values {
            set(&frames, name, values.into());
        }
    }
    set(&options, "delay", start.into());
    set(&options, "duration", time.into());
    set(&options, "easing", easing.into());
    // Until its turn comes a piece is where it was.
    set(&options, "fill", "backwards".into());
    if let Some(piece) = piece {
        animate(&piece, &frames, &options);
    }
}

/// What flies in place of a piece, as markup.
fn markup(ghost: Option<Ghost>) -> String {
    let (class, piece) = match ghost {
        None => ("", String::new()),
        Some(Ghost::Trolls(seat, count)) => (player_class(seat), chip(seat, count)),
        Some(Ghost::Treasure(treasure)) => ("", plate(treasure)),
        Some(Ghost::Crown) => ("crown", CROWN.into()),
    };
    format!("<g class=\"{class}\">{piece}</g>")
}

/// A crown as it hangs above a belt.
const CROWN: &str = concat!(
    r#"<rect x="-28" y="-24" width="56" height="48" rx="16"/>"#,
    r##"<use href="#i-crown" x="-16" y="-16" width="32" height="32"/>"##,
);
