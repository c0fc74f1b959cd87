//! Coded records: what they are, how long they are, and that nothing that is done to them goes unnoticed.

#[path = "../../examples/verify/answer.rs"]
mod answer;
#[path = "../common/mod.rs"]
mod common;

mod changes;
mod docs;
mod faults;
mod forge;
mod forks;
mod fuzz;
mod hostile;
mod round_trip;
mod toy;
mod verify;
