//! The board: regions, fortresses and who borders whom (numbering and facts of the board page).

use std::fmt;
use std::str::FromStr;

use super::pieces::{Landscape, Level};

use Landscape::{Fjord, Forest, Glacier, Mountain, Swamp, Tundra};

/// How many regions there are.
pub const REGIONS: usize = 12;
/// How many fortresses there are.
pub const FORTRESSES: usize = 6;

/// A region, R01 to R12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(u8);

/// A fortress space, F1 to F6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fortress(u8);

const LANDSCAPES: [Landscape; REGIONS] = [
    Glacier, Mountain, Fjord, Tundra, Forest, Glacier, Fjord, Swamp, Mountain, Swamp, Forest,
    Tundra,
];

/// The neighbors of each region by number.
const NEIGHBORS: [&[u8]; REGIONS] = [
    &[2, 3, 4],
    &[1, 4, 5, 6],
    &[1, 4, 7],
    &[1, 2, 3, 5, 7],
    &[2, 4, 6, 7, 8],
    &[2, 5, 8, 9, 10],
    &[3, 4, 5, 8, 11],
    &[5, 6, 7, 9, 11],
    &[6, 8, 10, 11, 12],
    &[6, 9, 12],
    &[7, 8, 9, 12],
    &[9, 10, 11],
];

/// The three regions of each fortress by number.
const AT_FORTRESS: [[u8; 3]; FORTRESSES] = [
    [1, 3, 4],
    [2, 5, 6],
    [4, 5, 7],
    [9, 10, 12],
    [7, 8, 11],
    [6, 8, 9],
];

impl Region {
    /// All twelve in order.
    pub const ALL: [Region; REGIONS] = [
        Region(0),
        Region(1),
        Region(2),
        Region(3),
        Region(4),
        Region(5),
        Region(6),
        Region(7),
        Region(8),
        Region(9),
        Region(10),
        Region(11),
    ];

    /// 0 to 11.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its landscape.
    pub fn landscape(self) -> Landscape {
        LANDSCAPES[self.index()]
    }

    /// Whether a troll can wander from here to `other` in one step: a common border, not just a common point.
    pub fn adjoins(self, other: Region) -> bool {
        NEIGHBORS[self.index()].contains(&(other.0 + 1))
    }

    /// The adjoining regions in order.
    pub fn neighbors(self) -> impl Iterator<Item = Region> {
        NEIGHBORS[self.index()].iter().map(|&n| Region(n - 1))
    }

    /// The one or two fortresses that it belongs to.
    pub fn fortresses(self) -> impl Iterator<Item = Fortress> {
        Fortress::ALL.into_iter().filter(move |f| f.has(self))
    }
}

impl Landscape {
    /// Its two regions.
    pub fn regions(self) -> impl Iterator<Item = Region> {
        Region::ALL
            .into_iter()
            .filter(move |r| r.landscape() == self)
    }
}

impl Fortress {
    /// All six in order.
    pub const ALL: [Fortress; FORTRESSES] = [
        Fortress(0),
        Fortress(1),
        Fortress(2),
        Fortress(3),
        Fortress(4),
        Fortress(5),
    ];

    /// 0 to 5.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The three regions that meet here, in order.
    pub fn regions(self) -> [Region; 3] {
        AT_FORTRESS[self.index()].map(|n| Region(n - 1))
    }

    /// Whether `region` is one of its three.
    pub fn has(self, region: Region) -> bool {
        AT_FORTRESS[self.index()].contains(&(region.0 + 1))
    }
}

/// The fortress numbers of the first game, F1 to F6.
pub const FIRST_GAME: [Level; FORTRESSES] = [
    Level::One,
    Level::Three,
    Level::Two,
    Level::One,
    Level::Three,
    Level::Two,
];

/// How many ways there are to lay out I, I, II, II, III, III.
pub const ARRANGEMENTS: u8 = 90;

