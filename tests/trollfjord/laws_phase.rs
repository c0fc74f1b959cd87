//! The laws of a decision, one by one: what can be waited for on a table, and what cannot.

use trollfjord::engine::{Seat, Seats};
use trollfjord::games::trollfjord::Phase;
use trollfjord::games::trollfjord::check::Flaw;
use trollfjord::games::trollfjord::phase::{Hammering, Round};
use trollfjord::games::trollfjord::pieces::{Gifts, Landscape};
use trollfjord::games::trollfjord::walkway::Travelled;

use crate::table::{BLACK, BROWN, Lay, ORANGE, WHITE, fortress, gifts};

/// Whether a phase can be on a table of three: orange on 2 (swamp) with trolls for F1 (I), white with trolls for F1 as
/// well, brown without a troll; the table is changed before.
fn fits_after(change: impl FnOnce(&mut Lay), phase: Phase) -> bool {
    let mut lay = Lay::players(3).lords(&[2, 20, 30]);
    lay = lay
        .trolls(ORANGE, "R01x2 R03x2")
        .trolls(WHITE, "R01 R03 R09 R10");
    lay.table.mover = ORANGE;
    lay.table.phase = phase;
    change(&mut lay);
    match lay.try_start() {
        Ok(_) => true,
        Err(Flaw::Phase) => false,
        Err(other) => panic!("{other:?}"),
    }
}

fn fits(phase: Phase) -> bool {
    fits_after(|_| (), phase)
}

/// The mover's lord somewhere else.
fn at(distance: i16) -> impl Fn(&mut Lay) {
    move |lay| lay.table.lords[ORANGE].at = Travelled(distance)
}

/// The mover's lord where it began.
fn at_start(lay: &mut Lay) {
    lay.table.lords[ORANGE].at = Travelled::start(lay.table.lords[ORANGE].start);
}

/// So many red boulders out.
fn red(count: u8) -> impl Fn(&mut Lay) {
    move |lay| lay.table.give_out([0, count, 0, 0]).unwrap()
}

/// Orange hammers at F1 with white, limit 4, one blow struck.
fn hammering() -> Hammering {
    Hammering {
        fortress: fortress("F1"),
        comrade: Some(WHITE),
        hammerer: ORANGE,
        partner: Some(WHITE),
        limit: 4,
        blows: 1,
        cleared: Seats::NONE,
    }
}

/// White has stopped and collected.
fn keeping() -> Hammering {
    Hammering {
        partner: None,
        cleared: Seats::NONE.with(WHITE),
        ..hammering()
    }
}

fn alone() -> Hammering {
    Hammering {
        comrade: None,
        partner: None,
        ..hammering()
    }
}

fn swing(hammering: Hammering, first: bool) -> Phase {
    Phase::Swing { hammering, first }
}

/// §A1 The lord farthest back steps. §A2 What its space allows is done, one to three times.
#[test]
fn moving() {
    assert!(fits(Phase::Lord) && !fits_after(at(25), Phase::Lord));
    let place = |landscape, up_to| Phase::Place { landscape, up_to };
    for up_to in 0..=4 {
        assert_eq!(
            fits(place(Landscape::Swamp, up_to)),
            (1..=3).contains(&up_to)
        );
        assert!(!fits(place(Landscape::Forest, up_to)));
        let wander = Phase::Wander { left: up_to };
        assert_eq!(fits_after(at(3), wander), (1..=3).contains(&up_to));
        assert!(!fits(wander) && !fits_after(at_start, wander));
    }
}

/// §A3 Those ahead of a lord that has stepped, of those who play. §B1 Who has stepped may announce.
#[test]
fn after_the_step() {
    let tailwind = Phase::Tailwind;
    assert!(fits(tailwind(WHITE)) && fits(tailwind(BROWN)));
    assert!(!fits(tailwind(ORANGE)) && !fits(tailwind(BLACK)));
    assert!(fits_after(at(25), tailwind(BROWN)) && !fits_after(at(25), tailwind(WHITE)));
    assert!(!fits_after(at_start, tailwind(WHITE)));
    assert!(fits(Phase::Announce) && !fits_after(at_start, Phase::Announce));
    // Black does not play.
    assert!(!fits_after(|lay| lay.table.mover = BLACK, Phase::Announce));
}

