//! The rulebook's worked examples, played in the second reading.

use super::luck::{Luck, canonical};
use super::{Hammering, Naive, Step, board};

/// A four-player game with an empty board and all lords on the walkway, seat 0 last.
fn table() -> Naive {
    let mut game = Naive::open("4 first", "TROLL-0000-0000-00000");
    for (seat, lord) in game.lords.iter_mut().enumerate() {
        lord.distance = 10 + 2 * seat as i32;
    }
    game.mover = 0;
    game
}

fn put(game: &mut Naive, seat: usize, trolls: &[(usize, u32)]) {
    for (region, count) in trolls {
        game.trolls[region - 1][seat] = *count;
    }
}

/// Lays so many white, red, yellow, blue boulders outside and the rest on ledges.
fn outside(game: &mut Naive, colors: [u8; 4]) {
    let is_out = |id: &u8| id % 11 < colors[usize::from(id / 11)];
    game.tower.outside = (0..44).filter(is_out).collect();
    let inside = (0..44).filter(|id| !is_out(id));
    game.tower.ledges = [vec![], vec![], vec![], inside.collect()];
}

fn hammering(game: &mut Naive, fortress: usize, limit: usize, blows: usize, seats: &[usize]) {
    game.hammering = Some(Hammering {
        fortress: fortress - 1,
        limit,
        blows,
        holder: seats[0],
        other: seats.get(1).copied(),
        members: seats.to_vec(),
        took: vec![],
        keep_open: false,
    });
}

#[test]
fn ninety_arrangements_in_order() {
    let all = board::arrangements();
    assert_eq!(all.len(), 90);
    assert!(all.is_sorted());
    assert_eq!(all[0], [1, 1, 2, 2, 3, 3]);
    assert_eq!(all[89], [3, 3, 2, 2, 1, 1]);
    assert!(all.contains(&board::FIRST_GAME));
}

#[test]
fn the_board_is_symmetric_and_fortresses_lie_where_three_regions_meet() {
    let mut borders = 0;
    for region in 0..12 {
        for next in board::neighbors(region) {
            assert!(board::neighbors(next).contains(&region));
            borders += 1;
        }
    }
    assert_eq!(borders, 50);
    for fortress in 0..6 {
        let regions = board::regions_of(fortress);
        for a in &regions {
            assert!(
                regions
                    .iter()
                    .all(|b| a == b || board::neighbors(*a).contains(b))
            );
        }
    }
}

/// E9 to E13: both slates.
#[test]
fn slates() {
    let mut game = table();
    put(
        &mut game,
        0,
        &[
            (1, 1),
            (3, 1),
            (4, 1),
            (5, 1),
            (6, 1),
            (8, 1),
            (9, 1),
            (10, 1),
        ],
    );
    game.step = Step::Announce;
    assert_eq!(game.legal(), ["F1", "F4", "end"]);
    game.sacks[0].belt = [Some(12), None, None, None];
    assert_eq!(game.legal(), ["F3", "F6", "end"]);
    game.sacks[0].belt = [Some(12), Some(13), None, None];
    assert_eq!(game.legal(), ["F2", "end"]);
    game.sacks[0].belt = [Some(12), Some(13), Some(14), None];
    assert_eq!(game.legal(), ["F1", "F2", "F3", "F4", "F6", "end"]);
}

/// E14, E16: who is asked, and the limits.
#[test]
fn comrades_and_limits() {
    let mut game = table();
    put(&mut game, 0, &[(1, 2), (3, 2)]);
    put(&mut game, 1, &[(1, 1), (4, 1)]);
    put(&mut game, 2, &[(3, 2), (4, 1)]);
    put(&mut game, 3, &[(4, 4)]);
    game.step = Step::Announce;
    game.play("F1");
    assert_eq!(game.decider(), 2);
    game.play("decline");
    assert_eq!(game.decider(), 1);
    let mut alone = game.clone();
    game.play("join");
    game.play("hammer");
    assert_eq!(game.struck().limit, 6);
    assert_eq!(game.legal().len(), 6);
    alone.play("decline");
    assert_eq!(alone.legal(), ["hammer", "refrain"]);
    alone.play("hammer");
    assert_eq!((alone.struck().limit, alone.struck().other), (4, None));
}

