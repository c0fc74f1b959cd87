//! What is pinned of Trollfjord: counted move paths, the order of legal lists, and fifty finished games. No test writes a
//! file: `examples/pin` does, and only together with a new version of the rules.

#[path = "../common/mod.rs"]
mod common;
mod game_file;
mod place;
mod rare;

mod games;
mod places;
