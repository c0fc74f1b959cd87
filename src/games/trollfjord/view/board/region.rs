//! A region: the ground that can be pressed, the line that marks it, and what lies on it.

use yew::prelude::*;

use crate::engine::{BySeat, Seat};
use crate::games::trollfjord::map::Region;
use crate::games::trollfjord::pieces::Treasure;
use crate::games::trollfjord::view::look;
use crate::games::trollfjord::view::offer::{Mark, Pick};

use crate::ui::drawn;

use super::layout::{region_art, translate};
use super::tile::tile;
use super::trolls::trolls;

/// The word a mark has in class names; `None` for no mark.
pub fn mark_class(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::Plain => None,
        Mark::Open => Some("open"),
        Mark::Preview => Some("preview"),
        Mark::Picked => Some("picked"),
        Mark::Closed => Some("closed"),
    }
}

/// The ground of a region: all of it can be pressed, and a closed one is dark.
pub fn ground(region: Region, mark: Mark, pick: &Callback<Pick>) -> Html {
    let onclick = pick.reform(move |_: MouseEvent| Pick::Region(region));
    html! {
        <path key={region.index()} class={classes!("ground", mark_class(mark))} d={region_art(region).outline} {onclick} />
    }
}

/// The line round a marked region: `open`, `preview`, `picked`, or `last` on its `last-bed`. It stays the same line
/// while region and rank are the same.
pub fn line(region: Region, rank: u8, look: &'static str) -> Html {
    let key = u32::from(rank) * 100 + region.index() as u32;
    html! {
        <path {key} class={classes!("border", look)} d={region_art(region).outline} />
    }
}

/// What lies on a region: the sign of its landscape, its treasure, its trolls. The browser reads it anew when something
/// changes.
pub fn face(region: Region, treasure: Option<Treasure>, count: &BySeat<u8>) -> Html {
    let art = region_art(region);
    let mut markup = sign(region) + &tile(art.treasure, treasure);
    for seat in Seat::ALL {
        if count[seat] > 0 {
            markup += &trolls(seat, count[seat], art.trolls[seat.index()]);
        }
    }
    html! { <g key={region.index()}>{ drawn(markup) }</g> }
}

/// The sign of the landscape of a region.
fn sign(region: Region) -> String {
    let landscape = region.landscape();
    let place = translate(region_art(region).symbol);
    let class = look::landscape_class(landscape);
    let icon = look::landscape_icon(landscape);
    format!(
        "<g class=\"sign {class}\" transform=\"{place}\">\
        <circle class=\"sign-edge\" r=\"28.2\"/><circle class=\"sign-ground\" r=\"25\"/>\
        <use href=\"#{icon}\" x=\"-16.5\" y=\"-16.5\" width=\"33\" height=\"33\"/></g>"
    )
}
