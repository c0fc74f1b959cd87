//! The page that asks what to do with a game somebody opened by a link: nothing of it is shown before.

use yew::prelude::*;

use crate::engine::link::Why;
use crate::engine::{Game, Record, Session};
use crate::games::trollfjord::view::table_view::seed_line;
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};
use crate::ui::{Words, button, icon};

use super::address::Linked;
use super::annex::asked::{Room, ask};
use super::called;
use super::desk::DeskAct;
use super::save::Saved;

/// Draws the page. `own`: whether there is another game of this device.
pub fn arrival_page(words: &Words, linked: &Linked, own: bool, go: &Callback<DeskAct>) -> Html {
    let choices = Choices { words, go };
    html! {
        <main class="start">
            <section class="card start-form arrival" aria-labelledby="arrival-title">
                if let Some(why) = linked.why {
                    <h1 id="arrival-title" tabindex="-1">{ words.say("link-damaged-title") }</h1>
                    <p class="why" role="status">{ icon("u-lock") }{ told(words, why) }</p>
                }
                if let Some(saved) = &linked.saved {
                    { game(words, linked, saved, &choices) }
                    if own {
                        <p class="fine">{ words.say("link-own-stays") }</p>
                    }
                }
                <div class="btns">{ choices.button(("link-leave", 0), linked.saved.is_none(), DeskAct::Leave) }</div>
            </section>
        </main>
    }
}

/// What can be chosen: buttons, of which one stands out.
struct Choices<'a> {
    words: &'a Words,
    go: &'a Callback<DeskAct>,
}

impl Choices<'_> {
    fn button(&self, (id, at): (&str, usize), main: bool, act: DeskAct) -> Html {
        let onclick = self.go.reform(move |_: MouseEvent| act.clone());
        let class = if main { "btn pri" } else { "btn sec" };
        button(class, self.words.with(id, &[("n", at.into())]), onclick)
    }

    /// What can be done with a game of so many decisions, `over` or not.
    fn game(&self, linked: &Linked, saved: &Saved, decisions: usize, over: bool) -> Html {
        let plain = linked.moment.is_none();
        let play = if decisions == 0 {
            "link-start"
        } else {
            "link-play"
        };
        let watch = |id: &str, main: bool, at: usize| {
            let saved = saved.clone();
            let onclick = move |_: MouseEvent| ask(Room::Replay, at, Some(&saved));
            let class = if main { "btn pri" } else { "btn sec" };
            button(
                class,
                self.words.with(id, &[("n", at.into())]),
                onclick.into(),
            )
        };
        let mut fresh = saved.clone();
        fresh.record = Record::new(saved.record.setup, saved.record.seed);
        html! {
            <div class="btns">
                if let Some(at) = linked.moment { { watch("link-moment", true, at) } }
                if !over { { self.button((play, 0), plain, DeskAct::Start(saved.clone())) } }
                if decisions > 0 { { watch("link-watch", over && plain, 0) } }
                if over { { watch("link-result", false, decisions) } }
                if decisions > 0 { { self.button(("link-same-start", 0), false, DeskAct::Start(fresh)) } }
            </div>
        }
    }
}

/// What is known of the game without telling how it went, and what can be done with it.
fn game(words: &Words, linked: &Linked, saved: &Saved, choices: &Choices<'_>) -> Html {
    let session = Session::<Trollfjord>::open(&saved.record);
    let (game, decisions) = (session.position(), session.played().len());
    let t = Teller {
        names: called(words, &saved.names),
        words: words.clone(),
    };
    let names: Vec<&str> = game.seats().map(|seat| t.names[seat].as_str()).collect();
    let moves = &saved.record.moves;
    let blows = moves.iter().filter(|m| matches!(m, Move::Swing(_))).count();
    let (title, state) = match game.to_move() {
        _ if decisions == 0 => ("link-start-title", AttrValue::default()),
        None => ("link-over-title", words.say("link-over-note")),
        Some(seat) => {
            let turn = ("turn", game.table().turn.into());
            let state = t.with("start-continue-note", &[turn, ("name", t.name(seat))]);
            ("link-game-title", state)
        }
    };
    html! {
        <>
            if linked.why.is_none() {
                <h1 id="arrival-title" tabindex="-1">{ words.say(title) }</h1>
            } else {
                <h2>{ words.with("link-rest", &[("n", decisions.into())]) }</h2>
            }
            <p>{ names.join(", ") }</p>
            <p>{ state }</p>
            if decisions > 0 {
                <p class="fine">{ words.with("link-sound", &[("n", decisions.into()), ("blows", blows.into())]) }</p>
            }
            <p class="fine">{ seed_line(&saved.record, &t) }</p>
            { choices.game(linked, saved, decisions, game.to_move().is_none()) }
        </>
    }
}

/// What is wrong with the link, and what to do.
fn told(words: &Words, why: Why) -> AttrValue {
    let place = |id: &str, at: usize| words.with(id, &[("n", (at + 1).into())]);
    match why {
        Why::Empty | Why::Head => words.say("link-why-head"),
        Why::TooLong(bytes) => words.with("link-why-long", &[("n", bytes.into())]),
        Why::OtherGame(_) => words.say("link-why-game"),
        Why::OtherRules(version) => words.with("link-why-rules", &[("n", version.into())]),
        Why::Setup(_) => words.say("link-why-setup"),
        Why::Character(at) => place("link-why-character", at),
        Why::Damaged(at) | Why::NotWritten(at) => place("link-why-damaged", at),
        Why::Moment(all) => words.with("link-why-moment", &[("n", all.into())]),
    }
}
