//! The kit that every game's view uses: words, icons, small parts.

mod clock;
mod drawing;
mod focus;
mod icon;
mod motion;
mod number;
mod plural;
pub mod words;

pub use clock::{now, pressed_at};
pub use drawing::{Drawing, drawing, drawn};
pub use focus::{focus, focus_if_lost};
pub use icon::{icon, icon_with, link};
pub use motion::{animate, finish_all, middle, pace, page_time, set, shout};
pub use number::decimal;
pub use words::Words;
