//! A symbol of the sprite that stands once in the page.

use yew::prelude::*;

/// Which symbol, and its look.
#[derive(Properties, PartialEq)]
pub struct IconProps {
    /// The id of the symbol, such as `i-hammer`.
    pub name: AttrValue,
    /// Classes besides `ic`.
    #[prop_or_default]
    pub class: Classes,
}

/// Draws a symbol. It says nothing to a screen reader: the control it stands in has words.
#[component]
pub fn Icon(props: &IconProps) -> Html {
    let href = format!("#{}", props.name);
    html! {
        <svg class={classes!("ic", props.class.clone())} aria-hidden="true" focusable="false">
            <use href={href} />
        </svg>
    }
}
