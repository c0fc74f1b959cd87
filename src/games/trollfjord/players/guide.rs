//! What the search knows of this game: which moves are worth a thought, how imagined games go on, when they are judged.

use crate::engine::{Game, Guide, Seat, sort_by_key};

use super::super::greedy::{
    self,
    outlook::{Outlook, trolls},
};
use super::super::{Move, Moves, Phase, Trollfjord};
use super::value;

/// The widest decisions are narrowed to so many candidates.
const WIDEST: usize = 6;

/// Imagines games that go so many rounds of turns.
#[derive(Clone, Copy, Debug)]
pub struct Imaginer {
    rounds: u16,
}

impl Imaginer {
    /// One that looks so many rounds of turns ahead.
    pub fn new(rounds: u16) -> Self {
        Imaginer { rounds }
    }
}

impl Guide for Imaginer {
    type Game = Trollfjord;

    fn candidates(&self, position: &Trollfjord, list: &mut Vec<Move>) {
        let first = greedy::choose(position);
        list.extend(first);
        let mut legal = Moves::new();
        position.legal_moves(&mut legal);
        let mut others: Vec<Move> = legal.into_iter().filter(|&m| Some(m) != first).collect();
        if others.len() >= WIDEST {
            let t = position.table();
            if let Some(seat) = position.to_move() {
                let outlook = Outlook::new(t, seat);
                let stand = trolls(t, seat);
                let gain = |m: &Move| {
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
                };
                sort_by_key(&mut others, gain);
            }
            if matches!(
                t.phase,
                Phase::Place { .. } | Phase::Wander { .. } | Phase::Tailwind(_)
            ) {
                others.truncate(WIDEST - 1);
            }
        }
        list.append(&mut others);
    }

    fn reply(&self, position: &Trollfjord) -> Option<Move> {
        greedy::choose(position)
    }

    fn is_enough(&self, start: &Trollfjord, position: &Trollfjord) -> bool {
        let (start, t) = (start.table(), position.table());
        let turns = self.rounds * u16::from(t.setup.players.get());
        !t.ending && t.turn > start.turn + turns
    }

    fn worth(&self, position: &Trollfjord, seat: Seat) -> i32 {
        value::worth(position.table(), seat)
    }

    fn lean(&self, _position: &Trollfjord, _m: Move) -> i32 {
        0
    }
}
