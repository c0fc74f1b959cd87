//! Laying out a table by hand, for tests, puzzles and what-ifs: every change keeps the material complete.

use crate::engine::Seat;

use super::map::{Fortress, Region};
use super::pieces::{BeltSpace, Level, Treasure};
use super::table::Table;
use super::tower::{Boulder, Color, NotInside};
use super::walkway::Travelled;

/// What cannot be laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotLay {
    /// All tiles of this value are on belts or in patched sacks.
    NoTile(Treasure),
    /// All belt spaces of this seat are filled.
    BeltFull(Seat),
    /// There are not so many boulders of this color in the tower.
    NoBoulder(Color),
    /// The boulder is not in the tower.
    NotInside(Boulder),
}

impl From<NotInside> for CannotLay {
    fn from(NotInside(boulder): NotInside) -> Self {
        CannotLay::NotInside(boulder)
    }
}

impl Table {
    /// Sets the number of `fortress`; a fortress that had this number gets the old one of `fortress`, so that two of
    /// each stay.
    pub fn set_number(&mut self, fortress: Fortress, number: Level) {
        let old = std::mem::replace(&mut self.numbers[fortress.index()], number);
        let other = Fortress::ALL.into_iter().rev();
        let gives_way = |f: &Fortress| *f != fortress && self.numbers[f.index()] == number;
        if old != number
            && let Some(other) = other.clone().find(gives_way)
        {
            self.numbers[other.index()] = old;
        }
    }

    /// Puts a tile of this value into `region`; what lay there goes where the tile came from.
    ///
    /// # Errors
    /// No tile of this value is left in the supply or on the board.
    pub fn set_treasure(&mut self, region: Region, treasure: Treasure) -> Result<(), CannotLay> {
        if self.treasures[region.index()] == Some(treasure) {
            return Ok(());
        }
        self.take_tile(treasure)?;
        let old = self.treasures[region.index()].replace(treasure);
        self.supply.extend(old);
        self.fill_regions();
        Ok(())
    }

    /// Takes a tile of this value out of the supply, or else off the board.
    fn take_tile(&mut self, treasure: Treasure) -> Result<(), CannotLay> {
        if let Some(at) = self.supply.iter().position(|&t| t == treasure) {
            self.supply.remove(at);
            return Ok(());
        }
        let on_board = self.treasures.iter_mut().find(|t| **t == Some(treasure));
        *on_board.ok_or(CannotLay::NoTile(treasure))? = None;
        Ok(())
    }

    fn fill_regions(&mut self) {
        for place in self.treasures.iter_mut().filter(|t| t.is_none()) {
            *place = self.supply.pop();
        }
    }

    /// Puts a tile of this value on the next empty belt space of `seat`, with the crown where §C2 gives it.
    ///
    /// # Errors
    /// As [`Table::set_treasure`]; or the belt is full.
    pub fn fill_belt(&mut self, seat: Seat, treasure: Treasure) -> Result<(), CannotLay> {
        let space = self.sacks[seat]
            .next_space()
            .ok_or(CannotLay::BeltFull(seat))?;
        self.take_tile(treasure)?;
        self.fill_regions();
        self.sacks[seat].belt[space.index()] = Some(treasure);
        if let BeltSpace::Numbered(level) = space {
            let holder = self.crowns[level.index()];
            let crowned = holder.and_then(|holder| self.sacks[holder].belt[space.index()]);
            if crowned.is_none_or(|crowned| treasure >= crowned) {
                self.crowns[level.index()] = Some(seat);
            }
        }
        Ok(())
    }

    /// Gives the patched sack of `seat` a tile of this value.
    ///
    /// # Errors
    /// As [`Table::set_treasure`].
    pub fn fill_patched(&mut self, seat: Seat, treasure: Treasure) -> Result<(), CannotLay> {
        self.take_tile(treasure)?;
        self.fill_regions();
        self.sacks[seat].patched.push(treasure);
        Ok(())
    }

    /// Sets how many trolls of `seat` are in `region`.
    pub fn set_trolls(&mut self, region: Region, seat: Seat, count: u8) {
        self.trolls[region.index()][seat] = count;
    }

    /// Sets how far the lord of `seat` has come; on the starting plank that is also its starting space.
    pub fn set_lord(&mut self, seat: Seat, at: Travelled) {
        self.lords[seat].at = at;
        if let Some(space) = at.starting_space() {
            self.lords[seat].start = space;
        }
    }

    /// Lets boulders of the given colors fall out of the tower, by rising id: so many white, red, yellow, blue.
    ///
    /// # Errors
    /// There are not so many in the tower.
    pub fn give_out(&mut self, counts: [u8; 4]) -> Result<(), CannotLay> {
        let fallen = self.next_boulders(counts)?;
        Ok(self.tower.give(&fallen)?)
    }

    /// The boulders inside by rising id, so many of each color: what [`super::Trollfjord::play_fall`] can be given.
    ///
    /// # Errors
    /// There are not so many in the tower.
    pub fn next_boulders(&self, counts: [u8; 4]) -> Result<Vec<Boulder>, CannotLay> {
        let mut list = Vec::new();
        for (color, count) in Color::ALL.into_iter().zip(counts) {
            let inside = Boulder::of(color).filter(|b| !self.tower.outside().contains(b));
            let before = list.len();
            list.extend(inside.take(usize::from(count)));
            if list.len() - before < usize::from(count) {
                return Err(CannotLay::NoBoulder(color));
            }
        }
        Ok(list)
    }
}
