//! §B1, §B2 When it is worth hammering, and with whom.

use crate::lay::choice;
use crate::table::{BROWN, Lay, ORANGE, WHITE, lay_f1};

/// Orange may announce F1 (I), with these trolls there; white has some, too.
fn announced(treasures: &str, orange: &str, white: &str) -> String {
    choice(&lay_f1(treasures, orange, white).announces(ORANGE))
}

/// §B1 Four trolls are enough for a 14; with three it waits for more, and with four for a 19.
#[test]
fn it_announces_what_is_ripe() {
    assert_eq!(announced("R01=14 R03=15 R04=28", "R01x2 R03x2", ""), "F1");
    assert_eq!(announced("R01=14 R03=15 R04=28", "R01x2 R03", ""), "end");
    assert_eq!(announced("R01=18 R03=19 R04=28", "R01x2 R03x2", ""), "end");
    assert_eq!(announced("R01=18 R03=19 R04=28", "R01x3 R03x3", ""), "F1");
}

/// §B1 No treasure is in reach of two trolls or three, and none will be soon: that is no reason to strike.
#[test]
fn it_announces_nothing_without_hope() {
    for trolls in ["R01 R03", "R01x2 R03"] {
        assert_eq!(announced("R01=26 R03=27 R04=28", trolls, ""), "end");
    }
    assert_eq!(announced("R01=18 R03=19 R04=28", "R01 R03", ""), "end");
}

/// §B1 F1 and F4 are both I; four trolls stand at each, enough for either.
#[test]
fn it_announces_where_the_hope_is() {
    let lay = |treasures| {
        let lay = Lay::players(4).treasures(treasures);
        choice(
            &lay.trolls(ORANGE, "R01x2 R03x2 R09x2 R12x2")
                .announces(ORANGE),
        )
    };
    assert_eq!(lay("R01=10 R03=11 R09=14 R12=15"), "F1");
    assert_eq!(lay("R01=14 R03=15 R09=10 R12=11"), "F4");
}

/// §B1, §B2 Alone it would wait; a comrade brings the trolls that are missing. If nobody comes, the announcement was all.
#[test]
fn it_counts_on_a_comrade_who_would_join() {
    let lay = lay_f1("R01=10 R03=11 R04=28", "R01x2 R03", "R01 R03");
    let mut game = lay.announces(ORANGE);
    assert_eq!(choice(&game), "F1");
    game.play("F1");
    assert_eq!(choice(&game), "join");
    let mut alone = game.clone();
    alone.play("decline");
    assert_eq!(choice(&alone), "refrain");
    game.play("join");
    assert_eq!(choice(&game), "hammer");
}

/// §B2 What white could take is out of reach: it would only help orange to the 10.
#[test]
fn it_joins_only_for_something() {
    let asked = |treasures| {
        let mut game = lay_f1(treasures, "R01x2 R03", "R03 R04").announces(ORANGE);
        game.play("F1");
        assert_eq!(game.decider(), WHITE);
        choice(&game)
    };
    assert_eq!(asked("R01=10 R03=27 R04=28"), "decline");
    assert_eq!(asked("R01=10 R03=11 R04=28"), "join");
}

/// §B2 Six trolls of orange's do not need white's two, but they bring white the 11.
#[test]
fn it_joins_the_strong() {
    let mut game = lay_f1("R01=10 R03=11 R04=28", "R01x4 R03x2", "R03 R04").announces(ORANGE);
    game.play("F1");
    assert_eq!(choice(&game), "join");
    game.play("decline");
    assert_eq!(choice(&game), "hammer");
}

/// §E1 In the last turn there is nothing to wait for, however small the hope.
#[test]
fn it_tries_anything_in_its_last_turn() {
    let turn = |ending: bool| {
        let mut lay = Lay::players(4).belt(BROWN, &[26, 26, 25, 25]);
        if ending {
            lay.lies(BROWN);
        } else {
            lay = Lay::players(4);
        }
        let lay = lay.treasures("R01=14 R03=15 R04=28");
        choice(&lay.trolls(ORANGE, "R01x2 R03").announces(ORANGE))
    };
    assert_eq!(turn(false), "end");
    assert_eq!(turn(true), "F1");
}

/// After twelve turns a player nobody waits for better days.
#[test]
fn its_patience_ends() {
    let turn = |turn| {
        let mut lay = lay_f1("R01=14 R03=15 R04=28", "R01x2 R03", "");
        lay.table.turn = turn;
        choice(&lay.announces(ORANGE))
    };
    assert_eq!(turn(48), "end");
    assert_eq!(turn(49), "F1");
}
