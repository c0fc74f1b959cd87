//! Odds and ledgers as lines of text, for programs that tell each other: what was written is read as the same.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::engine::{BySeat, Candidate, Seat};

use super::super::Move;
use super::super::map::NotNotation;
use super::super::pieces::Treasure;
use super::ledger::{Entry, Prospect};
use super::odds::{BlowOdds, Goal, Share};
use super::thinking::Answer;

/// Nobody.
const NONE: &str = "-";

/// `R03x2 R03x2 48 9120 0 none 12 1200 -8`: the move, then what was compared, each as move, imagined games, the sum of what
/// they were worth and what the manner adds.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.m)?;
        self.candidates.iter().try_for_each(|candidate| {
            let Candidate {
                m,
                playouts,
                sum,
                lean,
            } = candidate;
            write!(f, " {m} {playouts} {sum} {lean}")
        })
    }
}

impl FromStr for Answer {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        let (m, compared) = words.split_first().ok_or(NotNotation)?;
        let candidate = |words: &[&str]| match words {
            [m, playouts, sum, lean] => Ok(Candidate {
                m: number(m)?,
                playouts: number(playouts)?,
                sum: number(sum)?,
                lean: number(lean)?,
            }),
            _ => Err(NotNotation),
        };
        Ok(Answer {
            m: number::<Move>(m)?,
            candidates: compared
                .chunks(4)
                .map(candidate)
                .collect::<Result<_, _>>()?,
        })
    }
}

/// `7/20`.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.count, self.of)
    }
}

impl FromStr for Share {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let (count, of) = text.split_once('/').ok_or(NotNotation)?;
        let share = Share {
            count: number(count)?,
            of: number(of)?,
        };
        if share.count > share.of {
            return Err(NotNotation);
        }
        Ok(share)
    }
}

/// `lf 3/20 1/20 55 R01:17:4/20`.
impl fmt::Display for BlowOdds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BlowOdds {
            blow,
            empty,
            angry,
            boulders,
            goals,
        } = self;
        write!(f, "{blow} {empty} {angry} {boulders}")?;
        goals.iter().try_for_each(|goal| {
            let Goal {
                region,
                treasure,
                reached,
            } = goal;
            write!(f, " {region}:{treasure}:{reached}")
        })
    }
}

impl FromStr for BlowOdds {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let mut words = text.split(' ');
        let mut word = || words.next().ok_or(NotNotation);
        let blow = word()?.parse().map_err(|_| NotNotation)?;
        let (empty, angry) = (word()?.parse()?, word()?.parse()?);
        let boulders = number(word()?)?;
        let mut goals = ArrayVec::new();
        for word in words {
            goals.try_push(goal(word)?).map_err(|_| NotNotation)?;
        }
        Ok(BlowOdds {
            blow,
            empty,
            angry,
            boulders,
            goals,
        })
    }
}

fn goal(text: &str) -> Result<Goal, NotNotation> {
    let mut parts = text.splitn(3, ':');
    let mut part = || parts.next().ok_or(NotNotation);
    Ok(Goal {
        region: part()?.parse()?,
        treasure: Treasure::new(number(part()?)?).ok_or(NotNotation)?,
        reached: part()?.parse()?,
    })
}

/// `40 7 2 0 F3 6 1000 17:12345 0:0 12:9000 0:0`: when, whose, with whom, where, limit, courses, and for each seat what
/// fell and the sum of what was imagined.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Entry {
            decisions,
            turn,
            mover,
            fortress,
            limit,
            of,
            ..
        } = self;
        let comrade = written(self.comrade);
        write!(
            f,
            "{decisions} {turn} {mover} {comrade} {fortress} {limit} {of}"
        )?;
        let mut seats = Seat::ALL.into_iter();
        seats.try_for_each(|seat| write!(f, " {}:{}", self.fell[seat], self.imagined[seat]))
    }
}

impl FromStr for Entry {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        let [
            decisions,
            turn,
            mover,
            comrade,
            fortress,
            limit,
            of,
            seats @ ..,
        ] = &words[..]
        else {
            return Err(NotNotation);
        };
        let mut entry = Entry {
            decisions: number(decisions)?,
            turn: number(turn)?,
            mover: seat(mover)?.ok_or(NotNotation)?,
            comrade: seat(comrade)?,
            fortress: fortress.parse()?,
            limit: number(limit)?,
            of: number(of)?,
            fell: BySeat::default(),
            imagined: BySeat::default(),
        };
        if seats.len() != Seat::ALL.len() {
            return Err(NotNotation);
        }
        for (seat, text) in Seat::ALL.into_iter().zip(seats) {
            let (fell, imagined) = text.split_once(':').ok_or(NotNotation)?;
            entry.fell[seat] = number(fell)?;
            entry.imagined[seat] = number(imagined)?;
        }
        Ok(entry)
    }
}

/// `40 7 2 100/300 50/300 150/300 0/0`.
impl fmt::Display for Prospect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mover = written(self.mover);
        write!(f, "{} {} {mover}", self.decisions, self.turn)?;
        let mut shares = self.wins.0.iter();
        shares.try_for_each(|share| write!(f, " {share}"))
    }
}

impl FromStr for Prospect {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        let [decisions, turn, mover, a, b, c, d] = words[..] else {
            return Err(NotNotation);
        };
        Ok(Prospect {
            decisions: number(decisions)?,
            turn: number(turn)?,
            mover: seat(mover)?,
            wins: BySeat([a.parse()?, b.parse()?, c.parse()?, d.parse()?]),
        })
    }
}

fn number<T: FromStr>(text: &str) -> Result<T, NotNotation> {
    text.parse().map_err(|_| NotNotation)
}

fn written(seat: Option<Seat>) -> String {
    seat.map_or_else(|| NONE.to_string(), |seat| seat.to_string())
}

fn seat(text: &str) -> Result<Option<Seat>, NotNotation> {
    if text == NONE {
        return Ok(None);
    }
    Seat::new(number(text)?).map(Some).ok_or(NotNotation)
}
