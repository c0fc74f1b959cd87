//! Trollfjord in the browser: a rules engine, a rock tower and a table to play at.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used))]

#[cfg(feature = "ui")]
pub mod app;
pub mod engine;
pub mod games;
#[cfg(feature = "ui")]
pub mod ui;
