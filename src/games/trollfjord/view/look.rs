//! What things are called in the sprite and in the style sheets.

use yew::Html;

use crate::engine::Seat;
use crate::games::trollfjord::pieces::{Landscape, Treasure};
use crate::ui::drawn;

/// The small sign of a seat in the sprite.
pub fn sign(seat: Seat) -> &'static str {
    ["m-star", "m-leaf", "m-moon", "m-fish"][seat.index()]
}

/// The link to the head of a seat in the sprite.
pub fn head(seat: Seat) -> &'static str {
    ["#head-star", "#head-leaf", "#head-moon", "#head-fish"][seat.index()]
}

/// Draws the head of a seat in a round of this class.
pub fn portrait(seat: Seat, class: &str) -> Html {
    let head = head(seat);
    drawn(format!(
        "<svg class=\"{class}\" aria-hidden=\"true\"><use href=\"{head}\"/></svg>"
    ))
}

/// The link to the lord of a seat in the sprite.
pub fn lord(seat: Seat) -> &'static str {
    ["#lord-star", "#lord-leaf", "#lord-moon", "#lord-fish"][seat.index()]
}

/// The class that sets the colors of a seat for everything inside.
pub fn player_class(seat: Seat) -> &'static str {
    ["p-star", "p-leaf", "p-moon", "p-fish"][seat.index()]
}

/// The key of a landscape: its messages (`landscape-…`) end with it.
pub fn landscape_key(landscape: Landscape) -> &'static str {
    match landscape {
        Landscape::Mountain => "mountain",
        Landscape::Fjord => "fjord",
        Landscape::Glacier => "glacier",
        Landscape::Swamp => "swamp",
        Landscape::Tundra => "tundra",
        Landscape::Forest => "forest",
    }
}

/// The class that sets the colors of a landscape for everything inside.
pub fn landscape_class(landscape: Landscape) -> &'static str {
    match landscape {
        Landscape::Mountain => "l-mountain",
        Landscape::Fjord => "l-fjord",
        Landscape::Glacier => "l-glacier",
        Landscape::Swamp => "l-swamp",
        Landscape::Tundra => "l-tundra",
        Landscape::Forest => "l-forest",
    }
}

/// The symbol of a landscape in the sprite.
pub fn landscape_icon(landscape: Landscape) -> &'static str {
    match landscape {
        Landscape::Mountain => "i-mountain",
        Landscape::Fjord => "i-fjord",
        Landscape::Glacier => "i-glacier",
        Landscape::Swamp => "i-swamp",
        Landscape::Tundra => "i-tundra",
        Landscape::Forest => "i-forest",
    }
}

/// The tile of a treasure in the sprite: bronze up to 14, silver up to 18, gold above.
pub fn tile(treasure: Treasure) -> &'static str {
    match treasure.value() {
        ..=14 => "t-bronze",
        15..=18 => "t-silver",
        _ => "t-gold",
    }
}
