//! The board of the second reading: regions, fortresses, planks, and the 90 arrangements of fortress numbers (design/BOARD.md).

/// The landscape of R01 to R12.
pub const LANDSCAPES: [&str; 12] = [
    "glacier", "mountain", "fjord", "tundra", "forest", "glacier", "fjord", "swamp", "mountain",
    "swamp", "forest", "tundra",
];

/// The neighbors of R01 to R12, by their numbers.
const NEIGHBORS: [&[usize]; 12] = [
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

/// The three regions of F1 to F6, by their numbers.
const FORTRESSES: [[usize; 3]; 6] = [
    [1, 3, 4],
    [2, 5, 6],
    [4, 5, 7],
    [9, 10, 12],
    [7, 8, 11],
    [6, 8, 9],
];

/// The placement spaces of planks 1 to 10, in walking order.
pub const PLANKS: [[&str; 3]; 10] = [
    ["fjord", "swamp", "mountain"],
    ["glacier", "forest", "swamp"],
    ["mountain", "tundra", "forest"],
    ["swamp", "fjord", "tundra"],
    ["mountain", "glacier", "fjord"],
    ["swamp", "forest", "mountain"],
    ["fjord", "glacier", "forest"],
    ["tundra", "swamp", "glacier"],
    ["forest", "tundra", "fjord"],
    ["glacier", "mountain", "tundra"],
];

/// Spaces of the walkway: even ones are placement spaces, odd ones wander spaces.
pub const SPACES: i32 = 60;

/// The fortress numbers of the first game, F1 to F6.
pub const FIRST_GAME: [usize; 6] = [1, 3, 2, 1, 3, 2];

/// Regions are counted from 0 inside this reading; this is a region's name outside.
pub fn region_name(region: usize) -> String {
    format!("R{:02}", region + 1)
}

/// The region of a name.
pub fn region_of(name: &str) -> usize {
    let number: usize = name[1..].parse().expect("a region's name");
    number - 1
}

/// A fortress number as it is printed.
pub fn roman(number: usize) -> &'static str {
    ["I", "II", "III"][number - 1]
}

/// The regions that adjoin a region, in order.
pub fn neighbors(region: usize) -> Vec<usize> {
    NEIGHBORS[region].iter().map(|number| number - 1).collect()
}

/// The three regions of a fortress (counted from 0), in order.
pub fn regions_of(fortress: usize) -> Vec<usize> {
    let numbers = FORTRESSES[fortress];
    numbers.iter().map(|number| number - 1).collect()
}

/// The regions of a landscape, in order.
pub fn regions_with(landscape: &str) -> Vec<usize> {
    (0..12).filter(|r| LANDSCAPES[*r] == landscape).collect()
}

/// All arrangements of I, I, II, II, III, III over F1 to F6, sorted.
pub fn arrangements() -> Vec<[usize; 6]> {
    let mut list = Vec::new();
    // Counting in base 3 from 111111 to 333333 is the sorted order.
    for code in 0..729 {
        let mut rest = code;
        let mut numbers = [0; 6];
        for place in (0..6).rev() {
            numbers[place] = rest % 3 + 1;
            rest /= 3;
        }
        let twice = |n: usize| numbers.iter().filter(|x| **x == n).count() == 2;
        if twice(1) && twice(2) && twice(3) {
            list.push(numbers);
        }
    }
    list
}
