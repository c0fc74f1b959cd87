//! §A2 Trolls.

use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{BROWN, Lay, ORANGE, WHITE, region};

/// §A2 Placing is limited to the supply.
#[test]
fn the_supply_limits_placing() {
    let lay = |trolls| Lay::players(2).lords(&[0, 21]).trolls(ORANGE, trolls);
    let mut game = lay("R01x9").steps();
    // From 0, distance 3 is space 6, a glacier.
    game.play("p3");
    assert_eq!(game.legal(), "R01x1 R06x1 none");
    assert_eq!(
        game.refusal("R06x2"),
        "§A2: SupplyShort { asked: 2, supply: 1 }"
    );
    // With no supply at all nothing is asked; the lord moves all the same.
    let mut game = lay("R01x5 R03x5").steps();
    game.play("p3");
    assert!(game.told(Event::Passed {
        seat: ORANGE,
        tailwind: false
    }));
    assert_eq!(game.table().phase, Phase::Announce);
    assert_eq!(game.legal(), "F1 end");
}

/// §A2 A region takes any number of trolls of any players.
#[test]
fn regions_have_no_capacity() {
    let lay = Lay::players(3).lords(&[0, 21, 23]).trolls(ORANGE, "R01x8");
    let mut game = lay.trolls(WHITE, "R01x10").trolls(BROWN, "R01x10").steps();
    game.play("p3 R01x2");
    assert_eq!(game.trolls(ORANGE, "R01"), 10);
    assert_eq!(game.table().trolls[0].0, [10, 10, 10, 0]);
}

/// §A2 One troll may make several steps, and any number of them may be forgone.
#[test]
fn wanders_are_free() {
    let lay = Lay::players(2).lords(&[0, 20]).trolls(ORANGE, "R01");
    let mut game = lay.steps();
    game.play("w3");
    assert_eq!(game.legal(), "R01>R02 R01>R03 R01>R04 done");
    game.play("R01>R03");
    assert_eq!(game.table().phase, Phase::Wander { left: 2 });
    // The two fjords adjoin.
    assert_eq!(game.legal(), "R03>R01 R03>R04 R03>R07 done");
    let mut stays = game.clone();
    stays.play("done");
    assert_eq!(stays.trolls(ORANGE, "R03"), 1);
    assert!(stays.told(Event::Passed {
        seat: ORANGE,
        tailwind: false
    }));
    game.play("R03>R07 R07>R11");
    assert_eq!(game.trolls(ORANGE, "R11"), 1);
    assert!(game.told(Event::Wandered {
        seat: ORANGE,
        from: region("R07"),
        to: region("R11"),
        tailwind: false
    }));
}

/// §A2 Only over a border, only own trolls, and only from where one is.
#[test]
fn wanders_that_are_refused() {
    let lay = Lay::players(2).lords(&[0, 20]).trolls(ORANGE, "R01");
    let mut game = lay.trolls(WHITE, "R05").steps();
    game.play("w2");
    assert_eq!(
        game.refusal("R01>R05"),
        "§A2: NotAdjoining { from: R01, to: R05 }"
    );
    assert_eq!(
        game.refusal("R01>R01"),
        "§A2: NotAdjoining { from: R01, to: R01 }"
    );
    assert_eq!(game.refusal("R05>R04"), "§A2: NoOwnTroll { region: R05 }");
    game.play("R01>R04");
    assert_eq!(game.refusal("R01>R04"), "§A2: NoOwnTroll { region: R01 }");
}

/// §A2 Placement spaces place, wander spaces wander.
#[test]
fn the_row_decides_what_can_be_done() {
    let lay = || Lay::players(2).lords(&[0, 20]).trolls(ORANGE, "R01");
    let mut placing = lay().steps();
    placing.play("p1");
    assert_eq!(placing.refusal("R01>R02"), "§A2: PlacesOnly");
    assert_eq!(placing.refusal("done"), "§A2: WrongStep { step: Place }");
    let mut wandering = lay().steps();
    wandering.play("w1");
    assert_eq!(wandering.refusal("R01x1"), "§A2: WandersOnly");
    assert_eq!(wandering.refusal("none"), "§A2: WrongStep { step: Wander }");
}

/// §A2 Without trolls on the board there is nothing to wander; the turn goes on.
#[test]
fn nothing_to_wander() {
    let mut game = Lay::players(2).lords(&[0, 21]).steps();
    game.play("w3");
    assert!(game.told(Event::Passed {
        seat: ORANGE,
        tailwind: false
    }));
    assert_eq!(game.table().decisions, 1);
    assert_eq!(game.table().phase, Phase::Lord);
}
