//! §A3 Tailwind.

use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{BLACK, BROWN, Lay, ORANGE, WHITE, region};

/// §A3 Only after the mover has finished, and before hammering.
#[test]
fn between_trolls_and_hammer() {
    let lay = Lay::players(2).lords(&[0, 20]).trolls(ORANGE, "R01 R03");
    let mut game = lay.steps();
    game.play("w2");
    assert_eq!(game.decider(), ORANGE);
    game.play("R01>R04");
    assert_eq!(game.decider(), ORANGE);
    game.play("done");
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.table().phase, Phase::Tailwind(WHITE));
    // White stands on 20, a fjord, and may place one troll.
    assert_eq!(game.legal(), "R03x1 R07x1 decline");
    game.play("R07x1");
    assert!(game.told(Event::Placed {
        seat: WHITE,
        region: region("R07"),
        count: 1,
        tailwind: true
    }));
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "F1 end");
}

/// §A3 One troll or one wander, by the own space.
#[test]
fn one_only() {
    let lay = Lay::players(3).lords(&[0, 20, 31]).trolls(BROWN, "R12x2");
    let mut game = lay.steps();
    game.play("p1 none");
    assert_eq!(
        game.refusal("R03x2"),
        "§A3: TooManyTrolls { asked: 2, up_to: 1 }"
    );
    assert_eq!(
        game.refusal("R12x1"),
        "§A3: OtherLandscape { region: R12, shown: Fjord }"
    );
    assert_eq!(game.refusal("R12>R11"), "§A3: PlacesOnly");
    game.play("R03x1");
    assert_eq!(game.decider(), BROWN);
    assert_eq!(game.legal(), "R12>R09 R12>R10 R12>R11 decline");
    assert_eq!(game.refusal("R03x1"), "§A3: WandersOnly");
    assert_eq!(
        game.refusal("R12>R01"),
        "§A3: NotAdjoining { from: R12, to: R01 }"
    );
    assert_eq!(game.refusal("R03>R01"), "§A3: NoOwnTroll { region: R03 }");
    game.play("R12>R11");
    assert!(game.told(Event::Wandered {
        seat: BROWN,
        from: region("R12"),
        to: region("R11"),
        tailwind: true
    }));
    assert_eq!(game.table().phase, Phase::Lord);
}

/// §A3 It may be declined.
#[test]
fn declining() {
    let mut game = Lay::players(2).lords(&[0, 20]).steps();
    game.play("p1 none decline");
    assert!(game.told(Event::Passed {
        seat: WHITE,
        tailwind: true
    }));
    assert_eq!(game.table().on_board(WHITE), 0);
}

/// §A3 Who has nothing to place or to wander is not asked.
#[test]
fn nothing_to_do_with_it() {
    let lay = Lay::players(4).lords(&[0, 20, 31, 40]);
    let mut game = lay.trolls(WHITE, "R01x10").steps();
    game.play("p1 none");
    // White has no supply, brown nothing on the board; black on 40, a forest, is asked.
    assert_eq!(game.decider(), BLACK);
    assert_eq!(game.legal(), "R05x1 R11x1 decline");
}

/// §A3 The nearest first, whatever the seats; nobody behind the mover.
#[test]
fn the_nearest_first() {
    let mut game = Lay::players(4).lords(&[46, 1, 0, 20]).steps();
    game.play("p1");
    assert_eq!(game.decider(), BROWN);
    game.play("none");
    assert_eq!(game.decider(), BLACK);
    game.play("decline");
    assert_eq!(game.decider(), ORANGE);
    game.play("decline");
    assert_eq!(game.table().phase, Phase::Lord);
    assert_eq!(game.decider(), WHITE);
}

/// §A3 A lying lord gets none.
#[test]
fn lying_lords_get_none() {
    let mut lay = Lay::players(3).lords(&[0, 20, 32]);
    lay.lies(WHITE);
    lay.table.ending = true;
    let mut game = lay.steps();
    game.play("p1 none");
    assert_eq!(game.decider(), BROWN);
}
