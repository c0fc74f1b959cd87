//! §E1 The end, §E2 the score, §H1 the house rule that ends a game nobody finishes.

use trollfjord::engine::{Game, Total};
use trollfjord::games::trollfjord::walkway::Travelled;
use trollfjord::games::trollfjord::{Event, Phase, STALL, Score};

use crate::table::{BROWN, Lay, ORANGE, Play, WHITE, hammer_f1, lay_f1};

/// Orange has filled I to III and hammers at F1 with white.
fn before_plus() -> Play {
    let lay = lay_f1("", "R01 R03 R12x2", "R01 R03").belt(ORANGE, &[13, 14, 15]);
    hammer_f1(lay.treasures("R01=10 R03=14 R04=28"))
}

/// §E1 The turn that fills + is played out, the comrade's hammering included, before the lord lies down.
#[test]
fn the_turn_is_played_out() {
    let mut game = before_plus();
    game.gives([10, 0, 0, 0]).play("stop");
    assert_eq!(game.belt(ORANGE), [13, 14, 15, 10]);
    assert!(!game.told(Event::LastTurns { seat: ORANGE }));
    assert!(!game.table().lords[ORANGE].lying);
    assert_eq!(game.decider(), WHITE);
    game.play("keep").gives([1, 1, 1, 1]).play("stop");
    assert_eq!(game.patched(WHITE), [14]);
    let poured = game.when(Event::Poured);
    assert!(poured < game.when(Event::LastTurns { seat: ORANGE }));
    assert!(game.told(Event::LaidDown {
        seat: ORANGE,
        trolls: 3
    }));
    assert_eq!(game.table().on_board(ORANGE), 0);
    assert_eq!(game.table().check(), Ok(()));
}

/// §E1 The mover fills + as comrade too, since it is his turn.
#[test]
fn plus_filled_as_comrade() {
    let mut game = before_plus();
    game.gives([10, 0, 0, 0]).gives([0, 0, 0, 0]);
    assert_eq!(game.decider(), WHITE);
    game.play("stop");
    assert_eq!(game.patched(WHITE), [10]);
    game.play("keep").gives([0, 4, 0, 0]).play("stop");
    assert_eq!(game.belt(ORANGE), [13, 14, 15, 14]);
    assert!(game.told(Event::LastTurns { seat: ORANGE }));
}

/// §E1 On another's turn + cannot be filled.
#[test]
fn plus_is_only_filled_on_the_own_turn() {
    let lay = lay_f1("", "R01 R03", "R01 R03").belt(WHITE, &[13, 14, 15]);
    let mut game = hammer_f1(lay.treasures("R01=10 R03=11 R04=28"));
    game.gives([11, 0, 0, 0]).play("stop take-R01 take-R03");
    assert_eq!(game.patched(WHITE), [11]);
    assert_eq!(game.belt(WHITE), [13, 14, 15]);
    assert!(!game.table().ending);
}

/// §E1 Somebody else may fill + in a last turn; it starts nothing anew.
#[test]
fn plus_filled_in_a_last_turn() {
    let mut lay = Lay::players(3)
        .lords(&[50, 12, 40])
        .belt(WHITE, &[16, 17, 18]);
    lay = lay.belt(BROWN, &[12, 13, 14, 15]);
    lay.lies(BROWN);
    lay.table.ending = true;
    let lay = lay.treasures("R01=10 R03=28").trolls(WHITE, "R01x2 R03");
    let mut game = lay.announces(WHITE);
    game.play("F1").gives([10, 0, 0, 0]).play("stop");
    assert_eq!(game.belt(WHITE), [16, 17, 18, 10]);
    assert!(!game.told(Event::LastTurns { seat: WHITE }));
    assert!(game.table().lords[WHITE].lying);
    // Orange alone is left.
    assert_eq!(game.decider(), ORANGE);
    game.play("w1").idle();
    assert!(game.told(Event::Over));
}

/// §E1 When the last one has finished, nothing can be decided.
#[test]
fn over() {
    let mut lay = Lay::players(2).lords(&[20, 1]);
    lay.lies(ORANGE);
    lay.table.ending = true;
    let mut game = lay.trolls(WHITE, "R12x3").steps();
    assert_eq!(game.decider(), WHITE);
    game.play("w1").idle();
    assert!(game.told(Event::LaidDown {
        seat: WHITE,
        trolls: 3
    }));
    assert_eq!(game.heard.last(), Some(&Event::Over));
    assert!(!game.told(Event::Stalled));
    assert_eq!(game.game.to_move(), None);
    assert_eq!(game.legal(), "");
    for text in ["p1", "end", "lf", "g0", "take-R01"] {
        assert_eq!(game.refusal(text), "§E1: GameOver");
    }
    assert_eq!(game.table().check(), Ok(()));
}

