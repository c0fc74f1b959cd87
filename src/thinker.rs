//! What decides for a computer player and what is asked about a game, loaded beside the page when it is first asked,
//! without the page in it.

use std::cell::RefCell;

use trollfjord::engine::Record;
use trollfjord::games::trollfjord::Trollfjord;
use trollfjord::games::trollfjord::players::ask::Counsel;
use trollfjord::games::trollfjord::players::{Player, Thinking};

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

/// The answer as far as was thought; empty if nothing is thought about.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn answer() -> String {
    NOW.with_borrow(|now| match now {
        Some(Mind::Player(thinking)) => thinking.answer().map(|answer| answer.to_string()),
        Some(Mind::Counsel(counsel)) => Some(counsel.answer()),
        None => None,
    })
    .unwrap_or_default()
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

/// Nothing happens by itself.
fn main() {}

#[cfg(test)]
mod tests {
    use trollfjord::games::trollfjord::players::Answer;

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
            let told: Answer = said.parse().unwrap();
            assert_eq!(told.to_string(), said);
            let mut game = record.opening();
            assert!(trollfjord::engine::Game::play(&mut game, told.m, &mut ()).is_ok());
            assert_eq!(!told.candidates.is_empty(), player == "3c", "{said}");
            assert!(format!("{said} 7").parse::<Answer>().is_err());
        }
        for fault in ["", "3c", "9c\nx", "3c\nx", &format!("3c\n{GAME} w9")] {
            assert!(!open(fault), "{fault}");
            assert_eq!((think(1), answer()), (false, String::new()));
        }
    }
}
