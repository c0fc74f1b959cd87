//! The board: walkway, regions, fortresses, lords, trolls and treasures.

#[cfg(test)]
mod agreement;
pub mod geometry;
mod keep;
pub mod layout;
mod list;
mod lord;
mod region;
mod stage;
mod telling;
mod tile;
mod trolls;
mod walk;

pub use list::{board_list, open_sheet, region_sheet};
pub use stage::{Framing, board};
pub use tile::plate;
pub use trolls::chip;
