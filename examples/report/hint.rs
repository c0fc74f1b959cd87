//! `report hint [BLOWS [SEED]]`: the told odds against very many blows that the rules play, and what odds and a ledger cost.

use std::process::ExitCode;
use std::time::Instant;

use trollfjord::games::trollfjord::players::ledger::{Labor, Ledger};
use trollfjord::games::trollfjord::players::odds::Odds;

use crate::arguments::Arguments;
use crate::line;
use crate::measured;

/// How many blows of each kind are played if nothing is said.
const BLOWS: u64 = 1_000_000;
/// How many are imagined for what is told, as in the page.
const TOLD: u32 = 2_000;
/// In how many positions of a game.
const POSITIONS: usize = 4;
/// Beyond so many standard errors luck alone does not explain one of this many comparisons.
const BEYOND: f64 = 4.0;

/// Told and measured, then seconds; a failure if luck alone does not explain the difference.
pub fn run(arguments: &Arguments) -> ExitCode {
    let blows = arguments.games.unwrap_or(BLOWS);
    let seed = arguments.seed.as_str();
    line("seed", seed);
    line("blows", blows);
    line("told", TOLD);
    let record = measured::game(4, seed);
    let swings = measured::swings(&record);
    let mut all = Vec::new();
    for position in swings.iter().step_by((swings.len() / POSITIONS).max(1)) {
        all.extend(measured::compare(position, TOLD, blows, seed));
    }
    let worst = all.iter().map(|c| c.errors).fold(0.0, f64::max);
    line("comparisons", all.len());
    line(
        "beyond_3_errors",
        all.iter().filter(|c| c.errors > 3.0).count(),
    );
    for far in all.iter().filter(|c| c.errors > 3.0) {
        line(
            &format!("beyond {}", far.name),
            format!("{:.2}", far.errors),
        );
    }
    line("worst_errors", format!("{worst:.2}"));
    if let Some(position) = swings.first() {
        let start = Instant::now();
        let odds = Odds::new(position, TOLD);
        if let Some(mut odds) = odds {
            while odds.step() {}
        }
        line("odds_s", format!("{:.3}", start.elapsed().as_secs_f64()));
    }
    let labor = Labor::FULL;
    let start = Instant::now();
    let mut ledger = Ledger::new(&record, Labor { games: 0, ..labor });
    while ledger.step() {}
    line("hammerings", ledger.entries().len());
    line("imagined_courses_of_each", labor.hammerings);
    line("ledger_s", format!("{:.2}", start.elapsed().as_secs_f64()));
    let start = Instant::now();
    let mut ledger = Ledger::new(
        &record,
        Labor {
            hammerings: 0,
            ..labor
        },
    );
    while ledger.step() {}
    line("turns", ledger.curve().len());
    line("imagined_games_of_each", labor.games);
    line("curve_s", format!("{:.2}", start.elapsed().as_secs_f64()));
    ExitCode::from(u8::from(worst > BEYOND))
}