/// §B1 Both slates let the mover announce; §B2 only candidates are asked, and only they can have joined.
#[test]
fn announced() {
    let join = |at, asked| Phase::Join {
        fortress: fortress(at),
        asked,
    };
    let commit = |at, comrade| Phase::Commit {
        fortress: fortress(at),
        comrade,
    };
    assert!(fits(join("F1", WHITE)) && fits(commit("F1", Some(WHITE))) && fits(commit("F1", None)));
    for seat in [ORANGE, BROWN, BLACK] {
        assert!(!fits(join("F1", seat)) && !fits(commit("F1", Some(seat))));
    }
    // At F4, another I, white could join, but orange has no trolls there.
    assert!(!fits(join("F4", WHITE)) && !fits(commit("F4", None)));
    // F3 is II: not yet, with I on the belt, and with all but + filled.
    let trolls = |lay: &mut Lay, belt: &[u8]| {
        for text in ["R04", "R05"] {
            lay.table.set_trolls(crate::table::region(text), ORANGE, 1);
        }
        for &value in belt {
            lay.table
                .fill_belt(ORANGE, crate::table::treasure(value))
                .unwrap();
        }
    };
    let after = |belt: &'static [u8]| move |lay: &mut Lay| trolls(lay, belt);
    for (belt, open) in [
        (&[][..], false),
        (&[10], true),
        (&[10, 11], false),
        (&[10, 11, 12], true),
    ] {
        assert_eq!(
            fits_after(after(belt), commit("F3", None)),
            open,
            "{belt:?}"
        );
    }
    // In the turn that filled + there is nothing left to hammer for.
    assert!(!fits_after(after(&[10, 11, 12, 13]), commit("F3", None)));
    // One region is too few.
    let gone = |lay: &mut Lay| lay.table.set_trolls(crate::table::region("R03"), ORANGE, 0);
    assert!(!fits_after(gone, commit("F1", None)));
}

/// §B4 The first blow is due before any other or when one keeps hammering; a blow is left and the spirit is calm.
#[test]
fn swinging() {
    let with = |h: Hammering, blows| Hammering { blows, ..h };
    for h in [hammering(), alone()] {
        assert!(fits(swing(with(h, 0), true)) && !fits(swing(with(h, 0), false)));
        assert!(!fits(swing(h, true)) && fits(swing(h, false)));
        assert!(fits(swing(with(h, 3), false)) && !fits(swing(with(h, 4), false)));
        assert!(fits_after(red(4), swing(h, false)) && !fits_after(red(5), swing(h, false)));
    }
    assert!(fits(swing(keeping(), true)) && fits(swing(keeping(), false)));
}

/// §B4 The two are the mover and the comrade; who has not cleared can; who has is no longer concerned; §B3 limits are
/// 2 to 9.
#[test]
fn the_two_who_hammer() {
    let fits = |h| fits(swing(h, false));
    let swapped = Hammering {
        hammerer: WHITE,
        partner: Some(ORANGE),
        ..hammering()
    };
    assert!(fits(swapped));
    for limit in [0, 1, 2, 9, 10] {
        assert_eq!(
            fits(Hammering {
                limit,
                ..hammering()
            }),
            (2..=9).contains(&limit)
        );
    }
    for seat in [ORANGE, BROWN, BLACK] {
        assert!(!fits(Hammering {
            partner: Some(seat),
            ..hammering()
        }));
        assert!(!fits(Hammering {
            comrade: Some(seat),
            ..hammering()
        }));
        assert!(!fits(Hammering {
            comrade: Some(seat),
            partner: Some(seat),
            ..hammering()
        }));
    }
    // A comrade who has collected is still one who plays, and not the mover.
    for (comrade, cleared) in [(WHITE, WHITE), (ORANGE, WHITE), (BLACK, BLACK)] {
        let h = Hammering {
            comrade: Some(comrade),
            cleared: Seats::NONE.with(cleared),
            ..keeping()
        };
        assert_eq!(fits(h), comrade == WHITE);
    }
    for seat in [WHITE, BROWN, BLACK] {
        assert!(!fits(Hammering {
            hammerer: seat,
            ..hammering()
        }));
    }
    for seat in [ORANGE, WHITE] {
        assert!(!fits(Hammering {
            cleared: Seats::NONE.with(seat),
            ..hammering()
        }));
    }
    // Without a troll there, one must have cleared.
    let nowhere = |seat: Seat, h| {
        let gone = move |lay: &mut Lay| {
            for region in fortress("F1").regions() {
                lay.table.set_trolls(region, seat, 0);
            }
        };
        fits_after(gone, swing(h, false))
    };
    assert!(nowhere(WHITE, keeping()) && !nowhere(WHITE, hammering()));
    assert!(!nowhere(ORANGE, hammering()) && !nowhere(ORANGE, alone()));
}

