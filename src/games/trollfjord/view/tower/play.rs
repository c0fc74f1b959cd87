//! The film on the page. What is drawn is the end from the first frame; the film lies over it by the Web Animations
//! API, so that to end it is to drop it. Nothing is drawn by Yew for it.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{Array, JSON};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::frames::{calm, cues, frames, markup, transform};
use super::plan::{Actor, Plan, plan_blow, plan_pour};
use crate::games::trollfjord::Event;
use crate::games::trollfjord::tower::{Blow, Tower, TowerEvent};
use crate::games::trollfjord::view::linger::end_by;
use crate::ui::{Words, animate, ask, finish_all, pace, page_time, set};

/// So many things are set moving in one task: no task may take long.
const SLICE: usize = 5;

/// A film that is being shown.
struct Film {
    plan: Plan,
    /// How many of its tracks have been set moving.
    begun: Cell<usize>,
    scene: Element,
    /// The boulders in the order of their ids.
    boulders: Vec<Element>,
    /// When it began, in the time of the page's animations.
    start: JsValue,
    /// How much shorter everything takes.
    rate: f64,
}

/// A film and what ends it: its time, a press, or that something else is drawn.
struct Showing {
    film: Rc<Film>,
    _ending: (Timeout, Vec<EventListener>),
}

impl Drop for Showing {
    fn drop(&mut self) {
        if self.film.begun.get() != usize::MAX {
            self.film.end(true);
        }
    }
}

/// Shows what the last decision did to the tower, if by it the tower drawn before has become the one drawn now. The
/// handle belongs on the picture.
#[hook]
pub fn use_film(tower: &Tower, blow: u32, events: &Rc<[Event]>, words: &Words) -> NodeRef {
    let scene = use_node_ref();
    let drawn = use_mut_ref(|| None::<Tower>);
    use_effect_with((tower.clone(), blow), {
        let (scene, events, words) = (scene.clone(), events.clone(), words.clone());
        move |(tower, _)| {
            let before = drawn.borrow_mut().replace(tower.clone());
            let plan = before.and_then(|before| what_happened(&before, &events, tower));
            let film = plan.zip(scene.cast());
            let film = film.and_then(|(plan, scene)| Film::begin(plan, scene, &words));
            move || drop(film)
        }
    });
    scene
}

/// The film of the blow or the pour that leads from one tower to the other.
pub fn what_happened(before: &Tower, events: &[Event], after: &Tower) -> Option<Plan> {
    let mut told: Vec<TowerEvent> = Vec::new();
    let mut struck: Option<Blow> = None;
    // A blow ends with what fell; a pour may follow in the same decision.
    for event in events.iter().map(Some).chain([None]) {
        match event {
            Some(Event::Struck { blow, .. }) => struck = Some(*blow),
            Some(Event::Tower(event)) => told.push(*event),
            Some(Event::Fell { .. }) | None => {
                let mut tower = before.clone();
                let fits = told.iter().all(|&event| tower.replay(event).is_ok());
                if fits && tower == *after && (struck.is_some() || !told.is_empty()) {
                    return Some(match struck {
                        Some(blow) => plan_blow(before, &told, blow),
                        None => plan_pour(before, &told),
                    });
                }
                told.clear();
                struck = None;
            }
            _ => {}
        }
    }
    None
}

impl Film {
    /// Begins to show a plan; it ends with what is returned.
    fn begin(mut plan: Plan, scene: Element, words: &Words) -> Option<Showing> {
        let pace = pace();
        if pace == 0 {
            calm(&mut plan);
        }
        let group = find(&scene, ".tw-boulders")?;
        let first = group.first_element_child();
        let boulders: Vec<Element> =
            std::iter::successors(first, Element::next_element_sibling).collect();
        let rate = if pace == 1 { 0.5 } else { 1.0 };
        let extras = plan.tracks.iter().filter_map(|track| match track.actor {
            Actor::Extra(extra) => Some(markup(extra, |n| {
                words.with("tower-fell", &[("count", n.into())]).to_string()
            })),
            _ => None,
        });
        find(&scene, ".tw-extras")?.set_inner_html(&extras.collect::<String>());
        ask(&cues(&plan.cues, rate));
        let film = Rc::new(Film {
            begun: Cell::new(0),
            start: page_time(),
            scene,
            boulders,
            rate,
            plan,
        });
        film.set_up();
        film.go_on();
        let over = film
            .plan
            .tracks
            .iter()
            .filter_map(|track| Some(track.keys.last()?.t));
        let over = over.fold(film.plan.end, f64::max) * rate;
        let last = film.clone();
        let ending = end_by(over as u32, Rc::new(move |pressed| last.end(pressed)));
        Some(Showing {
            film,
            _ending: ending,
        })
    }

