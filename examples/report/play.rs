//! `report play [GAMES [SEED]]`: what games of sensible and of lively players look like.

use std::process::ExitCode;
use trollfjord::engine::{Draws, Game, Seed};
use trollfjord::games::trollfjord::Trollfjord;
use trollfjord::games::trollfjord::setup::{Numbers, Players, Setup};

use crate::arguments::Arguments;
use crate::common::{Style, pick, picks};
use crate::line;
use crate::tally::Tally;

/// How many games of each style and number of players if nothing is said.
const GAMES: u64 = 2_000;

/// The styles by name.
const STYLES: [(&str, Style); 2] = [("greedy", Style::Greedy), ("lively", Style::Lively)];

/// Games of both styles with two, three and four players, the numbers of the fortresses drawn.
pub fn run(arguments: &Arguments) -> ExitCode {
    let games = arguments.games.unwrap_or(GAMES);
    line("seed", &arguments.seed);
    line("games_of_each", games);
    for (name, style) in STYLES {
        for players in Players::ALL {
            let tally = tally(players, style, games, &arguments.seed);
            let count = players.get();
            tally.tell(|figure, value| line(&format!("{name}_{count}_{figure}"), value));
        }
    }
    ExitCode::SUCCESS
}

fn tally(players: Players, style: Style, games: u64, seed: &str) -> Tally {
    let mut tally = Tally::new(players);
    for n in 0..games {
        let seed = Seed::from_text(&format!("{seed} {n}"));
        let setup = Setup::new(players, Numbers::Random);
        let game = play(
            Trollfjord::new(&setup, seed, &mut tally),
            style,
            picks(seed),
            &mut tally,
        );
        tally.end(&game);
    }
    tally
}

/// Plays the game to its end.
fn play(mut game: Trollfjord, style: Style, mut draws: Draws, tally: &mut Tally) -> Trollfjord {
    while game.to_move().is_some() {
        let m = pick(&game, style, &mut draws);
        if game.play(m, tally).is_err() {
            unreachable!("a legal move");
        }
    }
    game
}
