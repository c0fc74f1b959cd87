//! The symbols of the sprite that stands once in the page.

use yew::prelude::*;

use super::drawn;

/// Draws the symbol with this id, such as `i-hammer`. It says nothing to a screen reader: the control it stands in has
/// words.
pub fn icon(id: &str) -> Html {
    icon_with(id, "")
}

/// The same with a class of its own.
pub fn icon_with(id: &str, class: &'static str) -> Html {
    drawn(format!(
        "<svg class=\"ic {class}\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#{id}\"/></svg>"
    ))
}

/// A link to the symbol with this id, for `<use href=…>`.
pub fn link(id: &str) -> AttrValue {
    AttrValue::from(format!("#{id}"))
}
