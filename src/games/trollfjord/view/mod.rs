//! How Trollfjord looks and sounds in words: the only part of the game that knows Yew.

pub mod board;
pub mod look;
pub mod offer;
pub mod tower;
