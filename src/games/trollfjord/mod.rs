//! Trollfjord: the rules, the tower and the table of one game.

pub mod tower;
