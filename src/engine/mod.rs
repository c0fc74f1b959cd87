//! What every game of the house shares. It knows no game, no screen, no clock, no storage and no entropy.

pub mod digest;
pub mod draws;
pub mod game;
pub mod link;
pub mod order;
pub mod record;
pub mod search;
pub mod seat;
pub mod seed;
pub mod session;
pub mod sink;

pub use digest::Fnv;
pub use draws::Draws;
pub use game::{Game, Total};
pub use link::Link;
pub use order::sort_by_key;
pub use record::Record;
pub use search::{Candidate, Guide, Thought};
pub use seat::{BySeat, Seat, Seats};
pub use seed::Seed;
pub use session::Session;
pub use sink::Sink;
