//! A million hostile links: none panics, none takes much memory, and what is read or saved is what stands there.

use allocation_counter::measure;
use trollfjord::engine::{Draws, Link};

use super::common;
use super::fuzz::{Fate, Mutator, games, try_one};

/// Inputs; the report runs as many as it is told.
const INPUTS: u64 = 1_000_000;
/// Threads that share them.
const SHARES: u64 = 8;
/// No input may take more memory at once.
const MOST_BYTES: u64 = 1_000_000;

/// What became of the inputs of one share.
#[derive(Default)]
struct Count {
    accepted: u64,
    saved: u64,
    refused: u64,
    sealed: u64,
    bytes: u64,
}

fn share(number: u64) -> Count {
    let games = games("hostile");
    let key = common::seed("hostile draws", number).key();
    let mut mutator = Mutator::new(&games, Draws::open(&key, 0));
    let mut count = Count::default();
    for _ in 0..INPUTS / SHARES {
        let (text, sealed) = mutator.input();
        let mut bytes = 0;
        let fate = try_one(&text, |text| {
            let mut result = None;
            bytes = measure(|| result = Some(Link::open(text))).bytes_max;
            result.expect("opened")
        });
        count.bytes = count.bytes.max(bytes);
        count.sealed += u64::from(sealed);
        match fate {
            Fate::Accepted => count.accepted += 1,
            Fate::Saved => count.saved += 1,
            Fate::Refused => count.refused += 1,
        }
    }
    count
}

#[test]
fn a_million_hostile_links() {
    let threads: Vec<_> = (0..SHARES)
        .map(|n| std::thread::spawn(move || share(n)))
        .collect();
    let mut all = Count::default();
    for thread in threads {
        let count = thread.join().expect("no panic");
        all.accepted += count.accepted;
        all.saved += count.saved;
        all.refused += count.refused;
        all.sealed += count.sealed;
        all.bytes = all.bytes.max(count.bytes);
    }
    let Count {
        accepted,
        saved,
        refused,
        sealed,
        bytes,
    } = all;
    println!(
        "{accepted} accepted, {saved} saved, {refused} refused, {sealed} sealed, {bytes} bytes"
    );
    assert_eq!(accepted + saved + refused, INPUTS);
    assert!(sealed > INPUTS * 2 / 5);
    // Every fate is met often: so the inputs reach the deepest code.
    assert!(accepted.min(saved).min(refused) > INPUTS / 20);
    assert!(bytes < MOST_BYTES, "{bytes} bytes");
}
