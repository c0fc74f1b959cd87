//! The room round the table: it knows everything, and nothing knows it.

mod after;
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

use yew::prelude::*;

use crate::engine::BySeat;
use crate::games::trollfjord::view::teller::Names;
use crate::ui::Words;

use desk::{Desk, DeskAct};
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

/// The page.
#[component]
pub fn App() -> Html {
    let words = use_memo((), |()| language::english());
    let kept = use_memo((), |()| save::kept());
    let found = kept.as_ref().as_ref().ok().and_then(Option::as_ref);
    let cut = found.and_then(|found| found.cut);
    let desk = use_reducer(|| Desk::with(found.map(|found| found.saved.clone())));
    let stored = use_state(|| Kept::OnDevice);
    let settings = use_state(Settings::kept);
    use_effect_with((), {
        let settings = settings.clone();
        move |()| settings.show()
    });
    {
        let (game, stored) = (desk.game.clone(), stored.clone());
        use_effect_with(game, move |game| {
            if let Some(seated) = game {
                stored.set(save::keep(&seated.saved()));
            }
        });
    }
    let start = {
        let (desk, game) = (desk.dispatcher(), desk.game.clone());
        Callback::from(move |saved| {
            // A game in progress is never lost by starting another one.
            if let Some(game) = game.as_ref().filter(|game| game.is_in_progress()) {
                save::keep_before(&game.saved());
            }
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
    let act = use_callback(desk.dispatcher(), |act, desk| {
        desk.dispatch(DeskAct::Game(act))
    });
    html! {
        if let Some(seated) = desk.game.clone().filter(|_| desk.at_table) {
            <TablePage words={(*words).clone()} {seated} {act} {leave} {start} {cut} kept={*stored} {settings} />
        } else {
            <StartPage words={(*words).clone()} game={desk.game.clone()} unreadable={kept.is_err()} {start} {resume} {settings} />
        }
    }
}
