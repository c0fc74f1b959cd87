//! The annex: rooms that a player enters now and then, in a program of its own, which is loaded when the first of them is
//! asked for. It knows the games as the page keeps them, and nothing of the page.

pub mod asked;
mod dialog;
mod hands;
mod picture;
mod practice;
mod qr;
mod replay;
mod share;
mod shelf;
mod transcript;

use gloo_events::EventListener;
use yew::prelude::*;

use super::{browser, language};
use crate::ui::Words;
use asked::{Asked, HEAR, Room, detail};
use practice::PracticeRoom;
use replay::Replay;
use share::ShareSheet;
use shelf::Shelf;

/// Starts the annex in the element `#annex`.
pub fn start() {
    browser::rescue_on_panic();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("annex"));
    if let Some(root) = root {
        yew::Renderer::<Annex>::with_root(root).render();
    }
}

/// What a room knows.
#[derive(Properties, PartialEq)]
pub struct RoomProps {
    /// The language.
    pub words: Words,
    /// What was asked for.
    pub asked: Asked,
    /// Back to the page.
    pub close: Callback<()>,
}

/// The annex: the room that was asked for last, until it is left.
#[component]
fn Annex() -> Html {
    let words = use_memo((), |()| language::annex());
    let open = use_state(|| None::<(Asked, u32)>);
    let times = use_mut_ref(|| 0);
    {
        let (open, left) = (open.setter(), open.setter());
        use_effect_with((), move |()| {
            let hear = move |event: &Event| {
                let Some(asked) = detail(event).and_then(|text| text.parse().ok()) else {
                    return;
                };
                // Who asks again enters anew.
                *times.borrow_mut() += 1;
                open.set(Some((asked, *times.borrow())));
            };
            let window = web_sys::window();
            // Another address that somebody enters is the page's affair.
            let away = move |_: &Event| left.set(None);
            let listeners = window.map(|window| {
                let heard = EventListener::new(&window, HEAR, hear);
                (heard, EventListener::new(&window, "hashchange", away))
            });
            move || drop(listeners)
        });
    }
    let close = {
        let open = open.setter();
        Callback::from(move |()| open.set(None))
    };
    let Some((asked, times)) = (*open).clone() else {
        return html! {};
    };
    let (words, key) = ((*words).clone(), times.to_string());
    match asked.room {
        Room::Share => html! { <ShareSheet {key} {words} {asked} {close} /> },
        Room::Replay => html! { <Replay {key} {words} {asked} {close} /> },
        Room::Shelf => html! { <Shelf {key} {words} {asked} {close} /> },
        Room::Practice => html! { <PracticeRoom {key} {words} {asked} {close} /> },
    }
}
