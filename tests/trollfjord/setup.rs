//! §S1 The set-up, and the draws that everything hangs on.

use trollfjord::engine::{Draws, Game, Seat, Seed};
use trollfjord::games::trollfjord::map::{ARRANGEMENTS, Fortress, arrangement};
use trollfjord::games::trollfjord::pieces::Treasure;
use trollfjord::games::trollfjord::setup::{Numbers, Players};
use trollfjord::games::trollfjord::tower::Blow;
use trollfjord::games::trollfjord::walkway::{Planks, Space, Travelled};
use trollfjord::games::trollfjord::{Event, Phase, Setup, Trollfjord};

use crate::table::{Lay, ORANGE, at_f1, read, region};

fn open(setup: &str, seed: &str) -> Trollfjord {
    Trollfjord::new(&read(setup), Seed::from_text(seed), &mut ())
}

fn seeds() -> impl Iterator<Item = String> {
    (0..60).map(|n| format!("seed {n}"))
}

/// §S1 The first game has a fixed layout: F1 I, F2 III, F3 II, F4 I, F5 III, F6 II.
#[test]
fn fortress_numbers_of_the_first_game() {
    for seed in seeds() {
        let game = open("4 first", &seed);
        let numbers = Fortress::ALL.map(|f| game.table().number(f).to_string());
        assert_eq!(numbers, ["I", "III", "II", "I", "III", "II"]);
    }
}

/// §S1 Random numbers are one of the 90 arrangements; custom ones are taken from the sorted list.
#[test]
fn fortress_numbers_random_and_custom() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in seeds() {
        let numbers = open("3 random", &seed).table().numbers;
        assert!((0..ARRANGEMENTS).any(|i| arrangement(i) == Some(numbers)));
        seen.insert(numbers);
    }
    assert!(seen.len() > 30, "only {} arrangements", seen.len());
    let text = |setup| {
        let game = open(setup, "x");
        Fortress::ALL.map(|f| game.table().number(f).to_string())
    };
    assert_eq!(text("2 custom-0"), ["I", "I", "II", "II", "III", "III"]);
    assert_eq!(text("2 custom-1"), ["I", "I", "II", "III", "II", "III"]);
    assert_eq!(text("2 custom-89"), ["III", "III", "II", "II", "I", "I"]);
}

/// §S1 Planks, treasures and lords come in any order, in the first game too; the same seed gives the same game.
#[test]
fn the_seed_decides_everything() {
    let mut planks = std::collections::BTreeSet::new();
    let mut orders = std::collections::BTreeSet::new();
    for seed in seeds() {
        let game = open("3 first", &seed);
        assert_eq!(game, open("3 first", &seed));
        let t = game.table();
        assert!(t.planks.are_complete());
        planks.insert(t.planks.0);
        orders.insert(Seat::first(3).map(|s| t.lords[s].start).collect::<Vec<_>>());
    }
    assert!(planks.len() > 55);
    assert_eq!(orders.len(), 6);
}

/// §S1 Twelve treasures lie face up, 30 are left; all boulders stay in; lords stand on 1 to n, the last one begins.
#[test]
fn what_lies_where() {
    for players in Players::ALL {
        for seed in seeds().take(20) {
            let setup = Setup::new(players, Numbers::FirstGame);
            let mut heard = Vec::new();
            let game = Trollfjord::new(&setup, Seed::from_text(&seed), &mut heard);
            let t = game.table();
            assert_eq!(t.check(), Ok(()));
            assert!(t.treasures.iter().all(Option::is_some));
            assert_eq!(t.supply.len(), 30);
            assert_eq!(t.tower.inside_count(), 44);
            assert_eq!((t.turn, t.decisions, t.ending), (1, 0, false));
            let back = Travelled::start(players.get());
            assert_eq!(t.lords[t.mover].at, back);
            assert_eq!(t.phase, Phase::Lord);
            let number = 1;
            let seat = t.mover;
            assert_eq!(heard.last(), Some(&Event::Turn { number, seat }));
            assert!(heard.contains(&Event::Poured));
        }
    }
}

/// §S1 The order of the draws is a contract: mirror, numbers if random, planks, deck, lords.
#[test]
fn the_draws_of_the_set_up() {
    let seed = Seed::from_text("draws");
    let game = Trollfjord::new(&read("4 random"), seed, &mut ());
    let mut draws = Draws::open(&seed.key(), 254);
    let mirrored = draws.below(2) == 1;
    let numbers = arrangement(draws.below(90) as u8);
    let mut planks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    draws.shuffle(&mut planks);
    let mut deck = Treasure::deck();
    draws.shuffle(&mut deck);
    let mut lords = [0, 1, 2, 3];
    draws.shuffle(&mut lords);
    let t = game.table();
    assert_eq!(t.tower.mirrored(), mirrored);
    assert_eq!(Some(t.numbers), numbers);
    assert_eq!(t.planks, Planks(planks));
    // Regions from R01 on, from the end of the deck.
    assert_eq!(t.treasure(region("R01")), Some(deck[41]));
    assert_eq!(t.treasure(region("R12")), Some(deck[30]));
    assert_eq!(t.supply[..], deck[..30]);
    for (place, &seat) in lords.iter().enumerate() {
        let seat = Seat::new(seat).unwrap();
        assert_eq!(usize::from(t.lords[seat].start), place + 1);
    }
}

