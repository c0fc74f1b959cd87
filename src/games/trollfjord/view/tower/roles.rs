//! What nobody is to miss after a blow: the hammer changes hands, one hammers on alone, the spirit is angry.

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::trollfjord::pieces::Gifts;
use crate::games::trollfjord::view::linger::Scene;
use crate::games::trollfjord::view::look::{player_class, portrait};
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::icon;

/// The scene over the picture. `both`: who hammers together, each with what gifts may be given. What it says is told to
/// screen readers elsewhere.
pub fn seen_by_all(scene: Scene, both: &[(Seat, Gifts)], t: &Teller) -> Html {
    let (class, first, others, words) = match scene {
        Scene::Swap(seat) => {
            let others = both.iter().filter(|(other, _)| *other != seat);
            let words = t.of("log-swapped", seat);
            ("tw-swap", Some(seat), others.copied().collect(), words)
        }
        Scene::Keep(seat) => ("tw-keep", Some(seat), Vec::new(), t.of("log-kept", seat)),
        Scene::Angry(need) => {
            let words = t.with("log-angry", &[("n", need.into())]);
            ("tw-anger", None, both.to_vec(), words)
        }
    };
    let head = |(seat, gifts): (Seat, Gifts)| {
        html! {
            <span class={classes!("tw-role", player_class(seat))}>
                { portrait(seat, "face") }
                if first.is_none() {
                    for gift in gifts.iter() {
                        { icon(["i-berry", "i-waffle", "i-cake"][gift as usize]) }
                    }
                }
            </span>
        }
    };
    html! {
        <div class={classes!("tw-roles", class)} aria-hidden="true">
            <p>
                if let Some(seat) = first {
                    { head((seat, Gifts::NONE)) }
                    <span class="tw-takes">{ icon("i-hammer") }</span>
                }
                { for others.into_iter().map(head) }
            </p>
            <b>{ words }</b>
        </div>
    }
}
