//! The strike pad: three blows of rising strength, and stopping.

use yew::prelude::*;

use crate::games::trollfjord::tower::{Blow, Side, Strength};
use crate::ui::{Icon, use_words};

/// What may be done, and whom to tell.
#[derive(Properties, PartialEq)]
pub struct StrikePadProps {
    /// Whether a blow must be struck: stopping is not possible.
    pub first: bool,
    /// The wall the blow will hit.
    pub side: Side,
    /// A blow was struck.
    pub on_strike: Callback<Blow>,
    /// The hammerer stops.
    pub on_stop: Callback<()>,
    /// What the stop button says: what stopping brings.
    pub stop: AttrValue,
    /// Why nobody may strike now, if so.
    #[prop_or_default]
    pub locked: Option<AttrValue>,
}

/// Three buttons that strike and one that stops; or the reason why not.
#[component]
pub fn StrikePad(props: &StrikePadProps) -> Html {
    let words = use_words();
    let heading = match props.side {
        Side::Left => "tower-strike-left",
        Side::Right => "tower-strike-right",
    };
    let shut = props.locked.is_some();
    let stop = props.on_stop.reform(|_: MouseEvent| ());
    html! {
        <div class="tw-pad">
            <p class="tw-pad-title" id="tw-pad-title">{ words.say(heading) }</p>
            <div class="tw-blows" role="group" aria-labelledby="tw-pad-title">
                for strength in Strength::ALL {
                    <Strike
                        key={strength as usize}
                        blow={Blow::new(props.side, strength)}
                        on_strike={&props.on_strike}
                        locked={shut}
                    />
                }
            </div>
            if let Some(reason) = &props.locked {
                <p class="tw-note"><Icon name="u-lock" />{ reason }</p>
            } else if props.first {
                <p class="tw-note">{ words.say("tower-must-strike") }</p>
            } else {
                <button type="button" class="tw-stop" data-key="stop" onclick={stop}>{ &props.stop }</button>
            }
        </div>
    }
}

/// One of the blows.
#[derive(Properties, PartialEq)]
struct StrikeProps {
    blow: Blow,
    on_strike: Callback<Blow>,
    locked: bool,
}

/// A button that strikes.
#[component]
fn Strike(props: &StrikeProps) -> Html {
    let words = use_words();
    let blow = props.blow;
    let (id, class, code) = match blow.strength {
        Strength::Soft => ("tower-soft", "tw-soft", "soft"),
        Strength::Firm => ("tower-firm", "tw-firm", "firm"),
        Strength::Hard => ("tower-hard", "tw-hard", "hard"),
    };
    let strike = props.on_strike.reform(move |_: MouseEvent| blow);
    html! {
        <button type="button" class={classes!("tw-strike", class)} data-key={code} disabled={props.locked} onclick={strike}>
            <Icon name="i-hammer" />
            <span class="unseen">{ words.say("tower-strike") }</span>
            <span>{ words.say(id) }</span>
        </button>
    }
}
