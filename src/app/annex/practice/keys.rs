//! The keys of practice: those of the table that strike, stop and silence. Escape leaves, as it leaves every dialog.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::app::browser;
use crate::app::settings::{Settings, Switch};

/// Listens on the window: what had the focus may have gone, and then nothing has it.
#[hook]
pub fn use_keys() {
    use_effect_with((), |()| {
        let window = web_sys::window();
        let listener = window.map(|window| {
            EventListener::new_with_options(
                &window,
                "keydown",
                EventListenerOptions::enable_prevent_default(),
                |event| {
                    if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                        pressed(event);
                    }
                },
            )
        });
        move || drop(listener)
    });
}

fn pressed(event: &KeyboardEvent) {
    let code = event.code();
    let plain = !(event.ctrl_key() || event.meta_key() || event.alt_key() || event.repeat());
    let other = !plain || event.default_prevented() || browser::field_takes(&code);
    // Whatever lies over it has its own keys.
    if other || covered() || !Settings::kept().is_on(Switch::Keys) {
        return;
    }
    browser::press(match code.as_str() {
        "Space" => return browser::swing(".practice .tw-hold:enabled", event),
        "Enter" | "NumpadEnter" => ".practice .prompt .btn.pri",
        "KeyS" => ".practice [data-key='soft']",
        "KeyF" => ".practice [data-key='firm']",
        "KeyH" => ".practice [data-key='hard']",
        "KeyM" => ".practice [data-key='sound']",
        "KeyX" => ".practice [data-key='stop']",
        "ArrowLeft" => ".practice [data-key='left']:enabled",
        "ArrowRight" => ".practice [data-key='right']:enabled",
        _ => return,
    });
}

/// Whether another dialog lies over practice.
fn covered() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let other = document.map(|document| document.query_selector("dialog[open]:not(.practice)"));
    matches!(other, Some(Ok(Some(_))))
}
