//! What a seat cannot know changes nothing: for every kind of decision and every computer player.

use std::collections::BTreeMap;

use trollfjord::engine::{Draws, Game, Seat, Seed, Total};
use trollfjord::games::trollfjord::phase::Step;
use trollfjord::games::trollfjord::players::{Level, Manner, Player};
use trollfjord::games::trollfjord::{Move, Trollfjord, greedy};

use crate::common::{Bulk, Style, pick, picks, seed};

/// How many kinds of decision there are, that of a game that is over not counted.
const KINDS: usize = 12;
/// Positions of each kind that are asked about, by level.
const POSITIONS: [usize; 4] = [60, 60, 6, 1];
/// How often the hidden things are changed.
const CHANGES: u64 = 3;

/// The same position for everybody at the table: other luck to come, another order of the supply.
fn changed(position: &Trollfjord, n: u64) -> Trollfjord {
    let mut table = position.clone().into_table();
    let seed = Seed::from_text(&format!("changed {n}"));
    table.seed = seed;
    Draws::open(&seed.key(), 7).shuffle(&mut table.supply);
    Trollfjord::from_table(table, &mut ()).expect("a table that keeps all laws")
}

/// Positions of every kind of decision, from lively games of all sizes.
fn positions() -> BTreeMap<String, Vec<Trollfjord>> {
    let mut found: BTreeMap<String, Vec<Trollfjord>> = BTreeMap::new();
    for n in 0..60 {
        let seed = seed("blind", n);
        let mut draws = picks(seed);
        let setup = Trollfjord::agreed(2 + (n % 3) as u8, n);
        let mut game = Trollfjord::new(&setup, seed, &mut ());
        while game.to_move().is_some() {
            let step: Step = game.table().phase.step();
            let of_kind = found.entry(format!("{step:?}")).or_default();
            // Spread over the games: no more than two of a kind from each.
            if of_kind.len() < 2 * (n as usize + 1) && draws.chance(40) {
                of_kind.push(game.clone());
            }
            let m = pick(&game, Style::Lively, &mut draws);
            game.play(m, &mut ()).expect("a legal move");
        }
    }
    found
}

/// The kinds of decision in which `choose` gives another answer when only hidden things are changed.
fn peeks(
    positions: &BTreeMap<String, Vec<Trollfjord>>,
    most: usize,
    choose: impl Fn(&Trollfjord) -> Option<Move>,
) -> Vec<&str> {
    let peeks_at = |position: &Trollfjord| {
        let answer = choose(position);
        let legal = position.legal();
        assert!(answer.is_some_and(|m| legal.contains(&m)), "{position}");
        (0..CHANGES).any(|n| choose(&changed(position, n)) != answer)
    };
    let kinds = positions.iter();
    let seen = kinds.filter(|(_, list)| list.iter().take(most).any(peeks_at));
    seen.map(|(kind, _)| kind.as_str()).collect()
}

#[test]
fn no_player_sees_what_its_seat_cannot_know() {
    let positions = positions();
    assert_eq!(positions.len(), KINDS, "{:?}", positions.keys());
    for level in Level::ALL {
        for manner in Manner::ALL {
            let player = Player { level, manner };
            let most = POSITIONS[level as usize];
            let found = peeks(&positions, most, |position| player.choose(position));
            assert!(found.is_empty(), "{player} peeks: {found:?}");
        }
    }
}

/// The test above finds whoever looks at the key: one that tries every move on the real position and keeps the best.
#[test]
fn a_cheat_is_found() {
    let positions = positions();
    let found = peeks(&positions, 60, |position| cheat(position, 3));
    for kind in ["Swing", "Announce", "Lord"] {
        assert!(found.contains(&kind), "{kind} not in {found:?}");
    }
    // And one that only reads the order of the supply.
    let found = peeks(&positions, 60, |position| {
        let next = position.table().supply.last()?;
        let list = position.legal();
        list.get(usize::from(next.value()) % list.len()).copied()
    });
    assert_eq!(found.len(), KINDS, "{found:?}");
}

/// Knows the luck to come for so many turns.
fn cheat(position: &Trollfjord, turns: u16) -> Option<Move> {
    let seat = position.to_move()?;
    let points = |m: &Move| {
        let mut game = position.clone();
        game.play(*m, &mut ()).expect("a legal move");
        while let Some(m) = greedy::choose(&game) {
            if game.table().turn > position.table().turn + turns {
                break;
            }
            game.play(m, &mut ()).expect("a legal move");
        }
        lead(&game, seat)
    };
    position.legal().into_iter().max_by_key(points)
}

fn lead(game: &Trollfjord, seat: Seat) -> i32 {
    let others = game.seats().filter(|&other| other != seat);
    let best = others.map(|other| game.score(other).total()).max();
    game.score(seat).total() - best.unwrap_or(0)
}

/// A guess hangs on the draws alone: neither the key nor the order of the supply shows through it.
#[test]
fn a_guess_shows_nothing_of_what_it_replaces() {
    for position in positions().values().flatten().step_by(5) {
        let guess = |position: &Trollfjord| {
            let mut guess = position.clone();
            let seat = position.to_move().expect("somebody decides");
            guess.imagine(seat, &mut Draws::open(&[9; 32], 4));
            guess
        };
        for n in 0..CHANGES {
            let other = changed(position, n);
            assert_ne!(&other, position);
            assert_eq!(guess(&other), guess(position));
        }
    }
}
