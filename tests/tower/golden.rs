//! Bytes that must never change: the streams of a known seed and the digest over blows and pours.

use trollfjord::engine::{Draws, Seed};
use trollfjord::games::trollfjord::tower::{GOLDEN_BLOWS, GOLDEN_DIGEST, golden_digest};

/// The first 64 bytes of streams 0, 255 and 256 of `TROLL-0000-0000-00000`, computed with another ChaCha8 program.
const STREAMS: [(u64, &str); 3] = [
    (
        0,
        "bb07f3530e6ec69995e09b0484822fb6fac3a70037a75e1d3386d0ad9e0a5b97\
         a39945820c12dbe2e69622ddc28ad31864c3bedff34769a68fc4ede3ad7e68c9",
    ),
    (
        255,
        "6ca769149f3c71f5178cae0305f2bdff7546fc6083f20b359eedb7b0e32a0e5d\
         04786002e45fc9dc7a10cc2e66c6d4f7228fc6dcadcc10270a5d28890630c50b",
    ),
    (
        256,
        "41b544670666cfaa897875dabee18ef6200515b7fdba82621b38376abe520589\
         39d188c77f1adf2ced987d93996628f100e1077bbe0667ce2b675a5931431795",
    ),
];

#[test]
fn the_streams_of_the_zero_seed_are_pinned() {
    let seed = Seed::canonical("TROLL-0000-0000-00000").unwrap();
    for (stream, bytes) in STREAMS {
        let mut draws = Draws::open(&seed.key(), stream);
        let drawn: String = (0..64).map(|_| format!("{:02x}", draws.byte())).collect();
        assert_eq!(drawn, bytes, "stream {stream}");
    }
}

#[test]
fn the_digest_is_pinned_and_covers_every_blow() {
    assert_eq!(golden_digest(GOLDEN_BLOWS), GOLDEN_DIGEST);
    assert_ne!(golden_digest(GOLDEN_BLOWS - 1), GOLDEN_DIGEST);
}
