//! The rulebook's long example, E25, from the step of the lord to the boulders going back.

use trollfjord::engine::Game;
use trollfjord::games::trollfjord::walkway::Travelled;
use trollfjord::games::trollfjord::{Event, Phase, Reason};

use crate::table::{BLACK, BROWN, Lay, ORANGE, Play, WHITE, fortress, gifts, region, treasure};

/// Brown is last, then black; orange on a wander space and white on a glacier are farther ahead.
fn laid_out() -> Play {
    let lay = Lay::players(4)
        .numbers("F6=III F2=II")
        .belt(BLACK, &[11, 12, 21])
        .belt(BROWN, &[10, 10])
        .treasures("R08=15 R09=18 R06=22 R05=26 R04=17")
        .trolls(BROWN, "R09x2 R05 R04")
        .trolls(WHITE, "R08x2")
        .trolls(BLACK, "R09x2 R06")
        .trolls(ORANGE, "R03 R08")
        .lords(&[25, 26, 16, 19]);
    lay.steps()
}

/// §A1 §A2 §A3 §B1 §B2 §B3 §B4 §C1 §C2 §C3 §C4
#[test]
fn e25_long_example() {
    let mut game = laid_out();
    let number = |f: &str| game.table().number(fortress(f)).to_string();
    assert_eq!((number("F6"), number("F2")), ("III".into(), "II".into()));
    assert_eq!(number("F5"), "III");
    assert_eq!(game.crowns()[2], Some(BLACK));
    assert_eq!(game.decider(), BROWN);
    moves_before_hammering(&mut game);
    comrade_and_limits(&mut game);
    white_takes_over_and_stops(&mut game);
    brown_keeps_hammering(&mut game);
    end_of_the_turn(&game);
}

/// a) to c)
fn moves_before_hammering(game: &mut Play) {
    // a) Brown is in at most one region of each III.
    for (f, regions) in [("F5", 0), ("F6", 1)] {
        let fortress = fortress(f);
        let closed = Reason::TooFewRegions { fortress, regions };
        assert_eq!(game.game.closed(fortress), Some(closed));
    }
    // b) Three free wander spaces ahead of 16, with black on 19: 17, 21, 23.
    game.play("w3");
    assert_eq!(game.table().lords[BROWN].at, Travelled(23));
    assert_eq!(game.table().rear(), Some(BLACK));
    game.play("R05>R08 R04>R05 R05>R08");
    assert_eq!(
        (game.trolls(BROWN, "R08"), game.trolls(BROWN, "R09")),
        (2, 2)
    );
    assert_eq!(game.table().on_board(BROWN), 4);
    // c) Orange is nearer, then white; black gets none.
    assert_eq!(game.decider(), ORANGE);
    game.play("R03>R07");
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "R01x1 R06x1 decline");
    game.play("R06x1");
    assert_eq!(game.table().phase, Phase::Announce);
    assert_eq!(game.decider(), BROWN);
}

/// d)
fn comrade_and_limits(game: &mut Play) {
    assert_eq!(game.legal(), "F6 end");
    game.play("F6");
    // Three trolls each; black's lord is farther back.
    let trolls = |seat| game.table().trolls_at(fortress("F6"), seat);
    assert_eq!((trolls(BLACK), trolls(WHITE)), (3, 3));
    assert_eq!(game.decider(), BLACK);
    game.play("decline");
    assert_eq!(game.decider(), WHITE);
    game.play("join");
    assert_eq!(game.decider(), BROWN);
    assert_eq!(game.legal(), "hammer refrain");
    game.play("hammer");
    let hammering = game.table().phase.hammering().unwrap();
    assert_eq!((hammering.hit_limit(), hammering.color_limit()), (7, 7));
}

