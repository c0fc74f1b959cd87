//! The strike pad: three blows of rising strength, and stopping.

use yew::prelude::*;

use crate::games::trollfjord::tower::{Blow, Side, Strength};
use crate::ui::{Words, icon};

/// What may be done, and whom to tell.
pub struct StrikePad<'a> {
    /// Whether a blow must be struck: stopping is not possible.
    pub first: bool,
    /// The wall the blow will hit.
    pub side: Side,
    /// A blow was struck.
    pub on_strike: &'a Callback<Blow>,
    /// The hammerer stops.
    pub on_stop: &'a Callback<()>,
    /// What the stop button says: what stopping brings.
    pub stop: AttrValue,
    /// Why nobody may strike now, if so.
    pub locked: Option<&'a AttrValue>,
}

/// The strengths: message, class and code.
const ZONES: [(&str, &str, &str); 3] = [
    ("tower-soft", "tw-soft", "soft"),
    ("tower-firm", "tw-firm", "firm"),
    ("tower-hard", "tw-hard", "hard"),
];

/// A bar to swing by, three buttons that strike and one that stops; or the reason why not.
pub fn strike_pad(words: &Words, props: &StrikePad<'_>) -> Html {
    let heading = match props.side {
        Side::Left => "tower-strike-left",
        Side::Right => "tower-strike-right",
    };
    let stop = props.on_stop.reform(|_: MouseEvent| ());
    html! {
        <div class="tw-pad">
            // The bar has no word of its own to spare; whoever hears it is told by its name.
            <p class="tw-pad-title">
                <span id="tw-pad-title">{ words.say(heading) }</span>
                <small aria-hidden="true">{ words.say("tower-hold-here") }</small>
            </p>
            // What is done by timing needs none: the buttons do the same. See `static/film/hold.js`.
            <div class="tw-swing">
                <button type="button" class="tw-hold" disabled={props.locked.is_some()}>
                    <i class="tw-charge"></i>
                    <span class="unseen">{ words.say("tower-hold") }</span>
                    for (i, (id, ..)) in ZONES.into_iter().enumerate() {
                        <span key={i}>{ words.say(id) }</span>
                    }
                </button>
            <div class="tw-blows" role="group" aria-labelledby="tw-pad-title">
                { for Strength::ALL.map(|strength| strike(words, props, Blow::new(props.side, strength))) }
            </div>
            </div>
            if let Some(reason) = props.locked {
                <p class="tw-note">{ icon("u-lock") }{ reason }</p>
            } else if props.first {
                <p class="tw-note">{ words.say("tower-must-strike") }</p>
            } else {
                <button type="button" class="tw-stop" data-key="stop" onclick={stop}>{ &props.stop }</button>
            }
        </div>
    }
}

/// A button that strikes.
fn strike(words: &Words, props: &StrikePad<'_>, blow: Blow) -> Html {
    let (id, class, code) = ZONES[blow.strength as usize];
    let locked = props.locked.is_some();
    let strike = props.on_strike.reform(move |_: MouseEvent| blow);
    html! {
        <button type="button" class={classes!("tw-strike", class)} data-key={code} disabled={locked} onclick={strike}>
            { icon("i-hammer") }
            <span class="unseen">{ words.say("tower-strike") }</span>
            <span>{ words.say(id) }</span>
        </button>
    }
}
