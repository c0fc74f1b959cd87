//! The tower on screen: the keep, its boulders, the hammer and the tray, and the panel to strike from.
//!
//! [`hammer_stage`] is the whole; [`tower_scene`] the picture alone. What is seen is a pure function of the position:
//! [`place`] says where each boulder lies, [`mood`] how the spirit looks, [`stakes`] what may be taken.

mod art;
mod boulders;
#[cfg(test)]
mod checks;
pub mod counter;
#[cfg(all(test, feature = "page-test"))]
mod drawn;
pub mod mood;
pub mod pad;
pub mod place;
mod plan;
mod play;
mod roles;
pub mod scene;
pub mod sides;
pub mod stage;
pub mod stakes;
pub mod tallies;
pub mod told;

pub use mood::Mood;
pub use mood::use_drone;
pub use play::{use_film, what_happened};
pub use scene::tower_scene;
pub use stage::{HammerStage, blow_number, hammer_stage};
pub use stakes::stakes_list;
