//! What the address asks for: the game of this device, or another one that somebody opened or entered.

use gloo_events::EventListener;
use yew::prelude::*;

use super::address;
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

/// What the address asks for; asks again when somebody enters another one, or goes back to one.
#[hook]
pub fn use_entered(own: Option<&Saved>) -> UseStateHandle<Entered> {
    let entered = use_state(|| Entered::now(own));
    let set = entered.setter();
    use_effect_with((), move |()| {
        let ask = move |_: &Event| {
            // Back at the address that this page wrote: the game it belongs to is the one on the desk.
            set.set(match address::entered() {
                Some(text) => Entered::Other(text),
                None => Entered::Here(None),
            });
        };
        let window = web_sys::window();
        let listener = window.map(|window| EventListener::new(&window, "hashchange", ask));
        move || drop(listener)
    });
    entered
}
