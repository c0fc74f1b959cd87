//! Odds, ledger and hints: that they are right, and that nothing hidden enters.

#[path = "../trollfjord/play.rs"]
#[allow(dead_code, reason = "the tests of the rules use the rest")]
mod play;
#[path = "../trollfjord/table.rs"]
#[allow(dead_code, reason = "the tests of the rules use the rest")]
mod table;

mod blind;
mod hint;
mod ledger;
mod measured;
mod odds;
mod reasons;