/// §E2 Belt, patched sack, unturned gifts, six a crown; and no more.
#[test]
fn the_score() {
    let lay = Lay::players(4)
        .belt(ORANGE, &[13, 24])
        .patched(ORANGE, &[10, 28])
        .gifts(ORANGE, &[4, 16])
        .belt(WHITE, &[12, 22, 18])
        .gifts(WHITE, &[]);
    let game = lay.trolls(ORANGE, "R01x9").steps();
    let score = game.game.score(ORANGE);
    assert_eq!((score.belt, score.patched), (37, 38));
    assert_eq!((score.gifts, score.crowns), (20, 12));
    assert_eq!(score.total(), 107);
    let score = game.game.score(WHITE);
    assert_eq!((score.belt, score.patched), (52, 0));
    assert_eq!((score.gifts, score.crowns), (0, 6));
    assert_eq!(game.points(WHITE), 58);
    assert_eq!(game.points(BROWN), 28);
    assert_eq!(game.game.ranking()[..2], [ORANGE, WHITE]);
}

/// §E2 The even start is part of the score where it was agreed.
#[test]
fn the_even_start_counts() {
    let mut lay = Lay::players(4).lords(&[-1, -2, -3, -4]);
    lay.table.setup.even_start = true;
    let game = lay.steps();
    let points: Vec<i32> = game.game.seats().map(|s| game.points(s)).collect();
    assert_eq!(points, [38, 34, 32, 28]);
}

/// Two players whose turns are two decisions each: `p1` and `none`.
fn after_decisions(decisions: u32) -> Play {
    let mut lay = Lay::players(2).lords(&[0, 31]);
    lay.table.decisions = decisions;
    lay.steps()
}

/// §H1 The turn in which decision 1,500 is recorded is the last; its other decisions are recorded too.
#[test]
fn the_house_rule() {
    assert_eq!(STALL, 1_500);
    let mut game = after_decisions(1_499);
    game.play("p1");
    assert_eq!(game.table().decisions, 1_500);
    assert_eq!(game.legal(), "R08x1 R10x1 none");
    game.play("R08x1");
    assert_eq!(game.table().decisions, 1_501);
    let ends = [Event::Stalled, Event::Over];
    assert_eq!(game.heard[game.heard.len() - 2..], ends);
    assert_eq!(game.game.to_move(), None);
    // Scored as it stands: no lord lies, no troll is taken off.
    assert!(!game.table().lords[ORANGE].lying);
    assert_eq!(game.trolls(ORANGE, "R08"), 1);
    assert_eq!(game.points(ORANGE), 28);
    assert_eq!(game.game.ranking(), [ORANGE, WHITE]);
    assert_eq!(game.table().check(), Ok(()));
}

/// §H1 Decision 1,500 at the very end of a turn ends the game there; 1,499 does not.
#[test]
fn the_house_rule_at_the_end_of_a_turn() {
    let mut game = after_decisions(1_498);
    game.play("p1 none");
    assert_eq!(game.table().decisions, 1_500);
    assert_eq!(game.table().phase, Phase::Over);
    assert!(game.told(Event::Stalled));
    let mut game = after_decisions(1_497);
    game.play("p1 none");
    assert_eq!(game.table().decisions, 1_499);
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.table().lords[ORANGE].at, Travelled(2));
}

/// §H1 In a game that ends in that very turn anyway it says nothing.
#[test]
fn the_house_rule_in_the_last_turn() {
    let mut lay = Lay::players(2).lords(&[20, 1]);
    lay.lies(ORANGE);
    lay.table.ending = true;
    lay.table.decisions = 1_499;
    let mut game = lay.steps();
    game.play("w1");
    assert_eq!(game.heard.last(), Some(&Event::Over));
    assert!(!game.told(Event::Stalled));
    assert!(game.table().lords[WHITE].lying);
}

/// §H1 Decisions with one legal move are not counted.
#[test]
fn forced_decisions_are_not_counted() {
    let mut game = after_decisions(0);
    // One step; nothing to wander, no tailwind to use, nothing to announce.
    game.play("w3");
    assert_eq!(game.game.decisions(), 1);
    assert_eq!(game.table().turn, 2);
}

/// §E2 The parts of a score add up.
#[test]
fn the_parts_add_up() {
    let score = Score {
        belt: 30,
        patched: 7,
        gifts: 12,
        crowns: 18,
        even_start: 4,
    };
    assert_eq!(score.total(), 71);
}
