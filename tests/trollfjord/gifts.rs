//! §B4 The angry spirit: the three rounds of pledges.

use trollfjord::games::trollfjord::{Event, Phase};

use crate::table::{ORANGE, Play, WHITE, at_f1, gifts, hammer_f1, lay_f1};

const ALL: [u8; 3] = [4, 8, 16];

/// Orange and white, limit 4, have angered the spirit with one blow; both may take R01 or R03.
fn angry(orange: &[u8], white: &[u8], need: u8) -> Play {
    let lay = lay_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    let mut game = hammer_f1(lay.gifts(ORANGE, orange).gifts(WHITE, white));
    game.gives([4, 4 + need, 4, 0]);
    assert!(game.told(Event::Angry { need }));
    game
}

/// The pledges are void: every gift is where it was, and both clear with empty hands.
fn is_void(game: &Play, orange: &[u8], white: &[u8]) {
    assert!(game.told(Event::Unappeased));
    assert!(game.told(Event::EmptyHanded { seat: ORANGE }));
    assert!(game.told(Event::EmptyHanded { seat: WHITE }));
    assert_eq!(game.gifts(ORANGE), gifts(orange));
    assert_eq!(game.gifts(WHITE), gifts(white));
    assert!(matches!(game.table().phase, Phase::Clear { .. }));
}

/// The spirit is appeased, and these gifts are left.
fn is_appeased(game: &Play, orange: &[u8], white: &[u8]) {
    assert!(game.told(Event::Appeased));
    assert_eq!(game.gifts(ORANGE), gifts(orange));
    assert_eq!(game.gifts(WHITE), gifts(white));
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "take-R01 take-R03");
}

/// §B4 Round one: the hammerer pledges any of his gifts, up to the need. If that is all, the comrade is not asked.
#[test]
fn the_hammerer_pays_all() {
    let mut game = angry(&ALL, &ALL, 2);
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "g0 g4 g8 g4+8 g16 g4+16 g8+16");
    assert_eq!(
        game.refusal("g4+8+16"),
        "§B4: TooManyGifts { offered: 3, missing: 2 }"
    );
    game.play("g4+16");
    assert!(game.told(Event::Pledged {
        seat: ORANGE,
        gifts: gifts(&[4, 16])
    }));
    is_appeased(&game, &[8], &ALL);
}

/// §B4 Round two: the comrade pledges up to what is missing; he may even pay all alone.
#[test]
fn the_comrade_pays() {
    let mut game = angry(&ALL, &ALL, 2);
    game.play("g0");
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "g0 g4 g8 g4+8 g16 g4+16 g8+16");
    game.play("g4+8");
    is_appeased(&game, &ALL, &[16]);
    let mut game = angry(&ALL, &ALL, 2);
    game.play("g8");
    assert_eq!(game.legal(), "g0 g4 g8 g16");
    assert_eq!(
        game.refusal("g4+8"),
        "§B4: TooManyGifts { offered: 2, missing: 1 }"
    );
    game.play("g16");
    is_appeased(&game, &[4, 16], &[4, 8]);
}

/// §B4 Round three: the hammerer adds exactly what is missing, or gives up.
#[test]
fn the_hammerer_tops_up() {
    let mut game = angry(&ALL, &ALL, 3);
    game.play("g4 g0");
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "g0 g8+16");
    assert_eq!(
        game.refusal("g8"),
        "§B4: NotExactly { offered: 1, missing: 2 }"
    );
    assert_eq!(
        game.refusal("g4+8"),
        "§B4: GiftNotAtHand { offered: Gifts(3), at_hand: Gifts(6) }"
    );
    let mut gives_up = game.clone();
    gives_up.play("g0");
    is_void(&gives_up, &ALL, &ALL);
    game.play("g8+16");
    is_appeased(&game, &[], &ALL);
    // After a no of his own, the comrade's pledge opens the third round as well.
    let mut game = angry(&ALL, &ALL, 3);
    game.play("g0 g16");
    assert_eq!(game.legal(), "g0 g4+8 g4+16 g8+16");
    game.play("g4+8");
    is_appeased(&game, &[16], &[4, 8]);
}

/// §B4 Nobody has pledged anything: there is no third round.
#[test]
fn two_times_no() {
    let mut game = angry(&ALL, &ALL, 1);
    game.play("g0 g0");
    is_void(&game, &ALL, &ALL);
}

/// §B4 No third round if the hammerer cannot add exactly what is missing.
#[test]
fn a_top_up_that_is_not_possible() {
    let mut game = angry(&[4], &ALL, 3);
    game.play("g4 g8");
    is_void(&game, &[4], &ALL);
    // The hammerer was asked once, not a second time.
    let asked = |e: &&Event| matches!(e, Event::Pledged { seat: ORANGE, .. });
    assert_eq!(game.heard.iter().filter(asked).count(), 1);
    let mut game = angry(&[4, 8], &ALL, 4);
    game.play("g4 g0");
    is_void(&game, &[4, 8], &ALL);
}

/// §B4 Who has no gifts is not asked.
#[test]
fn empty_sacks_are_skipped() {
    // The hammerer has none: the comrade decides alone, and cannot be topped up.
    let mut game = angry(&[], &[4, 8], 2);
    assert_eq!(game.table().decisions, 4);
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "g0 g4 g8 g4+8");
    let mut partly = game.clone();
    partly.play("g4");
    is_void(&partly, &[], &[4, 8]);
    game.play("g4+8");
    is_appeased(&game, &[], &[]);
    // The comrade has none: the hammerer's first answer is followed by his second.
    let mut game = angry(&ALL, &[], 2);
    let mut refuses = game.clone();
    refuses.play("g0");
    is_void(&refuses, &ALL, &[]);
    game.play("g16");
    assert_eq!(game.decider(), ORANGE);
    assert_eq!(game.legal(), "g0 g4 g8");
    game.play("g4");
    is_appeased(&game, &[8], &[]);
}

