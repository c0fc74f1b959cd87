//! The page of a game in progress: top bar with guide and tools, the table, the tabs of small screens, the score sheet.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::session::Act;
use crate::engine::{Game, Seat, Session};
use crate::games::trollfjord::view::guide::guide;
use crate::games::trollfjord::view::score_sheet::score_sheet;
use crate::games::trollfjord::view::table_view::{Pane, TableView};
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};
use crate::ui::{Words, focus, icon};

use super::after::after_the_game;
use super::desk::Seated;
use super::keys::{Keys, use_keys};
use super::menu::menu;
use super::moment::{hand_over, moment_card, only};
use super::room::{Awaited, Room, Show, View, use_handed};
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
    /// The moment that is shown first.
    pub first: Option<usize>,
}

/// Draws the page.
#[component]
pub fn TablePage(props: &TablePageProps) -> Html {
    let words = &props.words;
    let session = &props.seated.session;
    let game = session.position();
    let decisions = session.played().len();
    let quiet = use_quiet(decisions);
    let room = use_reducer(|| Room::at(props.first));
    let show = {
        let room = room.dispatcher();
        Callback::from(move |show: Show| room.dispatch(show))
    };
    let awaited = use_handed(game, props.settings.is_on(Switch::HandOver));
    let seat = awaited.seat.filter(|_| room.view != View::Board);
    let page = Page {
        teller: Teller {
            names: called(words, &props.seated.names),
            words: words.clone(),
        },
        act: acting(props, room.view, &show, quiet.clone()),
        props,
        room: (*room).clone(),
        show,
        awaited,
    };
    use_keys(seat.is_none().then(|| Keys {
        act: page.act.clone(),
        show: page.show.clone(),
        away: page.room.view != View::Game,
        play: props.settings.is_on(Switch::Keys),
    }));
    use_effect_with(seat, |seat| {
        if seat.is_some() {
            focus("handover-title");
        }
    });
    let past = use_memo((session.clone(), room.view), |(session, view)| {
        past(session, *view)
    });
    // A line of the log may just have come to lie where a button was.
    let look = {
        let show = page.show.clone();
        Callback::from(move |at: usize| {
            if quiet.emit(()) {
                show.emit(Show::Moment(at));
            }
        })
    };
    page.draw(seat, (*past).clone(), look)
}

/// What does something with the game. Who looks at something else and then acts is brought back first, and told so.
fn acting(
    props: &TablePageProps,
    view: View,
    show: &Callback<Show>,
    quiet: Callback<(), bool>,
) -> Callback<Act<Move>> {
    let (act, show) = (props.act.clone(), show.clone());
    let (words, decisions) = (props.words.clone(), props.seated.session.played().len());
    Callback::from(move |what| {
        if view != View::Game {
            show.emit(Show::Say(
                Some(View::Game),
                decisions,
                words.say("moment-left"),
            ));
        } else if quiet.emit(()) {
            act.emit(what);
        }
    })
}

/// The page as it is to be drawn.
struct Page<'a> {
    props: &'a TablePageProps,
    teller: Teller,
    room: Room,
    show: Callback<Show>,
    act: Callback<Act<Move>>,
    awaited: Awaited,
}

