//! The replay: a game as it was played, on the whole window, wound by hand or running by itself.

mod card;
pub mod chart;
mod reel;
mod spots;

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::engine::{Game, Seat, Session};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::view::guide::guide;
use crate::games::trollfjord::view::last::last_events;
use crate::games::trollfjord::view::linger::use_linger;
use crate::games::trollfjord::view::says::{alarm, announce};
use crate::games::trollfjord::view::table_view::{Pane, TableView};
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::{focus, icon, symbol_button};

use super::GameProps;
use super::dialog::{shut, use_dialog};
use crate::app::save::{self, Saved};
use crate::app::settings::{Settings, Switch};
use crate::app::tabs::tabs;
use crate::app::{address, browser, called};
use card::{Card, card};
use chart::course;
use reel::{Reel, Wind};
use spots::{spots, turns_around};

/// Draws the replay.
#[component]
pub fn Replay(props: &GameProps) -> Html {
    let (words, saved) = (&props.words, &props.saved);
    let whole = use_memo(saved.record.clone(), Session::<Trollfjord>::open);
    let course = use_memo(saved.record.clone(), course);
    let length = whole.played().len();
    let reel = {
        let (at, record) = (props.at, saved.record.clone());
        use_reducer(move || {
            let known = save::there().is_some_and(|own| own.record == record);
            Reel::new(at, length, known)
        })
    };
    let wind = {
        let reel = reel.dispatcher();
        use_callback((), move |wind: Wind, ()| reel.dispatch(wind))
    };
    let now = *reel;
    let shown = use_upto(saved, now.at);
    let seen = use_upto(saved, now.seen);
    let pane = use_state(Pane::default);
    let linger = use_linger(&shown, *pane == Pane::Board);
    let dialog = use_dialog(&props.close);
    use_running(now, linger.holds(), &wind);
    use_motion(now);
    use_address(saved, now);
    use_effect_with((), |()| focus("replay-title"));
    let t = Teller {
        names: called(words, &saved.names),
        words: words.clone(),
    };
    let list = spots(&whole, now.seen, &t);
    let around = turns_around(&list, now.at, length);
    let seats: Vec<Seat> = whole.position().seats().collect();
    let go = wind.reform(Wind::To);
    let dock = card(&Card {
        reel: now,
        shown: &shown,
        saved,
        course: &course,
        seats: &seats,
        spots: &list,
        around,
        wind: &wind,
        leave: shut(&dialog),
        t: &t,
    });
    let position = shown.position();
    let events = last_events(&shown);
    let set_pane = {
        let pane = pane.setter();
        use_callback((), move |to: Pane, ()| pane.set(to))
    };
    html! {
        <dialog ref={dialog.clone()} class="annex-page" aria-labelledby="replay-title" onkeydown={keys(now, around, &wind)}>
            <div class="app">
                <header class="top">
                    <h1 id="replay-title" class="logo" tabindex="-1">{ icon("i-troll") }<span>{ t.say("replay-title") }</span></h1>
                    { guide(words, shown.position().table().phase.step()) }
                    if shown.record().fork().is_some() {
                        <b class="tag">{ t.say("table-what-if") }</b>
                    }
                    <nav class="tools">{ symbol_button("", t.say("replay-leave"), "u-x", shut(&dialog)) }</nav>
                </header>
                <main class="room">
                    <TableView linger={linger.clone()} session={shown.clone()} whole={seen.clone()} teller={t.clone()} pane={*pane}
                        set_pane={set_pane.clone()} act={Callback::noop()} look={go} dock={Some(dock)} at={Some(now.at)}
                        open_sacks={Settings::kept().is_on(Switch::OpenSacks)} />
                </main>
                { tabs(words, *pane, false, &set_pane) }
                <p class="unseen" role="status">{ announce(position, &events, &linger, true, &t) }</p>
                <p class="unseen" role="alert">{ alarm(&events, &linger, &t) }</p>
            </div>
        </dialog>
    }
}

/// The game after so many decisions.
#[hook]
fn use_upto(saved: &Saved, at: usize) -> Rc<Session<Trollfjord>> {
    let upto = use_memo((saved.record.clone(), at), |(record, at)| {
        Rc::new(Session::open(&record.upto(*at)))
    });
    (*upto).clone()
}

/// Winds on by itself, when what is shown has been seen.
#[hook]
fn use_running(now: Reel, holds: bool, wind: &Callback<Wind>) {
    let wind = wind.clone();
    use_effect_with(
        (now.at, now.runs && !holds, now.speed),
        move |&(at, runs, speed)| {
            let timer = runs.then(|| Timeout::new(speed.rest(), move || wind.emit(Wind::Tick(at))));
            move || drop(timer)
        },
    );
}

/// While it runs in haste, less moves. What was chosen for all games comes back with the end.
#[hook]
fn use_motion(now: Reel) {
    use_effect_with((now.runs, now.speed), |&(runs, speed)| {
        let motion = speed.motion().filter(|_| runs);
        if let Some(motion) = motion {
            browser::mark("data-motion", motion);
        }
        move || {
            if motion.is_some() {
                Settings::kept().show();
            }
        }
    });
}

/// While it stands still, the address holds the game and the moment; afterwards what it held before.
#[hook]
fn use_address(saved: &Saved, now: Reel) {
    use_effect_with((), |()| {
        let before = address::held();
        move || address::hold(&before)
    });
    let saved = saved.clone();
    use_effect_with((now.at, now.runs), move |&(at, runs)| {
        let at = (at < now.length).then_some(at);
        let timer = (!runs).then(|| Timeout::new(300, move || address::show_at(&saved, at)));
        move || drop(timer)
    });
}

/// The keys of the replay.
fn keys(now: Reel, around: (usize, usize), wind: &Callback<Wind>) -> Callback<KeyboardEvent> {
    let wind = wind.clone();
    Callback::from(move |event: KeyboardEvent| {
        let code = event.code();
        let plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
        // The slider has no use for this one.
        let slider = event.target_dyn_into::<HtmlInputElement>().is_some();
        let taken = browser::field_takes(&code) && !(slider && code == "Space");
        if !plain || event.default_prevented() || taken {
            return;
        }
        let wound = match (code.as_str(), event.shift_key()) {
            ("ArrowLeft", false) => Wind::Back,
            ("ArrowRight", false) => Wind::On,
            ("ArrowLeft", true) | ("PageUp", _) => Wind::To(around.0),
            ("ArrowRight", true) | ("PageDown", _) => Wind::To(around.1),
            ("Home", _) => Wind::To(0),
            ("End", _) => Wind::To(now.length),
            ("Space" | "KeyK", _) => Wind::Toggle,
            _ => return,
        };
        event.prevent_default();
        wind.emit(wound);
    })
}
