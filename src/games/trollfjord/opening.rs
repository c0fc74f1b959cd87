//! §S1 The set-up: what the seed decides, in the order in which it is drawn.

use arrayvec::ArrayVec;

use crate::engine::{BySeat, Draws, Seat, Seed, Sink};

use super::Trollfjord;
use super::event::Event;
use super::luck::{POUR_STREAM, Relay, SETUP_STREAM, stream};
use super::map::{ARRANGEMENTS, FIRST_GAME, REGIONS, arrangement};
use super::phase::Phase;
use super::pieces::Treasure;
use super::setup::{Numbers, Setup};
use super::table::{Lord, Sack, Table};
use super::tower::Tower;
use super::walkway::{PLANKS, Planks, Travelled};

impl Trollfjord {
    pub(super) fn open(setup: &Setup, seed: Seed, sink: &mut impl Sink<Event>) -> Self {
        let mut draws = Draws::open(&seed.key(), stream(0, SETUP_STREAM));
        let mirrored = draws.below(2) == 1;
        let numbers = match setup.numbers {
            Numbers::FirstGame => None,
            Numbers::Random => arrangement(draws.below(u32::from(ARRANGEMENTS)) as u8),
            Numbers::Custom(index) => arrangement(index),
        };
        let mut planks: [u8; PLANKS] = std::array::from_fn(|plank| plank as u8);
        draws.shuffle(&mut planks);
        let mut deck = Treasure::deck();
        draws.shuffle(&mut deck);
        let mut supply = ArrayVec::from(deck);
        let treasures = std::array::from_fn(|_| supply.pop());
        let lords = draw_lords(setup, &mut draws);

        let mut tower = Tower::outside_all(mirrored);
        let mut pour = Draws::open(&seed.key(), stream(0, POUR_STREAM));
        tower.pour(&mut pour, &mut Relay(sink));
        sink.tell(Event::Poured);
        let mut game = Trollfjord {
            t: Table {
                setup: *setup,
                seed,
                numbers: numbers.unwrap_or(FIRST_GAME),
                planks: Planks(planks),
                supply,
                treasures,
                trolls: [BySeat::default(); REGIONS],
                lords,
                sacks: BySeat::from_fn(|_| Sack::empty()),
                crowns: [None; 3],
                tower,
                turn: 0,
                decisions: 0,
                ending: false,
                mover: Seat::ALL[0],
                phase: Phase::Lord,
            },
        };
        if let Some(seat) = game.t.rear() {
            game.begin_turn(seat, sink);
        }
        game.settle(sink);
        game
    }
}

/// Shuffles the seats onto starting spaces 1, 2, … in this order.
fn draw_lords(setup: &Setup, draws: &mut Draws) -> BySeat<Lord> {
    let mut order: ArrayVec<Seat, 4> = Seat::first(setup.players.get()).collect();
    draws.shuffle(&mut order);
    BySeat::from_fn(|seat| {
        let start = order
            .iter()
            .position(|&s| s == seat)
            .map_or(0, |place| place as u8 + 1);
        Lord {
            at: Travelled::start(start),
            start,
            lying: false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::super::setup::Players;
    use super::*;

    /// §S1
    #[test]
    fn s1_the_set_up_is_complete() {
        for players in Players::ALL {
            let setup = Setup::new(players, Numbers::Random);
            let game = Trollfjord::open(&setup, Seed::from_text("set-up"), &mut ());
            let t = game.table();
            assert_eq!(t.supply.len(), 30);
            assert!(t.treasures.iter().all(Option::is_some));
            assert_eq!((t.out(), t.turn), (0, 1));
            let mut starts: Vec<u8> = t.seats().map(|s| t.lords[s].start).collect();
            starts.sort_unstable();
            assert_eq!(starts, (1..=players.get()).collect::<Vec<_>>());
            assert_eq!(t.lords[t.mover].start, players.get());
        }
    }
}
