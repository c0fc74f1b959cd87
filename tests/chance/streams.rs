//! The bare streams, opened as the game opens them: bytes, chances and even draws, and streams side by side.

use trollfjord::engine::{Draws, Seed};

use super::Verdict;
use super::tally::{Even, Odds};

/// Every number of equal results the game draws from: sides of the mirror, wobbles, bites, places from the wall, steps
/// of the shuffles of lords, planks, treasures and boulders, arrangements.
const BELOW: [u32; 44] = {
    let mut all = [90; 44];
    let mut n = 0;
    while n < 43 {
        all[n] = n as u32 + 2;
        n += 1;
    }
    all
};
/// Chances in 256 of every size, with those of a pour and of hops.
const CHANCES: [u32; 11] = [1, 2, 22, 42, 62, 74, 101, 128, 182, 240, 255];
/// Draws from one stream before the next: more than a blow needs, so that blocks are refilled.
const EACH: u64 = 160;
/// Turns of one game.
const TURNS: u64 = 30;

/// The streams of games one after another: set-up and first pour, then nine blows and the pour of each turn.
fn opened(seed: &str) -> impl Iterator<Item = Draws> {
    let keys = (0..).map(move |game| Seed::from_text(&format!("{seed} {game}")).key());
    keys.flat_map(|key| {
        let first = [254, 255].into_iter();
        let turns = (1..=TURNS).flat_map(|turn| {
            let blows = (0..9).chain([255]);
            blows.map(move |n| turn * 256 + n)
        });
        first.chain(turns).map(move |n| Draws::open(&key, n))
    })
}

/// Makes `draws` draws from those streams.
fn draw(draws: u64, seed: &str, mut each: impl FnMut(&mut Draws)) {
    let mut left = draws;
    for mut stream in opened(seed) {
        if left == 0 {
            break;
        }
        let now = left.min(EACH);
        (0..now).for_each(|_| each(&mut stream));
        left -= now;
    }
}

pub fn streams(draws: u64, seed: &str) -> Vec<Verdict> {
    let mut all = bytes(draws, &format!("{seed} bytes"));
    // Each table has games of its own, so that the tables are independent of each other.
    for chance in CHANCES {
        let name = format!("chance_{chance}");
        let mut odds = Odds::default();
        draw(draws, &format!("{seed} {name}"), |d| {
            odds.trial([0; 5], d.chance(chance), || f64::from(chance) / 256.0);
        });
        all.push(Verdict::new(name, odds.p()));
    }
    for n in BELOW {
        let name = format!("below_{n}");
        let mut even = Even::new(n as usize);
        draw(draws, &format!("{seed} {name}"), |d| {
            even.count(d.below(n) as usize)
        });
        all.push(Verdict::new(name, even.p()));
    }
    all.extend(side_by_side(draws, seed));
    all
}

/// Bytes, and bytes in pairs that do not overlap.
fn bytes(draws: u64, seed: &str) -> Vec<Verdict> {
    let (mut single, mut pairs) = (Even::new(256), Even::new(256 * 256));
    draw(draws, seed, |d| {
        let (a, b) = (usize::from(d.byte()), usize::from(d.byte()));
        single.count(a);
        pairs.count(256 * a + b);
    });
    vec![
        Verdict::new("byte", single.p()),
        Verdict::new("byte_pairs", pairs.p()),
    ]
}

/// The first bytes of neighbors: streams 0, 1, 2, … of one key, and one stream of seeds counted up.
fn side_by_side(draws: u64, seed: &str) -> Vec<Verdict> {
    let key = Seed::from_text(&format!("{seed} one key")).key();
    let of_stream = |n| Draws::open(&key, n).byte();
    let of_seed = |n: u64| {
        // The first 65 bits make the seed: the last of them lies in the ninth byte.
        let mut bytes = [0; 9];
        bytes[..8].copy_from_slice(&(n >> 1).to_be_bytes());
        bytes[8] = (n as u8 & 1) << 7;
        Draws::open(&Seed::from_bytes(&bytes).key(), 254).byte()
    };
    let mut all = Vec::new();
    let mut compare = |name: &str, first: &dyn Fn(u64) -> u8| {
        let (mut single, mut pairs) = (Even::new(256), Even::new(256 * 256));
        for n in 0..draws.div_ceil(2) {
            let (a, b) = (usize::from(first(2 * n)), usize::from(first(2 * n + 1)));
            single.count(a);
            single.count(b);
            pairs.count(256 * a + b);
        }
        all.push(Verdict::new(format!("{name}_first_byte"), single.p()));
        all.push(Verdict::new(format!("{name}_neighbors"), pairs.p()));
    };
    compare("streams", &of_stream);
    compare("seeds", &of_seed);
    all
}
