//! Refusals: every reason is reached, with its clause, and of several the first is told.

use std::collections::BTreeSet;

use trollfjord::games::trollfjord::Reason;

use crate::table::{BROWN, FIRM, Lay, ORANGE, Play, WHITE, at_f1, hammer_f1, lay_f1, read};

/// The name of a reason. Listing them here makes a new one a compile error until it has a test.
fn name(reason: &Reason) -> &'static str {
    match reason {
        Reason::GameOver => "GameOver",
        Reason::NotYourDecision { .. } => "NotYourDecision",
        Reason::WrongStep { .. } => "WrongStep",
        Reason::OtherLandscape { .. } => "OtherLandscape",
        Reason::TooManyTrolls { .. } => "TooManyTrolls",
        Reason::SupplyShort { .. } => "SupplyShort",
        Reason::WandersOnly => "WandersOnly",
        Reason::PlacesOnly => "PlacesOnly",
        Reason::NotAdjoining { .. } => "NotAdjoining",
        Reason::OtherNumber { .. } => "OtherNumber",
        Reason::TooFewRegions { .. } => "TooFewRegions",
        Reason::MustStrike => "MustStrike",
        Reason::NotInTower => "NotInTower",
        Reason::HitLimit { .. } => "HitLimit",
        Reason::Angry { .. } => "Angry",
        Reason::GiftNotAtHand { .. } => "GiftNotAtHand",
        Reason::TooManyGifts { .. } => "TooManyGifts",
        Reason::NotExactly { .. } => "NotExactly",
        Reason::NotAtFortress { .. } => "NotAtFortress",
        Reason::NoOwnTroll { .. } => "NoOwnTroll",
        Reason::NoTreasure { .. } => "NoTreasure",
        Reason::TooFewBoulders { .. } => "TooFewBoulders",
        Reason::MustTake { .. } => "MustTake",
    }
}

const REASONS: usize = 23;