/// §B4 Too few gifts in all: nobody is asked.
#[test]
fn too_few_in_all() {
    is_void(&angry(&[4], &[8], 3), &[4], &[8]);
    is_void(&angry(&[], &[], 1), &[], &[]);
    let game = angry(&ALL, &ALL, 6);
    assert_eq!(game.decider(), ORANGE);
    // Seven too many cannot be made good by six gifts.
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    game.gives([0, 10, 5, 0]);
    assert!(game.told(Event::Angry { need: 7 }));
    is_void(&game, &ALL, &ALL);
}

/// §B4 All six: each gives all he has.
#[test]
fn six_gifts() {
    let mut game = angry(&ALL, &ALL, 6);
    assert_eq!(game.legal(), "g0 g4 g8 g4+8 g16 g4+16 g8+16 g4+8+16");
    game.play("g4+8+16 g4+8+16");
    is_appeased(&game, &[], &[]);
}

/// §B4 Alone: exactly what is wanted, or nothing.
#[test]
fn alone() {
    let alone = |own: &[u8], need: u8| {
        let lay = lay_f1("R01=10 R03=11 R04=28", "R01 R03", "");
        let mut game = hammer_f1(lay.gifts(ORANGE, own));
        game.gives([11, 2 + need, 0, 0]);
        game
    };
    assert_eq!(alone(&ALL, 1).legal(), "g0 g4 g8 g16");
    assert_eq!(alone(&ALL, 2).legal(), "g0 g4+8 g4+16 g8+16");
    assert_eq!(alone(&ALL, 3).legal(), "g0 g4+8+16");
    assert_eq!(alone(&[4, 16], 2).legal(), "g0 g4+16");
    // Too few: not asked.
    assert_eq!(alone(&[4, 16], 3).legal(), "clear-R01 clear-R03");
    let mut game = alone(&ALL, 2);
    game.play("g4+8 take-R03");
    assert_eq!(game.belt(ORANGE), [11]);
    assert_eq!(game.gifts(ORANGE), gifts(&[16]));
}

/// §B4 After a swap it is the hammerer of that moment who pledges first.
#[test]
fn after_a_swap() {
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    game.gives([11, 0, 0, 0])
        .gives([0, 0, 0, 0])
        .gives([0, 6, 0, 0]);
    assert_eq!(game.decider(), WHITE);
    game.play("g4");
    assert_eq!(game.decider(), ORANGE);
    game.play("g0");
    assert_eq!(game.decider(), WHITE);
    assert_eq!(game.legal(), "g0 g8 g16");
    game.play("g8");
    // White ended the hammering and collects first.
    assert!(game.told(Event::Appeased));
    assert_eq!(game.decider(), WHITE);
    game.play("take-R01");
    assert_eq!(game.patched(WHITE), [10]);
    assert_eq!(game.belt(ORANGE), [11]);
}

/// §B4 The need is the sum over the three colors.
#[test]
fn the_need_is_a_sum() {
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    game.gives([11, 5, 6, 7]);
    assert!(game.told(Event::Angry { need: 6 }));
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    game.gives([0, 5, 6, 4]);
    // One red and two yellow.
    assert!(game.told(Event::Angry { need: 3 }));
}

/// §B4 They are asked even if no treasure would be allowed.
#[test]
fn asked_for_nothing() {
    let mut game = at_f1("R01=28 R03=28 R04=27", "R01 R03", "");
    game.gives([0, 3, 0, 0]);
    assert_eq!(game.legal(), "g0 g4 g8 g16");
    game.play("g4");
    assert!(game.told(Event::Appeased));
    assert!(game.told(Event::EmptyHanded { seat: ORANGE }));
    assert_eq!(game.gifts(ORANGE), gifts(&[8, 16]));
    assert_eq!(game.legal(), "clear-R01 clear-R03");
}

/// §B4 Turned gifts are worth nothing and never serve again.
#[test]
fn turned_gifts_are_gone() {
    let mut game = at_f1("R01=28 R03=28 R04=27", "R01 R03", "");
    assert_eq!(game.points(ORANGE), 28);
    game.gives([0, 3, 0, 0]).play("g16");
    assert_eq!(game.points(ORANGE), 12);
    let lay = crate::table::Lay::again({
        game.play("clear-R01").idle();
        game
    });
    let mut game = lay.trolls(ORANGE, "R01 R03").announces(ORANGE);
    game.play("F1").gives([0, 3, 0, 0]);
    assert_eq!(game.legal(), "g0 g4 g8");
    assert_eq!(
        game.refusal("g16"),
        "§B4: GiftNotAtHand { offered: Gifts(4), at_hand: Gifts(3) }"
    );
}

/// §B4 While the spirit is angry there is no blow, no stop and no treasure.
#[test]
fn nothing_else_while_angry() {
    let game = angry(&ALL, &ALL, 1);
    for text in ["lf", "stop", "keep", "take-R01"] {
        assert_eq!(game.refusal(text), "§B4: Angry { need: 1 }");
    }
    assert_eq!(game.refusal("nothing"), "§B4: WrongStep { step: Pledge }");
    assert_eq!(game.refusal("clear-R01"), "§B4: WrongStep { step: Pledge }");
}
