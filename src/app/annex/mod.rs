//! The annex: rooms that a player enters now and then, in a program of its own, which is loaded when the first of them is
//! asked for. It knows the games as the page keeps them, and nothing of the page.

mod arrival;
pub mod asked;
mod choices;
mod counsel;
mod dialog;
mod hands;
mod hint;
mod luck;
mod picture;
mod practice;
mod qr;
mod replay;
mod share;
mod shelf;
mod transcript;
mod why;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use super::save::Saved;
use super::{browser, language};
use crate::ui::Words;
use arrival::Arrival;
use asked::{Asked, HEAR, LAY, Room, detail};
use choices::Choices;
use hint::HintRoom;
use luck::Luck;
use practice::PracticeRoom;
use replay::Replay;
use share::ShareSheet;
use shelf::Shelf;
use why::Why;

thread_local! {
    /// What was asked for before the rooms were drawn for the first time; `None` since then.
    static EARLY: RefCell<Option<Vec<Asked>>> = const { RefCell::new(Some(Vec::new())) };
}

/// Keeps what is asked for until the rooms listen. On a slow device they are drawn in several slices of time, and the
/// first of them is asked for in between.
fn listen_early() {
    let hear = |event: &Event| {
        EARLY.with_borrow_mut(|early| {
            if let (Some(early), Some(asked)) = (early, heard(event)) {
                early.push(asked);
            }
        });
    };
    if let Some(window) = web_sys::window() {
        EventListener::new(&window, HEAR, hear).forget();
    }
}

/// What an event asks for.
fn heard(event: &Event) -> Option<Asked> {
    detail(event).and_then(|text| text.parse().ok())
}

/// Starts the annex in the element `#annex`.
pub fn start() {
    browser::rescue_on_panic();
    listen_early();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("annex"));
    if let Some(root) = root {
        yew::Renderer::<Annex>::with_root(root).render();
    }
}

/// What a room knows.
#[derive(Properties, PartialEq)]
pub struct RoomProps {
    /// The language.
    pub words: Words,
    /// The game on the table, if there is one.
    pub saved: Option<Saved>,
    /// Back to where one was.
    pub close: Callback<()>,
}

/// What a room about a game knows.
#[derive(Properties, PartialEq)]
pub struct GameProps {
    /// The language.
    pub words: Words,
    /// The game.
    pub saved: Saved,
    /// After how many of its decisions.
    pub at: usize,
    /// Back to where one was.
    pub close: Callback<()>,
}

/// A room that was entered: by which number, and what was asked for.
type Entered = (u32, Asked);

/// What happens to the rooms that are open, one over the other.
enum Way {
    /// Another one is entered.
    In(Asked),
    /// The one with this number is left.
    Out(u32),
    /// All are left.
    Away,
}

/// The rooms that are open.
#[derive(Default)]
struct Rooms(Vec<Entered>);

impl Reducible for Rooms {
    type Action = Way;

    fn reduce(self: Rc<Self>, way: Way) -> Rc<Self> {
        let mut rooms = self.0.clone();
        match way {
            Way::In(asked) => {
                let number = rooms.last().map_or(0, |(number, _)| number + 1);
                // Who asks for a room that is open enters anew.
                rooms.retain(|(_, open)| open.room != asked.room);
                rooms.push((number, asked));
            }
            Way::Out(number) => rooms.retain(|room| room.0 != number),
            Way::Away => rooms.clear(),
        }
        Rc::new(Rooms(rooms))
    }
}

/// The annex: the rooms that were asked for, until they are left.
#[component]
fn Annex() -> Html {
    let words = use_memo((), |()| language::annex());
    let rooms = use_reducer(Rooms::default);
    {
        let rooms = rooms.dispatcher();
        use_effect_with((), move |()| {
            for asked in EARLY.take().unwrap_or_default() {
                rooms.dispatch(Way::In(asked));
            }
            let (enters, away) = (rooms.clone(), rooms);
            let hear = move |event: &Event| {
                if let Some(asked) = heard(event) {
                    enters.dispatch(Way::In(asked));
                }
            };
            // A game that is laid on the table is to be seen, and another address that somebody enters is the page's affair.
            let leave = move |_: &Event| away.dispatch(Way::Away);
            let listeners = web_sys::window().map(|window| {
                let laid = EventListener::new(&window, LAY, leave.clone());
                let entered = EventListener::new(&window, "hashchange", leave);
                (EventListener::new(&window, HEAR, hear), laid, entered)
            });
            move || drop(listeners)
        });
    }
    let room = |(number, asked): &Entered| {
        let close = {
            let (rooms, number) = (rooms.dispatcher(), *number);
            Callback::from(move |()| rooms.dispatch(Way::Out(number)))
        };
        let (words, key) = ((*words).clone(), number.to_string());
        let Asked { room, at, saved } = asked.clone();
        match (room, saved) {
            (Room::Share, Some(saved)) => {
                html! { <ShareSheet {key} {words} {saved} {at} {close} /> }
            }
            (Room::Replay, Some(saved)) => html! { <Replay {key} {words} {saved} {at} {close} /> },
            (Room::Why, Some(saved)) => html! { <Why {key} {words} {saved} {at} {close} /> },
            (Room::Hint, Some(saved)) => html! { <HintRoom {key} {words} {saved} {at} {close} /> },
            (Room::Luck, Some(saved)) => html! { <Luck {key} {words} {saved} {at} {close} /> },
            (Room::Share | Room::Replay | Room::Why | Room::Hint | Room::Luck, None) => {
                Html::default()
            }
            (Room::Shelf, saved) => html! { <Shelf {key} {words} {saved} {close} /> },
            (Room::Practice, saved) => html! { <PracticeRoom {key} {words} {saved} {close} /> },
            (Room::Choices, saved) => html! { <Choices {key} {words} {saved} {close} /> },
            (Room::Arrival, saved) => html! { <Arrival {key} {words} {saved} {close} /> },
        }
    };
    html! { <>{ for rooms.0.iter().map(room) }</> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(ways: Vec<Way>) -> Vec<(u32, Room)> {
        let rooms = ways
            .into_iter()
            .fold(Rc::new(Rooms::default()), Rooms::reduce);
        rooms
            .0
            .iter()
            .map(|(number, asked)| (*number, asked.room))
            .collect()
    }

    fn enter(room: Room) -> Way {
        let (at, saved) = (0, None);
        Way::In(Asked { room, at, saved })
    }

    #[test]
    fn rooms_lie_over_each_other_and_each_is_left_by_itself() {
        let both = || vec![enter(Room::Replay), enter(Room::Share)];
        assert_eq!(after(both()), [(0, Room::Replay), (1, Room::Share)]);
        let and = |way: Way| after(both().into_iter().chain([way]).collect());
        assert_eq!(and(Way::Out(1)), [(0, Room::Replay)]);
        assert_eq!(
            and(enter(Room::Share)),
            [(0, Room::Replay), (2, Room::Share)]
        );
        assert_eq!(and(Way::Out(7)).len(), 2, "what is closed already");
        assert_eq!(and(Way::Away), []);
    }
}
