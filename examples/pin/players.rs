//! Who plays the games that are looked at: several habits, since each shows rare things of its own.

use trollfjord::engine::{Draws, Game};
use trollfjord::games::trollfjord::pieces::Row;
use trollfjord::games::trollfjord::{Move, Phase, Trollfjord};

use crate::common::{self, Style};
use crate::pick;

/// The limit from which on a patient player hammers.
const ENOUGH: u8 = 6;

/// A habit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Habit {
    /// Mostly what looks sensible.
    Sensible,
    /// Half the decisions greedy, half all alike.
    Lively,
    /// The player of the bulk tests that never changes.
    Nudged,
    /// Every move alike: such games rarely end by themselves.
    Uniform,
    /// Lets the comrades collect, until the supply of treasures has run out; then plays sensibly.
    Patient,
}

impl Habit {
    /// Picks a move.
    pub fn pick(self, position: &Trollfjord, draws: &mut Draws) -> Move {
        match self {
            Habit::Sensible => pick::pick(position, draws),
            Habit::Lively => common::pick(position, Style::Lively, draws),
            Habit::Nudged => common::pick(position, Style::Nudged, draws),
            Habit::Uniform => common::pick(position, Style::Uniform, draws),
            Habit::Patient => {
                let list = position.legal();
                let wish = patient(position, &list);
                wish.unwrap_or_else(|| pick::pick(position, draws))
            }
        }
    }
}

/// What a patient player surely does, if it matters.
fn patient(position: &Trollfjord, list: &[Move]) -> Option<Move> {
    let t = position.table();
    if t.supply.is_empty() {
        return None;
    }
    let own_turn = position.to_move() == Some(t.mover);
    let wish = match t.phase {
        Phase::Lord if t.supply_of(t.mover) < 2 => {
            return list
                .iter()
                .copied()
                .find(|m| matches!(m, Move::Lord(Row::Wander, _)));
        }
        // Only where somebody can join; whoever can does.
        Phase::Announce => {
            let good = |m: &&Move| match m {
                Move::Announce(fortress) => {
                    let joins = t.candidates(*fortress).first().copied();
                    joins.is_some() && t.limit(*fortress, joins) >= ENOUGH
                }
                _ => false,
            };
            list.iter().find(good).copied().unwrap_or(Move::EndTurn)
        }
        Phase::Join { .. } => Move::Join,
        Phase::Commit {
            comrade: Some(_), ..
        } => Move::Hammer,
        Phase::Commit { .. } => Move::Refrain,
        // The mover stops before a treasure is within reach, and the comrade goes on.
        Phase::Swing {
            hammering,
            first: false,
        } => {
            let reach = position
                .allowed(hammering.fortress, hammering.hammerer)
                .next();
            if own_turn || reach.is_some() {
                Move::Stop
            } else {
                return None;
            }
        }
        Phase::CollectOrKeep { hammering } if !own_turn => {
            let reach = position
                .allowed(hammering.fortress, hammering.hammerer)
                .next();
            reach.map_or(Move::Keep, Move::Collect)
        }
        _ => return None,
    };
    Some(wish).filter(|m| list.contains(m))
}
