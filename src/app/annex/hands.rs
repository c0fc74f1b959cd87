//! What only a script of the browser can do, asked for by name: to copy, to send, to put a file away, to fetch one. See
//! `static/annex/hands.js`.

use gloo_events::EventListener;
use js_sys::Array;
use yew::prelude::*;

use crate::ui::shout;

/// The event by which something is asked of the script.
const ASK: &str = "trollfjord-hands";
/// The event by which it tells what came of it.
const TOLD: &str = "trollfjord-handed";

/// What the script can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<'a> {
    /// Sends a text by the device's own means.
    Send(&'a str),
    /// Copies a text.
    Copy(&'a str),
    /// Puts a text away as a file of this name and type.
    Save(&'a str, &'a str, &'a str),
    /// Puts the picture of the board away as a file of this name, which tells the kind.
    Picture(&'a str),
    /// Lets a person choose a file and tells its text.
    Fetch,
}

/// Asks for a deed. It has to be done inside of a press: browsers allow it only there.
pub fn ask(deed: Deed<'_>) {
    let words: Vec<&str> = match deed {
        Deed::Send(text) => vec!["send", text],
        Deed::Copy(text) => vec!["copy", text],
        Deed::Save(name, kind, text) => vec!["save", name, kind, text],
        Deed::Picture(name) => vec!["picture", name],
        Deed::Fetch => vec!["fetch"],
    };
    let words: Array = words.into_iter().map(wasm_bindgen::JsValue::from).collect();
    shout(ASK, &words);
}

/// Hears what came of the deeds: a word and, after a blank, more of it.
#[hook]
pub fn use_told(told: Callback<String>) {
    use_effect_with(told, |told| {
        let told = told.clone();
        let hear = move |event: &Event| {
            if let Some(text) = super::asked::detail(event) {
                told.emit(text);
            }
        };
        let window = web_sys::window();
        let listener = window.map(|window| EventListener::new(&window, TOLD, hear));
        move || drop(listener)
    });
}
