//! The page of a game in progress: top bar with guide and tools, the table, the tabs of small screens, the score sheet.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::session::Act;
use crate::engine::{Game, Session};
use crate::games::trollfjord::view::guide::guide;
use crate::games::trollfjord::view::linger::use_linger;
use crate::games::trollfjord::view::says::{alarm, announce};
use crate::games::trollfjord::view::score_sheet::score_sheet;
use crate::games::trollfjord::view::table_view::{Pane, TableView};
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};
use crate::ui::{Words, focus, icon};

use super::after::after_the_game;
use super::desk::Seated;
use super::keys::use_keys;
use super::menu::menu;
use super::moment::{View, awaited, hand_over, moment_card, only};
use super::save::Saved;
use super::settings::{Settings, Switch};
use super::storage::Kept;
use super::tools::Tools;
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
    /// What was chosen for all games.
    pub settings: UseStateHandle<Settings>,
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
    let decisions = session.played().len();
    let quiet = use_quiet(decisions);
    let act = use_callback((props.act.clone(), quiet.clone()), |what, (act, quiet)| {
        if quiet.emit(()) {
            act.emit(what);
        }
    });
    let pane = use_state(Pane::default);
    let dark = use_state(browser::is_dark);
    let view = use_state(View::default);
    // Whoever opens the page holds the device.
    let handed = use_state(|| game.to_move());
    // Why the last press did nothing; forgotten with the decision.
    let said = use_state(|| (decisions, AttrValue::default(), 0));
    let set_pane = {
        let pane = pane.setter();
        use_callback((), move |chosen: Pane, ()| pane.set(chosen))
    };
    let set_view = {
        let view = view.setter();
        use_callback((), move |chosen: View, ()| view.set(chosen))
    };
    // A line of the log may just have come to lie where a button was. The moment stands on the board.
    let look = use_callback(
        (set_view.clone(), set_pane.clone(), quiet),
        |at: usize, (view, pane, quiet)| {
            if quiet.emit(()) {
                view.emit(View::Moment(at));
                pane.emit(Pane::Board);
            }
        },
    );
    // Who looks at the past and then acts is brought back first.
    let act = match *view {
        View::Game => act,
        _ => set_view.reform(|_: Act<Move>| View::Game),
    };
    let past = use_memo((session.clone(), *view), |(session, view)| {
        past(session, *view)
    });
    let refuse = {
        let said = said.clone();
        Callback::from(move |reason: AttrValue| said.set((decisions, reason, said.2 + 1)))
    };
    let shown = (*past).clone().unwrap_or_else(|| session.clone());
    let linger = use_linger(&shown, *pane == Pane::Board);
    let holds = linger.before.is_some() || linger.shown.is_some();
    let tools = Tools {
        session,
        teller: &teller,
        act: &act,
        refuse: &refuse,
    };
    let hands_over = props.settings.is_on(Switch::HandOver);
    let awaited = awaited(game, *handed).filter(|_| hands_over && !holds && *view != View::Board);
    use_keys(
        &act,
        &pane,
        awaited.is_none() && props.settings.is_on(Switch::Keys),
    );
    use_effect_with(awaited, |awaited| {
        if awaited.is_some() {
            focus("handover-title");
        }
    });
    let ready = {
        let (handed, view, seat) = (handed.setter(), set_view.clone(), game.to_move());
        Callback::from(move |_: MouseEvent| {
            handed.set(seat);
            view.emit(View::Game);
        })
    };
    let dock = match (*view, game.to_move()) {
        (View::Game, _) => None,
        (View::Board, None) => {
            let back = set_view.reform(|_: MouseEvent| View::Game);
            Some(only(
                words.say("over-title"),
                words.say("app-back-to-scores"),
                back,
            ))
        }
        (View::Board, Some(seat)) => {
            let title = teller.of("handover-title", seat);
            Some(only(
                title,
                teller.of("handover-ready", seat),
                ready.clone(),
            ))
        }
        (View::Moment(_), _) => past
            .as_ref()
            .as_ref()
            .map(|past| moment_card(past, decisions, &teller, &set_view)),
    };
    let position = shown.position();
    let told = linger.shown.as_ref().unwrap_or(linger.known(position));
    let events = shown.played().last();
    let events = events.map_or_else(|| Rc::from([]), |last| last.events.clone());
    html! {
        <div class="app">
            <button type="button" class="skip" onclick={|_| focus("action-title")}>{ words.say("app-skip") }</button>
            <header class="top">
                <span class="logo">{ icon("i-troll") }<span>{ words.say("app-title") }</span></span>
                { guide(words, told.table().phase.step()) }
                { tools.bar(&dark, &props.settings) }
            </header>
            { notices(props, &teller, (said.0 == decisions).then(|| (said.1.clone(), said.2))) }
            if game.to_move().is_none() && *view == View::Game && !holds {
                <main class="over">
                    { score_sheet(game.table(), &teller, after_the_game(props, &teller, set_view.reform(|_| View::Board))) }
                </main>
            } else {
                <main class="room" inert={awaited.is_some()}>
                    <TableView linger={linger.clone()} session={shown.clone()} whole={session.clone()} teller={teller.clone()} pane={*pane}
                        set_pane={set_pane.clone()} act={act.clone()} look={look.clone()} {dock}
                        at={past.as_ref().as_ref().map(|past| past.played().len())}
                        open_sacks={props.settings.is_on(Switch::OpenSacks)} />
                </main>
                { tabs(words, *pane, &set_pane, awaited.is_some()) }
            }
            if let Some(seat) = awaited {
                { hand_over(game, seat, &teller, ready, set_view.reform(|_| View::Board)) }
            }
            <p class="unseen" role="status">{ announce(position, &events, &linger, &teller) }</p>
            <p class="unseen" role="alert">{ alarm(&events, &linger, &teller) }</p>
            { menu(words, &props.settings, html! {
                <>
                    if props.kept == Kept::InPage {
                        <p class="why">{ words.say("app-not-kept") }</p>
                    }
                    { tools.for_menu(&props.leave) }
                </>
            }) }
        </div>
    }
}

