//! The printed examples of the two slates, the comrade, the limits and the swap of roles: E9 to E16, E18.

use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{BLACK, BROWN, FIRM, Lay, ORANGE, WHITE, fortress};

/// Trolls that satisfy slate 2 at all six fortresses.
const EVERYWHERE: &str = "R03 R04 R05 R06 R07 R08 R09 R10";

/// §B1 Slate 1: number I first. (First game: F1 and F4 are I, F3 and F6 II, F2 and F5 III.)
#[test]
fn e09_slate_one_first_number() {
    let game = Lay::players(4).trolls(ORANGE, EVERYWHERE);
    assert_eq!(game.announces(ORANGE).legal(), "F1 F4 end");
}

/// §B1 Slate 1: with I filled, number II.
#[test]
fn e10_slate_one_second_number() {
    let game = Lay::players(4).belt(BROWN, &[12]);
    let game = game.trolls(BROWN, EVERYWHERE).announces(BROWN);
    assert_eq!(game.legal(), "F3 F6 end");
}

/// §B1 Slate 1: with I and II filled, number III.
#[test]
fn e11_slate_one_third_number() {
    let game = Lay::players(4).belt(BLACK, &[12, 13]);
    let game = game.trolls(BLACK, EVERYWHERE).announces(BLACK);
    assert_eq!(game.legal(), "F2 F5 end");
}

/// §B1 Slate 1: with only + empty, any number, slate 2 permitting.
#[test]
fn e12_slate_one_plus() {
    let lay = || Lay::players(4).belt(WHITE, &[12, 13, 14]);
    let game = lay().trolls(WHITE, EVERYWHERE).announces(WHITE);
    assert_eq!(game.legal(), "F1 F2 F3 F4 F5 F6 end");
    let game = lay().trolls(WHITE, "R05x4 R06").announces(WHITE);
    assert_eq!(game.legal(), "F2 end");
}

/// §B1 Slate 2: trolls in at least two regions, for hammering and for joining.
#[test]
fn e13_slate_two() {
    // At F6, which is II: white in one region, brown in two, black in three.
    let lay = || {
        let lay = Lay::players(4)
            .belt(WHITE, &[10])
            .belt(BROWN, &[11])
            .belt(BLACK, &[12])
            .belt(ORANGE, &[13]);
        let lay = lay.trolls(WHITE, "R06").trolls(BROWN, "R06 R08");
        lay.trolls(BLACK, "R06 R08 R09")
    };
    // Hammering: white cannot even announce, so the turn ends by itself.
    let white = lay().announces(WHITE);
    assert!(white.told(Event::NoHammering {
        seat: WHITE,
        fortress: None
    }));
    assert_eq!(lay().announces(BROWN).legal(), "F6 end");
    assert_eq!(lay().announces(BLACK).legal(), "F6 end");
    // Joining: black and brown are asked, white never.
    let game = lay().trolls(ORANGE, "R06 R08").announces(ORANGE);
    let asked = game.table().candidates(fortress("F6"));
    assert_eq!(asked[..], [BLACK, BROWN]);
}

/// §B2 Most trolls there are asked first; a no passes the question on; who has one region only is never asked.
#[test]
fn e14_comrade_order() {
    // Orange 2+1, black 1+1, brown four in one region.
    let lay = Lay::players(4).belt(WHITE, &[10]).trolls(WHITE, "R06 R09");
    let lay = lay.trolls(ORANGE, "R06x2 R08").trolls(BLACK, "R06 R09");
    let mut game = lay.trolls(BROWN, "R08x4").announces(WHITE);
    game.play("F6");
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "join decline");
    // Orange's yes settles it.
    let mut with_orange = game.clone();
    with_orange.play("join");
    let settled = |comrade| Phase::Commit {
        fortress: fortress("F6"),
        comrade,
    };
    assert_eq!(with_orange.table().phase, settled(Some(ORANGE)));
    assert_eq!(with_orange.decider(), WHITE);
    game.play("decline");
    assert_eq!(game.decider(), BLACK);
    let mut with_black = game.clone();
    with_black.play("join");
    assert_eq!(with_black.table().phase, settled(Some(BLACK)));
    // Neither: white alone or not at all.
    game.play("decline");
    assert_eq!(game.table().phase, settled(None));
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "hammer refrain");
}

