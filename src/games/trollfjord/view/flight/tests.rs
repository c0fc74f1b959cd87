//! The plan for each kind of event.

use super::*;
use crate::engine::{Game, Record, Seed, Session};
use crate::games::trollfjord::pieces::{Distance, Gifts};
use crate::games::trollfjord::{Setup, Trollfjord};

const RUNA: Seat = Seat::ALL[0];
const BIRK: Seat = Seat::ALL[1];
const GLACIER: Region = Region::ALL[0];
const MOUNTAIN: Region = Region::ALL[1];

/// A table of two on which nothing has happened.
fn table() -> Table {
    let setup: Setup = "2 first".parse().expect("a set-up");
    Trollfjord::new(&setup, Seed::from_text("flights"), &mut Vec::new()).into_table()
}

/// The plan of one event on a table where Runa has a troll in the first region. Nobody's turn ends.
fn flights(event: Event) -> Vec<Flight> {
    let mut table = table();
    table.trolls[GLACIER.index()][RUNA] = 1;
    plan(&table, &[event], &table)
}

fn treasure() -> Treasure {
    Treasure::new(17).expect("a value of 10 to 28")
}

/// From where, to where, beginning when, for how long.
fn course(flight: &Flight) -> (Option<Place>, Place, u32, u32) {
    (flight.from, flight.to, flight.start, flight.time)
}

#[test]
fn a_lord_hops_from_free_space_to_free_space_of_its_row() {
    let mut after = table();
    after.lords[RUNA].at = Travelled(8);
    after.lords[BIRK].at = Travelled(4);
    let step = Event::LordStepped {
        seat: RUNA,
        row: Row::Placement,
        distance: Distance::ALL[2],
        from: Travelled::start(1),
        to: Travelled(8),
    };
    let list = plan(&after, &[step], &after);
    let steps: Vec<_> = list.iter().map(course).collect();
    let lord = |at| Place::Lord(RUNA, Travelled(at));
    let body = Place::Body(RUNA);
    // Space 0, 2, 6 over Birk on 4, then 8.
    let ways = [(-1, 0), (0, 2), (2, 6), (6, 8)];
    let wanted = ways.iter().zip(0..).flat_map(|(&(from, to), n)| {
        let start = n * 220;
        [
            (Some(body), body, start, 220),
            (Some(lord(from)), lord(to), start, 220),
        ]
    });
    assert_eq!(steps, wanted.collect::<Vec<_>>());
    assert!(list.iter().all(|flight| flight.ghost.is_none()));
}

#[test]
fn placed_trolls_drop_from_above() {
    for (region, fresh) in [(GLACIER, false), (MOUNTAIN, true)] {
        let list = flights(Event::Placed {
            seat: RUNA,
            region,
            count: 2,
            tailwind: true,
        });
        let [flight] = &list[..] else {
            panic!("{list:?}");
        };
        let place = Place::Trolls(region, RUNA);
        assert_eq!(course(flight), (None, place, 0, 260));
        assert_eq!(flight.ghost, Some(Ghost::Trolls(RUNA, 2)));
        assert_eq!(flight.fresh, fresh, "{region}");
    }
}

#[test]
fn a_troll_walks_from_region_to_region() {
    let list = flights(Event::Wandered {
        seat: RUNA,
        from: GLACIER,
        to: MOUNTAIN,
        tailwind: false,
    });
    let [flight] = &list[..] else {
        panic!("{list:?}");
    };
    let places = [GLACIER, MOUNTAIN].map(|region| Place::Trolls(region, RUNA));
    assert_eq!(course(flight), (Some(places[0]), places[1], 0, 380));
    assert_eq!(flight.ghost, Some(Ghost::Trolls(RUNA, 1)));
    assert!(flight.fresh);
}

#[test]
fn a_treasure_flies_to_the_belt_or_into_the_patched_sack() {
    for belt in [Some(BeltSpace::Plus), None] {
        let list = flights(Event::Collected {
            seat: BIRK,
            region: GLACIER,
            treasure: treasure(),
            belt,
        });
        let [flight] = &list[..] else {
            panic!("{list:?}");
        };
        let to = belt.map_or(Place::Patched(BIRK), |space| Place::Belt(BIRK, space));
        let from = Some(Place::Treasure(GLACIER));
        assert_eq!(course(flight), (from, to, 0, 620));
        assert_eq!(flight.ghost, Some(Ghost::Treasure(treasure())));
        // The number of what is in the patched sack stays in sight.
        assert_eq!(flight.fresh, belt.is_some());
    }
}

#[test]
fn a_crown_changes_hands_or_comes_from_the_bank() {
    for (holder, from) in [(None, None), (Some(RUNA), Some(RUNA)), (Some(BIRK), None)] {
        let level = Level::Two;
        let list = flights(Event::Crowned {
            seat: BIRK,
            level,
            from: holder,
        });
        let [flight] = &list[..] else {
            panic!("{list:?}");
        };
        let from = from.map(|seat| Place::Crown(seat, level));
        assert_eq!(course(flight), (from, Place::Crown(BIRK, level), 0, 700));
        assert!(flight.fresh && flight.ghost == Some(Ghost::Crown));
    }
}

