//! The hammer outlook: for each fortress whether the mover could hammer there now, and why not.

use std::rc::Rc;

use yew::prelude::*;

use crate::games::trollfjord::map::Fortress;
use crate::games::trollfjord::{Phase, Trollfjord};
use crate::ui::Icon;

use super::teller::{Teller, value};
use super::why::why;

/// The game and its language.
#[derive(Properties, PartialEq)]
pub struct OutlookProps {
    /// The game.
    pub game: Rc<Trollfjord>,
    /// The language and the names.
    pub teller: Teller,
}

/// Draws the outlook of the mover, open fortresses first.
#[component]
pub fn Outlook(props: &OutlookProps) -> Html {
    let (game, t) = (&props.game, &props.teller);
    let table = game.table();
    let next = table.sacks[table.mover].next_space();
    let mut rows = Fortress::ALL
        .map(|fortress| (game.closed(fortress), fortress))
        .to_vec();
    rows.sort_by_key(|(closed, _)| closed.is_some());
    html! {
        <section class="card outl" aria-labelledby="outlook-title">
            <div class="sech">
                <h2 id="outlook-title">{ t.say("outlook-title") }</h2>
                if let Some(space) = next.filter(|_| table.phase != Phase::Over) {
                    <span>{ t.with("outlook-next", &[("space", value(&space.to_string()))]) }</span>
                }
            </div>
            <ul class="outlook">
                for (closed, fortress) in rows {
                    <li class={if closed.is_none() { "ok" } else { "no" }} key={fortress.index()}>
                        <span class="fb" aria-hidden="true">{ table.number(fortress).to_string() }</span>
                        <span class="ft">
                            <b>{ t.fortress_land(fortress) }</b>
                            <small>{ detail(props, fortress) }</small>
                        </span>
                        <Icon name={if closed.is_none() { "u-check" } else { "u-lock" }} />
                    </li>
                }
            </ul>
        </section>
    }
}

fn detail(props: &OutlookProps, fortress: Fortress) -> AttrValue {
    let (table, t) = (props.game.table(), &props.teller);
    match props.game.closed(fortress) {
        Some(reason) => why(reason, table, t),
        None => {
            let trolls = table.trolls_at(fortress, table.mover);
            let regions = table.regions_at(fortress, table.mover);
            t.with(
                "card-fortress-open",
                &[("n", trolls.into()), ("regions", regions.into())],
            )
        }
    }
}
