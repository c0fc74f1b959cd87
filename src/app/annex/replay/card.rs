//! What stands in place of the action card: what happened, how the scores ran, and everything the replay is wound by.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::engine::{Game, Seat, Session};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::view::last::{last_news, news_list};
use crate::games::trollfjord::view::log::turn_title;
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::{Drawing, button, drawing, segment};

use super::chart::{Course, chart};
use super::reel::{Reel, Speed, Wind};
use super::spots::{Kind, Spot};
use crate::app::annex::asked::{Room, ask, lay};
use crate::app::browser::fresh_seed;
use crate::app::save::Saved;

/// What the card shows and reports.
pub struct Card<'a> {
    /// Where the replay stands.
    pub reel: Reel,
    /// The game up to there.
    pub shown: &'a Session<Trollfjord>,
    /// The whole game.
    pub saved: &'a Saved,
    /// The scores over its time.
    pub course: &'a Course,
    /// Who plays.
    pub seats: &'a [Seat],
    /// The moments to look for.
    pub spots: &'a [Spot],
    /// Where the turns begin before and after.
    pub around: (usize, usize),
    /// Winds the replay.
    pub wind: &'a Callback<Wind>,
    /// Back to the page.
    pub leave: Callback<MouseEvent>,
    /// The language and the names.
    pub t: &'a Teller,
}

const TURN_BACK: Drawing =
    r#"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 5v14M19 5l-9 7 9 7z"/></svg>"#;
const BACK: Drawing =
    r#"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M16 5l-9 7 9 7z"/></svg>"#;
const PLAY: Drawing =
    r#"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4l13 8-13 8z"/></svg>"#;
const PAUSE: Drawing = r#"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 5v14M17 5v14" stroke-width="4"/></svg>"#;
const ON: Drawing =
    r#"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5l9 7-9 7z"/></svg>"#;
const TURN_ON: Drawing =
    r#"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M18 5v14M5 5l9 7-9 7z"/></svg>"#;

/// Draws the card.
pub fn card(card: &Card<'_>) -> Html {
    let (t, reel) = (card.t, card.reel);
    let table = card.shown.position().table();
    let lines = last_news(card.shown, t);
    html! {
        <section class="card prompt moment replay" aria-labelledby="action-title">
            <p class="eyebrow">
                <span class="decides">{ t.with("moment-of", &[("n", reel.at.into()), ("all", reel.length.into())]) }</span>
            </p>
            <h2 id="action-title" tabindex="-1">{ turn_title(table.turn, table.mover, t) }</h2>
            { news_list(&lines, t) }
            { scrub(card) }
            { winding(card) }
            <div class="replay-more">
                { chart(card.course, (reel.at, reel.seen), card.seats, t, &card.wind.reform(Wind::To)) }
                { speeds(card) }
                { jumps(card) }
                { ways(card) }
            </div>
        </section>
    }
}

/// The slider over all moments. It says the turn, not a bare number.
fn scrub(card: &Card<'_>) -> Html {
    let (t, reel) = (card.t, card.reel);
    let table = card.shown.position().table();
    let oninput = card.wind.reform(|event: InputEvent| {
        let slider = event.target_dyn_into::<HtmlInputElement>();
        Wind::To(slider.map_or(0.0, |slider| slider.value_as_number()) as usize)
    });
    html! {
        <input class="scrub" type="range" min="0" max={reel.length.to_string()} value={reel.at.to_string()} {oninput}
            aria-label={t.say("replay-scrub")} aria-valuetext={turn_title(table.turn, table.mover, t)} />
    }
}

/// Back and on, by decisions and by turns, and letting it run.
fn winding(card: &Card<'_>) -> Html {
    let (t, reel) = (card.t, card.reel);
    let key = |id: &str, symbol: Drawing, wind: Wind, closed: bool| {
        let onclick = card.wind.reform(move |_: MouseEvent| wind);
        html! {
            <button type="button" class="btn sec" title={t.say(id)} aria-label={t.say(id)} aria-disabled={closed.then_some("true")} {onclick}>
                { drawing(symbol) }
            </button>
        }
    };
    let (first, last) = (reel.at == 0, reel.at == reel.length);
    let (run, symbol) = match reel.runs {
        true => ("replay-pause", PAUSE),
        false => ("replay-play", PLAY),
    };
    html! {
        <div class="reel" role="group" aria-label={t.say("replay-winding")}>
            { key("replay-turn-back", TURN_BACK, Wind::To(card.around.0), first) }
            { key("moment-before", BACK, Wind::Back, first) }
            { key(run, symbol, Wind::Toggle, false) }
            { key("moment-after", ON, Wind::On, last) }
            { key("replay-turn-on", TURN_ON, Wind::To(card.around.1), last) }
        </div>
    }
}

fn speeds(card: &Card<'_>) -> Html {
    let speed = |speed: Speed| {
        let onclick = card.wind.reform(move |_: MouseEvent| Wind::Speed(speed));
        segment(card.t.say(speed.label()), speed == card.reel.speed, onclick)
    };
    html! { <div class="seg" role="group" aria-label={card.t.say("replay-speed")}>{ for Speed::ALL.map(speed) }</div> }
}

/// The list of moments to look for.
fn jumps(card: &Card<'_>) -> Html {
    let t = card.t;
    let onchange = card.wind.reform(|event: Event| {
        let list = event.target_dyn_into::<HtmlSelectElement>();
        Wind::To(list.and_then(|list| list.value().parse().ok()).unwrap_or(0))
    });
    let group = |kind: Kind| {
        let mut spots = card
            .spots
            .iter()
            .filter(|spot| spot.kind == kind)
            .peekable();
        spots.peek()?;
        Some(html! {
            <optgroup key={kind.label()} label={t.say(kind.label())}>
                for (i, spot) in spots.enumerate() {
                    <option key={i} value={spot.at.to_string()}>{ &spot.text }</option>
                }
            </optgroup>
        })
    };
    html! {
        <label class="jump">
            <span>{ t.say("replay-jump") }</span>
            // The first line stands for where one is: nothing is chosen, so that the same moment can be chosen again.
            <select {onchange} key={card.reel.at}>
                <option value={card.reel.at.to_string()} selected=true>{ t.say("replay-jump-to") }</option>
                { for Kind::ALL.into_iter().filter_map(group) }
            </select>
        </label>
    }
}

/// What else can be done from here.
fn ways(card: &Card<'_>) -> Html {
    let (t, at) = (card.t, card.reel.at);
    let share = {
        let saved = card.saved.clone();
        Callback::from(move |_: MouseEvent| ask(Room::Share, at, Some(&saved)))
    };
    // What comes next is known here: whoever goes on from a moment of the past does so with other luck.
    let (says, record) = match at < card.reel.length {
        true => ("replay-what-if", card.saved.record.forked(at, fresh_seed())),
        false => ("replay-from-here", card.saved.record.clone()),
    };
    let from_here = {
        let leave = card.leave.clone();
        let saved = Saved {
            record,
            ..card.saved.clone()
        };
        Callback::from(move |event: MouseEvent| {
            leave.emit(event);
            lay(&saved);
        })
    };
    let over = card.shown.position().to_move().is_none();
    let luck = {
        let saved = card.saved.clone();
        Callback::from(move |_: MouseEvent| ask(Room::Luck, at, Some(&saved)))
    };
    html! {
        <div class="replay-ways">
            if over {
                { button("btn sec", t.say("app-luck"), luck) }
            } else {
                { button("btn sec", t.say(says), from_here) }
            }
            { button("btn sec", t.say("app-share"), share) }
        </div>
    }
}
