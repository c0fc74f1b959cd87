//! `report fuzz [INPUTS [SEED]]`: hostile links, as many as one likes, against the target R3.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::Instant;

use allocation_counter::measure;
use trollfjord::engine::link::{Fault, Opened};
use trollfjord::engine::{Draws, Link, Seed};
use trollfjord::games::trollfjord::Trollfjord;

use super::arguments::Arguments;
use super::hostile::{Fate, Mutator, games, try_one};
use super::line;

/// How many inputs there are if nothing is said.
const INPUTS: u64 = 1_000_000;
/// How often a slow input is opened; the fastest counts, since other work on the machine only slows down.
const PASSES: usize = 20;
/// The targets: microseconds and bytes for one input.
const TARGETS: (f64, f64) = (5.0e3, 1.0e6);

/// Time and memory of one input.
#[derive(Default)]
struct Cost {
    micros: u128,
    bytes: u64,
}

/// Prints the report; a failure if an input failed, or cost more memory or time than it may. What else the machine does
/// hardly counts: the slowest input is opened again and again, and its fastest time stands.
pub fn run(arguments: &Arguments) -> ExitCode {
    let inputs = arguments.games.unwrap_or(INPUTS);
    let games = games(&arguments.seed);
    let key = Seed::from_text(&format!("{} inputs", arguments.seed)).key();
    let mut mutator = Mutator::new(&games, Draws::open(&key, 0));
    let (mut accepted, mut saved, mut refused, mut sealed, mut failures) = (0, 0, 0, 0, 0_u64);
    let mut worst = Cost::default();
    for _ in 0..inputs {
        let (text, was_sealed) = mutator.input();
        sealed += u64::from(was_sealed);
        let mut cost = Cost::default();
        let open = |text: &str| watched(text, &mut cost);
        match catch_unwind(AssertUnwindSafe(|| try_one(&text, open))) {
            Ok(Fate::Accepted) => accepted += 1,
            Ok(Fate::Saved) => saved += 1,
            Ok(Fate::Refused) => refused += 1,
            Err(_) => {
                failures += 1;
                eprintln!("failed: {text:?}");
            }
        }
        for _ in 1..PASSES {
            if cost.micros > worst.micros {
                let mut again = Cost::default();
                let _ = watched(&text, &mut again);
                cost.micros = cost.micros.min(again.micros);
            }
        }
        worst.micros = worst.micros.max(cost.micros);
        worst.bytes = worst.bytes.max(cost.bytes);
    }
    line("seed", &arguments.seed);
    line("inputs", inputs);
    line("checks_put_right", sealed);
    line("accepted", accepted);
    line("damaged", saved);
    line("refused", refused);
    line("worst_us", worst.micros);
    line("worst_bytes", worst.bytes);
    line("failures", failures);
    // 1 and more meets the target.
    let of_target = |target: f64, worst: f64| format!("{:.1}", target / worst);
    line(
        "r3_time_of_target",
        of_target(TARGETS.0, worst.micros as f64),
    );
    line(
        "r3_bytes_of_target",
        of_target(TARGETS.1, worst.bytes as f64),
    );
    let missed = worst.micros as f64 > TARGETS.0 || worst.bytes as f64 > TARGETS.1;
    ExitCode::from(u8::from(failures > 0 || missed))
}

type Read = Result<Opened<Trollfjord>, Fault<Trollfjord>>;

/// Opens a link and notes what it cost.
fn watched(text: &str, cost: &mut Cost) -> Read {
    let mut read = None;
    cost.bytes = measure(|| {
        let start = Instant::now();
        read = Some(Link::open(text));
        cost.micros = start.elapsed().as_micros();
    })
    .bytes_max;
    read.unwrap_or_else(|| unreachable!("it was opened"))
}
