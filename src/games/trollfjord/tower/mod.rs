//! The rock tower: 44 boulders on four ledges, what a blow brings out of it and how it is filled again.
//!
//! Everything is integers and one stream of draws a blow, so every device computes the same tower (TOWER 3).
//! [`Tower::blow`] and [`Tower::pour`] tell [`TowerEvent`]s; [`Tower::replay`] rebuilds the same state from them.

mod blow;
mod boulder;
mod digest;
mod event;
mod ledge;
mod params;
mod picture;
mod pour;
mod state;
mod strike;

pub use blow::{Blow, NoSuchBlow, Side, Strength};
pub use boulder::{BOULDERS, Boulder, ByColor, Color, PER_COLOR};
pub use digest::{GOLDEN_BLOWS, GOLDEN_DIGEST, golden_digest};
pub use event::{NotPossible, TowerEvent};
pub use ledge::Ledge;
pub use params::Params;
pub use state::{NotInside, Tower, TowerFlaw};
