//! The spaces of the walkway, and the numbers on those a lord can step to.

use yew::prelude::*;

use crate::games::trollfjord::pieces::{Landscape, Row};
use crate::games::trollfjord::view::look;
use crate::games::trollfjord::view::offer::{Candidate, Pick};
use crate::games::trollfjord::walkway::Space;
use crate::ui::{Drawing, drawn};

use super::layout::{badge, space_art, translate};

/// How a space is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halo {
    /// A lord can step there.
    Open,
    /// It is picked.
    Picked,
}

/// The medallion of a placement space.
const MEDAL: Drawing = concat!(
    r#"<circle class="medal-shade" r="34" cy="3"/><circle class="medal-rim" r="33"/>"#,
    r#"<circle class="medal-ground" r="27.5"/>"#,
);

/// The board of a wander space, with its footprints.
const STEP: Drawing = concat!(
    r#"<rect class="step-shade" x="-25" y="-29" width="50" height="60" rx="14"/>"#,
    r#"<rect class="step-wood" x="-24" y="-29" width="48" height="57" rx="13"/>"#,
    r##"<use class="step-foot" href="#i-foot" x="-20" y="-21.5" width="40" height="40"/>"##,
);

/// A space: a medallion with a landscape on the outer row, a board with footprints on the inner row.
pub fn walk_space(space: Space, landscape: Option<Landscape>, halo: Option<Halo>) -> Html {
    let mark = match halo {
        None => "",
        Some(Halo::Open) => " open",
        Some(Halo::Picked) => " picked",
    };
    let art = space_art(space);
    let mut place = translate(art.at);
    let (class, light, inside) = match landscape {
        Some(landscape) => {
            let icon = look::landscape_icon(landscape);
            let inside = format!(
                "{MEDAL}<use href=\"#{icon}\" x=\"-18\" y=\"-18\" width=\"36\" height=\"36\"/>"
            );
            let class = format!("medal {}", look::landscape_class(landscape));
            (class, r#"<circle class="halo" r="42"/>"#, inside)
        }
        None => {
            place += &format!(" rotate({})", art.turn);
            let light = r#"<rect class="halo" x="-33" y="-38" width="66" height="76" rx="20"/>"#;
            ("board-step".into(), light, STEP.into())
        }
    };
    let light = if halo.is_some() { light } else { "" };
    drawn(format!(
        "<g class=\"{class}{mark}\" transform=\"{place}\">{light}{inside}</g>"
    ))
}

/// The number of a space a lord can step to, and the ground round it that can be pressed: as much as the other row
/// leaves, since on a phone a space is smaller than a fingertip.
pub fn step_badge(candidate: Candidate, space: Space, pick: &Callback<Pick>) -> Html {
    let Candidate {
        row,
        distance,
        picked,
        ..
    } = candidate;
    let onclick = pick.reform(move |_: MouseEvent| Pick::Step(row, distance));
    let class = classes!("step-badge", picked.then_some("picked"));
    let at = space_art(space).at;
    let hit = format!("{} rotate({})", translate(at), space_art(space).turn);
    // The outer row reaches away from the middle, the inner row towards it.
    let (y, shape) = match row {
        Row::Placement => (-34, r#"<circle class="round" r="17.5"/>"#),
        Row::Wander => (
            -68,
            r#"<rect class="square" x="-17" y="-15.5" width="34" height="31" rx="9"/>"#,
        ),
    };
    let (place, n) = (translate(badge(space)), distance.get());
    let inside = format!(
        "<rect class=\"hit\" transform=\"{hit}\" x=\"-58\" y=\"{y}\" width=\"116\" height=\"102\" rx=\"30\"/>\
        <g transform=\"{place}\">{shape}<text y=\"8.5\">{n}</text></g>"
    );
    html! { <g key={space.index()} {class} {onclick}>{ drawn(inside) }</g> }
}