#[test]
fn trolls_go_back_to_the_supply_with_their_number() {
    let cleared = Event::Cleared {
        seat: RUNA,
        region: GLACIER,
        count: 1,
    };
    let list = flights(cleared);
    let from = Some(Place::Trolls(GLACIER, RUNA));
    assert_eq!(course(&list[0]), (from, Place::Supply(RUNA), 0, 380));
    assert_eq!(list[0].ghost, Some(Ghost::Trolls(RUNA, 1)));
    // As many as the events before have put there, from wherever any are left, all at once.
    let mut before = table();
    before.trolls[MOUNTAIN.index()][RUNA] = 3;
    let placed = Event::Placed {
        seat: RUNA,
        region: GLACIER,
        count: 2,
        tailwind: false,
    };
    let laid = Event::LaidDown {
        seat: RUNA,
        trolls: 5,
    };
    let list = plan(&before, &[placed, laid], &before);
    let leaving: Vec<_> = list[1..].iter().map(|f| (f.ghost, f.start)).collect();
    let trolls = |count| Some(Ghost::Trolls(RUNA, count));
    assert_eq!(leaving, [(trolls(2), 260), (trolls(3), 260)]);
}

#[test]
fn treasures_and_gifts_are_turned_over_where_they_lie() {
    let refilled = Event::Refilled {
        region: MOUNTAIN,
        treasure: treasure(),
    };
    let turned = Event::GiftsTurned {
        seat: BIRK,
        gifts: Gifts::NONE.with(Gift::Four).with(Gift::Sixteen),
    };
    let table = table();
    let list = plan(&table, &[turned, refilled], &table);
    let places = [
        Place::Gift(BIRK, Gift::Four),
        Place::Gift(BIRK, Gift::Sixteen),
        Place::Treasure(MOUNTAIN),
    ];
    let wanted = places.map(|at| (Some(at), at, 0, 260));
    assert_eq!(list.iter().map(course).collect::<Vec<_>>(), wanted);
}

#[test]
fn sacks_slide_from_their_old_places() {
    let (mut before, mut after) = (table(), table());
    before.mover = RUNA;
    after.mover = BIRK;
    let list = plan(&before, &[], &after);
    let slides = [(1, 0), (0, 1)];
    let wanted = slides.map(|(from, to)| (Some(Place::Sack(from)), Place::Sack(to), 0, 400));
    assert_eq!(list.iter().map(course).collect::<Vec<_>>(), wanted);
    assert_eq!(plan(&after, &[], &after), []);
}

#[test]
fn what_would_take_too_long_is_hurried() {
    let taken = Event::Collected {
        seat: RUNA,
        region: GLACIER,
        treasure: treasure(),
        belt: None,
    };
    let crowned = Event::Crowned {
        seat: RUNA,
        level: Level::One,
        from: None,
    };
    let table = table();
    let list = plan(&table, &[taken, crowned, taken, crowned], &table);
    let ends: Vec<u32> = list.iter().map(|f| f.start + f.time).collect();
    assert!(
        ends.is_sorted() && ends[3] <= LONGEST && ends[3] >= LONGEST - 4,
        "{ends:?}"
    );
    let starts: Vec<u32> = list.iter().skip(1).map(|f| f.start).collect();
    let apart = starts
        .iter()
        .zip(&ends)
        .map(|(start, end)| start.abs_diff(*end));
    assert!(apart.max() <= Some(1), "one after the other: {list:?}");
}

/// A whole game: every plan ends in time, and every piece comes from where the table had it.
#[test]
fn the_plans_of_a_game_fit_its_tables() {
    let text = include_str!("../../../../../tests/e2e/games/four.txt");
    let record = text.lines().find_map(|line| line.strip_prefix("record "));
    let record: Record<Trollfjord> = record.and_then(|r| r.parse().ok()).expect("a record");
    let all = Session::open(&record);
    let mut before = record.opening();
    let mut kinds = 0;
    for (n, played) in all.played().iter().enumerate() {
        let after = record.position(n + 1).expect("a position");
        let (old, new) = (before.table(), after.table());
        for flight in plan(old, &played.events, new) {
            assert!(flight.start + flight.time <= LONGEST);
            match (flight.from, flight.ghost) {
                (Some(Place::Trolls(region, seat)), Some(Ghost::Trolls(owner, _))) => {
                    assert_eq!(seat, owner);
                    assert!(old.trolls_in(region, seat) > 0, "decision {n}");
                    kinds |= 1;
                }
                (Some(Place::Treasure(region)), Some(Ghost::Treasure(treasure))) => {
                    assert_eq!(old.treasure(region), Some(treasure), "decision {n}");
                    kinds |= 2;
                }
                (Some(Place::Lord(seat, _)), _) => {
                    let ends = new.lords[seat].at;
                    assert!(matches!(flight.to, Place::Lord(s, at) if s == seat && at <= ends));
                    kinds |= 4;
                }
                _ => {}
            }
        }
        before = after;
    }
    assert_eq!(kinds, 7, "the game has steps, treasures and wandering");
}
