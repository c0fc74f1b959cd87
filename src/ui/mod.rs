//! The kit that every game's view uses: words, icons, small parts.

mod focus;
mod icon;
mod number;
mod plural;
pub mod words;

pub use focus::focus;
pub use icon::{icon, icon_with, link};
pub use number::decimal;
pub use words::Words;
