//! §B4 Keep hammering: the other one goes on alone.

use trollfjord::engine::Seats;
use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{ORANGE, Play, WHITE, at_f1, gifts, hammer_f1, lay_f1, read};

/// Limit 4; orange has stopped after one blow with twelve boulders out and has the 10. White has nothing to take yet.
fn orange_has_stopped(white_gifts: &[u8]) -> Play {
    let lay = lay_f1("R01=10 R03=13 R04=28", "R01 R03", "R01 R03");
    let mut game = hammer_f1(lay.gifts(WHITE, white_gifts));
    game.gives([0, 4, 4, 4]).play("stop");
    assert_eq!(game.belt(ORANGE), [10]);
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "nothing keep");
    game
}

/// §B4 At least one blow, then any may be the last; limits, boulders and count go on.
#[test]
fn the_comrade_keeps_hammering() {
    let mut game = orange_has_stopped(&[4, 8, 16]);
    game.play("keep");
    assert!(game.told(Event::Kept { seat: WHITE }));
    let hammering = *game.table().phase.hammering().unwrap();
    assert_eq!((hammering.limit, hammering.blows), (4, 1));
    assert_eq!(hammering.partner, None);
    assert_eq!(hammering.cleared, Seats::NONE.with(ORANGE));
    assert_eq!(game.refusal("stop"), "§B4: MustStrike");
    game.gives([1, 0, 0, 0]);
    assert!(game.told(Event::Fell {
        count: 1,
        total: 13
    }));
    game.play("stop");
    assert_eq!(game.patched(WHITE), [13]);
    assert_eq!(game.belt(ORANGE), [10]);
    assert_eq!(game.table().phase, Phase::Lord);
}

/// §B4 An empty hit changes nothing; at the hit limit the keep-hammerer must stop and collects.
#[test]
fn until_the_hit_limit() {
    let mut game = orange_has_stopped(&[4, 8, 16]);
    game.play("keep").gives([0, 0, 0, 0]);
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "ls lf lh rs rf rh stop");
    game.gives([0, 0, 0, 0]).gives([1, 0, 0, 0]);
    assert!(game.told(Event::LimitReached { limit: 4 }));
    assert_eq!(game.patched(WHITE), [13]);
}

/// §B4 He may collect now instead.
#[test]
fn or_collect_now() {
    let mut game = orange_has_stopped(&[4, 8, 16]);
    assert_eq!(
        game.refusal("take-R03"),
        "§C1: TooFewBoulders { region: R03, value: 13, out: 12 }"
    );
    game.play("nothing");
    assert!(game.told(Event::EmptyHanded { seat: WHITE }));
    assert_eq!(game.legal(), "clear-R01 clear-R03");
    // With something allowed there is no going empty-handed; but keeping on postpones it.
    let mut game = at_f1("R01=10 R03=12 R04=28", "R01 R03", "R01 R03");
    game.gives([0, 4, 4, 4]).play("stop take-R01");
    assert_eq!(game.legal(), "take-R03 keep");
    assert_eq!(game.refusal("nothing"), "§C1: MustTake { choices: 1 }");
}

/// §B4 If he angers the spirit only he is affected, and only his gifts can appease.
#[test]
fn only_the_keep_hammerer_is_affected() {
    let mut game = orange_has_stopped(&[4, 8, 16]);
    game.play("keep").gives([0, 1, 0, 0]);
    assert!(game.told(Event::Angry { need: 1 }));
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "g0 g4 g8 g16");
    let refusal = game.game.refusal_of(ORANGE, read("g4")).unwrap();
    assert_eq!(
        refusal.to_string(),
        "§B4: NotYourDecision { asked: seat 0, decider: seat 1 }"
    );
    // He gives up: orange keeps the treasure and is not even mentioned.
    let mut angry = game.clone();
    angry.play("g0");
    assert!(angry.told(Event::Unappeased));
    assert!(angry.told(Event::EmptyHanded { seat: WHITE }));
    assert!(!angry.told(Event::EmptyHanded { seat: ORANGE }));
    assert_eq!(angry.belt(ORANGE), [10]);
    assert_eq!(angry.decider(), WHITE);
    assert_eq!(angry.legal(), "clear-R01 clear-R03");
    angry.play("clear-R01");
    assert_eq!(angry.table().phase, Phase::Lord);
    assert_eq!(angry.trolls(ORANGE, "R03"), 1);
    // He pays: the 13 is his.
    game.play("g8");
    assert!(game.told(Event::GiftsTurned {
        seat: WHITE,
        gifts: gifts(&[8])
    }));
    assert_eq!(game.patched(WHITE), [13]);
    assert_eq!(game.gifts(WHITE), gifts(&[4, 16]));
    assert_eq!(game.gifts(ORANGE), gifts(&[4, 8, 16]));
}

