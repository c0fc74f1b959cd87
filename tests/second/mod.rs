//! The rules read twice: the engine's position in a plain text that another reading writes too, and games that compare.

pub mod compare;
pub mod text;
