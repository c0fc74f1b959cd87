//! The troll lords, the plinth of the mover, and the starting plank.

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::trollfjord::view::look;
use crate::games::trollfjord::walkway::Travelled;
use crate::ui::{Drawing, drawing, drawn};

use super::geometry::{Point, START_ART};
use super::layout::{lord_stand, translate};

/// A troll lord. It casts a shadow where it stands; a lying one sleeps on its side across its space.
pub struct Lord {
    /// Whose.
    pub seat: Seat,
    /// How far it has come.
    pub at: Travelled,
    /// Whether it lies on its side.
    pub lying: bool,
    /// Whether it is its turn.
    pub mover: bool,
    /// Whether it hides something that can be picked.
    pub veiled: bool,
}

/// Draws a lord.
pub fn lord(props: &Lord) -> Html {
    let class = classes!(
        "lord",
        look::player_class(props.seat),
        props.lying.then_some("lying"),
        props.veiled.then_some("veiled"),
    );
    html! {
        <g key={props.seat.index()} {class} transform={translate(lord_stand(props.at))}>
            { drawing(if props.mover { PLINTH } else { "" }) }
            { drawn(figure(props.seat)) }
        </g>
    }
}

const PLINTH: Drawing = r#"<ellipse class="plinth" rx="43" ry="18" cy="1"/>"#;

/// A lord above its shadow.
fn figure(seat: Seat) -> String {
    let lord = look::lord(seat);
    format!(
        "<ellipse class=\"lord-shade\" cy=\"7\" rx=\"32\" ry=\"9\"/><g class=\"lord-body\">\
        <use href=\"{lord}\" x=\"-35\" y=\"-85\" width=\"70\" height=\"98\"/></g>"
    )
}

/// The beam of the starting plank, from the water up.
const BEAM: Drawing = concat!(
    r#"<path class="jetty-shade" d="M1036 1160H1116Q1160 1160 1160 1116V1052" transform="translate(0 5)"/>"#,
    r#"<path class="jetty-edge" d="M1036 1160H1116Q1160 1160 1160 1116V1052"/>"#,
    r#"<path class="jetty-wood" d="M1036 1160H1116Q1160 1160 1160 1116V1052"/>"#,
    r#"<path class="jetty-slats" d="M1036 1160H1116Q1160 1160 1160 1116V1052"/>"#,
);

/// The starting plank: a jetty at the lower right with the starting spaces 1 to 4. Once all lords have `left`, it sinks
/// away and serves as blow counter elsewhere.
pub fn jetty(left: bool) -> Html {
    let class = classes!("jetty", left.then_some("sunk"));
    html! {
        <g {class}>
            { drawing(BEAM) }
            { drawn((1..).zip(START_ART).map(start_space).collect()) }
        </g>
    }
}

fn start_space((n, at): (u8, Point)) -> String {
    let place = translate(at);
    format!(
        "<g class=\"start-space\" transform=\"{place}\"><circle r=\"25.5\"/><text y=\"9.5\">{n}</text></g>"
    )
}
