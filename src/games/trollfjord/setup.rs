//! What is agreed before a game of Trollfjord: players, fortress numbers, the optional even start.

use std::fmt;
use std::str::FromStr;

use crate::engine::link::Numbered;

use super::map::{ARRANGEMENTS, NotNotation};

/// How many play: 2 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Players(u8);

impl Players {
    /// Two, three, four.
    pub const ALL: [Players; 3] = [Players(2), Players(3), Players(4)];

    /// `n` players, `None` outside 2 to 4.
    pub fn new(n: u8) -> Option<Players> {
        Self::ALL.into_iter().find(|p| p.0 == n)
    }

    /// 2 to 4.
    pub fn get(self) -> u8 {
        self.0
    }
}

/// Where the fortress numbers come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Numbers {
    /// The fixed layout of the first game.
    FirstGame,
    /// One of the 90 arrangements, drawn by the seed.
    Random,
    /// The arrangement with this index, 0 to 89, in sorted order.
    Custom(u8),
}

/// The set-up of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Setup {
    /// How many play.
    pub players: Players,
    /// The fortress numbers.
    pub numbers: Numbers,
    /// A house rule: those who start farther ahead get points for it (see [`Setup::even_start_points`]).
    pub even_start: bool,
}

impl Setup {
    /// The plain set-up for `players`.
    pub fn new(players: Players, numbers: Numbers) -> Self {
        Setup {
            players,
            numbers,
            even_start: false,
        }
    }

    /// House rule "even start": what starting space 1 to 4 is worth; 0 where it is off.
    pub fn even_start_points(&self, starting_space: u8) -> u8 {
        let points: &[u8] = match self.players.get() {
            4 => &[10, 6, 4, 0],
            3 => &[6, 3, 0],
            _ => &[],
        };
        let space = usize::from(starting_space).wrapping_sub(1);
        if self.even_start {
            points.get(space).copied().unwrap_or(0)
        } else {
            0
        }
    }
}

/// Kinds of fortress numbers: first game, random, and each arrangement.
const NUMBERS: u32 = 2 + ARRANGEMENTS as u32;

/// Players count fastest, then the fortress numbers, then the even start: links depend on it.
impl Numbered for Setup {
    const COUNT: u32 = Players::ALL.len() as u32 * NUMBERS * 2;

    fn number(&self) -> u32 {
        let numbers = match self.numbers {
            Numbers::FirstGame => 0,
            Numbers::Random => 1,
            Numbers::Custom(index) => 2 + u32::from(index),
        };
        let players = u32::from(self.players.get() - Players::ALL[0].get());
        players + 3 * (numbers + NUMBERS * u32::from(self.even_start))
    }

    fn numbered(number: u32) -> Option<Self> {
        let (players, rest) = (number % 3, number / 3);
        let numbers = match rest % NUMBERS {
            0 => Numbers::FirstGame,
            1 => Numbers::Random,
            custom => Numbers::Custom((custom - 2) as u8),
        };
        let even_start = rest / NUMBERS;
        (even_start < 2).then(|| Setup {
            players: Players::ALL[players as usize],
            numbers,
            even_start: even_start == 1,
        })
    }
}

/// `4 first`, `3 random even`, `2 custom-57`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.players.get())?;
        match self.numbers {
            Numbers::FirstGame => f.write_str("first")?,
            Numbers::Random => f.write_str("random")?,
            Numbers::Custom(index) => write!(f, "custom-{index}")?,
        }
        if self.even_start {
            f.write_str(" even")
        } else {
            Ok(())
        }
    }
}

impl FromStr for Setup {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let mut words = text.split_whitespace();
        let players = words
            .next()
            .and_then(|n| n.parse().ok())
            .and_then(Players::new);
        let numbers = match words.next().ok_or(NotNotation)? {
            "first" => Numbers::FirstGame,
            "random" => Numbers::Random,
            custom => {
                let index = custom.strip_prefix("custom-").and_then(|i| i.parse().ok());
                Numbers::Custom(index.filter(|&i| i < ARRANGEMENTS).ok_or(NotNotation)?)
            }
        };
        let even_start = match (words.next(), words.next()) {
            (None, _) => false,
            (Some("even"), None) => true,
            _ => return Err(NotNotation),
        };
        Ok(Setup {
            players: players.ok_or(NotNotation)?,
            numbers,
            even_start,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_is_read_as_it_is_written() {
        for text in ["2 first", "3 random even", "4 custom-0", "2 custom-89 even"] {
            assert_eq!(
                text.parse::<Setup>().map(|s| s.to_string()),
                Ok(text.to_string())
            );
        }
        for text in [
            "",
            "5 first",
            "2",
            "2 custom-90",
            "2 first odd",
            "2 first even even",
        ] {
            assert_eq!(text.parse::<Setup>(), Err(NotNotation), "{text}");
        }
    }

    #[test]
    fn every_setup_has_its_number() {
        for number in 0..Setup::COUNT {
            let setup = Setup::numbered(number).unwrap();
            assert_eq!(setup.number(), number);
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
        assert_eq!(Setup::numbered(Setup::COUNT), None);
        assert_eq!(Setup::numbered(u32::MAX), None);
        for (text, number) in [
            ("2 first", 0),
            ("4 first", 2),
            ("2 random", 3),
            ("3 custom-0", 7),
            ("4 custom-89", 275),
            ("2 first even", 276),
            ("4 custom-89 even", 551),
        ] {
            assert_eq!(text.parse::<Setup>().unwrap().number(), number, "{text}");
        }
    }

    #[test]
    fn the_even_start_pays_those_ahead() {
        let mut setup: Setup = "4 first even".parse().unwrap();
        assert_eq!(
            [1, 2, 3, 4].map(|s| setup.even_start_points(s)),
            [10, 6, 4, 0]
        );
        setup.players = Players::ALL[1];
        assert_eq!([1, 2, 3].map(|s| setup.even_start_points(s)), [6, 3, 0]);
        setup.players = Players::ALL[0];
        assert_eq!([1, 2].map(|s| setup.even_start_points(s)), [0, 0]);
        setup.even_start = false;
        assert_eq!(setup.even_start_points(1), 0);
    }
}
