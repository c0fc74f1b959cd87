//! Odds, ledger and hints: that they are right, and that nothing hidden enters.

mod blind;
mod ledger;
mod measured;
mod odds;
