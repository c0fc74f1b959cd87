//! The room round the table: it knows everything, and nothing knows it.

mod address;
mod after;
pub mod annex;
mod browser;
mod computers;
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
use crate::ui::{Words, answer, button, is_busy, soon};

use annex::asked::{Room, ask, use_laid};
use desk::{Desk, DeskAct, Seated};
use entered::{Entered, use_entered, use_steps};
use settings::{Settings, use_told};
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
    let desk = use_state(|| Desk::with(found.map(|found| found.saved.clone())));
    let asks = matches!(*entered, Entered::Other(_));
    let stored = use_keeping(&desk, asks);
    let settings = use_state(Settings::kept);
    use_effect_with((), {
        let settings = settings.clone();
        move |()| settings.show()
    });
    // Where the address holds another game, the annex asks what is to be done with it.
    let arrive = {
        let own = desk.game.as_ref().map(Seated::saved);
        Callback::from(move |()| ask(Room::Arrival, 0, own.as_ref()))
    };
    use_effect_with((*entered).clone(), {
        let arrive = arrive.clone();
        move |entered| {
            if let Entered::Other(_) = entered {
                let arrive = arrive.clone();
                // The annex leaves its rooms when it hears of another address: it is asked after that.
                soon(move || arrive.emit(()));
            }
        }
    });
    use_told(&settings);
    let go = going(&desk, &entered, &stored);
    use_laid(&go);
    use_steps(&desk, &entered, &go);
    let words = (*words).clone();
    match &*entered {
        Entered::Other(_) => {
            let leave = go.reform(|_: MouseEvent| DeskAct::Leave);
            html! {
                <main class="start">
                    <h1>{ words.say("app-title") }</h1>
                    <div class="card start-continue">
                        { button("btn pri", words.say("app-open"), arrive.reform(|_: MouseEvent| ())) }
                        { button("btn sec", words.say("app-start-page"), leave) }
                    </div>
                </main>
            }
        }
        entered => html! {
            if let Some(seated) = desk.game.clone().filter(|_| desk.at_table) {
                <TablePage {words} {seated} {go} {cut} kept={*stored} {settings} first={entered.moment()} />
            } else {
                <StartPage {words} game={desk.game.clone()} unreadable={kept.is_err()} {go} />
            }
        },
    }
}

/// Keeps the game that is there when the page opens, unless it is still asked whose it is.
#[hook]
fn use_keeping(desk: &UseStateHandle<Desk>, asks: bool) -> UseStateHandle<Kept> {
    // Most decisions change nothing of it, and the page need not be drawn again.
    let stored = use_state_eq(Kept::default);
    let (desk, kept) = (desk.clone(), stored.clone());
    use_effect_with(asks, move |asks| {
        if !asks && let Some(now) = desk.keep() {
            kept.set(now);
        }
    });
    stored
}

/// What makes something happen on the desk. It is decided and kept at once, whatever becomes of this page; what is shown
/// follows when the press has been answered. Until then no other press is taken.
fn going(
    desk: &UseStateHandle<Desk>,
    entered: &UseStateHandle<Entered>,
    stored: &UseStateHandle<Kept>,
) -> Callback<DeskAct> {
    let (desk, entered, stored) = (desk.clone(), entered.setter(), stored.setter());
    Callback::from(move |act| {
        if is_busy() {
            return;
        }
        let Some(next) = desk.after(act) else {
            return;
        };
        let moved = next.at_table != desk.at_table;
        if moved && next.at_table {
            address::sit_down();
        }
        let kept = next.keep();
        if moved && !next.at_table {
            address::get_up();
        }
        let (desk, entered, stored) = (desk.setter(), entered.clone(), stored.clone());
        answer(move || {
            desk.set(next);
            entered.set(Entered::Here(None));
            if let Some(kept) = kept {
                stored.set(kept);
            }
        });
    })
}
