//! The trolls of one seat in one region.

use crate::engine::Seat;
use crate::games::trollfjord::view::look;
use crate::ui::Drawing;

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
pub fn trolls(seat: Seat, count: u8, at: Point) -> String {
    let (class, place) = (look::player_class(seat), translate(at));
    let chip = chip(seat, count);
    format!("<g class=\"trolls {class}\" transform=\"{place}\">{chip}</g>")
}

/// The chip alone, in the colors of whatever it stands in.
pub fn chip(seat: Seat, count: u8) -> String {
    let sign = look::sign(seat);
    format!(
        "{CHIP}<use class=\"trolls-ink\" href=\"#{sign}\" x=\"-22\" y=\"-11.5\" width=\"23\" height=\"23\"/>\
        <text class=\"trolls-count\" x=\"12\" y=\"10.5\">{count}</text>"
    )
}
