//! §B4 What an angry spirit gets: gifts for a treasure that is worth them, shared between those who gain.

use crate::lay::choice;
use crate::play::Play;
use crate::table::{Lay, ORANGE, WHITE, hammer_f1, lay_f1};

/// Orange alone, limit 4, asked for as many gifts as red boulders are out beyond it; white ones make up the number.
fn alone(treasures: &str, gifts: &[u8], need: u8, out: u8) -> Play {
    let lay = lay_f1(treasures, "R01x2 R03x2", "").gifts(ORANGE, gifts);
    let mut game = hammer_f1(lay);
    game.gives([out - 4 - need, 4 + need, 0, 0]);
    assert_eq!(game.decider(), ORANGE);
    game
}

/// §B4 The cheapest gifts that do, for a treasure that is worth more.
#[test]
fn it_pays_for_a_big_treasure() {
    let big = "R01=10 R03=15 R04=28";
    assert_eq!(choice(&alone(big, &[4, 8, 16], 1, 15)), "g4");
    assert_eq!(choice(&alone(big, &[4, 8, 16], 2, 15)), "g4+8");
    assert_eq!(choice(&alone(big, &[8, 16], 2, 15)), "g8+16");
    assert_eq!(choice(&alone(big, &[16], 1, 15)), "g16");
}

/// §B4 Nothing is in reach, or what is costs more than it brings: 28 points of gifts, for a 10 with its crown and pace.
#[test]
fn it_does_not_pay_for_nothing() {
    let treasures = "R01=10 R03=15 R04=28";
    assert_eq!(choice(&alone(treasures, &[4, 8, 16], 1, 9)), "g0");
    assert_eq!(choice(&alone(treasures, &[4, 8, 16], 3, 10)), "g0");
    assert_eq!(choice(&alone(treasures, &[4, 8, 16], 2, 10)), "g4+8");
}

/// Orange and white, limit 4, have angered the spirit; both have trolls in these regions of F1.
fn together(treasures: &str, regions: [&str; 2], gifts: [&[u8]; 2], need: u8) -> Play {
    let lay = lay_f1(treasures, regions[0], regions[1]);
    let mut game = hammer_f1(lay.gifts(ORANGE, gifts[0]).gifts(WHITE, gifts[1]));
    game.gives([4, 4 + need, 4, 0]);
    assert_eq!(game.decider(), ORANGE);
    game
}

const ALL: &[u8] = &[4, 8, 16];
const BOTH: [&str; 2] = ["R01 R03", "R01 R03"];

/// §B4 Both gain: half each, and the odd one from the one who gains more.
#[test]
fn they_share_the_gifts() {
    let mut game = together("R01=10 R03=11 R04=28", BOTH, [ALL, ALL], 2);
    assert_eq!(choice(&game), "g4");
    game.play("g4");
    assert_eq!(game.decider(), WHITE);
    assert_eq!(choice(&game), "g4");
    let mut game = together("R01=10 R03=11 R04=28", BOTH, [ALL, ALL], 3);
    assert_eq!(choice(&game), "g4+8");
    game.play("g4+8");
    assert_eq!(choice(&game), "g4");
    // White has none: orange pays what white cannot.
    let game = together("R01=10 R03=11 R04=28", BOTH, [ALL, &[]], 2);
    assert_eq!(choice(&game), "g4+8");
}

/// §B4 A comrade with nothing in reach pays nothing, and the hammerer all; and the other way round.
#[test]
fn who_gains_pays() {
    let apart = ["R01 R03", "R03 R04"];
    let mut game = together("R01=11 R03=27 R04=28", apart, [ALL, ALL], 2);
    assert_eq!(choice(&game), "g4+8");
    game.play("g4");
    assert_eq!(game.decider(), WHITE);
    assert_eq!(choice(&game), "g0");
    let mut game = together("R01=28 R03=27 R04=12", apart, [ALL, ALL], 1);
    assert_eq!(choice(&game), "g0");
    game.play("g0");
    assert_eq!(choice(&game), "g4");
}

/// §B4 Into a patched sack goes no more than the value: sixteen for an 11 is too much.
#[test]
fn a_comrade_reckons_with_the_value_alone() {
    let asked = |gifts| {
        let mut game = together("R01=10 R03=11 R04=28", BOTH, [ALL, gifts], 2);
        game.play("g4");
        assert_eq!(game.decider(), WHITE);
        choice(&game)
    };
    assert_eq!(asked(&[16]), "g0");
    assert_eq!(asked(&[4, 16]), "g4");
}

/// §B4 The hammerer adds what is missing as long as all of it together pays.
#[test]
fn it_tops_up_what_pays() {
    let mut game = together("R01=10 R03=11 R04=28", BOTH, [ALL, ALL], 2);
    game.play("g4 g0");
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(choice(&game), "g8");
    let mut game = together("R01=10 R03=11 R04=28", BOTH, [ALL, ALL], 3);
    game.play("g4+8 g0");
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(choice(&game), "g0");
}

/// §C2, §B4 A crown counts: 20 points of gifts are too much for a 10, unless it takes white's crown.
#[test]
fn it_pays_for_a_crown() {
    let asked = |crowned: &[u8]| {
        let lay = Lay::players(4).belt(WHITE, crowned);
        let lay = lay.treasures("R01=10 R03=27 R04=28");
        let lay = lay.trolls(ORANGE, "R01x2 R03x2").gifts(ORANGE, &[4, 16]);
        let mut game = hammer_f1(lay);
        game.gives([4, 6, 0, 0]);
        choice(&game)
    };
    assert_eq!(asked(&[28]), "g0");
    assert_eq!(asked(&[10]), "g4+16");
}
