//! What the bulk tests of every game share: players that end their games, and the laws that hold of every position.
#![allow(dead_code, reason = "each test binary uses a part of it")]

pub mod contest;
pub mod digest;
pub mod laws;
pub mod paths;
pub mod playouts;
pub mod trollfjord;

use ::trollfjord::engine::{Draws, Game, Record, Seed};

/// What a game tells its bulk tests.
pub trait Bulk: Game {
    /// How many may play.
    const PLAYERS: std::ops::RangeInclusive<u8>;
    /// A board that is moved by events alone.
    type Shadow;

    /// A set-up for so many, varied by the number of the game.
    fn agreed(players: u8, game: u64) -> Self::Setup;
    /// How readily the nudged player plays a legal move, 1 or more. Golden digests hang on it: it must never change.
    fn weight(&self, m: Self::Move) -> u32;
    /// What a sensible player does. Asked only while somebody decides.
    fn sensible(&self) -> Self::Move;
    /// Every move there is, legal or not.
    fn universe() -> Vec<Self::Move>;
    /// Cheap laws of one position beyond those of every game.
    fn check_laws(&self);
    /// Checks that `guess`, which was imagined by somebody, differs in hidden things alone.
    fn differs_in_hidden_things_only(&self, guess: &Self);
    /// Whether the players brought this game to its end, not a rule against games that never end.
    fn ends_by_itself(&self) -> bool;
    /// The board before anything has happened.
    fn shadow(&self) -> Self::Shadow;
    /// Does to the board what an event tells.
    fn follow(shadow: &mut Self::Shadow, event: &Self::Event);
    /// Checks that the board has come to look like this position.
    fn agrees(&self, shadow: &Self::Shadow);
}

/// How moves are picked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Toward the end of the game.
    Nudged,
    /// All alike.
    Uniform,
    /// Half the decisions by the sensible player, half all alike.
    Lively,
    /// All by the sensible player.
    Greedy,
}

/// The seed of game `number` of a test.
pub fn seed(test: &str, number: u64) -> Seed {
    Seed::from_text(&format!("{test} {number}"))
}

/// The draws by which the players of a game pick their moves: far from every stream of the game itself.
pub fn picks(seed: Seed) -> Draws {
    Draws::open(&seed.key(), u64::MAX)
}

/// Picks a move.
pub fn pick<G: Bulk>(position: &G, style: Style, draws: &mut Draws) -> G::Move {
    match style {
        Style::Nudged => nudged(position, draws),
        Style::Uniform => uniform(position, draws),
        Style::Lively if draws.chance(128) => position.sensible(),
        Style::Lively => uniform(position, draws),
        Style::Greedy => position.sensible(),
    }
}

fn uniform<G: Bulk>(position: &G, draws: &mut Draws) -> G::Move {
    let mut list = G::Moves::default();
    position.legal_moves(&mut list);
    let list = list.as_ref();
    list[draws.below(list.len() as u32) as usize]
}

fn nudged<G: Bulk>(position: &G, draws: &mut Draws) -> G::Move {
    let mut list = G::Moves::default();
    position.legal_moves(&mut list);
    let list = list.as_ref();
    let total = list.iter().map(|&m| position.weight(m)).sum();
    let mut left = draws.below(total);
    for &m in list {
        let weight = position.weight(m);
        if left < weight {
            return m;
        }
        left -= weight;
    }
    unreachable!("weights are 1 or more")
}

/// The record of a whole game.
pub fn play_out<G: Bulk>(players: u8, test: &str, number: u64, style: Style) -> (Record<G>, G) {
    let seed = seed(test, number);
    let mut record = Record::<G>::new(G::agreed(players, number), seed);
    let mut draws = picks(seed);
    let mut position = record.opening();
    while position.to_move().is_some() {
        let m = pick(&position, style, &mut draws);
        position.play(m, &mut ()).expect("a legal move");
        record.moves.push(m);
    }
    (record, position)
}
