//! What every game of the house shares. It knows no game, no screen, no clock, no storage and no entropy.

pub mod draws;
pub mod seed;
pub mod sink;

pub use draws::Draws;
pub use seed::Seed;
pub use sink::Sink;
