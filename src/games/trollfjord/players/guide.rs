//! What a search asks about this game: which moves are worth a thought, how imagined games go on, when they are judged.

use crate::engine::{Game, Guide, Seat, sort_by_key};

use super::super::greedy::outlook::{Outlook, trolls};
use super::super::greedy::{self, Temper};
use super::super::{Move, Moves, Phase, Trollfjord};
use super::value;

/// The widest decisions, those about trolls, are narrowed to so many candidates.
const WIDEST: usize = 6;

/// Imagines games in which everybody decides as the greedy player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imaginer {
    turns: u16,
    temper: Temper,
}

impl Imaginer {
    /// One that looks so many turns beyond the present one, in this temper.
    pub fn new(turns: u16, temper: Temper) -> Self {
        Imaginer { turns, temper }
    }
}

impl Guide for Imaginer {
    type Game = Trollfjord;

    fn candidates(&self, position: &Trollfjord, list: &mut Vec<Move>) {
        let first = greedy::choose_as(position, self.temper);
        let mut legal = Moves::new();
        position.legal_moves(&mut legal);
        let mut others: Vec<Move> = legal.into_iter().filter(|&m| Some(m) != first).collect();
        let phase = position.table().phase;
        let of_trolls = matches!(
            phase,
            Phase::Place { .. } | Phase::Wander { .. } | Phase::Tailwind(_)
        );
        if of_trolls && let Some(seat) = position.to_move() {
            narrow(position, seat, &mut others);
        }
        list.extend(first);
        list.append(&mut others);
    }

    fn reply(&self, position: &Trollfjord) -> Option<Move> {
        greedy::choose(position)
    }

    /// Last turns are played to the end.
    fn is_enough(&self, start: &Trollfjord, position: &Trollfjord) -> bool {
        let (start, t) = (start.table(), position.table());
        !t.ending && t.turn > start.turn + self.turns
    }

    fn worth(&self, position: &Trollfjord, seat: Seat) -> i32 {
        value::worth(position.table(), seat)
    }

    fn lean(&self, position: &Trollfjord, m: Move) -> i32 {
        let t = position.table();
        match m {
            Move::Join => self.temper.join,
            Move::Pledge(gifts) => i32::from(gifts.count()) * self.temper.gift,
            Move::Stop => t.phase.hammering().map_or(0, |hammering| {
                let mut safe = position.allowed(hammering.fortress, hammering.hammerer);
                safe.next().map_or(0, |_| self.temper.stop)
            }),
            Move::Keep => -self.temper.stop,
            _ => 0,
        }
    }
}

/// Keeps the moves after which the trolls of `seat` promise most.
fn narrow(position: &Trollfjord, seat: Seat, moves: &mut Vec<Move>) {
    let t = position.table();
    let outlook = Outlook::new(t, seat);
    let stand = trolls(t, seat);
    sort_by_key(moves, |m| {
        let mut after = stand;
        match *m {
            Move::Place(region, count) => after[region.index()] += count,
            Move::Wander(from, to) => {
                after[from.index()] -= 1;
                after[to.index()] += 1;
            }
            _ => {}
        }
        -outlook.of(&after)
    });
    moves.truncate(WIDEST - 1);
}
