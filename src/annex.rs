//! What the page loads when somebody asks for it: mounts the annex.

/// Hands out memory in a quarter of the usual allocator's bytes: the game is small, and so is what it asks for.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    trollfjord::app::annex::start();
}
