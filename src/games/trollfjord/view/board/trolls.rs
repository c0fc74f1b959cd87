//! The trolls of one seat in one region.

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::trollfjord::view::look;
use crate::ui::{Drawing, drawing, link};

use super::geometry::Point;
use super::layout::translate;

/// The chip below mark and number.
const CHIP: Drawing = concat!(
    r#"<rect class="trolls-shade" x="-29" y="-18" width="58" height="42" rx="20"/>"#,
    r#"<rect class="trolls-rim" x="-29" y="-21" width="58" height="42" rx="20"/>"#,
    r#"<rect class="trolls-face" x="-26" y="-18" width="52" height="36" rx="17"/>"#,
);

/// A chip with the mark of a seat and the number of its trolls, at least 1, at the place of this seat, which never
/// moves.
pub fn trolls(seat: Seat, count: u8, at: Point) -> Html {
    html! {
        <g key={seat.index()} class={classes!("trolls", look::player_class(seat))} transform={translate(at)}>
            <g class="trolls-drop">
                { drawing(CHIP) }
                <use class="trolls-ink" href={link(look::sign(seat))} x="-22" y="-11.5" width="23" height="23" />
                <text class="trolls-count" x="12" y="10.5">{ count }</text>
            </g>
        </g>
    }
}
