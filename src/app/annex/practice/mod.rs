//! Practice: the tower alone on the whole window, to be struck at once; what comes of it is counted on this device.

mod book;
mod card;
mod keys;
mod setup;
mod state;
mod steps;
mod totals;

use yew::prelude::*;

use crate::app::browser::fresh_seed;
use crate::app::called;
use crate::app::settings::{self, Settings, Switch};
use crate::engine::{BySeat, Seat};
use crate::games::trollfjord::pieces::Gifts;
use crate::games::trollfjord::practice::{Ended, Practice};
use crate::games::trollfjord::tower::{Side, Tower};
use crate::games::trollfjord::view::linger::{film_ms, scene_ms};
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::view::tower::mood::Strain;
use crate::games::trollfjord::view::tower::stakes::Stake;
use crate::games::trollfjord::view::tower::{
    HammerStage, hammer_stage, stakes_list, use_drone, use_film,
};
use crate::ui::{focus, focus_if_lost, icon, open_dialog, symbol_button};

use super::RoomProps;
use super::dialog::{shut, use_dialog};
use book::Book;
use card::{alarm, announce, card, stop_says};
use keys::use_keys;
use setup::Setup;
use state::{Act, State};
use steps::{FILM, SCENE, use_filled, use_quiet, use_steps};

/// So many treasures are shown.
const TREASURES: usize = 3;

/// Draws practice.
#[component]
pub fn PracticeRoom(props: &RoomProps) -> Html {
    let words = &props.words;
    let desk = use_mut_ref(|| {
        let book = Book::open();
        (State::open(fresh_seed(), book.terms), book)
    });
    let quiet = use_quiet();
    let redraw = use_force_update();
    let side = use_state(|| Side::Left);
    let sounds = use_state(|| Settings::kept().is_on(Switch::Sound));
    let dialog = use_dialog(&props.close);
    let act = {
        let (desk, quiet, redraw) = (desk.clone(), quiet.clone(), redraw.clone());
        use_callback((), move |act: Act, ()| {
            let (state, book) = &mut *desk.borrow_mut();
            // What is chosen on the sheet lies nowhere near.
            let takes = match act {
                Act::Strike(_) => state.goes_on() || quiet.is_over(),
                Act::Stop | Act::Keep | Act::Again => quiet.is_over(),
                Act::Choose(_) | Act::Lay(_) => true,
            };
            if !takes {
                return;
            }
            if let Some(earned) = state.act(act) {
                match act {
                    Act::Choose(terms) => book.choose(terms),
                    Act::Strike(_) | Act::Stop => book.add(earned),
                    Act::Keep | Act::Again | Act::Lay(_) => {}
                }
                if !matches!(act, Act::Strike(_)) {
                    quiet.begin();
                }
                redraw.force_update();
            }
        })
    };
    let reset = {
        let (desk, redraw) = (desk.clone(), redraw.clone());
        use_callback((), move |back: bool, ()| {
            let (_, book) = &mut *desk.borrow_mut();
            if back {
                book.put_back()
            } else {
                book.put_away()
            }
            redraw.force_update();
        })
    };
    let (state, book) = &*desk.borrow();
    let step = use_steps(state.acts, times(state), &quiet);
    let (game, moving) = (&state.game, step == FILM);
    let known = if moving { &state.before } else { game };
    let limit = game.hammering().color_limit();
    // A new tower is empty until its boulders are poured in: for the eye alone.
    let empty = Tower::outside_all(game.tower().mirrored());
    let drawn = match use_filled(state.towers) {
        true => game.tower(),
        false => &empty,
    };
    use_film(
        (drawn, Some(limit)),
        blow_number(game),
        &state.events,
        words,
        true,
    );
    use_drone(Strain::at(known.tower(), Some(known.hammering())));
    use_keys();
    use_effect_with((), |()| focus("practice-title"));
    use_effect_with((state.acts, step), |_| focus_if_lost("hammer-title"));
    let t = Teller {
        names: called(words, &BySeat::from_fn(|_| AttrValue::default())),
        words: words.clone(),
    };
    let on_side = {
        let side = side.setter();
        use_callback((), move |to: Side, ()| side.set(to))
    };
    let scene = state.scene().filter(|_| step == SCENE);
    let hammering = known.hammering();
    let both: Vec<(Seat, Gifts)> = pair(known).map(|seat| (seat, Gifts::NONE)).collect();
    let stage = hammer_stage(&HammerStage {
        tower: drawn,
        blows: game.hammering().blows,
        told: known.tower(),
        hammering: Some(hammering),
        swing: known.ended().is_none().then(|| known.must_strike()),
        stakes: stakes(known, &t),
        teller: &t,
        scene,
        both: &both,
        side: *side,
        on_side: &on_side,
        on_strike: &act.reform(Act::Strike),
        on_stop: &act.reform(|()| Act::Stop),
        stop: stop_says(known, &t),
        locked: None,
        children: card(known, book, &act, &t),
    });
    let leave = shut(&dialog);
    html! {
        <dialog ref={dialog} class="annex-page practice" aria-labelledby="practice-title">
            <div class={classes!("app", moving.then_some("moving"))}>
                <header class="top">
                    <h1 id="practice-title" class="logo" tabindex="-1">{ icon("i-tower") }<span>{ t.say("practice-title") }</span></h1>
                    { terms_button(game, &t) }
                    <nav class="tools">
                        { sound_switch(&sounds, &t) }
                        { symbol_button("", t.say("practice-leave"), "u-x", leave) }
                    </nav>
                </header>
                <main class="room">{ stage }</main>
                <p class="unseen" role="status">{ if moving { String::new() } else { announce(state, &t) } }</p>
                <p class="unseen" role="alert">{ if moving { String::new() } else { alarm(game, &t) } }</p>
            </div>
            <Setup {t} game={game.clone()} book={book.clone()} {act} {reset} />
        </dialog>
    }
}

