//! `report bots [GAMES [SEED]]`: which computer player beats which, and how they play.

use std::process::ExitCode;

use trollfjord::engine::{BySeat, Game, Seat, Seed};
use trollfjord::games::trollfjord::setup::{Numbers, Players, Setup};
use trollfjord::games::trollfjord::players::{Level, Manner, Player};
use trollfjord::games::trollfjord::Trollfjord;

use crate::arguments::Arguments;
use crate::line;

pub fn run(arguments: &Arguments) -> ExitCode {
    let games = arguments.games.unwrap_or(100);
    let pick = |name: &str, or: u8| std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(or);
    let (a, b) = (pick("A", 3), pick("B", 2));
    let players = pick("N", 2);
    let player = |l: u8| Player { level: Level::ALL[usize::from(l) - 1], manner: if pick("M", 0) == 0 { Manner::Cautious } else { Manner::Bold } };
    let start = std::time::Instant::now();
    let mut wins = 0;
    for n in 0..games {
        let seed = Seed::from_text(&format!("{} {}", arguments.seed, n / 2));
        let setup = Setup::new(Players::new(players).unwrap(), Numbers::Random);
        let mut game = Trollfjord::new(&setup, seed, &mut ());
        let who = BySeat::from_fn(|seat: Seat| player(if (seat.index() as u64 + n) % 2 == 0 { a } else { b }));
        while let Some(seat) = game.to_move() {
            let m = who[seat].choose(&game).unwrap();
            game.play(m, &mut ()).unwrap();
        }
        let winner = game.ranking()[0];
        if who[winner].level == player(a).level { wins += 1; }
    }
    line("wins", wins);
    line("rate", wins as f64 / games as f64);
    let p = wins as f64 / games as f64;
    line("sd", (p * (1.0 - p) / games as f64).sqrt());
    line("seconds_a_game", start.elapsed().as_secs_f64() / games as f64);
    ExitCode::SUCCESS
}
