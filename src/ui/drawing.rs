//! Drawings that never change: the browser reads each once from its text, and drawing it again touches nothing.
//!
//! A drawing is as many bytes of the page as it has characters. The same in `html!` is the characters and ten times
//! as much code.

use yew::prelude::*;

/// A drawing that never changes, as markup.
pub type Drawing = &'static str;

/// Draws a drawing.
pub fn drawing(markup: Drawing) -> Html {
    Html::from_html_unchecked(AttrValue::Static(markup))
}
