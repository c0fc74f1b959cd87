//! Set-up of the second reading: options, the draws in their order, and the first pour.

use super::luck::{Luck, POUR, SETUP, canonical};
use super::tower::Tower;
use super::{Lord, Naive, Sack, Step, board};

impl Naive {
    /// Set-up: everything dealt, the first turn about to begin.
    pub(super) fn set_up(setup: &str, seed: &str) -> Naive {
        let mut options = setup.split(' ');
        let seats: usize = options
            .next()
            .and_then(|word| word.parse().ok())
            .expect("a number of players");
        assert!((2..=4).contains(&seats));
        let fortresses = options.next().expect("a layout");
        let even = options.next() == Some("even");
        let key = canonical(seed);
        // Draws in this order: mirror, fortress numbers if random, planks, treasure deck, lords.
        let mut luck = Luck::stream(&key, 0, SETUP);
        let mirrored = luck.below(2) == 1;
        let numbers = fortress_numbers(fortresses, &mut luck);
        let walkway = lay_planks(&mut luck);
        let mut supply = treasures();
        luck.shuffle(&mut supply);
        let lords = line_up(seats, &mut luck);
        // One treasure face up in every region, from the end of the deck.
        let treasures = (0..12).map(|_| supply.pop()).collect();
        let mut tower = Tower::empty(mirrored);
        tower.pour(&mut Luck::stream(&key, 0, POUR));
        let sack = Sack {
            belt: [None; 4],
            patched: vec![],
            gifts: vec![4, 8, 16],
        };
        let mut game = Naive {
            seats,
            even,
            key,
            numbers,
            walkway,
            treasures,
            supply,
            trolls: vec![vec![0; seats]; 12],
            lords,
            sacks: vec![sack; seats],
            crowns: [None; 3],
            tower,
            turn: 1,
            mover: 0,
            decisions: 0,
            ending: false,
            step: Step::Lord,
            hammering: None,
        };
        game.mover = game.farthest_back().expect("somebody begins");
        game
    }
}

/// Fortress numbers of F1 to F6: the first game's, drawn, or chosen by their index in the sorted list.
fn fortress_numbers(option: &str, luck: &mut Luck) -> [usize; 6] {
    let all = board::arrangements();
    match option {
        "first" => board::FIRST_GAME,
        "random" => all[luck.below(all.len())],
        custom => {
            let index = custom.strip_prefix("custom-");
            let index: Option<usize> = index.and_then(|n| n.parse().ok());
            all[index.expect("an arrangement")]
        }
    }
}

/// The ten planks in random order; the landscapes of their placement spaces.
fn lay_planks(luck: &mut Luck) -> Vec<&'static str> {
    let mut planks = board::PLANKS;
    luck.shuffle(&mut planks);
    planks.concat()
}

/// The 42 treasures, by value.
fn treasures() -> Vec<u32> {
    let mut deck = Vec::new();
    for value in 10..=28 {
        let copies = if (15..=18).contains(&value) { 3 } else { 2 };
        deck.extend(vec![value; copies]);
    }
    deck
}

/// Lords in random order on starting spaces 1..n: the first of the shuffled seats stands on space 1.
fn line_up(seats: usize, luck: &mut Luck) -> Vec<Lord> {
    let mut order: Vec<usize> = (0..seats).collect();
    luck.shuffle(&mut order);
    let mut lords = Vec::new();
    for seat in 0..seats {
        let place = order.iter().position(|s| *s == seat);
        let start = place.expect("every seat is in line") as i32 + 1;
        lords.push(Lord {
            distance: -start,
            start,
            lying: false,
        });
    }
    lords
}
