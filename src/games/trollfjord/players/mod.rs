//! Computer players: four levels and two manners, all of them blind for what their seat cannot know.

mod guide;
pub mod level;
mod value;

pub use guide::Imaginer;
pub use level::{Level, Manner, Player};
