//! §B4 Hammering: blows, the swap of roles, and when it ends.

use trollfjord::games::trollfjord::tower::{Blow, Boulder};
use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{FIRM, ORANGE, WHITE, at_f1, read, treasure};

/// §B4 The mover strikes at least once; after that any blow may be the last.
#[test]
fn at_least_one_blow() {
    let mut game = at_f1("R01=28 R03=28 R04=27", "R01 R03", "");
    assert_eq!(game.legal(), "ls lf lh rs rf rh");
    assert_eq!(game.refusal("stop"), "§B4: MustStrike");
    game.gives([0, 0, 0, 0]);
    assert_eq!(game.legal(), "ls lf lh rs rf rh stop");
    game.play("stop");
    assert!(game.told(Event::Stopped { seat: ORANGE }));
    assert_eq!(game.legal(), "clear-R01 clear-R03");
}

/// §B4 Boulders stay out and add up, white ones like any other.
#[test]
fn boulders_are_counted() {
    let mut game = at_f1("R01=10 R03=28 R04=28", "R01x2 R03x2", "");
    game.gives([3, 1, 0, 0]);
    assert!(game.told(Event::Struck {
        seat: ORANGE,
        blow: FIRM,
        number: 1
    }));
    assert!(game.told(Event::Fell { count: 4, total: 4 }));
    game.gives([2, 0, 1, 2]);
    assert!(game.told(Event::Fell { count: 5, total: 9 }));
    game.gives([1, 0, 0, 0]);
    assert!(game.told(Event::Fell {
        count: 1,
        total: 10
    }));
    game.play("stop");
    assert_eq!(game.belt(ORANGE), [10]);
}

/// §B4 A color above the limit is checked before the hit limit.
#[test]
fn angry_on_the_last_blow() {
    let mut game = at_f1("R01=10 R03=28 R04=28", "R01x2 R03", "");
    game.gives([5, 1, 1, 1])
        .gives([0, 1, 1, 1])
        .gives([0, 2, 0, 0]);
    assert!(game.told(Event::Angry { need: 1 }));
    assert!(!game.told(Event::LimitReached { limit: 3 }));
    assert_eq!(game.legal(), "g0 g4 g8 g16");
}

/// §B4 At the hit limit the hammerer of that moment collects first, then the other; nobody goes on.
#[test]
fn the_hit_limit() {
    let mut game = at_f1("R01=10 R03=11 R04=12", "R01 R03", "R01 R03");
    game.gives([5, 1, 1, 1])
        .gives([0, 1, 1, 1])
        .gives([0, 1, 0, 0]);
    game.gives([0, 0, 1, 0]);
    assert!(game.told(Event::LimitReached { limit: 4 }));
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.refusal("lf"), "§B4: HitLimit { blows: 4, limit: 4 }");
    assert_eq!(game.refusal("keep"), "§B4: HitLimit { blows: 4, limit: 4 }");
    game.play("take-R03");
    assert_eq!(game.belt(ORANGE), [11]);
    assert_eq!(game.patched(WHITE), [10]);
    assert_eq!(game.table().phase, Phase::Lord);
}

/// §B4 The comrade has no say while the other is hammering.
#[test]
fn the_comrade_cannot_leave() {
    let mut game = at_f1("R01=10 R03=11 R04=12", "R01 R03", "R01 R03");
    game.gives([1, 0, 0, 0]);
    for text in ["stop", "lf", "take-R01"] {
        let refusal = game.game.refusal_of(WHITE, read(text)).unwrap();
        assert_eq!(
            refusal.to_string(),
            "§B4: NotYourDecision { asked: seat 1, decider: seat 0 }"
        );
    }
    assert_eq!(game.game.refusal_of(ORANGE, read("stop")), None);
}

/// §B4 After an empty hit, the first one too, the new hammerer may strike on or stop at once.
#[test]
fn the_swap() {
    let mut game = at_f1("R01=28 R03=27 R04=10", "R01 R03", "R01 R04");
    game.gives([0, 0, 0, 0]);
    assert!(game.told(Event::Swapped { hammerer: WHITE }));
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "ls lf lh rs rf rh stop");
    // White stops with nothing out and goes empty-handed; orange may still hammer on.
    let mut stops = game.clone();
    stops.play("stop");
    assert!(stops.told(Event::EmptyHanded { seat: WHITE }));
    assert_eq!(stops.decider(), ORANGE);
    assert_eq!(stops.legal(), "nothing keep");
    // White strikes on; blows that bring something swap nothing.
    game.gives([10, 0, 0, 0]);
    assert_eq!(game.decider(), WHITE);
    game.play("stop");
    assert_eq!(game.patched(WHITE), [10]);
}

/// §B4 The tower itself: what a blow brings out is told, counted and stays out.
#[test]
fn a_blow_of_the_tower() {
    for blow in Blow::ALL {
        let mut game = at_f1("R01=28 R03=28 R04=27", "R01x5 R03x4", "");
        // A blow before: what it brought out stays out and is not counted again.
        let before = 2;
        game.gives([1, 1, 0, 0]);
        game.play(&blow.to_string());
        let is_out = |e: &&Event| {
            use trollfjord::games::trollfjord::tower::TowerEvent;
            matches!(e, Event::Tower(TowerEvent::Out { .. }))
        };
        let out = game.heard.iter().filter(is_out).count() as u8;
        assert_eq!(game.table().out(), before + out);
        let seat = ORANGE;
        assert!(game.told(Event::Struck {
            seat,
            blow,
            number: 2
        }));
        let total = before + out;
        assert!(game.told(Event::Fell { count: out, total }));
        assert_eq!(game.table().tower.inside_count() + usize::from(total), 44);
    }
}

/// §B4 A blow out of the hand can only bring out what is inside, and is refused where a blow is.
#[test]
fn a_blow_out_of_the_hand() {
    let mut game = at_f1("R01=28 R03=28 R04=27", "R01x5 R03x4", "");
    game.gives([1, 0, 0, 0]);
    let out = game.table().tower.outside()[0];
    let twice = Boulder::of(trollfjord::games::trollfjord::tower::Color::Red).next();
    for fallen in [vec![out], vec![twice.unwrap(), twice.unwrap()]] {
        let before = game.game.clone();
        let refusal = game.game.play_fall(FIRM, &fallen, &mut ()).unwrap_err();
        assert_eq!(refusal.to_string(), "§B4: NotInTower");
        assert_eq!(game.game, before);
    }
    game.play("stop");
    let refusal = game.game.play_fall(FIRM, &[], &mut ()).unwrap_err();
    assert_eq!(refusal.to_string(), "§C3: WrongStep { step: Clear }");
}

/// §B4 A treasure is bought by all boulders out, whoever brought them.
#[test]
fn both_collect_for_the_same_boulders() {
    let mut game = at_f1("R01=11 R03=11 R04=28", "R01 R03", "R01 R03");
    game.gives([11, 0, 0, 0]).play("stop take-R01 take-R03");
    assert_eq!(game.table().sacks[ORANGE].belt[0], Some(treasure(11)));
    assert_eq!(game.patched(WHITE), [11]);
}