/// E17: three gifts are needed, and any agreement can be reached.
#[test]
fn gifts() {
    let mut game = table();
    put(&mut game, 0, &[(1, 2), (3, 2)]);
    put(&mut game, 1, &[(1, 1), (4, 1)]);
    game.treasures[0] = Some(20);
    game.treasures[2] = Some(28);
    game.treasures[3] = Some(21);
    hammering(&mut game, 1, 6, 5, &[0, 1]);
    outside(&mut game, [7, 7, 8, 1]);
    game.judge_blow(4);
    let all = ["g0", "g4", "g8", "g4+8", "g16", "g4+16", "g8+16", "g4+8+16"];
    assert_eq!(game.legal(), all);
    let mut sour = game.clone();
    game.play("g4");
    assert_eq!(game.legal(), all[..7]);
    game.play("g8");
    assert_eq!(
        (game.decider(), game.legal()),
        (0, vec!["g0".into(), "g8".into(), "g16".into()])
    );
    sour.play("g0");
    sour.play("g0");
    assert!(matches!(sour.step, Step::Clear { .. }));
    assert_eq!(sour.sacks[0].gifts, [4, 8, 16]);
    game.play("g16");
    // Each takes the only treasure allowed, or chooses; seat 0 has no choice, seat 1 has.
    assert_eq!(game.sacks[0].gifts, [8]);
    assert_eq!(game.sacks[1].gifts, [4, 16]);
    assert_eq!(game.sacks[0].belt[0], Some(20));
    assert_eq!(game.crowns[0], Some(0));
    assert_eq!(game.sacks[1].patched, [21]);
    assert_eq!((game.trolls[0][0], game.trolls[3][1]), (0, 0));
}

/// E18, X3, X4: empty hits.
#[test]
fn role_swaps() {
    let mut game = table();
    put(&mut game, 0, &[(1, 2), (3, 2)]);
    put(&mut game, 1, &[(1, 2), (4, 2)]);
    game.treasures[0] = Some(18);
    game.treasures[2] = Some(10);
    game.treasures[3] = Some(11);
    hammering(&mut game, 1, 8, 4, &[0, 1]);
    outside(&mut game, [5, 5, 4, 4]);
    game.judge_blow(0);
    assert_eq!((game.decider(), game.legal().len()), (1, 7));
    game.struck_mut().blows = 6;
    game.judge_blow(0);
    assert_eq!(game.decider(), 0);
    let mut last = game.clone();
    game.play("stop");
    assert_eq!(game.legal(), ["take-R01", "take-R03"]);
    game.play("take-R03");
    assert_eq!(
        (game.decider(), game.legal()),
        (1, vec!["take-R01".into(), "take-R04".into(), "keep".into()])
    );
    game.play("keep");
    assert_eq!((game.legal().len(), game.struck().blows), (6, 6));
    assert_eq!(game.struck().other, None);
    // X3: on the last allowed blow the comrade collects first, and there is no keeping on.
    last.struck_mut().blows = 8;
    last.judge_blow(0);
    assert_eq!(
        (last.decider(), last.legal()),
        (1, vec!["take-R01".into(), "take-R04".into()])
    );
}

/// E22, E23: crowns.
#[test]
fn crowns() {
    let mut game = table();
    game.sacks[1].belt = [Some(20), Some(19), None, None];
    game.crowns = [Some(1), Some(1), None];
    game.crown(1, 24);
    game.crown(0, 19);
    game.crown(3, 28);
    assert_eq!(game.crowns, [Some(1), Some(0), None]);
    game.crown(0, 20);
    game.crown(2, 10);
    assert_eq!(game.crowns, [Some(0), Some(0), Some(0)]);
}

