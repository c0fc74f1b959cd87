//! How the board is looked at: which part fills the screen, and what a press on its ground means.

use yew::prelude::*;

use crate::games::trollfjord::Phase;
use crate::games::trollfjord::map::Region;
use crate::ui::icon;

use super::board::{Framing, open_sheet};
use super::offer::{Mark, Offer, Pick};
use super::picks::Picked;
use super::teller::Teller;

/// The framing of the board, and the button that shows the other one, where screens are small.
#[hook]
pub fn use_framing(phase: Phase, t: &Teller) -> (Framing, Html) {
    // The framing that was changed by hand; with the next one that is forgotten.
    let turned = use_state(|| None);
    let usual = usual(phase);
    let by_hand = *turned == Some(usual);
    let framed = if by_hand { usual.other() } else { usual };
    let onclick = move |_: MouseEvent| turned.set((!by_hand).then_some(usual));
    let says = t.say("board-zoom");
    let magnifier = html! {
        <button type="button" class="zoom" aria-pressed={(framed != Framing::Whole).to_string()} title={says.clone()}
            aria-label={says} {onclick}>{ icon("u-zoom") }</button>
    };
    (framed, magnifier)
}

/// On phones the land fills the board where the walkway does not matter.
fn usual(phase: Phase) -> Framing {
    match phase {
        Phase::Lord | Phase::Tailwind(_) | Phase::Over => Framing::Whole,
        Phase::Place { .. } | Phase::Wander { .. } => Framing::LateLand,
        _ => Framing::Land,
    }
}

/// The region that was asked about last, and what is to be done with a press on the board: ground of which nothing is
/// asked tells about itself, everything else goes on to `press`.
#[hook]
pub fn use_sheet(
    offer: &Offer,
    picked: Picked,
    press: Callback<Pick>,
) -> (Option<Region>, Callback<Pick>) {
    let told = use_state(|| None);
    let marks = offer.regions;
    // Pressed once more, the region to wander from is let go.
    let wanders = matches!(picked, Picked::From(_) | Picked::Wander(..));
    let tells = move |region: Region| match marks[region.index()] {
        Mark::Plain => true,
        Mark::Preview => !wanders,
        _ => false,
    };
    let tell = told.setter();
    let pressed = Callback::from(move |pressed: Pick| match pressed {
        Pick::Region(region) if tells(region) => {
            tell.set(Some(region));
            open_sheet();
        }
        _ => press.emit(pressed),
    });
    (*told, pressed)
}
