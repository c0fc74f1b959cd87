//! The flights of a plan, flown once over what has been drawn. What is drawn is final from the first frame: only its
//! picture moves, by `transform` and `opacity`, and Yew draws nothing for it.
//!
//! So a press may end everything at once and act as well: no control has moved. Where one has, as on a sack that slides
//! or a board that grows, the press and its release meet two elements, and the browser sends the click to neither. What
//! the decision itself has changed is dead for a moment: the table gets an `act` that sees to it.

use js_sys::{Array, JSON};

use crate::ui::{animate, finish_all, pace};

use super::board::{chip, plate};
use super::flight::{Flight, Ghost, Place};
use super::look::player_class;
use super::manner::frames;
use super::sight::{Sight, name};

/// How long what has changed fades in where nothing is to fly, in milliseconds.
const FADE: u32 = 120;
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
pub fn fly(plan: &[Flight]) -> Option<u32> {
    let sight = Sight::new()?;
    let pace = pace();
    let (mut flown, mut ghosts, mut count, mut end) = (Vec::new(), String::new(), 0, 0);
    for flight in plan {
        let piece = name(flight.to);
        if pace == 0 {
            if !matches!(flight.to, Place::Sack(_)) {
                flown.push((piece, motion(("", "0,1"), "linear", 0, FADE)));
            }
            continue;
        }
        let Some(ends) = sight.ends(flight) else {
            continue;
        };
        let (start, time) = (flight.start * pace / 2, flight.time * pace / 2);
        end = end.max(start + time);
        let manner = flight.to.manner(flight.from.is_none());
        let (transforms, mut opacities) = frames(manner, &ends);
        let mut flying = piece;
        if let Some(ghost) = flight.ghost {
            count += 1;
            ghosts += &markup(ghost);
            let hidden = std::mem::replace(&mut flying, format!("{LAYER}>:nth-child({count})"));
            if flight.fresh {
                flown.push((hidden, motion(("", "0,0"), "linear", 0, start + time)));
            }
        } else {
            // A piece that moves itself keeps its own: a finished sack is pale all the way.
            opacities.clear();
        }
        let frames = (&*transforms, &*opacities);
        flown.push((flying, motion(frames, manner.easing, start, time)));
    }
    sight.find(LAYER)?.set_inner_html(&ghosts);
    // The last first: of two flights of one piece the earlier lies above and holds it until the other one starts.
    for (piece, motion) in flown.iter().rev() {
        if let (Some(piece), Ok(motion)) = (sight.find(piece), JSON::parse(motion)) {
            animate(&piece, &Array::from(&motion));
        }
    }
    (end > 0).then_some(end)
}

/// The arguments of `Element.animate` for these values of `transform` and `opacity`.
fn motion((transforms, opacities): (&str, &str), easing: &str, start: u32, time: u32) -> String {
    // Until its turn comes a piece is where it was.
    format!(
        "[{{\"transform\":[{transforms}],\"opacity\":[{opacities}]}},\
        {{\"delay\":{start},\"duration\":{time},\"easing\":\"{easing}\",\"fill\":\"backwards\"}}]"
    )
}

/// What flies in place of a piece, as markup.
fn markup(ghost: Ghost) -> String {
    let (class, piece) = match ghost {
        Ghost::Trolls(seat, count) => (player_class(seat), chip(seat, count)),
        Ghost::Treasure(treasure) => ("", plate(treasure)),
        Ghost::Crown => ("crown", CROWN.into()),
    };
    format!("<g class=\"{class}\">{piece}</g>")
}

/// A crown as it hangs above a belt.
const CROWN: &str = concat!(
    r#"<rect x="-28" y="-24" width="56" height="48" rx="16"/>"#,
    r##"<use href="#i-crown" x="-16" y="-16" width="32" height="32"/>"##,
);
