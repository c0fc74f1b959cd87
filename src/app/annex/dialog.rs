//! A room of the annex as a dialog over the page: it opens by itself, and whatever closes it leads back.

use std::cell::Cell;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::app::menu::waits;
use crate::ui::{Words, symbol_button};

/// The handle on a dialog.
pub type Handle = NodeRef;

/// Opens the dialog that takes the handle, and tells when it is closed, by whatever.
#[hook]
pub fn use_dialog(close: &Callback<()>) -> Handle {
    let dialog = use_node_ref();
    use_effect_with((), {
        let (dialog, close) = (dialog.clone(), close.clone());
        move |()| {
            let element = dialog.cast::<HtmlDialogElement>();
            let listener = element.map(|element| {
                let _ = element.show_modal();
                let closed = EventListener::new(&element, "close", move |_| close.emit(()));
                (closed, keep_focus(&element))
            });
            move || drop(listener)
        }
    });
    dialog
}

/// The second press of a double click that opened the room is meant for nothing in it, and takes the focus from nothing.
fn keep_focus(dialog: &HtmlDialogElement) -> EventListener {
    let pressed = Cell::new(false);
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(dialog, "mousedown", options, move |event| {
        // It counts the presses of a double click, and the first one was elsewhere.
        let again = event
            .dyn_ref::<MouseEvent>()
            .is_some_and(|press| press.detail() > 1);
        if again && !pressed.get() {
            event.prevent_default();
        }
        pressed.set(true);
    })
}

/// Closes the dialog by the key that opened it, too: a key by its place, as `KeyI`.
#[hook]
pub fn use_key_to_close(dialog: &Handle, code: &'static str) {
    let dialog = dialog.clone();
    use_effect_with((), move |()| {
        let press = move |event: &Event| {
            let press = event.dyn_ref::<KeyboardEvent>();
            let alone = |key: &&KeyboardEvent| {
                !key.repeat() && !key.ctrl_key() && !key.meta_key() && !key.alt_key()
            };
            if press.filter(alone).is_some_and(|key| key.code() == code) {
                close(&dialog);
            }
        };
        let window = web_sys::window();
        let listener = window.map(|window| EventListener::new(&window, "keydown", press));
        move || drop(listener)
    });
}

/// Closes the dialog.
pub fn shut(dialog: &Handle) -> Callback<MouseEvent> {
    let dialog = dialog.clone();
    Callback::from(move |_: MouseEvent| close(&dialog))
}

fn close(dialog: &Handle) {
    if let Some(element) = dialog.cast::<HtmlDialogElement>() {
        element.close();
    }
}

/// What a dialog knows.
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// The language.
    pub words: Words,
    /// What it is called.
    pub title: AttrValue,
    /// The handle that opens it.
    pub dialog: Handle,
    /// Its class besides the usual ones.
    pub class: &'static str,
    /// What stands in it.
    pub children: Html,
}

/// Draws the dialog.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let close = shut(&props.dialog);
    // One may lie over another.
    let id = format!("annex-{}", props.class);
    html! {
        <dialog ref={props.dialog.clone()} class={classes!("card", "menu", "annex", props.class)} aria-labelledby={id.clone()}>
            <div class="sech">
                <h2 {id}>{ &props.title }</h2>
                { symbol_button("btn sec x", props.words.say("annex-close"), "u-x", close) }
            </div>
            { waits(&props.words) }
            { props.children.clone() }
        </dialog>
    }
}
