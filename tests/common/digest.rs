//! A digest over whole games, to prove that every device plays the same game from the same seed.

use std::fmt::{self, Write};

use ::trollfjord::engine::Game;
use ::trollfjord::games::trollfjord::Trollfjord;

use super::{Style, play_out};

/// How many games of each number of players the digest covers.
const GAMES: u64 = 17;
/// `games_digest()`. It changes with the rules, their events or their draws (then kept games break), and with the nudged
/// player.
pub const GAMES_DIGEST: u64 = 0xBA02_217A_B2D5_1A20;

/// FNV-1a with 64 bits, over the texts written to it.
struct Fnv(u64);

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for &byte in text.as_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
        Ok(())
    }
}

/// Plays nudged games from fixed seeds; a digest of their records, of every event and of the last positions.
pub fn games_digest() -> u64 {
    let mut fnv = Fnv(0xCBF2_9CE4_8422_2325);
    for players in 2..=4 {
        for n in 0..GAMES {
            let (record, last) = play_out::<Trollfjord>(players, "digest", n, Style::Nudged);
            let mut position = record.opening();
            for &m in &record.moves {
                let events = position.play_telling(m).expect("a legal move");
                write!(fnv, "{events:?}").expect("a digest takes everything");
            }
            assert_eq!(position, last);
            write!(fnv, "{record}{last:?}").expect("a digest takes everything");
        }
    }
    fnv.0
}
