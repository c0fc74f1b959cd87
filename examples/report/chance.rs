//! `report chance [DRAWS [SEED]]`: chi-square of every draw table (quality R12).

#[path = "../../tests/chance/mod.rs"]
mod measured;

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::line;

/// How many draws of each table are made if nothing is said.
const DRAWS: u64 = 10_000_000;

/// One line a table; a failure if luck alone does not explain one.
pub fn run(arguments: &Arguments) -> ExitCode {
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
    ExitCode::from(u8::from(failures > 0))
}
