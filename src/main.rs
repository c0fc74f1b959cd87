//! The page: mounts the app.

fn main() {}
