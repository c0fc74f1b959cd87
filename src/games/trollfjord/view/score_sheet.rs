//! The score sheet: who won and by what, as bars and as a table.

use yew::prelude::*;

use crate::engine::{Seat, Total};
use crate::games::trollfjord::{Score, Table};
use crate::ui::{decimal, icon};

use super::look::{lord, player_class, sign};
use super::teller::Teller;

/// One row of the table: its message, its class, its part of the score.
type Part = (&'static str, &'static str, fn(&Score) -> u16);

const PARTS: [Part; 5] = [
    ("score-belt", "belt", |s| s.belt),
    ("score-patched", "patched", |s| s.patched),
    ("score-gifts", "gifts", |s| s.gifts),
    ("score-crowns", "crowns", |s| s.crowns),
    ("score-even", "even", |s| s.even_start),
];

/// Four names of so many letters stand beside each other on a phone.
const SHORT: usize = 6;

/// Draws the score sheet of a finished game, with `below` it what can be done now.
pub fn score_sheet(table: &Table, t: &Teller, below: Html) -> Html {
    let ranking = table.ranking();
    let parts: Vec<Part> = PARTS
        .into_iter()
        .filter(|part| part.1 != "even" || table.setup.even_start)
        .collect();
    let Some(&winner) = ranking.first() else {
        return html! {};
    };
    html! {
        <section class="score" aria-labelledby="score-title">
            <header class={player_class(winner)}>
                <svg class="lordbig" viewBox="0 0 84 118" aria-hidden="true">
                    <use href={lord(winner)} />
                </svg>
                <div>
                    <h2 id="score-title" tabindex="-1">
                        { t.with("score-title", &[("name", t.name(winner)), ("total", total(table, winner).into())]) }
                    </h2>
                    <p class="lead">{ margin(table, t, &ranking) }</p>
                </div>
            </header>
            <ul class="legend" aria-hidden="true">
                for part in parts.iter() {
                    <li key={part.1}><i class={part.1}></i>{ t.say(part.0) }</li>
                }
            </ul>
            <div class="bars" aria-hidden="true">
                for seat in ranking.iter().copied() {
                    { bar(table, t, seat, &parts) }
                }
                { scale(total(table, winner)) }
            </div>
            { sheet(table, t, &ranking, &parts) }
            { below }
        </section>
    }
}

fn total(table: &Table, seat: Seat) -> i32 {
    table.score(seat).total()
}

/// How far ahead the winner is, or which rule broke the tie.
fn margin(table: &Table, t: &Teller, ranking: &[Seat]) -> AttrValue {
    let [first, second, ..] = *ranking else {
        return AttrValue::default();
    };
    match total(table, first) - total(table, second) {
        0 => t.of("score-tie", first),
        n => t.with("score-margin", &[("n", n.into()), ("name", t.name(second))]),
    }
}

/// The bar of one seat. The longest fills the width; parts that are wide enough show their points.
fn bar(table: &Table, t: &Teller, seat: Seat, parts: &[Part]) -> Html {
    let score = table.score(seat);
    let most = table.ranking().first().map_or(1, |&s| total(table, s));
    let share = |points: u16| f64::from(points) * 100.0 / f64::from(most.max(1));
    let mut before = 0;
    let pieces = parts.iter().filter_map(|&(_, class, part)| {
        let points = part(&score);
        before += points;
        (points > 0).then(|| {
            let (x, width) = (share(before - points), share(points));
            let percent = |x: f64| decimal(x, 2) + "%";
            html! {
                <g key={class}>
                    <rect fill={format!("url(#s-{class})")} x={percent(x)} width={percent(width)} height="34" />
                    if width > 6.0 {
                        { number(x + width / 2.0, points) }
                    }
                </g>
            }
        })
    });
    html! {
        <div class="bar" key={seat.index()}>
            <span class="bar-name">{ &t.names[seat] }</span>
            <svg>{ for pieces }</svg>
            <b>{ total(table, seat) }</b>
        </div>
    }
}

/// Below the bars: how long 0, 50, 100, 150 points are, as far as the longest goes.
fn scale(most: i32) -> Html {
    let mark = |points: u16| match f64::from(points) * 100.0 / f64::from(most.max(1)) {
        x if x <= 100.0 => number(x, points),
        _ => Html::default(),
    };
    html! { <svg class="scale">{ for [0, 50, 100, 150].map(mark) }</svg> }
}

/// A number in a bar or below, with its middle at `x` percent.
fn number(x: f64, points: u16) -> Html {
    html! { <text x={decimal(x, 2) + "%"} y="22">{ points }</text> }
}

fn sheet(table: &Table, t: &Teller, ranking: &[Seat], parts: &[Part]) -> Html {
    // Short names stay whole, and columns are as wide as they are.
    let long = |&seat: &Seat| t.names[seat].chars().count() > SHORT;
    html! {
        <table class={classes!("tbl", ranking.iter().any(long).then_some("long"))}>
            <caption class="unseen">{ t.say("score-caption") }</caption>
            <thead>
                <tr>
                    <td></td>
                    for seat in ranking.iter().copied() {
                        <th scope="col" key={seat.index()} class={player_class(seat)}>
                            <span class="mk" aria-hidden="true">{ icon(sign(seat)) }</span>
                            { &t.names[seat] }
                        </th>
                    }
                </tr>
            </thead>
            <tbody>
                for (id, class, part) in parts.iter().copied() {
                    <tr key={class}>
                        <th scope="row">{ t.say(id) }</th>
                        { for ranking.iter().map(|&seat| html! { <td>{ part(&table.score(seat)) }</td> }) }
                    </tr>
                }
                <tr class="tot">
                    <th scope="row">{ t.say("score-total") }</th>
                    { for ranking.iter().map(|&seat| html! { <td>{ total(table, seat) }</td> }) }
                </tr>
            </tbody>
        </table>
    }
}
