//! Drawings that never change: the browser reads each once from its text, and drawing it again touches nothing.
//!
//! A drawing is as many bytes of the page as it has characters. The same in `html!` is the characters and ten times
//! as much code.

use yew::prelude::*;

/// A drawing that never changes, as markup.
pub type Drawing = &'static str;

/// Draws what is put together from such drawings. The browser reads it anew whenever it is another one. No text that
/// somebody typed may get in here.
pub fn drawn(markup: String) -> Html {
    Html::from_html_unchecked(markup.into())
}

/// Draws a drawing.
pub fn drawing(markup: Drawing) -> Html {
    Html::from_html_unchecked(AttrValue::Static(markup))
}
