//! The told odds of blows and hammerings.

use trollfjord::engine::Game;
use trollfjord::games::trollfjord::players::odds::{BlowOdds, Chance, Odds, Share};
use trollfjord::games::trollfjord::{Phase, Trollfjord};

use crate::blind::other_luck;
use crate::measured::{compare, game, swings};

fn told(position: &Trollfjord, samples: u32) -> Vec<BlowOdds> {
    let mut odds = Odds::new(position, samples).expect("the hammer is in a hand");
    while odds.step() {}
    odds.blows().to_vec()
}

/// Every eighth hammer decision of a game of four: full and half-empty towers, low and high limits.
#[test]
fn what_is_told_is_what_the_rules_do() {
    let positions = swings(&game(4, "odds"));
    let mut compared = 0;
    for (i, position) in positions.iter().enumerate().step_by(positions.len() / 4) {
        for comparison in compare(position, 2_000, 10_000, "measured") {
            let errors = comparison.errors;
            assert!(errors < 3.0, "{i} {}: {errors}", comparison.name);
            compared += 1;
        }
    }
    assert!(compared > 80, "{compared}");
}

#[test]
fn other_luck_changes_nothing_that_is_told() {
    let positions = swings(&game(3, "blind"));
    for (n, position) in (0..).zip(positions.iter().step_by(7)) {
        assert_eq!(told(position, 60), told(&other_luck(position, n), 60));
    }
}

/// Nothing is imagined twice, and nothing left out.
#[test]
fn so_many_are_imagined_as_were_asked_for() {
    let position = &swings(&game(2, "count"))[0];
    let mut odds = Odds::new(position, 20).expect("the hammer is in a hand");
    let mut steps = 1;
    while odds.step() {
        steps += 1;
    }
    assert_eq!(steps, 20);
    assert!(!odds.step(), "once done it is done");
    let whole = |b: &BlowOdds| b.empty.of == 20 && b.angry.of == 20;
    assert!(odds.blows().iter().all(whole));
}

#[test]
fn only_who_holds_the_hammer_is_told_odds() {
    let record = game(4, "others");
    let mut position = record.opening();
    let (mut none, mut some) = (0, 0);
    for &m in &record.moves {
        let due = matches!(
            position.table().phase,
            Phase::Swing { .. } | Phase::CollectOrKeep { .. }
        );
        assert_eq!(Odds::new(&position, 1).is_some(), due);
        none += u32::from(!due);
        some += u32::from(due);
        position.play(m, &mut ()).expect("a legal move");
    }
    assert!(none > 20 && some > 20, "{none} {some}");
    assert!(Odds::new(&position, 1).is_none());
}

#[test]
fn chances_have_names() {
    let named = |n| Chance::of(n);
    assert_eq!(named(1_000), Chance::Sure);
    assert_eq!(named(949), Chance::Likely);
    assert_eq!(named(500), Chance::Even);
    assert_eq!(named(100), Chance::Dare);
    assert_eq!((named(49), named(0)), (Chance::Hopeless, Chance::Hopeless));
    assert_eq!(Share { count: 1, of: 3 }.thousandths(), 333);
    assert_eq!(Share { count: 2, of: 3 }.thousandths(), 667);
    assert_eq!(Share::default().thousandths(), 0);
}
