//! The languages of the page.

use crate::ui::Words;

/// English, which is always there.
pub fn english() -> Words {
    Words::unpack("en", include_str!(concat!(env!("OUT_DIR"), "/en.words")))
}
