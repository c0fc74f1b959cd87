//! Tests of the rock tower through its public face: laws, golden bytes, distributions, and that no habit beats looking.

mod absurd;
mod bands;
#[path = "../chance/mod.rs"]
mod chance;
mod colors;
mod golden;
mod laws;
mod luck;
mod near;
mod play;
mod player;
mod sides;
mod study;
