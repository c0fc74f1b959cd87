//! Speed of blows and pours, with the cost of opening their streams, and a calibration figure to compare machines by.

use divan::Bencher;
use trollfjord::engine::Draws;
use trollfjord::games::trollfjord::tower::{Blow, Tower};

/// Towers prepared for each benchmark, so that no branch is learned by heart.
const TOWERS: usize = 512;
const KEY: [u8; 32] = [7; 32];

fn main() {
    divan::main();
}

/// Towers after set-up and `blows` blows.
fn towers(blows: usize) -> Vec<Tower> {
    let prepare = |n: usize| {
        let mut tower = Tower::outside_all(n % 2 == 1);
        tower.pour(&mut Draws::open(&KEY, n as u64 * 256 + 255), &mut ());
        for blow in 0..blows {
            let mut draws = Draws::open(&KEY, (n * 256 + blow) as u64);
            tower.blow(Blow::ALL[(n + blow * 5) % 6], &mut draws, &mut ());
        }
        tower
    };
    (0..TOWERS).map(prepare).collect()
}

/// Runs `act` on the prepared towers in turn, each with a fresh stream.
fn each(bencher: Bencher, towers: Vec<Tower>, act: impl Fn(&mut Tower, usize, &mut Draws)) {
    let mut n = 0;
    bencher.bench_local(|| {
        n += 1;
        let mut tower = towers[n % TOWERS].clone();
        act(&mut tower, n, &mut Draws::open(&KEY, n as u64));
        tower
    });
}

/// One blow, after 0, 2 and 6 blows before it.
#[divan::bench(args = [0, 2, 6], sample_size = 512)]
fn blow(bencher: Bencher, before: usize) {
    each(bencher, towers(before), |tower, n, draws| {
        tower.blow(Blow::ALL[n % 6], draws, &mut ())
    });
}

/// One pour after six blows: about twenty boulders.
#[divan::bench(sample_size = 512)]
fn pour(bencher: Bencher) {
    each(bencher, towers(6), |tower, _, draws| {
        tower.pour(draws, &mut ())
    });
}

/// The first pour: all 44 boulders.
#[divan::bench(sample_size = 512)]
fn first_pour(bencher: Bencher) {
    each(
        bencher,
        vec![Tower::outside_all(false); TOWERS],
        |tower, _, draws| tower.pour(draws, &mut ()),
    );
}

/// Calibration: one stream opened and 256 bytes drawn from it (four ChaCha8 blocks).
#[divan::bench(sample_size = 512)]
fn stream(bencher: Bencher) {
    let mut n = 0;
    bencher.bench_local(|| {
        n += 1;
        let mut draws = Draws::open(&KEY, n);
        (0..256).fold(0_u8, |sum, _| sum ^ draws.byte())
    });
}
