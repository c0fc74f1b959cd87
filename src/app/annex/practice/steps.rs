//! How far the last act has been shown, when a new tower is filled, and which presses are taken meanwhile: as at the table, see `view::linger`.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::browser;
use crate::games::trollfjord::view::linger::{DEAD_MS, End, end_by};
use crate::ui::{now, pressed_at};

/// The film of a blow, what nobody is to miss, all.
pub const FILM: usize = 0;
/// See [`FILM`].
pub const SCENE: usize = 1;
const ALL: usize = 2;

/// When a control came to mean something else.
#[derive(Clone)]
pub struct Quiet(Rc<Cell<f64>>);

impl Quiet {
    /// From now on.
    pub fn begin(&self) {
        self.0.set(now());
    }

    /// Whether the press that is being handled was made long enough after it.
    pub fn is_over(&self) -> bool {
        pressed_at() - self.0.get() >= DEAD_MS
    }
}

/// The room has just opened.
#[hook]
pub fn use_quiet() -> Quiet {
    let since = use_memo((), |()| Quiet(Rc::new(Cell::new(now()))));
    (*since).clone()
}

/// How far the last of so many acts has been shown. Its steps take so many milliseconds; any press ends one.
#[hook]
pub fn use_steps(acts: u32, times: [u32; 2], quiet: &Quiet) -> usize {
    let seen = use_mut_ref(|| (acts, ALL));
    let again = use_force_update();
    let step = {
        let mut seen = seen.borrow_mut();
        if seen.0 != acts {
            *seen = (acts, FILM);
        }
        while seen.1 < ALL && times[seen.1] == 0 {
            seen.1 += 1;
        }
        seen.1
    };
    let quiet = quiet.clone();
    use_effect_with((acts, step), move |&(acts, step)| {
        let end = move |by: End| {
            *seen.borrow_mut() = (acts, step + 1);
            // After the film the pad may have given way to the card.
            if step == FILM {
                quiet.begin();
            }
            let again = again.clone();
            by.draw(move || again.force_update());
        };
        let ending = (step < ALL).then(|| end_by(times[step], Rc::new(end)));
        move || drop(ending)
    });
    step
}

/// What the script of the films tells when it is there, and what it marks the page with.
const FILMS: &str = "trollfjord-films";
const MARK: &str = "data-films";
/// A tower is full without a film if that takes longer.
const FILL_MS: u32 = 1_500;

/// Whether the last of so many towers is drawn full. It is drawn empty first, so that the boulders are poured into it: as
/// soon as the script is there that shows it.
#[hook]
pub fn use_filled(towers: u32) -> bool {
    let filled = use_state_eq(|| 0);
    let fill = filled.setter();
    use_effect_with(towers, move |&towers| {
        let there = browser::marked(MARK).is_some();
        let late = fill.clone();
        let waits = match web_sys::window() {
            Some(window) if !there => Some((
                EventListener::once(&window, FILMS, move |_| fill.set(towers)),
                Timeout::new(FILL_MS, move || late.set(towers)),
            )),
            _ => {
                fill.set(towers);
                None
            }
        };
        move || drop(waits)
    });
    *filled == towers
}
