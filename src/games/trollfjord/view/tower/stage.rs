//! The stage of the hammering: tower, counter, tallies, stakes and pad, arranged by the room they are given.

use yew::prelude::*;

use super::counter::blow_counter;
use super::mood::{Mood, Strain};
use super::pad::{StrikePad, strike_pad};
use super::roles::seen_by_all;
use super::scene::tower_scene;
use super::sides::sides;
use super::tallies::tallies;
use crate::engine::Seat;
use crate::games::trollfjord::Table;
use crate::games::trollfjord::phase::Hammering;
use crate::games::trollfjord::pieces::Gifts;
use crate::games::trollfjord::tower::{Blow, Side, Tower};
use crate::games::trollfjord::view::linger::Scene;
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::{Drawing, drawing};

/// What the stage shows, and whom it tells.
pub struct HammerStage<'a> {
    /// The tower as it is drawn.
    pub tower: &'a Tower,
    /// The blows struck: the counter is ahead of the boulders.
    pub blows: u8,
    /// The tower that the panel and the spirit know: the one before the blow, while its boulders move.
    pub told: &'a Tower,
    /// The hammering they know. While nobody hammers the tower stands alone.
    pub hammering: Option<&'a Hammering>,
    /// Whether blows may be struck, and if so, whether one must be.
    pub swing: Option<bool>,
    /// What may be taken: [`super::stakes_list`].
    pub stakes: Html,
    /// The language and the names at the table.
    pub teller: &'a Teller,
    /// What nobody is to miss, while it is shown.
    pub scene: Option<Scene>,
    /// Who hammers together, each with the gifts that may be given.
    pub both: &'a [(Seat, Gifts)],
    /// Where the hammer stands.
    pub side: Side,
    /// Another wall was chosen.
    pub on_side: &'a Callback<Side>,
    /// A blow was struck.
    pub on_strike: &'a Callback<Blow>,
    /// The hammerer stops.
    pub on_stop: &'a Callback<()>,
    /// What the stop button says: what stopping brings.
    pub stop: AttrValue,
    /// Why nobody may strike now, if so.
    pub locked: Option<AttrValue>,
    /// What stands at the head of the panel: who hammers; in place of the pad, what is asked after the blows.
    pub children: Html,
}

/// The tower with everything one needs to strike it. It fills the element it stands in, which gives it its size.
pub fn hammer_stage(props: &HammerStage<'_>) -> Html {
    let words = &props.teller.words;
    let strain = Strain::at(props.told, props.hammering);
    html! {
        <section class="tw-stage" aria-label={words.say("tower-title")}>
            <div class={classes!("tw-grid", strain.class())}>
                <div class={classes!("tw-view", matches!(props.scene, Some(Scene::Angry(_))).then_some("tw-rage"))}>
                    { drawing(SKY) }
                    { tower_scene(props.tower, (props.told, Mood::under(strain)), words, props.side) }
                    if let Some(scene) = props.scene {
                        { seen_by_all(scene, props.both, props.teller) }
                    }
                    if props.swing.is_some() {
                        { sides(words, props.side, props.on_side, props.locked.is_some()) }
                    }
                </div>
                <div class="tw-panel">
                    if props.children != Html::default() {
                        <div class="tw-slot">{ props.children.clone() }</div>
                    }
                    { info(props) }
                    { pad(props) }
                </div>
            </div>
        </section>
    }
}

/// Counts the blows over the whole game; it grows by exactly one with a blow and never otherwise.
pub fn blow_number(table: &Table) -> u32 {
    let blows = table.phase.hammering().map_or(0, |h| h.blows);
    u32::from(table.turn) * 16 + u32::from(blows)
}

/// The pad, while blows may be struck.
fn pad(props: &HammerStage<'_>) -> Html {
    let Some(first) = props.swing else {
        return Html::default();
    };
    let pad = StrikePad {
        first,
        side: props.side,
        on_strike: props.on_strike,
        on_stop: props.on_stop,
        stop: props.stop.clone(),
        locked: props.locked.as_ref(),
    };
    strike_pad(&props.teller.words, &pad)
}

/// Stakes, blow counter and tallies.
fn info(props: &HammerStage<'_>) -> Html {
    let (words, Some(hammering)) = (&props.teller.words, props.hammering) else {
        return Html::default();
    };
    html! {
        <div class="tw-info">
            { props.stakes.clone() }
            { blow_counter(words, props.blows, hammering.hit_limit()) }
            { tallies(words, &props.told.out_by_color(), hammering.color_limit()) }
        </div>
    }
}

/// The sky with its ridges, and the light of a limit that is near or passed.
const SKY: Drawing = concat!(
    r##"<div class="tw-sky" aria-hidden="true"><svg focusable="false">"##,
    r##"<use href="#sky" width="100%" height="100%"/></svg><div class="tw-tint tw-tint-amber"></div>"##,
    r##"<div class="tw-tint tw-tint-red"></div></div>"##,
);
