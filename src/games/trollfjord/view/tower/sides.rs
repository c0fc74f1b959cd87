//! The two walls to strike: two large halves over the tower.

use yew::prelude::*;

use crate::games::trollfjord::tower::Side;
use crate::ui::{Words, icon};

/// Two halves with the tower between them: the pressed one is where the hammer stands.
pub fn sides(words: &Words, chosen: Side, on_side: &Callback<Side>, locked: bool) -> Html {
    let half = |side: Side| {
        let here = side == chosen;
        let (id, short, class, code) = match side {
            Side::Left => (
                "tower-side-left",
                "tower-left-short",
                "tw-half-left",
                "left",
            ),
            Side::Right => (
                "tower-side-right",
                "tower-right-short",
                "tw-half-right",
                "right",
            ),
        };
        let choose = on_side.reform(move |_: MouseEvent| side);
        html! {
            <button
                key={id}
                type="button"
                class={classes!("tw-half", class)}
                data-key={code}
                aria-label={words.say(id)}
                aria-pressed={here.to_string()}
                disabled={locked}
                onclick={choose}
            >
                <span class="tw-half-sign">
                    if here {
                        { icon("i-hammer") }
                    }
                    // Not a part of the name: whoever hears it has the bar and the buttons.
                    <span class="tw-hint" data-hint={words.say("tower-hold-here")}>
                        <span class="tw-wide">{ words.say(id) }</span>
                        <span class="tw-narrow">{ words.say(short) }</span>
                    </span>
                </span>
            </button>
        }
    };
    html! {
        <div class="tw-sides" role="group" aria-label={words.say("tower-sides")}>
            { for Side::ALL.map(half) }
        </div>
    }
}
