//! §B4, §C1 With the hammer: how hard, how long, and what for.

use crate::lay::{choice, in_the_middle, with_tower};
use crate::play::Play;
use crate::table::{WHITE, at_f1, hammer_f1, lay_f1};

/// The 12 is in reach, the 25 is seven boulders away, and every limited color stands at the limit.
#[test]
fn it_stops_when_the_next_blow_would_surely_anger_the_spirit() {
    let middle = |lowest| in_the_middle("R01=12 R03=25", &[], [0, 6, 6, 6], lowest);
    assert_eq!(choice(&middle("rrrrr")), "stop");
    assert_eq!(choice(&middle("rybrybryb")), "stop");
    // White boulders anger nobody.
    assert_eq!(choice(&middle("wwwwwwwww")), "lh");
}

/// Nothing is in reach, so that nothing can be lost.
#[test]
fn it_strikes_whatever_the_danger_as_long_as_it_has_nothing() {
    let mut game = in_the_middle("R01=12 R03=25", &[], [0, 6, 5, 0], "rrrr");
    let blow = choice(&game);
    assert_ne!(blow, "stop");
    game.play(&blow);
    assert_eq!(
        choice(&in_the_middle("R01=10 R03=25", &[], [0, 6, 5, 0], "rrrr")),
        "stop"
    );
}

/// The better of two is in reach: the third region has no troll of orange's, whatever lies there.
#[test]
fn it_stops_when_there_is_nothing_better_to_have() {
    let out = [4, 5, 5, 4];
    let safe = "wwwwwww";
    assert_eq!(
        choice(&in_the_middle("R01=12 R03=18 R04=28", &[], out, safe)),
        "stop"
    );
    assert_ne!(
        choice(&in_the_middle("R01=12 R03=19 R04=28", &[], out, safe)),
        "stop"
    );
}

/// Four boulders are missing for the 25, and two of the next are likely to be of one color.
#[test]
fn it_dares_more_with_a_gift_to_spare() {
    let middle = |gifts| in_the_middle("R01=12 R03=25", gifts, [6, 5, 5, 5], "rybwrybw");
    assert_eq!(choice(&middle(&[])), "stop");
    assert_ne!(choice(&middle(&[4])), "stop");
}

/// Much is missing: hard. Little is missing and colors are short: soft.
#[test]
fn it_strikes_as_hard_as_it_needs_boulders() {
    let far = in_the_middle("R01=18 R03=20", &[], [0, 1, 1, 0], "wwwwwww");
    assert_eq!(choice(&far), "lh");
    let near = in_the_middle("R01=12 R03=25", &[], [9, 4, 4, 4], "rybwrybw");
    assert_eq!(choice(&near), "ls");
}

/// §C1 The higher one; of two alike the one that costs fewer trolls.
#[test]
fn it_takes_what_is_worth_more() {
    let collects = |treasures, trolls| {
        let mut game = at_f1(treasures, trolls, "");
        game.gives([11, 2, 2, 2]).play("stop");
        choice(&game)
    };
    assert_eq!(collects("R01=11 R03=14 R04=28", "R01x3 R03x3"), "take-R03");
    assert_eq!(collects("R01=14 R03=11 R04=28", "R01x3 R03x3"), "take-R01");
    assert_eq!(collects("R01=15 R03=15 R04=28", "R01x4 R03x2"), "take-R03");
    assert_eq!(collects("R01=15 R03=15 R04=28", "R01x2 R03x4"), "take-R01");
    // A point is worth more than two trolls are.
    assert_eq!(collects("R01=15 R03=17 R04=28", "R01x2 R03x4"), "take-R03");
}

/// Orange, limit 6, has stopped with twelve boulders out and taken the 10; white has the 12 in R03 within reach.
fn orange_has_collected(r04: u8, out: [u8; 4]) -> Play {
    let treasures = format!("R01=10 R03=12 R04={r04}");
    let mut game = hammer_f1(lay_f1(&treasures, "R01 R03x2", "R03 R04x2").gifts(WHITE, &[]));
    game.gives(out).play("stop take-R01");
    assert_eq!(game.decider(), WHITE);
    game
}

/// §B4 Going on alone is like another blow.
#[test]
fn it_keeps_hammering_for_more_than_it_risks() {
    assert_eq!(choice(&orange_has_collected(20, [10, 1, 1, 0])), "keep");
    assert_eq!(choice(&orange_has_collected(20, [0, 6, 6, 0])), "take-R03");
    // Another 12 is no reason; it would only take more trolls with it.
    assert_eq!(choice(&orange_has_collected(12, [10, 1, 1, 0])), "take-R03");
}

/// Next to nothing lies on the lowest ledge. Alone, one may strike for nothing; a comrade would get hammer and first pick.
#[test]
fn it_fears_an_empty_hit_only_with_a_comrade() {
    let treasures = "R01=12 R03=25 R04=28";
    let struck = |orange, white| {
        let mut game = at_f1(treasures, orange, white);
        game.gives([1, 0, 0, 0]);
        choice(&with_tower(&game, [4, 4, 4, 4], ""))
    };
    assert_ne!(struck("R01x3 R03x3", ""), "stop");
    assert_eq!(struck("R01x2 R03x2", "R01 R03"), "stop");
}
