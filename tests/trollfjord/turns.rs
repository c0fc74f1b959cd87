//! §T1 Whose turn it is.

use trollfjord::games::trollfjord::Event;
use trollfjord::games::trollfjord::pieces::Row;
use trollfjord::games::trollfjord::walkway::Travelled;

use crate::table::{BLACK, BROWN, Lay, ORANGE, WHITE};

/// §T1 Laps are added: who has passed the end of the loop is ahead.
#[test]
fn a_lord_on_its_second_lap_is_ahead() {
    // White stands on space 1, a lap ahead: 61.
    let mut game = Lay::players(3).lords(&[58, 61, 64]).steps();
    assert_eq!(game.decider(), ORANGE);
    // Free wander spaces ahead of 58: 59, then 63, since 61 is taken.
    let targets = [1, 2, 3].map(|d| game.table().landing(Row::Wander, d));
    assert_eq!(targets, [59, 63, 65].map(Travelled));
    game.play("w2").idle();
    assert_eq!(game.decider(), WHITE);
}

/// §T1 Starting spaces are -1 to -4: whoever is still there is behind all on the loop.
#[test]
fn the_starting_plank_is_behind() {
    let game = Lay::players(4).lords(&[-1, 0, -2, 7]).steps();
    assert_eq!(game.decider(), BROWN);
    assert!(Travelled::start(4) < Travelled::start(1));
    assert!(Travelled::start(1) < Travelled(0));
}

/// §T1 A space is taken whatever the lap of the lord on it.
#[test]
fn occupied_is_judged_by_the_space() {
    // Brown on 62 stands on space 2, black on 64 on space 4.
    let game = Lay::players(4).lords(&[57, 59, 62, 64]).steps();
    let targets = [1, 2, 3].map(|d| game.table().landing(Row::Placement, d));
    assert_eq!(targets, [58, 60, 66].map(Travelled));
    assert!(Lay::players(4).lords(&[2, 59, 62, 64]).try_start().is_err());
}

/// §T1 One turn after another, counted over all seats.
#[test]
fn turns_are_counted() {
    let mut game = Lay::players(2).lords(&[1, 5]).steps();
    game.play("w1").idle();
    assert!(game.told(Event::Turn {
        number: 2,
        seat: ORANGE
    }));
    // Free wander spaces ahead of 3: 7, since 5 is taken.
    game.play("w1").idle();
    assert_eq!(game.table().lords[ORANGE].at, Travelled(7));
    assert!(game.told(Event::Turn {
        number: 3,
        seat: WHITE
    }));
}

/// §T1 Finished players have no turn, wherever they lie.
#[test]
fn lying_lords_are_ignored() {
    let mut lay = Lay::players(4).lords(&[3, 10, 20, 30]);
    lay.lies(ORANGE);
    lay.table.ending = true;
    let mut game = lay.steps();
    assert_eq!(game.decider(), WHITE);
    game.play("p1").idle();
    assert_eq!(game.decider(), BROWN);
    game.play("p1").idle();
    assert_eq!(game.decider(), BLACK);
}