/// §C1 After a blow; who stopped while a blow was left and the spirit calm leaves the choice to the other one.
#[test]
fn collecting() {
    let collect = |h: Hammering, blows, then_keep| {
        let hammering = Hammering { blows, ..h };
        Phase::Collect {
            hammering,
            then_keep,
        }
    };
    for keep in [false, true] {
        assert!(fits(collect(hammering(), 1, keep)) && !fits(collect(hammering(), 0, keep)));
        assert_eq!(fits(collect(hammering(), 4, keep)), !keep);
        assert!(!fits(collect(hammering(), 5, keep)));
        assert_eq!(fits_after(red(5), collect(hammering(), 1, keep)), !keep);
        assert!(fits_after(red(4), collect(hammering(), 1, keep)));
    }
    let or_keep = |h: Hammering, blows| {
        let hammering = Hammering { blows, ..h };
        Phase::CollectOrKeep { hammering }
    };
    assert!(fits(or_keep(keeping(), 1)) && fits(or_keep(keeping(), 3)));
    assert!(!fits(or_keep(keeping(), 0)) && !fits(or_keep(keeping(), 4)));
    assert!(!fits(or_keep(alone(), 1)) && !fits(or_keep(hammering(), 1)));
    assert!(
        fits_after(red(4), or_keep(keeping(), 1)) && !fits_after(red(5), or_keep(keeping(), 1))
    );
}

/// §C3 Those with trolls there clear, each once.
#[test]
fn clearing() {
    let clear = |at, seat, then| Phase::Clear {
        fortress: fortress(at),
        seat,
        then,
    };
    assert!(fits(clear("F1", ORANGE, None)) && fits(clear("F1", ORANGE, Some(WHITE))));
    assert!(fits(clear("F1", WHITE, Some(ORANGE))));
    assert!(!fits(clear("F1", BROWN, None)) && !fits(clear("F1", BLACK, None)));
    assert!(!fits(clear("F4", ORANGE, None)));
    for then in [ORANGE, BROWN, BLACK] {
        assert!(!fits(clear("F1", ORANGE, Some(then))));
    }
}

/// Whether orange and white, with these gifts, can be asked for pledges when so many red ones are beyond the limit.
fn pledge(own: &[u8], theirs: &[u8], excess: u8, need: u8, round: Round) -> bool {
    let laid = |lay: &mut Lay| {
        red(4 + excess)(lay);
        lay.table.sacks[ORANGE].gifts = gifts(own);
        lay.table.sacks[WHITE].gifts = gifts(theirs);
    };
    fits_after(
        laid,
        Phase::Pledge {
            hammering: hammering(),
            need,
            round,
        },
    )
}

/// §B4 The need is what exceeds the limit, and those still to collect can make it up.
#[test]
fn pledging() {
    let all = &[4, 8, 16][..];
    for excess in 0..=3 {
        for need in 0..=4 {
            let possible = pledge(all, all, excess, need, Round::Hammerer);
            assert_eq!(possible, need > 0 && need == excess, "{excess} {need}");
        }
    }
    for (own, theirs, possible) in [
        (&[4][..], &[8][..], true),
        (&[4, 8], &[], true),
        (&[], &[16], false),
    ] {
        assert_eq!(pledge(own, theirs, 2, 2, Round::Hammerer), possible);
    }
    // Alone, the gifts of others do not count, and nobody else is asked.
    let lonely = |need, round| {
        let laid = |lay: &mut Lay| {
            red(4 + need)(lay);
            lay.table.sacks[ORANGE].gifts = gifts(&[4, 8]);
        };
        fits_after(
            laid,
            Phase::Pledge {
                hammering: alone(),
                need,
                round,
            },
        )
    };
    assert!(lonely(2, Round::Hammerer) && !lonely(3, Round::Hammerer));
    assert!(!lonely(2, Round::Comrade { first: gifts(&[4]) }));
    assert!(!lonely(
        2,
        Round::TopUp {
            first: gifts(&[4]),
            second: Gifts::NONE
        }
    ));
}

/// §B4 The comrade is asked while something is missing; then the hammerer, if something was pledged and enough is left.
#[test]
fn later_rounds() {
    let all = &[4, 8, 16][..];
    let comrade = |own: &[u8], first: &[u8]| {
        pledge(
            own,
            all,
            2,
            2,
            Round::Comrade {
                first: gifts(first),
            },
        )
    };
    assert!(comrade(all, &[]) && comrade(all, &[8]) && !comrade(all, &[4, 8]));
    assert!(!comrade(&[4, 16], &[8]));
    let top_up = |own: &[u8], theirs: &[u8], need, first: &[u8], second: &[u8]| {
        let round = Round::TopUp {
            first: gifts(first),
            second: gifts(second),
        };
        pledge(own, theirs, need, need, round)
    };
    assert!(top_up(&[4, 8], all, 2, &[4], &[]) && top_up(&[4], all, 2, &[], &[16]));
    assert!(top_up(all, all, 3, &[4], &[]) && top_up(all, all, 3, &[4], &[8]));
    // Nothing pledged, or everything.
    assert!(!top_up(all, all, 2, &[], &[]) && !top_up(all, all, 2, &[4], &[8]));
    // Pledged what one does not have.
    assert!(!top_up(&[4, 8], all, 2, &[16], &[]) && !top_up(all, &[8], 2, &[], &[4]));
    // Too few left to add.
    assert!(!top_up(&[4], all, 2, &[4], &[]) && !top_up(&[4, 8], all, 3, &[4], &[]));
}
