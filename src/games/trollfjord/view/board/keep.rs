//! A fortress with its number.

use yew::prelude::*;

use crate::games::trollfjord::map::Fortress;
use crate::games::trollfjord::pieces::Level;
use crate::games::trollfjord::view::offer::{Mark, Pick};

use super::layout::{fortress_art, translate};
use super::region::mark_class;

/// Which fortress, its number, how it is marked, and whom to tell.
#[derive(Properties, PartialEq)]
pub struct KeepProps {
    /// The fortress.
    pub fortress: Fortress,
    /// Its number.
    pub level: Level,
    /// How it is marked.
    pub mark: Mark,
    /// Told when it is pressed.
    pub pick: Callback<Pick>,
}

/// A stone keep on a cream ring. The ring turns gold when the fortress is open.
#[component]
pub fn Keep(props: &KeepProps) -> Html {
    let (fortress, pick) = (props.fortress, props.pick.clone());
    let onclick = move |_: MouseEvent| pick.emit(Pick::Fortress(fortress));
    let class = classes!("keep", mark_class(props.mark));
    html! {
        <g {class} transform={translate(fortress_art(fortress))} {onclick}>
            <circle class="hit" r="60" />
            <circle class="keep-shade" cy="5" r="46" />
            <circle class="keep-rim" r="45" />
            <circle class="keep-yard" r="39.5" />
            <g class="keep-stone">
                <use href="#keep" x="-40" y="-40" width="80" height="80" />
                <text class="keep-number" y="19">{props.level.to_string()}</text>
            </g>
        </g>
    }
}
