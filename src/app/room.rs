//! What is shown of the game and said beside it: the state of the page of the table that nobody keeps.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::trollfjord::view::table_view::Pane;

/// What stands in the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum View {
    /// The game, or the scores of a finished one.
    #[default]
    Game,
    /// The board, though nobody may decide here.
    Board,
    /// The game after so many decisions.
    Moment(usize),
}

/// What is shown and said.
#[derive(Clone, Default)]
pub struct Room {
    /// What stands in the room.
    pub view: View,
    /// The pane that small screens show.
    pub pane: Pane,
    /// Why a press did nothing, after so many decisions.
    said: Option<(usize, AttrValue)>,
    /// How often something was said: what is said again is shown anew.
    times: u32,
}

/// What can happen there.
pub enum Show {
    /// Another pane.
    Pane(Pane),
    /// Another view.
    View(View),
    /// The moment after so many decisions, on the board.
    Moment(usize),
    /// Something is said after so many decisions, in the game itself or wherever one is.
    Say(Option<View>, usize, AttrValue),
}

impl Reducible for Room {
    type Action = Show;

    fn reduce(self: Rc<Self>, show: Show) -> Rc<Self> {
        let mut room = (*self).clone();
        match show {
            Show::Pane(pane) => room.pane = pane,
            Show::View(view) => (room.view, room.said) = (view, None),
            Show::Moment(at) => {
                room = Room {
                    view: View::Moment(at),
                    times: room.times,
                    ..Room::default()
                }
            }
            Show::Say(view, decisions, says) => {
                room.view = view.unwrap_or(room.view);
                room.said = Some((decisions, says));
                room.times += 1;
            }
        }
        Rc::new(room)
    }
}

impl Room {
    /// The room at a moment, or in the game itself.
    pub fn at(moment: Option<usize>) -> Self {
        Room {
            view: moment.map_or(View::Game, View::Moment),
            ..Room::default()
        }
    }

    /// What was said last, and how often something was. It is forgotten with the next decision.
    pub fn said(&self, decisions: usize) -> Option<(&AttrValue, u32)> {
        let said = self.said.as_ref().filter(|said| said.0 == decisions);
        said.map(|(_, says)| (says, self.times))
    }
}

/// Who has to take the device.
pub struct Awaited {
    /// Who decides, if the device has still to be handed to them.
    pub seat: Option<Seat>,
    /// Whether somebody had it before: then the table has been seen up to here.
    pub late: bool,
    /// They have it.
    pub ready: Callback<()>,
}

/// Who has to take the device, where it is handed `on` to the person who `decides`. Nobody has had it when the page opens.
#[hook]
pub fn use_handed(decides: Option<Seat>, on: bool) -> Awaited {
    let handed = use_mut_ref(|| None);
    // Whoever switches it on holds the device.
    if !on {
        *handed.borrow_mut() = decides;
    }
    let before: Option<Seat> = *handed.borrow();
    Awaited {
        seat: decides.filter(|_| before != decides),
        late: before.is_some(),
        ready: Callback::from(move |()| *handed.borrow_mut() = decides),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(shows: Vec<Show>) -> Rc<Room> {
        let room = Rc::new(Room::default());
        shows.into_iter().fold(room, Room::reduce)
    }

    #[test]
    fn a_moment_is_shown_on_the_board() {
        let room = after(vec![Show::Pane(Pane::Log), Show::Moment(3)]);
        assert_eq!((room.view, room.pane), (View::Moment(3), Pane::Board));
        let room = after(vec![
            Show::Moment(3),
            Show::Pane(Pane::Tower),
            Show::View(View::Moment(4)),
        ]);
        assert_eq!(
            (room.view, room.pane),
            (View::Moment(4), Pane::Tower),
            "stepping on keeps the pane"
        );
    }

    #[test]
    fn what_was_said_is_forgotten_with_the_decision_and_with_the_view() {
        let say = || Show::Say(Some(View::Game), 7, "no".into());
        let room = after(vec![Show::Moment(3), say()]);
        assert_eq!(room.view, View::Game);
        assert_eq!(room.said(7), Some((&"no".into(), 1)));
        assert_eq!(room.said(8), None);
        assert_eq!(after(vec![say(), Show::View(View::Board)]).said(7), None);
    }
}
