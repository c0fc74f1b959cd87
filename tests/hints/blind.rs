//! The seed and the order of the supply change nothing of what is told.

use trollfjord::engine::{Draws, Game};
use trollfjord::games::trollfjord::Trollfjord;

/// The same position with other luck to come: another seed, another order of the supply.
pub fn other_luck(position: &Trollfjord, number: u64) -> Trollfjord {
    let mut other = position.clone();
    if let Some(seat) = position.to_move() {
        other.imagine(seat, &mut Draws::open(&[77; 32], number));
        assert_ne!(other.table().seed, position.table().seed);
    }
    other
}
