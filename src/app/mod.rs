//! The room round the table: it knows everything, and nothing knows it.

mod address;
mod after;
pub mod annex;
mod arrival;
mod browser;
mod desk;
mod entered;
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
mod tabs;
mod tools;

use yew::prelude::*;

use crate::engine::BySeat;
use crate::games::trollfjord::view::teller::Names;
use crate::ui::Words;

use annex::asked::{Room, ask, use_laid};
use arrival::{Chosen, arrival_page};
use desk::{Desk, DeskAct, Seated};
use entered::{Entered, use_entered};
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
    let entered = use_entered(found.map(|found| &found.saved));
    let desk = use_reducer(|| Desk::with(found.map(|found| found.saved.clone())));
    let asks = matches!(*entered, Entered::Other(_));
    let stored = use_keeping(desk.game.clone(), desk.at_table, asks);
    let settings = use_state(Settings::kept);
    use_effect_with((), {
        let settings = settings.clone();
        move |()| settings.show()
    });
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
        let (desk, entered) = (desk.dispatcher(), entered.setter());
        Callback::from(move |()| {
            entered.set(Entered::Here(None));
            desk.dispatch(DeskAct::Leave);
        })
    };
    let act = use_callback(desk.dispatcher(), |act, desk| {
        desk.dispatch(DeskAct::Game(act));
    });
    use_laid(&start);
    let choose = {
        let (desk, entered, start) = (desk.dispatcher(), entered.setter(), start.clone());
        Callback::from(move |chosen: Chosen| {
            entered.set(Entered::Here(None));
            match chosen {
                Chosen::Play(saved) => start.emit(saved),
                Chosen::Watch(saved, at) => {
                    desk.dispatch(DeskAct::Leave);
                    ask(Room::Replay, at, Some(&saved));
                }
                Chosen::Leave => desk.dispatch(DeskAct::Leave),
            }
        })
    };
    let words = (*words).clone();
    match &*entered {
        Entered::Other(linked) => arrival_page(&words, linked, desk.game.is_some(), &choose),
        entered => html! {
            if let Some(seated) = desk.game.clone().filter(|_| desk.at_table) {
                <TablePage {words} {seated} {act} {leave} {start} {cut} kept={stored} {settings} first={entered.moment()} />
            } else {
                <StartPage {words} game={desk.game.clone()} unreadable={kept.is_err()} {start} {resume} {settings} />
            }
        },
    }
}

/// Keeps the game on this device and in the address after every decision, unless it is still asked whose it is. Tells
/// whether it is kept.
#[hook]
fn use_keeping(game: Option<Seated>, at_table: bool, asks: bool) -> Kept {
    // Most decisions change nothing of it, and the page need not be drawn again.
    let stored = use_state_eq(Kept::default);
    let now = *stored;
    use_effect_with((game, at_table, asks), move |(game, at_table, asks)| {
        if *asks {
            return;
        }
        let saved = game.as_ref().map(Seated::saved);
        if let Some(saved) = &saved {
            stored.set(save::keep(saved));
        }
        match saved.filter(|_| *at_table) {
            Some(saved) => address::show(&saved),
            None => address::clear(),
        }
    });
    now
}
