//! The laws of a table: each flaw is found, and names its law.

use trollfjord::engine::Seats;
use trollfjord::games::trollfjord::Phase;
use trollfjord::games::trollfjord::check::Flaw;
use trollfjord::games::trollfjord::layout::CannotLay;
use trollfjord::games::trollfjord::phase::Hammering;
use trollfjord::games::trollfjord::pieces::{Landscape, Level};
use trollfjord::games::trollfjord::setup::Numbers;
use trollfjord::games::trollfjord::tower::Color;
use trollfjord::games::trollfjord::walkway::Travelled;

use crate::table::{BLACK, BROWN, Lay, ORANGE, WHITE, fortress, hammer_f1, region, treasure};

/// Three players, orange to step, then changed.
fn flaw(change: impl FnOnce(&mut Lay)) -> Option<Flaw> {
    let mut lay = Lay::players(3).lords(&[2, 20, 30]).belt(WHITE, &[12]);
    lay.table.mover = ORANGE;
    change(&mut lay);
    lay.try_start().err()
}

/// §S1 The material is complete, and everything lies where it can.
#[test]
fn the_laws_of_the_material() {
    assert_eq!(flaw(|_| ()), None);
    assert_eq!(
        flaw(|lay| lay.table.numbers = [Level::One; 6]),
        Some(Flaw::Numbers)
    );
    assert_eq!(
        flaw(|lay| lay.table.setup.numbers = Numbers::Custom(90)),
        Some(Flaw::Numbers)
    );
    assert_eq!(
        flaw(|lay| lay.table.setup.numbers = Numbers::Custom(89)),
        None
    );
    assert_eq!(flaw(|lay| lay.table.planks.0 = [3; 10]), Some(Flaw::Planks));
    let missing = flaw(|lay| lay.table.supply.truncate(20));
    assert!(matches!(missing, Some(Flaw::Treasures(_))));
    let twice = flaw(|lay| lay.table.sacks[ORANGE].patched.push(treasure(10)));
    assert_eq!(twice, Some(Flaw::Treasures(treasure(10))));
    assert_eq!(
        flaw(|lay| lay.table.set_trolls(region("R01"), WHITE, 11)),
        Some(Flaw::Trolls(WHITE))
    );
    assert_eq!(
        flaw(|lay| lay.table.set_trolls(region("R01"), BLACK, 1)),
        Some(Flaw::Trolls(BLACK))
    );
    assert_eq!(
        flaw(|lay| lay.table.sacks[BROWN].belt[1] = lay.table.supply.pop()),
        Some(Flaw::Belt(BROWN))
    );
    assert_eq!(
        flaw(|lay| lay.table.give_out([1, 0, 0, 0]).unwrap()),
        Some(Flaw::BouldersOut)
    );
    let out_before_the_first_blow = |lay: &mut Lay| {
        *lay = Lay::again(hammer_f1(Lay::players(3).trolls(ORANGE, "R01 R03")));
        lay.table.give_out([1, 0, 0, 0]).unwrap();
    };
    assert_eq!(flaw(out_before_the_first_blow), Some(Flaw::BouldersOut));
    let out_after_it = |lay: &mut Lay| {
        let mut play = hammer_f1(Lay::players(3).trolls(ORANGE, "R01 R03"));
        play.gives([1, 0, 0, 0]);
        *lay = Lay::again(play);
    };
    assert_eq!(flaw(out_after_it), None);
    assert_eq!(flaw(|lay| lay.table.turn = 0), Some(Flaw::Turn));
    let lower_crown = |lay: &mut Lay| {
        lay.table.fill_belt(ORANGE, treasure(20)).unwrap();
        lay.table.crowns[0] = Some(WHITE);
    };
    assert_eq!(flaw(lower_crown), Some(Flaw::Crown(Level::One)));
}

/// §T1 One lord a space, on the loop or on its own starting space.
#[test]
fn the_laws_of_the_lords() {
    let stands = |seat, at| move |lay: &mut Lay| lay.table.lords[seat].at = Travelled(at);
    assert_eq!(flaw(stands(BROWN, 20)), Some(Flaw::Lord(WHITE)));
    assert_eq!(flaw(stands(BROWN, 62)), Some(Flaw::Lord(ORANGE)));
    assert_eq!(flaw(stands(ORANGE, -4)), Some(Flaw::Lord(ORANGE)));
    let own = |lay: &mut Lay| {
        lay.table.lords[ORANGE].at = Travelled::start(lay.table.lords[ORANGE].start)
    };
    assert_eq!(flaw(own), None);
}

/// §C2 A crown lies with a treasure of its number, and such a treasure has a crown.
#[test]
fn the_laws_of_the_crowns() {
    let crown = |level: Level, seat| move |lay: &mut Lay| lay.table.crowns[level.index()] = seat;
    assert_eq!(flaw(crown(Level::One, None)), Some(Flaw::Crown(Level::One)));
    assert_eq!(
        flaw(crown(Level::One, Some(BROWN))),
        Some(Flaw::Crown(Level::One))
    );
    // Black does not play.
    let not_there = |lay: &mut Lay| {
        lay.table.sacks[BLACK].belt[0] = Some(treasure(12));
        lay.table.crowns[0] = Some(BLACK);
    };
    assert_eq!(flaw(not_there), Some(Flaw::Crown(Level::One)));
    assert_eq!(
        flaw(crown(Level::Two, Some(WHITE))),
        Some(Flaw::Crown(Level::Two))
    );
}

