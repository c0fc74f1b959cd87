//! What the table sounds like after a decision: from the flights of its pieces, and from what is seen but does not fly.

use crate::games::trollfjord::Event;
use crate::games::trollfjord::pieces::Row;
use crate::ui::Cue;

use super::flight::{Flight, Place};

/// The cues of one decision: what the pieces sound like when they set out or arrive, then what comes after them.
pub fn cues(events: &[Event], plan: &[Flight]) -> Vec<Cue> {
    let mut cues: Vec<Cue> = plan.iter().filter_map(of_flight).collect();
    let end = plan.iter().map(|f| f.start + f.time).max().unwrap_or(0);
    cues.extend(events.iter().filter_map(|event| of_event(event, end)));
    cues
}

fn of_flight(flight: &Flight) -> Option<Cue> {
    let (start, end) = (flight.start, flight.start + flight.time);
    Some(match (flight.to, flight.from) {
        (Place::Lord(_, to), _) => {
            let inner = to.space().is_some_and(|space| space.row() == Row::Wander);
            (start, "step", usize::from(inner))
        }
        (Place::Trolls(..), Some(_)) => (start, "wander", 0),
        // A drop with some overshoot: the troll touches the ground before it rests.
        (Place::Trolls(_, seat), None) => (end - flight.time / 3, "place", seat.index()),
        (Place::Belt(..) | Place::Patched(_), _) => (start, "treasure", 0),
        (Place::Crown(..), _) => (start, "crown", 0),
        (Place::Gift(..), _) => (start, "gift", 0),
        _ => return None,
    })
}

/// What does not fly: before the pieces, or at their `end`.
fn of_event(event: &Event, end: u32) -> Option<Cue> {
    Some(match event {
        Event::Placed { tailwind: true, .. } | Event::Wandered { tailwind: true, .. } => {
            (0, "tailwind", 0)
        }
        Event::Answered { joins: true, .. } => (0, "confirm", 0),
        Event::Turn { .. } => (end, "turn", 0),
        Event::Over => (end, "end", 0),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::trollfjord::map::Region;

    fn flight(from: Option<Place>, to: Place) -> Flight {
        Flight {
            ghost: None,
            from,
            to,
            fresh: true,
            start: 100,
            time: 300,
        }
    }

    #[test]
    fn pieces_sound_as_they_set_out_or_arrive_and_the_next_turn_after_them() {
        let [here, there] =
            [Region::ALL[0], Region::ALL[1]].map(|r| Place::Trolls(r, Seat::ALL[2]));
        let plan = [flight(None, here), flight(Some(here), there)];
        let tailwind = Event::Wandered {
            seat: Seat::ALL[2],
            from: Region::ALL[0],
            to: Region::ALL[1],
            tailwind: true,
        };
        let turn = Event::Turn {
            number: 2,
            seat: Seat::ALL[0],
        };
        let expected = vec![
            (300, "place", 2),
            (100, "wander", 0),
            (0, "tailwind", 0),
            (400, "turn", 0),
        ];
        assert_eq!(cues(&[tailwind, turn], &plan), expected);
    }

    #[test]
    fn what_only_changes_its_place_on_the_screen_is_silent() {
        let plan = [flight(Some(Place::Sack(1)), Place::Sack(0))];
        assert_eq!(cues(&[Event::Poured], &plan), vec![]);
    }
}
