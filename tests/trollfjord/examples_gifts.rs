//! The printed example of the angry spirit and its gifts: E17.

use trollfjord::engine::Game;
use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{BLACK, BROWN, Lay, Play, gifts};

/// Black and brown of E16 after five blows, with these gifts; limit 6, 20 boulders out, nothing exceeded yet.
fn five_blows(black: &[u8], brown: &[u8]) -> Play {
    let lay = Lay::players(4)
        .belt(BLACK, &[10])
        .treasures("R06=20 R08=22 R09=15")
        .gifts(BLACK, black)
        .gifts(BROWN, brown)
        .trolls(BLACK, "R06x2 R08x2")
        .trolls(BROWN, "R06 R08");
    let mut game = lay.announces(BLACK);
    game.play("F6 join hammer");
    game.gives([1, 1, 1, 0])
        .gives([2, 1, 1, 0])
        .gives([1, 1, 1, 1]);
    game.gives([1, 1, 1, 0]).gives([2, 2, 2, 0]);
    assert_eq!(game.legal(), "ls lf lh rs rf rh stop");
    // White 7, red 7, yellow 8, blue 1: one red and two yellow too many.
    game.gives([0, 1, 2, 0]);
    assert_eq!(game.table().tower.out_by_color().0, [7, 7, 8, 1]);
    assert!(game.told(Event::Angry { need: 3 }));
    game
}

/// Nobody has collected, no gift is turned; both clear a region, the turn player first.
fn nobody_collects(mut game: Play, black: &[u8], brown: &[u8]) {
    assert!(game.told(Event::Unappeased));
    assert_eq!(game.gifts(BLACK), gifts(black));
    assert_eq!(game.gifts(BROWN), gifts(brown));
    assert_eq!(game.decider(), BLACK);
    assert_eq!(game.legal(), "clear-R06 clear-R08");
    game.play("clear-R06");
    assert_eq!(game.decider(), BROWN);
    game.play("clear-R08");
    assert_eq!(game.belt(BLACK), [10]);
    assert!(game.patched(BROWN).is_empty());
    assert_eq!(game.table().phase, Phase::Lord);
}

/// §B4 The excess is 3: three gifts or nothing, from both together.
#[test]
fn e17_gifts() {
    let all = [4, 8, 16];
    let game = five_blows(&all, &all);
    // Hammering is over, and there is no keep-hammering.
    for over in ["lf", "stop", "keep"] {
        assert_eq!(game.refusal(over), "§B4: Angry { need: 3 }");
    }
    // Fewer than three gifts in both sacks: nobody is even asked.
    nobody_collects(five_blows(&[4], &[16]), &[4], &[16]);
    // Fewer than three gifts given: none is turned.
    let mut two = game.clone();
    two.play("g4 g8 g0");
    nobody_collects(two, &all, &all);
    let mut none = game.clone();
    none.play("g0 g0");
    nobody_collects(none, &all, &all);
    // Black two, brown one: appeased, and both may collect.
    let mut paid = game.clone();
    paid.play("g4+8 g16");
    assert!(paid.told(Event::Appeased));
    assert_eq!(paid.gifts(BLACK), gifts(&[16]));
    assert_eq!(paid.gifts(BROWN), gifts(&[4, 8]));
    assert_eq!(paid.game.to_move(), Some(BLACK));
    assert_eq!(paid.legal(), "take-R06 take-R08");
    paid.play("take-R06");
    assert_eq!(paid.belt(BLACK), [10, 20]);
    // Brown's only choice is made at once.
    assert_eq!(paid.patched(BROWN), [22]);
    assert_eq!(paid.table().phase, Phase::Lord);
}
