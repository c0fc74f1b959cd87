//! Computer players: four levels and two manners. None of them knows more than its seat may.
//!
//! The weaker two decide at once, as [`super::greedy`] does; the stronger two imagine games ([`crate::engine::search`]) in
//! which everybody decides so, and judge where they have come (`value`). Blindness is by construction: before anything
//! else a player replaces the seed and the order of the supply by a guess that hangs on nothing but what is public.

pub mod ask;
mod guide;
pub mod hint;
pub mod ledger;
mod level;
pub mod odds;
pub mod reasons;
mod text;
mod thinking;
mod value;

pub use guide::Imaginer;
pub use level::{Level, Manner, Player};
pub use thinking::{Answer, Thinking};
