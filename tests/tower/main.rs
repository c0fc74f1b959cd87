//! Tests of the rock tower through its public face: laws, golden bytes, distributions, and that no habit beats looking.

mod bands;
mod golden;
mod laws;
mod play;
mod study;
