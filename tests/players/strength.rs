//! The higher level wins more often: a smoke test over fixed seeds. `scripts/report bots` measures.

use trollfjord::games::trollfjord::players::{Level, Manner, Player};

use crate::common::contest::{Outcome, Sitter};

fn wins(stronger: Sitter, weaker: Sitter, players: u8, games: u64) -> u64 {
    let mut outcome = Outcome::default();
    for n in 0..games {
        outcome.play([stronger, weaker], players, n, "smoke");
    }
    assert_eq!(outcome.games, games);
    outcome.won
}

fn computer(level: Level, manner: Manner) -> Sitter {
    Sitter::Computer(Player { level, manner })
}

#[test]
fn level_one_beats_random_players() {
    for manner in Manner::ALL {
        let won = wins(computer(Level::One, manner), Sitter::Random, 2, 100);
        assert!(won >= 90, "{manner:?}: {won}");
    }
}

#[test]
fn level_two_beats_level_one() {
    for (manner, players) in [(Manner::Cautious, 2), (Manner::Bold, 4)] {
        let [two, one] = [Level::Two, Level::One].map(|level| computer(level, manner));
        let won = wins(two, one, players, 100);
        assert!(won >= 60, "{manner:?}: {won}");
    }
}

/// 100 games would take a minute: these are as many as have been seen to be enough.
#[test]
fn level_three_beats_level_two() {
    let [three, two] = [Level::Three, Level::Two].map(|level| computer(level, Manner::Bold));
    let won = wins(three, two, 2, 30);
    assert!(won >= 17, "{won}");
}

/// Against the level two below, since a game of the two strongest takes half a minute here.
#[test]
fn level_four_beats_level_two() {
    let [four, two] = [Level::Four, Level::Two].map(|level| computer(level, Manner::Bold));
    let won = wins(four, two, 2, 6);
    assert!(won >= 5, "{won}");
}

/// The manners are told apart by what they do: asked to join, angry spirits, a treasure that is safe.
#[test]
fn the_manners_have_habits_of_their_own() {
    let [cautious, bold] = Manner::ALL.map(|manner| computer(Level::Two, manner));
    let mut outcome = Outcome::default();
    for n in 0..100 {
        outcome.play([cautious, bold], 4, n, "habits");
    }
    let [cautious, bold] = outcome.habits;
    assert!(cautious.joined * bold.asked > bold.joined * cautious.asked);
    assert!(cautious.dared * bold.safe < bold.dared * cautious.safe);
    assert!(cautious.gifts * bold.seats < bold.gifts * cautious.seats);
}
