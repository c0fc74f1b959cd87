//! What the last decision did stays in view for a moment: the rules go on at once, the eye does not. A last blow lingers
//! on the tower, a change of roles and anger have scenes of their own, everything else flies on the board.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::engine::{Seat, Session};
use crate::games::trollfjord::tower::Tower;
use crate::games::trollfjord::{Event, Move, Phase, Trollfjord};
use crate::ui::{now, pace, pressed_at, soon, sound};

use super::flight::plan;
use super::flying::{fly, land};
use super::sounding::cues;
use super::tower::what_happened;

/// How long the tower is still shown when the blow that ended the hammering is over, in milliseconds; how long it is told
/// who has the hammer now or that the spirit is angry; both without motion.
const LINGER_MS: u32 = 1_000;
const SCENE_MS: u32 = 1_100;
const CALM_MS: u32 = 1_800;

/// How long what nobody is to miss is told.
pub fn scene_ms() -> u32 {
    match pace() {
        0 => CALM_MS,
        pace => SCENE_MS * pace / 2,
    }
}

/// So soon after something came to its end no press is taken that would now mean something else.
pub const DEAD_MS: f64 = 300.0;

/// A game and the one before its last decision.
type Seen = (Rc<Session<Trollfjord>>, Option<Rc<Session<Trollfjord>>>);

/// What is still to be shown of the last decision.
#[derive(Clone)]
pub struct Linger {
    /// The picture right after a blow whose consequences come later.
    pub shown: Option<Rc<Trollfjord>>,
    /// The position before a blow while its boulders move: nothing is told ahead of what is to be seen.
    pub before: Option<Rc<Trollfjord>>,
    /// What nobody is to miss, while it is shown.
    pub scene: Option<Scene>,
    /// Whether the boulders go back into the tower just now.
    pub pours: bool,
    /// Whether the hammering is over and the tower gives way to the board: what goes back into it comes later.
    pub leaves: bool,
    /// The position right after the last decision, if that was a blow.
    pub struck: Option<Rc<Trollfjord>>,
    /// Whether the last decision has just been played.
    pub fresh: bool,
    /// Who struck it.
    striker: Option<Seat>,
    /// When the last of it came to its end.
    ended: Rc<Cell<f64>>,
}

/// What has a scene of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// An empty blow: the hammer goes over to this seat.
    Swap(Seat),
    /// This seat hammers on alone.
    Keep(Seat),
    /// The spirit is angry; so many gifts are needed.
    Angry(u8),
}

/// The table is drawn anew with the page.
impl PartialEq for Linger {
    fn eq(&self, _: &Linger) -> bool {
        false
    }
}

impl Linger {
    /// Whether a press is taken that plays `m`. Blow may follow blow at once while the same seat strikes; all else may
    /// just have come to mean something else.
    pub fn takes(&self, m: Move, game: &Trollfjord) -> bool {
        let hammerer = game.table().phase.hammering().map(|h| h.hammerer);
        matches!(m, Move::Swing(_)) && hammerer == self.striker
            || pressed_at() - self.ended.get() >= DEAD_MS
    }

    /// Whether the table still shows something that was decided before.
    pub fn holds(&self) -> bool {
        self.before.is_some() || self.shown.is_some()
    }

    /// What may be told of `game`.
    pub fn known<'a>(&'a self, game: &'a Rc<Trollfjord>) -> &'a Rc<Trollfjord> {
        self.before.as_ref().unwrap_or(game)
    }
}

/// The last decision, as far as there is something to show.
struct Last {
    before: Rc<Trollfjord>,
    /// Who struck, if it was a blow.
    striker: Option<Seat>,
    /// The table right after the blow, if it does not go on with the next one.
    picture: Option<Rc<Trollfjord>>,
    struck: Option<Rc<Trollfjord>>,
    scene: Option<Scene>,
    leaves: bool,
    /// How long each of the steps takes; nothing where there is none.
    times: [u32; 5],
}

/// How far the last decision has been shown: the film of a blow, what nobody is to miss, the picture the blow leaves, what
/// flies on the board, the boulders that go back; all.
const FILM: usize = 0;
const SCENE: usize = 1;
const PICTURE: usize = 2;
const FLIGHT: usize = 3;
const POUR: usize = 4;
const ALL: usize = 5;

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
    let last = use_memo((session.clone(), length), |(session, _)| {
        Last::of(&games.borrow().0, session)
    });
    let step = {
        let mut seen = seen.borrow_mut();
        if seen.0 != length {
            *seen = (length, if length == seen.0 + 1 { FILM } else { ALL });
        }
        let times = (*last).as_ref().map_or([0; 5], |last| last.times);
        while seen.1 < ALL && seen.1 != FLIGHT && times[seen.1] == 0 {
            seen.1 += 1;
        }
        seen.1
    };
    let now_shown = (*last).as_ref();
    let linger = Linger {
        shown: now_shown
            .filter(|_| step < FLIGHT)
            .and_then(|last| last.picture.clone()),
        before: now_shown
            .filter(|_| step == FILM)
            .map(|last| last.before.clone()),
        scene: now_shown
            .filter(|_| step == SCENE)
            .and_then(|last| last.scene),
        pours: now_shown.is_some() && step == POUR,
        leaves: now_shown.is_some_and(|last| step < POUR && last.leaves),
        struck: now_shown.and_then(|last| last.struck.clone()),
        fresh: now_shown.is_some(),
        striker: now_shown.and_then(|last| last.striker),
        ended: ended.clone(),
    };
    let times = now_shown.map_or([0; 5], |last| last.times);
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
            let next = move |to: usize, by: End| {
                *seen.borrow_mut() = (length, to);
                // After these a control may mean something else.
                if matches!(step, FILM | PICTURE) {
                    ended.set(now());
                }
                let again = again.clone();
                by.draw(move || again.force_update());
            };
            let flies = step == FLIGHT && on_board;
            let ending = if flies {
                let before = games.1.take();
                let time = before.and_then(|before| fly_after(&before, &games.0));
                if time.is_none() && times[POUR] > 0 {
                    next(POUR, End::Time);
                    None
                } else {
                    time.map(|time| {
                        end_by(
                            time,
                            Rc::new(move |by| {
                                land();
                                if times[POUR] > 0 {
                                    // Who is in haste wants the board.
                                    next(if by == End::Time { POUR } else { ALL }, by);
                                }
                            }),
                        )
                    })
                }
            } else if step < ALL && step != FLIGHT {
                Some(end_by(times[step], Rc::new(move |by| next(step + 1, by))))
            } else {
                None
            };
            move || drop(ending)
        },
    );
    linger
}

