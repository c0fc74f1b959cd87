//! Boulders and their colors.

use std::fmt;
use std::ops::{Index, IndexMut};

/// How many boulders there are (RULES: the material).
pub const BOULDERS: usize = 44;
/// How many boulders of each color there are.
pub const PER_COLOR: usize = 11;

/// The color of a boulder. Red, yellow and blue count against the color limit, white does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Free: no limit holds for it.
    White,
    /// Limited.
    Red,
    /// Limited.
    Yellow,
    /// Limited.
    Blue,
}

impl Color {
    /// All colors in the order of the boulders' ids.
    pub const ALL: [Color; 4] = [Color::White, Color::Red, Color::Yellow, Color::Blue];
    /// The colors that count against the color limit.
    pub const LIMITED: [Color; 3] = [Color::Red, Color::Yellow, Color::Blue];

    /// The letter of the color in text pictures: `w r y b`.
    pub fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Red => 'r',
            Color::Yellow => 'y',
            Color::Blue => 'b',
        }
    }
}

/// One boulder, known by its id 0 to 43. Eleven ids in a row share a color: white, red, yellow, blue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Boulder(u8);

impl Boulder {
    /// The boulder with this id; `None` above 43.
    pub const fn new(id: u8) -> Option<Self> {
        if (id as usize) < BOULDERS {
            Some(Boulder(id))
        } else {
            None
        }
    }

    /// Every boulder in the order of the ids.
    pub fn all() -> impl DoubleEndedIterator<Item = Boulder> + ExactSizeIterator {
        (0..BOULDERS as u8).map(Boulder)
    }

    /// The eleven boulders of one color in the order of the ids.
    pub fn of(color: Color) -> impl DoubleEndedIterator<Item = Boulder> + ExactSizeIterator {
        let first = color as u8 * PER_COLOR as u8;
        (first..first + PER_COLOR as u8).map(Boulder)
    }

    /// The id, 0 to 43.
    pub const fn id(self) -> u8 {
        self.0
    }

    /// The color: id / 11.
    pub const fn color(self) -> Color {
        match self.0 / PER_COLOR as u8 {
            0 => Color::White,
            1 => Color::Red,
            2 => Color::Yellow,
            _ => Color::Blue,
        }
    }

    /// The 44 boulders as a list.
    pub(super) const fn list() -> [Boulder; BOULDERS] {
        let mut list = [Boulder(0); BOULDERS];
        let mut id = 0;
        while id < BOULDERS {
            list[id] = Boulder(id as u8);
            id += 1;
        }
        list
    }
}

/// Color letter and id, as `r17`.
impl fmt::Display for Boulder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color().letter(), self.0)
    }
}

impl fmt::Debug for Boulder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One value for each color, read and written as `values[Color::Red]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T>(pub [T; 4]);

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        &self.0[color as usize]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}

impl ByColor<u8> {
    /// How many boulders of each color are in `boulders`.
    pub fn count(boulders: &[Boulder]) -> Self {
        let mut counts = ByColor::default();
        for boulder in boulders {
            counts[boulder.color()] += 1;
        }
        counts
    }

    /// The highest count among the limited colors.
    pub fn most_limited(&self) -> u8 {
        self[Color::Red]
            .max(self[Color::Yellow])
            .max(self[Color::Blue])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eleven_boulders_a_color() {
        for color in Color::ALL {
            assert!(Boulder::of(color).all(|b| b.color() == color));
            assert_eq!(Boulder::of(color).len(), PER_COLOR);
        }
        assert_eq!(ByColor::count(&Boulder::list()), ByColor([11; 4]));
        assert!(Boulder::all().eq(Boulder::list()));
        assert_eq!(Boulder::new(44), None);
    }

    #[test]
    fn a_boulder_is_named_by_color_and_number() {
        let names: Vec<String> = [0, 11, 22, 33, 43]
            .into_iter()
            .filter_map(Boulder::new)
            .map(|b| format!("{b} {b:?} {}", b.id()))
            .collect();
        assert_eq!(
            names,
            [
                "w0 w0 0",
                "r11 r11 11",
                "y22 y22 22",
                "b33 b33 33",
                "b43 b43 43"
            ]
        );
    }

    #[test]
    fn the_most_of_a_limited_color_leaves_white_out() {
        assert_eq!(ByColor([9, 2, 3, 4]).most_limited(), 4);
        assert_eq!(ByColor([9, 2, 5, 4]).most_limited(), 5);
        assert_eq!(ByColor([9, 6, 5, 4]).most_limited(), 6);
    }
}
