//! Opens whatever it is given as a link; every other input with its checks put right, so that it gets past them.
#![no_main]
#![allow(dead_code, reason = "the mutator is for those without this one")]

#[path = "../../tests/common/mod.rs"]
mod common;
#[path = "../../tests/link/forge.rs"]
mod forge;
#[path = "../../tests/link/fuzz.rs"]
mod hostile;

use libfuzzer_sys::fuzz_target;
use trollfjord::engine::Link;

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, rest)) = bytes.split_first() else {
        return;
    };
    let mut text: Vec<u8> = rest.to_vec();
    if first % 2 == 1 && text.iter().all(u8::is_ascii_alphanumeric) {
        forge::seal(&mut text, hostile::HEAD);
    }
    if let Ok(text) = std::str::from_utf8(&text) {
        hostile::try_one(text, Link::open);
    }
});
