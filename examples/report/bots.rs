//! `report bots [GAMES [SEED [FIGURE]]]`: which computer player beats which, at tables of two and of four, and how they play.

use std::process::ExitCode;
use std::time::Instant;

use trollfjord::games::trollfjord::players::{Level, Manner, Player};
use trollfjord::games::trollfjord::setup::Players;

use crate::arguments::Arguments;
use crate::common::contest::{Outcome, Sitter};
use crate::line;

/// How many games are played if nothing is said, by the level of the stronger one: (two players, four players).
const GAMES: [(u64, u64); 4] = [(1_000, 300), (1_000, 1_000), (300, 300), (300, 300)];
/// How many games the two manners of level two play against each other for their habits.
const MANNERS: u64 = 1_000;
/// The stronger one should win so often at least, in percent, also at the lower end of the interval.
const LEAST: f64 = 55.0;
/// And so often against random players.
const AGAINST_RANDOM: f64 = 90.0;

/// Every level against the one below, both in the same manner, half the games in each; or one figure of all that.
pub fn run(arguments: &Arguments) -> ExitCode {
    line("seed", &arguments.seed);
    let start = Instant::now();
    let mut asked = Asked::of(arguments);
    let mut met = true;
    for level in Level::ALL {
        let before = asked.met;
        let (two, four) = GAMES[level as usize];
        let number = level as usize + 1;
        for (players, games) in [(2, two), (4, four)] {
            let games = arguments.games.unwrap_or(games);
            let name = match level {
                Level::One => format!("beats_random_1_of_{players}"),
                _ => format!("beats_{}_{number}_of_{players}", number - 1),
            };
            if !asked.wants(&name) {
                continue;
            }
            let outcome = contest(level, players, games, &arguments.seed);
            let low = tell(&name, &outcome);
            let least = if level == Level::One {
                AGAINST_RANDOM
            } else {
                LEAST
            };
            met &= low > least || (level == Level::One && rate(&outcome) >= least);
        }
        if asked.met > before {
            tell_effort(number, level);
        }
    }
    for level in [Level::Two, Level::Three] {
        let games = if level == Level::Two {
            MANNERS
        } else {
            MANNERS / 5
        };
        let games = arguments.games.unwrap_or(games);
        if asked.wants(&format!("manners_{}", level as usize + 1)) {
            manners(level, games, &arguments.seed);
        }
    }
    if asked.met == 0 {
        eprintln!("no such figure; there are: {}", asked.names.join(" "));
        return ExitCode::FAILURE;
    }
    line("levels_met", met);
    line("seconds", start.elapsed().as_secs());
    ExitCode::SUCCESS
}

/// Which figures are to be measured.
struct Asked<'a> {
    /// The only one that is wanted; `None` means all.
    only: Option<&'a str>,
    /// All that could have been wanted, in the order of their measuring.
    names: Vec<String>,
    /// How many of them were.
    met: usize,
}

impl<'a> Asked<'a> {
    fn of(arguments: &'a Arguments) -> Self {
        Asked {
            only: arguments.figure.as_deref(),
            names: Vec::new(),
            met: 0,
        }
    }

    fn wants(&mut self, name: &str) -> bool {
        let wanted = self.only.is_none_or(|only| only == name);
        self.met += usize::from(wanted);
        self.names.push(name.to_string());
        wanted
    }
}

/// The two of a contest at `level`, in this manner.
fn sitters(level: Level, manner: Manner) -> [Sitter; 2] {
    let computer = |level| Sitter::Computer(Player { level, manner });
    let below = match level {
        Level::One => Sitter::Random,
        Level::Two => computer(Level::One),
        Level::Three => computer(Level::Two),
        Level::Four => computer(Level::Three),
    };
    [computer(level), below]
}

/// The manners change with every six games, so that each has had every way to share the table.
fn contest(level: Level, players: u8, games: u64, seed: &str) -> Outcome {
    both_cores(games, |outcome, n| {
        let manner = Manner::ALL[(n / 6 % 2) as usize];
        outcome.play(sitters(level, manner), players, n, seed);
    })
}

/// Shares the games among two threads; what comes of them is the same. Contests of an hour say how far they are.
fn both_cores(games: u64, play: impl Fn(&mut Outcome, u64) + Sync) -> Outcome {
    let part = |first: u64| {
        let mut outcome = Outcome::default();
        let mut n = first;
        while n < games {
            play(&mut outcome, n);
            if outcome.games.is_multiple_of(12) {
                let Outcome {
                    won, games: played, ..
                } = outcome;
                eprintln!("half {}: {won} of {played} won", first + 1);
            }
            n += 2;
        }
        outcome
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| part(1));
        let mine = part(0);
        match other.join() {
            Ok(other) => mine.and(&other),
            Err(_) => unreachable!("games do not panic"),
        }
    })
}

/// In percent.
fn rate(outcome: &Outcome) -> f64 {
    100.0 * outcome.won as f64 / outcome.games as f64
}

/// Wilson's interval of 95 %, in percent.
fn interval(won: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let n = games as f64;
    let p = won as f64 / n;
    let mid = p + Z * Z / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 100.0 / (1.0 + Z * Z / n);
    (scale * (mid - half), scale * (mid + half))
}

/// Tells the outcome; returns the lower end of the interval.
fn tell(name: &str, outcome: &Outcome) -> f64 {
    let (low, high) = interval(outcome.won, outcome.games);
    let games = outcome.games as f64;
    line(
        name,
        format!("{:.1} ({low:.1} to {high:.1}) of {games}", rate(outcome)),
    );
    let starts = outcome
        .by_start
        .map(|n| format!("{:.0}", 100.0 * n as f64 / games));
    line(&format!("{name}_by_start"), starts.join(" "));
    line(
        &format!("{name}_turns_blows_decisions"),
        format!(
            "{:.1} {:.1} {:.0}",
            outcome.turns as f64 / games,
            outcome.blows as f64 / games,
            outcome.decisions as f64 / games
        ),
    );
    low
}

fn tell_effort(number: usize, level: Level) {
    for players in Players::ALL {
        if let Some(effort) = level.effort(players) {
            let name = format!("effort_{number}_of_{}", players.get());
            line(
                &name,
                format!("{} games of {} turns", effort.games, effort.turns),
            );
        }
    }
}

/// The habits of the two manners of a level at tables of four.
fn manners(level: Level, games: u64, seed: &str) {
    let two = Manner::ALL.map(|manner| Sitter::Computer(Player { level, manner }));
    let outcome = both_cores(games, |outcome, n| outcome.play(two, 4, n, seed));
    let number = level as usize + 1;
    for (habits, name) in outcome.habits.iter().zip(["cautious", "bold"]) {
        let percent = |n: u64, of: u64| format!("{:.1}", 100.0 * n as f64 / of.max(1) as f64);
        let name = |what: &str| format!("{name}_{number}_{what}");
        line(&name("joins_percent"), percent(habits.joined, habits.asked));
        line(
            &name("dares_past_safe_percent"),
            percent(habits.dared, habits.safe),
        );
        let gifts = habits.gifts as f64 / habits.seats as f64;
        line(&name("gifts_a_game"), format!("{gifts:.2}"));
    }
    let (low, high) = interval(outcome.won, outcome.games);
    line(
        &format!("cautious_beats_bold_{number}"),
        format!(
            "{:.1} ({low:.1} to {high:.1}) of {}",
            rate(&outcome),
            outcome.games
        ),
    );
}
