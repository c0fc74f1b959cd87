//! Further scenarios straight from the text of the rules: X1 to X12.

use trollfjord::engine::Game;
use trollfjord::games::trollfjord::walkway::Travelled;
use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{BLACK, BROWN, Lay, ORANGE, WHITE, at_f1, region};

/// §B3 Eleven hammering trolls make limits of 9.
#[test]
fn x01_limits_are_nine_at_most() {
    let mut game = at_f1("R01=10 R03=11 R04=12", "R01x3 R03x3", "R01x3 R04x2");
    let hammering = *game.table().phase.hammering().unwrap();
    assert_eq!((hammering.hit_limit(), hammering.color_limit()), (9, 9));
    game.gives([0, 9, 0, 0]);
    assert_eq!(game.legal(), "ls lf lh rs rf rh stop");
    game.gives([0, 1, 0, 0]);
    assert!(game.told(Event::Angry { need: 1 }));
}

/// §B4 White boulders never anger.
#[test]
fn x02_white_is_no_color() {
    let mut game = at_f1("R01=28 R03=28 R04=11", "R01x2 R03 R04", "");
    assert_eq!(game.table().phase.hammering().unwrap().limit, 4);
    game.gives([11, 0, 0, 0]);
    assert!(!game.heard.iter().any(|e| matches!(e, Event::Angry { .. })));
    assert_eq!(game.legal(), "ls lf lh rs rf rh stop");
    // They count in the total: 11 of them buy the 11.
    game.play("stop");
    assert_eq!(game.belt(ORANGE), [11]);
}

/// §B4 An empty hit on the last allowed blow swaps: the comrade collects first, and nobody keeps hammering.
#[test]
fn x03_empty_last_hit() {
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    game.gives([4, 2, 2, 3])
        .gives([0, 1, 0, 0])
        .gives([1, 0, 0, 0]);
    assert_eq!(game.decider(), ORANGE);
    game.gives([0, 0, 0, 0]);
    let swapped = game.when(Event::Swapped { hammerer: WHITE });
    assert!(swapped < game.when(Event::LimitReached { limit: 4 }));
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "take-R01 take-R03");
    assert_eq!(game.refusal("keep"), "§B4: HitLimit { blows: 4, limit: 4 }");
    game.play("take-R03");
    assert_eq!(game.patched(WHITE), [11]);
    // Orange collects what is left, without a choice, and does not hammer on.
    assert_eq!(game.belt(ORANGE), [10]);
    assert_eq!(game.table().phase, Phase::Lord);
}

/// §B4 Alone, an empty hit is a blow and nothing more.
#[test]
fn x04_solo_empty_hits() {
    let mut game = at_f1("R01=10 R03=28 R04=28", "R01x2 R03", "");
    game.gives([0, 0, 0, 0]).gives([0, 0, 0, 0]);
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.table().phase.hammering().unwrap().blows, 2);
    game.gives([0, 0, 0, 0]);
    assert!(game.told(Event::LimitReached { limit: 3 }));
    assert!(game.told(Event::EmptyHanded { seat: ORANGE }));
    assert_eq!(game.legal(), "clear-R01 clear-R03");
}

/// §C1 An allowed treasure must be taken; which one is free.
#[test]
fn x05_an_allowed_treasure_must_be_taken() {
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01x2 R03", "");
    game.gives([11, 0, 0, 0]).play("stop");
    assert_eq!(game.legal(), "take-R01 take-R03");
    assert_eq!(game.refusal("nothing"), "§C1: MustTake { choices: 2 }");
    game.play("take-R01");
    assert_eq!(game.belt(ORANGE), [10]);
}

/// §C1 A treasure of the own turn goes on the belt, also when it was earned as comrade.
#[test]
fn x06_own_turn_as_comrade() {
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    game.gives([11, 0, 0, 0]).gives([0, 0, 0, 0]);
    assert_eq!(game.decider(), WHITE);
    game.play("stop take-R03");
    assert_eq!((game.patched(WHITE), game.belt(WHITE)), (vec![11], vec![]));
    game.play("take-R01");
    assert_eq!(
        (game.belt(ORANGE), game.patched(ORANGE)),
        (vec![10], vec![])
    );
}

/// §E1 After + is filled the others have exactly one turn each, rear first; a lying lord's space is occupied.
#[test]
fn x07_last_turns() {
    let lay = Lay::players(4)
        .belt(ORANGE, &[13, 14, 15])
        .treasures("R01=10 R03=28 R04=28")
        .trolls(ORANGE, "R01x2 R03 R12x3")
        .trolls(WHITE, "R10")
        .lords(&[12, 10, 14, 11]);
    let mut game = lay.announces(ORANGE);
    game.play("F1").gives([10, 0, 0, 0]).play("stop");
    assert_eq!(game.belt(ORANGE), [13, 14, 15, 10]);
    assert!(game.told(Event::LastTurns { seat: ORANGE }));
    // Two trolls were cleared with the treasure; the other four leave now.
    assert!(game.told(Event::LaidDown {
        seat: ORANGE,
        trolls: 4
    }));
    assert_eq!(game.table().on_board(ORANGE), 0);
    assert!(game.table().lords[ORANGE].lying);
    // White is last. Ahead of 10 on the wander row, black is on 11: the first free space is 13.
    assert_eq!(game.decider(), WHITE);
    game.play("w1").idle();
    assert_eq!(game.table().lords[WHITE].at, Travelled(13));
    assert!(game.told(Event::LaidDown {
        seat: WHITE,
        trolls: 1
    }));
    // Black steps from 11 over orange's lying lord on 12 and brown on 14.
    assert_eq!(game.decider(), BLACK);
    game.play("p1").idle();
    assert_eq!(game.table().lords[BLACK].at, Travelled(16));
    assert!(game.table().lords[BLACK].lying);
    // White, on 13, is farthest back again, but has had the last turn.
    assert_eq!(game.decider(), BROWN);
    game.play("w1").idle();
    assert_eq!(game.table().lords[BROWN].at, Travelled(15));
    assert!(game.told(Event::Over));
    assert_eq!(game.game.to_move(), None);
    assert_eq!(game.legal(), "");
}

