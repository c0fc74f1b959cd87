//! A hint: the best decisions as the strongest player would weigh them, why, and how blows may go.

use yew::prelude::*;

use super::GameProps;
use super::counsel::{State, use_counsel, waiting};
use super::dialog::{Dialog, use_dialog, use_key_to_close};
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

/// The messages of chances, the smallest first.
type Names = [&'static str; 5];

/// Of what one hopes for.
const HOPES: Names = [
    "chance-hopeless",
    "chance-dare",
    "chance-even",
    "chance-likely",
    "chance-sure",
];
/// Of what one fears.
const RISKS: Names = [
    "risk-hardly",
    "risk-unlikely",
    "chance-even",
    "chance-likely",
    "chance-sure",
];

/// Draws the hint for the decision at the moment.
#[component]
pub fn HintRoom(props: &GameProps) -> Html {
    let (words, saved) = (&props.words, &props.saved);
    let record = use_memo((), |()| saved.record.upto(props.at));
    let position = use_memo((), |()| record.position(usize::MAX).ok());
    let counsel = use_counsel(HINT, &record);
    let dialog = use_dialog(&props.close);
    use_key_to_close(&dialog, "KeyI");
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
    let so = |id: &str, thousandths: u16, named: Names| {
        let says = chance(u32::from(thousandths), named, t);
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
        Reason::Calm => t.say("hint-calm"),
        Reason::Tailwind(seat) => t.of("hint-tailwind", seat),
        Reason::TurnAgain => t.say("hint-again"),
        Reason::Clears(count) => n("hint-clears", count),
        Reason::Fewest => t.say("hint-fewest"),
        Reason::Costs(count) => n("hint-costs", count),
        Reason::Stay(fortress, n) => at("hint-stay", fortress, n),
        Reason::AsIs => t.say("hint-as-is"),
        Reason::Limit(limit) => n("hint-limit", limit),
        Reason::Opens(fortress, n) => at("hint-opens", fortress, n),
        Reason::Begins(fortress, n) => at("hint-begins", fortress, n),
        Reason::Home(left) => n("hint-home", left),
        Reason::Crowd(fortress, n) => at("hint-crowd", fortress, n),
        Reason::Gifts(worth) => n("hint-gifts", worth),
        Reason::Treasure(often) => so("hint-treasure", often, HOPES),
        Reason::Empty(often) => so("hint-empty", often, RISKS),
        Reason::Angry(often) => so("hint-angry", often, RISKS),
    }
}

/// A chance by its name, with percent.
fn chance(thousandths: u32, names: Names, t: &Teller) -> AttrValue {
    let name = t.say(named(thousandths, names));
    let percent = ((thousandths + 5) / 10).into();
    t.with(
        "hint-chance",
        &[("chance", name.as_str().into()), ("n", percent)],
    )
}

/// What so many thousandths are called.
fn named(thousandths: u32, names: Names) -> &'static str {
    names[Chance::of(thousandths) as usize]
}

/// The six blows, and what each may bring.
fn odds(first: &BlowOdds, blows: &[BlowOdds], game: &Trollfjord, t: &Teller) -> Html {
    let heads = [
        t.say("hint-col-boulders"),
        t.say("hint-col-empty"),
        t.say("hint-col-angry"),
    ];
    let goal = |value: u8| t.with("hint-col-goal", &[("n", value.into())]);
    // On a narrow screen every figure says what it is, since there are no columns.
    let cell = |head: AttrValue, thousandths: u32, names: Names| {
        let percent = (thousandths + 5) / 10;
        html! {
            <td data-says={head}>
                { t.say(named(thousandths, names)) }{ " " }
                <small>{ t.with("hint-percent", &[("n", percent.into())]) }</small>
            </td>
        }
    };
    let row = |blow: &BlowOdds| {
        let [boulders, empty, angry] = heads.clone();
        let goals = blow.goals.iter().map(|of| {
            let head = goal(of.treasure.value());
            cell(head, of.reached.thousandths(), HOPES)
        });
        html! {
            <tr>
                <th scope="row">{ deed(Move::Swing(blow.blow), game, t) }</th>
                <td data-says={boulders}>{ decimal(f64::from(blow.tenths()) / 10.0, 1) }</td>
                { cell(empty, blow.empty.thousandths(), RISKS) }
                { cell(angry, blow.angry.thousandths(), RISKS) }
                { for goals }
            </tr>
        }
    };
    html! {
        <>
            <h3>{ t.say("hint-odds") }</h3>
                <table class="odds">
                    <thead><tr>
                        <th scope="col">{ t.say("hint-col-blow") }</th>
                        { for heads.iter().map(|head| html! { <th scope="col">{ head }</th> }) }
                        for of in first.goals.iter() {
                            <th scope="col">{ goal(of.treasure.value()) }</th>
                        }
                    </tr></thead>
                    <tbody>{ for blows.iter().map(row) }</tbody>
                </table>
        </>
    }
}
