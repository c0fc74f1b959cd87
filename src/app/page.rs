//! The page of a game as it is drawn: what the component knows, put in its places.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::session::Act;
use crate::engine::{Game, Seat, Session};
use crate::games::trollfjord::players::Player;
use crate::games::trollfjord::view::guide::guide;
use crate::games::trollfjord::view::last::last_events;
use crate::games::trollfjord::view::linger::Linger;
use crate::games::trollfjord::view::says::{alarm, announce};
use crate::games::trollfjord::view::score_sheet::score_sheet;
use crate::games::trollfjord::view::table_view::TableView;
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};
use crate::ui::{button, focus, icon};

use super::after::after_the_game;
use super::annex::asked::{Room as Annex, ask};
use super::computers::Thinker;
use super::menu::{close_menu, menu};
use super::moment::{hand_over, moment_card, only, thinking_card};
use super::room::{Awaited, Room, Show, View};
use super::settings::Switch;
use super::table_page::TablePageProps;
use super::tabs::tabs;
use super::tools::Tools;

/// The page as it is to be drawn.
pub struct Page<'a> {
    /// The game and what was chosen.
    pub props: &'a TablePageProps,
    /// The language and the names.
    pub teller: Teller,
    /// What is shown and said.
    pub room: Room,
    /// Something else is to be shown.
    pub show: Callback<Show>,
    /// Something is to be done with the game.
    pub act: Callback<Act<Move>>,
    /// Who has to take the device.
    pub awaited: Awaited,
    /// The game as it is shown: up to the moment that is looked at.
    pub shown: Rc<Session<Trollfjord>>,
    /// What is still to be shown of the last decision.
    pub linger: Linger,
    /// The computer player that decides.
    pub thinker: Thinker,
}

