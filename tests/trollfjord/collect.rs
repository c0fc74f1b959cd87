//! §C1 Collect, §C2 crowns.

use trollfjord::games::trollfjord::pieces::{BeltSpace, Level};
use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{
    BLACK, BROWN, Lay, ORANGE, Play, WHITE, at_f1, hammer_f1, lay_f1, region, treasure,
};

/// Orange hammers alone at F1 with limit 5 and brings so many boulders out, then stops.
fn collects(lay: Lay, out: u8) -> Play {
    let mut game = hammer_f1(lay.trolls(ORANGE, "R01x3 R03x2").numbers("F1=I"));
    let white = out.min(11);
    let red = (out - white).min(5);
    let yellow = (out - white - red).min(5);
    game.gives([white, red, yellow, out - white - red - yellow]);
    game.play("stop");
    game
}

/// §C1 Not at this fortress, no own troll, no treasure, too few boulders: each has its refusal, in this order.
#[test]
fn what_is_not_allowed() {
    let mut lay = lay_f1("R01=10 R04=14 R05=12", "R01x2 R03 R04", "");
    // R03 is empty.
    let tile = lay.table.treasures[region("R03").index()].take().unwrap();
    lay.table.supply.push(tile);
    let mut game = hammer_f1(lay);
    game.gives([11, 0, 0, 0]);
    // Only R01 is left and would be taken at once, so the reasons are asked before orange stops.
    let why = |text| {
        let f = crate::table::fortress("F1");
        let reason = game.game.out_of_reach(f, ORANGE, region(text));
        reason
            .map(|reason| format!("{reason:?}"))
            .unwrap_or_default()
    };
    assert_eq!(why("R01"), "");
    assert_eq!(why("R03"), "NoTreasure { region: R03 }");
    assert_eq!(
        why("R04"),
        "TooFewBoulders { region: R04, value: 14, out: 11 }"
    );
    assert_eq!(why("R05"), "NotAtFortress { region: R05, fortress: F1 }");
    let game = at_f1("R01=10 R03=11 R04=12", "R01 R03", "R01 R03");
    let f = crate::table::fortress("F1");
    let reason = game.game.out_of_reach(f, ORANGE, region("R04")).unwrap();
    assert_eq!(format!("{reason:?}"), "NoOwnTroll { region: R04 }");
}

/// §C1 A treasure of exactly the number of boulders is allowed, one more is not.
#[test]
fn exactly_enough() {
    let lay = || lay_f1("R01=17 R03=18 R04=28", "", "");
    let game = collects(lay(), 16);
    assert!(game.told(Event::EmptyHanded { seat: ORANGE }));
    let game = collects(lay(), 17);
    assert_eq!(game.belt(ORANGE), [17]);
    assert!(game.told(Event::Collected {
        seat: ORANGE,
        region: region("R01"),
        treasure: treasure(17),
        belt: Some(BeltSpace::Numbered(Level::One))
    }));
}

/// §C1 Free choice among the allowed, the lower one included.
#[test]
fn free_choice() {
    let game = collects(lay_f1("R01=10 R03=18 R04=28", "", ""), 18);
    assert_eq!(game.legal(), "take-R01 take-R03");
    assert_eq!(game.refusal("take-R04"), "§C1: NoOwnTroll { region: R04 }");
    assert_eq!(
        game.refusal("take-R05"),
        "§C1: NotAtFortress { region: R05, fortress: F1 }"
    );
    for (text, value) in [("take-R01", 10), ("take-R03", 18)] {
        let mut game = game.clone();
        game.play(text);
        assert_eq!(game.belt(ORANGE), [value]);
    }
}

/// §C1 What the first has taken is no longer there for the other.
#[test]
fn the_first_takes_it_away() {
    let mut game = at_f1("R01=10 R03=28 R04=11", "R01 R04", "R01 R04");
    game.gives([11, 0, 0, 0]).play("stop take-R01");
    assert_eq!(game.legal(), "take-R04 keep");
    assert_eq!(game.refusal("take-R01"), "§C1: NoTreasure { region: R01 }");
    game.play("take-R04");
    assert_eq!(game.patched(WHITE), [11]);
    // Both want the only one: the other goes empty-handed.
    let mut game = at_f1("R01=10 R03=28 R04=27", "R01 R03", "R01 R03");
    game.gives([4, 2, 2, 2]).play("stop");
    assert_eq!(game.belt(ORANGE), [10]);
    assert_eq!(game.legal(), "nothing keep");
}

