//! The hammer outlook: for each fortress whether the mover could hammer there now, and why not.

use yew::prelude::*;

use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::pieces::Level;
use crate::games::trollfjord::{Phase, Trollfjord};
use crate::ui::icon;

use super::teller::{Teller, value};
use super::why::why_short;

/// Draws the outlook of the mover: the fortresses of the number the belt asks for one by one, the others in one line.
/// At the head stands `tower`: the way there.
pub fn outlook(game: &Trollfjord, t: &Teller, tower: Html) -> Html {
    let table = game.table();
    let next = table.sacks[table.mover].next_space();
    let needed = next.and_then(|space| space.level());
    let fits = |fortress: &Fortress| needed.is_none_or(|level| table.number(*fortress) == level);
    // Where every number fits, those without any own troll would fill the column and say nothing.
    let near =
        |fortress: &Fortress| needed.is_some() || table.trolls_at(*fortress, table.mover) > 0;
    let rows: Vec<Fortress> = Fortress::ALL
        .into_iter()
        .filter(fits)
        .filter(near)
        .collect();
    let far = needed.is_none() && rows.len() < Fortress::ALL.len();
    let others = Level::ALL
        .into_iter()
        .filter(|level| needed.is_some_and(|n| n != *level));
    let others: Vec<AttrValue> = others.map(|level| level.to_string().into()).collect();
    // Once a fortress is announced the outlook says nothing of what is decided.
    let now = matches!(
        table.phase,
        Phase::Lord
            | Phase::Place { .. }
            | Phase::Wander { .. }
            | Phase::Tailwind(_)
            | Phase::Announce
    );
    html! {
        <section class="card outl" aria-labelledby="outlook-title">
            <div class="sech">
                <h2 id="outlook-title">{ t.say("outlook-title") }</h2>
                if let Some(space) = next.filter(|_| now) {
                    <span>{ t.with("outlook-next", &[("name", t.name(table.mover)), ("space", value(&space.to_string()))]) }</span>
                }
                { tower }
            </div>
            <ul class="outlook">
                if now {
                    for fortress in rows {
                        { row(game, t, fortress) }
                    }
                    if far {
                        <li class="no rest">{ t.say("outlook-far") }</li>
                    }
                    if !others.is_empty() {
                        <li class="no rest">{ t.with("outlook-others", &[("numbers", value(&t.list(&others)))]) }</li>
                    }
                } else {
                    <li class="no rest">{ t.say("outlook-later") }</li>
                }
            </ul>
        </section>
    }
}

/// What hammering there could bring the mover alone: the limit, and the treasures in regions with own trolls.
fn in_reach(game: &Trollfjord, t: &Teller, fortress: Fortress) -> AttrValue {
    let table = game.table();
    let own = |region: &Region| table.trolls_in(*region, table.mover) > 0;
    let regions = fortress.regions().into_iter().filter(own);
    let treasures = regions.filter_map(|region| table.treasure(region));
    let treasures: Vec<AttrValue> = treasures
        .map(|tile| tile.value().to_string().into())
        .collect();
    let limit = table.limit(fortress, None);
    let id = if treasures.is_empty() {
        "outlook-bare"
    } else {
        "outlook-open"
    };
    t.with(
        id,
        &[
            ("n", table.trolls_at(fortress, table.mover).into()),
            ("limit", limit.into()),
            ("treasures", value(&t.list(&treasures))),
        ],
    )
}

fn row(game: &Trollfjord, t: &Teller, fortress: Fortress) -> Html {
    let table = game.table();
    let closed = game.closed(fortress);
    let detail = match closed {
        Some(reason) => why_short(reason, table, t),
        None => in_reach(game, t, fortress),
    };
    html! {
        <li key={fortress.index()} class={if closed.is_none() { "ok" } else { "no" }}>
            <span class="fb" aria-hidden="true">{ table.number(fortress).to_string() }</span>
            <span class="ft"><b>{ t.fortress_land(fortress) }</b><small>{ detail }</small></span>
            { icon(if closed.is_none() { "u-check" } else { "u-x" }) }
        </li>
    }
}
