//! Why a computer player decided as it did: what it compared, and what it took each for. It is thought about once more,
//! since the same position gives the same thoughts, in slices that leave the page time to draw.

pub mod deed;

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::GameProps;
use super::dialog::{Dialog, use_dialog};
use crate::app::computers::kind;
use crate::app::{browser, called};
use crate::engine::{Candidate, Game};
use crate::games::trollfjord::players::{Answer, Player, Thinking};
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};
use crate::ui::decimal;
use deed::deed;

/// How long a slice takes, in milliseconds.
const SLICE: f64 = 6.0;
/// What a point is in the worth of a candidate.
const POINT: f64 = 16.0;

/// Draws the reasons for the decision that was made at the moment.
#[component]
pub fn Why(props: &GameProps) -> Html {
    let (words, saved) = (&props.words, &props.saved);
    let position = use_memo((), |()| saved.record.position(props.at).ok());
    let decided = saved.record.moves.get(props.at).copied();
    let player = position
        .as_ref()
        .as_ref()
        .and_then(|game| saved.computers[game.to_move()?]);
    let answer = use_state(|| None::<Answer>);
    let thinking = use_memo((), |()| {
        let begun = player
            .zip(position.as_ref().as_ref())
            .and_then(|(player, game)| player.think(game));
        begun.map(|thinking| Rc::new(RefCell::new(thinking)))
    });
    use_effect_with((), {
        let (thinking, answer) = (thinking.clone(), answer.setter());
        move |()| {
            if let Some(thinking) = &*thinking {
                slice(Rc::downgrade(thinking), move |found| answer.set(found));
            }
        }
    });
    let dialog = use_dialog(&props.close);
    let t = Teller {
        names: called(words, &saved.names),
        words: words.clone(),
    };
    let body = match (position.as_ref(), player, decided) {
        (Some(game), Some(player), Some(decided)) => {
            told(game, player, decided, answer.as_ref(), &t)
        }
        _ => html! { <p>{ words.say("mind-nobody") }</p> },
    };
    html! {
        <Dialog title={words.say("mind-title")} words={words.clone()} {dialog} class="mind">{ body }</Dialog>
    }
}

/// Thinks for a while, and goes on after a rest, as long as somebody wants to know.
fn slice(thinking: Weak<RefCell<Thinking>>, done: impl Fn(Option<Answer>) + 'static) {
    let Some(mind) = thinking.upgrade() else {
        return;
    };
    let end = browser::now() + SLICE;
    while mind.borrow_mut().think() {
        if browser::now() > end {
            Timeout::new(0, move || slice(thinking, done)).forget();
            return;
        }
    }
    done(mind.borrow().answer());
}

/// What was decided, by whom, and what else was thought of.
fn told(
    game: &Trollfjord,
    player: Player,
    decided: Move,
    answer: Option<&Answer>,
    t: &Teller,
) -> Html {
    let name = game.to_move().map(|seat| t.name(seat)).unwrap_or("".into());
    let kind = ("kind", kind(&t.words, player).as_str().into());
    let done = ("deed", deed(decided, game, t).as_str().into());
    html! {
        <>
            <p>{ t.with("mind-did", &[("name", name), kind, done]) }</p>
            if let Some(answer) = answer {
                { compared(game, decided, answer, t) }
            } else {
                <p role="status">{ t.say("mind-thinks") }</p>
            }
        </>
    }
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
