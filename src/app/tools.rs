//! The tools of the top bar, and what the menu offers for the game.

use yew::prelude::*;

use crate::engine::session::{Act, Barrier};
use crate::engine::{Game, Seat};
use crate::games::trollfjord::Move;
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::{button, icon, rules_link, symbol_button};

use super::desk::{DeskAct, Seated};
use super::menu::{close_menu, open_menu};
use super::settings::{Settings, Switch, change};

/// What the tools know and report.
pub struct Tools<'a> {
    /// The game.
    pub seated: &'a Seated,
    /// The language and the names.
    pub teller: &'a Teller,
    /// Something is to be done with the game.
    pub act: &'a Callback<Act<Move>>,
    /// Whether something else than the game is shown.
    pub away: bool,
    /// The computer player that decides.
    pub thinks: Option<Seat>,
    /// A hint is asked for.
    pub hint: Callback<MouseEvent>,
    /// Why something cannot be done.
    pub refuse: &'a Callback<AttrValue>,
}

impl Tools<'_> {
    /// Why nothing can be taken back, if so.
    fn barrier(&self) -> Option<AttrValue> {
        let t = self.teller;
        if let Some(seat) = self.seated.last_by_computer() {
            return Some(t.of("app-undo-computer", seat));
        }
        self.seated.session.barrier().map(|barrier| match barrier {
            Barrier::Start => t.say("app-undo-start"),
            Barrier::OtherSeat(seat) => t.of("app-undo-other", seat),
            Barrier::Revealed => t.say("app-undo-revealed"),
        })
    }

    /// Why there is no hint, if so.
    fn no_hint(&self) -> Option<AttrValue> {
        let t = self.teller;
        if self.seated.session.position().to_move().is_none() {
            Some(t.say("why-over"))
        } else if let Some(seat) = self.thinks {
            Some(t.of("computer-thinks", seat))
        } else {
            self.away.then(|| t.say("app-restart-away"))
        }
    }

    /// Takes something back, or says why not.
    fn back(&self, act: Act<Move>, barrier: Option<AttrValue>) -> Callback<MouseEvent> {
        self.or_why(self.act.reform(move |_| act), barrier)
    }

    /// Does something, or says why not.
    fn or_why(&self, does: Callback<MouseEvent>, why: Option<AttrValue>) -> Callback<MouseEvent> {
        match why {
            None => does,
            Some(reason) => self.refuse.reform(move |_| reason.clone()),
        }
    }

    /// Draws the tools of the top bar.
    pub fn bar(&self, settings: &UseStateHandle<Settings>) -> Html {
        let t = self.teller;
        let barrier = self.barrier();
        let closed = barrier.is_some().then_some("true");
        let no_hint = self.no_hint();
        let hint = no_hint.clone().unwrap_or_else(|| t.say("app-hint"));
        let hint_closed = no_hint.is_some().then_some("true");
        let undo = barrier.clone().unwrap_or_else(|| t.say("app-undo"));
        let sounds = settings.is_on(Switch::Sound);
        let toggle = {
            let settings = settings.clone();
            Callback::from(move |_: MouseEvent| change(&settings, settings.toggled(Switch::Sound)))
        };
        html! {
            <nav class="tools">
                <button type="button" data-key="undo" title={undo.clone()} aria-label={undo}
                    aria-disabled={closed} onclick={self.back(Act::Undo, barrier)}>{ icon("u-undo") }</button>
                if self.seated.session.can_redo() {
                    { symbol_button("redo", t.say("app-redo"), "u-undo", self.act.reform(|_| Act::Redo)) }
                }
                <button type="button" data-key="hint" title={hint.clone()} aria-label={hint} aria-disabled={hint_closed}
                    onclick={self.or_why(self.hint.clone(), no_hint)}>
                    { icon("u-hint") }
                </button>
                { rules_link(&t.words, "book", None, html! { <>{ icon("u-book") }<span class="unseen">{ t.say("rules-title") }</span></> }) }
                <button type="button" data-key="sound" aria-pressed={sounds.to_string()} onclick={toggle}
                    title={t.say("settings-sound")} aria-label={t.say("settings-sound")}>
                    { icon(if sounds { "u-sound" } else { "u-mute" }) }
                </button>
                { symbol_button("", t.say("app-menu"), "u-menu", (|_| open_menu()).into()) }
            </nav>
        }
    }

    /// Draws what the menu offers for the game: the way to the start page, and the turn once more.
    pub fn for_menu(&self, go: &Callback<DeskAct>, more: Html) -> Html {
        let t = self.teller;
        let barrier = match self.away {
            true => Some(t.say("app-restart-away")),
            false => self.barrier(),
        };
        let closed = barrier.is_some().then_some("true");
        let leave = go.reform(|_: MouseEvent| DeskAct::Leave);
        // What was asked for is seen on the table; why it cannot be stands here.
        let back = self.back(Act::Restart, barrier.clone());
        let restart = Callback::from(move |event: MouseEvent| {
            back.emit(event);
            if closed.is_none() {
                close_menu();
            }
        });
        html! {
            <>
                <div class="btns">
                    <button type="button" class="btn sec" aria-disabled={closed} aria-describedby="menu-restart"
                        onclick={restart}>{ t.say("app-restart") }</button>
                    { button("btn sec", t.say("app-start-page"), leave) }
                    { more }
                </div>
                <p class="fine" id="menu-restart">{ barrier.unwrap_or_else(|| t.say("app-restart-note")) }</p>
            </>
        }
    }
}
