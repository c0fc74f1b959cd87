//! A treasure tile on the board.

use crate::games::trollfjord::pieces::Treasure;
use crate::games::trollfjord::view::look;

use super::geometry::Point;
use super::layout::translate;

/// A treasure tile, bronze, silver or gold, with its value; without a treasure the mark it left behind.
pub fn tile(at: Point, treasure: Option<Treasure>) -> String {
    let (class, inside) = match treasure {
        Some(treasure) => ("treasure", plate(treasure)),
        None => ("treasure-gone", GONE.into()),
    };
    let place = translate(at);
    format!("<g class=\"{class}\" transform=\"{place}\">{inside}</g>")
}

const GONE: &str =
    r#"<path d="M-30-33H30L41-20V18Q41 22 38 24L6 36Q0 38-6 36L-38 24Q-41 22-41 18V-20Z"/>"#;

/// The tile alone, round the point it lies on.
pub fn plate(treasure: Treasure) -> String {
    let (tile, value) = (look::tile(treasure), treasure.value());
    format!(
        "<use href=\"#{tile}\" x=\"-44\" y=\"-36\" width=\"88\" height=\"79\"/>\
        <text class=\"treasure-value\" y=\"17\">{value}</text>"
    )
}
