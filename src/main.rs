//! The page: mounts the app.

fn main() {
    trollfjord::app::start();
}
