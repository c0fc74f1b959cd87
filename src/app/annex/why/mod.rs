//! Why a computer player decided as it did: what it compared, and what it took each for. It is thought over once more,
//! since the same position gives the same thoughts.

pub mod deed;

use yew::prelude::*;

use super::GameProps;
use super::counsel::{State, use_counsel, waiting};
use super::dialog::{Dialog, use_dialog};
use crate::app::called;
use crate::app::computers::kind;
use crate::engine::{Candidate, Game};
use crate::games::trollfjord::players::{Answer, Player};
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};
use crate::ui::decimal;
use deed::deed;

/// What a point is in the worth of a candidate.
const POINT: f64 = 16.0;

/// Draws the reasons for the decision that was made at the moment.
#[component]
pub fn Why(props: &GameProps) -> Html {
    let (words, saved) = (&props.words, &props.saved);
    let record = use_memo((), |()| saved.record.upto(props.at));
    let position = use_memo((), |()| record.position(usize::MAX).ok());
    let decided = saved.record.moves.get(props.at).copied();
    let player = position
        .as_ref()
        .as_ref()
        .and_then(|game| saved.computers[game.to_move()?]);
    let asked = player.map(|player| player.to_string());
    let counsel = use_counsel(&asked.unwrap_or_default(), &record);
    let dialog = use_dialog(&props.close);
    let t = Teller {
        names: called(words, &saved.names),
        words: words.clone(),
    };
    let body = match (position.as_ref(), player, decided) {
        (Some(game), Some(player), Some(decided)) => {
            let thoughts = match &counsel.state {
                State::Known(told) => match &told.decision {
                    Some(answer) => compared(game, decided, answer, &t),
                    None => html! { <p class="why">{ t.say("counsel-failed") }</p> },
                },
                _ => waiting(&counsel, "mind-thinks", words),
            };
            html! { <>{ did(game, player, decided, &t) }{ thoughts }</> }
        }
        _ => html! { <p>{ words.say("mind-nobody") }</p> },
    };
    html! {
        <Dialog title={words.say("mind-title")} words={words.clone()} {dialog} class="mind">{ body }</Dialog>
    }
}

/// What was decided, by whom.
fn did(game: &Trollfjord, player: Player, decided: Move, t: &Teller) -> Html {
    let name = game.to_move().map(|seat| t.name(seat)).unwrap_or("".into());
    let kind = ("kind", kind(&t.words, player).as_str().into());
    let done = ("deed", deed(decided, game, t).as_str().into());
    html! { <p>{ t.with("mind-did", &[("name", name), kind, done]) }</p> }
}

/// The candidates, each with what it was worth against the best.
fn compared(game: &Trollfjord, decided: Move, answer: &Answer, t: &Teller) -> Html {
    if answer.candidates.is_empty() {
        return html! { <p>{ t.say("mind-at-once") }</p> };
    }
    let games: u32 = answer.candidates.iter().map(|c| c.playouts).sum();
    let mut list = answer.candidates.clone();
    // The one that was chosen stands first; the others by what they were worth.
    list.sort_by_key(|c| (c.m != answer.m, -c.mean()));
    let best = list[0].mean();
    let row = |c: &Candidate<Move>| {
        let behind = (c.mean() - best) as f64 / POINT;
        let says = match c.m == answer.m {
            true => t.say("mind-best"),
            false => t.with("mind-points", &[("points", signed(behind).into())]),
        };
        html! {
            <tr class={(c.m == decided).then_some("on")}>
                <th scope="row">{ deed(c.m, game, t) }</th>
                <td>{ says }</td>
                <td>{ c.playouts }</td>
            </tr>
        }
    };
    html! {
        <>
            <p>{ t.with(if games > 0 { "mind-games" } else { "mind-only" }, &[("n", games.into())]) }</p>
            <table>
                <thead><tr>
                    <th scope="col">{ t.say("mind-deed") }</th>
                    <th scope="col">{ t.say("mind-worth") }</th>
                    <th scope="col">{ t.say("mind-imagined") }</th>
                </tr></thead>
                <tbody>{ for list.iter().map(row) }</tbody>
            </table>
            <p class="fine">{ t.say("mind-note") }</p>
            if decided != answer.m {
                <p class="fine">{ t.say("mind-other") }</p>
            }
        </>
    }
}

/// Points with a sign and one decimal.
pub fn signed(points: f64) -> String {
    let text = decimal(points.abs(), 1);
    if points < 0.0 {
        format!("−{text}")
    } else {
        format!("+{text}")
    }
}
