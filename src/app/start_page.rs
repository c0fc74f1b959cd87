//! The start page: continue, or lay out a new game.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Game, Record, Seat, Seed};
use crate::games::trollfjord::view::look::{mark, player_class};
use crate::games::trollfjord::view::teller::{Names, Teller};
use crate::games::trollfjord::{Setup, Trollfjord};
use crate::ui::{Icon, use_words};

use super::browser::fresh_seed;
use super::desk::Seated;
use super::names;
use super::numbers::NumbersChoice;
use super::save::Saved;
use crate::games::trollfjord::setup::{Numbers, Players};

/// What the start page knows, and what it reports.
#[derive(Properties, PartialEq)]
pub struct StartPageProps {
    /// The game that can be continued.
    pub game: Option<Seated>,
    /// Whether a game was kept that cannot be read.
    pub unreadable: bool,
    /// A new game.
    pub start: Callback<Saved>,
    /// Back to the game.
    pub resume: Callback<()>,
}

/// What is chosen so far.
#[derive(Clone, PartialEq)]
struct Choice {
    setup: Setup,
    names: Names,
    seed: AttrValue,
}

impl Choice {
    /// Strong defaults: the last players again, or two; the first game's numbers; a fresh seed.
    fn first(game: Option<&Seated>) -> Self {
        let setup = game.map(|game| game.session.record().setup);
        Choice {
            setup: setup.unwrap_or(Setup::new(Players::ALL[0], Numbers::FirstGame)),
            names: game.map_or_else(
                || Names::from_fn(|_| AttrValue::default()),
                |g| g.names.clone(),
            ),
            seed: fresh_seed().to_string().into(),
        }
    }

    fn saved(&self) -> Saved {
        let record = Record::<Trollfjord>::new(self.setup, Seed::from_text(&self.seed));
        Saved {
            names: self.names.clone(),
            record,
        }
    }
}

/// Draws the start page.
#[component]
pub fn StartPage(props: &StartPageProps) -> Html {
    let words = use_words();
    let choice = use_state(|| Choice::first(props.game.as_ref()));
    let change = {
        let choice = choice.clone();
        Callback::from(move |next: Choice| choice.set(next))
    };
    let onsubmit = {
        let (choice, start) = (choice.clone(), props.start.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            start.emit(choice.saved());
        })
    };
    html! {
        <main class="start">
            <div class="start-head">
                <svg class="start-troll p-star" viewBox="0 0 84 118" aria-hidden="true"><use href="#lord-star" /></svg>
                <div>
                    <h1>{ words.say("app-title") }</h1>
                    <p class="lead">{ words.say("app-lead") }</p>
                </div>
            </div>
            if props.unreadable {
                <p class="why" role="status"><Icon name="u-lock" />{ words.say("start-unreadable") }</p>
            }
            if let Some(game) = &props.game {
                <Continue game={game.clone()} resume={&props.resume} />
            }
            <form class="card start-form" {onsubmit} aria-labelledby="start-title">
                <h2 id="start-title">{ words.say("start-title") }</h2>
                <PlayersField choice={(*choice).clone()} change={&change} />
                <NumbersField choice={(*choice).clone()} change={&change} />
                <SeedField choice={(*choice).clone()} change={&change} />
                <button type="submit" class="btn pri">{ words.say("start-go") }</button>
            </form>
            <p class="fine">{ words.say("app-unofficial") }</p>
        </main>
    }
}

#[derive(Properties, PartialEq)]
struct ContinueProps {
    game: Seated,
    resume: Callback<()>,
}