/// How long the film takes that leads from one tower to the other.
pub fn film_ms(from: &Tower, events: &[Event], to: &Tower) -> u32 {
    let film = what_happened(from, events, to);
    film.map_or(0.0, |film| film.plan.end * f64::from(pace()) / 2.0) as u32
}

impl Last {
    /// The last decision of `after`, if it came next to `before`.
    fn of(before: &Session<Trollfjord>, after: &Session<Trollfjord>) -> Option<Last> {
        let last = after.played().last()?;
        if before.played().len() + 1 != after.played().len() {
            return None;
        }
        let (before, game) = (before.position(), after.position());
        let phase = game.table().phase;
        let film = |from: &Trollfjord, to: &Trollfjord| {
            film_ms(&from.table().tower, &last.events, &to.table().tower)
        };
        let mut found = Last {
            before: before.clone(),
            striker: None,
            picture: None,
            struck: None,
            scene: last.events.iter().find_map(Scene::of),
            leaves: is_staged(before) && !is_staged(game),
            times: [0; 5],
        };
        let pace = pace();
        let rests = match pace {
            0 => CALM_MS,
            _ => LINGER_MS * pace / 2,
        };
        if let Move::Swing(blow) = last.m {
            let goes_on = matches!(phase, Phase::Swing { .. });
            found.striker = Some(last.by);
            found.picture = (!goes_on).then(|| Rc::new(before.after_impact(blow)));
            let struck = found.picture.as_ref().unwrap_or(game);
            found.times[FILM] = film(before, struck);
            found.struck = Some(struck.clone());
        }
        if found.scene.is_some() {
            found.times[SCENE] = scene_ms();
        }
        if found.picture.is_some() && !matches!(phase, Phase::Pledge { .. }) {
            found.times[PICTURE] = rests;
        }
        if pace > 0 && last.events.contains(&Event::Poured) {
            found.times[POUR] = film(found.struck.as_ref().unwrap_or(before), game);
        }
        Some(found)
    }
}

/// Whether the tower is on the stage.
fn is_staged(game: &Trollfjord) -> bool {
    matches!(
        game.table().phase,
        Phase::Swing { .. } | Phase::Pledge { .. }
    )
}

impl Scene {
    /// The scene of an event, if it has one.
    pub fn of(event: &Event) -> Option<Scene> {
        match *event {
            Event::Swapped { hammerer } => Some(Scene::Swap(hammerer)),
            Event::Kept { seat } => Some(Scene::Keep(seat)),
            Event::Angry { need } => Some(Scene::Angry(need)),
            _ => None,
        }
    }
}

/// Lets fly what the last decision moved: how long that takes.
fn fly_after(before: &Session<Trollfjord>, after: &Session<Trollfjord>) -> Option<u32> {
    let events = &after.played().last()?.events;
    let plan = plan(before.position().table(), events, after.position().table());
    sound(&cues(events, &plan));
    fly(&plan)
}

/// What ends something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Its time was over.
    Time,
    /// A pointer or a key was pressed.
    Press,
}

impl End {
    /// Draws what comes next: after a press, when the page has shown that it heard of it. What the press does besides is
    /// taken only if it means the same before and after (see [`Linger::takes`]).
    pub fn draw(self, draw: impl FnOnce() + 'static) {
        match self {
            End::Time => draw(),
            End::Press => soon(draw),
        }
    }
}

/// Calls `end` after a while or at any press.
pub fn end_by(ms: u32, end: Rc<dyn Fn(End)>) -> (Timeout, Vec<EventListener>) {
    // Ahead of whatever the press does: it finds the table at rest. But behind the film, which ends at the window: while
    // nothing is drawn yet, that costs no layout.
    let first = EventListenerOptions::run_in_capture_phase();
    let document = web_sys::window().and_then(|window| window.document());
    let presses = document.map(|document| {
        ["pointerdown", "keydown"].map(|kind| {
            let end = end.clone();
            EventListener::new_with_options(&document, kind, first, move |_| end(End::Press))
        })
    });
    (
        Timeout::new(ms, move || end(End::Time)),
        presses.into_iter().flatten().collect(),
    )
}
