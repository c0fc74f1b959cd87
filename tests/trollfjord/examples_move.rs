//! The printed examples of whose turn it is and of part A: E1 to E8.

use trollfjord::engine::{Game, Seat, Seed};
use trollfjord::games::trollfjord::check::Flaw;
use trollfjord::games::trollfjord::pieces::{Distance, Row};
use trollfjord::games::trollfjord::walkway::Travelled;
use trollfjord::games::trollfjord::{Event, Phase, Setup, Trollfjord};

use crate::table::{BLACK, BROWN, Lay, ORANGE, WHITE, read};

/// §T1 The lord on the rearmost starting space begins.
#[test]
fn e01_first_player() {
    // Brown on space 1, black on 2, orange on 3, white on 4.
    let lords = [-3, -4, -1, -2];
    let game = Lay::players(4).lords(&lords).steps();
    assert_eq!(game.decider(), WHITE);
    for other in [ORANGE, BROWN, BLACK] {
        let mut lay = Lay::players(4).lords(&lords);
        lay.table.phase = Phase::Lord;
        lay.table.mover = other;
        assert_eq!(lay.try_start().err(), Some(Flaw::Phase));
    }
    // The same from a game as it is set up.
    let setup: Setup = read("4 first");
    for text in ["a", "b", "c", "d", "e", "f"] {
        let game = Trollfjord::new(&setup, Seed::from_text(text), &mut ());
        let first = game.to_move().unwrap();
        assert_eq!(game.table().lords[first].at, Travelled::start(4), "{text}");
    }
}

/// §T1 Who is still last after the move has another turn.
#[test]
fn e02_repeated_turns() {
    // Orange 0, white 8, brown 5, black 11.
    let mut game = Lay::players(4).lords(&[0, 8, 5, 11]).steps();
    assert_eq!(game.decider(), ORANGE);
    game.play("p1").idle();
    assert_eq!(game.table().lords[ORANGE].at, Travelled(2));
    assert!(game.told(Event::Turn {
        number: 2,
        seat: ORANGE
    }));
    assert_eq!(game.decider(), ORANGE);
    game.play("w2").idle();
    assert_eq!(game.table().lords[ORANGE].at, Travelled(7));
    assert!(game.told(Event::Turn {
        number: 3,
        seat: BROWN
    }));
    assert_eq!(game.decider(), BROWN);
}

/// §A1 Only free placement spaces count.
#[test]
fn e03_placement_count() {
    // Orange stands on placement space 4: free ahead of brown are 2, 6 and 8.
    let mut game = Lay::players(4).lords(&[4, 20, 0, 30]).steps();
    let targets = [1, 2, 3].map(|d| game.table().landing(Row::Placement, d));
    assert_eq!(targets, [2, 6, 8].map(Travelled));
    game.play("p2");
    assert_eq!(game.table().lords[BROWN].at, Travelled(6));
    assert!(game.told(Event::LordStepped {
        seat: BROWN,
        row: Row::Placement,
        distance: Distance::new(2).unwrap(),
        from: Travelled(0),
        to: Travelled(6),
    }));
    // A glacier; the distance is 2, so two trolls at most.
    assert_eq!(game.legal(), "R01x1 R01x2 R06x1 R06x2 none");
}

/// §A1 Only free wander spaces count.
#[test]
fn e04_wander_count() {
    // Orange stands on wander space 3: free ahead of black are 1, 5 and 7.
    let lay = Lay::players(4).lords(&[3, 20, 30, 0]).trolls(BLACK, "R12");
    let mut game = lay.steps();
    let targets = [1, 2, 3].map(|d| game.table().landing(Row::Wander, d));
    assert_eq!(targets, [1, 5, 7].map(Travelled));
    game.play("w3");
    assert_eq!(game.table().lords[BLACK].at, Travelled(7));
    assert_eq!(game.table().phase, Phase::Wander { left: 3 });
}

