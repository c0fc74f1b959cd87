//! `report links`: how long the links of lively games are, against the targets P8 and P9, and what opening one costs;
//! beside it the lengths for sensible players only.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use trollfjord::engine::{Link, Record};
use trollfjord::games::trollfjord::Trollfjord;

use super::arguments::Arguments;
use super::common::{Style, play_out};
use super::lengths::Lengths;
use super::line;

/// How many games are played if nothing is said, shared out among two, three and four players.
const GAMES: u64 = 10_000;
/// The targets: characters for two and four players in 95 of 100 games, microseconds to open a link of four.
const TARGETS: (f64, f64, f64) = (130.0, 200.0, 1_000.0);
/// One game of sensible players for so many lively ones.
const SENSIBLE: u64 = 4;
/// How many links are opened to measure the time, and how often each; the fastest counts.
const OPENED: usize = 300;
const PASSES: usize = 5;

/// Prints the report.
pub fn run(arguments: &Arguments) -> ExitCode {
    let games = arguments.games.unwrap_or(GAMES);
    line("seed", &arguments.seed);
    line("games", games);
    line("style", "lively");
    for players in 2..=4 {
        let (mut lengths, kept) = play(players, games, &arguments.seed, Style::Lively);
        if !kept.is_empty() {
            print(players, &mut lengths, &kept);
        }
    }
    for players in 2..=4 {
        let games = games.div_ceil(SENSIBLE);
        let (mut lengths, kept) = play(players, games, &arguments.seed, Style::Greedy);
        if !kept.is_empty() {
            for percent in [50, 95] {
                let name = format!("p{percent}_{players}p_sensible");
                line(&name, lengths.percentile(percent));
            }
        }
    }
    ExitCode::SUCCESS
}

/// The lengths of a third of so many games, and some of their records.
fn play(players: u8, games: u64, seed: &str, style: Style) -> (Lengths, Vec<Record<Trollfjord>>) {
    let (mut lengths, mut kept) = (Lengths::default(), Vec::new());
    for n in (0..games).filter(|n| 2 + n % 3 == u64::from(players)) {
        let record = play_out::<Trollfjord>(players, seed, n, style).0;
        lengths.add(&record);
        if kept.len() < OPENED {
            kept.push(record);
        }
    }
    (lengths, kept)
}

fn print(players: u8, lengths: &mut Lengths, kept: &[Record<Trollfjord>]) {
    let name = |name: &str| format!("{name}_{players}p");
    let p95 = lengths.percentile(95) as f64;
    line(&name("p50"), lengths.percentile(50));
    line(&name("p95"), p95);
    line(&name("longest"), lengths.percentile(100));
    line(&name("mean"), format!("{:.1}", lengths.mean_characters()));
    line(&name("decisions"), format!("{:.1}", lengths.decisions()));
    line(&name("entropy_bits"), format!("{:.1}", lengths.bits()));
    let bare = lengths.bare_percentile(95);
    line(&name("p95_entropy_alone"), format!("{bare:.0}"));
    line(&name("overhead"), format!("{:.1}", lengths.overhead()));
    line(&name("text_record"), format!("{:.0}", lengths.words()));
    let (mean, worst) = opening(kept);
    line(&name("decode_us"), format!("{mean:.0}"));
    line(&name("decode_worst_us"), format!("{worst:.0}"));
    // 1 and more meets the target.
    let target = match players {
        2 => Some(TARGETS.0),
        4 => Some(TARGETS.1),
        _ => None,
    };
    if let Some(target) = target {
        line(&name("p8_of_target"), format!("{:.2}", target / p95));
    }
    if players == 4 {
        line(&name("p9_of_target"), format!("{:.2}", TARGETS.2 / mean));
    }
}

/// Microseconds from a link to its position: the mean over these games, and the worst of them.
fn opening(games: &[Record<Trollfjord>]) -> (f64, f64) {
    let texts = games
        .iter()
        .filter_map(|g| Link::new(g.clone()).text().ok());
    let texts: Vec<String> = texts.collect();
    let once = |text: &str| {
        let start = Instant::now();
        black_box(Link::<Trollfjord>::open(black_box(text)).is_ok());
        start.elapsed().as_secs_f64() * 1e6
    };
    let fastest = |text: &String| (0..PASSES).map(|_| once(text)).fold(f64::MAX, f64::min);
    let times: Vec<f64> = texts.iter().map(fastest).collect();
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    (mean, times.into_iter().fold(0.0, f64::max))
}