/// §B4 Too few gifts of his own: nobody is asked, whatever the other has left.
#[test]
fn the_gifts_of_the_other_do_not_help() {
    let mut game = orange_has_stopped(&[16]);
    game.play("keep").gives([0, 1, 1, 0]);
    assert!(game.told(Event::Unappeased));
    assert_eq!(game.gifts(WHITE), gifts(&[16]));
    assert_eq!(game.gifts(ORANGE), gifts(&[4, 8, 16]));
    assert_eq!(game.legal(), "clear-R01 clear-R03");
    // Exactly what is wanted, or nothing.
    let mut game = orange_has_stopped(&[4, 16]);
    game.play("keep").gives([0, 1, 1, 0]);
    assert_eq!(game.legal(), "g0 g4+16");
    assert_eq!(
        game.refusal("g4"),
        "§B4: NotExactly { offered: 1, missing: 2 }"
    );
}

/// §B4 Who has had his collection, even empty-handed, gets nothing of later boulders; he clears at the end.
#[test]
fn the_stopper_is_no_longer_concerned() {
    let mut game = at_f1("R01=15 R03=16 R04=28", "R01 R03", "R01 R03");
    game.gives([0, 4, 4, 4]).play("stop");
    assert!(game.told(Event::EmptyHanded { seat: ORANGE }));
    game.play("keep").gives([6, 0, 0, 0]).play("stop");
    // 18 are out: white has its pick, orange does not come again.
    assert_eq!(game.legal(), "take-R01 take-R03");
    game.play("take-R01");
    assert_eq!(game.trolls(WHITE, "R01"), 0);
    assert!(game.belt(ORANGE).is_empty());
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "clear-R01 clear-R03");
    game.play("clear-R03");
    assert_eq!(game.table().phase, Phase::Lord);
}

/// §B4 The mover keeps hammering after a swap: the comrade stopped, and the treasure still goes on the belt.
#[test]
fn the_mover_keeps_hammering() {
    let mut game = at_f1("R01=12 R03=14 R04=28", "R01 R03", "R01 R03");
    game.gives([4, 2, 2, 2]).gives([0, 0, 0, 0]);
    assert_eq!(game.decider(), WHITE);
    game.play("stop");
    assert!(game.told(Event::EmptyHanded { seat: WHITE }));
    assert_eq!(game.decider(), ORANGE);
    game.play("keep");
    assert_eq!(game.legal(), "ls lf lh rs rf rh");
    game.gives([4, 0, 0, 0]).play("stop take-R03");
    assert_eq!(game.belt(ORANGE), [14]);
    assert!(game.patched(ORANGE).is_empty());
    // White, empty-handed, clears by choice.
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "clear-R01 clear-R03");
}

/// §B4 It is not on offer when the hammering ended by a limit or by anger.
#[test]
fn not_after_a_limit() {
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    game.gives([11, 0, 0, 0])
        .gives([0, 1, 0, 0])
        .gives([0, 1, 0, 0]);
    game.gives([0, 1, 0, 0]).play("take-R01");
    assert_eq!(game.patched(WHITE), [11]);
    let mut game = at_f1("R01=10 R03=11 R04=12", "R01 R03 R04", "R01 R03 R04");
    game.gives([5, 7, 0, 0]).play("g4");
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.refusal("keep"), "§C1: WrongStep { step: Collect }");
    assert_eq!(game.refusal("lf"), "§C1: WrongStep { step: Collect }");
    game.play("take-R01");
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "take-R03 take-R04");
}
