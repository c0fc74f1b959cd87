//! One decision of one seat, and its notation.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::map::{Fortress, NotNotation, Region};
use super::pieces::{Distance, Gift, Gifts, Row};
use super::tower::Blow;

/// The longest legal list. Wandering is the widest decision: ten trolls in ten regions, at most five borders each,
/// and "done" make fewer than 51; every other decision has at most ten moves.
pub const MOST_MOVES: usize = 51;

/// A list of moves on the stack.
pub type Moves = ArrayVec<Move, MOST_MOVES>;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Move {
    /// §A1 Step with the lord: `p1` … `p3` on placement spaces, `w1` … `w3` on wander spaces.
    Lord(Row, Distance),
    /// §A2, §A3 Put so many trolls from the supply into a region: `R08x2`.
    Place(Region, u8),
    /// §A2 Put no troll: `none`.
    PlaceNone,
    /// §A2, §A3 Move one troll over one border: `R04>R05`.
    Wander(Region, Region),
    /// §A2 Wander no more: `done`.
    Done,
    /// §A3 Decline the tailwind, §B2 decline to join: `decline`.
    Decline,
    /// §B1 Announce a fortress: `F6`.
    Announce(Fortress),
    /// §B1 End the turn without announcing: `end`.
    EndTurn,
    /// §B2 Join as comrade: `join`.
    Join,
    /// §B2 Hammer: `hammer`.
    Hammer,
    /// §B2 Refrain from hammering: `refrain`.
    Refrain,
    /// §B4 Strike a blow: `lf` is left, firm.
    Swing(Blow),
    /// §B4 Stop hammering: `stop`.
    Stop,
    /// §B4 Pledge these gifts, none included: `g0`, `g4+16`.
    Pledge(Gifts),
    /// §C1 Take the treasure of a region: `take-R08`.
    Collect(Region),
    /// §C1 Go empty-handed: `nothing`.
    Nothing,
    /// §B4 Keep hammering alone: `keep`.
    Keep,
    /// §C3 Clear a region: `clear-R08`.
    Clear(Region),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lord(Row::Placement, distance) => write!(f, "p{}", distance.get()),
            Move::Lord(Row::Wander, distance) => write!(f, "w{}", distance.get()),
            Move::Place(region, count) => write!(f, "{region}x{count}"),
            Move::Wander(from, to) => write!(f, "{from}>{to}"),
            Move::Announce(fortress) => write!(f, "{fortress}"),
            Move::Swing(blow) => write!(f, "{blow}"),
            Move::Pledge(gifts) => write_gifts(f, *gifts),
            Move::Collect(region) => write!(f, "take-{region}"),
            Move::Clear(region) => write!(f, "clear-{region}"),
            word => f.write_str(word.word().unwrap_or_default()),
        }
    }
}

impl Move {
    /// The moves that are one plain word, with it.
    const WORDS: [(Move, &'static str); 10] = [
        (Move::PlaceNone, "none"),
        (Move::Done, "done"),
        (Move::Decline, "decline"),
        (Move::EndTurn, "end"),
        (Move::Join, "join"),
        (Move::Hammer, "hammer"),
        (Move::Refrain, "refrain"),
        (Move::Stop, "stop"),
        (Move::Nothing, "nothing"),
        (Move::Keep, "keep"),
    ];

    fn word(self) -> Option<&'static str> {
        Self::WORDS
            .iter()
            .find(|(m, _)| *m == self)
            .map(|(_, word)| *word)
    }
}

fn write_gifts(f: &mut fmt::Formatter<'_>, gifts: Gifts) -> fmt::Result {
    f.write_str("g")?;
    if gifts == Gifts::NONE {
        return f.write_str("0");
    }
    for (i, gift) in gifts.iter().enumerate() {
        let plus = if i == 0 { "" } else { "+" };
        write!(f, "{plus}{}", gift.worth())?;
    }
    Ok(())
}

impl FromStr for Move {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        if let Some((m, _)) = Self::WORDS.iter().find(|(_, word)| *word == text) {
            return Ok(*m);
        }
        if let Some(region) = text.strip_prefix("take-") {
            return region.parse().map(Move::Collect);
        }
        if let Some(region) = text.strip_prefix("clear-") {
            return region.parse().map(Move::Clear);
        }
        if let Some((from, to)) = text.split_once('>') {
            return Ok(Move::Wander(from.parse()?, to.parse()?));
        }
        if let Some((region, count)) = text.split_once('x') {
            let count = small_number(count).filter(|n| (1..=3).contains(n));
            return Ok(Move::Place(region.parse()?, count.ok_or(NotNotation)?));
        }
        if let Ok(fortress) = text.parse() {
            return Ok(Move::Announce(fortress));
        }
        if let Ok(blow) = text.parse() {
            return Ok(Move::Swing(blow));
        }
        step(text).or_else(|| pledge(text)).ok_or(NotNotation)
    }
}

/// A number of one digit.
fn small_number(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

fn step(text: &str) -> Option<Move> {
    let row = match text.as_bytes().first()? {
        b'p' => Row::Placement,
        b'w' => Row::Wander,
        _ => return None,
    };
    let distance = small_number(text.get(1..)?).and_then(Distance::new)?;
    Some(Move::Lord(row, distance))
}

fn pledge(text: &str) -> Option<Move> {
    let gifts = text.strip_prefix('g')?;
    if gifts == "0" {
        return Some(Move::Pledge(Gifts::NONE));
    }
    let mut set = Gifts::NONE;
    let mut last = 0;
    for worth in gifts.split('+') {
        let gift = Gift::ALL
            .into_iter()
            .find(|g| g.worth().to_string() == worth)?;
        if gift.worth() <= last {
            return None;
        }
        last = gift.worth();
        set = set.with(gift);
    }
    Some(Move::Pledge(set))
}

/// Every move there is, legal or not: the universe that tests of the legal list walk through.
pub fn universe() -> Vec<Move> {
    let mut all: Vec<Move> = Move::WORDS.iter().map(|(m, _)| *m).collect();
    for row in Row::ALL {
        all.extend(Distance::ALL.map(|distance| Move::Lord(row, distance)));
    }
    for region in Region::ALL {
        all.extend((0..=4).map(|count| Move::Place(region, count)));
        all.extend(Region::ALL.map(|to| Move::Wander(region, to)));
        all.extend([Move::Collect(region), Move::Clear(region)]);
    }
    all.extend(Fortress::ALL.map(Move::Announce));
    all.extend(Blow::ALL.map(Move::Swing));
    all.extend(Gifts::sets().map(Move::Pledge));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_read_as_it_is_written() {
        for m in universe() {
            let expected = match m {
                Move::Place(_, 0 | 4..) => Err(NotNotation),
                _ => Ok(m),
            };
            assert_eq!(m.to_string().parse(), expected, "{m}");
        }
    }

    #[test]
    fn other_text_is_refused() {
        for text in [
            "", "p0", "p4", "p", "R1x1", "R13x1", "R01x", "R01>", "g", "g5", "g8+4", "g4+4", "F7",
            "xx", "take-", "ö", "ö1", "P1", "p1 ", "R01x+1",
        ] {
            assert_eq!(text.parse::<Move>(), Err(NotNotation), "{text}");
        }
    }
}