impl Page<'_> {
    /// Draws it. `seat`: who has to take the device; `past`: the game up to the moment that is looked at.
    fn draw(
        self,
        seat: Option<Seat>,
        past: Option<Rc<Session<Trollfjord>>>,
        look: Callback<usize>,
    ) -> Html {
        let (props, teller) = (self.props, &self.teller);
        let (words, session) = (&props.words, &props.seated.session);
        let (game, decisions) = (session.position(), session.played().len());
        let refuse = self
            .show
            .reform(move |reason| Show::Say(None, decisions, reason));
        let tools = Tools {
            session,
            teller,
            act: &self.act,
            away: self.room.view != View::Game,
            refuse: &refuse,
        };
        let watch = self.view(View::Board);
        let at = past.as_ref().map(|past| past.played().len());
        let dock = self.dock(past.as_deref());
        let shown = past.unwrap_or_else(|| session.clone());
        html! {
            <div class="app">
                <button type="button" class="skip" onclick={|_| focus("action-title")}>{ words.say("app-skip") }</button>
                <header class="top">
                    <span class="logo">{ icon("i-troll") }<span>{ words.say("app-title") }</span></span>
                    { guide(words, shown.position().table().phase.step()) }
                    { tools.bar(&props.settings) }
                </header>
                { self.notices() }
                if game.to_move().is_none() && self.room.view == View::Game {
                    <main class="over">
                        { score_sheet(game.table(), teller, after_the_game(props, teller, watch.clone())) }
                    </main>
                } else {
                    <main class="room" inert={seat.is_some()}>
                        <TableView session={shown} whole={session.clone()} teller={teller.clone()} pane={self.room.pane}
                            set_pane={self.show.reform(Show::Pane)} act={self.act.clone()} {look} {dock} {at}
                            open_sacks={props.settings.is_on(Switch::OpenSacks)} />
                    </main>
                    { self.tabs(seat.is_some()) }
                }
                if let Some(seat) = seat {
                    { hand_over(game, (seat, self.awaited.late), teller, self.ready(), watch) }
                }
                <p class="unseen" role="status">{ announce(game, teller) }</p>
                { menu(words, &props.settings, html! {
                    <>
                        if let Some(id) = props.kept.warning() {
                            <p class="why">{ words.say(id) }</p>
                        }
                        { tools.for_menu(&props.leave) }
                    </>
                }) }
            </div>
        }
    }

    /// What should be known besides the decision, and why the last press did nothing.
    fn notices(&self) -> Html {
        let (props, t) = (self.props, &self.teller);
        let decisions = props.seated.session.played().len();
        html! {
            <div class="notices" role="status">
                if let Some(id) = props.kept.warning() {
                    <p class="why">{ t.say(id) }</p>
                }
                if !props.seated.own {
                    <p class="why">{ t.say("app-watching") }</p>
                }
                if let Some(n) = props.cut.filter(|&n| n == decisions) {
                    <p class="why">{ t.with("app-cut", &[("n", n.into())]) }</p>
                }
                if let Some(said) = self.room.said(decisions) {
                    <p class="why" key={self.room.times}>{ icon("u-lock") }{ said }</p>
                }
            </div>
        }
    }

    fn tabs(&self, inert: bool) -> Html {
        let words = &self.props.words;
        let tab = |pane: Pane| {
            let (id, symbol) = pane.label();
            let on = pane == self.room.pane;
            let onclick = self.show.reform(move |_: MouseEvent| Show::Pane(pane));
            html! {
                <button type="button" key={pane as usize} class={on.then_some("on")} {onclick}
                    aria-current={on.then_some("page")}>
                    { icon(symbol) }<span>{ words.say(id) }</span>
                </button>
            }
        };
        html! { <nav class="tabbar" {inert} aria-label={words.say("tabs-label")}>{ for Pane::ALL.map(tab) }</nav> }
    }

    /// Shows another view when it is pressed.
    fn view(&self, view: View) -> Callback<MouseEvent> {
        self.show.reform(move |_| Show::View(view))
    }

    /// Who decides has taken the device.
    fn ready(&self) -> Callback<MouseEvent> {
        let (ready, game) = (self.awaited.ready.clone(), self.show.clone());
        Callback::from(move |_| {
            ready.emit(());
            game.emit(Show::View(View::Game));
        })
    }

    /// What stands in place of the action card while nobody is to decide.
    fn dock(&self, past: Option<&Session<Trollfjord>>) -> Option<Html> {
        let (t, session) = (&self.teller, &self.props.seated.session);
        match (self.room.view, session.position().to_move()) {
            (View::Game, _) => None,
            (View::Board, None) => Some(only(
                t.say("over-title"),
                t.say("app-back-to-scores"),
                self.view(View::Game),
            )),
            (View::Board, Some(seat)) => Some(only(
                t.of("handover-title", seat),
                t.of("handover-ready", seat),
                self.ready(),
            )),
            (View::Moment(_), _) => {
                let set = self.show.reform(Show::View);
                Some(moment_card(past?, session.played().len(), t, &set))
            }
        }
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
