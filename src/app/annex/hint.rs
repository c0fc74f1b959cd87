//! A hint: the best decisions as the strongest player would weigh them, why, and how blows may go.

use yew::prelude::*;

use super::GameProps;
use super::counsel::{State, use_counsel, waiting};
use super::dialog::{Dialog, use_dialog};
use super::why::deed::deed;
use super::why::signed;
use crate::app::called;
use crate::engine::Game;
use crate::games::trollfjord::Move;
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::players::ask::{HINT, Told};
use crate::games::trollfjord::players::hint::Advice;
use crate::games::trollfjord::players::odds::{BlowOdds, Chance};
use crate::games::trollfjord::players::reasons::Reason;
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::decimal;

/// What a point is in what a move is worth.
const POINT: f64 = 16.0;

/// Draws the hint for the decision at the moment.
#[component]
pub fn HintRoom(props: &GameProps) -> Html {
    let (words, saved) = (&props.words, &props.saved);
    let record = use_memo((), |()| saved.record.upto(props.at));
    let position = use_memo((), |()| record.position(usize::MAX).ok());
    let counsel = use_counsel(HINT, &record);
    let dialog = use_dialog(&props.close);
    let t = Teller {
        names: called(words, &saved.names),
        words: words.clone(),
    };
    let body = match (position.as_ref(), &counsel.state) {
        (Some(game), State::Known(told)) => hint(game, told, &t),
        _ => waiting(&counsel, "hint-thinks", words),
    };
    let seat = position.as_ref().as_ref().and_then(|game| game.to_move());
    html! {
        <Dialog title={words.say("app-hint")} words={words.clone()} {dialog} class="counsel">
            if let Some(seat) = seat {
                <p>{ t.of("hint-for", seat) }</p>
            }
            { body }
        </Dialog>
    }
}

fn hint(game: &Trollfjord, told: &Told, t: &Teller) -> Html {
    html! {
        <>
            <ol class="advice">{ for told.advice.iter().map(|advice| option(game, advice, t)) }</ol>
            if let Some(first) = told.blows.first() {
                { odds(first, &told.blows, game, t) }
            }
            <p class="fine">{ t.say("hint-note") }</p>
        </>
    }
}

/// A decision with what speaks for it.
fn option(game: &Trollfjord, advice: &Advice, t: &Teller) -> Html {
    let behind = match advice.behind {
        0 => t.say("mind-best"),
        n => {
            let points = signed(-f64::from(n) / POINT);
            t.with("mind-points", &[("points", points.into())])
        }
    };
    let reason = |reason: &Reason| html! { <li>{ why(*reason, game, t) }</li> };
    html! {
        <li>
            <b>{ deed(advice.m, game, t) }</b>{ " " }<span class="behind">{ behind }</span>
            if !advice.reasons.is_empty() {
                <ul>{ for advice.reasons.iter().map(reason) }</ul>
            }
        </li>
    }
}

/// A reason in words.
fn why(reason: Reason, game: &Trollfjord, t: &Teller) -> AttrValue {
    let n = |id: &str, n: u8| t.with(id, &[("n", n.into())]);
    let at = |id: &str, fortress, n: u8| {
        let args = [
            ("fortress", t.fortress(game.table(), fortress)),
            ("n", n.into()),
        ];
        t.with(id, &args)
    };
    let so = |id: &str, thousandths: u16| {
        let says = chance(u32::from(thousandths), t);
        t.with(id, &[("chance", says.as_str().into())])
    };
    match reason {
        Reason::InReach(treasure) => n("hint-reach", treasure.value()),
        Reason::NothingYet => t.say("hint-nothing"),
        Reason::Crown(level, from) => {
            let level = ("number", level.to_string().into());
            match from {
                Some(from) if game.to_move() != Some(from) => {
                    t.with("hint-crown-from", &[level, ("name", t.name(from))])
                }
                _ => t.with("hint-crown", &[level]),
            }
        }
        Reason::Tailwind(seat) => t.of("hint-tailwind", seat),
        Reason::TurnAgain => t.say("hint-again"),
        Reason::Clears(count) => n("hint-clears", count),
        Reason::Fewest => t.say("hint-fewest"),
        Reason::Limit(limit) => n("hint-limit", limit),
        Reason::Opens(fortress, n) => at("hint-opens", fortress, n),
        Reason::Crowd(fortress, n) => at("hint-crowd", fortress, n),
        Reason::Gifts(worth) => n("hint-gifts", worth),
        Reason::Treasure(often) => so("hint-treasure", often),
        Reason::Empty(often) => so("hint-empty", often),
        Reason::Angry(often) => so("hint-angry", often),
    }
}

/// A chance by its name, with percent.
fn chance(thousandths: u32, t: &Teller) -> AttrValue {
    let name = t.say(named(thousandths));
    let percent = ((thousandths + 5) / 10).into();
    t.with(
        "hint-chance",
        &[("chance", name.as_str().into()), ("n", percent)],
    )
}

/// What so many thousandths are called.
fn named(thousandths: u32) -> &'static str {
    match Chance::of(thousandths) {
        Chance::Sure => "chance-sure",
        Chance::Likely => "chance-likely",
        Chance::Even => "chance-even",
        Chance::Dare => "chance-dare",
        Chance::Hopeless => "chance-hopeless",
    }
}

/// The six blows, and what each may bring.
fn odds(first: &BlowOdds, blows: &[BlowOdds], game: &Trollfjord, t: &Teller) -> Html {
    let cell = |thousandths: u32| {
        let percent = (thousandths + 5) / 10;
        html! {
            <td>
                { t.say(named(thousandths)) }{ " " }
                <small>{ t.with("hint-percent", &[("n", percent.into())]) }</small>
            </td>
        }
    };
    let row = |blow: &BlowOdds| {
        html! {
            <tr>
                <th scope="row">{ deed(Move::Swing(blow.blow), game, t) }</th>
                <td>{ decimal(f64::from(blow.tenths()) / 10.0, 1) }</td>
                { cell(blow.empty.thousandths()) }
                { cell(blow.angry.thousandths()) }
                { for blow.goals.iter().map(|goal| cell(goal.reached.thousandths())) }
            </tr>
        }
    };
    let goal = |value: u8| t.with("hint-col-goal", &[("n", value.into())]);
    html! {
        <>
            <h3>{ t.say("hint-odds") }</h3>
            <div class="wide" role="region" tabindex="0" aria-label={t.say("hint-odds")}>
                <table>
                    <thead><tr>
                        <th scope="col">{ t.say("hint-col-blow") }</th>
                        <th scope="col">{ t.say("hint-col-boulders") }</th>
                        <th scope="col">{ t.say("hint-col-empty") }</th>
                        <th scope="col">{ t.say("hint-col-angry") }</th>
                        for of in first.goals.iter() {
                            <th scope="col">{ goal(of.treasure.value()) }</th>
                        }
                    </tr></thead>
                    <tbody>{ for blows.iter().map(row) }</tbody>
                </table>
            </div>
        </>
    }
}
