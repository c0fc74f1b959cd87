//! What is told of a practice: on its card, at the stop button, to those who listen.

use yew::prelude::*;

use crate::games::trollfjord::practice::{Ended, Practice};
use crate::games::trollfjord::view::guide::rule;
use crate::games::trollfjord::view::linger::Scene;
use crate::games::trollfjord::view::look::{player_class, portrait};
use crate::games::trollfjord::view::says::{blow, over};
use crate::games::trollfjord::view::teller::{Teller, value};
use crate::ui::{button, icon};

use super::book::Book;
use super::state::{Act, State};
use crate::app::storage::Kept;

/// The clause of hammering.
const CLAUSE: &str = "B4";

/// The card at the head of the panel: who holds the hammer and which blow it is; or how it ended, and how to go on.
pub fn card(game: &Practice, book: &Book, act: &Callback<Act>, t: &Teller) -> Html {
    let hammering = game.hammering();
    let seat = hammering.hammerer;
    let title = match game.ended() {
        Some(ended) => how(game, ended, t),
        None => {
            let n = ("n", (hammering.blows + 1).into());
            let limit = ("limit", hammering.hit_limit().into());
            t.with("card-swing-title", &[n, limit])
        }
    };
    let again = act.reform(|_: MouseEvent| Act::Again);
    let keep = act.reform(|_: MouseEvent| Act::Keep);
    let blows = hammering.hit_limit() - hammering.blows;
    html! {
        <section class={classes!("card", "prompt", player_class(seat))} aria-labelledby="hammer-title">
            <p class="eyebrow">
                { rule(&t.words, CLAUSE, html! { <span class="badge">{ CLAUSE }</span> }) }
                { portrait(seat, "face") }
                <span class="decides">{ &t.names[seat] }</span>
            </p>
            <h2 id="hammer-title" tabindex="-1">{ title }</h2>
            if let Some(ended) = game.ended() {
                <p>{ meant(game, ended, t) }</p>
                if game.left().is_some() {
                    <p class="fine">{ t.say("card-keep-note") }</p>
                }
                <p class="fine">{ sum(book, t) }</p>
            }
            { notices(book, t) }
            if game.ended().is_some() {
                <div class="btns">
                    { button("btn pri", t.say("practice-again"), again) }
                    if game.left().is_some() {
                        { button("btn sec", t.with("card-keep", &[("n", blows.into())]), keep) }
                    }
                </div>
            }
        </section>
    }
}

/// What should be known of the totals.
pub fn notices(book: &Book, t: &Teller) -> Html {
    let told = [
        (book.unreadable, "practice-unreadable"),
        (book.kept != Kept::OnDevice, "practice-not-kept"),
    ];
    let told = told.into_iter().filter(|(is, _)| *is);
    html! { <>{ for told.map(|(_, id)| html! { <p key={id} class="why" role="status">{ icon("u-lock") }{ t.say(id) }</p> }) }</> }
}

/// The totals in a sentence.
pub fn sum(book: &Book, t: &Teller) -> AttrValue {
    let totals = book.totals;
    if totals.hammerings == 0 {
        return t.say("practice-none");
    }
    let number = |n: u64| value(&n.to_string());
    let (blows, boulders) = (totals.each(totals.blows), totals.each(totals.boulders));
    t.with(
        "practice-sum",
        &[
            ("n", totals.hammerings.into()),
            ("whole", number(blows.0)),
            ("tenth", number(blows.1)),
            ("fell", number(boulders.0)),
            ("part", number(boulders.1)),
            ("angers", totals.angers.into()),
        ],
    )
}

/// How a hammering ended.
fn how(game: &Practice, ended: Ended, t: &Teller) -> AttrValue {
    let out = [("out", game.tower().out_count().into())];
    match ended {
        Ended::Stopped => t.with("practice-stopped", &out),
        Ended::Spent => t.with("practice-spent", &out),
        Ended::Angry(over) => t.with("practice-angry", &[("n", over.into())]),
    }
}

/// What it would mean in a game.
fn meant(game: &Practice, ended: Ended, t: &Teller) -> String {
    let hammering = game.hammering();
    let name = ("name", t.name(hammering.hammerer));
    let best = game
        .haul()
        .map(|treasure| ("value", treasure.value().into()));
    let other = hammering.partner.map(|seat| t.name(seat));
    let mut said = match (ended, best, other) {
        (Ended::Angry(over), Some(best), _) => {
            t.with("practice-would-lose", &[best, ("n", over.into())])
        }
        (Ended::Angry(_), None, _) => t.say("practice-would-lose-none"),
        (_, Some(best), None) => t.with("practice-would-take", &[name, best]),
        (_, Some(best), Some(other)) => {
            t.with("practice-would-take-both", &[name, best, ("other", other)])
        }
        (_, None, _) => t.with("practice-would-take-none", &[name]),
    }
    .to_string();
    if let Some(left) = game.left() {
        said += &format!(" {}", t.of("practice-may-keep", left));
    }
    said
}

/// What the stop button says: what stopping brings.
pub fn stop_says(game: &Practice, t: &Teller) -> AttrValue {
    match game.haul() {
        Some(best) => t.with("practice-stop", &[("value", best.value().into())]),
        None => t.say("practice-stop-empty"),
    }
}

/// What is said at leisure of the last act, when it has been seen.
pub fn announce(state: &State, t: &Teller) -> String {
    let game = &state.game;
    let limit = [("limit", game.hammering().limit.into())];
    let end = |ended| format!("{}. {}", how(game, ended, t), meant(game, ended, t));
    match (state.last, game.ended()) {
        (Some(Act::Strike(_)), ended) => {
            let mut said = blow(game.tower(), game.hammering(), &state.events, t);
            if let Some(Scene::Swap(seat)) = state.scene() {
                said += &format!(" {}", t.of("log-swapped", seat));
            }
            // Anger is said at once.
            if let Some(ended @ (Ended::Stopped | Ended::Spent)) = ended {
                said += &format!(" {}", end(ended));
            }
            said
        }
        (Some(Act::Stop), Some(ended)) => end(ended),
        (Some(Act::Keep), None) => {
            let seat = game.hammering().hammerer;
            format!("{} {}", t.of("log-kept", seat), t.say("tower-must-strike"))
        }
        (Some(Act::Again), None) => t.with("practice-poured", &limit).to_string(),
        (Some(Act::Lay(_)), None) => t.with("practice-laid", &limit).to_string(),
        _ => String::new(),
    }
}

/// What is said at once: that the spirit is angry, over which limits, and what it would cost.
pub fn alarm(game: &Practice, t: &Teller) -> String {
    let Some(ended @ Ended::Angry(_)) = game.ended() else {
        return String::new();
    };
    let over = over(game.tower(), game.hammering().color_limit(), t);
    let said = t.with("practice-alarm", &[("over", value(&over))]);
    format!("{said} {}", meant(game, ended, t))
}