impl Page<'_> {
    /// Draws it. `seat`: who has to take the device; `past`: the game up to the moment that is looked at.
    pub fn draw(
        self,
        seat: Option<Seat>,
        past: Option<&Session<Trollfjord>>,
        look: Callback<usize>,
    ) -> Html {
        let (props, teller) = (self.props, &self.teller);
        let (words, session) = (&props.words, &props.seated.session);
        let (game, decisions) = (session.position(), session.played().len());
        let refuse = self
            .show
            .reform(move |reason| Show::Say(None, decisions, reason));
        let tools = Tools {
            seated: &props.seated,
            teller,
            act: &self.act,
            away: self.room.view != View::Game,
            thinks: self.thinker.seat.map(|(seat, _)| seat),
            hint: self.asks(Annex::Hint),
            refuse: &refuse,
        };
        let watch = self.view(View::Board);
        let at = past.map(|past| past.played().len());
        // Who is seen to decide: while a blow is shown it is still the one who struck.
        let seen = self.linger.known(self.shown.position()).to_move();
        let machine = seen.and_then(|seat| Some((seat, props.seated.computers[seat]?)));
        let machine = machine.filter(|_| self.room.view == View::Game);
        let machine = machine.filter(|_| self.linger.holds() || self.thinker.seat.is_some());
        let dock = self.dock(past, machine);
        let (shown, linger) = (&self.shown, &self.linger);
        let position = shown.position();
        let told = linger.shown.as_ref().unwrap_or(linger.known(position));
        let events = last_events(shown);
        html! {
            <div class="app">
                <button type="button" class="skip" onclick={|_| focus("action-title")}>{ words.say("app-skip") }</button>
                <header class="top">
                    <span class="logo">{ icon("i-troll") }<span>{ words.say("app-title") }</span></span>
                    { guide(words, told.table().phase.step()) }
                    if shown.record().fork().is_some() {
                        <b class="tag">{ words.say("table-what-if") }</b>
                    }
                    { tools.bar(&props.settings) }
                </header>
                { self.notices() }
                if game.to_move().is_none() && self.room.view == View::Game && !linger.holds() {
                    <main class="over">
                        { score_sheet(game.table(), teller, after_the_game(props, teller, watch.clone(), html! {
                            <>
                                { button("btn sec", teller.say("app-luck"), self.asks(Annex::Luck)) }
                                { self.more() }
                            </>
                        })) }
                    </main>
                } else {
                    <main class="room" inert={seat.is_some()}>
                        <TableView linger={linger.clone()} session={shown.clone()} whole={session.clone()} teller={teller.clone()} pane={self.room.pane}
                            set_pane={self.show.reform(Show::Pane)} act={self.act.clone()} {look} {dock} {at} thinks={machine.is_some()} since={self.since()} from={props.seated.since()} machines={props.seated.machines()}
                            open_sacks={props.settings.is_on(Switch::OpenSacks)} />
                    </main>
                    { tabs(words, self.room.pane, seat.is_some(), &self.show.reform(Show::Pane)) }
                }
                if let Some(seat) = seat {
                    { hand_over(game, (seat, self.awaited.late), teller, self.ready(), watch) }
                }
                <p class="unseen" role="status">{ announce(position, &events, linger, past.is_some(), teller) }</p>
                <p class="unseen" role="alert">{ alarm(&events, linger, teller) }</p>
                { menu(words, html! {
                    <>
                        if let Some(id) = props.kept.warning() {
                            <p class="why">{ words.say(id) }</p>
                        }
                        { tools.for_menu(&props.go, html! {
                            <>
                                { self.more() }
                                { button("btn sec", words.say("settings-title"), self.asks(Annex::Choices)) }
                            </>
                        }) }
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
                if let Some(fork) = self.shown.record().fork() {
                    <p class="why fork">{ t.with("app-what-if", &[("n", fork.at.into())]) }</p>
                }
                if let Some(n) = props.cut.filter(|&n| n == decisions) {
                    <p class="why">{ t.with("app-cut", &[("n", n.into())]) }</p>
                }
                if let Some((said, times)) = self.room.said(decisions) {
                    <p class="why" key={times}>{ icon("u-lock") }{ said }</p>
                }
            </div>
        }
    }

    /// Shows another view when it is pressed.
    fn view(&self, view: View) -> Callback<MouseEvent> {
        self.show.reform(move |_| Show::View(view))
    }

    /// What the annex has to do with the game.
    fn more(&self) -> Html {
        let t = &self.teller;
        html! {
            <>
                { button("btn sec", t.say("app-share"), self.asks(Annex::Share)) }
                { button("btn sec", t.say("app-replay"), self.asks(Annex::Replay)) }
                { button("btn sec", t.say("app-shelf"), self.asks(Annex::Shelf)) }
            </>
        }
    }

    /// What a computer player did last: the moments since a person decided, and why.
    fn since(&self) -> Html {
        let (t, seated) = (&self.teller, &self.props.seated);
        if seated.last_by_computer().is_none() {
            return Html::default();
        }
        let (since, last) = (seated.since(), seated.session.played().len() - 1);
        let way = |id: &str, room: Annex, at: usize| {
            let seated = seated.clone();
            let onclick = Callback::from(move |_: MouseEvent| ask(room, at, Some(&seated.saved())));
            button("btn sec", t.say(id), onclick)
        };
        html! {
            <div class="since">
                // Where nobody has decided there was no turn.
                if since > 0 {
                    { way("computer-since", Annex::Replay, since) }
                }
                { way("computer-why", Annex::Why, last) }
            </div>
        }
    }

    /// Asks the annex for a room, about the game at the moment that is shown.
    fn asks(&self, room: Annex) -> Callback<MouseEvent> {
        let (seated, at) = (self.props.seated.clone(), self.shown.played().len());
        Callback::from(move |_: MouseEvent| {
            close_menu();
            ask(room, at, Some(&seated.saved()));
        })
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
    fn dock(
        &self,
        past: Option<&Session<Trollfjord>>,
        machine: Option<(Seat, Player)>,
    ) -> Option<Html> {
        let (t, session) = (&self.teller, &self.props.seated.session);
        match (self.room.view, session.position().to_move()) {
            (View::Game, _) => {
                let (failed, go_on) = (self.thinker.failed, &self.thinker.go_on);
                machine
                    .map(|player| thinking_card(session, player, (failed, go_on), self.since(), t))
            }
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
            (View::Moment(_), _) => Some(moment_card(past?, session.played().len(), t, &self.show)),
        }
    }
}
