//! Which stream of draws belongs to what, and how the tower's events become events of the game.

use crate::engine::Sink;

use super::event::Event;
use super::tower::TowerEvent;

/// Turn 0's stream of the set-up draws.
pub(super) const SETUP_STREAM: u64 = 254;
/// The stream, within a turn, of the pour after it; in turn 0 of the first pour.
pub(super) const POUR_STREAM: u64 = 255;

/// The stream of draw `n` of a turn: 0 to 8 the blows, 254 the set-up, 255 the pour.
pub(super) fn stream(turn: u16, n: u64) -> u64 {
    u64::from(turn) * 256 + n
}

/// Practice draws from streams that no turn has: whoever practices with the seed of a game learns nothing of its blows.
const PRACTICE: u64 = 1 << 40;

/// The stream of draw `n` of a hammering of practice, numbered like those of a turn.
pub(super) fn practice_stream(hammering: u32, n: u64) -> u64 {
    PRACTICE + u64::from(hammering) * 256 + n
}

/// Passes what happens in the tower on as events of the game.
pub(super) struct Relay<'a, S>(pub &'a mut S);

impl<S: Sink<Event>> Sink<TowerEvent> for Relay<'_, S> {
    fn tell(&mut self, event: TowerEvent) {
        self.0.tell(Event::Tower(event));
    }
}
