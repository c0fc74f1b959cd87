//! A treasure tile outside the board: in sacks, on cards.

use yew::prelude::*;

use crate::games::trollfjord::pieces::Treasure;

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
    let class = classes!("tile", metal(value));
    html! {
        <span {class}><b>{ value }</b></span>
    }
}

/// The metal of a treasure: bronze 10–14, silver 15–18, gold 19–28.
pub fn metal(value: u8) -> &'static str {
    match value {
        ..=14 => "bronze",
        15..=18 => "silver",
        _ => "gold",
    }
}
