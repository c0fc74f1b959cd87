//! The six blows: a side of the tower and a strength.

use std::fmt;
use std::str::FromStr;

/// The wall that is struck, as the table sees it; a mirrored tower does not swap the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The left wall.
    Left,
    /// The right wall.
    Right,
}

/// How hard the hammer strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Small and sure, seldom wedges anything.
    Soft,
    /// The usual blow.
    Firm,
    /// Brings most, wedges most and aims worst.
    Hard,
}

/// One blow of the hammer. Written `ls lf lh rs rf rh`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Blow {
    /// The wall that is struck.
    pub side: Side,
    /// How hard.
    pub strength: Strength,
}

/// A text that is none of the six blows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchBlow;

impl Side {
    /// Left, right.
    pub const ALL: [Side; 2] = [Side::Left, Side::Right];

    /// The opposite wall.
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

impl Strength {
    /// Soft, firm, hard.
    pub const ALL: [Strength; 3] = [Strength::Soft, Strength::Firm, Strength::Hard];
}

impl Blow {
    /// Every blow in the order of the legal list: left soft, firm, hard, right soft, firm, hard.
    pub const ALL: [Blow; 6] = [
        Blow::new(Side::Left, Strength::Soft),
        Blow::new(Side::Left, Strength::Firm),
        Blow::new(Side::Left, Strength::Hard),
        Blow::new(Side::Right, Strength::Soft),
        Blow::new(Side::Right, Strength::Firm),
        Blow::new(Side::Right, Strength::Hard),
    ];

    /// The blow on this side with this strength.
    pub const fn new(side: Side, strength: Strength) -> Self {
        Blow { side, strength }
    }

    /// The place of the blow in [`Blow::ALL`], 0 to 5.
    pub const fn index(self) -> usize {
        self.side as usize * Strength::ALL.len() + self.strength as usize
    }
}

impl fmt::Display for Blow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.side, self.strength) {
            (Side::Left, Strength::Soft) => "ls",
            (Side::Left, Strength::Firm) => "lf",
            (Side::Left, Strength::Hard) => "lh",
            (Side::Right, Strength::Soft) => "rs",
            (Side::Right, Strength::Firm) => "rf",
            (Side::Right, Strength::Hard) => "rh",
        })
    }
}

/// Reads exactly what [`Blow`] writes.
impl FromStr for Blow {
    type Err = NoSuchBlow;

    fn from_str(text: &str) -> Result<Self, NoSuchBlow> {
        let (side, strength) = match text {
            "ls" => (Side::Left, Strength::Soft),
            "lf" => (Side::Left, Strength::Firm),
            "lh" => (Side::Left, Strength::Hard),
            "rs" => (Side::Right, Strength::Soft),
            "rf" => (Side::Right, Strength::Firm),
            "rh" => (Side::Right, Strength::Hard),
            _ => return Err(NoSuchBlow),
        };
        Ok(Blow::new(side, strength))
    }
}

impl fmt::Display for NoSuchBlow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a blow: expected ls, lf, lh, rs, rf or rh")
    }
}

impl std::error::Error for NoSuchBlow {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blows_are_read_as_they_are_written() {
        for (i, blow) in Blow::ALL.into_iter().enumerate() {
            assert_eq!(blow.to_string().parse(), Ok(blow));
            assert_eq!(blow.index(), i);
        }
        assert_eq!("LS".parse::<Blow>(), Err(NoSuchBlow));
        assert!(NoSuchBlow.to_string().starts_with("not a blow"));
        assert_eq!(Side::ALL.map(Side::other), [Side::Right, Side::Left]);
    }
}
