//! The board: walkway, regions, fortresses, lords, trolls and treasures.

mod chip;
pub mod geometry;
mod keep;
pub mod layout;
mod list;
mod lord;
mod region;
mod stage;
mod telling;
mod treasure;
mod walk;

pub use list::{BoardList, BoardListProps};
pub use stage::{Board, BoardProps, Framing};
pub use treasure::{TreasureTile, TreasureTileProps};
