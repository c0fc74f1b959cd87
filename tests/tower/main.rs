//! Tests of the rock tower through its public face: laws, golden bytes, distributions, and that no habit beats looking.

mod bands;
#[path = "../chance/mod.rs"]
mod chance;
mod golden;
mod laws;
mod luck;
mod play;
mod study;
