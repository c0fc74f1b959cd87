//! Keys: a digit picks, Enter plays, letters strike, undo and change the pane. By place on the keyboard, not by letter.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::engine::session::Act;
use crate::games::trollfjord::Move;
use crate::games::trollfjord::view::table_view::Pane;

use super::browser;

/// Listens for the keys of the table while it is shown.
#[hook]
pub fn use_keys(act: &Callback<Act<Move>>, pane: &UseStateHandle<Pane>) {
    let (act, set) = (act.clone(), pane.setter());
    use_effect_with(act, move |act| {
        let act = act.clone();
        let window = web_sys::window();
        let listener = window.map(|window| {
            EventListener::new(&window, "keydown", move |event| {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                    on_key(event, &act, &set);
                }
            })
        });
        move || drop(listener)
    });
}

fn on_key(event: &KeyboardEvent, act: &Callback<Act<Move>>, set: &UseStateSetter<Pane>) {
    let code = event.code();
    // A held key does its work once: repeats are the keyboard's, not the player's.
    if event.repeat()
        || event.ctrl_key()
        || event.meta_key()
        || event.alt_key()
        || browser::focus_takes(&code)
    {
        return;
    }
    match code.as_str() {
        "KeyU" => act.emit(Act::Undo),
        "KeyB" => set.set(Pane::Board),
        "KeyT" => set.set(Pane::Tower),
        "KeyK" => set.set(Pane::Sacks),
        "KeyL" => set.set(Pane::Log),
        "Enter" => {
            browser::press(".prompt .btn.pri");
        }
        "KeyS" => press_blow("soft"),
        "KeyF" => press_blow("firm"),
        "KeyH" => press_blow("hard"),
        "KeyX" => {
            browser::press("[data-key='stop']");
        }
        "ArrowLeft" => {
            browser::press("[data-key='left']");
        }
        "ArrowRight" => {
            browser::press("[data-key='right']");
        }
        code => {
            if let Some(digit) = code.strip_prefix("Digit") {
                browser::press(&format!(".prompt [data-key='{digit}']"));
            }
        }
    }
}

/// Presses the button of the pad that strikes so hard.
fn press_blow(strength: &str) {
    browser::press(&format!("[data-key='{strength}']"));
}
