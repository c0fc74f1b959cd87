//! The stage of the hammering: tower, counter, tallies, stakes and pad, arranged by the room they are given.

use std::rc::Rc;

use yew::prelude::*;

use super::counter::BlowCounter;
use super::mood::{Mood, Strain};
use super::pad::StrikePad;
use super::scene::TowerScene;
use super::sides::Sides;
use super::stakes::{Stakes, stop_label};
use super::tallies::Tallies;
use crate::engine::BySeat;
use crate::games::trollfjord::tower::{Blow, Side};
use crate::games::trollfjord::{Phase, Table, Trollfjord};
use crate::ui::use_words;

/// What the stage shows, and whom it tells.
#[derive(Properties, PartialEq)]
pub struct HammerStageProps {
    /// The position. While nobody hammers the tower stands alone.
    pub game: Rc<Trollfjord>,
    /// The names at the table.
    pub names: BySeat<AttrValue>,
    /// Where the hammer stands.
    pub side: Side,
    /// Another wall was chosen.
    pub on_side: Callback<Side>,
    /// A blow was struck.
    pub on_strike: Callback<Blow>,
    /// The hammerer stops.
    pub on_stop: Callback<()>,
    /// What the stop button says; left out, it says which treasures stopping brings.
    #[prop_or_default]
    pub stop: Option<AttrValue>,
    /// Why nobody may strike now, if so.
    #[prop_or_default]
    pub locked: Option<AttrValue>,
    /// What stands at the head of the panel: who hammers; in place of the pad, what is asked after the blows.
    #[prop_or_default]
    pub children: Html,
}

/// The tower with everything one needs to strike it. It fills the element it stands in, which gives it its size.
#[component]
pub fn HammerStage(props: &HammerStageProps) -> Html {
    let words = use_words();
    let table = props.game.table();
    let swing = matches!(table.phase, Phase::Swing { .. });
    let strain = table
        .phase
        .hammering()
        .map(|h| Strain::greatest(&table.tower.out_by_color(), h.color_limit()).class());
    html! {
        <section class="tw-stage" aria-label={words.say("tower-title")}>
            <div class={classes!("tw-grid", strain)}>
                <div class="tw-view">
                    <Sky />
                    <TowerScene
                        game={&props.game}
                        side={props.side}
                        mood={Mood::at(table)}
                        blow={blow_number(table)}
                    />
                    if swing {
                        <Sides side={props.side} on_side={&props.on_side} locked={props.locked.is_some()} />
                    }
                </div>
                <div class="tw-panel">
                    if props.children != Html::default() {
                        <div class="tw-slot">{ props.children.clone() }</div>
                    }
                    <Info game={&props.game} names={props.names.clone()} />
                    { pad(props, &words) }
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
fn pad(props: &HammerStageProps, words: &crate::ui::Words) -> Html {
    let Phase::Swing { first, .. } = props.game.table().phase else {
        return Html::default();
    };
    let stop = props.stop.clone();
    let stop = stop.unwrap_or_else(|| stop_label(words, &props.game, &props.names));
    html! {
        <StrikePad
            {first}
            side={props.side}
            on_strike={&props.on_strike}
            on_stop={&props.on_stop}
            {stop}
            locked={props.locked.clone()}
        />
    }
}

/// Whose counts.
#[derive(Properties, PartialEq)]
struct InfoProps {
    game: Rc<Trollfjord>,
    names: BySeat<AttrValue>,
}

/// Stakes, blow counter and tallies.
#[component]
fn Info(props: &InfoProps) -> Html {
    let table = props.game.table();
    let Some(hammering) = table.phase.hammering() else {
        return Html::default();
    };
    html! {
        <div class="tw-info">
            <Stakes game={&props.game} names={props.names.clone()} />
            <BlowCounter blows={hammering.blows} limit={hammering.hit_limit()} />
            <Tallies out={table.tower.out_by_color()} limit={hammering.color_limit()} />
        </div>
    }
}

/// The sky with its ridges, and the light of a limit that is near or passed.
#[component]
fn Sky() -> Html {
    html! {
        <div class="tw-sky" aria-hidden="true">
            <svg focusable="false"><use href="#sky" width="100%" height="100%" /></svg>
            <div class="tw-tint tw-tint-amber" />
            <div class="tw-tint tw-tint-red" />
        </div>
    }
}
