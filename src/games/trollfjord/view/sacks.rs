//! The treasure sacks beside the board: belt, crowns, gifts, counts, and where each lord stands.

use yew::prelude::*;

use crate::engine::{BySeat, Game, Seat, sort_by_key};
use crate::games::trollfjord::phase::Round;
use crate::games::trollfjord::pieces::{BeltSpace, Gift, Gifts};
use crate::games::trollfjord::{Phase, Table, Trollfjord};
use crate::ui::icon;

use super::look::{player_class, portrait, sign};
use super::teller::{Teller, value};
use super::treasure::treasure_tile;

/// Longer names are written smaller, in bytes.
const LONG: usize = 15;

/// Draws the sacks: the one whose turn it is first, then from the back of the walkway to the front. All are `open`, or
/// those into which their owner `looks`, unless the table is `idle`: then nobody knows who sits there.
pub fn sacks(
    game: &Trollfjord,
    t: &Teller,
    (open, idle): (bool, bool),
    looks: &UseStateHandle<BySeat<bool>>,
    machines: BySeat<bool>,
) -> Html {
    let heading = t.say("sacks-title");
    let card = |seat: Seat| {
        let (mut next, state) = (**looks, looks.clone());
        next[seat] = !next[seat];
        let onclick = Callback::from(move |_: MouseEvent| state.set(next));
        sack_card(
            game,
            t,
            (seat, machines[seat]),
            (open, idle, looks[seat]),
            onclick,
        )
    };
    html! {
        <div class="sacks">
            <h2 id="sacks-title" class="unseen">{ heading }</h2>
            { for order(game.table()).into_iter().map(card) }
        </div>
    }
}

/// The mover, then the others from the back.
pub fn order(table: &Table) -> Vec<Seat> {
    let mut seats: Vec<Seat> = table.seats().collect();
    let lord = |seat: Seat| table.lords[seat];
    sort_by_key(&mut seats, |&seat| {
        (seat != table.mover, lord(seat).lying, lord(seat).at)
    });
    seats
}

/// The sack of one seat. While it is `looked` into, its owner sees what was patched; where all are
/// `open`, everybody.
fn sack_card(
    game: &Trollfjord,
    t: &Teller,
    (seat, machine): (Seat, bool),
    (open, idle, looked): (bool, bool, bool),
    onclick: Callback<MouseEvent>,
) -> Html {
    let table = game.table();
    let decides = game.to_move() == Some(seat);
    let active = table.mover == seat && table.phase != Phase::Over;
    let name = &t.names[seat];
    let taken = table.sacks[seat].patched.len();
    let owned = decides && !idle;
    let may_look = owned && !open && taken > 0;
    let open = open && taken > 0 || looked && (owned || table.phase == Phase::Over);
    let patched = count("i-sack", taken, t.say("sack-patched"));
    let class = classes!(
        "sack",
        player_class(seat),
        active.then_some("active"),
        (decides && !active).then_some("decides"),
        table.lords[seat].lying.then_some("done")
    );
    html! {
        <article key={seat.index()} {class} aria-label={t.with("sack-label", &[("name", t.name(seat))])}>
            <header>
                { portrait(seat, "por") }
                <div class="who">
                    <h3 class={(name.len() > LONG).then_some("long")}>{ name }<span class="mk" aria-hidden="true">{ icon(sign(seat)) }</span>
                        if machine {
                            <span class="pc" role="img" aria-label={t.say("computer-sign")}>{ icon("u-pc") }</span>
                        }
                    </h3>
                    <p>{ status(table, seat, t) }</p>
                </div>
                { position(table, seat, t) }
            </header>
            <ol class="belt">
                for space in BeltSpace::ALL {
                    { belt_space(table, seat, space, active, t) }
                }
            </ol>
            <div class="row">
                <ul class="gifts" aria-label={t.say("sack-gifts")}>
                    for gift in Gift::ALL {
                        { gift_chip(table, seat, gift, t) }
                    }
                </ul>
                if may_look {
                    <button type="button" class="look" aria-expanded={open.to_string()}
                        title={t.say("sack-look")} {onclick}>
                        <span class="unseen">{ t.say("sack-look") }</span>
                        { patched }
                    </button>
                } else {
                    { patched }
                }
                { count("i-troll", usize::from(table.supply_of(seat)), t.say("sack-supply")) }
            </div>
            if open {
                <p class="patched">{ contents(table, seat, t) }</p>
            }
        </article>
    }
}

