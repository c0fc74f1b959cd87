//! The kit that every game's view uses: words, icons, small parts.

mod focus;
pub mod icon;
pub mod words;

pub use focus::focus;
pub use icon::Icon;
pub use words::{Words, use_words};
