//! The tabs of small screens: which part of the table they show.

use yew::prelude::*;

use crate::games::trollfjord::view::table_view::Pane;
use crate::ui::{Words, icon};

/// Draws the tabs; `inert` while something lies over the table.
pub fn tabs(words: &Words, shown: Pane, inert: bool, show: &Callback<Pane>) -> Html {
    let tab = |pane: Pane| {
        let (id, symbol) = pane.label();
        let on = pane == shown;
        let onclick = show.reform(move |_: MouseEvent| pane);
        html! {
            <button type="button" key={pane as usize} class={on.then_some("on")} {onclick}
                aria-current={on.then_some("page")}>
                { icon(symbol) }<span>{ words.say(id) }</span>
            </button>
        }
    };
    html! { <nav class="tabbar" {inert} aria-label={words.say("tabs-label")}>{ for Pane::ALL.map(tab) }</nav> }
}