fn contents(table: &Table, seat: Seat, t: &Teller) -> AttrValue {
    let values = table.sacks[seat].patched.iter();
    let values: Vec<AttrValue> = values.map(|v| AttrValue::from(v.to_string())).collect();
    t.with("sack-contents", &[("values", value(&t.list(&values)))])
}

fn belt_space(table: &Table, seat: Seat, space: BeltSpace, active: bool, t: &Teller) -> Html {
    let treasure = table.sacks[seat].belt[space.index()];
    let next = active && table.sacks[seat].next_space() == Some(space);
    let crown = space
        .level()
        .map(|level| table.crowns[level.index()] == Some(seat));
    let class = classes!(
        "hole",
        treasure.is_some().then_some("full"),
        next.then_some("next")
    );
    html! {
        <li {class} key={space.index()}>
            if let Some(held) = crown {
                <span class={classes!("cr", held.then_some("has"))}>
                    { icon("i-crown") }
                    if held {
                        <span class="unseen">{ t.say("sack-crown") }</span>
                    }
                </span>
            }
            if let Some(treasure) = treasure {
                <span class="unseen">{ t.with("sack-space", &[("space", value(&space.to_string()))]) }</span>
                { treasure_tile(treasure) }
            } else {
                <b>{ space.to_string() }</b>
            }
        </li>
    }
}

fn gift_chip(table: &Table, seat: Seat, gift: Gift, t: &Teller) -> Html {
    let at_hand = table.sacks[seat].gifts.has(gift);
    let pledged = pledged(table, seat).is_some_and(|gifts| gifts.has(gift));
    let name = ["i-berry", "i-waffle", "i-cake"][gift as usize];
    html! {
        <li class={classes!("gift", (!at_hand).then_some("used"), pledged.then_some("pledged"))} key={gift as usize}>
            { icon(name) }<b>{ gift.worth() }</b>
            if !at_hand {
                <span class="unseen">{ t.say("sack-gift-used") }</span>
            } else if pledged {
                <span class="unseen">{ t.say("sack-gift-pledged") }</span>
            }
        </li>
    }
}

/// What a seat has pledged to the angry spirit so far.
fn pledged(table: &Table, seat: Seat) -> Option<Gifts> {
    let Phase::Pledge {
        hammering, round, ..
    } = table.phase
    else {
        return None;
    };
    match round {
        Round::Comrade { first } | Round::TopUp { first, .. } if hammering.hammerer == seat => {
            Some(first)
        }
        Round::TopUp { second, .. } if hammering.partner == Some(seat) => Some(second),
        _ => None,
    }
}

fn count(symbol: &str, n: usize, label: AttrValue) -> Html {
    html! {
        <span class="cnt" title={label.clone()}>
            { icon(symbol) }<span class="unseen">{ label }{ " " }</span><b>{ n }</b>
        </span>
    }
}

/// The number of the space the lord stands on: 1 to 60 on the walkway, 1 to 4 on the starting plank.
fn position(table: &Table, seat: Seat, t: &Teller) -> Html {
    let at = table.lords[seat].at;
    let (id, class, number) = match (at.space(), at.starting_space()) {
        (Some(space), _) => ("sack-position", "pos", space.index() + 1),
        (None, start) => ("sack-start", "pos plank", usize::from(start.unwrap_or(0))),
    };
    html! {
        <span {class} title={t.say(id)}><span class="unseen">{ t.say(id) }{ " " }</span>{ number }</span>
    }
}

/// What a seat is doing, in a few words.
fn status(table: &Table, seat: Seat, t: &Teller) -> AttrValue {
    if table.lords[seat].lying {
        return t.say("status-finished");
    }
    let decides = table.phase.decider(table.mover) == Some(seat);
    if let Some(h) = table.phase.hammering() {
        if decides && matches!(table.phase, Phase::Pledge { .. }) {
            return t.say("status-decides");
        } else if h.hammerer == seat {
            return t.say("status-hammering");
        } else if h.partner == Some(seat) {
            return t.say("status-comrade");
        }
    }
    if decides && seat != table.mover {
        return t.say("status-decides");
    }
    if table.mover == seat {
        return t.say(if table.ending {
            "status-last-turn"
        } else {
            "status-turn"
        });
    }
    let ahead = table.lords[seat].at.0 - table.lords[table.mover].at.0;
    let n = ("n", ahead.unsigned_abs().into());
    t.with(
        if ahead > 0 {
            "status-ahead"
        } else {
            "status-behind"
        },
        &[n],
    )
}
