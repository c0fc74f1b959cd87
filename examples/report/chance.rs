//! `report chance [DRAWS [SEED]]`: chi-square of every draw table (quality R12).

#[path = "../../tests/chance/mod.rs"]
mod measured;

use std::process::exit;

use crate::arguments::Arguments;
use crate::line;

/// How many draws of each table are made if nothing is said.
const DRAWS: u64 = 10_000_000;

/// One line a table; ends the program with code 1 if luck alone does not explain one.
pub fn run(arguments: &Arguments) {
    let draws = arguments.games.unwrap_or(DRAWS);
    line("seed", &arguments.seed);
    line("draws", draws);
    let verdicts = measured::measure(draws, &arguments.seed);
    for verdict in &verdicts {
        line(&verdict.name, format!("{:.6}", verdict.p));
    }
    let p = |pick: fn(f64, f64) -> f64| verdicts.iter().map(|v| v.p).reduce(pick).unwrap_or(0.0);
    let failures = verdicts.iter().filter(|v| !v.is_fair()).count();
    line("tables", verdicts.len());
    line("lowest", format!("{:.6}", p(f64::min)));
    line("highest", format!("{:.6}", p(f64::max)));
    line("failures", failures);
    if failures > 0 {
        exit(1);
    }
}
