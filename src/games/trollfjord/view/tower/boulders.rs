//! The 44 boulders: one element each, in the order of the ids, placed by the position alone.

use yew::prelude::*;

use super::place::{Spot, place};
use crate::games::trollfjord::tower::{BOULDERS, Boulder, Color};
use crate::ui::link;

/// The symbol of a boulder of this color in the page's sprite.
pub fn symbol(color: Color) -> &'static str {
    match color {
        Color::White => "b-white",
        Color::Red => "b-red",
        Color::Yellow => "b-yellow",
        Color::Blue => "b-blue",
    }
}

/// The upper edge of the symbol: the flat side of triangle and hexagon touches the wood a little lower.
fn top(color: Color) -> &'static str {
    match color {
        Color::Red | Color::Blue => "-9.1",
        Color::White | Color::Yellow => "-10",
    }
}

/// Draws every boulder at its place. A film ([`super::play`]) moves them without touching the places.
pub fn boulders(spots: &[Spot; BOULDERS], mirrored: bool) -> Html {
    let boulder = |b: Boulder| {
        let place = place(b, spots[usize::from(b.id())], mirrored);
        let color = b.color();
        html! {
            <g key={b.id()} class="tw-boulder" transform={place.transform()}>
                <use href={link(symbol(color))} x="-10" y={top(color)} width="20" height="20" />
            </g>
        }
    };
    html! {
        <g class="tw-boulders">{ for Boulder::all().map(boulder) }</g>
    }
}