/// e) and f)
fn white_takes_over_and_stops(game: &mut Play) {
    let blows = [
        [1, 1, 1, 1],
        [1, 2, 0, 1],
        [1, 2, 1, 0],
        [1, 1, 0, 1],
        [0, 1, 1, 0],
    ];
    for blow in blows {
        // White has no say while brown hammers.
        assert_eq!(game.decider(), BROWN);
        game.gives(blow);
    }
    assert_eq!(game.table().tower.out_by_color().0, [4, 7, 3, 3]);
    assert_eq!(game.table().out(), 17);
    game.gives([0, 0, 0, 0]);
    assert!(game.told(Event::Swapped { hammerer: WHITE }));
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "ls lf lh rs rf rh stop");
    let allowed = |seat| game.game.allowed(fortress("F6"), seat).collect::<Vec<_>>();
    assert_eq!(allowed(WHITE), [region("R08")]);
    game.play("stop");
    assert_eq!(game.patched(WHITE), [15]);
    assert!(game.belt(WHITE).is_empty());
    assert!(game.told(Event::Cleared {
        seat: WHITE,
        region: region("R08"),
        count: 2
    }));
    assert_eq!(
        (game.trolls(WHITE, "R08"), game.trolls(WHITE, "R06")),
        (0, 1)
    );
    assert_eq!(game.table().supply_of(WHITE), 9);
}

/// g) and h)
fn brown_keeps_hammering(game: &mut Play) {
    assert_eq!(game.decider(), BROWN);
    assert_eq!(game.legal(), "nothing keep");
    game.play("keep");
    assert_eq!(game.legal(), "ls lf lh rs rf rh");
    game.gives([2, 1, 1, 1]);
    assert_eq!(game.table().tower.out_by_color().0, [6, 8, 4, 4]);
    assert_eq!(game.table().out(), 22);
    assert!(game.told(Event::Angry { need: 1 }));
    // Only brown is asked, for exactly one gift or none.
    assert_eq!(game.decider(), BROWN);
    assert_eq!(game.legal(), "g0 g4 g8 g16");
    let supply = game.table().supply.clone();
    game.play("g4");
    assert_eq!(game.gifts(BROWN), gifts(&[8, 16]));
    assert_eq!(game.gifts(WHITE), gifts(&[4, 8, 16]));
    // 22 boulders, but no troll of brown's in R06: only the 18 is allowed, and taken.
    assert_eq!(game.belt(BROWN), [10, 10, 18]);
    assert!(game.told(Event::Collected {
        seat: BROWN,
        region: region("R09"),
        treasure: treasure(18),
        belt: Some(trollfjord::games::trollfjord::pieces::BeltSpace::ALL[2])
    }));
    assert_eq!(
        (game.trolls(BROWN, "R09"), game.trolls(BROWN, "R08")),
        (0, 2)
    );
    assert_eq!(game.table().supply_of(BROWN), 8);
    // i) R08 and R09 are refilled from the end of the supply, in this order.
    let [.., second, first] = supply[..] else {
        panic!("a short supply");
    };
    assert_eq!(game.table().treasure(region("R08")), Some(first));
    assert_eq!(game.table().treasure(region("R09")), Some(second));
    let refilled = |event: &&Event| matches!(event, Event::Refilled { .. });
    assert_eq!(game.heard.iter().filter(refilled).count(), 2);
}

/// i)
fn end_of_the_turn(game: &Play) {
    assert_eq!(game.crowns()[2], Some(BLACK));
    assert!(
        !game
            .heard
            .iter()
            .any(|e| matches!(e, Event::Crowned { .. }))
    );
    assert_eq!(game.table().treasure(region("R06")), Some(treasure(22)));
    assert_eq!(game.table().out(), 0);
    assert_eq!(game.table().tower.inside_count(), 44);
    assert!(game.told(Event::Poured));
    assert!(game.table().phase.hammering().is_none());
    // Orange, who took no part, still stands in F6; black is last and is to step.
    assert_eq!(game.trolls(ORANGE, "R08"), 1);
    assert_eq!(game.trolls(BLACK, "R09"), 2);
    assert_eq!(game.table().phase, Phase::Lord);
    assert_eq!(game.game.to_move(), Some(BLACK));
}