/// X7, X8: the last turns.
#[test]
fn last_turns() {
    let mut game = table();
    game.ending = true;
    put(&mut game, 0, &[(1, 3)]);
    let mut order = vec![];
    while !game.is_over() {
        order.push(game.mover);
        game.end_turn();
    }
    assert_eq!(order, [0, 1, 2, 3]);
    assert!(game.lords.iter().all(|l| l.lying));
    assert_eq!(game.trolls_left(0), 10);
    assert_eq!(game.ranking(), [0, 1, 2, 3]);
    assert!(game.picture().ends_with("over ranking 0 1 2 3\n"));
}

/// H1: no lord lies down for it.
#[test]
fn a_stalled_game_ends_after_the_turn() {
    let mut game = table();
    game.decisions = 1499;
    game.step = Step::Wander { left: 1 };
    put(&mut game, 0, &[(1, 1)]);
    game.play("R01>R02");
    while !game.is_over() {
        let last = game.legal().pop().expect("a move");
        game.play(&last);
    }
    assert!(game.lords.iter().all(|l| !l.lying));
    assert_eq!(game.turn, 1);
}

/// E24: who collected clears there at once; who did not chooses where he has trolls.
#[test]
fn clearing() {
    let mut game = table();
    put(&mut game, 0, &[(5, 2), (6, 1)]);
    put(&mut game, 1, &[(6, 1), (2, 4)]);
    game.treasures[1] = Some(28);
    game.treasures[4] = Some(12);
    game.treasures[5] = Some(28);
    hammering(&mut game, 2, 8, 8, &[0, 1]);
    outside(&mut game, [3, 3, 3, 3]);
    game.judge_blow(2);
    // The forest was the only treasure allowed: taken, cleared, and not refilled before the other has cleared.
    assert_eq!((game.trolls[4][0], game.treasures[4]), (2, Some(12)));
    game.play_forced();
    assert_eq!((game.trolls[4][0], game.treasures[4]), (0, None));
    assert_eq!(
        (game.decider(), game.legal()),
        (1, vec!["clear-R02".into(), "clear-R06".into()])
    );
    let next = game.supply.last().copied();
    game.play("clear-R06");
    assert_eq!((game.trolls[5][1], game.trolls[1][1]), (0, 4));
    assert_eq!(game.treasures[4], next);
    assert!(game.tower.outside.is_empty());
}

/// E3, E7: occupied spaces and the other row do not count; tailwind goes to those ahead, the nearest first.
#[test]
fn free_spaces_and_tailwind() {
    let mut game = table();
    // Lords at 10, 12, 14, 16: the first free placement space is 18, the first free wander space 11.
    let mut far = game.clone();
    far.play("p2");
    assert_eq!(far.lords[0].distance, 20);
    game.lords[2].distance = 15;
    put(&mut game, 2, &[(1, 1)]);
    game.play("w1");
    // Seat 0 has no trolls to wander with; seats 1, 2, 3 are ahead.
    assert_eq!((game.lords[0].distance, game.decider()), (11, 1));
    game.play("decline");
    assert_eq!((game.decider(), game.legal().len()), (2, 4));
    game.play("R01>R03");
    assert_eq!((game.decider(), game.legal().len()), (3, 3));
}

/// Typed seeds, and draws that stay in their range and reach all of it.
#[test]
fn seeds_and_draws() {
    for typed in [
        "TROLL-4WMX-GZ1M-C9DAN",
        " 4wmxgzimc9dan ",
        "troll-4WMX-GZLM-C9DAN",
    ] {
        assert_eq!(canonical(typed), "4WMXGZ1MC9DAN");
    }
    assert_eq!(canonical("A Troll"), canonical(" a troll"));
    assert_ne!(canonical("a troll"), canonical("two trolls"));
    // SHA-256 of "abc" begins with ba7816bf8f01cfea41.
    assert_eq!(canonical("abc"), "Q9W1DFWF077YM");
    let mut luck = Luck::stream("4WMXGZ1MC9DAN", 1, 0);
    let mut met = [0; 6];
    for _ in 0..6000 {
        met[luck.below(6)] += 1;
    }
    assert!(met.iter().all(|n| (850..1150).contains(n)), "{met:?}");
    assert!(!luck.chance(0) && luck.chance(256));
}
