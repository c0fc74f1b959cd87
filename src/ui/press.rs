//! A press is answered at once, and what is heavy follows when the answer has been painted.

use std::cell::{Cell, RefCell};

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

use super::closest;

/// The browser paints nothing where nobody looks: then it follows after so many milliseconds.
const LATEST_MS: u32 = 250;

type Work = Box<dyn FnOnce()>;

thread_local! {
    static WAITING: RefCell<Vec<Work>> = const { RefCell::new(Vec::new()) };
    static BUSY: Cell<bool> = const { Cell::new(false) };
    static LATEST: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Does something when the next picture of the page has been painted, in the order in which it was asked for.
pub fn soon(work: impl FnOnce() + 'static) {
    let first = WAITING.with_borrow_mut(|waiting| {
        waiting.push(Box::new(work));
        waiting.len() == 1
    });
    if !first {
        return;
    }
    LATEST.set(Some(Timeout::new(LATEST_MS, all)));
    if let Some(window) = web_sys::window() {
        // A frame is painted when all that asked for it is done: the next task comes after.
        let frame = Closure::once_into_js(|| Timeout::new(0, all).forget());
        let _ = window.request_animation_frame(frame.unchecked_ref());
    }
}

fn all() {
    LATEST.take();
    for work in WAITING.take() {
        work();
    }
}

/// Whether what a press asked for has still to be done: another one may be meant for something else.
pub fn is_busy() -> bool {
    BUSY.get()
}

/// The same for what a press asks for: until then the control that was pressed is busy.
pub fn answer(work: impl FnOnce() + 'static) {
    const NAME: &str = "aria-busy";
    let control = pressed();
    if let Some(control) = &control {
        let _ = control.set_attribute(NAME, "true");
    }
    BUSY.set(true);
    soon(move || {
        BUSY.set(false);
        if let Some(control) = control {
            let _ = control.remove_attribute(NAME);
        }
        work();
    });
}

/// The control whose press is being handled; for a key that presses none, the page.
fn pressed() -> Option<Element> {
    let event: Event = web_sys::window()?.event().dyn_into().ok()?;
    closest(&event, "button,form,body")
}
