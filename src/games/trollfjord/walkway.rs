//! The walkway: a closed loop of sixty spaces on ten planks, and how far a lord has come on it.

use std::fmt;

use super::pieces::{Landscape, Row};

use Landscape::{Fjord, Forest, Glacier, Mountain, Swamp, Tundra};

/// How many planks there are.
pub const PLANKS: usize = 10;
/// How many spaces the loop has.
pub const SPACES: u8 = 60;
/// How many spaces a plank has, placement and wander in turn.
const PER_PLANK: u8 = 6;

/// The landscapes of the placement spaces of each plank, numbered as on the board page.
const PLANK_LANDSCAPES: [[Landscape; 3]; PLANKS] = [
    [Fjord, Swamp, Mountain],
    [Glacier, Forest, Swamp],
    [Mountain, Tundra, Forest],
    [Swamp, Fjord, Tundra],
    [Mountain, Glacier, Fjord],
    [Swamp, Forest, Mountain],
    [Fjord, Glacier, Forest],
    [Tundra, Swamp, Glacier],
    [Forest, Tundra, Fjord],
    [Glacier, Mountain, Tundra],
];

/// A space of the loop, 0 to 59, clockwise. Even spaces are placement spaces, odd ones wander spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Space(u8);

impl Space {
    /// The space with this number, `None` from 60 on.
    pub fn new(number: u8) -> Option<Space> {
        (number < SPACES).then_some(Space(number))
    }

    /// All sixty in order.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES).map(Space)
    }

    /// 0 to 59.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its row.
    pub fn row(self) -> Row {
        if self.0.is_multiple_of(2) {
            Row::Placement
        } else {
            Row::Wander
        }
    }

    /// Which place round the board its plank has, 0 to 9.
    pub fn place(self) -> usize {
        usize::from(self.0 / PER_PLANK)
    }
}

/// The planks as they lie round the board: numbers 0 to 9, each once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Planks(pub [u8; PLANKS]);

impl Planks {
    /// The landscape of a placement space, `None` for a wander space.
    pub fn landscape(&self, space: Space) -> Option<Landscape> {
        if space.row() == Row::Wander {
            return None;
        }
        let plank = self.0.get(space.place())?;
        let landscapes = PLANK_LANDSCAPES.get(usize::from(*plank))?;
        landscapes
            .get(usize::from(space.0 % PER_PLANK / 2))
            .copied()
    }

    /// Whether every plank lies there once.
    pub fn are_complete(&self) -> bool {
        (0..PLANKS as u8).all(|plank| self.0.contains(&plank))
    }
}

/// How far a lord has come: starting spaces 1 to 4 are -1 to -4, then every space of the loop counts one, laps added.
/// The smallest is farthest back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Travelled(pub i16);

impl Travelled {
    /// The starting space with this number, 1 (next to the walkway) to 4.
    pub fn start(number: u8) -> Travelled {
        Travelled(-i16::from(number))
    }

    /// The space of the loop it stands on, `None` on the starting plank.
    pub fn space(self) -> Option<Space> {
        (self.0 >= 0).then(|| Space((self.0 % i16::from(SPACES)) as u8))
    }

    /// The starting space, 1 to 4, `None` on the loop.
    pub fn starting_space(self) -> Option<u8> {
        (self.0 < 0).then(|| self.0.unsigned_abs() as u8)
    }

    /// One space further.
    #[must_use]
    pub fn next(self) -> Travelled {
        Travelled(self.0 + 1)
    }
}

impl fmt::Debug for Travelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_landscape_is_on_five_placement_spaces() {
        let planks = Planks([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        let shown: Vec<_> = Space::all().filter_map(|s| planks.landscape(s)).collect();
        assert_eq!(shown.len(), 30);
        assert!(
            Landscape::ALL
                .iter()
                .all(|l| shown.iter().filter(|s| *s == l).count() == 5)
        );
    }

    #[test]
    fn laps_are_added() {
        assert_eq!(Travelled(61).space(), Space::new(1));
        assert_eq!(Travelled(59).next().space(), Space::new(0));
        assert_eq!((Space::new(60), Travelled(-1).space()), (None, None));
        assert_eq!(format!("{:?}", Travelled(-2).next()), "-1");
        assert_eq!(Travelled::start(3).starting_space(), Some(3));
        assert!(Travelled::start(4) < Travelled::start(1) && Travelled(60) > Travelled(59));
    }
}
