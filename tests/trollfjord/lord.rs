//! §A1 The lord.

use trollfjord::games::trollfjord::pieces::Row;
use trollfjord::games::trollfjord::walkway::Travelled;
use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{BLACK, Lay, ORANGE, WHITE};

/// §A1 Six steps, and none of them can be left out.
#[test]
fn the_step_is_mandatory() {
    let game = Lay::players(4).steps();
    assert_eq!(game.legal(), "p1 p2 p3 w1 w2 w3");
    for pass in ["none", "done", "decline", "end", "refrain", "F1"] {
        assert_eq!(game.refusal(pass), "§A1: WrongStep { step: Lord }");
    }
}

/// §A1 The spaces of the starting plank are not counted.
#[test]
fn from_the_starting_plank() {
    let game = Lay::players(4).lords(&[-1, -2, -3, -4]).steps();
    let landing = |row| [1, 2, 3].map(|d| game.table().landing(row, d));
    assert_eq!(landing(Row::Placement), [0, 2, 4].map(Travelled));
    assert_eq!(landing(Row::Wander), [1, 3, 5].map(Travelled));
}

/// §A1 The plank is turned over when the last lord has left it, and only then.
#[test]
fn the_plank_is_turned_over() {
    let mut game = Lay::players(3).lords(&[-2, -1, 5]).steps();
    game.play("w1");
    assert!(!game.told(Event::PlankTurned));
    game.idle();
    game.play("p1");
    assert_eq!(game.decider(), WHITE);
    assert!(game.told(Event::PlankTurned));
    game.idle().play("p1");
    assert!(!game.told(Event::PlankTurned));
}

/// §A1 The space of a lying lord is occupied.
#[test]
fn a_lying_lord_is_in_the_way() {
    let mut lay = Lay::players(4).lords(&[12, 10, 20, 30]);
    lay.lies(ORANGE);
    lay.table.ending = true;
    let game = lay.steps();
    let targets = [1, 2, 3].map(|d| game.table().landing(Row::Placement, d));
    assert_eq!(targets, [14, 16, 18].map(Travelled));
}

/// §A1 The other row is not counted: a lord there is not in the way.
#[test]
fn the_other_row_is_not_counted() {
    let game = Lay::players(4).lords(&[3, 5, 7, 0]).steps();
    assert_eq!(game.decider(), BLACK);
    let landing = |row| [1, 2, 3].map(|d| game.table().landing(row, d));
    assert_eq!(landing(Row::Placement), [2, 4, 6].map(Travelled));
    assert_eq!(landing(Row::Wander), [1, 9, 11].map(Travelled));
}

/// §A1 What follows goes by the distance that was chosen, not by the spaces passed.
#[test]
fn the_distance_counts_free_spaces() {
    // Placement spaces 2 and 4 are taken: distance 1 goes from 0 to 6.
    let mut game = Lay::players(4).lords(&[0, 2, 4, 30]).steps();
    game.play("p1");
    assert_eq!(game.table().lords[ORANGE].at, Travelled(6));
    assert!(matches!(game.table().phase, Phase::Place { up_to: 1, .. }));
}

/// §A1 The walkway is a loop: after space 59 comes space 0.
#[test]
fn over_the_end_of_the_loop() {
    let mut game = Lay::players(2).lords(&[59, 70]).steps();
    game.play("p2");
    assert_eq!(game.table().lords[ORANGE].at, Travelled(62));
    // Space 2 shows a swamp.
    assert_eq!(game.legal(), "R08x1 R08x2 R10x1 R10x2 none");
}
