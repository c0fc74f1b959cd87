//! Keys: a digit picks, Enter plays, letters strike, undo and change the pane. By place on the keyboard, not by letter.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::engine::session::Act;
use crate::games::trollfjord::Move;
use crate::games::trollfjord::view::table_view::Pane;

use super::browser;

/// Listens for the keys of the table while they are `on`.
#[hook]
pub fn use_keys(act: &Callback<Act<Move>>, pane: &UseStateHandle<Pane>, on: bool) {
    let (act, set) = (act.clone(), pane.setter());
    use_effect_with((act, on), move |(act, on)| {
        let act = act.clone();
        let window = web_sys::window().filter(|_| *on);
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
    if event.key() == "?" {
        return browser::press(".tools .book");
    }
    let selector = match code.as_str() {
        "Escape" => "[data-key='clear']",
        "KeyU" => "[data-key='undo']",
        "KeyY" => return act.emit(Act::Redo),
        "KeyR" => {
            // What stops one step back stops the whole turn: the button says why.
            browser::press("[data-key='undo'][aria-disabled]");
            return act.emit(Act::Restart);
        }
        "KeyB" => return set.set(Pane::Board),
        "KeyT" => return set.set(Pane::Tower),
        "KeyK" => return set.set(Pane::Sacks),
        "KeyL" => return set.set(Pane::Log),
        "Enter" | "NumpadEnter" => ".prompt .btn.pri",
        "KeyS" => "[data-key='soft']",
        "KeyF" => "[data-key='firm']",
        "KeyH" => "[data-key='hard']",
        "KeyM" => "[data-key='sound']",
        "KeyX" => "[data-key='stop']",
        "ArrowLeft" => "[data-key='left']:enabled",
        "ArrowRight" => "[data-key='right']:enabled",
        "Minus" | "NumpadSubtract" => "[data-key='fewer']",
        "Equal" | "NumpadAdd" => "[data-key='more']",
        code => {
            let digit = code
                .strip_prefix("Digit")
                .or_else(|| code.strip_prefix("Numpad"));
            if let Some(digit) = digit.filter(|digit| digit.len() == 1) {
                browser::press(&format!(".prompt [data-key='{digit}']"));
            }
            return;
        }
    };
    browser::press(selector);
}