/// §C1 The leftmost empty belt space; the sack of others takes any number.
#[test]
fn where_it_goes() {
    for (belt, space) in [(&[][..], 0), (&[12], 1), (&[12, 13], 2), (&[12, 13, 14], 3)] {
        let level = ["I", "II", "III", "I"][space];
        let lay = lay_f1("", "", "")
            .belt(ORANGE, belt)
            .treasures("R01=10 R03=28");
        let lay = lay.numbers(&format!("F1={level}"));
        let mut game = hammer_f1(lay.trolls(ORANGE, "R01x3 R03x2"));
        game.gives([11, 0, 0, 0]).play("stop");
        let taken = game.table().sacks[ORANGE].belt[space];
        assert_eq!(taken, Some(treasure(10)), "{level}");
        assert!(game.patched(ORANGE).is_empty());
    }
    let lay = lay_f1("", "R01 R03", "R01 R03").patched(WHITE, &[18, 28, 27]);
    let mut game = hammer_f1(lay.belt(WHITE, &[19]).treasures("R01=10 R03=11"));
    game.gives([11, 0, 0, 0]).play("stop take-R01 take-R03");
    assert_eq!(game.patched(WHITE), [18, 28, 27, 11]);
    assert_eq!(game.belt(WHITE), [19]);
}

/// §C2 A lower treasure leaves the crown where it is; a higher or equal one takes it.
#[test]
fn the_crown_goes_to_the_best() {
    for (value, holder) in [(17, WHITE), (18, ORANGE), (19, ORANGE)] {
        let lay = Lay::players(4).belt(WHITE, &[18]);
        let lay = lay.treasures(&format!("R01={value} R03=28"));
        let game = collects(lay, 19);
        assert_eq!(game.belt(ORANGE), [value]);
        assert_eq!(game.crowns(), [Some(holder), None, None]);
        let from = Some(WHITE);
        let level = Level::One;
        let seat = ORANGE;
        assert_eq!(
            game.told(Event::Crowned { seat, level, from }),
            holder == ORANGE
        );
    }
}

/// §C2 No crown for +, not even at the fortress whose crown somebody has.
#[test]
fn no_crown_for_plus() {
    let lay = Lay::players(4)
        .belt(WHITE, &[11])
        .belt(ORANGE, &[10, 13, 14]);
    let game = collects(lay.treasures("R01=15 R03=28"), 15);
    assert_eq!(game.belt(ORANGE), [10, 13, 14, 15]);
    assert_eq!(game.crowns(), [Some(WHITE), Some(ORANGE), Some(ORANGE)]);
    assert!(
        !game
            .heard
            .iter()
            .any(|e| matches!(e, Event::Crowned { .. }))
    );
}

/// §C2 No crown for the patched sack.
#[test]
fn no_crown_for_the_patched_sack() {
    let lay = lay_f1("", "R01 R03", "R01 R03").belt(BLACK, &[11]);
    let mut game = hammer_f1(lay.treasures("R01=10 R03=18"));
    game.gives([11, 3, 2, 2]).play("stop take-R01 take-R03");
    assert_eq!(game.patched(WHITE), [18]);
    assert_eq!(game.belt(ORANGE), [10]);
    assert_eq!(game.crowns(), [Some(BLACK), None, None]);
}

/// §C2 A finished player can still lose a crown.
#[test]
fn a_finished_player_loses_a_crown() {
    let mut lay = Lay::players(3).belt(BROWN, &[12, 13, 14, 15]);
    lay = lay
        .belt(ORANGE, &[11])
        .treasures("R01=13 R03=28")
        .numbers("F1=II");
    lay.table.lords[BROWN].lying = true;
    lay.table.ending = true;
    assert_eq!(lay.table.score(BROWN).crowns, 18);
    let mut game = hammer_f1(lay.trolls(ORANGE, "R01x2 R03"));
    game.gives([11, 1, 1, 0]).play("stop");
    assert!(game.told(Event::Crowned {
        seat: ORANGE,
        level: Level::Two,
        from: Some(BROWN)
    }));
    assert_eq!(game.crowns(), [Some(BROWN), Some(ORANGE), Some(BROWN)]);
    assert_eq!(game.table().score(BROWN).crowns, 12);
    assert_eq!(game.table().phase, Phase::Lord);
}