/// The game up to the moment that is looked at.
fn past(session: &Session<Trollfjord>, view: View) -> Option<Rc<Session<Trollfjord>>> {
    let View::Moment(at) = view else {
        return None;
    };
    let mut record = session.record().clone();
    record.moves.truncate(at);
    Some(Rc::new(Session::open(&record)))
}

/// What should be known besides the decision, and why the last press did nothing.
fn notices(props: &TablePageProps, t: &Teller, said: Option<(AttrValue, u32)>) -> Html {
    html! {
        <div class="notices" role="status">
            if props.kept == Kept::InPage {
                <p class="why">{ t.say("app-not-kept") }</p>
            }
            if let Some(n) = props.cut.filter(|&n| n == props.seated.session.played().len()) {
                <p class="why">{ t.with("app-cut", &[("n", n.into())]) }</p>
            }
            if let Some((said, times)) = said.filter(|said| !said.0.is_empty()) {
                <p class="why" key={times}>{ icon("u-lock") }{ said }</p>
            }
        </div>
    }
}

fn tabs(words: &Words, shown: Pane, set: &Callback<Pane>, inert: bool) -> Html {
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
    html! { <nav class="tabbar" {inert} aria-label={words.say("tabs-label")}>{ for Pane::ALL.map(tab) }</nav> }
}

/// Tells whether a press is meant for what is there now, and does not come too soon after a decision: a second press of a
/// double click would strike again, or hit a control that has just changed its meaning.
#[hook]
fn use_quiet(decisions: usize) -> Callback<(), bool> {
    // The page that has just opened counts: a double click on "continue" must not play.
    let changed = use_mut_ref(|| (decisions, browser::now()));
    // Here, since effects come too late for the second press of a double click: it hits what has just been drawn.
    if changed.borrow().0 != decisions {
        *changed.borrow_mut() = (decisions, browser::now());
    }
    use_callback((), move |(), ()| {
        browser::pressed_at() - changed.borrow().1 >= DEAD_MS
    })
}
