//! The room round the table: it knows everything, and nothing knows it.
