//! §E2 The score, in parts, and who has won.

use crate::engine::{Seat, Total, sort_by_key};

use super::planted::{Planted, in_ties};
use super::table::{CROWN, Table};
use super::walkway::Travelled;

/// The points of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Treasures on the belt.
    pub belt: u16,
    /// Treasures in the patched sack.
    pub patched: u16,
    /// Unturned gifts.
    pub gifts: u16,
    /// Crowns.
    pub crowns: u16,
    /// The house rule "even start".
    pub even_start: u16,
}

impl Total for Score {
    fn total(&self) -> i32 {
        i32::from(self.belt + self.patched + self.gifts + self.crowns + self.even_start)
    }
}

impl Table {
    /// §E2 What `seat` would score if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let sack = &self.sacks[seat];
        let crowns = self
            .crowns
            .iter()
            .filter(|crown| **crown == Some(seat))
            .count() as u16;
        Score {
            belt: sack
                .belt
                .iter()
                .flatten()
                .map(|t| u16::from(t.value()))
                .sum(),
            patched: sack.patched.iter().map(|t| u16::from(t.value())).sum(),
            gifts: u16::from(sack.gifts.worth()),
            crowns: crowns * u16::from(CROWN),
            even_start: u16::from(self.setup.even_start_points(self.lords[seat].start)),
        }
    }

    /// §E2 The seats from first to last place: the higher score, then the lord farther back.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        sort_by_key(&mut seats, |&seat| self.place(seat));
        seats
    }

    /// §E2 Who comes first. As the first of [`Table::ranking`], without a list.
    pub fn winner(&self) -> Option<Seat> {
        self.seats().min_by_key(|&seat| self.place(seat))
    }

    /// §E2 The smallest comes first.
    fn place(&self, seat: Seat) -> (i32, Travelled) {
        let tie = in_ties(self.lords[seat].at, Planted::TieToFarther);
        (-self.score(seat).total(), tie)
    }
}
