//! Seats at the table, and tables that can only be read by seat.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest number of seats a game of the house has.
pub const MAX_SEATS: usize = 4;

/// One seat at the table, 0 to 3. It keeps its number, its color and its mark for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// All four seats in order.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this number, `None` above 3.
    pub fn new(number: usize) -> Option<Seat> {
        Self::ALL.get(number).copied()
    }

    /// Its number, 0 to 3.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first `players` seats.
    pub fn first(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Self::ALL.into_iter().take(usize::from(players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// One value for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// Makes the value of each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        BySeat(Seat::ALL.map(&mut make))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// This set and `seat`.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Whether `seat` is in it.
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_in_a_set_once_and_for_all() {
        let [first, second, ..] = Seat::ALL;
        let set = Seats::NONE.with(first).with(second).with(first);
        assert!(set.has(first) && set.has(second));
        assert!(!set.has(Seat::ALL[2]) && !Seats::NONE.has(first));
    }

    #[test]
    fn a_seat_is_named_by_its_number() {
        let names = Seat::ALL.map(|seat| format!("{seat} {seat:?} {}", seat.index()));
        assert_eq!(
            names,
            ["0 seat 0 0", "1 seat 1 1", "2 seat 2 2", "3 seat 3 3"]
        );
        assert_eq!(Seat::new(3), Some(Seat::ALL[3]));
        assert_eq!(Seat::new(4), None);
    }
}