/// Collects refusals and checks their text.
#[derive(Default)]
struct Seen(BTreeSet<&'static str>);

impl Seen {
    fn check(&mut self, game: &Play, text: &str, expected: &str) {
        assert_eq!(game.refusal(text), expected);
        let refusal = trollfjord::engine::Game::refusal(&game.game, read(text)).unwrap();
        self.0.insert(name(&refusal.reason));
    }
}

/// §A1 §A2 §A3 §B1 §B2 §B4 §C1 §C3 §E1 Every reason there is.
#[test]
fn every_reason() {
    let mut seen = Seen::default();
    moving(&mut seen);
    announcing(&mut seen);
    hammering(&mut seen);
    collecting(&mut seen);
    assert_eq!(seen.0.len(), REASONS, "{:?}", seen.0);
}

fn moving(seen: &mut Seen) {
    let lay = Lay::players(3).lords(&[0, 20, 31]).trolls(ORANGE, "R01x9");
    let game = lay.trolls(BROWN, "R12x2").steps();
    seen.check(&game, "end", "§A1: WrongStep { step: Lord }");
    let asked = game.game.refusal_of(WHITE, read("p1")).unwrap();
    assert_eq!(
        asked.to_string(),
        "§A1: NotYourDecision { asked: seat 1, decider: seat 0 }"
    );
    seen.0.insert(name(&asked.reason));
    let mut placing = game.clone();
    placing.play("p3");
    seen.check(
        &placing,
        "R05x1",
        "§A2: OtherLandscape { region: R05, shown: Glacier }",
    );
    seen.check(
        &placing,
        "R01x2",
        "§A2: SupplyShort { asked: 2, supply: 1 }",
    );
    seen.check(&placing, "R01>R02", "§A2: PlacesOnly");
    placing.play("none");
    seen.check(
        &placing,
        "R03x2",
        "§A3: TooManyTrolls { asked: 2, up_to: 1 }",
    );
    placing.play("decline");
    seen.check(&placing, "R03x1", "§A3: WandersOnly");
    seen.check(
        &placing,
        "R12>R01",
        "§A3: NotAdjoining { from: R12, to: R01 }",
    );
    seen.check(&placing, "R01>R02", "§A3: NoOwnTroll { region: R01 }");
}

fn announcing(seen: &mut Seen) {
    let game = Lay::players(2)
        .trolls(ORANGE, "R01 R03 R05")
        .announces(ORANGE);
    let number = "§B1: OtherNumber { fortress: F3, number: Two, needed: One }";
    seen.check(&game, "F3", number);
    seen.check(
        &game,
        "F4",
        "§B1: TooFewRegions { fortress: F4, regions: 0 }",
    );
}

fn hammering(seen: &mut Seen) {
    let lay = lay_f1("R01=10 R03=11 R04=28", "R01 R03", "R01 R03");
    let mut game = hammer_f1(lay.gifts(ORANGE, &[4, 8]));
    seen.check(&game, "stop", "§B4: MustStrike");
    game.gives([11, 0, 0, 0]);
    let out = game.table().tower.outside()[0];
    let refusal = game.game.play_fall(FIRM, &[out], &mut ()).unwrap_err();
    seen.0.insert(name(&refusal.reason));
    game.gives([0, 6, 0, 0]);
    seen.check(&game, "lf", "§B4: Angry { need: 2 }");
    let not_at_hand = "§B4: GiftNotAtHand { offered: Gifts(4), at_hand: Gifts(3) }";
    seen.check(&game, "g16", not_at_hand);
    game.play("g4");
    seen.check(
        &game,
        "g4+8",
        "§B4: TooManyGifts { offered: 2, missing: 1 }",
    );
    let mut alone = at_f1("R01=10 R03=11 R04=28", "R01 R03", "");
    alone.gives([11, 4, 0, 0]);
    seen.check(&alone, "g4", "§B4: NotExactly { offered: 1, missing: 2 }");
}

fn collecting(seen: &mut Seen) {
    let mut game = at_f1("R01=10 R03=11 R04=12", "R01 R03", "R01 R03 R04");
    game.gives([11, 0, 0, 0]).play("stop");
    seen.check(
        &game,
        "take-R02",
        "§C1: NotAtFortress { region: R02, fortress: F1 }",
    );
    seen.check(&game, "nothing", "§C1: MustTake { choices: 2 }");
    game.play("take-R01");
    seen.check(&game, "take-R01", "§C1: NoTreasure { region: R01 }");
    let few = "§C1: TooFewBoulders { region: R04, value: 12, out: 11 }";
    seen.check(&game, "take-R04", few);
    let mut spent = at_f1("R01=10 R03=11 R04=12", "R01 R03", "");
    spent.gives([11, 0, 0, 0]).gives([0, 1, 0, 0]);
    seen.check(&spent, "lf", "§B4: HitLimit { blows: 2, limit: 2 }");
    let mut lay = Lay::players(2);
    lay.table.phase = trollfjord::games::trollfjord::Phase::Over;
    seen.check(&lay.start(), "p1", "§E1: GameOver");
}

/// §B4 §C1 Of several reasons: not your decision, wrong step, not at this fortress, no own troll, too few boulders,
/// angry, limit.
#[test]
fn the_first_of_several_reasons() {
    // Not your decision, before the wrong step.
    let game = at_f1("R01=10 R03=28 R04=27", "R01 R03", "R01 R03");
    let refusal = game.game.refusal_of(WHITE, read("p1")).unwrap();
    assert_eq!(name(&refusal.reason), "NotYourDecision");
    // The wrong step, before anything about the fortress: R05 is not at F1.
    assert_eq!(game.refusal("take-R05"), "§B4: WrongStep { step: Swing }");
    // While the spirit is angry the reasons of C1 come first, and only then the anger.
    let mut angry = game.clone();
    angry.gives([8, 5, 0, 0]);
    assert_eq!(
        angry.refusal("take-R05"),
        "§C1: NotAtFortress { region: R05, fortress: F1 }"
    );
    assert_eq!(angry.refusal("take-R04"), "§C1: NoOwnTroll { region: R04 }");
    assert_eq!(
        angry.refusal("take-R03"),
        "§C1: TooFewBoulders { region: R03, value: 28, out: 13 }"
    );
    assert_eq!(angry.refusal("take-R01"), "§B4: Angry { need: 1 }");
    // Angry, before the limit: this was the last blow.
    let mut spent = at_f1("R01=10 R03=28 R04=27", "R01 R03", "");
    spent.gives([8, 0, 0, 0]).gives([0, 3, 0, 0]);
    assert_eq!(spent.refusal("lf"), "§B4: Angry { need: 1 }");
    // Not at this fortress, before no own troll; no own troll, before too few boulders.
    let mut game = at_f1("R01=10 R03=11 R04=28", "R01 R03", "");
    game.gives([11, 0, 0, 0]).play("stop");
    assert_eq!(
        game.refusal("take-R05"),
        "§C1: NotAtFortress { region: R05, fortress: F1 }"
    );
    assert_eq!(game.refusal("take-R04"), "§C1: NoOwnTroll { region: R04 }");
    // Slate 1 before slate 2; the landscape before the count, the count before the supply.
    let game = Lay::players(2).trolls(ORANGE, "R01 R03").announces(ORANGE);
    assert!(game.refusal("F6").contains("OtherNumber"));
    let lay = Lay::players(2).lords(&[0, 21]).trolls(ORANGE, "R01x9");
    let mut game = lay.steps();
    game.play("p2");
    assert!(game.refusal("R05x3").contains("OtherLandscape"));
    assert!(game.refusal("R02x3").contains("TooManyTrolls"));
    assert!(game.refusal("R02x2").contains("SupplyShort"));
}

/// §A2 A move of no trolls is not written so, and refused.
#[test]
fn placing_none_is_written_none() {
    let mut game = Lay::players(2).lords(&[0, 21]).steps();
    game.play("p1");
    let zero = trollfjord::games::trollfjord::Move::Place(crate::table::region("R08"), 0);
    let refusal = trollfjord::engine::Game::refusal(&game.game, zero).unwrap();
    assert_eq!(
        refusal.to_string(),
        "§A2: TooManyTrolls { asked: 0, up_to: 1 }"
    );
}
