//! The picture of a position in text, which every failure message shows.

use trollfjord::games::trollfjord::Phase;

use crate::table::{BROWN, Lay, ORANGE, WHITE, hammer_f1, treasure};

/// §B4 Everything that can stand in it: crowns, a patched sack, gifts, a lord that lies, a hammering with a comrade.
#[test]
fn a_position_is_shown() {
    let mut lay = Lay::players(3)
        .lords(&[2, 20, 61])
        .belt(WHITE, &[20])
        .patched(ORANGE, &[10, 15])
        .gifts(WHITE, &[4, 16])
        .gifts(ORANGE, &[])
        .trolls(ORANGE, "R01x2 R03")
        .trolls(WHITE, "R01 R04x3");
    lay.lies(BROWN);
    lay.table.treasures[2] = None;
    lay.table.sacks[BROWN].patched.push(treasure(26));
    let play = hammer_f1(lay);
    let picture = play.game.to_string();
    let phase = format!("{:?}", play.table().phase);
    let lines = [
        "turn 1 of seat 0, decision 3, §B4: seat 0 decides",
        "F1 I   R01 glacier 18 0x2 1x1 | R03 fjord - 0x1 | R04 tundra 26 1x3",
        "F2 III R02 mountain 13 | R05 forest 20 | R06 glacier 12",
        "F3 II  R04 tundra 26 1x3 | R05 forest 20 | R07 fjord 11",
        "F4 I   R09 mountain 18 | R10 swamp 15 | R12 tundra 17",
        "F5 III R07 fjord 11 | R08 swamp 28 | R11 forest 12",
        "F6 II  R06 glacier 12 | R08 swamp 28 | R09 mountain 18",
        "seat 0 at 2 | I - II - III - + - | sack 10 15 | gifts - | trolls 7 | 25",
        "seat 1 at 20 | I 20* II - III - + - | sack - | gifts 4 16 | trolls 6 | 46",
        "seat 2 at 61 lying | I 10 II 11* III 13* + 14 | sack 26 | gifts 4 8 16 | trolls 10 | 114",
        "supply 23",
        "hammering F1: 0 with 1, 0 of 7 blows",
        &phase,
        &play.table().tower.to_string(),
    ];
    assert_eq!(picture, lines.join("\n"));
    assert_eq!(format!("{:?}", play.game), picture);
}

/// §B4 Alone nobody is named beside the hammerer; §E1 a game that is over waits for nobody.
#[test]
fn what_is_not_there_is_not_shown() {
    let alone = hammer_f1(Lay::players(2).trolls(ORANGE, "R01x2 R03"));
    let picture = alone.game.to_string();
    assert!(picture.contains("\nhammering F1: 0 alone, 0 of 3 blows\n"));
    let lay = Lay::players(2);
    assert!(!lay.steps().game.to_string().contains("hammering"));
    let mut over = Lay::players(2);
    over.lies(ORANGE);
    over.lies(WHITE);
    over.table.mover = ORANGE;
    over.table.phase = Phase::Over;
    let picture = over.start().game.to_string();
    assert!(picture.starts_with("turn 1 of seat 0, decision 0, §E1: over\n"));
    assert!(picture.contains("\nsupply 22\nOver\n3 "));
}
