//! How Trollfjord looks and sounds in words: the only part of the game that knows Yew.

pub mod action_card;
pub mod board;
pub mod card;
pub mod flight;
pub mod flying;
pub mod guide;
pub mod half;
pub mod last;
pub mod linger;
pub mod log;
pub mod look;
pub mod manner;
pub mod offer;
pub mod outlook;
pub mod picks;
pub mod sacks;
pub mod score_sheet;
pub mod sight;
pub mod sounding;
pub mod staging;
pub mod table_view;
pub mod tell;
pub mod teller;
pub mod tower;
pub mod treasure;
pub mod why;