/// The arrangement of fortress numbers with this index, 0 to 89, in their sorted order; `None` from 90 on.
pub fn arrangement(index: u8) -> Option<[Level; FORTRESSES]> {
    let mut left = [2_u32; 3];
    let mut rest = u32::from(index);
    if index >= ARRANGEMENTS {
        return None;
    }
    let mut numbers = [Level::One; FORTRESSES];
    for place in &mut numbers {
        for level in Level::ALL {
            if left[level.index()] == 0 {
                continue;
            }
            left[level.index()] -= 1;
            let ways = ways(&left);
            if rest < ways {
                *place = level;
                break;
            }
            rest -= ways;
            left[level.index()] += 1;
        }
    }
    Some(numbers)
}

/// In how many ways the numbers that are left can be laid out.
fn ways(left: &[u32; 3]) -> u32 {
    let factorial = |n: u32| (1..=n).product::<u32>();
    factorial(left.iter().sum()) / left.iter().map(|&n| factorial(n)).product::<u32>()
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "R{:02}", self.0 + 1)
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Fortress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "F{}", self.0 + 1)
    }
}

impl fmt::Debug for Fortress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not the notation it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotNotation;

impl FromStr for Region {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let found = Region::ALL.into_iter().find(|r| r.to_string() == text);
        found.ok_or(NotNotation)
    }
}

impl FromStr for Fortress {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let found = Fortress::ALL.into_iter().find(|f| f.to_string() == text);
        found.ok_or(NotNotation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_are_mutual_and_there_are_twenty_five() {
        let pairs = Region::ALL
            .iter()
            .flat_map(|&a| a.neighbors().map(move |b| (a, b)));
        let pairs: Vec<_> = pairs.collect();
        assert_eq!(pairs.len(), 50);
        assert!(pairs.iter().all(|&(a, b)| a != b && b.adjoins(a)));
    }

    #[test]
    fn regions_and_fortresses_are_named_by_their_numbers() {
        let names = [Region::ALL[0], Region::ALL[11]].map(|r| format!("{r} {r:?} {}", r.index()));
        assert_eq!(names, ["R01 R01 0", "R12 R12 11"]);
        let names =
            [Fortress::ALL[0], Fortress::ALL[5]].map(|f| format!("{f} {f:?} {}", f.index()));
        assert_eq!(names, ["F1 F1 0", "F6 F6 5"]);
    }

    #[test]
    fn each_landscape_has_two_regions_and_the_fjords_adjoin() {
        assert!(Landscape::ALL.iter().all(|l| l.regions().count() == 2));
        let fjords: Vec<Region> = Fjord.regions().collect();
        assert!(fjords[0].adjoins(fjords[1]));
    }

    #[test]
    fn each_region_belongs_to_one_or_two_fortresses() {
        let at = |region: Region| {
            region
                .fortresses()
                .map(|f| f.to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(at(Region::ALL[0]), ["F1"]);
        assert_eq!(at(Region::ALL[3]), ["F1", "F3"]);
        let counts = Region::ALL.map(|region| at(region).len());
        assert!(counts.iter().all(|n| (1..=2).contains(n)));
        assert_eq!(counts.iter().sum::<usize>(), 18);
    }

    #[test]
    fn the_regions_of_a_fortress_adjoin_each_other() {
        for [a, b, c] in Fortress::ALL.map(Fortress::regions) {
            assert!(a.adjoins(b) && b.adjoins(c) && a.adjoins(c));
        }
    }

    #[test]
    fn the_ninety_arrangements_are_sorted_and_differ() {
        let all: Vec<_> = (0..ARRANGEMENTS).filter_map(arrangement).collect();
        assert_eq!(all.len(), 90);
        assert!(all.windows(2).all(|w| w[0] < w[1]));
        assert!(all.contains(&FIRST_GAME));
        assert_eq!(arrangement(ARRANGEMENTS), None);
    }
}
