//! Computer players: blind for what their seat cannot know, the stronger the higher their level, and always legal.

#[path = "../common/mod.rs"]
mod common;

mod blind;
mod search;
mod strength;
