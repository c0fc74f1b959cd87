//! The room round the table: it knows everything, and nothing knows it.

mod address;
mod after;
mod arrival;
mod browser;
mod desk;
mod keys;
mod language;
mod menu;
mod moment;
mod names;
mod numbers;
mod page;
mod room;
mod save;
mod settings;
mod start_page;
mod storage;
mod table_page;
mod tools;

use gloo_events::EventListener;
use yew::prelude::*;

use crate::engine::BySeat;
use crate::games::trollfjord::view::teller::Names;
use crate::ui::Words;

use address::Linked;
use arrival::{Chosen, arrival_page};
use desk::{Desk, DeskAct};
use save::Saved;
use settings::Settings;
use start_page::StartPage;
use storage::Kept;
use table_page::TablePage;

/// Starts the page in the element `#app`.
pub fn start() {
    browser::rescue_on_panic();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    if let Some(root) = root {
        root.set_text_content(None);
        yew::Renderer::<App>::with_root(root).render();
    }
}

/// What the players are called: what was typed, else the usual names.
fn called(words: &Words, typed: &Names) -> Names {
    BySeat::from_fn(|seat| match typed[seat].as_str() {
        "" => words.say(&format!("seat-{seat}")),
        _ => typed[seat].clone(),
    })
}

/// What an address asks for that somebody opened.
#[derive(Clone, PartialEq)]
enum Entered {
    /// Nothing: the game of this device.
    Nothing,
    /// The game of this device, at a moment.
    Own(Option<usize>),
    /// Another game; what is to be done with it is asked.
    Other(Linked),
}

impl Entered {
    /// Reads the address. Whose own game stands in it, as after a reload, is not asked.
    fn now(own: Option<&Saved>) -> Self {
        let Some(text) = address::entered() else {
            return Entered::Nothing;
        };
        let linked = address::read(&text);
        let same = |saved: &Saved| own.is_some_and(|own| own.record == saved.record);
        match &linked {
            Linked {
                saved: Some(saved),
                moment,
                why: None,
            } if same(saved) => Entered::Own(*moment),
            _ => Entered::Other(linked),
        }
    }
}

/// Asks again what the address asks for when somebody enters another one, or goes back to one.
#[hook]
fn use_entered(own: Option<&Saved>) -> UseStateHandle<Entered> {
    let entered = use_state(|| Entered::now(own));
    let set = entered.setter();
    use_effect_with((), move |()| {
        let ask = move |_: &Event| match Entered::now(save::there().as_ref()) {
            Entered::Nothing => {}
            other => set.set(other),
        };
        let listener =
            web_sys::window().map(|window| EventListener::new(&window, "hashchange", ask));
        move || drop(listener)
    });
    entered
}

/// The page.
#[component]
pub fn App() -> Html {
    let words = use_memo((), |()| language::english());
    let kept = use_memo((), |()| save::kept());
    let found = kept.as_ref().as_ref().ok().and_then(Option::as_ref);
    let cut = found.and_then(|found| found.cut);
    let entered = use_entered(found.map(|found| &found.saved));
    let desk = use_reducer(|| Desk::with(found.map(|found| found.saved.clone())));
    let stored = use_state(Kept::default);
    let settings = use_state(Settings::kept);
    use_effect_with((), {
        let settings = settings.clone();
        move |()| settings.show()
    });
    let asks = matches!(*entered, Entered::Other(_));
    {
        let (shown, stored) = ((desk.game.clone(), desk.at_table, asks), stored.clone());
        use_effect_with(shown, move |(game, at_table, asks)| match game {
            _ if *asks => {}
            Some(seated) => {
                let saved = seated.saved();
                if seated.own {
                    stored.set(save::keep(&saved));
                }
                if *at_table {
                    address::show(&saved)
                } else {
                    address::clear()
                }
            }
            None => address::clear(),
        });
    }
    let start = {
        let desk = desk.dispatcher();
        Callback::from(move |saved| {
            save::make_way(&saved);
            desk.dispatch(DeskAct::Start(saved));
        })
    };
    let resume = {
        let desk = desk.dispatcher();
        Callback::from(move |()| desk.dispatch(DeskAct::Resume))
    };
    let leave = {
        let desk = desk.dispatcher();
        Callback::from(move |()| desk.dispatch(DeskAct::Leave))
    };
    let act = use_callback(
        (desk.dispatcher(), desk.game.clone()),
        |act, (desk, game)| {
            if let Some(game) = game.as_ref().filter(|game| !game.own) {
                save::make_way(&game.saved());
            }
            desk.dispatch(DeskAct::Game(act));
        },
    );
    let choose = {
        let (desk, entered, start) = (desk.dispatcher(), entered.setter(), start.clone());
        Callback::from(move |chosen: Chosen| {
            entered.set(match &chosen {
                Chosen::Watch(_, at) => Entered::Own(*at),
                _ => Entered::Nothing,
            });
            match chosen {
                Chosen::Play(saved) => start.emit(saved),
                Chosen::Watch(saved, _) => desk.dispatch(DeskAct::Watch(saved)),
                Chosen::Leave => desk.dispatch(DeskAct::Leave),
            }
        })
    };
    let words = (*words).clone();
    match &*entered {
        Entered::Other(linked) => arrival_page(&words, linked, &choose),
        entered => html! {
            if let Some(seated) = desk.game.clone().filter(|_| desk.at_table) {
                <TablePage {words} {seated} {act} {leave} {start} {cut} kept={*stored} {settings} first={match entered { Entered::Own(at) => *at, _ => None }} />
            } else {
                <StartPage {words} game={desk.game.clone()} unreadable={kept.is_err()} {start} {resume} {settings} />
            }
        },
    }
}
