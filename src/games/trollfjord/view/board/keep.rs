//! A fortress with its number.

use yew::prelude::*;

use crate::games::trollfjord::map::Fortress;
use crate::games::trollfjord::pieces::Level;
use crate::games::trollfjord::view::offer::{Mark, Pick};
use crate::ui::{Drawing, drawing};

use super::layout::{fortress_art, translate};
use super::region::mark_class;

/// The ring below the stone.
const RING: Drawing = concat!(
    r#"<circle class="keep-shade" cy="5" r="46"/>"#,
    r#"<circle class="keep-rim" r="45"/><circle class="keep-yard" r="39.5"/>"#,
);

/// A stone keep on a cream ring. The ring turns gold when the fortress is open.
pub fn keep(fortress: Fortress, level: Level, mark: Mark, pick: &Callback<Pick>) -> Html {
    let onclick = pick.reform(move |_: MouseEvent| Pick::Fortress(fortress));
    let class = classes!("keep", mark_class(mark));
    html! {
        <g key={fortress.index()} {class} transform={translate(fortress_art(fortress))} {onclick}>
            <circle class="hit" r="60" />
            { drawing(RING) }
            <g class="keep-stone">
                <use href="#keep" x="-40" y="-40" width="80" height="80" />
                <text class="keep-number" y="19">{level.to_string()}</text>
            </g>
        </g>
    }
}
