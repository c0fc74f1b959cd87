//! The vocabulary of the rules: landscapes, fortress numbers, treasures, gifts, belt spaces.

use std::fmt;

/// One of the six landscapes; each has two regions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Landscape {
    /// Mountain.
    Mountain,
    /// Fjord; the two fjords adjoin and still count as two regions.
    Fjord,
    /// Glacier.
    Glacier,
    /// Swamp.
    Swamp,
    /// Tundra.
    Tundra,
    /// Forest.
    Forest,
}

impl Landscape {
    /// All six.
    pub const ALL: [Landscape; 6] = [
        Landscape::Mountain,
        Landscape::Fjord,
        Landscape::Glacier,
        Landscape::Swamp,
        Landscape::Tundra,
        Landscape::Forest,
    ];
}

/// A fortress number, which is also the number of a belt space and of a crown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// I.
    One,
    /// II.
    Two,
    /// III.
    Three,
}

impl Level {
    /// All three.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// 0 to 2.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["I", "II", "III"][self.index()])
    }
}

/// A space of the belt. Belt spaces are filled from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum BeltSpace {
    /// I, II or III.
    Numbered(Level),
    /// The last one: filling it ends the game.
    Plus,
}

impl BeltSpace {
    /// All four, left to right.
    pub const ALL: [BeltSpace; 4] = [
        BeltSpace::Numbered(Level::One),
        BeltSpace::Numbered(Level::Two),
        BeltSpace::Numbered(Level::Three),
        BeltSpace::Plus,
    ];

    /// 0 to 3.
    pub fn index(self) -> usize {
        match self {
            BeltSpace::Numbered(level) => level.index(),
            BeltSpace::Plus => 3,
        }
    }

    /// The fortress number it asks for; `None` takes any.
    pub fn level(self) -> Option<Level> {
        match self {
            BeltSpace::Numbered(level) => Some(level),
            BeltSpace::Plus => None,
        }
    }
}

impl fmt::Display for BeltSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BeltSpace::Numbered(level) => write!(f, "{level}"),
            BeltSpace::Plus => f.write_str("+"),
        }
    }
}

/// How many treasure tiles there are.
pub const TREASURES: usize = 42;

/// A treasure tile, known by its value: 10 to 28.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Treasure(u8);

impl Treasure {
    /// The treasure with this value, `None` outside 10 to 28.
    pub fn new(value: u8) -> Option<Treasure> {
        (10..=28).contains(&value).then_some(Treasure(value))
    }

    /// Its value, which is also the number of boulders it asks for.
    pub fn value(self) -> u8 {
        self.0
    }

    /// §C1 How many boulders are missing where so many are `out`: none, and it may be taken.
    pub fn missing(self, out: u8) -> u8 {
        self.0.saturating_sub(out)
    }

    /// How many tiles have this value: two each of 10–14 and 19–28, three each of 15–18.
    pub fn copies(self) -> usize {
        if (15..=18).contains(&self.0) { 3 } else { 2 }
    }

    /// All 42 tiles by rising value.
    pub fn deck() -> [Treasure; TREASURES] {
        let mut deck = [Treasure(10); TREASURES];
        let tiles = (10..=28)
            .map(Treasure)
            .flat_map(|t| std::iter::repeat_n(t, t.copies()));
        deck.iter_mut()
            .zip(tiles)
            .for_each(|(place, tile)| *place = tile);
        deck
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "treasure {}", self.0)
    }
}

/// A gift for the mountain spirit, known by its worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Gift {
    /// Worth 4.
    Four,
    /// Worth 8.
    Eight,
    /// Worth 16.
    Sixteen,
}

impl Gift {
    /// All three.
    pub const ALL: [Gift; 3] = [Gift::Four, Gift::Eight, Gift::Sixteen];

    /// What it scores while it is unturned.
    pub fn worth(self) -> u8 {
        [4, 8, 16][self as usize]
    }
}

/// A set of gifts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Gifts(u8);

impl Gifts {
    /// No gift.
    pub const NONE: Gifts = Gifts(0);
    /// All three.
    pub const ALL: Gifts = Gifts(0b111);

