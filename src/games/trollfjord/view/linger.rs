//! What the last decision did stays in view for a moment: the rules go on at once, the eye does not. A last blow lingers
//! on the tower; everything else flies on the board.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::engine::Session;
use crate::games::trollfjord::{Move, Phase, Trollfjord};
use crate::ui::sound;

use super::flight::plan;
use super::flying::{fly, land};
use super::sounding::cues;

/// How long the tower is still shown after the blow that ended the hammering, in milliseconds.
const LINGER_MS: u32 = 1_800;

/// A game and the one before its last decision.
type Seen = (Rc<Session<Trollfjord>>, Option<Rc<Session<Trollfjord>>>);

/// The picture right after the last blow, while it is still to be shown; `None` otherwise. Any press ends it. What the
/// last decision moved flies as soon as the board is shown (`on_board`).
#[hook]
pub fn use_linger(session: &Rc<Session<Trollfjord>>, on_board: bool) -> Option<Rc<Trollfjord>> {
    let length = session.played().len();
    // So many decisions have been seen to their end. What was played before the page opened is not shown again.
    let seen = use_mut_ref(|| length);
    let games = use_mut_ref(|| (session.clone(), None) as Seen);
    let again = use_force_update();
    let picture = use_memo((session.clone(), length), |(session, _)| {
        last_impact(session)
    });
    let shown = (*picture).clone().filter(|_| *seen.borrow() + 1 == length);
    if shown.is_none() {
        *seen.borrow_mut() = length;
    }
    let session = session.clone();
    use_effect_with(
        (length, shown.is_some(), on_board),
        move |&(length, shown, on_board)| {
            let mut games = games.borrow_mut();
            if !Rc::ptr_eq(&games.0, &session) {
                let before = std::mem::replace(&mut games.0, session);
                // What is taken back does not fly, nor what was played elsewhere.
                games.1 = Some(before).filter(|before| before.played().len() + 1 == length);
            }
            let end: Option<(u32, Rc<dyn Fn()>)> = if shown {
                let end = move || {
                    *seen.borrow_mut() = length;
                    again.force_update();
                };
                Some((LINGER_MS, Rc::new(end)))
            } else if on_board {
                let time = games
                    .1
                    .take()
                    .and_then(|before| fly_after(&before, &games.0));
                time.map(|time| (time, Rc::new(land) as Rc<dyn Fn()>))
            } else {
                None
            };
            let ending = end.map(end_by);
            move || drop(ending)
        },
    );
    shown
}

/// Lets fly what the last decision moved: how long that takes.
fn fly_after(before: &Session<Trollfjord>, after: &Session<Trollfjord>) -> Option<u32> {
    let events = &after.played().last()?.events;
    let plan = plan(before.position().table(), events, after.position().table());
    sound(&cues(events, &plan));
    fly(&plan)
}

/// Calls `end` after a while, or at any press.
fn end_by((ms, end): (u32, Rc<dyn Fn()>)) -> (Timeout, Vec<EventListener>) {
    // Ahead of whatever the press does: it finds the table at rest.
    let first = EventListenerOptions::run_in_capture_phase();
    let presses = web_sys::window().map(|window| {
        ["pointerdown", "keydown"].map(|kind| {
            let end = end.clone();
            EventListener::new_with_options(&window, kind, first, move |_| end())
        })
    });
    (
        Timeout::new(ms, move || end()),
        presses.into_iter().flatten().collect(),
    )
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
