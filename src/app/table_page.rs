//! The page of a game in progress: what it knows besides the game, and what acts and keys do.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::session::Act;
use crate::engine::{Game, Seat, Session};
use crate::games::trollfjord::view::linger::use_linger;
use crate::games::trollfjord::view::table_view::Pane;
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};
use crate::ui::{Words, focus};

use super::computers::use_thinker;
use super::desk::{DeskAct, Seated};
use super::keys::{Keys, use_keys};
use super::page::Page;
use super::room::{Room, Show, View, use_handed};
use super::settings::{Settings, Switch};
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
    /// Something is to be done with the game, or another page is wanted.
    pub go: Callback<DeskAct>,
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
    // A line of the log may just have come to lie where a button was.
    let look = {
        let (show, quiet) = (show.clone(), quiet.clone());
        Callback::from(move |at: usize| {
            if quiet.emit(()) {
                show.emit(Show::Moment(at));
            }
        })
    };
    let past = use_memo((session.clone(), room.view), |(session, view)| {
        past(session, *view)
    });
    let shown = (*past).clone().unwrap_or_else(|| session.clone());
    let linger = use_linger(&shown, room.pane == Pane::Board);
    let is_person = |seat: &Seat| props.seated.computers[*seat].is_none();
    let hands_over =
        props.settings.is_on(Switch::HandOver) && game.seats().filter(is_person).count() > 1;
    let awaited = use_handed(game.to_move().filter(is_person), hands_over);
    // A computer player plays when all has been seen, and nobody looks elsewhere.
    let rests = !linger.holds() && room.view == View::Game;
    let thinker = use_thinker(props, rests.then(|| props.settings.pace.rest()));
    let seat = awaited
        .seat
        .filter(|_| !linger.holds() && room.view != View::Board);
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
        shown,
        linger,
        thinker,
    };
    use_keys(seat.is_none().then(|| Keys {
        act: page.act.clone(),
        show: page.show.clone(),
        away: page.room.view != View::Game,
        play: props.settings.is_on(Switch::Keys),
    }));
    // Where neither is, nothing gets the focus.
    let over = game.to_move().is_none() && !page.linger.holds() && page.room.view == View::Game;
    use_effect_with((seat, over), |_| {
        focus("handover-title");
        focus("score-title");
    });
    page.draw(seat, (*past).as_deref(), look)
}

/// What does something with the game. Who looks at something else and then acts is brought back first, and told so.
fn acting(
    props: &TablePageProps,
    view: View,
    show: &Callback<Show>,
    quiet: Callback<(), bool>,
) -> Callback<Act<Move>> {
    let (go, show) = (props.go.clone(), show.clone());
    let (words, decisions) = (props.words.clone(), props.seated.session.played().len());
    Callback::from(move |what| {
        if view != View::Game {
            show.emit(Show::Say(
                Some(View::Game),
                decisions,
                words.say("moment-left"),
            ));
        } else if quiet.emit(()) {
            go.emit(DeskAct::Game(what));
        }
    })
}

/// The game up to the moment that is looked at.
fn past(session: &Session<Trollfjord>, view: View) -> Option<Rc<Session<Trollfjord>>> {
    let View::Moment(at) = view else {
        return None;
    };
    Some(Rc::new(Session::open(&session.record().upto(at))))
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
