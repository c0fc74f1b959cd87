//! A playout allocates nothing: neither listing nor playing a decision, nor cloning a position.
#![cfg(not(target_arch = "wasm32"))]

use allocation_counter::measure;
use trollfjord::engine::{Draws, Game, Seed};
use trollfjord::games::trollfjord::{Moves, Trollfjord};

/// §T1 Whole random games of every number of players, decision by decision.
#[test]
fn a_playout_allocates_nothing() {
    for players in 2..=4 {
        let setup = format!("{players} random").parse().unwrap();
        for n in 0..10 {
            let seed = Seed::from_text(&format!("no alloc {n}"));
            let mut decisions = 0;
            let counted = measure(|| {
                let mut game = Trollfjord::new(&setup, seed, &mut ());
                let mut draws = Draws::open(&seed.key(), u64::MAX);
                let mut list = Moves::new();
                loop {
                    game.legal_moves(&mut list);
                    if list.is_empty() {
                        break;
                    }
                    let m = list[draws.below(list.len() as u32) as usize];
                    let mut next = game.clone();
                    next.play(m, &mut ()).unwrap();
                    next.imagine(game.to_move().unwrap(), &mut draws);
                    game.play(m, &mut ()).unwrap();
                }
                decisions = game.decisions();
            });
            assert!(decisions > 100);
            assert_eq!(counted.count_total, 0, "{players} players, game {n}");
        }
    }
}

/// The counter counts: otherwise the test above would say nothing.
#[test]
fn the_counter_counts() {
    let setup = "2 first".parse().unwrap();
    let game = Trollfjord::new(&setup, Seed::from_text("x"), &mut ());
    assert!(measure(|| drop(game.legal())).count_total > 0);
}
