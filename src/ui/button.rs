//! Buttons as most are. A function draws them all: the page is smaller than with each button written out.

use yew::prelude::*;

use super::icon;

/// A button that says what it does.
pub fn button(class: &'static str, says: AttrValue, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" {class} {onclick}>{ says }</button> }
}

/// A button of which only the symbol is seen.
pub fn symbol_button(
    class: &'static str,
    says: AttrValue,
    symbol: &str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" {class} title={says.clone()} aria-label={says} {onclick}>{ icon(symbol) }</button>
    }
}

/// One of several buttons side by side, of which one is `on`.
pub fn segment(says: AttrValue, on: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class={on.then_some("on")} aria-pressed={on.to_string()} {onclick}>{ says }</button>
    }
}
