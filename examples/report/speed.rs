//! `report speed [GAMES [SEED]]`: how fast the rules are here.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use trollfjord::engine::{Candidate, Draws, Seed, Thought};
use trollfjord::games::trollfjord::moves::MOST_MOVES;
use trollfjord::games::trollfjord::players::Imaginer;
use trollfjord::games::trollfjord::tower::{Blow, Tower};
use trollfjord::games::trollfjord::{Move, Trollfjord};

use crate::arguments::Arguments;
use crate::common::playouts;
use crate::line;

/// The targets of the product: decisions a second, nanoseconds a blow and a pour, at least and at most (P1, P1b).
const TARGETS: (f64, f64, f64) = (1.0e6, 1_000.0, 2_000.0);
/// How many games are played if nothing is said.
const GAMES: u64 = 400;
/// How many times everything is measured; the fastest counts, since other work on the machine only slows down.
const PASSES: u64 = 5;
/// How many towers are struck and filled.
const TOWERS: u64 = 2_000;
/// How many decisions the strongest computer player thinks about.
const THOUGHTS: u64 = 10;
/// How many ChaCha8 blocks calibrate.
const BLOCKS: u64 = 1_000_000;

/// Uniformly random four-player games, blows and pours, on one core.
pub fn run(arguments: &Arguments) -> ExitCode {
    let games = arguments.games.unwrap_or(GAMES);
    let seed = arguments.seed.as_str();
    let (mut decisions, mut imagined, mut thinking) = (0, 0, f64::MAX);
    let (mut playing, mut blow, mut pour, mut block) = (f64::MAX, f64::MAX, f64::MAX, f64::MAX);
    for pass in 0..PASSES {
        let start = Instant::now();
        decisions = playouts::random_games(games, seed);
        playing = playing.min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        imagined = playouts::thoughts(THOUGHTS, seed);
        thinking = thinking.min(start.elapsed().as_secs_f64());
        let (one_blow, one_pour) = tower(pass, seed);
        blow = blow.min(one_blow);
        pour = pour.min(one_pour);
        block = block.min(calibration());
    }
    let per_s = decisions as f64 / playing;
    let calibration = 1.0 / block;
    line("seed", seed);
    line("games", games);
    line("passes", PASSES);
    line("decisions", decisions);
    line("towers", TOWERS);
    line("decisions_per_s", per_s as u64);
    line("games_per_s", format!("{:.1}", games as f64 / playing));
    line("search_playouts", imagined);
    line("search_playouts_per_s", (imagined as f64 / thinking) as u64);
    line("search_bytes_at_most", search_bytes());
    line("blow_ns", format!("{blow:.0}"));
    line("pour_ns", format!("{pour:.0}"));
    line("calibration_chacha8_blocks_per_s", calibration as u64);
    line(
        "decisions_per_calibration",
        format!("{:.4}", per_s / calibration),
    );
    // 1 and more meets the target.
    line("p1_of_target", format!("{:.2}", per_s / TARGETS.0));
    line("p1b_blow_of_target", format!("{:.2}", TARGETS.1 / blow));
    line("p1b_pour_of_target", format!("{:.2}", TARGETS.2 / pour));
    ExitCode::SUCCESS
}

/// What a search holds at most: itself, a candidate for every legal move, and the game it imagines. Nothing grows with the
/// number of imagined games.
fn search_bytes() -> usize {
    size_of::<Thought<Imaginer>>()
        + MOST_MOVES * size_of::<Candidate<Move>>()
        + size_of::<Trollfjord>()
}

/// Nanoseconds of a blow and of a pour, streams opened included: six blows a turn, then the pour.
fn tower(pass: u64, seed: &str) -> (f64, f64) {
    const BLOWS: u64 = 6;
    let key = Seed::from_text(&format!("{seed} {pass}")).key();
    let mut towers = Vec::new();
    for n in 0..TOWERS {
        let mut tower = Tower::outside_all(n % 2 == 1);
        tower.pour(&mut Draws::open(&key, n * 256 + 255), &mut ());
        towers.push(tower);
    }
    let start = Instant::now();
    for (n, tower) in (0..).zip(&mut towers) {
        for blow in 0..BLOWS {
            let mut draws = Draws::open(&key, n * 256 + blow);
            tower.blow(
                Blow::ALL[((n + 5 * blow) % 6) as usize],
                &mut draws,
                &mut (),
            );
        }
    }
    let blow = start.elapsed().as_nanos() as f64 / (TOWERS * BLOWS) as f64;
    let start = Instant::now();
    for (n, tower) in (0..).zip(&mut towers) {
        tower.pour(&mut Draws::open(&key, n * 256 + 254), &mut ());
    }
    let pour = start.elapsed().as_nanos() as f64 / TOWERS as f64;
    black_box(&towers);
    (blow, pour)
}

/// Seconds of one ChaCha8 block of 64 bytes: what other machines' figures can be compared by.
fn calibration() -> f64 {
    let mut rng = ChaCha8Rng::from_seed([7; 32]);
    let mut block = [0; 64];
    let start = Instant::now();
    for _ in 0..BLOCKS {
        rng.fill_bytes(black_box(&mut block));
    }
    start.elapsed().as_secs_f64() / BLOCKS as f64
}
