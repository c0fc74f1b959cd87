//! The page of a game in progress: top bar with guide and tools, the table, the tabs of small screens, the score sheet.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::session::{Act, Barrier};
use crate::engine::{Game, Record, Seat, Session};
use crate::games::trollfjord::table::Lord;
use crate::games::trollfjord::view::guide::guide;
use crate::games::trollfjord::view::score_sheet::score_sheet;
use crate::games::trollfjord::view::table_view::{Pane, TableView};
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Phase, Table, Trollfjord};
use crate::ui::{Words, focus, icon};

use super::desk::Seated;
use super::keys::use_keys;
use super::save::Saved;
use super::storage::Kept;
use super::{browser, called};

/// How long after a decision another press is not taken: the control may have changed its meaning. Only a blow may
/// follow a blow at once.
const DEAD_MS: f64 = 300.0;

/// The game and what the page reports.
#[derive(Properties, PartialEq)]
pub struct TablePageProps {
    /// The language.
    pub words: Words,
    /// The game and its players.
    pub seated: Seated,
    /// Whether the game is kept on this device.
    pub kept: Kept,
    /// After how many decisions the game that was kept had to be cut, if it had to be.
    pub cut: Option<usize>,
    /// Something is to be done with the game.
    pub act: Callback<Act<Move>>,
    /// To the start page.
    pub leave: Callback<()>,
    /// Another game.
    pub start: Callback<Saved>,
}

/// Draws the page.
#[component]
pub fn TablePage(props: &TablePageProps) -> Html {
    let words = &props.words;
    let session = &props.seated.session;
    let teller = Teller {
        names: called(words, &props.seated.names),
        words: words.clone(),
    };
    let game = session.position();
    let act = use_guarded(&props.act, session.played().len());
    let pane = use_state(Pane::default);
    let reviewing = use_state(|| false);
    let dark = use_state(browser::is_dark);
    use_keys(&act, &pane);
    let set_pane = {
        let pane = pane.setter();
        use_callback((), move |chosen: Pane, ()| pane.set(chosen))
    };
    let over = game.table().phase == Phase::Over;
    let review = {
        let reviewing = reviewing.clone();
        Callback::from(move |_: MouseEvent| reviewing.set(!*reviewing))
    };
    html! {
        <div class="app">
            <button type="button" class="skip" onclick={|_| focus("action-title")}>{ words.say("app-skip") }</button>
            <header class="top">
                <span class="logo">{ icon("i-troll") }<span>{ words.say("app-title") }</span></span>
                { guide(words, game.table().phase.step()) }
                { tools(session, &teller, &dark, &act, &props.leave) }
            </header>
            { notices(props, game, &teller, (over && *reviewing).then_some(&review)) }
            if over && !*reviewing {
                <main class="over">
                    { score_sheet(game.table(), &teller, after_the_game(props, &teller, &review)) }
                </main>
            } else {
                <main class="room">
                    <TableView {session} teller={teller.clone()} pane={*pane} set_pane={set_pane.clone()} {act} />
                </main>
                { tabs(words, *pane, &set_pane) }
            }
            <p class="unseen" role="status">{ announce(game, &teller) }</p>
        </div>
    }
}

/// One line for screen readers whenever the decision changes.
fn announce(game: &Rc<Trollfjord>, t: &Teller) -> AttrValue {
    let step = t.say(crate::games::trollfjord::view::why::step_id(
        game.table().phase.step(),
    ));
    match game.to_move() {
        Some(seat) => t.with(
            "turn-says",
            &[("name", t.name(seat)), ("step", step.to_string().into())],
        ),
        None => step,
    }
}

/// What should be known besides the decision. `back`: the way from the board of a finished game to its scores.
fn notices(
    props: &TablePageProps,
    game: &Rc<Trollfjord>,
    t: &Teller,
    back: Option<&Callback<MouseEvent>>,
) -> Html {
    let last = game.table().ending && game.table().phase != Phase::Over;
    html! {
        <div class="notices" role="status">
            if props.kept == Kept::InPage {
                <p class="why">{ t.say("app-not-kept") }</p>
            }
            if let Some(n) = props.cut.filter(|&n| n == props.seated.session.played().len()) {
                <p class="why">{ t.with("app-cut", &[("n", n.into())]) }</p>
            }
            if last {
                <p class="why last">{ t.say("last-turns") }</p>
            }
            if let Some(back) = back {
                <button type="button" class="btn sec back" onclick={back}>{ t.say("app-back-to-scores") }</button>
            }
        </div>
    }
}

