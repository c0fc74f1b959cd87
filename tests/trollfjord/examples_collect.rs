//! The printed examples of part C and of the material: E22 to E24, E27.

use trollfjord::engine::{Game, Seed, Total};
use trollfjord::games::trollfjord::pieces::{Gifts, Level, Treasure};
use trollfjord::games::trollfjord::table::{CROWN, TROLLS};
use trollfjord::games::trollfjord::tower::{Boulder, Color};
use trollfjord::games::trollfjord::{Event, Setup, Trollfjord};

use crate::table::{BLACK, Lay, ORANGE, WHITE, read, region};

/// §C2 The first to fill a number gets its crown and keeps those of other numbers out of it.
#[test]
fn e22_crown_first_and_keep() {
    let lay = Lay::players(4).belt(ORANGE, &[20]).belt(WHITE, &[16]);
    let lay = lay.treasures("R06=28 R08=19");
    let mut game = lay.trolls(WHITE, "R06x2 R08x2").announces(WHITE);
    game.play("F6").gives([11, 3, 3, 3]).play("stop");
    assert_eq!(game.belt(WHITE), [16, 19]);
    assert!(game.told(Event::Crowned {
        seat: WHITE,
        level: Level::Two,
        from: None
    }));
    assert_eq!(game.crowns(), [Some(ORANGE), Some(WHITE), None]);
}

/// §C2 A higher or an equal treasure on the same number takes the crown over.
#[test]
fn e23_crown_taken() {
    let lay = Lay::players(4).belt(ORANGE, &[20]).belt(WHITE, &[16, 19]);
    let lay = lay.treasures("R06=28 R08=24");
    let mut game = lay.trolls(ORANGE, "R06x3 R08x2").announces(ORANGE);
    assert_eq!(game.crowns(), [Some(ORANGE), Some(WHITE), None]);
    game.play("F6").gives([11, 5, 5, 3]).play("stop");
    assert_eq!(game.belt(ORANGE), [20, 24]);
    assert!(game.told(Event::Crowned {
        seat: ORANGE,
        level: Level::Two,
        from: Some(WHITE)
    }));
    assert_eq!(game.crowns(), [Some(ORANGE), Some(ORANGE), None]);
    // Later black puts an equal 20 on I.
    let lay = Lay::again(game).treasures("R01=20 R03=28");
    let mut game = lay.trolls(BLACK, "R01x3 R03x2").announces(BLACK);
    game.play("F1").gives([11, 5, 4, 0]).play("stop");
    assert_eq!(game.belt(BLACK), [20]);
    assert!(game.told(Event::Crowned {
        seat: BLACK,
        level: Level::One,
        from: Some(ORANGE)
    }));
    assert_eq!(game.crowns(), [Some(BLACK), Some(ORANGE), None]);
}

/// §C3 Who collected clears that region; who did not chooses among the regions with own trolls.
#[test]
fn e24_clearing() {
    // F2 is mountain R02, forest R05, glacier R06.
    let lay = Lay::players(4).numbers("F2=I");
    let lay = lay.treasures("R02=28 R05=12 R06=27");
    let lay = lay.trolls(ORANGE, "R05 R06");
    let mut game = lay.trolls(WHITE, "R02x4 R06").announces(ORANGE);
    game.play("F2 join hammer").gives([5, 3, 2, 2]).play("stop");
    assert_eq!(game.belt(ORANGE), [12]);
    assert_eq!(
        (game.trolls(ORANGE, "R05"), game.trolls(ORANGE, "R06")),
        (0, 1)
    );
    assert!(game.told(Event::Cleared {
        seat: ORANGE,
        region: region("R05"),
        count: 1
    }));
    assert_eq!(game.decider(), WHITE);
    game.play("nothing");
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "clear-R02 clear-R06");
    assert_eq!(game.refusal("clear-R05"), "§C3: NoOwnTroll { region: R05 }");
    assert_eq!(game.table().supply_of(WHITE), 5);
    game.play("clear-R06");
    assert_eq!(
        (game.trolls(WHITE, "R02"), game.trolls(WHITE, "R06")),
        (4, 0)
    );
    assert_eq!(game.table().supply_of(WHITE), 6);
}

/// §S1 The material.
#[test]
fn e27_material() {
    let setup: Setup = read("4 first");
    let game = Trollfjord::new(&setup, Seed::from_text("material"), &mut ());
    let t = game.table();
    // 42 tiles: two each of 10 to 14, three each of 15 to 18, two each of 19 to 28.
    let mut tiles: Vec<u8> = t.supply.iter().map(|t| t.value()).collect();
    tiles.extend(t.treasures.iter().flatten().map(|t| t.value()));
    tiles.sort_unstable();
    let expected = [
        10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 15, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19,
        19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28,
    ];
    assert_eq!(tiles, expected);
    assert_eq!(Treasure::deck().map(Treasure::value), expected);
    // 44 boulders, eleven of each color, all in the tower.
    assert_eq!(t.tower.inside_count(), 44);
    for color in Color::ALL {
        assert_eq!(Boulder::all().filter(|b| b.color() == color).count(), 11);
    }
    // Each player: ten trolls, a lord, gifts of 4, 8 and 16, an empty sack. Three crowns of 6.
    assert_eq!(t.seats().count(), 4);
    for seat in t.seats() {
        assert_eq!(t.supply_of(seat), 10);
        assert!(!t.lords[seat].lying);
        let worths: Vec<u8> = t.sacks[seat].gifts.iter().map(|g| g.worth()).collect();
        assert_eq!(worths, [4, 8, 16]);
        assert_eq!(t.sacks[seat].gifts, Gifts::ALL);
        assert_eq!(t.sacks[seat].belt, [None; 4]);
        assert!(t.sacks[seat].patched.is_empty());
        assert_eq!(game.score(seat).total(), 28);
    }
    assert_eq!((TROLLS, CROWN, t.crowns), (10, 6, [None; 3]));
}
