//! What must hold of every game of the house: one line a game, thousands of games a line.

mod common;

use common::digest;
use common::laws::{Depth, conforms};
use common::{Bulk, Style};

/// Lively games of each number of players, with the cheap laws after every move: 10,200 in all (R1).
const GAMES: u64 = 3_400;
/// Nudged games of each number of players that are looked at everywhere.
const EXACT: u64 = 100;
/// Uniformly random games of each number of players; they rarely end by themselves.
const UNIFORM: u64 = 25;

/// Tests of a game: name, type.
macro_rules! games {
    ($($name:ident: $game:ty),*) => {$(
        mod $name {
            #[test]
            fn two_players() {
                super::bulk::<$game>(2);
            }

            #[test]
            fn three_players() {
                super::bulk::<$game>(3);
            }

            #[test]
            fn four_players() {
                super::bulk::<$game>(4);
            }

            #[test]
            fn the_legal_list_is_exact() {
                super::exact::<$game>();
            }

            #[test]
            fn uniformly_random_games_end() {
                super::uniform::<$game>();
            }
        }
    )*};
}

games!(trollfjord: ::trollfjord::games::trollfjord::Trollfjord);

fn bulk<G: Bulk>(players: u8) {
    if !G::PLAYERS.contains(&players) {
        return;
    }
    let play = |n| conforms::<G>(players, "bulk", n, Style::Lively, Depth::AtTimes);
    let (mut decisions, mut ended) = (0, 0);
    for game in (0..GAMES).map(play) {
        decisions += u64::from(game.decisions());
        ended += u64::from(game.ends_by_itself());
    }
    println!("{players} players: {} decisions a game", decisions / GAMES);
    // The rule against games that never end is for the rare one.
    assert!(
        ended * 100 >= GAMES * 99,
        "{ended} of {GAMES} ended by themselves"
    );
}

fn exact<G: Bulk>() {
    for players in G::PLAYERS {
        for n in 0..EXACT {
            conforms::<G>(players, "exact", n, Style::Nudged, Depth::Everywhere);
        }
    }
}

fn uniform<G: Bulk>() {
    for players in G::PLAYERS {
        for n in 0..UNIFORM {
            conforms::<G>(players, "uniform", n, Style::Uniform, Depth::AtTimes);
        }
    }
}

/// The tests in WebAssembly compute the same number.
#[test]
fn games_are_the_same_everywhere() {
    let digest = digest::games_digest(0..digest::GAMES, "digest", Style::Nudged);
    assert_eq!(digest, digest::GAMES_DIGEST, "{digest:#018X}");
}
