//! The log: what happened, turn by turn, newest turn first.

use std::rc::Rc;

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
}

/// One turn in lines.
struct Turn {
    number: u16,
    seat: Seat,
    lines: Vec<(Option<Seat>, AttrValue)>,
}

/// Draws the log.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let turns = turns(&props.session, &props.teller);
    let t = &props.teller;
    let told = turns.iter().any(|turn| !turn.lines.is_empty());
    html! {
        <section class="card log" aria-labelledby="log-title">
            <h2 id="log-title">{ t.say("log-title") }</h2>
            if !told {
                <p class="hint">{ t.say("log-empty") }</p>
            }
            <ol class="loglist" tabindex="0" aria-labelledby="log-title">
                for turn in turns.iter().rev() {
                    <li key={turn.number}>
                        <h3>{ t.with("log-turn", &[("n", turn.number.into()), ("name", t.name(turn.seat))]) }</h3>
                        <ul>{ for turn.lines.iter().map(line) }</ul>
                    </li>
                }
            </ol>
        </section>
    }
}

fn line((seat, text): &(Option<Seat>, AttrValue)) -> Html {
    html! {
        <li>
            if let Some(seat) = *seat {
                <span class={classes!("mk", player_class(seat))} aria-hidden="true">
                    { icon(sign(seat)) }
                </span>
            } else {
                <span class="mk none" aria-hidden="true"></span>
            }
            <span>{ text }</span>
        </li>
    }
}

fn turns(session: &Session<Trollfjord>, t: &Teller) -> Vec<Turn> {
    let table = session.position().table();
    let played = session
        .played()
        .iter()
        .flat_map(|played| played.events.iter());
    let mut turns: Vec<Turn> = Vec::new();
    for event in session.opening().iter().chain(played) {
        if let Event::Turn { number, seat } = *event {
            turns.push(Turn {
                number,
                seat,
                lines: Vec::new(),
            });
        } else if let (Some(turn), Some(line)) = (turns.last_mut(), tell(event, table, t)) {
            turn.lines.push(line);
        }
    }
    turns
}
