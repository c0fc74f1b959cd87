//! The games of the house.

pub mod trollfjord;