/// §A2 Up to the distance, all into one region of the landscape shown.
#[test]
fn e05_placing() {
    // From 5 the free placement spaces are 6, 8 and 10; 8 shows a forest.
    let mut game = Lay::players(4).lords(&[5, 20, 30, 40]).steps();
    game.play("p2");
    assert_eq!(game.legal(), "R05x1 R05x2 R11x1 R11x2 none");
    assert_eq!(
        game.refusal("R08x2"),
        "§A2: OtherLandscape { region: R08, shown: Forest }"
    );
    assert_eq!(
        game.refusal("R11x3"),
        "§A2: TooManyTrolls { asked: 3, up_to: 2 }"
    );
    // Both forests, one each: after the first region placing is over.
    let mut split = game.clone();
    split.play("R05x1");
    assert!(!matches!(split.table().phase, Phase::Place { .. }));
    assert_eq!(split.table().supply_of(ORANGE), 9);
    // None at all is allowed.
    let mut none = game.clone();
    none.play("none");
    assert_eq!(none.table().supply_of(ORANGE), 10);
    game.play("R11x2");
    assert_eq!(game.table().supply_of(ORANGE), 8);
    assert_eq!(game.trolls(ORANGE, "R11"), 2);
}

/// §A2 Wanders are split at will; there are no more than the distance.
#[test]
fn e06_wandering() {
    let lay = Lay::players(4).lords(&[20, 30, 40, 0]);
    let mut game = lay.trolls(BLACK, "R04 R07").steps();
    game.play("w3 R04>R05 R05>R08 R07>R03");
    assert_eq!(game.trolls(BLACK, "R08"), 1);
    assert_eq!(game.trolls(BLACK, "R03"), 1);
    assert_eq!(game.table().on_board(BLACK), 2);
    // The fourth: it is no longer black's decision, and wandering is over.
    assert_eq!(game.decider(), ORANGE);
    let fourth = game.game.refusal_of(BLACK, read("R08>R09")).unwrap();
    assert_eq!(
        fourth.to_string(),
        "§A3: NotYourDecision { asked: seat 3, decider: seat 0 }"
    );
}

/// §A3 The nearest lord ahead first, then on to the leader; nobody behind.
#[test]
fn e07_tailwind() {
    // Black steps from 0 to 2; orange is on 1, brown on 6 (a glacier), white on 9 (a wander space).
    let lay = Lay::players(4).lords(&[1, 9, 6, 0]).trolls(WHITE, "R10");
    let mut game = lay.trolls(ORANGE, "R01").steps();
    game.play("p1 R08x1");
    assert_eq!(game.decider(), BROWN);
    assert_eq!(game.legal(), "R01x1 R06x1 decline");
    for brown in ["R01x1", "R06x1", "decline"] {
        let mut next = game.clone();
        next.play(brown);
        assert_eq!(next.decider(), WHITE);
        assert_eq!(next.legal(), "R10>R06 R10>R09 R10>R12 decline");
        for white in ["R10>R12", "decline"] {
            let mut last = next.clone();
            last.play(white);
            // Nobody else: black cannot hammer, the turn is over, and orange is last.
            assert_eq!(last.table().phase, Phase::Lord);
            assert_eq!(last.decider(), ORANGE);
        }
    }
    game.play("R06x1 R10>R12");
    assert_eq!(game.trolls(BROWN, "R06"), 1);
    assert_eq!(game.trolls(WHITE, "R12"), 1);
}

/// §A3 Who has been overtaken gets none.
#[test]
fn e08_tailwind_variant() {
    // Brown steps from 0 over black on 1 to 4; white is on 5 (a wander space), orange on 8 (a forest).
    let lay = Lay::players(4).lords(&[8, 5, 0, 1]).trolls(WHITE, "R03");
    let mut game = lay.trolls(BLACK, "R03").steps();
    game.play("p2 none");
    assert_eq!(game.table().lords[BROWN].at, Travelled(4));
    let mut asked: Vec<Seat> = vec![game.decider()];
    assert_eq!(game.legal(), "R03>R01 R03>R04 R03>R07 decline");
    game.play("R03>R07");
    asked.push(game.decider());
    assert_eq!(game.legal(), "R05x1 R11x1 decline");
    game.play("R11x1");
    assert_eq!(asked, [WHITE, ORANGE]);
    assert_eq!(game.trolls(WHITE, "R07"), 1);
    assert_eq!(game.trolls(ORANGE, "R11"), 1);
    // Black had none: the turn is over and black, farthest back, is to step.
    assert_eq!(game.table().phase, Phase::Lord);
    assert_eq!(game.decider(), BLACK);
    assert_eq!(game.trolls(BLACK, "R03"), 1);
}
