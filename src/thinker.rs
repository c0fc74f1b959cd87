//! What decides for a computer player: loaded beside the page when the first one is to decide, without the page in it.

use std::cell::RefCell;

use trollfjord::engine::{Candidate, Record};
use trollfjord::games::trollfjord::players::{Player, Thinking};
use trollfjord::games::trollfjord::{Move, Trollfjord};

thread_local! {
    /// The decision that is thought about; a new one takes its place.
    static NOW: RefCell<Option<Thinking>> = const { RefCell::new(None) };
}

/// Begins to think about a decision. The ask is two lines: the player, and the record of the game. Tells whether there is
/// something to decide.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn open(ask: &str) -> bool {
    let thinking = begun(ask);
    let there = thinking.is_some();
    NOW.set(thinking);
    there
}

/// Imagines so many games; tells whether there is more to think about.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn think(games: u32) -> bool {
    NOW.with_borrow_mut(|now| {
        let Some(thinking) = now else {
            return false;
        };
        (0..games).all(|_| thinking.think())
    })
}

/// The answer as far as was thought: the move, then what was compared, each as move, imagined games, the sum of what they
/// were worth and what the manner adds. Empty if nothing is thought about.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn answer() -> String {
    NOW.with_borrow(|now| {
        let answer = now.as_ref().and_then(Thinking::answer);
        answer.map_or_else(String::new, |answer| {
            let compared = answer.candidates.iter().map(written);
            format!("{}{}", answer.m, compared.collect::<String>())
        })
    })
}

fn begun(ask: &str) -> Option<Thinking> {
    let (player, record) = ask.split_once('\n')?;
    let player: Player = player.parse().ok()?;
    let record: Record<Trollfjord> = record.trim().parse().ok()?;
    player.think(&record.position(usize::MAX).ok()?)
}

fn written(candidate: &Candidate<Move>) -> String {
    let Candidate {
        m,
        games,
        sum,
        lean,
    } = candidate;
    format!(" {m} {games} {sum} {lean}")
}

/// Nothing happens by itself.
fn main() {}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "trollfjord 0; 2 first; TROLL-TEST-TEST-TEST;";

    #[test]
    fn an_ask_is_answered_with_a_legal_move() {
        let record: Record<Trollfjord> = {
            let seed = trollfjord::engine::Seed::from_text("thinker");
            Record::new("2 first".parse().unwrap(), seed)
        };
        for player in ["1c", "2b", "3c"] {
            assert!(open(&format!("{player}\n{record}")));
            while think(7) {}
            let said = answer();
            let words: Vec<&str> = said.split(' ').collect();
            let m: Move = words[0].parse().unwrap();
            let mut game = record.opening();
            assert!(trollfjord::engine::Game::play(&mut game, m, &mut ()).is_ok());
            assert_eq!(words.len() % 4, 1, "{said}");
            assert_eq!(words.len() > 1, player == "3c", "{said}");
        }
        for fault in ["", "3c", "9c\nx", "3c\nx", &format!("3c\n{GAME} w9")] {
            assert!(!open(fault), "{fault}");
            assert_eq!((think(1), answer()), (false, String::new()));
        }
    }
}
