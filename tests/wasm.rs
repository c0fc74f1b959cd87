//! Runs in a browser: `scripts/test wasm`. Elsewhere this file is empty. Whole games are compared by `examples/digests.rs`.
#![cfg(target_arch = "wasm32")]

use trollfjord::engine::Seed;
use trollfjord::games::trollfjord::tower::{GOLDEN_BLOWS, GOLDEN_DIGEST, golden_digest};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_seed_reads_as_it_is_shown() {
    let seed = Seed::from_text("nine trolls on a ledge");
    assert_eq!(Seed::canonical(&seed.to_string()), Some(seed));
}

#[wasm_bindgen_test]
fn the_tower_is_the_same_in_a_browser() {
    assert_eq!(golden_digest(GOLDEN_BLOWS), GOLDEN_DIGEST);
}
