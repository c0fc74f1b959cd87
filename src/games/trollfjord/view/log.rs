//! The log: what happened, the newest first, turn by turn. Every line leads to its moment.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Seat, Session};
use crate::games::trollfjord::{Event, Trollfjord};
use crate::ui::{closest, icon, linear, walk};

use super::look::{player_class, sign};
use super::tell::tell;
use super::teller::Teller;

/// The game so far.
#[derive(Properties)]
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

/// It is drawn again when something else stands in it. What a press does stays the same.
impl PartialEq for LogProps {
    fn eq(&self, other: &LogProps) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
            && (self.until, self.at) == (other.until, other.at)
            && self.teller == other.teller
    }
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
    let onkeydown = |event: KeyboardEvent| {
        walk(&event, ".loglist", false, &linear);
    };
    let stop = stopping(&turns, props.at);
    // Firefox would make a list that scrolls a stop of its own, from which Tab leads past its lines.
    html! {
        <section class="card log" aria-labelledby="log-title">
            <h2 id="log-title">{ t.say("log-title") }</h2>
            if !told {
                <p class="hint">{ t.say("log-empty") }</p>
            }
            <ol class="loglist" tabindex="-1" aria-labelledby="log-title" {onclick} {onkeydown}>
                for (n, turn) in turns.iter().enumerate().rev() {
                    <li key={turn.number}>
                        <h3>{ turn_title(turn.number, turn.seat, t) }</h3>
                        <ul>
                            for (i, told) in turn.lines.iter().enumerate().rev() {
                                { log_line(told, props.at, (n, i) == stop) }
                            }
                        </ul>
                    </li>
                }
            </ol>
        </section>
    }
}

/// Turn and line where Tab stops: the line of the moment that is looked `at`, or the latest.
fn stopping(turns: &[Turn], at: Option<usize>) -> (usize, usize) {
    let until = |line: &Line| at.is_none_or(|at| line.at <= at);
    let lines = turns.iter().map(|turn| turn.lines.iter().rposition(until));
    let stops = lines.enumerate().rev();
    let mut stops = stops.filter_map(|(turn, line)| Some((turn, line?)));
    stops.next().unwrap_or_default()
}

/// After how many decisions the line is that was pressed.
fn pressed_line(event: &MouseEvent) -> Option<usize> {
    closest(event, "[data-at]")?
        .get_attribute("data-at")?
        .parse()
        .ok()
}

fn log_line(line: &Line, at: Option<usize>, stop: bool) -> Html {
    html! {
        <li>
            <button type="button" tabindex={if stop { "0" } else { "-1" }} data-at={line.at.to_string()}
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

/// The whole log in words: each turn, and what happened in it, in their order.
pub fn told_turns(session: &Session<Trollfjord>, t: &Teller) -> Vec<(AttrValue, Vec<AttrValue>)> {
    let turns = turns(session, session.played().len(), t);
    let told = |turn: Turn| {
        let lines = turn.lines.into_iter().map(|line| line.text);
        (turn_title(turn.number, turn.seat, t), lines.collect())
    };
    turns.into_iter().map(told).collect()
}

/// What a turn is called in the log.
pub fn turn_title(number: u16, seat: Seat, t: &Teller) -> AttrValue {
    t.with("log-turn", &[("n", number.into()), ("name", t.name(seat))])
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
