//! The score sheet: who won and by what, as bars and as a table.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Seat, Total};
use crate::games::trollfjord::{Score, Trollfjord};
use crate::ui::Icon;

use super::look::{mark, player_class};
use super::teller::Teller;

/// The finished game.
#[derive(Properties, PartialEq)]
pub struct ScoreSheetProps {
    /// The finished game.
    pub game: Rc<Trollfjord>,
    /// The language and the names.
    pub teller: Teller,
    /// What can be done now.
    #[prop_or_default]
    pub children: Html,
}

/// One row of the table: its message, its class, its part of the score.
type Part = (&'static str, &'static str, fn(&Score) -> u16);

const PARTS: [Part; 5] = [
    ("score-belt", "belt", |s| s.belt),
    ("score-patched", "patched", |s| s.patched),
    ("score-gifts", "gifts", |s| s.gifts),
    ("score-crowns", "crowns", |s| s.crowns),
    ("score-even", "even", |s| s.even_start),
];

/// Draws the score sheet.
#[component]
pub fn ScoreSheet(props: &ScoreSheetProps) -> Html {
    let (table, t) = (props.game.table(), &props.teller);
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
                    <use href={format!("#lord-{}", mark(winner))} />
                </svg>
                <div>
                    <h2 id="score-title" tabindex="-1">
                        { t.with("score-title", &[("name", t.name(winner)), ("total", total(props, winner).into())]) }
                    </h2>
                    <p class="lead">{ margin(props, &ranking) }</p>
                </div>
            </header>
            <ul class="legend" aria-hidden="true">
                for part in parts.iter() {
                    <li key={part.1}><i class={part.1}></i>{ t.say(part.0) }</li>
                }
            </ul>
            <div class="bars" aria-hidden="true">
                for seat in ranking.iter().copied() {
                    { bar(props, seat, &parts) }
                }
            </div>
            { sheet(props, &ranking, &parts) }
            { props.children.clone() }
        </section>
    }
}

fn total(props: &ScoreSheetProps, seat: Seat) -> i32 {
    props.game.table().score(seat).total()
}

/// How far ahead the winner is, or which rule broke the tie.
fn margin(props: &ScoreSheetProps, ranking: &[Seat]) -> AttrValue {
    let t = &props.teller;
    let [first, second, ..] = *ranking else {
        return AttrValue::default();
    };
    match total(props, first) - total(props, second) {
        0 => t.of("score-tie", first),
        n => t.with("score-margin", &[("n", n.into()), ("name", t.name(second))]),
    }
}

/// Bars are drawn in units of points; the picture scales them.
fn bar(props: &ScoreSheetProps, seat: Seat, parts: &[Part]) -> Html {
    let score = props.game.table().score(seat);
    let most = props
        .game
        .table()
        .ranking()
        .first()
        .map_or(1, |&s| total(props, s))
        .max(1);
    let mut x = 0;
    let pieces: Vec<(u16, u16, &str)> = parts
        .iter()
        .map(|part| {
            let width = (part.2)(&score);
            x += width;
            (x - width, width, part.1)
        })
        .filter(|piece| piece.1 > 0)
        .collect();
    html! {
        <div class="bar" key={seat.index()}>
            <span class="bar-name">{ &props.teller.names[seat] }</span>
            <svg viewBox={format!("0 0 {} 10", most)} preserveAspectRatio="none">
                for (x, width, class) in pieces {
                    <rect key={class} {class} x={x.to_string()} y="0" width={width.to_string()} height="10" />
                }
            </svg>
            <b>{ total(props, seat) }</b>
        </div>
    }
}

fn sheet(props: &ScoreSheetProps, ranking: &[Seat], parts: &[Part]) -> Html {
    let (table, t) = (props.game.table(), &props.teller);
    html! {
        <table class="tbl">
            <caption class="unseen">{ t.say("score-caption") }</caption>
            <thead>
                <tr>
                    <td></td>
                    for seat in ranking.iter().copied() {
                        <th scope="col" key={seat.index()} class={player_class(seat)}>
                            <span class="mk" aria-hidden="true"><Icon name={format!("m-{}", mark(seat))} /></span>
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
                    { for ranking.iter().map(|&seat| html! { <td>{ total(props, seat) }</td> }) }
                </tr>
            </tbody>
        </table>
    }
}
