//! A treasure tile on the board.

use yew::prelude::*;

use crate::games::trollfjord::pieces::Treasure;
use crate::games::trollfjord::view::look;

use super::geometry::Point;
use super::layout::translate;

/// Where, and which treasure.
#[derive(Properties, PartialEq)]
pub struct TileProps {
    /// Its middle.
    #[prop_or_default]
    pub at: Point,
    /// The treasure; `None` draws the empty place.
    pub treasure: Option<Treasure>,
}

/// A treasure tile, bronze, silver or gold, with its value; or the mark it left behind.
#[component]
pub fn Tile(props: &TileProps) -> Html {
    let transform = translate(props.at);
    let Some(treasure) = props.treasure else {
        return html! {
            <path class="treasure-gone" {transform} d="M-30-33H30L41-20V18Q41 22 38 24L6 36Q0 38-6 36L-38 24Q-41 22-41 18V-20Z" />
        };
    };
    html! {
        <g class="treasure" {transform}>
            <use href={format!("#{}", look::tile(treasure))} x="-44" y="-36" width="88" height="79" />
            <text class="treasure-value" y="17">{treasure.value()}</text>
        </g>
    }
}
