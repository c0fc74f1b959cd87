//! §C3 Clear, §C4 the boulders go back.

use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{BROWN, Lay, ORANGE, WHITE, at_f1, hammer_f1, lay_f1, region};

/// §C3 Both empty-handed: each chooses, the turn player first.
#[test]
fn the_turn_player_first() {
    let mut game = at_f1("R01=28 R03=28 R04=27", "R01 R03", "R03 R04x2");
    // White holds the hammer last, and orange still clears first.
    game.gives([0, 0, 0, 0]).play("stop nothing");
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "clear-R01 clear-R03");
    assert_eq!(
        game.refusal("clear-R05"),
        "§C3: NotAtFortress { region: R05, fortress: F1 }"
    );
    assert_eq!(game.refusal("clear-R04"), "§C3: NoOwnTroll { region: R04 }");
    game.play("clear-R01");
    assert!(game.told(Event::Cleared {
        seat: ORANGE,
        region: region("R01"),
        count: 1
    }));
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "clear-R03 clear-R04");
    game.play("clear-R04");
    assert_eq!(game.table().supply_of(WHITE), 9);
    assert_eq!(game.table().phase, Phase::Lord);
}

/// §C3 Who collected has no choice and clears at once; all own trolls of that region go, and nobody else's.
#[test]
fn the_collector_clears_at_once() {
    let lay = lay_f1("R01=10 R03=11 R04=28", "R01x4 R03", "R01x2 R03");
    let mut game = hammer_f1(lay.trolls(BROWN, "R01x3"));
    game.gives([11, 0, 0, 0]).play("stop take-R01");
    assert_eq!(game.trolls(ORANGE, "R01"), 0);
    assert_eq!(game.trolls(WHITE, "R01"), 2);
    assert_eq!(game.trolls(BROWN, "R01"), 3);
    assert_eq!(game.table().supply_of(ORANGE), 9);
    assert_eq!(game.decider(), WHITE);
    game.play("take-R03");
    // Who took no part clears nothing.
    assert_eq!(game.table().phase, Phase::Lord);
    assert_eq!(game.trolls(WHITE, "R03"), 0);
    assert_eq!(game.trolls(BROWN, "R01"), 3);
}

/// §C3 Every region without a treasure gets one, by ascending number, from the end of the supply.
#[test]
fn refilling() {
    let mut lay = lay_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    for empty in ["R12", "R02"] {
        let tile = lay.table.treasures[region(empty).index()].take().unwrap();
        lay.table.supply.insert(0, tile);
    }
    let supply = lay.table.supply.clone();
    let mut game = hammer_f1(lay);
    game.gives([11, 0, 0, 0]).play("stop take-R03 take-R01");
    let mut next = supply.iter().rev();
    let expected = ["R01", "R02", "R03", "R12"].map(|text| Event::Refilled {
        region: region(text),
        treasure: *next.next().unwrap(),
    });
    let refilled = |e: &&Event| matches!(e, Event::Refilled { .. });
    let told: Vec<Event> = game.heard.iter().filter(refilled).copied().collect();
    assert_eq!(told, expected);
    assert_eq!(game.table().supply[..], supply[..supply.len() - 4]);
}

/// §C3 One tile for two regions: the lower number gets it, the other stays empty.
#[test]
fn the_last_tile() {
    let mut lay = lay_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    let last = lay.table.supply.pop().unwrap();
    let mut lay = lay.no_supply(BROWN);
    lay.table.supply.push(last);
    let mut game = hammer_f1(lay);
    game.gives([11, 0, 0, 0]).play("stop take-R03 take-R01");
    assert_eq!(game.table().treasure(region("R01")), Some(last));
    assert_eq!(game.table().treasure(region("R03")), None);
    assert!(game.told(Event::NotRefilled {
        region: region("R03")
    }));
    assert_eq!(game.table().check(), Ok(()));
}

/// §C3 That a region stays empty is told where it was emptied, not after every later hammering elsewhere.
#[test]
fn an_empty_region_elsewhere() {
    let mut lay = lay_f1("R01=28 R03=28 R04=27", "R01 R03", "").no_supply(BROWN);
    let gone = lay.table.treasures[region("R12").index()].take();
    lay.table.sacks[BROWN].patched.extend(gone);
    let mut game = hammer_f1(lay);
    game.gives([0, 0, 0, 0]).play("stop clear-R01");
    assert!(game.told(Event::Poured));
    let not_refilled = |e: &&Event| matches!(e, Event::NotRefilled { .. });
    assert_eq!(game.heard.iter().find(not_refilled), None);
    assert_eq!(game.table().treasure(region("R12")), None);
}

/// §C4 All boulders go back, nobody hammers any more, and the next turn begins.
#[test]
fn the_boulders_go_back() {
    let mut game = at_f1("R01=28 R03=28 R04=27", "R01 R03", "");
    game.gives([11, 2, 2, 2]).play("stop");
    assert_eq!(game.table().out(), 17);
    game.play("clear-R01");
    assert_eq!(game.table().out(), 0);
    assert_eq!(game.table().tower.inside_count(), 44);
    assert_eq!(game.table().phase.hammering(), None);
    let turn = game.table().turn;
    let seat = game.decider();
    let begun = game.when(Event::Turn { number: turn, seat });
    assert!(game.when(Event::Poured) < begun);
}

/// §C3 §C4 Without hammering nothing is cleared, refilled or poured.
#[test]
fn not_without_hammering() {
    let mut game = Lay::players(2).trolls(ORANGE, "R01 R03").announces(ORANGE);
    let tower = game.table().tower.clone();
    game.play("end");
    assert_eq!(game.table().tower, tower);
    assert!(!game.told(Event::Poured));
}
