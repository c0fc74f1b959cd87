//! Trollfjord in the browser: a rules engine, a rock tower and a table to play at.
//!
//! # What is where
//!
//! * [`engine`]: what every game shares. Seats, seeds, draws, records, the law of undo.
//! * [`games::trollfjord`]: the rules clause by clause, the table and its laws, the tower.
//! * `games::trollfjord::view` (feature `ui`): how the game looks and sounds in words.
//! * `ui` (feature `ui`): what every view uses. Words, icons, the focus.
//! * `app` (feature `ui`): the room. Start page, table page, storage, keys.
//!
//! # Arrows
//!
//! `engine` ← `games` ← `view` ← `app`, and `ui` below the views. Nothing points the other way; `tests/house.rs` holds
//! the code to it.
//!
//! # What is absent
//!
//! * No entropy, clock or storage below the app; no words for people in rules; no floats below the views.
//! * No rule in a view: it offers what the legal list offers, and asks for the reason of the rest.
//! * No `unsafe`. Nothing that comes from outside can panic.
//! * Set-up, seed and moves determine a game, on every device.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used))]

#[cfg(feature = "ui")]
pub mod app;
pub mod engine;
pub mod games;
#[cfg(feature = "ui")]
pub mod ui;

// What `html!` writes out begins with `::yew`: it finds this crate, which is Yew but for how elements are made.
#[cfg(feature = "ui")]
extern crate self as yew;
#[cfg(feature = "ui")]
#[doc(hidden)]
pub use {
    ui::slim::{html, virtual_dom},
    yew_dom::*,
};
