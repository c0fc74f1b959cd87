//! The log: what happened, turn by turn, newest turn first. Every line leads to its moment.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::engine::{Seat, Session};
use crate::games::trollfjord::{Event, Trollfjord};
use crate::ui::icon;

use super::look::{player_class, sign};
use super::tell::tell;
use super::teller::Teller;

/// The game so far.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// The game so far.
    pub session: Rc<Session<Trollfjord>>,
    /// The language and the names.
    pub teller: Teller,
    /// How many decisions are told: not yet the last one, while it is still to be seen.
    pub until: usize,
    /// The decision that is looked back at, if one is.
    pub at: Option<usize>,
    /// The moment after so many decisions is to be shown.
    pub look: Callback<usize>,
}

/// One turn in lines.
struct Turn {
    number: u16,
    seat: Seat,
    lines: Vec<Line>,
}

/// Something that happened.
struct Line {
    /// After how many decisions.
    at: usize,
    seat: Option<Seat>,
    text: AttrValue,
}

/// Draws the log.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let turns = turns(&props.session, props.until, &props.teller);
    let t = &props.teller;
    let told = turns.iter().any(|turn| !turn.lines.is_empty());
    // One listener for all lines.
    let look = props.look.clone();
    let onclick = move |event: MouseEvent| {
        if let Some(at) = pressed_line(&event) {
            look.emit(at);
        }
    };
    html! {
        <section class="card log" aria-labelledby="log-title">
            <h2 id="log-title">{ t.say("log-title") }</h2>
            if !told {
                <p class="hint">{ t.say("log-empty") }</p>
            }
            <ol class="loglist" tabindex="0" aria-labelledby="log-title" {onclick}>
                for turn in turns.iter().rev() {
                    <li key={turn.number}>
                        <h3>{ t.with("log-turn", &[("n", turn.number.into()), ("name", t.name(turn.seat))]) }</h3>
                        <ul>{ for turn.lines.iter().map(|line| log_line(line, props.at)) }</ul>
                    </li>
                }
            </ol>
        </section>
    }
}

/// After how many decisions the line is that was pressed.
fn pressed_line(event: &MouseEvent) -> Option<usize> {
    let pressed: Element = event.target()?.dyn_into().ok()?;
    let line = pressed.closest("[data-at]").ok()??;
    line.get_attribute("data-at")?.parse().ok()
}

fn log_line(line: &Line, at: Option<usize>) -> Html {
    html! {
        <li>
            <button type="button" data-at={line.at.to_string()}
                aria-current={(at == Some(line.at)).then_some("step")}>
                if let Some(seat) = line.seat {
                    <span class={classes!("mk", player_class(seat))} aria-hidden="true">
                        { icon(sign(seat)) }
                    </span>
                } else {
                    <span class="mk none" aria-hidden="true"></span>
                }
                <span>{ &line.text }</span>
            </button>
        </li>
    }
}

fn turns(session: &Session<Trollfjord>, until: usize, t: &Teller) -> Vec<Turn> {
    let table = session.position().table();
    let opening = session.opening().iter().map(|event| (0, event));
    let played = (1..=until).zip(session.played());
    let played = played.flat_map(|(at, played)| played.events.iter().map(move |event| (at, event)));
    let mut turns: Vec<Turn> = Vec::new();
    for (at, event) in opening.chain(played) {
        if let Event::Turn { number, seat } = *event {
            turns.push(Turn {
                number,
                seat,
                lines: Vec::new(),
            });
        } else if let (Some(turn), Some((seat, text))) = (turns.last_mut(), tell(event, table, t)) {
            turn.lines.push(Line { at, seat, text });
        }
    }
    turns
}