/// §E1 Lords lie from the end of the turn that filled + on, and not before.
#[test]
fn the_laws_of_the_end() {
    assert_eq!(flaw(|lay| lay.table.ending = true), Some(Flaw::Ending));
    assert_eq!(
        flaw(|lay| lay.table.lords[WHITE].lying = true),
        Some(Flaw::Ending)
    );
    let full = |lay: &mut Lay| {
        for value in [13, 14, 15] {
            lay.table.fill_belt(WHITE, treasure(value)).unwrap();
        }
    };
    assert_eq!(flaw(full), Some(Flaw::Ending));
    let nobody_filled_plus = |lay: &mut Lay| {
        lay.table.ending = true;
        lay.table.lords[WHITE].lying = true;
    };
    assert_eq!(flaw(nobody_filled_plus), Some(Flaw::Ending));
    let both = |lay: &mut Lay| {
        full(lay);
        lay.table.lords[WHITE].lying = true;
        lay.table.ending = true;
    };
    assert_eq!(flaw(both), None);
    let with_trolls = |lay: &mut Lay| {
        both(lay);
        lay.table.set_trolls(region("R01"), WHITE, 1);
    };
    assert_eq!(flaw(with_trolls), Some(Flaw::Trolls(WHITE)));
}

/// §B4 A decision names seats that play, and numbers that can be.
#[test]
fn the_laws_of_the_decision() {
    let is = |phase| {
        move |lay: &mut Lay| {
            // Orange could hammer at F1; white has trolls to clear there, but too few regions to join.
            lay.table.set_trolls(region("R01"), ORANGE, 2);
            lay.table.set_trolls(region("R03"), ORANGE, 2);
            lay.table.set_trolls(region("R01"), WHITE, 2);
            lay.table.phase = phase;
        }
    };
    let hammering = Hammering {
        fortress: fortress("F1"),
        comrade: Some(WHITE),
        hammerer: ORANGE,
        partner: Some(WHITE),
        limit: 4,
        blows: 0,
        cleared: Seats::NONE,
    };
    let swing = |hammering| Phase::Swing {
        hammering,
        first: true,
    };
    assert_eq!(flaw(is(swing(hammering))), None);
    let broken = [
        swing(Hammering {
            limit: 10,
            ..hammering
        }),
        swing(Hammering {
            limit: 1,
            ..hammering
        }),
        swing(Hammering {
            blows: 4,
            ..hammering
        }),
        swing(Hammering {
            comrade: Some(BLACK),
            partner: Some(BLACK),
            ..hammering
        }),
        swing(Hammering {
            comrade: Some(ORANGE),
            ..hammering
        }),
        swing(Hammering {
            hammerer: BROWN,
            ..hammering
        }),
        swing(Hammering {
            partner: Some(ORANGE),
            ..hammering
        }),
        Phase::Wander { left: 1 },
        Phase::Place {
            landscape: Landscape::Forest,
            up_to: 1,
        },
        Phase::Place {
            landscape: Landscape::Swamp,
            up_to: 4,
        },
        Phase::Tailwind(ORANGE),
        Phase::Tailwind(BLACK),
        Phase::Join {
            fortress: fortress("F1"),
            asked: WHITE,
        },
        Phase::Commit {
            fortress: fortress("F1"),
            comrade: Some(BLACK),
        },
        Phase::Clear {
            fortress: fortress("F4"),
            seat: ORANGE,
            then: None,
        },
    ];
    for phase in broken {
        assert_eq!(flaw(is(phase)), Some(Flaw::Phase), "{phase:?}");
    }
    assert_eq!(flaw(|lay| lay.table.mover = WHITE), Some(Flaw::Phase));
}

/// §S1 The builder keeps the material complete, or says what it cannot lay.
#[test]
fn laying_out() {
    let mut lay = Lay::players(2);
    let t = &mut lay.table;
    t.mover = ORANGE;
    // F6 becomes III; of the others with III the last gives way and becomes II.
    t.set_number(fortress("F6"), Level::Three);
    assert_eq!(t.number(fortress("F5")), Level::Two);
    assert_eq!(t.number(fortress("F2")), Level::Three);
    t.set_number(fortress("F6"), Level::Three);
    assert_eq!(t.check(), Ok(()));
    // The tile that lies there already stays.
    let as_it_is = t.clone();
    t.set_treasure(region("R05"), t.treasure(region("R05")).unwrap())
        .unwrap();
    assert_eq!(*t, as_it_is);
    // Both tiles of 28, then no third.
    for text in ["R01", "R02"] {
        t.set_treasure(region(text), treasure(28)).unwrap();
        t.fill_patched(ORANGE, treasure(28)).unwrap();
        assert_eq!(t.check(), Ok(()));
    }
    let before = t.clone();
    let none = Err(CannotLay::NoTile(treasure(28)));
    assert_eq!(t.set_treasure(region("R03"), treasure(28)), none);
    assert_eq!(t.fill_belt(ORANGE, treasure(28)), none);
    assert_eq!(t.fill_patched(WHITE, treasure(28)), none);
    assert_eq!(*t, before);
    // Eleven white boulders, then no twelfth.
    t.give_out([11, 0, 0, 0]).unwrap();
    let white = Err(CannotLay::NoBoulder(Color::White));
    assert_eq!(t.give_out([1, 0, 0, 0]), white);
    assert_eq!(t.next_boulders([0, 2, 0, 1]).unwrap().len(), 3);
    let blue = Err(CannotLay::NoBoulder(Color::Blue));
    assert_eq!(t.next_boulders([0, 2, 0, 12]), blue);
}
