//! A fortress with its number.

use yew::prelude::*;

use crate::games::trollfjord::map::Fortress;
use crate::games::trollfjord::pieces::Level;
use crate::games::trollfjord::view::offer::{Mark, Pick};
use crate::ui::{Drawing, drawn};

use super::layout::{fortress_art, translate};
use super::region::mark_class;

/// The ring and the stone, up to the number.
const RING: Drawing = concat!(
    r#"<circle class="hit" r="60"/>"#,
    r#"<circle class="keep-shade" cy="5" r="46"/>"#,
    r#"<circle class="keep-rim" r="45"/><circle class="keep-yard" r="39.5"/>"#,
    r##"<g class="keep-stone"><use href="#keep" x="-40" y="-40" width="80" height="80"/>"##,
    r#"<text class="keep-number" y="19">"#,
);
/// What comes after the number.
const END: Drawing = "</text></g>";

/// A stone keep on a cream ring. The ring turns gold when the fortress is open.
pub fn keep(fortress: Fortress, level: Level, mark: Mark, pick: &Callback<Pick>) -> Html {
    let onclick = pick.reform(move |_: MouseEvent| Pick::Fortress(fortress));
    let class = classes!("keep", mark_class(mark));
    html! {
        <g key={fortress.index()} {class} transform={translate(fortress_art(fortress))} {onclick}>
            { drawn(format!("{RING}{level}{END}")) }
        </g>
    }
}
