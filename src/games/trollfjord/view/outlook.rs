//! The hammer outlook: for each fortress whether the mover could hammer there now, and why not.

use std::rc::Rc;

use yew::prelude::*;

use crate::games::trollfjord::map::Fortress;
use crate::games::trollfjord::pieces::Level;
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
    /// What stands below: the way to the tower.
    #[prop_or_default]
    pub children: Html,
}

/// Draws the outlook of the mover: the fortresses of the number the belt asks for one by one, the others in one line.
#[component]
pub fn Outlook(props: &OutlookProps) -> Html {
    let t = &props.teller;
    let table = props.game.table();
    let next = table.sacks[table.mover].next_space();
    let needed = next.and_then(|space| space.level());
    let fits = |fortress: &Fortress| needed.is_none_or(|level| table.number(*fortress) == level);
    let rows: Vec<Fortress> = Fortress::ALL.into_iter().filter(fits).collect();
    let others = Level::ALL
        .into_iter()
        .filter(|level| needed.is_some_and(|n| n != *level));
    let others: Vec<AttrValue> = others.map(|level| level.to_string().into()).collect();
    html! {
        <section class="card outl" aria-labelledby="outlook-title">
            <div class="sech">
                <h2 id="outlook-title">{ t.say("outlook-title") }</h2>
                if let Some(space) = next.filter(|_| table.phase != Phase::Over) {
                    <span>{ t.with("outlook-next", &[("space", value(&space.to_string()))]) }</span>
                }
            </div>
            <ul class="outlook">
                for fortress in rows {
                    <OutlookRow key={fortress.index()} game={&props.game} teller={t.clone()} {fortress} />
                }
                if !others.is_empty() {
                    <li class="no rest">{ t.with("outlook-others", &[("numbers", value(&t.list(&others)))]) }</li>
                }
            </ul>
            { props.children.clone() }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct OutlookRowProps {
    game: Rc<Trollfjord>,
    teller: Teller,
    fortress: Fortress,
}

#[component]
fn OutlookRow(props: &OutlookRowProps) -> Html {
    let (table, t, fortress) = (props.game.table(), &props.teller, props.fortress);
    let closed = props.game.closed(fortress);
    let detail = match closed {
        Some(reason) => why(reason, table, t),
        None => {
            let trolls = table.trolls_at(fortress, table.mover);
            let regions = table.regions_at(fortress, table.mover);
            t.with(
                "card-fortress-open",
                &[("n", trolls.into()), ("regions", regions.into())],
            )
        }
    };
    html! {
        <li class={if closed.is_none() { "ok" } else { "no" }}>
            <span class="fb" aria-hidden="true">{ table.number(fortress).to_string() }</span>
            <span class="ft"><b>{ t.fortress_land(fortress) }</b><small>{ detail }</small></span>
            <Icon name={if closed.is_none() { "u-check" } else { "u-x" }} />
        </li>
    }
}
