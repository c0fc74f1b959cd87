//! Trollfjord: the rules, the tower and the table of one game.
#![doc = include_str!("RULES.md")]

mod announcing;
mod blows;
pub mod check;
mod check_phase;
mod collecting;
pub mod event;
pub mod greedy;
mod hammering;
pub mod layout;
mod luck;
pub mod map;
pub mod moves;
mod moving;
mod opening;
pub mod phase;
pub mod pieces;
pub mod planted;
pub mod players;
mod pledging;
mod position;
pub mod practice;
pub mod refusal;
pub mod score;
pub mod setup;
mod sketch;
pub mod table;
pub mod tower;
#[cfg(feature = "ui")]
pub mod view;
pub mod walkway;

pub use event::Event;
pub use moves::{Move, Moves};
pub use phase::Phase;
pub use position::{STALL, Trollfjord};
pub use refusal::{Clause, Reason, Refusal};
pub use score::Score;
pub use setup::Setup;
pub use table::Table;
