//! How the board is looked at: which part fills the screen, and what a press on its ground means.

use yew::prelude::*;

use crate::games::trollfjord::Phase;
use crate::ui::icon;

use super::board::{Framing, open_sheet};
use super::half::Hand;
use super::offer::{Mark, Offer, Pick};
use super::picks::Picked;
use super::teller::Teller;

/// The framing of the board, and the button that shows the other one, where screens are small. It hangs on the `phase`
/// in which a person decides: while computer players do, one decision after the other, it stays the same.
#[hook]
pub fn use_framing(phase: Option<Phase>, t: &Teller) -> (Framing, Html) {
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
fn usual(phase: Option<Phase>) -> Framing {
    match phase {
        None | Some(Phase::Lord | Phase::Tailwind(_) | Phase::Over) => Framing::Whole,
        Some(Phase::Place { .. } | Phase::Wander { .. }) => Framing::LateLand,
        _ => Framing::Land,
    }
}

/// The place that was asked about last, and what is to be done with a press on the board: a place of which nothing is
/// asked tells about itself, everything else is for the `hand`.
#[hook]
pub fn use_sheet(
    offer: &Offer,
    picked: Picked,
    hand: Callback<Hand>,
) -> (Option<Pick>, Callback<Pick>) {
    let told = use_state(|| None);
    let (regions, fortresses) = (offer.regions, offer.fortresses);
    // Pressed once more, the region to wander from is let go.
    let wanders = matches!(picked, Picked::From(_) | Picked::Wander(..));
    let tells = move |pressed: Pick| match pressed {
        Pick::Region(region) => match regions[region.index()] {
            Mark::Plain => true,
            Mark::Preview => !wanders,
            _ => false,
        },
        // Where a fortress is to be chosen, all of them are open or closed but the one that is picked.
        Pick::Fortress(_) => {
            !fortresses.contains(&Mark::Open) && !fortresses.contains(&Mark::Closed)
        }
        Pick::Step(..) => false,
    };
    let tell = told.setter();
    let pressed = Callback::from(move |pressed: Pick| {
        if tells(pressed) {
            tell.set(Some(pressed));
            open_sheet();
        } else {
            hand.emit(Hand::Press(pressed));
        }
    });
    (*told, pressed)
}
