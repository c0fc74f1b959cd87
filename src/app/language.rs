//! The languages of the page and the files their words stand in.

use crate::ui::Words;

/// The files of English.
const EN: [&str; 7] = [
    include_str!("../../static/lang/en/app.ftl"),
    include_str!("../../static/lang/en/board.ftl"),
    include_str!("../../static/lang/en/card.ftl"),
    include_str!("../../static/lang/en/log.ftl"),
    include_str!("../../static/lang/en/table.ftl"),
    include_str!("../../static/lang/en/tower.ftl"),
    include_str!("../../static/lang/en/why.ftl"),
];

/// English, which is always there.
pub fn english() -> Words {
    Words::read("en", &EN)
}
