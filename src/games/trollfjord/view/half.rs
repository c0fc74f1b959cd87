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
    complaint: Option<Complaint>,
}

/// Why a press did nothing, and how many in a row did nothing: the same reason is to be heard again.
pub type Complaint = (u32, AttrValue);

/// What a hand does at the table.
#[derive(Clone)]
pub enum Hand {
    /// Picks something in the card.
    Pick(Picked),
    /// Presses something closed in the card: why it is.
    Refuse(AttrValue),
    /// So many trolls more or less.
    Step(i8),
    /// Presses something on the board.
    Press(Pick),
    /// Plays a move.
    Play(Move),
}

/// What is half picked now, and what changes it.
pub struct Handle {
    /// What is picked.
    pub picked: Picked,
    /// Why the last press did nothing, if it did nothing.
    pub complaint: Option<Complaint>,
    /// A hand does something.
    pub hand: Callback<Hand>,
}

/// The half move of the decision that is waited for; whole ones go to `play`.
#[hook]
pub fn use_half(game: &Rc<Trollfjord>, t: &Teller, play: Callback<Move>) -> Handle {
    let half = use_state(Half::default);
    let decision = game.decisions();
    let Half {
        picked, complaint, ..
    } = if half.decision == decision {
        (*half).clone()
    } else {
        Half::default()
    };
    let (game, t) = (game.clone(), t.clone());
    let hand = Callback::from(move |hand: Hand| {
        let silent = matches!(hand, Hand::Step(_));
        let (picked, complaint) = match hand {
            Hand::Play(m) => return play.emit(m),
            Hand::Pick(next) => (next, None),
            Hand::Refuse(reason) => (picked, Some(reason)),
            Hand::Step(by) => {
                let next = picked.more(&game, by);
                (next, (next == picked).then(|| bound(&game, picked, by, &t)))
            }
            Hand::Press(pressed) => press(&game, picked, pressed, &t),
        };
        if !silent {
            let cue = if complaint.is_some() {
                "cancel"
            } else {
                "pick"
            };
            sound(&[(0, cue, 0)]);
        }
        let times = half.complaint.as_ref().map_or(0, |(times, _)| times + 1);
        half.set(Half {
            decision,
            picked,
            complaint: complaint.map(|why| (times, why)),
        });
    });
    Handle {
        picked,
        complaint,
        hand,
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
