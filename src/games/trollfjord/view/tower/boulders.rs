//! The 44 boulders: one element each, in the order of the ids, placed by the position alone.

use std::rc::Rc;

use yew::prelude::*;

use super::motion::use_tumble;
use super::place::{place, spots};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::tower::{Boulder, Color};

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

/// Whose boulders.
#[derive(Properties, PartialEq)]
pub struct BouldersProps {
    /// The position.
    pub game: Rc<Trollfjord>,
    /// Counts the blows: what moves with a new blow waits until the hammer has struck.
    pub blow: u32,
}

/// Draws every boulder at its place. What has moved since the last drawing runs there, without touching the places: to
/// end the motion is to cancel it.
#[component]
pub fn Boulders(props: &BouldersProps) -> Html {
    let tower = &props.game.table().tower;
    let spots = spots(tower);
    let mirrored = tower.mirrored();
    let group = use_tumble(spots, mirrored, props.blow);
    let boulder = |b: Boulder| {
        let place = place(b, spots[usize::from(b.id())], mirrored);
        let color = b.color();
        html! {
            <g key={b.id()} class="tw-boulder" transform={place.transform()}>
                <use href={format!("#{}", symbol(color))} x="-10" y={top(color)} width="20" height="20" />
            </g>
        }
    };
    html! {
        <g ref={group} class="tw-boulders">{ for Boulder::all().map(boulder) }</g>
    }
}