/// What makes everything silent, as on the table. The page keeps what is chosen.
fn sound_switch(sounds: &UseStateHandle<bool>, t: &Teller) -> Html {
    let (on, says) = (**sounds, t.say("settings-sound"));
    let toggle = {
        let sounds = sounds.clone();
        Callback::from(move |_: MouseEvent| {
            settings::tell(&Settings::kept().toggled(Switch::Sound));
            sounds.set(!*sounds);
        })
    };
    html! {
        <button type="button" data-key="sound" aria-pressed={on.to_string()} title={says.clone()} aria-label={says} onclick={toggle}>
            { icon(if on { "u-sound" } else { "u-mute" }) }
        </button>
    }
}

/// How long the steps of the last act take.
fn times(state: &State) -> [u32; 2] {
    let blow = matches!(state.last, Some(Act::Strike(_)));
    let film = || film_ms(state.before.tower(), &state.events, state.game.tower());
    let scene = state.scene().map_or(0, |_| scene_ms());
    [if blow { film() } else { 0 }, scene]
}

/// Grows by exactly one with a blow and never otherwise, as long as the tower is the same.
fn blow_number(game: &Practice) -> u32 {
    game.number() * 16 + u32::from(game.hammering().blows)
}

/// Who hammers together, the hammerer first.
fn pair(game: &Practice) -> impl Iterator<Item = Seat> {
    let hammering = game.hammering();
    std::iter::once(hammering.hammerer).chain(hammering.partner)
}

/// The best treasure in reach and the next ones.
fn stakes(game: &Practice, t: &Teller) -> Html {
    let stake = |(treasure, missing)| Stake {
        treasure,
        missing,
        who: pair(game).collect(),
    };
    let list: Vec<Stake> = game.treasures(TREASURES).into_iter().map(stake).collect();
    let angry = matches!(game.ended(), Some(Ended::Angry(_)));
    let (out, hammerer) = (game.tower().out_count(), game.hammering().hammerer);
    stakes_list(t, out, "practice-reach", &list, hammerer, angry)
}

/// The way to the set-up says what is set.
fn terms_button(game: &Practice, t: &Teller) -> Html {
    let terms = game.terms();
    let limit = ("limit", terms.limit().into());
    let comrade = if terms.comrade { "yes" } else { "no" };
    let short = t.with("practice-setup-short", std::slice::from_ref(&limit));
    let says = t.with("practice-setup", &[limit, ("comrade", comrade.into())]);
    let title = t.say("practice-setup-title");
    html! {
        <button type="button" class="drill-terms" {title} onclick={|_| open_dialog(setup::ID)}>
            { icon("u-menu") }
            <span class="drill-long">{ says }</span>
            <span class="drill-short">{ short }</span>
        </button>
    }
}
