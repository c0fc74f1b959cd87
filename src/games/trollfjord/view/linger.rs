//! What the last decision did stays in view for a moment: the rules go on at once, the eye does not. A last blow lingers
//! on the tower; everything else flies on the board.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::engine::{Seat, Session};
use crate::games::trollfjord::{Move, Phase, Trollfjord};
use crate::ui::{now, pace, pressed_at, sound};

use super::flight::plan;
use super::flying::{fly, land};
use super::sounding::cues;
use super::tower::what_happened;

/// How long the tower is still shown when the blow that ended the hammering is over, in milliseconds; the same without
/// motion.
const LINGER_MS: u32 = 1_000;
const CALM_MS: u32 = 1_800;
/// So soon after something came to its end no press is taken that would now mean something else.
const DEAD_MS: f64 = 300.0;

/// A game and the one before its last decision.
type Seen = (Rc<Session<Trollfjord>>, Option<Rc<Session<Trollfjord>>>);

/// What is still to be shown of the last decision.
pub struct Linger {
    /// The picture right after a blow whose consequences come later.
    pub shown: Option<Rc<Trollfjord>>,
    /// The position before a blow while its boulders move: nothing is told ahead of what is to be seen.
    pub before: Option<Rc<Trollfjord>>,
    /// Who struck the last blow, if the last decision was one.
    striker: Option<Seat>,
    /// When the last of it came to its end.
    ended: Rc<Cell<f64>>,
}

impl Linger {
    /// Whether a press is taken that plays `m`. Blow may follow blow at once while the same seat strikes; all else may
    /// just have come to mean something else.
    pub fn takes(&self, m: Move, game: &Trollfjord) -> bool {
        let hammerer = game.table().phase.hammering().map(|h| h.hammerer);
        matches!(m, Move::Swing(_)) && hammerer == self.striker
            || pressed_at() - self.ended.get() >= DEAD_MS
    }
}

/// The last decision, if it was a blow.
struct Impact {
    before: Rc<Trollfjord>,
    striker: Seat,
    /// The table right after it, if it does not go on with the next blow.
    picture: Option<Rc<Trollfjord>>,
    /// How long the boulders move.
    time: u32,
}

/// How far the last decision has been shown: its film, the picture it leaves, all.
const FILM: u8 = 0;
const PICTURE: u8 = 1;
const ALL: u8 = 2;

/// What is still to be shown. Any press ends what is just being shown. What the last decision moved flies as soon as the
/// board is shown (`on_board`).
#[hook]
pub fn use_linger(session: &Rc<Session<Trollfjord>>, on_board: bool) -> Linger {
    let length = session.played().len();
    // What was played before the page opened is not shown again.
    let seen = use_mut_ref(|| (length, ALL));
    let games = use_mut_ref(|| (session.clone(), None) as Seen);
    let ended = use_memo((), |()| Cell::new(0.0));
    let again = use_force_update();
    let impact = use_memo((session.clone(), length), |(session, _)| {
        Impact::of(&games.borrow().0, session)
    });
    let pledges = matches!(session.position().table().phase, Phase::Pledge { .. });
    let step = {
        let mut seen = seen.borrow_mut();
        if seen.0 != length {
            *seen = (length, if length == seen.0 + 1 { FILM } else { ALL });
        }
        let (time, picture) = (*impact).as_ref().map_or((0, false), |impact| {
            (impact.time, impact.picture.is_some() && !pledges)
        });
        if seen.1 == FILM && time == 0 {
            seen.1 = PICTURE;
        }
        if seen.1 == PICTURE && !picture {
            seen.1 = ALL;
        }
        seen.1
    };
    let striker = (*impact).as_ref().map(|impact| impact.striker);
    let impact = (*impact).as_ref().filter(|_| step != ALL);
    let linger = Linger {
        shown: impact.and_then(|impact| impact.picture.clone()),
        before: impact
            .filter(|_| step == FILM)
            .map(|impact| impact.before.clone()),
        striker,
        ended: ended.clone(),
    };
    let film = impact.map_or(0, |impact| impact.time);
    let session = session.clone();
    use_effect_with(
        (length, step, on_board),
        move |&(length, step, on_board)| {
            let mut games = games.borrow_mut();
            if !Rc::ptr_eq(&games.0, &session) {
                let before = std::mem::replace(&mut games.0, session);
                // What is taken back does not fly, nor what was played elsewhere.
                games.1 = Some(before).filter(|before| before.played().len() + 1 == length);
            }
            let next = move |_| {
                *seen.borrow_mut() = (length, step + 1);
                ended.set(now());
                again.force_update();
            };
            let ending = if step == FILM {
                Some(end_by(film, Rc::new(next)))
            } else if step == PICTURE {
                let time = if pace() == 0 { CALM_MS } else { LINGER_MS };
                Some(end_by(time, Rc::new(next)))
            } else if on_board {
                let before = games.1.take();
                let time = before.and_then(|before| fly_after(&before, &games.0));
                time.map(|time| end_by(time, Rc::new(|_| land())))
            } else {
                None
            };
            move || drop(ending)
        },
    );
    linger
}

impl Impact {
    /// The last decision of `after`, which came next to `before`, if it was a blow.
    fn of(before: &Session<Trollfjord>, after: &Session<Trollfjord>) -> Option<Impact> {
        let last = after.played().last()?;
        let Move::Swing(blow) = last.m else {
            return None;
        };
        if before.played().len() + 1 != after.played().len() {
            return None;
        }
        let (before, game) = (before.position(), after.position());
        let goes_on = matches!(game.table().phase, Phase::Swing { .. });
        let picture = (!goes_on).then(|| Rc::new(before.after_impact(blow)));
        let tower = &picture.as_ref().unwrap_or(game).table().tower;
        let film = what_happened(&before.table().tower, &last.events, tower);
        let pace = f64::from(pace());
        Some(Impact {
            before: before.clone(),
            striker: last.by,
            time: film.map_or(0.0, |film| film.plan.end * pace / 2.0) as u32,
            picture,
        })
    }
}

/// Lets fly what the last decision moved: how long that takes.
fn fly_after(before: &Session<Trollfjord>, after: &Session<Trollfjord>) -> Option<u32> {
    let events = &after.played().last()?.events;
    let plan = plan(before.position().table(), events, after.position().table());
    sound(&cues(events, &plan));
    fly(&plan)
}

/// Calls `end` after a while or at any press, and tells it whether it was a press.
pub fn end_by(ms: u32, end: Rc<dyn Fn(bool)>) -> (Timeout, Vec<EventListener>) {
    // Ahead of whatever the press does: it finds the table at rest.
    let first = EventListenerOptions::run_in_capture_phase();
    let presses = web_sys::window().map(|window| {
        ["pointerdown", "keydown"].map(|kind| {
            let end = end.clone();
            EventListener::new_with_options(&window, kind, first, move |_| end(true))
        })
    });
    (
        Timeout::new(ms, move || end(false)),
        presses.into_iter().flatten().collect(),
    )
}
