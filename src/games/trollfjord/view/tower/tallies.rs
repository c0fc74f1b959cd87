//! The tallies: how many boulders of each color are out, against the color limit.

use yew::prelude::*;

use super::boulders::symbol;
use super::mood::Strain;
use super::told::{color_id, color_name};
use crate::games::trollfjord::tower::{ByColor, Color, PER_COLOR};
use crate::ui::{Words, icon};

/// The order on screen: what counts first, white last.
const ORDER: [Color; 4] = [Color::Red, Color::Yellow, Color::Blue, Color::White];

/// A row for each color: shape, pips, number and words.
pub fn tallies(words: &Words, out: &ByColor<u8>, limit: u8) -> Html {
    html! {
        <ul class="tw-tallies" aria-label={words.with("tower-tallies", &[("limit", limit.into())])}>
            { for ORDER.map(|color| tally(words, color, out[color], limit)) }
        </ul>
    }
}

/// The row of a color.
fn tally(words: &Words, color: Color, out: u8, limit: u8) -> Html {
    let strain = Strain::of(color, out, limit);
    let free = strain == Strain::Free;
    // All there can be are drawn, so that the film can show one after the other.
    let pip = |n: u8| match (n < out, free, n < limit) {
        (true, true, _) | (true, _, true) => "tw-pip tw-full",
        (true, ..) => "tw-pip tw-too-many",
        (false, true, _) => "tw-pip tw-no",
        (false, _, true) => "tw-pip",
        _ => "tw-pip tw-no tw-past",
    };
    html! {
        <li key={color_id(color)} class={classes!("tw-tally", format!("tw-{}", color_id(color)), strain.class())}>
            { icon(symbol(color)) }
            <span class="unseen">{ color_name(words, color) }</span>
            <span class="tw-pips" aria-hidden="true">
                for n in 0..PER_COLOR as u8 {
                    <i key={n} class={pip(n)} />
                }
            </span>
            <b>{ out }if !free { <span>{ "/" }{ limit }</span> }</b>
            <em>{ strain_words(words, strain, limit.saturating_sub(out)) }</em>
        </li>
    }
}

/// The strain in words, with so many left.
pub fn strain_words(words: &Words, strain: Strain, left: u8) -> AttrValue {
    match strain {
        Strain::Free => words.say("tower-no-limit"),
        Strain::Far | Strain::Near => words.with("tower-left", &[("count", left.into())]),
        Strain::At => words.say("tower-at-limit"),
        Strain::Over(count) => words.with("tower-over", &[("count", count.into())]),
    }
}
