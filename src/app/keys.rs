//! Keys: a digit picks, Enter plays, letters strike, undo and change the pane. By place on the keyboard, not by letter.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::engine::session::Act;
use crate::games::trollfjord::Move;
use crate::games::trollfjord::view::table_view::Pane;

use crate::ui::focus;

use super::browser;
use super::room::{Show, View};

/// What the keys do.
pub struct Keys {
    /// Something is done with the game.
    pub act: Callback<Act<Move>>,
    /// Something else is shown.
    pub show: Callback<Show>,
    /// Whether something else than the game is shown: Escape leads back.
    pub away: bool,
    /// Whether single keys play. Escape works all the same.
    pub play: bool,
}

/// Listens for the keys of the table, if there are any now.
#[hook]
pub fn use_keys(keys: Option<Keys>) {
    use_effect(move || {
        let window = web_sys::window();
        let listener = window.zip(keys).map(|(window, keys)| {
            EventListener::new_with_options(
                &window,
                "keydown",
                EventListenerOptions::enable_prevent_default(),
                move |event| {
                    if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                        keys.pressed(event);
                    }
                },
            )
        });
        move || drop(listener)
    });
}

impl Keys {
    fn pressed(&self, event: &KeyboardEvent) {
        let code = event.code();
        // A held key does its work once: repeats are the keyboard's, not the player's. What was for a list is done.
        if event.repeat()
            || event.default_prevented()
            || event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
            || browser::focus_takes(&code)
        {
            return;
        }
        if code == "Escape" {
            return match self.away {
                true => self.show.emit(Show::View(View::Game)),
                false => browser::press("[data-key='clear']"),
            };
        }
        if self.play {
            self.play(event, &code);
        }
    }

    fn play(&self, event: &KeyboardEvent, code: &str) {
        if event.key() == "?" {
            return browser::press(".tools .book");
        }
        let selector = match code {
            "KeyU" => "[data-key='undo']",
            "KeyY" => return self.act.emit(Act::Redo),
            "KeyR" => {
                // What stops one step back stops the whole turn: the button says why.
                browser::press("[data-key='undo'][aria-disabled]");
                return self.act.emit(Act::Restart);
            }
            "KeyB" => return self.show.emit(Show::Pane(Pane::Board)),
            "KeyT" => return self.show.emit(Show::Pane(Pane::Tower)),
            "KeyK" => return self.show.emit(Show::Pane(Pane::Sacks)),
            "KeyL" => return self.show.emit(Show::Pane(Pane::Log)),
            "Enter" | "NumpadEnter" => ".prompt .btn.pri",
            "Space" => return browser::swing(".stage .tw-hold:enabled", event),
            "KeyS" => "[data-key='soft']",
            "KeyF" => "[data-key='firm']",
            "KeyH" => "[data-key='hard']",
            "KeyM" => "[data-key='sound']",
            "KeyI" => "[data-key='hint']",
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
                    let choice = format!(".prompt [data-key='{digit}']");
                    // Enter is to play what is picked, not to press what had the focus before.
                    if browser::find(&choice).is_some() && browser::focus_takes("Enter") {
                        focus("action-title");
                    }
                    browser::press(&choice);
                }
                return;
            }
        };
        browser::press(selector);
    }
}
