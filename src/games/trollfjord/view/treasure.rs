//! A treasure tile outside the board: in sacks, on cards.

use yew::prelude::*;

use crate::games::trollfjord::pieces::Treasure;

use super::look::tile;

/// Which treasure.
#[derive(Properties, PartialEq)]
pub struct TreasureTileProps {
    /// The treasure.
    pub treasure: Treasure,
}

/// Draws the tile with its value; the metal of its band tells the range.
#[component]
pub fn TreasureTile(props: &TreasureTileProps) -> Html {
    let value = props.treasure.value();
    html! {
        <span class="tile">
            <svg aria-hidden="true"><use href={format!("#{}", tile(props.treasure))} /></svg>
            <b>{ value }</b>
        </span>
    }
}
