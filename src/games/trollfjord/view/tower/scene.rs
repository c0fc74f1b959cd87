//! The picture of the tower, drawn from its state alone.

use yew::prelude::*;

use super::art::{
    BATTLEMENT, DEFS, HAMMERS, KEYSTONE, LEDGES, SHAFT, SPIRIT, TRAY_BACK, TRAY_FRONT, WALLS,
};
use super::boulders::boulders;
use super::mood::Mood;
use super::place::{keystone, lip_side, spots};
use super::told::tell;
use crate::games::trollfjord::tower::{Ledge, Side, Tower};
use crate::ui::{Words, decimal, drawing};

/// More than this on the top ledge stands before the battlement, which then fades.
const HEAPED: usize = 23;
/// More than this on the top ledge stands above the usual picture, which then shows more sky.
const TOWERING: usize = 39;

/// The tower with all its boulders, tray, hammer and mountain spirit; for screen readers, a list of what lies where, as far
/// as it is `told`. A film (`play`) moves what is drawn without Yew.
pub fn tower_scene(tower: &Tower, told: (&Tower, Mood), words: &Words, side: Side) -> Html {
    let (known, mood) = told;
    let (spots, mirrored) = (spots(tower), tower.mirrored());
    let top = tower.ledge(Ledge::Top).len();
    let heaped = (top > HEAPED).then_some("tw-heaped");
    let frame = if top > TOWERING {
        "-222 -470 440 530"
    } else {
        "-222 -432 440 492"
    };
    let side = match side {
        Side::Left => "tw-from-left",
        Side::Right => "tw-from-right",
    };
    let turn = if mirrored {
        "scale(-1 1)"
    } else {
        "scale(1 1)"
    };
    html! {
        <div class={classes!("tw-scene", mood.class(), heaped, side)}>
            <svg class="tw-svg" viewBox={frame} aria-hidden="true" focusable="false">
                { drawing(DEFS) }
                { drawing(SPIRIT) }
                <ellipse class="tw-ground" cx="0" cy="1" rx="190" ry="9" />
                <g class="tw-sway"><g transform={turn}>{ drawing(SHAFT) }</g></g>
                <g transform={turn}>{ drawing(TRAY_BACK) }</g>
                <g class="tw-sway">
                    { boulders(&spots, mirrored) }
                    <g transform={turn}>{ drawing(LEDGES) }</g>
                    { keystones(tower) }
                    <g transform={turn}>{ drawing(WALLS) }{ drawing(BATTLEMENT) }</g>
                </g>
                <g transform={turn}>{ drawing(TRAY_FRONT) }</g>
                { drawing(HAMMERS) }
                <g class="tw-extras" />
            </svg>
            { tell(words, known, mood) }
        </div>
    }
}

/// A keystone at every lip, shown where the ledge is wedged.
fn keystones(tower: &Tower) -> Html {
    let stone = |ledge: Ledge| {
        let at = keystone(ledge, tower.mirrored());
        let turn = lip_side(ledge, tower.mirrored());
        let set = tower.is_wedged(ledge).then_some("tw-set");
        html! {
            <g key={ledge.index()} class={["tw-k0", "tw-k1", "tw-k2", "tw-k3"][ledge.index()]} transform={format!("translate({} {}) scale({} 1)", decimal(at.x, 1), decimal(at.y, 0), decimal(turn, 0))}>
                <g class={classes!("tw-keystone", set)}>{ drawing(KEYSTONE) }</g>
            </g>
        }
    };
    html! { <>{ for Ledge::ALL.into_iter().map(stone) }</> }
}
