//! Computer players at the table: which seats they have, and the way to what decides for them.

use std::cell::Cell;

use yew::prelude::*;

use crate::engine::session::Act;
use crate::engine::{BySeat, Game, Seat};
use crate::games::trollfjord::Move;
use crate::games::trollfjord::players::{Level, Manner, Player};
use crate::ui::{Words, shout};

use super::annex::asked::use_event;
use super::desk::DeskAct;
use super::table_page::TablePageProps;

/// The event by which a decision is asked for. The loader brings what decides, see `static/thinker/thinker.js`.
const ASK: &str = "trollfjord-think";
/// The event by which it is told.
const TOLD: &str = "trollfjord-thought";
/// What the line of computer players begins with where a game is kept.
const LINE: &str = "computers";

/// The player that decides for a seat, where the computer does.
pub type Computers = BySeat<Option<Player>>;

/// The line by which the seats are kept; nothing where people play alone.
pub fn line(computers: &Computers) -> String {
    if computers.0 == [None; 4] {
        return String::new();
    }
    let written = computers.0.map(code);
    format!("{LINE} {}\n", written.join(" "))
}

/// Reads such a line. What is not known is a person.
pub fn read(line: &str) -> Computers {
    let mut words = line
        .strip_prefix(LINE)
        .unwrap_or_default()
        .split_whitespace();
    BySeat::from_fn(|_| words.next()?.parse().ok())
}

/// How it is written who plays.
fn code(player: Option<Player>) -> String {
    player.map_or_else(|| "-".to_string(), |player| player.to_string())
}

/// What a player is called: its level and its manner.
pub fn kind(words: &Words, player: Player) -> AttrValue {
    words.say(&format!("computer-{player}"))
}

/// A list to choose from who plays.
pub fn choice(words: &Words, label: AttrValue, now: Option<Player>, set: Callback<Event>) -> Html {
    let players = Level::ALL
        .into_iter()
        .flat_map(|level| Manner::ALL.map(|manner| Some(Player { level, manner })));
    let option = |player: Option<Player>| {
        let says = player.map_or_else(|| words.say("computer-none"), |player| kind(words, player));
        html! { <option value={code(player)} selected={player == now}>{ says }</option> }
    };
    html! {
        <select aria-label={label} onchange={set}>
            { for std::iter::once(None).chain(players).map(option) }
        </select>
    }
}

/// Who was chosen from such a list.
pub fn chosen(event: &Event) -> Option<Player> {
    let list: web_sys::HtmlSelectElement = event.target_unchecked_into();
    list.value().parse().ok()
}

/// What becomes of the decision of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Course {
    /// It is thought about.
    #[default]
    Thought,
    /// What decides could not be loaded.
    Failed,
    /// A person decides instead.
    ByHand,
}

/// The computer player that decides.
pub struct Thinker {
    /// Who, and as which player, unless a person decides for it.
    pub seat: Option<(Seat, Player)>,
    /// Whether what decides could not be loaded.
    pub failed: bool,
    /// It is tried once more, or a person decides.
    pub go_on: Callback<bool>,
}

thread_local! {
    /// Every ask has a number of its own: an answer that comes late belongs to none.
    static ASKS: Cell<u32> = const { Cell::new(0) };
}

/// Lets the computer player decide that is to decide, after a pause in milliseconds; it waits while there is none.
#[hook]
pub fn use_thinker(props: &TablePageProps, pause: Option<u32>) -> Thinker {
    let session = &props.seated.session;
    let tries = use_state(|| 0);
    let id = *use_memo((session.clone(), *tries), |_| {
        ASKS.set(ASKS.get() + 1);
        ASKS.get()
    });
    let courses = use_state(|| (0, Course::default()));
    let course = if courses.0 == id {
        courses.1
    } else {
        Course::default()
    };
    let decides = session.position().to_move();
    let decides = decides.and_then(|seat| Some((seat, props.seated.computers[seat]?)));
    let seat = decides.filter(|_| course != Course::ByHand);
    let asked = seat.filter(|_| course == Course::Thought);
    {
        let record = session.clone();
        use_effect_with(
            (asked.map(|(_, player)| (id, player)), pause),
            move |&(asked, pause)| {
                let ask = asked.map_or_else(String::new, |(id, player)| {
                    let pause = pause.map_or_else(|| "-".to_string(), |ms| ms.to_string());
                    format!("{id} {pause}\n{player}\n{}", record.record())
                });
                shout(ASK, &ask.into());
            },
        );
    }
    // Whoever leaves the table asks no more.
    use_effect_with((), |()| || shout(ASK, &"".into()));
    {
        let (go, at) = (props.go.clone(), session.played().len());
        let courses = courses.setter();
        let hear = move |text: String| {
            let answer = text.strip_prefix(&format!("{id} "));
            let first = answer.and_then(|answer| answer.split(' ').next());
            match first.filter(|_| asked.is_some()) {
                Some("!") => courses.set((id, Course::Failed)),
                Some(first) => {
                    if let Ok(m) = first.parse::<Move>() {
                        go.emit(DeskAct::Game(Act::Play(m, at)));
                    }
                }
                None => {}
            }
        };
        use_event(TOLD, hear.into());
    }
    let go_on = Callback::from(move |again: bool| {
        if again {
            tries.set(*tries + 1);
        } else {
            courses.set((id, Course::ByHand));
        }
    });
    Thinker {
        seat,
        failed: course == Course::Failed,
        go_on,
    }
}
