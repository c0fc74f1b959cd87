//! §B1 Where, §B2 alone or with a comrade, §B3 limits.

use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{BLACK, BROWN, Lay, ORANGE, WHITE, at_f1, fortress};

/// §B1 The turn may be ended instead; nothing is cleared and nothing refilled.
#[test]
fn ending_the_turn() {
    let mut game = Lay::players(2).trolls(ORANGE, "R01 R03").announces(ORANGE);
    assert_eq!(game.legal(), "F1 end");
    game.play("end");
    assert_eq!(
        game.heard[..],
        [
            Event::NoHammering {
                seat: ORANGE,
                fortress: None
            },
            Event::Turn {
                number: 2,
                seat: ORANGE
            }
        ]
    );
    assert_eq!(game.table().on_board(ORANGE), 2);
}

/// §B1 Each slate refuses with its numbers; slate 1 is told first.
#[test]
fn the_slates_refuse() {
    let game = Lay::players(2)
        .trolls(ORANGE, "R01 R03 R05")
        .announces(ORANGE);
    assert_eq!(
        game.refusal("F2"),
        "§B1: OtherNumber { fortress: F2, number: Three, needed: One }"
    );
    assert_eq!(
        game.refusal("F4"),
        "§B1: TooFewRegions { fortress: F4, regions: 0 }"
    );
    let game = Lay::players(2)
        .belt(ORANGE, &[10, 11, 12])
        .trolls(ORANGE, "R01 R03 R05");
    assert_eq!(
        game.announces(ORANGE).refusal("F2"),
        "§B1: TooFewRegions { fortress: F2, regions: 1 }"
    );
}

/// §B1 The patched sack is no belt.
#[test]
fn the_patched_sack_does_not_count() {
    let lay = Lay::players(2).patched(ORANGE, &[10, 11, 12]);
    let lay = lay.trolls(ORANGE, "R01 R03 R05 R06 R07");
    assert_eq!(lay.announces(ORANGE).legal(), "F1 end");
}

/// §B2 Where nobody qualifies, announcing is deciding.
#[test]
fn nobody_qualifies() {
    let lay = Lay::players(4).trolls(ORANGE, "R01 R03");
    let mut game = lay.trolls(WHITE, "R01x9").announces(ORANGE);
    game.play("F1");
    assert_eq!(game.legal(), "ls lf lh rs rf rh");
    assert_eq!(game.table().decisions, 1);
    assert!(game.told(Event::HammerTaken {
        seat: ORANGE,
        comrade: None,
        fortress: fortress("F1"),
        limit: 2
    }));
}

/// §B2 Equal trolls: the lord farther back is asked first, whatever the seats.
#[test]
fn equal_trolls() {
    let lay = |lords: &[i16]| {
        let lay = Lay::players(4).lords(lords).trolls(ORANGE, "R01 R03");
        let lay = lay.trolls(WHITE, "R01 R03").trolls(BROWN, "R03x1 R04x1");
        lay.trolls(BLACK, "R01x2 R04").announces(ORANGE)
    };
    let order = |lords: &[i16]| lay(lords).table().candidates(fortress("F1"))[..].to_vec();
    assert_eq!(order(&[1, 20, 30, 40]), [BLACK, WHITE, BROWN]);
    assert_eq!(order(&[1, 30, 20, 40]), [BLACK, BROWN, WHITE]);
    // Laps count: white on space 0 is a lap ahead.
    assert_eq!(order(&[1, 60, 59, 40]), [BLACK, BROWN, WHITE]);
    // Each is asked once, in this order, and answers for good.
    let mut game = lay(&[1, 30, 20, 40]);
    game.play("F1");
    for seat in [BLACK, BROWN, WHITE] {
        assert_eq!(game.decider(), seat);
        assert_eq!(game.legal(), "join decline");
        game.play("decline");
        assert!(game.told(Event::Answered { seat, joins: false }));
    }
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "hammer refrain");
    game.play("refrain");
    assert!(game.told(Event::NoHammering {
        seat: ORANGE,
        fortress: Some(fortress("F1"))
    }));
}

/// §B2 The belt of the comrade does not matter, nor does the lord's place.
#[test]
fn the_belt_of_the_comrade_does_not_matter() {
    let lay = Lay::players(2).belt(WHITE, &[10, 11, 12]).lords(&[30, 2]);
    let lay = lay.trolls(ORANGE, "R01 R03").trolls(WHITE, "R03 R04");
    let mut game = lay.announces(ORANGE);
    game.play("F1");
    assert_eq!(game.decider(), WHITE);
    game.play("join");
    assert!(game.told(Event::Answered {
        seat: WHITE,
        joins: true
    }));
    game.play("hammer");
    assert_eq!(game.table().phase.hammering().unwrap().comrade, Some(WHITE));
}

/// §B2 After all have declined the mover may hammer alone.
#[test]
fn alone_after_all_declined() {
    let lay = Lay::players(2).trolls(ORANGE, "R01 R03");
    let mut game = lay.trolls(WHITE, "R01x3 R03x3").announces(ORANGE);
    game.play("F1 decline hammer");
    let hammering = game.table().phase.hammering().unwrap();
    assert_eq!((hammering.comrade, hammering.limit), (None, 2));
    game.gives([0, 0, 0, 0]);
    assert_eq!(game.decider(), ORANGE);
}

/// §B2 Finished players are no candidates (their trolls are gone, so this takes a table that cannot be).
#[test]
fn lying_players_are_no_candidates() {
    let lay = Lay::players(3).trolls(ORANGE, "R01 R03");
    let mut lay = lay.trolls(WHITE, "R01 R03").trolls(BROWN, "R01 R03");
    lay.table.mover = ORANGE;
    lay.table.lords[WHITE].lying = true;
    assert_eq!(lay.table.candidates(fortress("F1"))[..], [BROWN]);
}

/// §B3 Only the trolls in the three regions count, of the mover and the comrade.
#[test]
fn trolls_elsewhere_do_not_count() {
    let game = at_f1("R01=10", "R01 R03 R05x5", "R01 R04x2 R12x4");
    assert_eq!(game.table().phase.hammering().unwrap().limit, 5);
    let lay = Lay::players(3)
        .trolls(ORANGE, "R01 R03")
        .trolls(WHITE, "R01 R03");
    let mut game = lay.trolls(BROWN, "R01 R03 R04").announces(ORANGE);
    // Brown declines, white joins: brown's three do not count.
    game.play("F1 decline join hammer");
    assert_eq!(game.table().phase.hammering().unwrap().limit, 4);
}

/// §B3 The limit does not fall when the first collector clears.
#[test]
fn the_limit_is_fixed() {
    let mut game = at_f1("R01=10 R03=28 R04=28", "R01x4 R03", "R01 R03");
    game.gives([11, 0, 0, 0]).play("stop");
    assert_eq!(game.trolls(ORANGE, "R01"), 0);
    game.play("keep").gives([0, 7, 7, 7]);
    assert!(matches!(game.table().phase, Phase::Swing { .. }));
    assert_eq!(game.table().phase.hammering().unwrap().limit, 7);
    game.gives([0, 1, 0, 0]);
    assert!(game.told(Event::Angry { need: 1 }));
}