fn after_the_game(props: &TablePageProps, t: &Teller, review: &Callback<MouseEvent>) -> Html {
    let again = {
        let (seated, start) = (props.seated.clone(), props.start.clone());
        Callback::from(move |_: MouseEvent| start.emit(rematch(&seated)))
    };
    let leave = props.leave.reform(|_: MouseEvent| ());
    html! {
        <div class="btns">
            <button type="button" class="btn pri" onclick={again}>{ t.say("app-play-again") }</button>
            <button type="button" class="btn sec" onclick={leave}>{ t.say("app-new-game") }</button>
            <button type="button" class="btn sec" onclick={review}>{ t.say("app-review-board") }</button>
        </div>
    }
}

/// The same players with a fresh seed, so chosen that the winner stands on space 1 and the others follow in their order.
fn rematch(seated: &Seated) -> Saved {
    let game = seated.session.position();
    let setup = game.table().setup;
    let winner = game.ranking().first().copied().unwrap_or(Seat::ALL[0]);
    let fits = |record: &Record<Trollfjord>| starts_rotated(record.opening().table(), winner);
    let fresh = || Record::<Trollfjord>::new(setup, browser::fresh_seed());
    let record = std::iter::repeat_with(fresh)
        .take(500)
        .find(fits)
        .unwrap_or_else(fresh);
    Saved {
        names: seated.names.clone(),
        record,
    }
}

/// Whether `winner` starts on space 1 and the seats after it on 2, 3, … in turn.
fn starts_rotated(table: &Table, winner: Seat) -> bool {
    let players = usize::from(table.setup.players.get());
    let order = (0..players).filter_map(|i| Seat::new((winner.index() + i) % players));
    let lords = order.map(|seat| -> Lord { table.lords[seat] });
    lords.zip(1..).all(|(lord, space)| lord.start == space)
}

fn tools(
    session: &Session<Trollfjord>,
    t: &Teller,
    dark: &UseStateHandle<bool>,
    act: &Callback<Act<Move>>,
    leave: &Callback<()>,
) -> Html {
    let barrier = session.barrier();
    let undo = match barrier {
        None => t.say("app-undo"),
        Some(Barrier::Start) => t.say("app-undo-start"),
        Some(Barrier::OtherSeat(seat)) => t.of("app-undo-other", seat),
        Some(Barrier::Revealed) => t.say("app-undo-revealed"),
    };
    let other = t.say(if **dark {
        "app-theme-light"
    } else {
        "app-theme-dark"
    });
    let theme = {
        let dark = dark.clone();
        Callback::from(move |_: MouseEvent| {
            browser::choose_theme(if *dark { "light" } else { "dark" });
            dark.set(!*dark);
        })
    };
    let on_undo = act.reform(|_: MouseEvent| Act::Undo);
    let on_redo = act.reform(|_: MouseEvent| Act::Redo);
    let leave = leave.reform(|_: MouseEvent| ());
    html! {
        <nav class="tools">
            <button type="button" title={undo.clone()} aria-label={undo}
                aria-disabled={barrier.is_some().then_some("true")} onclick={on_undo}>{ icon("u-undo") }</button>
            if session.can_redo() {
                <button type="button" title={t.say("app-redo")} aria-label={t.say("app-redo")} class="redo"
                    onclick={on_redo}>{ icon("u-undo") }</button>
            }
            <button type="button" title={other.clone()} aria-label={other} onclick={theme}>
                { icon("u-moon") }
            </button>
            <button type="button" title={t.say("app-menu")} aria-label={t.say("app-menu")} onclick={leave}>
                { icon("u-menu") }
            </button>
        </nav>
    }
}

fn tabs(words: &Words, shown: Pane, set: &Callback<Pane>) -> Html {
    let tab = |pane: Pane| {
        let (id, symbol) = pane.label();
        let on = pane == shown;
        let onclick = set.reform(move |_: MouseEvent| pane);
        html! {
            <button type="button" key={pane as usize} class={on.then_some("on")} {onclick}
                aria-current={on.then_some("page")}>
                { icon(symbol) }<span>{ words.say(id) }</span>
            </button>
        }
    };
    html! { <nav class="tabbar" aria-label={words.say("tabs-label")}>{ for Pane::ALL.map(tab) }</nav> }
}

/// Passes on what is to be done, but nothing that comes too soon after a decision: a second press of a double click
/// would strike again, or hit a control that has just changed its meaning.
#[hook]
fn use_guarded(act: &Callback<Act<Move>>, decisions: usize) -> Callback<Act<Move>> {
    // The page that has just opened counts: a double click on "continue" must not play.
    let changed = use_mut_ref(|| (decisions, browser::now()));
    // Here, since effects come too late for the second press of a double click: it hits what has just been drawn.
    if changed.borrow().0 != decisions {
        *changed.borrow_mut() = (decisions, browser::now());
    }
    use_callback(act.clone(), move |what: Act<Move>, act| {
        if browser::pressed_at() - changed.borrow().1 >= DEAD_MS {
            act.emit(what);
        }
    })
}
