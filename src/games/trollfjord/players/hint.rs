//! A hint: the best moves of a decision as the strongest player would weigh them, and why.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Draws, Game, Seat, Thought};

use super::super::greedy::Temper;
use super::super::map::NotNotation;
use super::super::{Move, Phase, Trollfjord};
use super::guide::Imaginer;
use super::level::Level;
use super::odds::{Odds, Share, imagine_hammering};
use super::reasons::{Reason, facts};

/// So many moves are told.
pub const TOLD: usize = 3;
/// So many courses of a hammering are imagined for each of them.
const COURSES: u32 = 400;
/// So many blows of each kind are imagined.
const BLOWS: u32 = 2_000;

/// A move that is worth a thought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub m: Move,
    /// What it is worth less than the best, in 16ths of a point.
    pub behind: i32,
    /// By so many imagined games.
    pub games: u32,
    /// What speaks for it or against it.
    pub reasons: Vec<Reason>,
}

/// A hint in the making.
#[derive(Clone, Debug)]
pub struct Hint {
    position: Trollfjord,
    seat: Seat,
    thought: Thought<Imaginer>,
    thinks: bool,
    odds: Option<Odds>,
    samples: bool,
    /// How the hammering goes with each of the moves told, where there is one.
    courses: Vec<(Move, Share)>,
}

impl Hint {
    /// Begins a hint for whoever decides; `None` once the game is over.
    pub fn new(position: &Trollfjord) -> Option<Self> {
        let seat = position.to_move()?;
        let mut seen = position.clone();
        seen.imagine(seat, &mut Draws::open(&[0; 32], 0));
        let effort = Level::Four.effort(seen.table().setup.players)?;
        let imaginer = Imaginer::new(effort.turns, Temper::default());
        let odds = Odds::new(&seen, BLOWS);
        Some(Hint {
            thought: Thought::new(imaginer, &seen, effort.games)?,
            thinks: true,
            samples: odds.is_some(),
            odds,
            seat,
            position: seen,
            courses: Vec::new(),
        })
    }

    /// Imagines a little more; tells whether there is more to imagine.
    pub fn step(&mut self) -> bool {
        if self.thinks {
            self.thinks = self.thought.think();
            return true;
        }
        if self.samples {
            self.samples = self.odds.as_mut().is_some_and(Odds::step);
            return true;
        }
        if self.courses.is_empty() && is_about_hammering(self.position.table().phase) {
            let told = self.thought.candidates().iter().take(TOLD);
            self.courses = told.map(|c| (c.m, Share::default())).collect();
        }
        let due = self
            .courses
            .iter_mut()
            .find(|(_, share)| share.of < COURSES);
        let Some((m, share)) = due else {
            return false;
        };
        let taken = imagine_hammering(&self.position, Some(*m), u64::from(share.of) + 1);
        share.add(taken.value(self.seat) > 0);
        true
    }

    /// What is advised as far as was imagined, the best first.
    pub fn advice(&self) -> Vec<Advice> {
        // Those that were compared longest stand first.
        let told = self.thought.candidates().iter().take(TOLD);
        let best = told.clone().next().map_or(0, |c| c.mean());
        let mut behind = 0;
        let advice = told.map(|c| {
            // One that was given up early may look better than those that stayed; by luck, as the later games show.
            behind = behind.max((best - c.mean()) as i32);
            Advice {
                m: c.m,
                behind,
                games: c.playouts,
                reasons: self.reasons(c.m),
            }
        });
        advice.collect()
    }

    /// The odds of each blow, where one is due.
    pub fn odds(&self) -> Option<&Odds> {
        self.odds.as_ref()
    }

    fn reasons(&self, m: Move) -> Vec<Reason> {
        let mut list = facts(&self.position, m);
        let course = self.courses.iter().find(|(of, _)| *of == m);
        if let Some((_, share)) = course.filter(|_| may_bring_a_treasure(m)) {
            list.push(Reason::Treasure(share.thousandths() as u16));
        }
        let blows = self.odds.as_ref().map(Odds::blows).unwrap_or_default();
        if let Some(odds) = blows.iter().find(|odds| m == Move::Swing(odds.blow)) {
            list.push(Reason::Empty(odds.empty.thousandths() as u16));
            list.push(Reason::Angry(odds.angry.thousandths() as u16));
        }
        list
    }
}

/// Whether what is decided leads into a hammering or on with it.
fn is_about_hammering(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Announce
            | Phase::Join { .. }
            | Phase::Commit { .. }
            | Phase::Swing { .. }
            | Phase::CollectOrKeep { .. }
    )
}

/// Whether a hammering follows whose end is not known yet.
fn may_bring_a_treasure(m: Move) -> bool {
    matches!(
        m,
        Move::Announce(_) | Move::Join | Move::Hammer | Move::Swing(_) | Move::Keep
    )
}

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.m, self.behind, self.games)?;
        self.reasons.iter().try_for_each(|r| write!(f, " {r}"))
    }
}

/// Reads exactly what [`Advice`] writes.
impl FromStr for Advice {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let mut words = text.split(' ');
        let mut word = || words.next().ok_or(NotNotation);
        let (m, behind, games) = (word()?, word()?, word()?);
        Ok(Advice {
            m: m.parse().map_err(|_| NotNotation)?,
            behind: behind.parse().map_err(|_| NotNotation)?,
            games: games.parse().map_err(|_| NotNotation)?,
            reasons: words.map(str::parse).collect::<Result<_, _>>()?,
        })
    }
}
