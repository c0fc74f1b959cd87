//! Coded records: what they are, how long they are, and that nothing that is done to them goes unnoticed.

#[path = "../common/mod.rs"]
mod common;

mod changes;
mod faults;
mod forge;
mod fuzz;
mod hostile;
mod round_trip;
mod toy;
