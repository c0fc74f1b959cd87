//! The start page: continue, or lay out a new game.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Game, Record, Seat};
use crate::games::trollfjord::map::Fortress;
use crate::games::trollfjord::players::{Level, Manner, Player};
use crate::games::trollfjord::view::look::{head, player_class};
use crate::games::trollfjord::view::teller::{Names, Teller};
use crate::games::trollfjord::{Setup, Trollfjord};
use crate::ui::{Words, button, icon, rules_link, segment};

use super::annex::asked::{Room, ask};
use super::browser::{fresh_seed, typed_seed};
use super::computers::{Computers, choice as who, chosen};
use super::desk::{DeskAct, Seated};
use super::names;
use super::numbers::numbers_choice;
use super::save::{self, Saved};
use crate::games::trollfjord::setup::{Numbers, Players};

/// What the start page knows, and what it reports.
#[derive(Properties, PartialEq)]
pub struct StartPageProps {
    /// The language.
    pub words: Words,
    /// The game that can be continued.
    pub game: Option<Seated>,
    /// Whether a game was kept that cannot be read.
    pub unreadable: bool,
    /// A new game, or back to the one there is.
    pub go: Callback<DeskAct>,
}

/// What is chosen so far.
#[derive(Clone, PartialEq)]
struct Choice {
    setup: Setup,
    /// The fortress whose number is to be swapped.
    held: Option<Fortress>,
    names: Names,
    computers: Computers,
    seed: AttrValue,
}

impl Choice {
    /// Strong defaults: the last players again, or two; the first game's numbers; a fresh seed.
    fn first(game: Option<&Seated>) -> Self {
        let setup = game.map(|game| game.session.record().setup);
        Choice {
            setup: setup.unwrap_or(Setup::new(Players::ALL[0], Numbers::FirstGame)),
            held: None,
            names: game.map_or_else(
                || Names::from_fn(|_| AttrValue::default()),
                |g| g.names.clone(),
            ),
            computers: game.map(|game| game.computers).unwrap_or_default(),
            seed: fresh_seed().to_string().into(),
        }
    }

    fn saved(&self) -> Saved {
        let record = Record::<Trollfjord>::new(self.setup, typed_seed(&self.seed));
        Saved {
            names: self.names.clone(),
            computers: self.computers,
            record,
        }
    }

    /// One person against the computer: it has every seat after the first.
    fn alone(mut self) -> Self {
        self.computers[Seat::ALL[0]] = None;
        for seat in &Seat::ALL[1..] {
            self.computers[*seat].get_or_insert(Player {
                level: Level::Two,
                manner: Manner::Cautious,
            });
        }
        self
    }
}

/// Draws the start page.
#[component]
pub fn StartPage(props: &StartPageProps) -> Html {
    let words = &props.words;
    let choice = use_state(|| Choice::first(props.game.as_ref()));
    let before = use_memo((), |()| save::before());
    let field = Field {
        words,
        choice: &choice,
    };
    let onsubmit = {
        let (choice, go) = (choice.clone(), props.go.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            go.emit(DeskAct::Start(choice.saved()));
        })
    };
    let alone = {
        let (choice, go) = (choice.clone(), props.go.clone());
        Callback::from(move |_: MouseEvent| {
            go.emit(DeskAct::Start((*choice).clone().alone().saved()));
        })
    };
    let shelf = {
        let game = props.game.clone();
        Callback::from(move |_: MouseEvent| {
            ask(Room::Shelf, 0, game.as_ref().map(Seated::saved).as_ref());
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
                <p class="why" role="status">{ icon("u-lock") }{ words.say("start-unreadable") }</p>
            }
            if let Some(game) = &props.game {
                { go_on(words, game, &props.go) }
            }
            if let Some(before) = (*before).clone() {
                { go_back(words, before, &props.go) }
            }
            <form class="card start-form" {onsubmit} aria-labelledby="start-title">
                <h2 id="start-title">{ words.say("start-title") }</h2>
                { players_field(&field) }
                { numbers_field(&field) }
                { seed_field(&field) }
                <button type="submit" class="btn pri">
                    <span>{ words.say("start-go") }</span>
                    <span>{ words.say("start-laying") }</span>
                </button>
                { button("btn sec", words.say("start-alone"), alone) }
            </form>
            <div class="btns">
                { button("btn sec", words.say("app-practice"), (|_| ask(Room::Practice, 0, None)).into()) }
                { button("btn sec", words.say("app-shelf"), shelf) }
                { rules_link(words, "btn sec", None, words.say("rules-title").into()) }
                { button("btn sec", words.say("settings-title"), (|_| ask(Room::Choices, 0, None)).into()) }
            </div>
            <p class="fine">{ words.say("app-unofficial") }</p>
        </main>
    }
}

/// The way back to the game that the present one took the place of; they change places.
fn go_back(words: &Words, before: Saved, go: &Callback<DeskAct>) -> Html {
    let back = go.reform(move |_: MouseEvent| DeskAct::Start(before.clone()));
    html! {
        <section class="card start-continue">
            { button("btn sec", words.say("start-before"), back) }
            <p>{ words.say("start-before-note") }</p>
        </section>
    }
}

