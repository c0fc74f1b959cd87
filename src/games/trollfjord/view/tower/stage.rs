//! The stage of the hammering: tower, counter, tallies, stakes and pad, arranged by the room they are given.

use std::rc::Rc;

use yew::prelude::*;

use super::counter::blow_counter;
use super::mood::Strain;
use super::pad::{StrikePad, strike_pad};
use super::roles::seen_by_all;
use super::scene::tower_scene;
use super::sides::sides;
use super::stakes::{stakes_list, stop_label};
use super::tallies::tallies;
use crate::games::trollfjord::tower::{Blow, Side};
use crate::games::trollfjord::view::linger::Scene;
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Phase, Table, Trollfjord};
use crate::ui::{Drawing, drawing};

/// What the stage shows, and whom it tells.
pub struct HammerStage<'a> {
    /// The position. While nobody hammers the tower stands alone.
    pub game: &'a Rc<Trollfjord>,
    /// The position that the panel and the spirit know: the one before the blow, while its boulders move.
    pub told: &'a Rc<Trollfjord>,
    /// The language and the names at the table.
    pub teller: &'a Teller,
    /// What nobody is to miss, while it is shown.
    pub scene: Option<Scene>,
    /// Where the hammer stands.
    pub side: Side,
    /// Another wall was chosen.
    pub on_side: &'a Callback<Side>,
    /// A blow was struck.
    pub on_strike: &'a Callback<Blow>,
    /// The hammerer stops.
    pub on_stop: &'a Callback<()>,
    /// What the stop button says; left out, it says which treasures stopping brings.
    pub stop: Option<AttrValue>,
    /// Why nobody may strike now, if so.
    pub locked: Option<AttrValue>,
    /// What stands at the head of the panel: who hammers; in place of the pad, what is asked after the blows.
    pub children: Html,
}

/// The tower with everything one needs to strike it. It fills the element it stands in, which gives it its size.
pub fn hammer_stage(props: &HammerStage<'_>) -> Html {
    let words = &props.teller.words;
    let table = props.told.table();
    let swing = matches!(table.phase, Phase::Swing { .. });
    let strain = table
        .phase
        .hammering()
        .map(|h| Strain::greatest(&table.tower.out_by_color(), h.color_limit()).class());
    html! {
        <section class="tw-stage" aria-label={words.say("tower-title")}>
            <div class={classes!("tw-grid", strain)}>
                <div class={classes!("tw-view", matches!(props.scene, Some(Scene::Angry(_))).then_some("tw-rage"))}>
                    { drawing(SKY) }
                    { tower_scene(props.game, props.told, words, props.side) }
                    if let Some(scene) = props.scene {
                        { seen_by_all(scene, table, props.teller) }
                    }
                    if swing {
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
    let Teller { words, names } = props.teller;
    let Phase::Swing { first, .. } = props.told.table().phase else {
        return Html::default();
    };
    let stop = props.stop.clone();
    let pad = StrikePad {
        first,
        side: props.side,
        on_strike: props.on_strike,
        on_stop: props.on_stop,
        stop: stop.unwrap_or_else(|| stop_label(words, props.told, names)),
        locked: props.locked.as_ref(),
    };
    strike_pad(words, &pad)
}

/// Stakes, blow counter and tallies. The counter is ahead of the boulders.
fn info(props: &HammerStage<'_>) -> Html {
    let (t, table) = (props.teller, props.told.table());
    let Some(hammering) = table.phase.hammering() else {
        return Html::default();
    };
    let counted = props.game.table().phase.hammering().unwrap_or(hammering);
    html! {
        <div class="tw-info">
            { stakes_list(&t.words, table, hammering, &t.names) }
            { blow_counter(&t.words, counted.blows, hammering.hit_limit()) }
            { tallies(&t.words, &table.tower.out_by_color(), hammering.color_limit()) }
        </div>
    }
}

/// The sky with its ridges, and the light of a limit that is near or passed.
const SKY: Drawing = concat!(
    r##"<div class="tw-sky" aria-hidden="true"><svg focusable="false">"##,
    r##"<use href="#sky" width="100%" height="100%"/></svg><div class="tw-tint tw-tint-amber"></div>"##,
    r##"<div class="tw-tint tw-tint-red"></div></div>"##,
);