    /// All eight sets, by the bits 4, 8, 16, the empty one first.
    pub fn sets() -> impl Iterator<Item = Gifts> {
        (0..8).map(Gifts)
    }

    /// This set and `gift`.
    #[must_use]
    pub fn with(self, gift: Gift) -> Gifts {
        Gifts(self.0 | 1 << gift as u8)
    }

    /// Whether `gift` is in it.
    pub fn has(self, gift: Gift) -> bool {
        self.0 >> gift as u8 & 1 == 1
    }

    /// Whether all of `other` is in it.
    pub fn covers(self, other: Gifts) -> bool {
        other.0 & !self.0 == 0
    }

    /// This set without `other`.
    #[must_use]
    pub fn without(self, other: Gifts) -> Gifts {
        Gifts(self.0 & !other.0)
    }

    /// This set and all of `other`.
    #[must_use]
    pub fn union(self, other: Gifts) -> Gifts {
        Gifts(self.0 | other.0)
    }

    /// How many gifts are in it.
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The gifts in it.
    pub fn iter(self) -> impl Iterator<Item = Gift> {
        Gift::ALL.into_iter().filter(move |&g| self.has(g))
    }

    /// What they score together.
    pub fn worth(self) -> u8 {
        self.iter().map(Gift::worth).sum()
    }
}

/// The row of the walkway.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Row {
    /// The outer row: each space shows a landscape.
    Placement,
    /// The inner row.
    Wander,
}

impl Row {
    /// Both rows.
    pub const ALL: [Row; 2] = [Row::Placement, Row::Wander];
}

/// How far a lord steps, counted in free spaces of the chosen row: 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Distance(u8);

impl Distance {
    /// All three.
    pub const ALL: [Distance; 3] = [Distance(1), Distance(2), Distance(3)];

    /// The distance `n`, `None` outside 1 to 3.
    pub fn new(n: u8) -> Option<Distance> {
        Self::ALL.into_iter().find(|d| d.0 == n)
    }

    /// 1 to 3.
    pub fn get(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_forty_two_tiles() {
        let deck = Treasure::deck();
        let count = |v| deck.iter().filter(|t| t.value() == v).count();
        assert!((10..=14).chain(19..=28).all(|v| count(v) == 2));
        assert!((15..=18).all(|v| count(v) == 3));
    }

    #[test]
    fn gift_sets_come_by_their_bits() {
        let worth: Vec<u8> = Gifts::sets().map(Gifts::worth).collect();
        assert_eq!(worth, [0, 4, 8, 12, 16, 20, 24, 28]);
    }

    #[test]
    fn belt_spaces_and_treasures_have_names() {
        let names = BeltSpace::ALL.map(|space| format!("{space} {}", space.index()));
        assert_eq!(names, ["I 0", "II 1", "III 2", "+ 3"]);
        let treasure = Treasure::new(17).unwrap();
        assert_eq!(format!("{treasure} {treasure:?}"), "17 treasure 17");
        assert_eq!((Treasure::new(9), Treasure::new(29)), (None, None));
        assert!(Treasure::new(10).is_some() && Treasure::new(28).is_some());
    }

    #[test]
    fn gift_sets_are_sets() {
        let [four, eight, sixteen] = Gift::ALL;
        let set = Gifts::NONE.with(four).with(sixteen).with(four);
        assert!(set.has(four) && set.has(sixteen) && !set.has(eight));
        assert!(set.iter().eq([four, sixteen]));
        assert_eq!((set.count(), set.worth()), (2, 20));
        assert!(Gifts::ALL.covers(set) && !set.covers(Gifts::ALL) && set.covers(Gifts::NONE));
        assert_eq!(
            set.without(Gifts::NONE.with(four)),
            Gifts::NONE.with(sixteen)
        );
        assert_eq!(set.without(Gifts::NONE.with(eight)), set);
        assert_eq!(set.union(set), set);
        assert_eq!(set.union(Gifts::NONE.with(eight)), Gifts::ALL);
    }
}