/// §B3 Hit limit and color limit are the trolls of both.
#[test]
fn e16_limits() {
    let lay = || {
        let lay = Lay::players(4).belt(BLACK, &[10]);
        lay.trolls(BLACK, "R06x2 R08x2")
    };
    let hammering = |game: &crate::table::Play| *game.table().phase.hammering().unwrap();
    let mut alone = lay().announces(BLACK);
    alone.play("F6");
    assert_eq!(hammering(&alone).hit_limit(), 4);
    assert_eq!(hammering(&alone).color_limit(), 4);
    // Four blows and no more; four of a color anger nobody.
    alone.gives([0, 1, 1, 1]).gives([0, 1, 1, 1]);
    alone.gives([0, 1, 1, 1]).gives([0, 1, 1, 1]);
    assert!(alone.told(Event::LimitReached { limit: 4 }));
    let mut both = lay().trolls(BROWN, "R06 R08").announces(BLACK);
    both.play("F6 join hammer");
    assert!(both.told(Event::HammerTaken {
        seat: BLACK,
        comrade: Some(BROWN),
        fortress: fortress("F6"),
        limit: 6
    }));
    assert_eq!(hammering(&both).hit_limit(), 6);
    assert_eq!(hammering(&both).color_limit(), 6);
    both.gives([0, 6, 6, 6]);
    assert_eq!(both.legal(), "ls lf lh rs rf rh stop");
    both.gives([0, 1, 0, 0]);
    assert!(both.told(Event::Angry { need: 1 }));
}

/// §B4 Two empty hits swap the roles twice; who stops collects first; the other may keep hammering alone.
#[test]
fn e18_role_swaps() {
    let lay = Lay::players(4).belt(ORANGE, &[10]);
    let lay = lay.treasures("R06=16 R08=17 R09=28");
    let lay = lay.trolls(ORANGE, "R06x2 R08x2");
    let mut game = lay.trolls(BROWN, "R06x2 R08x2").announces(ORANGE);
    game.play("F6 join hammer");
    game.gives([2, 2, 1, 1])
        .gives([1, 1, 1, 1])
        .gives([1, 1, 1, 1]);
    assert_eq!(game.decider(), ORANGE);
    game.gives([0, 0, 0, 0]);
    assert!(game.told(Event::Swapped { hammerer: BROWN }));
    assert_eq!(game.decider(), BROWN);
    game.gives([1, 1, 1, 1]);
    assert_eq!(game.decider(), BROWN);
    game.gives([0, 0, 0, 0]);
    assert!(game.told(Event::Swapped { hammerer: ORANGE }));
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.table().out(), 18);
    // Orange stops without a hit and collects first.
    game.play("stop");
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "take-R06 take-R08");
    game.play("take-R08");
    assert_eq!(game.belt(ORANGE), [10, 17]);
    // Brown may collect now or keep hammering.
    assert_eq!(game.decider(), BROWN);
    assert_eq!(game.legal(), "take-R06 keep");
    let mut collects = game.clone();
    collects.play("take-R06");
    assert_eq!(collects.patched(BROWN), [16]);
    game.play("keep").gives([0, 0, 0, 0]);
    assert!(game.told(Event::Struck {
        seat: BROWN,
        blow: FIRM,
        number: 7
    }));
    // Alone: the empty hit swaps nothing.
    assert_eq!(game.decider(), BROWN);
    assert_eq!(game.legal(), "ls lf lh rs rf rh stop");
    game.play("stop");
    assert_eq!(game.patched(BROWN), [16]);
}
