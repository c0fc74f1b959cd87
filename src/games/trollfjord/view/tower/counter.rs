//! The hammer-blow counter: the turned starting plank with holes 0 to 9, a slider and a flag at the hit limit.

use yew::prelude::*;

use crate::games::trollfjord::phase::HIGHEST_LIMIT;
use crate::ui::{Drawing, Words, decimal, drawing};

/// Where hole `n` is.
fn hole_x(n: f64) -> String {
    decimal(28.0 + 40.4 * n, 1)
        .trim_end_matches(".0")
        .to_string()
}

/// The plank: the slider stands at the blows struck, holes beyond the limit are crossed out.
pub fn blow_counter(words: &Words, blows: u8, limit: u8) -> Html {
    let args = [("blows", blows.into()), ("limit", limit.into())];
    // At the end of the plank the flag flies inward.
    let flag = match limit {
        HIGHEST_LIMIT.. => "translate(414 0) scale(-1 1)".to_string(),
        _ => format!("translate({} 0)", hole_x(f64::from(limit) + 0.5)),
    };
    let hole = |n: u8| {
        let x = hole_x(n.into());
        let beyond = (n > limit).then_some("tw-beyond");
        html! {
            <g key={n} class={classes!("tw-hole", beyond)} transform={format!("translate({x} 46)")}>
                <circle r="15" />
                <text y="6">{ n }</text>
                <path d="M-9 9 9-9" />
            </g>
        }
    };
    html! {
        <div class="tw-counter" role="img" aria-label={words.with("tower-blows", &args)}>
            <svg viewBox="0 0 420 74" aria-hidden="true" focusable="false">
                { drawing(PLANK) }
                { for (0..=HIGHEST_LIMIT).map(hole) }
                <g class="tw-flag" transform={flag}>{ drawing(FLAG) }</g>
                <g class="tw-slider" transform={format!("translate({} 0)", hole_x(blows.into()))}>
                    { drawing(SLIDER) }
                    <text y="52.5">{ blows }</text>
                </g>
            </svg>
        </div>
    }
}

/// The wood.
const PLANK: Drawing = concat!(
    r##"<rect x="2" y="22" width="416" height="48" rx="10" fill="#3B2515"/>"##,
    r##"<rect x="5" y="25" width="410" height="42" rx="8" fill="#C08B56"/>"##,
    r##"<path d="M5 36H415M5 49H415M5 59H415" stroke="#A9743F" stroke-width="1.5"/>"##,
);

/// The flag at the limit.
const FLAG: Drawing = concat!(
    r##"<path d="M0 18V72" stroke="#A81E1E" stroke-width="4.5" stroke-linecap="round"/>"##,
    r##"<path d="M0 18h17l-4.5 6.5 4.5 6.5H0Z" fill="#A81E1E" stroke="#5A1010" stroke-width="1.2"/>"##,
);

/// The slider without its number.
const SLIDER: Drawing = concat!(
    r##"<path d="M-19 22q0-18 19-18t19 18v24a19 19 0 0 1-38 0Z" fill="#FFC93D" stroke="#2A1C10" stroke-width="2.6"/>"##,
    r##"<circle cy="46" r="12.5" fill="#FFF6E0" stroke="#2A1C10" stroke-width="1.8"/>"##,
    r##"<path d="M-6 13h12M-6 18h12" stroke="#8A5A00" stroke-width="2.4" stroke-linecap="round"/>"##,
);
