//! A region: the ground that can be pressed, the line that marks it, and what lies on it.

use yew::prelude::*;

use crate::engine::{BySeat, Seat};
use crate::games::trollfjord::map::Region;
use crate::games::trollfjord::pieces::Treasure;
use crate::games::trollfjord::view::look;
use crate::games::trollfjord::view::offer::{Mark, Pick};

use super::layout::{region_art, translate};
use super::tile::Tile;
use super::trolls::Trolls;

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

/// Which region, how it is marked, and whom to tell.
#[derive(Properties, PartialEq)]
pub struct GroundProps {
    /// The region.
    pub region: Region,
    /// How it is marked.
    pub mark: Mark,
    /// Told when it is pressed.
    pub pick: Callback<Pick>,
}

/// The ground of a region: all of it can be pressed, and a closed one is dark.
#[component]
pub fn Ground(props: &GroundProps) -> Html {
    let (region, pick) = (props.region, props.pick.clone());
    let onclick = move |_: MouseEvent| pick.emit(Pick::Region(region));
    let class = classes!("ground", mark_class(props.mark));
    html! {
        <path {class} d={region_art(region).outline} {onclick} />
    }
}

/// Which region and which line.
#[derive(Properties, PartialEq)]
pub struct LineProps {
    /// The region.
    pub region: Region,
    /// `open`, `preview`, `picked`, or `last` on its `last-bed`.
    pub look: &'static str,
}

/// The line round a marked region.
#[component]
pub fn Line(props: &LineProps) -> Html {
    let class = classes!("border", props.look);
    html! {
        <path {class} d={region_art(props.region).outline} />
    }
}

/// Which region and what lies there.
#[derive(Properties, PartialEq)]
pub struct FaceProps {
    /// The region.
    pub region: Region,
    /// Its treasure.
    pub treasure: Option<Treasure>,
    /// Its trolls.
    pub trolls: BySeat<u8>,
}

/// What lies on a region: the sign of its landscape, its treasure, its trolls.
#[component]
pub fn Face(props: &FaceProps) -> Html {
    let region = props.region;
    let art = region_art(region);
    let trolls = &props.trolls;
    let here = Seat::ALL.into_iter().filter(|&seat| trolls[seat] > 0);
    html! {
        <g>
            <Sign {region} />
            <Tile at={art.treasure} treasure={props.treasure} />
            <g>
                for seat in here {
                    <Trolls key={seat.index()} {seat} count={trolls[seat]} at={art.trolls[seat.index()]} />
                }
            </g>
        </g>
    }
}

/// Which region.
#[derive(Properties, PartialEq)]
pub struct SignProps {
    /// The region.
    pub region: Region,
}

/// The sign of the landscape of a region.
#[component]
pub fn Sign(props: &SignProps) -> Html {
    let landscape = props.region.landscape();
    let class = classes!("sign", look::landscape_class(landscape));
    let href = format!("#{}", look::landscape_icon(landscape));
    html! {
        <g {class} transform={translate(region_art(props.region).symbol)}>
            <circle class="sign-edge" r="28.2" />
            <circle class="sign-ground" r="25" />
            <use {href} x="-16.5" y="-16.5" width="33" height="33" />
        </g>
    }
}
