//! Runs in a browser: `scripts/test wasm`. Elsewhere this file is empty.
#![cfg(target_arch = "wasm32")]

use trollfjord::engine::Seed;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_seed_reads_as_it_is_shown() {
    let seed = Seed::from_text("nine trolls on a ledge");
    assert_eq!(Seed::canonical(&seed.to_string()), Some(seed));
}
