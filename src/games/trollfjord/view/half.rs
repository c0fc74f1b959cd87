//! The half of a move that is picked already, as the table keeps it; and what presses do to it.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::Game;
use crate::games::trollfjord::{Move, Reason, Trollfjord};
use crate::ui::sound;

use super::offer::Pick;
use super::picks::Picked;
use super::teller::{Teller, value};
use super::why::why;

/// What is half picked, and what was complained of; both belong to one decision and are forgotten with it.
#[derive(Clone, PartialEq, Default)]
struct Half {
    decision: u32,
    picked: Picked,
    complaint: Option<AttrValue>,
}

/// What is half picked now, and what changes it.
pub struct Handle {
    /// What is picked.
    pub picked: Picked,
    /// Why the last press did nothing, if it did nothing.
    pub complaint: Option<AttrValue>,
    /// Something is picked in the card.
    pub pick: Callback<Picked>,
    /// Something closed is pressed in the card.
    pub refuse: Callback<AttrValue>,
    /// So many trolls more or less.
    pub step: Callback<i8>,
    /// Something on the board is pressed.
    pub press: Callback<Pick>,
}

/// The half move of the decision that is waited for.
#[hook]
pub fn use_half(game: &Rc<Trollfjord>, t: &Teller) -> Handle {
    let half = use_state(Half::default);
    let now = if half.decision == game.decisions() {
        (*half).clone()
    } else {
        Half::default()
    };
    let picked = now.picked;
    let set = {
        let (half, decision) = (half.clone(), game.decisions());
        move |picked, complaint| {
            half.set(Half {
                decision,
                picked,
                complaint,
            })
        }
    };
    let pick = {
        let set = set.clone();
        Callback::from(move |picked: Picked| {
            sound(&[(0, "pick", 0)]);
            set(picked, None)
        })
    };
    let refuse = {
        let set = set.clone();
        Callback::from(move |reason: AttrValue| {
            sound(&[(0, "cancel", 0)]);
            set(picked, Some(reason))
        })
    };
    let step = {
        let (set, game, t) = (set.clone(), game.clone(), t.clone());
        Callback::from(move |by: i8| {
            let next = picked.more(&game, by);
            set(next, (next == picked).then(|| bound(&game, picked, by, &t)));
        })
    };
    let press = {
        let (game, t) = (game.clone(), t.clone());
        Callback::from(move |pressed: Pick| {
            let (picked, complaint) = press(&game, picked, pressed, &t);
            let cue = if complaint.is_some() {
                "cancel"
            } else {
                "pick"
            };
            sound(&[(0, cue, 0)]);
            set(picked, complaint);
        })
    };
    Handle {
        picked,
        complaint: now.complaint,
        pick,
        refuse,
        step,
        press,
    }
}

/// Why the number of trolls cannot be changed by so many.
fn bound(game: &Trollfjord, picked: Picked, by: i8, t: &Teller) -> AttrValue {
    let refusal = match picked {
        Picked::Count(region, count) if by > 0 => game.refusal(Move::Place(region, count + 1)),
        _ => None,
    };
    match refusal {
        Some(refusal) => why(refusal.reason, game.table(), t),
        None => t.with("card-fewest", &[("none", value(&t.say("card-place-none")))]),
    }
}

/// What a press on the board picks, or why it picks nothing.
fn press(
    game: &Trollfjord,
    picked: Picked,
    pressed: Pick,
    t: &Teller,
) -> (Picked, Option<AttrValue>) {
    let next = match pressed {
        Pick::Step(row, distance) => Picked::Step(row, distance),
        Pick::Region(region) => picked.region(game, region),
        Pick::Fortress(fortress) => Picked::Fortress(fortress),
    };
    let m = match (next, pressed) {
        (Picked::From(_) | Picked::Nothing, _) => return (next, None),
        (Picked::Count(region, _), _) => Some(Move::Place(region, 1)),
        _ => next.whole(game),
    };
    let step = game.table().phase.step();
    let reason = match m {
        Some(m) => game.refusal(m).map(|refusal| refusal.reason),
        None => Some(Reason::WrongStep { step }),
    };
    match reason {
        Some(reason) => (picked, Some(why(reason, game.table(), t))),
        None => (next, None),
    }
}