/// §E2 Equal points: the lord farther back wins.
#[test]
fn x08_tie() {
    let lay = || {
        let lay = Lay::players(4)
            .patched(ORANGE, &[20])
            .patched(WHITE, &[10, 10]);
        lay.patched(BROWN, &[19])
    };
    let mut ahead = lay().lords(&[30, 20, 15, 10]);
    ahead.table.phase = Phase::Over;
    let game = ahead.start();
    assert_eq!((game.points(ORANGE), game.points(WHITE)), (48, 48));
    assert_eq!(game.game.ranking(), [WHITE, ORANGE, BROWN, BLACK]);
    let mut behind = lay().lords(&[19, 20, 15, 10]);
    behind.table.phase = Phase::Over;
    let ranking = behind.start().game.ranking();
    assert_eq!(ranking, [ORANGE, WHITE, BROWN, BLACK]);
}

/// §C3 Nothing is refilled before both have cleared.
#[test]
fn x09_refill_after_both_cleared() {
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    game.gives([11, 0, 0, 0]).play("stop take-R01");
    assert_eq!(game.table().treasure(region("R01")), None);
    assert_eq!(game.legal(), "take-R03 keep");
    game.play("take-R03");
    let cleared = game.when(Event::Cleared {
        seat: WHITE,
        region: region("R03"),
        count: 1,
    });
    let is_refill = |e: &Event| matches!(e, Event::Refilled { .. });
    let refilled: Vec<usize> = (0..game.heard.len())
        .filter(|&i| is_refill(&game.heard[i]))
        .collect();
    assert_eq!(refilled.len(), 2);
    assert!(refilled.iter().all(|&i| i > cleared));
    // The same where both clear by choice.
    let mut game = at_f1("R01=28 R03=27 R04=27", "R01 R03", "R01 R03");
    game.gives([1, 0, 0, 0]).play("stop nothing clear-R01");
    assert!(!game.heard.iter().any(is_refill));
}

/// §B2 After an unwanted comrade the mover may refrain: the turn ends, and nothing is cleared.
#[test]
fn x10_refrain() {
    let lay = Lay::players(4).trolls(ORANGE, "R01 R03 R09 R10");
    let mut game = lay.trolls(WHITE, "R01 R03").announces(ORANGE);
    assert_eq!(game.legal(), "F1 F4 end");
    game.play("F1 join");
    assert_eq!(game.legal(), "hammer refrain");
    // Another fortress cannot be announced any more.
    assert_eq!(game.refusal("F4"), "§B2: WrongStep { step: Commit }");
    game.play("refrain");
    assert_eq!(game.table().on_board(ORANGE), 4);
    assert_eq!(game.table().on_board(WHITE), 2);
    assert_eq!(game.table().phase, Phase::Lord);
    assert_eq!(game.table().turn, 2);
}

/// §B4 A color exactly at the limit is fine: after a stop the comrade may keep hammering.
#[test]
fn x11_exactly_at_the_limit() {
    let mut game = at_f1("R01=10 R03=28 R04=28", "R01 R03", "R01 R03");
    game.gives([0, 4, 4, 4]).play("stop");
    assert_eq!(game.belt(ORANGE), [10]);
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "nothing keep");
    game.play("keep");
    assert_eq!(game.legal(), "ls lf lh rs rf rh");
}

/// §C3 When the supply runs out the region stays empty.
#[test]
fn x12_the_supply_runs_out() {
    let lay = Lay::players(4).treasures("R01=10 R03=11 R04=28");
    let lay = lay.trolls(ORANGE, "R01 R03").trolls(WHITE, "R01 R03");
    let mut game = lay.no_supply(BROWN).announces(ORANGE);
    game.play("F1 join hammer").gives([11, 0, 0, 0]);
    game.play("stop take-R01 take-R03");
    for empty in ["R01", "R03"] {
        assert_eq!(game.table().treasure(region(empty)), None);
        assert!(game.told(Event::NotRefilled {
            region: region(empty)
        }));
    }
    // Nothing to be had there: not with all the boulders in the world.
    let lay = Lay::again(game).numbers("F1=II");
    let mut game = lay.trolls(ORANGE, "R01x5 R03x4").announces(ORANGE);
    game.play("F1").gives([11, 9, 9, 9]).play("stop");
    assert!(game.told(Event::EmptyHanded { seat: ORANGE }));
}
