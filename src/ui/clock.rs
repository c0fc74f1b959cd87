//! The time of the page.

use wasm_bindgen::JsCast;
use web_sys::Event;

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or(0.0, |clock| clock.now())
}

/// When the press that is being handled was made, in the same time: a page that is busy drawing hears of it later.
pub fn pressed_at() -> f64 {
    let event = web_sys::window().map(|window| window.event());
    let event = event.and_then(|event| event.dyn_into::<Event>().ok());
    event.map_or_else(now, |event| event.time_stamp())
}
