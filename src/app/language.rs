//! The languages of the page.

use crate::ui::Words;

/// English, which is always there.
pub fn english() -> Words {
    Words::unpack("en", include_str!(concat!(env!("OUT_DIR"), "/en.words")))
}

/// The same with what only the annex says.
pub fn annex() -> Words {
    let more = include_str!(concat!(env!("OUT_DIR"), "/en-annex.words"));
    english().and(more)
}
