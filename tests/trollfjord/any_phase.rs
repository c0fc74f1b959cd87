//! Whatever decision is put on whatever table: it is refused by name, or it can be played on without breaking a law.

use trollfjord::engine::{Draws, Game, Seat, Seats, Seed};
use trollfjord::games::trollfjord::map::Fortress;
use trollfjord::games::trollfjord::phase::{Hammering, Round};
use trollfjord::games::trollfjord::pieces::{Gifts, Landscape};
use trollfjord::games::trollfjord::{Moves, Phase, Trollfjord};

/// One of `n` things, by luck.
fn one_of(draws: &mut Draws, n: usize) -> usize {
    draws.below(n as u32) as usize
}

fn seat(draws: &mut Draws) -> Seat {
    Seat::ALL[one_of(draws, 4)]
}

fn maybe(draws: &mut Draws) -> Option<Seat> {
    (draws.below(3) > 0).then(|| seat(draws))
}

fn gifts(draws: &mut Draws) -> Gifts {
    let sets: Vec<Gifts> = Gifts::sets().collect();
    sets[one_of(draws, 8)]
}

fn hammering(draws: &mut Draws) -> Hammering {
    let mut cleared = Seats::NONE;
    if draws.below(4) == 0 {
        cleared = cleared.with(seat(draws));
    }
    Hammering {
        fortress: Fortress::ALL[one_of(draws, 6)],
        comrade: maybe(draws),
        hammerer: seat(draws),
        partner: maybe(draws),
        limit: draws.below(11) as u8,
        blows: draws.below(10) as u8,
        cleared,
    }
}

fn any_phase(draws: &mut Draws) -> Phase {
    let fortress = Fortress::ALL[one_of(draws, 6)];
    match draws.below(11) {
        0 => Phase::Lord,
        1 => Phase::Place {
            landscape: Landscape::ALL[one_of(draws, 6)],
            up_to: draws.below(5) as u8,
        },
        2 => Phase::Wander {
            left: draws.below(5) as u8,
        },
        3 => Phase::Tailwind(seat(draws)),
        4 => Phase::Announce,
        5 => Phase::Join {
            fortress,
            asked: seat(draws),
        },
        6 => Phase::Commit {
            fortress,
            comrade: maybe(draws),
        },
        7 => Phase::Swing {
            hammering: hammering(draws),
            first: draws.below(2) == 0,
        },
        8 => Phase::Pledge {
            hammering: hammering(draws),
            need: draws.below(5) as u8,
            round: match draws.below(3) {
                0 => Round::Hammerer,
                1 => Round::Comrade {
                    first: gifts(draws),
                },
                _ => Round::TopUp {
                    first: gifts(draws),
                    second: gifts(draws),
                },
            },
        },
        9 => Phase::CollectOrKeep {
            hammering: hammering(draws),
        },
        _ => Phase::Clear {
            fortress,
            seat: seat(draws),
            then: maybe(draws),
        },
    }
}

/// Plays `n` random decisions, or to the end, and checks the laws after each.
fn play_on(game: &mut Trollfjord, n: usize, draws: &mut Draws) {
    let mut list = Moves::new();
    for _ in 0..n {
        if game.to_move().is_none() {
            return;
        }
        game.legal_moves(&mut list);
        assert!(list.len() > 1, "a decision: {game}");
        let m = list[one_of(draws, list.len())];
        game.play(m, &mut ()).unwrap();
        assert_eq!(game.table().check(), Ok(()), "after {m}: {game}");
    }
}

/// §A1 to §C4
#[test]
fn any_phase_on_any_table_is_refused_or_can_be_played() {
    let mut draws = Draws::open(&[9; 32], 1);
    let mut accepted = 0;
    for game in 0..60 {
        let setup = ["2 random", "3 random", "4 random even"][game % 3];
        let seed = Seed::from_text(&format!("any phase {game}"));
        let mut position = Trollfjord::new(&setup.parse().unwrap(), seed, &mut ());
        for _ in 0..25 {
            play_on(&mut position, 8, &mut draws);
            for _ in 0..40 {
                let mut table = position.table().clone();
                table.phase = any_phase(&mut draws);
                let _ = table.give_out([0, 1, 2, 3].map(|_| draws.below(6) as u8));
                if let Ok(mut laid) = Trollfjord::from_table(table, &mut ()) {
                    accepted += 1;
                    play_on(&mut laid, 30, &mut draws);
                }
            }
        }
    }
    assert!(accepted > 1_000, "{accepted} tables could be played");
}
