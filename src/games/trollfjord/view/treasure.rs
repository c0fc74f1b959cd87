//! A treasure tile outside the board: in sacks, on cards.

use yew::prelude::*;

use crate::games::trollfjord::pieces::Treasure;
use crate::ui::drawn;

use super::look::tile;

/// Draws the tile with its value; the metal of its band tells the range.
pub fn treasure_tile(treasure: Treasure) -> Html {
    let (tile, value) = (tile(treasure), treasure.value());
    drawn(format!(
        "<span class=\"tile\"><svg aria-hidden=\"true\"><use href=\"#{tile}\"/></svg><b>{value}</b></span>"
    ))
}
