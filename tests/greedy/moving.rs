//! §A1 to §A3, §C3 Where lords and trolls go. Orange stands on 10: ahead of it lie a mountain, a tundra and a forest.

use crate::lay::choice;
use crate::table::{BROWN, Lay, ORANGE, WHITE, hammer_f1, lay_f1};

/// What orange does after this step, with these trolls, and with so much on the belt.
fn after(step: &str, trolls: &str, belt: &[u8]) -> String {
    let lay = Lay::players(4).belt(ORANGE, belt).trolls(ORANGE, trolls);
    let mut game = lay.steps();
    game.play(step);
    assert_eq!(game.decider(), ORANGE);
    choice(&game)
}

/// §A2 Two regions of a fortress have trolls: a third one gives the choice of three treasures.
#[test]
fn it_completes_a_fortress() {
    assert_eq!(after("p2", "R01 R03", &[]), "R04x2");
    assert_eq!(after("p2", "R09 R10", &[]), "R12x2");
}

/// §A2 Both tundras complete a fortress of number I: it goes where the treasures are in reach.
#[test]
fn it_places_where_it_may_hope() {
    let place = |treasures: &str| {
        let lay = Lay::players(4).treasures(treasures);
        let mut game = lay.trolls(ORANGE, "R01 R03 R09 R10").steps();
        game.play("p2");
        choice(&game)
    };
    let (low, high) = ("R01=10 R03=11 R04=12", "R01=26 R03=27 R04=28");
    assert_eq!(place(&format!("{low} R09=26 R10=27 R12=28")), "R04x2");
    assert_eq!(place(&format!("{high} R09=10 R10=11 R12=12")), "R12x2");
}

/// §A2 The same stray trolls, for the number that the belt needs: F4 is I, F6 is II.
#[test]
fn it_gathers_trolls_where_its_belt_needs_them() {
    assert_eq!(after("w1", "R01x2 R10 R06", &[]), "R06>R09");
    assert_eq!(after("w1", "R01x2 R10 R06", &[15]), "R10>R09");
}

/// §A2 Trolls that stand well stay.
#[test]
fn it_leaves_well_alone() {
    assert_eq!(after("w1", "R09 R10", &[]), "done");
    assert_eq!(after("w1", "R05 R07", &[15]), "done");
}

/// §A1 The step that leads to the landscape in which the fortress lacks a troll.
#[test]
fn its_lord_goes_where_trolls_are_wanted() {
    let step = |trolls, belt: &[u8]| {
        let lay = Lay::players(4).belt(ORANGE, belt);
        choice(&lay.trolls(ORANGE, trolls).steps())
    };
    // Tundra for F1; forest for F5, which is III; mountain for F2, which is III, too.
    assert_eq!(step("R01 R03", &[]), "p2");
    assert_eq!(step("R08x3", &[15, 16]), "p3");
    assert_eq!(step("R05x3", &[15, 16]), "p1");
}

/// §E1 A crowd in one region of F5 grows for better days, until there are none: then it spreads at once, to hammer.
#[test]
fn in_its_last_turn_it_makes_for_the_hammer() {
    let turn = |ending: bool| {
        let mut lay = Lay::players(4).belt(ORANGE, &[15, 16]);
        if ending {
            lay = lay.belt(BROWN, &[26, 26, 25, 25]);
            lay.lies(BROWN);
        }
        let lay = lay.treasures("R07=13 R08=14 R11=13");
        lay.trolls(ORANGE, "R11x3").steps()
    };
    assert_eq!(choice(&turn(false)), "p3");
    let mut last = turn(true);
    assert_eq!(choice(&last), "w1");
    last.play("w1");
    let wander = choice(&last);
    assert!(["R11>R07", "R11>R08"].contains(&&*wander), "{wander}");
    last.play(&wander);
    while last.decider() != ORANGE {
        last.play("decline");
    }
    assert_eq!(choice(&last), "F5");
}

/// §A3 White, on a fjord, takes the one of the two that its belt needs; on a wander space it brings two trolls together,
/// or lets them stand.
#[test]
fn it_uses_tailwind() {
    let fjord = |trolls, belt: &[u8]| {
        let lay = Lay::players(2).lords(&[0, 20]).belt(WHITE, belt);
        let mut game = lay.trolls(WHITE, trolls).steps();
        game.play("p1 none");
        assert_eq!(game.legal(), "R03x1 R07x1 decline");
        choice(&game)
    };
    assert_eq!(fjord("R01 R04", &[]), "R03x1");
    assert_eq!(fjord("R08 R11", &[15, 15]), "R07x1");
    let wander = |trolls| {
        let lay = Lay::players(2).lords(&[0, 21]).trolls(WHITE, trolls);
        let mut game = lay.steps();
        game.play("p1 none");
        assert_eq!(game.decider(), WHITE);
        choice(&game)
    };
    assert_eq!(wander("R07 R01"), "R07>R04");
    assert_eq!(wander("R09 R10"), "decline");
}

/// §C3 One troll is less than three; and a region of one fortress is less than one of two.
#[test]
fn it_clears_what_it_needs_least() {
    let cleared = |trolls| {
        let mut game = hammer_f1(lay_f1("R01=28 R03=28 R04=27", trolls, ""));
        game.gives([0, 0, 0, 0]).play("stop");
        choice(&game)
    };
    assert_eq!(cleared("R01 R03x3"), "clear-R01");
    assert_eq!(cleared("R01x3 R03"), "clear-R03");
    assert_eq!(cleared("R03x2 R04x2 R05 R07"), "clear-R03");
}