#[component]
fn Continue(props: &ContinueProps) -> Html {
    let words = use_words();
    let position: &Rc<Trollfjord> = props.game.session.position();
    let note = match position.to_move() {
        Some(seat) => {
            let t = Teller {
                words: words.clone(),
                names: super::called(&words, &props.game.names),
            };
            let turn = ("turn", position.table().turn.into());
            t.with("start-continue-note", &[turn, ("name", t.name(seat))])
        }
        None => words.say("start-continue-over"),
    };
    let resume = props.resume.clone();
    html! {
        <section class="card start-continue">
            <button type="button" class="btn pri" onclick={Callback::from(move |_: MouseEvent| resume.emit(()))}>
                { words.say("start-continue") }
            </button>
            <p>{ note }</p>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct FieldProps {
    choice: Choice,
    change: Callback<Choice>,
}

#[component]
fn PlayersField(props: &FieldProps) -> Html {
    let words = use_words();
    let now = props.choice.setup.players;
    let segment = |players: Players| {
        let (choice, change) = (props.choice.clone(), props.change.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let setup = Setup {
                players,
                ..choice.setup
            };
            change.emit(Choice {
                setup,
                ..choice.clone()
            });
        });
        let class = (players == now).then_some("on");
        html! {
            <button type="button" {class} aria-pressed={(players == now).to_string()} {onclick}>
                { words.with("start-players-n", &[("n", players.get().into())]) }
            </button>
        }
    };
    html! {
        <fieldset>
            <legend>{ words.say("start-players") }</legend>
            <div class="seg">{ for Players::ALL.map(segment) }</div>
            <div class="seats">
                for seat in Seat::first(now.get()) {
                    <SeatField key={seat.index()} choice={props.choice.clone()} change={&props.change} {seat} />
                }
            </div>
        </fieldset>
    }
}

#[derive(Properties, PartialEq)]
struct SeatFieldProps {
    choice: Choice,
    change: Callback<Choice>,
    seat: Seat,
}

#[component]
fn SeatField(props: &SeatFieldProps) -> Html {
    let words = use_words();
    let seat = props.seat;
    let onchange = {
        let (choice, change) = (props.choice.clone(), props.change.clone());
        Callback::from(move |event: Event| {
            let typed: web_sys::HtmlInputElement = event.target_unchecked_into();
            let mut next = choice.clone();
            next.names[seat] = names::clean(&typed.value()).into();
            change.emit(next);
        })
    };
    let usual = words.say(&format!("seat-{seat}"));
    html! {
        <label class={classes!("seat", player_class(seat))}>
            <svg class="por" aria-hidden="true"><use href={format!("#head-{}", mark(seat))} /></svg>
            <span class="unseen">{ words.with("start-name", &[("n", (seat.index() + 1).into())]) }</span>
            <input type="text" maxlength={names::LONGEST.to_string()} autocomplete="off" placeholder={usual}
                value={props.choice.names[seat].clone()} {onchange} />
        </label>
    }
}

#[component]
fn NumbersField(props: &FieldProps) -> Html {
    let words = use_words();
    let even = props.choice.setup.even_start;
    let set = {
        let (choice, change) = (props.choice.clone(), props.change.clone());
        Callback::from(move |numbers: Numbers| {
            let setup = Setup {
                numbers,
                ..choice.setup
            };
            change.emit(Choice {
                setup,
                ..choice.clone()
            });
        })
    };
    let onchange = {
        let (choice, change) = (props.choice.clone(), props.change.clone());
        Callback::from(move |_: Event| {
            let setup = Setup {
                even_start: !choice.setup.even_start,
                ..choice.setup
            };
            change.emit(Choice {
                setup,
                ..choice.clone()
            });
        })
    };
    html! {
        <fieldset>
            <legend>{ words.say("start-numbers") }</legend>
            <NumbersChoice numbers={props.choice.setup.numbers} {set} />
            <label class="check">
                <input type="checkbox" checked={even} {onchange} />
                <span><b>{ words.say("start-even") }</b>{ " " }<small>{ words.say("start-even-note") }</small></span>
            </label>
        </fieldset>
    }
}

#[component]
fn SeedField(props: &FieldProps) -> Html {
    let words = use_words();
    let set = |seed: AttrValue, props: &FieldProps| {
        props.change.emit(Choice {
            seed,
            ..props.choice.clone()
        });
    };
    let (typed, fresh) = (FieldProps { ..clone(props) }, FieldProps { ..clone(props) });
    let oninput = Callback::from(move |event: InputEvent| {
        let input: web_sys::HtmlInputElement = event.target_unchecked_into();
        set(input.value().into(), &typed);
    });
    let onclick = Callback::from(move |_: MouseEvent| set(fresh_seed().to_string().into(), &fresh));
    let shown = Seed::from_text(&props.choice.seed).to_string();
    html! {
        <fieldset>
            <legend>{ words.say("start-seed") }</legend>
            <div class="seed">
                <input type="text" aria-label={words.say("start-seed")} autocomplete="off" spellcheck="false"
                    value={props.choice.seed.clone()} {oninput} />
                <button type="button" class="btn sec" {onclick}>{ words.say("start-seed-new") }</button>
            </div>
            <p class="fine">
                { words.say("start-seed-note") }
                { " " }
                <output>{ words.with("start-seed-shown", &[("seed", shown.into())]) }</output>
            </p>
        </fieldset>
    }
}

fn clone(props: &FieldProps) -> FieldProps {
    FieldProps {
        choice: props.choice.clone(),
        change: props.change.clone(),
    }
}
