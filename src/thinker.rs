//! What decides for a computer player and what is asked about a game, loaded beside the page when it is first asked,
//! without the page in it.

use std::cell::RefCell;

use trollfjord::engine::{Candidate, Record};
use trollfjord::games::trollfjord::players::ask::Counsel;
use trollfjord::games::trollfjord::players::{Player, Thinking};
use trollfjord::games::trollfjord::{Move, Trollfjord};

/// What is thought about.
enum Mind {
    /// A decision of a computer player.
    Player(Thinking),
    /// What a person asks.
    Counsel(Counsel),
}

thread_local! {
    /// What is thought about now; a new ask takes its place.
    static NOW: RefCell<Option<Mind>> = const { RefCell::new(None) };
}

/// Begins to think. The ask is two lines: the player that is to decide or what is to be found out, and the record of the
/// game. Tells whether there is something to think about.
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
        (0..games).all(|_| match thinking {
            Mind::Player(thinking) => thinking.think(),
            Mind::Counsel(counsel) => counsel.step(),
        })
    })
}

/// How far the thinking has come, in thousandths, where that is known.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn progress() -> u32 {
    NOW.with_borrow(|now| match now {
        Some(Mind::Counsel(counsel)) => counsel.progress(),
        _ => 0,
    })
}

/// The answer as far as was thought. That of a player is the move, then what was compared, each as move, imagined games,
/// the sum of what they were worth and what the manner adds. Empty if nothing is thought about.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn answer() -> String {
    NOW.with_borrow(|now| {
        let answer = match now {
            Some(Mind::Player(thinking)) => thinking.answer(),
            Some(Mind::Counsel(counsel)) => return counsel.answer(),
            None => None,
        };
        answer.map_or_else(String::new, |answer| {
            let compared = answer.candidates.iter().map(written);
            format!("{}{}", answer.m, compared.collect::<String>())
        })
    })
}

fn begun(ask: &str) -> Option<Mind> {
    let (kind, record) = ask.split_once('\n')?;
    let record: Record<Trollfjord> = record.trim().parse().ok()?;
    let Ok(player) = kind.parse::<Player>() else {
        return Counsel::begin(kind, &record).map(Mind::Counsel);
    };
    let thinking = player.think(&record.position(usize::MAX).ok()?);
    thinking.map(Mind::Player)
}

fn written(candidate: &Candidate<Move>) -> String {
    let Candidate {
        m,
        playouts,
        sum,
        lean,
    } = candidate;
    format!(" {m} {playouts} {sum} {lean}")
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
