//! The symbols of the sprite that stands once in the page.

use yew::prelude::*;

/// Draws the symbol with this id, such as `i-hammer`. It says nothing to a screen reader: the control it stands in has
/// words.
pub fn icon(id: &str) -> Html {
    drawn(id, classes!("ic"))
}

/// The same with a class of its own.
pub fn icon_with(id: &str, class: &'static str) -> Html {
    drawn(id, classes!("ic", class))
}

fn drawn(id: &str, class: Classes) -> Html {
    html! {
        <svg {class} aria-hidden="true" focusable="false">
            <use href={link(id)} />
        </svg>
    }
}

/// A link to the symbol with this id, for `<use href=…>`.
pub fn link(id: &str) -> AttrValue {
    AttrValue::from(format!("#{id}"))
}
