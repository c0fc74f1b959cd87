//! The trolls of one seat in one region.

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::trollfjord::view::look;

use super::geometry::Point;
use super::layout::translate;

/// Whose trolls, how many, where.
#[derive(Properties, PartialEq)]
pub struct TrollsProps {
    /// Whose.
    pub seat: Seat,
    /// How many, at least 1.
    pub count: u8,
    /// The middle of the place of this seat, which never moves.
    pub at: Point,
}

/// A chip with the mark of a seat and the number of its trolls.
#[component]
pub fn Trolls(props: &TrollsProps) -> Html {
    let class = classes!("trolls", look::player_class(props.seat));
    let href = format!("#m-{}", look::mark(props.seat));
    html! {
        <g {class} transform={translate(props.at)}>
            <g class="trolls-drop">
                <rect class="trolls-shade" x="-29" y="-18" width="58" height="42" rx="20" />
                <rect class="trolls-rim" x="-29" y="-21" width="58" height="42" rx="20" />
                <rect class="trolls-face" x="-26" y="-18" width="52" height="36" rx="17" />
                <use class="trolls-ink" {href} x="-22" y="-11.5" width="23" height="23" />
                <text class="trolls-count" x="12" y="10.5">{props.count}</text>
            </g>
        </g>
    }
}
