//! The order of the legal list, pinned for every decision: links depend on it.

use trollfjord::engine::Game;
use trollfjord::games::trollfjord::Move;
use trollfjord::games::trollfjord::moves::{MOST_MOVES, universe};
use trollfjord::games::trollfjord::phase::Step;

use crate::table::{BROWN, Lay, ORANGE, Play, WHITE, at_f1, hammer_f1, lay_f1};

fn pinned(game: &Play, step: Step, list: &str) {
    assert_eq!(game.table().phase.step(), step);
    assert_eq!(game.legal(), list);
}

/// §A1 Placement 1 to 3, wander 1 to 3. §A2 By region, then count; none last. Wanders by from, then to; done last.
#[test]
fn moving() {
    let lay = Lay::players(2).lords(&[0, 21]).trolls(ORANGE, "R10 R03x2");
    let game = lay.steps();
    pinned(&game, Step::Lord, "p1 p2 p3 w1 w2 w3");
    let mut placing = game.clone();
    placing.play("p3");
    let list = "R01x1 R01x2 R01x3 R06x1 R06x2 R06x3 none";
    pinned(&placing, Step::Place, list);
    let mut wandering = game.clone();
    wandering.play("w2");
    let list = "R03>R01 R03>R04 R03>R07 R10>R06 R10>R09 R10>R12 done";
    pinned(&wandering, Step::Wander, list);
}

/// §A3 As A2, decline last.
#[test]
fn tailwind() {
    let lay = Lay::players(3).lords(&[0, 20, 31]).trolls(BROWN, "R10 R03");
    let mut game = lay.steps();
    game.play("p1 none");
    pinned(&game, Step::Tailwind, "R03x1 R07x1 decline");
    game.play("decline");
    let list = "R03>R01 R03>R04 R03>R07 R10>R06 R10>R09 R10>R12 decline";
    pinned(&game, Step::Tailwind, list);
}

/// §B1 By fortress, end last. §B2 Join, decline; hammer, refrain.
#[test]
fn announcing() {
    let lay = Lay::players(2).belt(ORANGE, &[10, 11, 12]);
    let lay = lay.trolls(ORANGE, "R03 R04 R05 R06 R07 R08 R09 R10");
    let mut game = lay.trolls(WHITE, "R01 R03").announces(ORANGE);
    pinned(&game, Step::Announce, "F1 F2 F3 F4 F5 F6 end");
    game.play("F1");
    pinned(&game, Step::Join, "join decline");
    game.play("decline");
    pinned(&game, Step::Commit, "hammer refrain");
}

/// §B4 Left soft, firm, hard, right soft, firm, hard; stop last. Gifts by the bits 4, 8, 16, the empty set first.
#[test]
fn hammering() {
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    pinned(&game, Step::Swing, "ls lf lh rs rf rh");
    game.gives([8, 0, 0, 0]);
    pinned(&game, Step::Swing, "ls lf lh rs rf rh stop");
    game.gives([0, 7, 0, 0]);
    let list = "g0 g4 g8 g4+8 g16 g4+16 g8+16 g4+8+16";
    pinned(&game, Step::Pledge, list);
    game.play("g0");
    pinned(&game, Step::Pledge, list);
    game.play("g8");
    pinned(&game, Step::Pledge, "g0 g4+8 g4+16 g8+16");
}

/// §C1 By region, or nothing where none is allowed; keep last. §C3 By region.
#[test]
fn collecting() {
    let mut game = at_f1("R01=12 R03=11 R04=10", "R04 R03 R01", "R01 R03 R04");
    game.gives([11, 1, 0, 0]).play("stop");
    pinned(&game, Step::Collect, "take-R01 take-R03 take-R04");
    game.play("take-R03");
    pinned(&game, Step::CollectOrKeep, "take-R01 take-R04 keep");
    let mut game = at_f1("R01=28 R03=27 R04=26", "R04 R03 R01", "R01 R03 R04");
    game.gives([11, 1, 0, 0]).play("stop");
    pinned(&game, Step::CollectOrKeep, "nothing keep");
    game.play("nothing");
    pinned(&game, Step::Clear, "clear-R01 clear-R03 clear-R04");
}

/// §A2 The longest list there can be fits: ten trolls in the ten regions with most borders, and "done".
#[test]
fn the_longest_list() {
    let everywhere = "R02 R03 R04 R05 R06 R07 R08 R09 R10 R11";
    let lay = Lay::players(2).lords(&[0, 21]).trolls(ORANGE, everywhere);
    let mut game = lay.steps();
    game.play("w1");
    // 50 borders seen from both sides, less three each of R01 and R12.
    assert_eq!(game.game.legal().len(), 45);
    const { assert!(MOST_MOVES >= 45) };
}

/// §A1 §A2 §A3 §B1 §B2 §B4 §C1 §C3 What is listed is what plays, over all moves there are, at every kind of decision.
#[test]
fn the_list_is_exact() {
    let wandering = Lay::players(2).lords(&[0, 31]);
    let wandering = wandering.trolls(ORANGE, "R10 R03x2").trolls(WHITE, "R07");
    let swing = lay_f1("R01=10 R03=11 R04=12", "R01 R03", "R01 R03 R04");
    let swing = hammer_f1(swing);
    let grown = |game: &Play, counts: &[[u8; 4]], moves: &str| {
        let mut next = game.clone();
        for &blow in counts {
            next.gives(blow);
        }
        next.play(moves);
        next
    };
    let step = wandering.steps();
    let positions = [
        step.clone(),
        grown(&step, &[], "p3"),
        grown(&step, &[], "w3"),
        grown(&step, &[], "p1 none"),
        Lay::players(2).trolls(ORANGE, "R01 R03").announces(ORANGE),
        swing.clone(),
        grown(&swing, &[[1, 0, 0, 0]], ""),
        grown(&swing, &[[1, 7, 0, 0]], "g4"),
        grown(&swing, &[[1, 7, 0, 0]], "g4 g0"),
        grown(&swing, &[[11, 0, 0, 0]], "stop"),
        grown(&swing, &[[11, 0, 0, 0]], "stop take-R01"),
        grown(&swing, &[[1, 0, 0, 0]], "stop nothing"),
    ];
    for game in positions {
        let list = game.game.legal();
        assert!(list.len() > 1, "{}", game.game);
        for m in universe() {
            let listed = list.contains(&m);
            assert_eq!(game.game.refusal(m).is_none(), listed, "{m}\n{}", game.game);
            let mut tried = game.game.clone();
            assert_eq!(tried.play(m, &mut ()).is_ok(), listed);
            assert_eq!(tried == game.game, !listed, "{m}");
        }
        let all = universe();
        let known = |m: &Move| all.contains(m);
        assert!(list.iter().all(known));
    }
}
