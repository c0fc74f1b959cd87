//! What the address asks for: the game of this device, or another one that somebody opened or entered.

use gloo_events::EventListener;
use yew::prelude::*;

use super::address;
use super::desk::{Desk, DeskAct, Seated};
use super::save::Saved;

/// What an address asks for.
#[derive(Clone, PartialEq)]
pub enum Entered {
    /// The game of this device, or the one that is looked at, perhaps at a moment.
    Here(Option<usize>),
    /// Another game; what is to be done with it is asked.
    Other(String),
}

impl Entered {
    /// Reads the address of a page that opens. Whose own game stands in it, as after a reload, is not asked.
    fn now(own: Option<&Saved>) -> Self {
        let Some(text) = address::entered() else {
            return Entered::Here(None);
        };
        match own.and_then(|own| address::opens(&text, own)) {
            Some(moment) => Entered::Here(moment),
            None => Entered::Other(text),
        }
    }

    /// The moment that is shown first.
    pub fn moment(&self) -> Option<usize> {
        match self {
            Entered::Here(moment) => *moment,
            Entered::Other(_) => None,
        }
    }
}

/// What the address asks for when the page opens. [`use_steps`] hears when that changes.
#[hook]
pub fn use_entered(own: Option<&Saved>) -> UseStateHandle<Entered> {
    use_state(|| Entered::now(own))
}

/// Does what another address asks for: somebody entered one, or went back or forward to one. Back from the table is the
/// start page, and forward from there the table again.
#[hook]
pub fn use_steps(desk: &Desk, entered: &UseStateHandle<Entered>, go: &Callback<DeskAct>) {
    let (desk, set, go) = (desk.clone(), entered.setter(), go.clone());
    // Heard anew with every decision: what an address asks for hangs on the game that is there.
    use_effect(move || {
        let ask = move |_: &Event| {
            let text = address::entered();
            let own = desk.game.as_ref().map(Seated::saved);
            let opens = |text: &str| address::opens(text, &own?);
            match text {
                None if desk.at_table && address::held().is_empty() => go.emit(DeskAct::Leave),
                Some(text) if !desk.at_table && opens(&text).is_some() => go.emit(DeskAct::Resume),
                Some(text) => set.set(Entered::Other(text)),
                // Back at the address that this page wrote: the game it belongs to is the one on the desk.
                None => set.set(Entered::Here(None)),
            }
        };
        let window = web_sys::window();
        let listener = window.map(|window| EventListener::new(&window, "hashchange", ask));
        move || drop(listener)
    });
}