/// §S1 Blow n of turn t hangs on stream 256 t + n, the pour after it on stream 256 t + 255.
#[test]
fn the_draws_of_a_turn() {
    let mut game = at_f1("R01=28 R03=28 R04=27", "R01x2 R03", "");
    for n in 0..3 {
        let t = game.table();
        let mut tower = t.tower.clone();
        let mut draws = Draws::open(&t.seed.key(), u64::from(t.turn) * 256 + n);
        tower.blow(Blow::ALL[n as usize], &mut draws, &mut ());
        let seed = t.seed;
        let turn = u64::from(t.turn);
        game.play(["ls", "lf", "lh"][n as usize]);
        assert_eq!(game.table().tower, tower);
        if n == 2 {
            tower.pour(&mut Draws::open(&seed.key(), turn * 256 + 255), &mut ());
            while game.table().phase != Phase::Lord {
                let first = game.game.legal()[0];
                game.game.play(first, &mut ()).unwrap();
            }
            assert_eq!(game.table().tower, tower);
        }
    }
}

/// §S1 The board: sixty spaces, placement and wander in turn; each landscape five times; two regions each.
#[test]
fn the_walkway() {
    let t = Lay::players(2).table;
    let shown: Vec<String> = Space::all()
        .filter_map(|s| t.planks.landscape(s))
        .map(|l| format!("{l:?}").to_lowercase())
        .collect();
    let page = "fjord swamp mountain glacier forest swamp mountain tundra forest swamp fjord tundra \
                mountain glacier fjord swamp forest mountain fjord glacier forest tundra swamp glacier \
                forest tundra fjord glacier mountain tundra";
    assert_eq!(
        shown.join(" "),
        page.split_whitespace().collect::<Vec<_>>().join(" ")
    );
    for space in Space::all() {
        assert_eq!(t.planks.landscape(space).is_some(), space.index() % 2 == 0);
    }
}

/// §S1 Borders as on the board page: 25, the two fjords included.
#[test]
fn the_borders() {
    let page = [
        ("R01", "R02 R03 R04"),
        ("R02", "R01 R04 R05 R06"),
        ("R03", "R01 R04 R07"),
        ("R04", "R01 R02 R03 R05 R07"),
        ("R05", "R02 R04 R06 R07 R08"),
        ("R06", "R02 R05 R08 R09 R10"),
        ("R07", "R03 R04 R05 R08 R11"),
        ("R08", "R05 R06 R07 R09 R11"),
        ("R09", "R06 R08 R10 R11 R12"),
        ("R10", "R06 R09 R12"),
        ("R11", "R07 R08 R09 R12"),
        ("R12", "R09 R10 R11"),
    ];
    for (from, to) in page {
        let adjoining: Vec<String> = region(from).neighbors().map(|r| r.to_string()).collect();
        assert_eq!(adjoining.join(" "), to, "{from}");
    }
    let fortresses = [
        "R01 R03 R04",
        "R02 R05 R06",
        "R04 R05 R07",
        "R09 R10 R12",
        "R07 R08 R11",
        "R06 R08 R09",
    ];
    for (fortress, page) in Fortress::ALL.into_iter().zip(fortresses) {
        assert_eq!(fortress.regions().map(|r| r.to_string()).join(" "), page);
    }
}

/// §S1 The house rule "even start" pays those who start ahead, and only if it was agreed.
#[test]
fn even_start() {
    for (setup, points) in [
        ("4 first even", &[10, 6, 4, 0][..]),
        ("3 first even", &[6, 3, 0]),
        ("2 first even", &[0, 0]),
        ("4 first", &[0, 0, 0, 0]),
    ] {
        let game = open(setup, "even");
        for seat in game.seats() {
            let start = usize::from(game.table().lords[seat].start);
            assert_eq!(game.score(seat).even_start, points[start - 1], "{setup}");
        }
    }
}

/// §S1 What nobody can know is the key and the order of the supply; `imagine` changes nothing else.
#[test]
fn what_is_hidden() {
    let game = open("4 first", "hidden");
    let mut guess = game.clone();
    guess.imagine(ORANGE, &mut Draws::open(&[9; 32], 0));
    assert_ne!(guess.table().seed, game.table().seed);
    assert_ne!(guess.table().supply, game.table().supply);
    let mut table = guess.into_table();
    table.seed = game.table().seed;
    table.supply.sort_unstable();
    let mut real = game.into_table();
    real.supply.sort_unstable();
    assert_eq!(table, real);
}
