//! The last blow of a hammering stays in view for a moment: the rules go on at once, the eye does not.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::engine::Session;
use crate::games::trollfjord::{Move, Phase, Trollfjord};

/// How long the tower is still shown after the blow that ended the hammering, in milliseconds.
const LINGER_MS: u32 = 1_800;

/// The picture right after the last blow, while it is still to be shown; `None` otherwise. Any press ends it.
#[hook]
pub fn use_linger(session: &Rc<Session<Trollfjord>>) -> Option<Rc<Trollfjord>> {
    let length = session.played().len();
    // So many decisions have been seen to their end. What was played before the page opened is not shown again.
    let seen = use_mut_ref(|| length);
    let again = use_force_update();
    let picture = use_memo((session.clone(), length), |(session, _)| {
        last_impact(session)
    });
    let shown = (*picture).clone().filter(|_| *seen.borrow() + 1 == length);
    if shown.is_none() {
        *seen.borrow_mut() = length;
    }
    use_effect_with((length, shown.is_some()), move |&(length, shown)| {
        let listening = shown.then(|| {
            end_by(move || {
                *seen.borrow_mut() = length;
                again.force_update();
            })
        });
        move || drop(listening)
    });
    shown
}

/// Calls `end` after a while, or at any press.
fn end_by(end: impl Fn() + Clone + 'static) -> (Timeout, Vec<EventListener>) {
    let timer = Timeout::new(LINGER_MS, end.clone());
    let presses = web_sys::window().map(|window| {
        ["pointerdown", "keydown"].map(|kind| {
            let end = end.clone();
            EventListener::new(&window, kind, move |_| end())
        })
    });
    (timer, presses.into_iter().flatten().collect())
}

/// The table right after the last decision, if that was a blow that ended the hammering.
fn last_impact(session: &Session<Trollfjord>) -> Option<Rc<Trollfjord>> {
    let Move::Swing(blow) = session.played().last()?.m else {
        return None;
    };
    if matches!(
        session.position().table().phase,
        Phase::Swing { .. } | Phase::Pledge { .. }
    ) {
        return None;
    }
    let before = session.record().position(session.played().len() - 1).ok()?;
    Some(Rc::new(before.after_impact(blow)))
}
