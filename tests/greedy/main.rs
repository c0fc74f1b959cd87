//! The greedy player: what holds of every move it makes, and what it does in positions laid out by hand.

#[path = "../common/mod.rs"]
mod common;
#[path = "../trollfjord/play.rs"]
#[allow(dead_code, reason = "the tests of the rules use the rest")]
mod play;
#[path = "../trollfjord/table.rs"]
#[allow(dead_code, reason = "the tests of the rules use the rest")]
mod table;

mod general;
mod hammer;
mod lay;
mod moving;
mod partners;
mod pledges;
