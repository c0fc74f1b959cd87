//! Playouts: uniformly random games and the imagined games of a search, what measurements of speed are made of.

use ::trollfjord::engine::{Draws, Game, Seed};
use ::trollfjord::games::trollfjord::players::{Level, Manner, Player};
use ::trollfjord::games::trollfjord::{Moves, Setup, Trollfjord};

/// Plays four-player games out with every move alike, seeds numbered after `seed`; returns the number of decisions.
pub fn random_games(games: u64, seed: &str) -> u64 {
    let setup: Setup = "4 first"
        .parse()
        .unwrap_or_else(|_| unreachable!("a set-up"));
    let mut decisions = 0;
    for n in 0..games {
        let seed = Seed::from_text(&format!("{seed} {n}"));
        let mut draws = Draws::open(&seed.key(), u64::MAX);
        let mut game = Trollfjord::new(&setup, seed, &mut ());
        let mut list = Moves::new();
        loop {
            game.legal_moves(&mut list);
            if list.is_empty() {
                break;
            }
            let m = list[draws.below(list.len() as u32) as usize];
            if game.play(m, &mut ()).is_err() {
                unreachable!("a listed move");
            }
        }
        decisions += u64::from(std::hint::black_box(game.decisions()));
    }
    decisions
}

/// Lets the strongest computer player think about the first decision of so many games of two; returns how many games it
/// imagined.
pub fn thoughts(decisions: u64, seed: &str) -> u64 {
    let setup: Setup = "2 first"
        .parse()
        .unwrap_or_else(|_| unreachable!("a set-up"));
    let player = Player {
        level: Level::Four,
        manner: Manner::Bold,
    };
    let imagined = |n: u64| {
        let seed = Seed::from_text(&format!("{seed} {n}"));
        let mut thinking = player.think(&Trollfjord::new(&setup, seed, &mut ()))?;
        while thinking.think() {}
        let candidates = thinking.answer()?.candidates;
        Some(
            candidates
                .iter()
                .map(|c| u64::from(c.playouts))
                .sum::<u64>(),
        )
    };
    (0..decisions).filter_map(imagined).sum()
}