fn go_on(words: &Words, game: &Seated, go: &Callback<DeskAct>) -> Html {
    let position: &Rc<Trollfjord> = game.session.position();
    let note = match position.to_move() {
        Some(seat) => {
            let t = Teller {
                words: words.clone(),
                names: super::called(words, &game.names),
            };
            let turn = ("turn", position.table().turn.into());
            t.with("start-continue-note", &[turn, ("name", t.name(seat))])
        }
        None => words.say("start-continue-over"),
    };
    let resume = go.reform(|_: MouseEvent| DeskAct::Resume);
    html! {
        <section class="card start-continue">
            { button("btn pri", words.say("start-continue"), resume) }
            <p>{ note }</p>
        </section>
    }
}

/// What every field of the form knows.
struct Field<'a> {
    words: &'a Words,
    choice: &'a UseStateHandle<Choice>,
}

impl Field<'_> {
    /// Makes `make` of what is chosen now whenever something happens.
    fn on<E: 'static>(&self, make: impl Fn(&mut Choice, E) + 'static) -> Callback<E> {
        let choice = self.choice.clone();
        Callback::from(move |event: E| {
            let mut next = (*choice).clone();
            make(&mut next, event);
            choice.set(next);
        })
    }
}

fn players_field(field: &Field<'_>) -> Html {
    let words = field.words;
    let now = field.choice.setup.players;
    let choice = |players: Players| {
        let onclick = field.on(move |choice, _: MouseEvent| choice.setup.players = players);
        let says = words.with("start-players-n", &[("n", players.get().into())]);
        segment(says, players == now, onclick)
    };
    html! {
        <fieldset>
            <legend>{ words.say("start-players") }</legend>
            <div class="seg">{ for Players::ALL.map(choice) }</div>
            <div class="seats">{ for Seat::first(now.get()).map(|seat| seat_field(field, seat)) }</div>
            <p class="fine">{ words.say("computer-note") }</p>
        </fieldset>
    }
}

fn seat_field(field: &Field<'_>, seat: Seat) -> Html {
    let words = field.words;
    let onchange = field.on(move |choice, event: Event| {
        let typed: web_sys::HtmlInputElement = event.target_unchecked_into();
        choice.names[seat] = names::clean(&typed.value()).into();
    });
    let usual = words.say(&format!("seat-{seat}"));
    let number = [("n", (seat.index() + 1).into())];
    let set = field.on(move |choice, event: Event| choice.computers[seat] = chosen(&event));
    let computer = field.choice.computers[seat];
    html! {
        <div key={seat.index()} class={classes!("seat", player_class(seat))}>
            <svg class="por" aria-hidden="true"><use href={head(seat)} /></svg>
            <input type="text" maxlength={names::LONGEST.to_string()} autocomplete="off" placeholder={usual}
                aria-label={words.with("start-name", &number)} value={field.choice.names[seat].clone()} {onchange} />
            { who(words, words.with("computer-who", &number), computer, set) }
        </div>
    }
}

fn numbers_field(field: &Field<'_>) -> Html {
    let words = field.words;
    let setup = field.choice.setup;
    let set = field.on(|choice, chosen: (Numbers, Option<Fortress>)| {
        (choice.setup.numbers, choice.held) = chosen;
    });
    let onchange = field.on(|choice, _: Event| choice.setup.even_start = !choice.setup.even_start);
    html! {
        <fieldset>
            <legend>{ words.say("start-numbers") }</legend>
            { numbers_choice(words, setup.numbers, field.choice.held, &set) }
            if setup.players.get() > 2 {
                <label class="check">
                    <input type="checkbox" checked={setup.even_start} {onchange} />
                    <span><b>{ words.say("start-even") }</b>{ " " }<small>{ words.say("start-even-note") }</small></span>
                </label>
            }
        </fieldset>
    }
}

fn seed_field(field: &Field<'_>) -> Html {
    let words = field.words;
    let oninput = field.on(|choice, event: InputEvent| {
        let input: web_sys::HtmlInputElement = event.target_unchecked_into();
        choice.seed = input.value().into();
    });
    let onclick = field.on(|choice, _: MouseEvent| choice.seed = fresh_seed().to_string().into());
    let seed = &field.choice.seed;
    let shown = typed_seed(seed).to_string();
    html! {
        <fieldset>
            <legend>{ words.say("start-seed") }</legend>
            <div class="seed">
                <input type="text" aria-label={words.say("start-seed")} autocomplete="off" spellcheck="false"
                    value={seed.clone()} {oninput} />
                { button("btn sec", words.say("start-seed-new"), onclick) }
            </div>
            <p class="fine">
                { words.say("start-seed-note") }
                if shown != seed.as_str() {
                    { " " }
                    <output>{ words.with("start-seed-shown", &[("seed", shown.into())]) }</output>
                }
            </p>
        </fieldset>
    }
}