    /// Those that leave run before the others, and everything is where it was until it is set moving.
    fn set_up(&self) {
        for &id in &self.plan.front {
            let node = &self.boulders[id];
            if let Some(group) = node.parent_element() {
                let _ = group.append_child(node);
            }
        }
        for track in &self.plan.tracks {
            let first = track.keys.first().filter(|key| !key.is_plain());
            if let (Actor::Boulder(id), Some(key)) = (track.actor, first) {
                let style = self.boulders[id].unchecked_ref::<SvgElement>().style();
                let _ = style.set_property("transform", &transform(key, "rotate"));
            }
        }
    }

    /// Sets some more tracks moving, the hammer and the keystones at once, and the others soon.
    fn go_on(self: &Rc<Self>) {
        let tracks = &self.plan.tracks;
        let begun = self.begun.get();
        let still = |n: &usize| {
            *n < begun + SLICE || begun == 0 && !matches!(tracks[*n].actor, Actor::Boulder(_))
        };
        let next = (begun..tracks.len())
            .take_while(still)
            .inspect(|&n| self.set_moving(n));
        let next = begun + next.count();
        self.begun.set(next);
        if next < tracks.len() {
            let film = self.clone();
            Timeout::new(0, move || film.go_on()).forget();
        }
    }

    /// Sets one track moving.
    fn set_moving(&self, n: usize) {
        let track = &self.plan.tracks[n];
        let Ok(args) = JSON::parse(&frames(track, self.rate)) else {
            return;
        };
        let args = Array::from(&args);
        let play = |node: &Element| {
            let motion = animate(node, &args);
            set(motion.unchecked_ref(), "startTime", self.start.clone());
        };
        let name = match track.actor {
            Actor::Boulder(id) => {
                play(&self.boulders[id]);
                return put_down(&self.boulders[id]);
            }
            Actor::Part(name) => name.to_string(),
            Actor::Stone(ledge, name) => format!(".tw-k{ledge} {name}"),
            Actor::Sway => ".tw-sway".to_string(),
            Actor::Extra(_) => {
                let is_extra = |n: &usize| matches!(self.plan.tracks[*n].actor, Actor::Extra(_));
                let n = (0..n).filter(is_extra).count();
                format!(".tw-extras>:nth-child({})", n + 1)
            }
        };
        let Ok(nodes) = self.scene.query_selector_all(&name) else {
            return;
        };
        for n in 0..nodes.length() {
            if let Some(node) = nodes.get(n) {
                play(node.unchecked_ref());
            }
        }
    }

    /// Ends it: everything is as it is drawn.
    fn end(&self, pressed: bool) {
        self.begun.set(usize::MAX);
        for node in &self.boulders {
            put_down(node);
            if let Some(group) = node.parent_element() {
                let _ = group.append_child(node);
            }
        }
        if pressed {
            if let Some(page) = self.scene.owner_document() {
                finish_all(&page);
            }
            ask("{\"hush\":1}");
        }
        if let Some(extras) = find(&self.scene, ".tw-extras") {
            extras.set_inner_html("");
        }
    }
}

/// The boulder is where it is drawn, or where its track has it.
fn put_down(node: &Element) {
    // Asking makes the browser write the attribute, which it would leave behind empty otherwise.
    if node.has_attribute("style") {
        let _ = node.remove_attribute("style");
    }
}

fn find(scene: &Element, name: &str) -> Option<Element> {
    scene.query_selector(name).ok().flatten()
}
