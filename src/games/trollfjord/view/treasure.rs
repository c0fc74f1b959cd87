//! A treasure tile outside the board: in sacks, on cards.

use yew::prelude::*;

use crate::games::trollfjord::pieces::Treasure;
use crate::ui::link;

use super::look::tile;

/// Draws the tile with its value; the metal of its band tells the range.
pub fn treasure_tile(treasure: Treasure) -> Html {
    html! {
        <span class="tile">
            <svg aria-hidden="true"><use href={link(tile(treasure))} /></svg>
            <b>{ treasure.value() }</b>
        </span>
    }
}
