//! The tallies: how many boulders of each color are out, against the color limit.

use yew::prelude::*;

use super::boulders::symbol;
use super::mood::Strain;
use super::told::{color_id, color_name};
use crate::games::trollfjord::tower::{ByColor, Color};
use crate::ui::{Icon, Words, use_words};

/// The order on screen: what counts first, white last.
const ORDER: [Color; 4] = [Color::Red, Color::Yellow, Color::Blue, Color::White];

/// What is out, and the limit.
#[derive(Properties, PartialEq)]
pub struct TalliesProps {
    /// How many boulders of each color are out.
    pub out: ByColor<u8>,
    /// The color limit.
    pub limit: u8,
}

/// A row for each color: shape, pips, number and words.
#[component]
pub fn Tallies(props: &TalliesProps) -> Html {
    let words = use_words();
    html! {
        <ul class="tw-tallies" aria-label={words.with("tower-tallies", &[("limit", props.limit.into())])}>
            for color in ORDER {
                <Tally key={color_id(color)} {color} out={props.out[color]} limit={props.limit} />
            }
        </ul>
    }
}

/// One color.
#[derive(Properties, PartialEq)]
struct TallyProps {
    color: Color,
    out: u8,
    limit: u8,
}

/// The row of a color.
#[component]
fn Tally(props: &TallyProps) -> Html {
    let words = use_words();
    let TallyProps { color, out, limit } = *props;
    let strain = Strain::of(color, out, limit);
    let free = strain == Strain::Free;
    let pips = if free { out } else { out.max(limit) };
    let pip = |n: u8| match (n < out, free || n < limit) {
        (true, true) => "tw-pip tw-full",
        (true, false) => "tw-pip tw-too-many",
        _ => "tw-pip",
    };
    html! {
        <li class={classes!("tw-tally", format!("tw-{}", color_id(color)), strain.class())}>
            <Icon name={symbol(color)} />
            <span class="unseen">{ color_name(&words, color) }</span>
            <span class="tw-pips" aria-hidden="true">
                for n in 0..pips {
                    <i key={n} class={pip(n)} />
                }
            </span>
            <b>{ out }if !free { <span>{ "/" }{ limit }</span> }</b>
            <em>{ strain_words(&words, strain, limit.saturating_sub(out)) }</em>
        </li>
    }
}

/// The strain in words.
fn strain_words(words: &Words, strain: Strain, left: u8) -> AttrValue {
    match strain {
        Strain::Free => words.say("tower-no-limit"),
        Strain::Far | Strain::Near => words.with("tower-left", &[("count", left.into())]),
        Strain::At => words.say("tower-at-limit"),
        Strain::Over(count) => words.with("tower-over", &[("count", count.into())]),
    }
}
