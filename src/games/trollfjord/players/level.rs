//! Who plays: a level and a manner, and how they are written down.

use std::fmt;
use std::str::FromStr;

use super::super::greedy::Temper;
use super::super::greedy::worth::POINT;
use super::super::map::NotNotation;
use super::super::setup::Players;

/// How strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// Does what looks best at once, and anything at all now and then: a child beats it.
    One,
    /// Does what looks best at once.
    Two,
    /// Imagines a few games, not far.
    Three,
    /// Imagines many games, farther.
    Four,
}

/// How daring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Manner {
    /// Takes what is safe, keeps its gifts, joins gladly.
    Cautious,
    /// Dares for more, spends its gifts, hammers for itself.
    Bold,
}

/// A computer player. It is written `3b`: level three, bold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Player {
    /// How strong.
    pub level: Level,
    /// How daring.
    pub manner: Manner,
}

/// How much a decision is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// So many games are imagined.
    pub games: u32,
    /// They go this many turns beyond the present one.
    pub turns: u16,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::One, Level::Two, Level::Three, Level::Four];

    /// How often, in 256, anything at all is done.
    pub(super) fn whims(self) -> u32 {
        if self == Level::One { 72 } else { 0 }
    }

    /// How much is imagined at a table of so many; nothing by those who decide at once.
    pub fn effort(self, players: Players) -> Option<Effort> {
        // The more play, the more turns a round has, and the more luck lies in them.
        let players = players.get();
        let (games, turns) = (u32::from(players), u16::from(players));
        match self {
            Level::One | Level::Two => None,
            Level::Three => Some(Effort {
                games: 12 * games,
                turns: 2 * turns,
            }),
            Level::Four => Some(Effort {
                games: 80 + 80 * games,
                turns: 2 + 2 * turns,
            }),
        }
    }
}

impl Manner {
    /// Both of them.
    pub const ALL: [Manner; 2] = [Manner::Cautious, Manner::Bold];

    /// What this manner adds to the worth of things.
    pub fn temper(self) -> Temper {
        match self {
            Manner::Cautious => Temper {
                stop: 4 * POINT,
                join: 3 * POINT,
                gift: -3 * POINT,
            },
            Manner::Bold => Temper {
                stop: -2 * POINT,
                join: -2 * POINT,
                gift: 2 * POINT,
            },
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let manner = match self.manner {
            Manner::Cautious => 'c',
            Manner::Bold => 'b',
        };
        write!(f, "{}{manner}", self.level as u8 + 1)
    }
}

impl FromStr for Player {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let all = Level::ALL
            .into_iter()
            .flat_map(|level| Manner::ALL.map(|manner| Player { level, manner }));
        let mut named = all.filter(|player| player.to_string() == text);
        named.next().ok_or(NotNotation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_as_it_is_written() {
        for level in Level::ALL {
            for manner in Manner::ALL {
                let player = Player { level, manner };
                assert_eq!(player.to_string().parse(), Ok(player));
            }
        }
        for text in ["", "0c", "5b", "3", "3x", "3b ", "33b"] {
            assert_eq!(text.parse::<Player>(), Err(NotNotation), "{text}");
        }
    }
}
