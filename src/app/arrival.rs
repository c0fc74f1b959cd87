//! The page that asks what to do with a game somebody opened by a link: nothing of it is shown before.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::link::Why;
use crate::engine::{Game, Session};
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};
use crate::ui::words::Value;
use crate::ui::{Words, icon};

use super::address::Linked;
use super::called;
use super::save::Saved;

/// What was chosen.
#[derive(Clone, PartialEq, Debug)]
pub enum Chosen {
    /// To go on with the game, which becomes the one of this device.
    Play(Saved),
    /// To look at it, after so many decisions or as it stands; the game of this device stays.
    Watch(Saved, Option<usize>),
    /// Neither.
    Leave,
}

/// Draws the page. `own`: whether there is another game of this device.
pub fn arrival_page(words: &Words, linked: &Linked, own: bool, choose: &Callback<Chosen>) -> Html {
    let leave = Chosen::Leave;
    html! {
        <main class="start">
            <section class="card start-form arrival" aria-labelledby="arrival-title">
                if let Some(why) = linked.why {
                    <h1 id="arrival-title" tabindex="-1">{ words.say("link-damaged-title") }</h1>
                    <p class="why" role="status">{ icon("u-lock") }{ told(words, why) }</p>
                }
                if let Some(saved) = &linked.saved {
                    { game(words, linked, saved, choose) }
                    if own {
                        <p class="fine">{ words.say("link-own-stays") }</p>
                    }
                }
                <div class="btns">{ button(words.say("link-leave"), linked.saved.is_none(), leave, choose) }</div>
            </section>
        </main>
    }
}

fn button(label: AttrValue, main: bool, chosen: Chosen, choose: &Callback<Chosen>) -> Html {
    let onclick = choose.reform(move |_: MouseEvent| chosen.clone());
    let class = classes!("btn", if main { "pri" } else { "sec" });
    html! { <button type="button" {class} {onclick}>{ label }</button> }
}

/// What is known of the game without telling how it went, and what can be done with it.
fn game(words: &Words, linked: &Linked, saved: &Saved, choose: &Callback<Chosen>) -> Html {
    let session = Rc::new(Session::<Trollfjord>::open(&saved.record));
    let game = session.position();
    let decisions = session.played().len();
    let t = Teller {
        names: called(words, &saved.names),
        words: words.clone(),
    };
    let names: Vec<String> = game.seats().map(|seat| t.names[seat].to_string()).collect();
    let blows = saved
        .record
        .moves
        .iter()
        .filter(|m| matches!(m, Move::Swing(_)))
        .count();
    let seed = saved.record.seed;
    let fresh = || {
        let mut saved = saved.clone();
        saved.record.moves.clear();
        saved
    };
    let (title, state) = match game.to_move() {
        _ if decisions == 0 => ("link-start-title", AttrValue::default()),
        None => ("link-over-title", words.say("link-over-note")),
        Some(seat) => {
            let turn = ("turn", Value::from(game.table().turn));
            (
                "link-game-title",
                t.with("start-continue-note", &[turn, ("name", t.name(seat))]),
            )
        }
    };
    let play = (game.to_move().is_some()).then(|| {
        let id = if decisions == 0 {
            "link-start"
        } else {
            "link-play"
        };
        button(
            words.say(id),
            linked.moment.is_none(),
            Chosen::Play(saved.clone()),
            choose,
        )
    });
    let watch = |id: &str, main: bool, at: Option<usize>| {
        button(
            words.with(id, &[("n", at.unwrap_or_default().into())]),
            main,
            Chosen::Watch(saved.clone(), at),
            choose,
        )
    };
    let over = game.to_move().is_none();
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
            <p class="fine">{ words.with("table-seed", &[("seed", seed.to_string().into())]) }</p>
            <div class="btns">
                if let Some(at) = linked.moment { { watch("link-moment", true, Some(at)) } }
                { play.unwrap_or_default() }
                if decisions > 0 { { watch("link-watch", over && linked.moment.is_none(), Some(0)) } }
                if over { { watch("link-result", false, None) } }
                if decisions > 0 { { button(words.say("link-same-start"), false, Chosen::Play(fresh()), choose) } }
            </div>
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
