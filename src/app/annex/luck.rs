//! Luck and turning points of a game: who was how likely to win when, and what hammerings promised and brought.

use yew::prelude::*;

use super::GameProps;
use super::asked::{Room, ask};
use super::counsel::{State, use_counsel, waiting};
use super::dialog::{Dialog, use_dialog};
use super::replay::chart::{Mark, lines};
use super::why::signed;
use crate::app::called;
use crate::app::save::Saved;
use crate::engine::{BySeat, Game, Seat};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::players::ask::{LEDGER, Told};
use crate::games::trollfjord::players::ledger::{Entry, Prospect, Turning, turning_points};
use crate::games::trollfjord::view::look::{player_class, sign};
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::{decimal, icon};

/// Draws the ledger of a game.
#[component]
pub fn Luck(props: &GameProps) -> Html {
    let (words, saved) = (&props.words, &props.saved);
    let counsel = use_counsel(LEDGER, &saved.record);
    let position = use_memo((), |()| saved.record.position(usize::MAX).ok());
    let dialog = use_dialog(&props.close);
    let t = Teller {
        names: called(words, &saved.names),
        words: words.clone(),
    };
    let body = match (position.as_ref(), &counsel.state) {
        (Some(game), State::Known(told)) => ledger(game, told, saved, &t),
        _ => waiting(&counsel, "luck-thinks", words),
    };
    html! {
        <Dialog title={words.say("app-luck")} words={words.clone()} {dialog} class="luck">{ body }</Dialog>
    }
}

fn ledger(game: &Trollfjord, told: &Told, saved: &Saved, t: &Teller) -> Html {
    let seats: Vec<Seat> = game.seats().collect();
    html! {
        <>
            { chances(&told.curve, &seats, saved, t) }
            { turns(&told.curve, saved, t) }
            { hammerings(game, &told.entries, &seats, t) }
            <p class="fine">{ t.say("luck-note") }</p>
        </>
    }
}

/// Opens the replay at a moment.
fn replay(at: usize, saved: &Saved) {
    ask(Room::Replay, at, Some(saved));
}

/// In percent.
fn percent(thousandths: u32) -> u32 {
    (thousandths + 5) / 10
}

/// The chance of every seat to win over the turns. A press leads to the replay there.
fn chances(curve: &[Prospect], seats: &[Seat], saved: &Saved, t: &Teller) -> Html {
    let wide = curve.last().map_or(0, |last| last.decisions).max(1);
    let at = |prospect: &Prospect| {
        let chance = |seat| prospect.wins[seat].thousandths() as i32;
        (prospect.decisions, BySeat::from_fn(chance))
    };
    let go = {
        let saved = saved.clone();
        Callback::from(move |at: usize| replay(at, &saved))
    };
    let first = curve.first().map(|p| p.wins).unwrap_or_default();
    let told = |seat: Seat| {
        html! {
            <li key={seat.index()} class={player_class(seat)}>
                <span class="mk" aria-hidden="true">{ icon(sign(seat)) }</span>
                <span>{ &t.names[seat] }</span>{ " " }
                <b>{ t.with("hint-percent", &[("n", percent(first[seat].thousandths()).into())]) }</b>
            </li>
        }
    };
    let share = |n: u32| html! { <li key={n}>{ t.with("hint-percent", &[("n", n.into())]) }</li> };
    let turn =
        |p: &Prospect| html! { <span>{ t.with("luck-turn", &[("n", p.turn.into())]) }</span> };
    html! {
        <>
            <h3>{ t.say("luck-chances") }</h3>
            <div class="chances">
                <ul class="chances-high" aria-hidden="true">{ for [100, 50, 0].map(share) }</ul>
                { lines(curve.iter().map(at), (wide, 1_000), Mark::Half, seats, &go) }
                <p class="chances-turns" aria-hidden="true">{ for curve.first().into_iter().chain(curve.last()).map(turn) }</p>
            </div>
            <p class="fine" id="luck-at-first">{ t.say("luck-at-first") }</p>
            <ul class="chart-now-list" aria-labelledby="luck-at-first">{ for seats.iter().copied().map(told) }</ul>
        </>
    }
}

/// The turns that changed most, as ways to the replay.
fn turns(curve: &[Prospect], saved: &Saved, t: &Teller) -> Html {
    let way = |turning: &Turning| {
        let begins = &curve[turning.at];
        let (at, saved) = (begins.decisions, saved.clone());
        let args = [
            ("turn", begins.turn.into()),
            ("name", t.name(turning.seat)),
            ("from", percent(turning.from).into()),
            ("to", percent(turning.to).into()),
        ];
        let onclick = move |_: MouseEvent| replay(at, &saved);
        html! {
            <li key={turning.at}>
                <button type="button" class="btn sec" {onclick}>{ t.with("luck-turning", &args) }</button>
            </li>
        }
    };
    let turning = turning_points(curve);
    html! {
        <>
            <h3>{ t.say("luck-turnings") }</h3>
            if turning.is_empty() {
                <p>{ t.say("luck-none") }</p>
            } else {
                <ul class="turnings">{ for turning.iter().map(way) }</ul>
            }
        </>
    }
}

/// What every hammering promised and brought, and what that comes to for each seat.
fn hammerings(game: &Trollfjord, entries: &[Entry], seats: &[Seat], t: &Teller) -> Html {
    let table = game.table();
    let row = |entry: &Entry| {
        let pair: Vec<Seat> = entry.pair().collect();
        let sum = |of: &dyn Fn(Seat) -> i32| pair.iter().map(|&seat| of(seat)).sum::<i32>();
        let fell = sum(&|seat| i32::from(entry.fell[seat]));
        let args = [
            ("turn", entry.turn.into()),
            ("names", t.seats(&pair)),
            ("number", table.number(entry.fortress).to_string().into()),
            ("limit", entry.limit.into()),
        ];
        html! {
            <tr key={entry.decisions}>
                <th scope="row">{ t.with("luck-hammering", &args) }</th>
                <td>{ tenths(sum(&|seat| entry.expected(seat))) }</td>
                <td>{ fell }</td>
                <td>{ signed(f64::from(sum(&|seat| entry.luck(seat))) / 10.0) }</td>
            </tr>
        }
    };
    let total = |&seat: &Seat| {
        let sum = |of: &dyn Fn(&Entry) -> i32| entries.iter().map(of).sum::<i32>();
        html! {
            <tr key={seat.index()} class={classes!("tot", player_class(seat))}>
                <th scope="row">
                    <span class="mk" aria-hidden="true">{ icon(sign(seat)) }</span>{ " " }{ &t.names[seat] }
                </th>
                <td>{ tenths(sum(&|entry| entry.expected(seat))) }</td>
                <td>{ sum(&|entry| i32::from(entry.fell[seat])) }</td>
                <td>{ signed(f64::from(sum(&|entry| entry.luck(seat))) / 10.0) }</td>
            </tr>
        }
    };
    html! {
        <>
            <h3>{ t.say("luck-hammerings") }</h3>
            <table>
                <thead><tr>
                    <th scope="col">{ t.say("luck-col-hammering") }</th>
                    <th scope="col">{ t.say("luck-col-expected") }</th>
                    <th scope="col">{ t.say("luck-col-fell") }</th>
                    <th scope="col">{ t.say("luck-col-luck") }</th>
                </tr></thead>
                <tbody>{ for entries.iter().map(row) }</tbody>
                <tbody>{ for seats.iter().map(total) }</tbody>
            </table>
        </>
    }
}

fn tenths(n: i32) -> String {
    decimal(f64::from(n) / 10.0, 1)
}
