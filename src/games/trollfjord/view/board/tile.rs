//! A treasure tile on the board.

use yew::prelude::*;

use crate::games::trollfjord::pieces::Treasure;
use crate::games::trollfjord::view::look;
use crate::ui::link;

use super::geometry::Point;
use super::layout::translate;

/// A treasure tile, bronze, silver or gold, with its value; without a treasure the mark it left behind.
pub fn tile(at: Point, treasure: Option<Treasure>) -> Html {
    let transform = translate(at);
    let Some(treasure) = treasure else {
        return html! {
            <path class="treasure-gone" {transform} d="M-30-33H30L41-20V18Q41 22 38 24L6 36Q0 38-6 36L-38 24Q-41 22-41 18V-20Z" />
        };
    };
    html! {
        <g class="treasure" {transform}>
            <use href={link(look::tile(treasure))} x="-44" y="-36" width="88" height="79" />
            <text class="treasure-value" y="17">{treasure.value()}</text>
        </g>
    }
}
