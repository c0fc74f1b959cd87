//! The same games here and in WebAssembly: digests to compare, and how fast both play. `scripts/report digests` and
//! `scripts/report wasm-speed` run it natively, in Node and in Chromium.
//!
//! ```text
//! digests rules GAMES SEED    digest over games of the player that never changes
//! digests lively GAMES SEED   digest over lively games
//! digests playouts GAMES SEED decisions of uniformly random four-player games, and the seconds of the fastest pass
//! digests thoughts GAMES SEED games that the strongest computer player imagines for so many decisions, and the seconds
//! ```

#[path = "../tests/common/mod.rs"]
mod common;

use common::digest::games_digest;
use common::{Style, playouts};

/// The digest of so many games, as text: a number of 64 bits is none in JavaScript. Empty for a style that is not known.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn digest(style: &str, games: u32, seed: &str) -> String {
    let style = match style {
        "rules" => Style::Nudged,
        "lively" => Style::Lively,
        _ => return String::new(),
    };
    format!("{:016X}", games_digest(0..u64::from(games), seed, style))
}

/// Plays so many games and returns the number of decisions (exact: far below 2^53).
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn play(games: u32, seed: &str) -> f64 {
    playouts::random_games(u64::from(games), seed) as f64
}

/// Thinks about so many decisions and returns how many games were imagined (exact as well).
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn think(decisions: u32, seed: &str) -> f64 {
    playouts::thoughts(u64::from(decisions), seed) as f64
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [what, games, seed] = &words[..] else {
        return usage();
    };
    match (what.as_str(), games.parse()) {
        ("playouts", Ok(games)) => fastest(PASSES, || play(games, seed)),
        ("thoughts", Ok(decisions)) => fastest(THOUGHTS, || think(decisions, seed)),
        ("rules" | "lively", Ok(games)) => println!("{}", digest(what, games, seed)),
        _ => return usage(),
    }
    std::process::ExitCode::SUCCESS
}

/// How many times the same games are timed: short passes, so that one of them has a core to itself.
#[cfg(not(target_arch = "wasm32"))]
const PASSES: u32 = 100;

/// The same for thoughts, which take longer.
#[cfg(not(target_arch = "wasm32"))]
const THOUGHTS: u32 = 8;

/// Prints what `work` counts, and the seconds of its fastest pass.
#[cfg(not(target_arch = "wasm32"))]
fn fastest(passes: u32, work: impl Fn() -> f64) {
    let (mut count, mut seconds) = (0.0, f64::MAX);
    for _ in 0..passes {
        let start = std::time::Instant::now();
        count = work();
        seconds = f64::min(seconds, start.elapsed().as_secs_f64());
    }
    println!("{count} {seconds:.6}");
}

#[cfg(not(target_arch = "wasm32"))]
fn usage() -> std::process::ExitCode {
    eprintln!("usage: digests rules|lively|playouts|thoughts GAMES SEED");
    std::process::ExitCode::FAILURE
}

/// In WebAssembly nothing happens by itself.
#[cfg(target_arch = "wasm32")]
fn main() {}
