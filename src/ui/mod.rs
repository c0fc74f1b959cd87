//! The kit that every game's view uses: words, icons, small parts.

mod button;
mod clock;
mod dialog;
mod drawing;
mod focus;
mod icon;
mod motion;
mod number;
mod plural;
mod press;
mod rove;
mod rules;
pub mod slim;
mod sound;
pub mod words;

pub use button::{button, segment, symbol_button};
pub use clock::{now, pressed_at};
pub use dialog::{close_dialog, open_dialog};
pub use drawing::{Drawing, drawing, drawn};
pub use focus::{focus, focus_if_lost, let_go};
pub use icon::{icon, icon_with, link};
pub use motion::{animate, finish_all, middle, pace, page_time, set, shout};
pub use number::decimal;
pub use press::{answer, is_busy, soon};
pub use rove::{closest, linear, walk};
pub use rules::rules_link;
pub use sound::{Cue, ask, sound};
pub use words::Words;
