//! The first motion of the tower: boulders run to their new places, hammer and tower move once a blow.
//!
//! The places themselves are attributes drawn from the position; motion lies over them and ends by itself. It stops at
//! once when the page asks for less motion.

use js_sys::{Array, Object};
use wasm_bindgen::JsValue;
use web_sys::Element;
use yew::prelude::*;

use super::place::{Place, Point, Spot, place};
use super::route::route;
use crate::engine::sort_by_key;
use crate::games::trollfjord::tower::{BOULDERS, Boulder};
use crate::ui::{animate, decimal, pace, set};

/// From the press to the hammer's impact, in milliseconds.
const IMPACT: f64 = 325.0;
/// Between boulders that leave one after another.
const APART: f64 = 26.0;
/// Units a millisecond.
const SPEED: f64 = 0.62;

/// The class under which hammer and tower move: none before the first blow seen, then one of two in turn, so that each
/// blow starts the motion anew. Only one blow more moves them, no other change of the count.
#[hook]
pub fn use_blow_class(blow: u32) -> Option<&'static str> {
    let seen = use_mut_ref(|| (blow, None));
    let mut seen = seen.borrow_mut();
    if seen.0 != blow {
        let next = match seen.1 {
            Some("tw-blow-a") => "tw-blow-b",
            _ => "tw-blow-a",
        };
        *seen = (blow, (blow == seen.0 + 1).then_some(next));
    }
    seen.1
}

/// Lets what has moved run to its place. The handle belongs on the group that holds the boulders in the order of ids.
#[hook]
pub fn use_tumble(spots: [Spot; BOULDERS], mirrored: bool, blow: u32) -> NodeRef {
    let group = use_node_ref();
    let before = use_mut_ref(|| None::<([Spot; BOULDERS], u32)>);
    use_effect_with((spots, blow), {
        let group = group.clone();
        move |&(spots, blow)| {
            let before = before.borrow_mut().replace((spots, blow));
            let (Some((before, last)), Some(group)) = (before, group.cast::<Element>()) else {
                return;
            };
            if pace() == 0 {
                return;
            }
            let start = if blow == last + 1 { IMPACT } else { 0.0 };
            let nodes = children(&group);
            let mut order = 0.0;
            for boulder in leaving_first(&before, &spots) {
                let id = usize::from(boulder.id());
                if let Some(node) = nodes.get(id) {
                    let run = Run::new(boulder, before[id], spots[id], mirrored);
                    run.play(node, start + APART * order);
                    order += f64::from(u8::from(run.between > 0));
                }
            }
        }
    });
    group
}

/// The boulders that moved: from the lowest ledge up, the nearest to the lip first.
fn leaving_first(before: &[Spot; BOULDERS], after: &[Spot; BOULDERS]) -> Vec<Boulder> {
    let rank = |b: &Boulder| match before[usize::from(b.id())] {
        Spot::On(ledge, k) => (ledge.index(), k),
        Spot::Tray(k) => (4, k),
    };
    let moved = |b: &Boulder| before[usize::from(b.id())] != after[usize::from(b.id())];
    let mut list: Vec<Boulder> = Boulder::all().filter(moved).collect();
    sort_by_key(&mut list, rank);
    list
}

/// One boulder on its way: places with the distance run so far.
struct Run {
    steps: Vec<(Place, f64)>,
    /// How many places lie between the ends.
    between: usize,
}

impl Run {
    fn new(boulder: Boulder, from: Spot, to: Spot, mirrored: bool) -> Run {
        let (start, end) = (place(boulder, from, mirrored), place(boulder, to, mirrored));
        let way = route(from, to, mirrored);
        let count = way.len() as f64 + 1.0;
        let mut steps = vec![(start, 0.0)];
        let turned = way.iter().enumerate().map(|(n, &at)| Place {
            at,
            turn: start.turn + (end.turn - start.turn) * (n as f64 + 1.0) / count,
        });
        for place in turned.chain([end]) {
            let &(last, run) = steps.last().unwrap_or(&(start, 0.0));
            steps.push((place, run + distance(last.at, place.at)));
        }
        Run {
            steps,
            between: way.len(),
        }
    }

    fn play(&self, node: &Element, delay: f64) {
        let length = self.steps.last().map_or(0.0, |step| step.1).max(1.0);
        let frames: Array = self
            .steps
            .iter()
            .map(|(place, run)| frame(*place, run / length))
            .collect();
        let options = Object::new();
        set(&options, "delay", delay.into());
        set(&options, "duration", (140.0 + length / SPEED).into());
        // Until its turn comes a boulder stays where it was.
        set(&options, "fill", "backwards".into());
        animate(node, &Array::of2(&frames, &options));
    }
}

/// The child elements in their order.
fn children(group: &Element) -> Vec<Element> {
    let first = group.first_element_child();
    std::iter::successors(first, Element::next_element_sibling).collect()
}

fn distance(a: Point, b: Point) -> f64 {
    let (x, y) = (a.x - b.x, a.y - b.y);
    (x * x + y * y).sqrt()
}

fn frame(place: Place, offset: f64) -> JsValue {
    let Place { at, turn } = place;
    let (x, y, turn) = (decimal(at.x, 2), decimal(at.y, 2), decimal(turn, 1));
    let transform = format!("translate({x}px,{y}px) rotate({turn}deg)");
    let frame = Object::new();
    set(&frame, "transform", transform.into());
    set(&frame, "offset", offset.min(1.0).into());
    set(&frame, "easing", "cubic-bezier(.4,.1,.7,.9)".into());
    frame.into()
}
