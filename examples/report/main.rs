//! Figures about the game, one `name value` a line: `report NAME [GAMES [SEED]]`.

#[path = "../../tests/common/mod.rs"]
mod common;
#[path = "../../tests/link/forge.rs"]
mod forge;
#[path = "../../tests/link/fuzz.rs"]
mod hostile;
#[path = "../../tests/hints/measured.rs"]
mod measured;

mod arguments;
mod bots;
mod chance;
mod fuzz;
mod hint;
mod lengths;
mod links;
mod play;
mod speed;
mod tally;

use std::process::ExitCode;

use arguments::Arguments;

/// What makes a report. A failure is one of the program, or of luck, or the missed target of hostile links; the other
/// targets are only told.
type Report = fn(&Arguments) -> ExitCode;

/// Every report by its name.
const REPORTS: &[(&str, Report)] = &[
    ("speed", speed::run),
    ("play", play::run),
    ("chance", chance::run),
    ("links", links::run),
    ("fuzz", fuzz::run),
    ("bots", bots::run),
    ("hint", hint::run),
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let report = words.split_first().and_then(|(name, rest)| {
        let (_, run) = REPORTS.iter().find(|(known, _)| known == name)?;
        // Only the contests take so long that a single one of their figures is worth asking for.
        let arguments = Arguments::read(rest)?;
        (arguments.figure.is_none() || name == "bots").then_some((run, arguments))
    });
    let Some((run, arguments)) = report else {
        let names: Vec<&str> = REPORTS.iter().map(|(name, _)| *name).collect();
        eprintln!(
            "usage: report NAME [GAMES [SEED]], with 1 game or more, or bots GAMES SEED FIGURE; the names are: {}",
            names.join(" ")
        );
        return ExitCode::FAILURE;
    };
    run(&arguments)
}

/// One figure.
fn line(name: &str, value: impl std::fmt::Display) {
    println!("{name} {value}");
}
