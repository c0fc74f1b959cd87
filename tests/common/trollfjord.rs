//! Trollfjord for the bulk tests: its nudges, its cheap laws, and a board that is moved by events alone.

use ::trollfjord::engine::{BySeat, Game, Seat, Total};
use ::trollfjord::games::trollfjord::greedy;
use ::trollfjord::games::trollfjord::map::{Fortress, Region};
use ::trollfjord::games::trollfjord::moves::universe;
use ::trollfjord::games::trollfjord::pieces::{Gifts, Row, Treasure};
use ::trollfjord::games::trollfjord::setup::{Numbers, Players};
use ::trollfjord::games::trollfjord::table::{Lord, Sack};
use ::trollfjord::games::trollfjord::tower::{ByColor, PER_COLOR, Tower};
use ::trollfjord::games::trollfjord::{Event, Move, Phase, Setup, Trollfjord};

use super::Bulk;

/// What events alone show of a table.
pub struct Shadow {
    tower: Tower,
    treasures: [Option<Treasure>; 12],
    trolls: [BySeat<u8>; 12],
    lords: BySeat<Lord>,
    sacks: BySeat<Sack>,
    crowns: [Option<Seat>; 3],
    turn: (u16, Seat),
}

impl Bulk for Trollfjord {
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
    type Shadow = Shadow;

    fn agreed(players: u8, game: u64) -> Setup {
        let numbers = match game % 3 {
            0 => Numbers::FirstGame,
            1 => Numbers::Random,
            _ => Numbers::Custom((game / 3 % 90) as u8),
        };
        let mut setup = Setup::new(Players::new(players).expect("2 to 4"), numbers);
        setup.even_start = game % 4 == 3;
        setup
    }

    fn ends_by_itself(&self) -> bool {
        self.table().rear().is_none()
    }

    fn weight(&self, m: Move) -> u32 {
        let t = self.table();
        match m {
            Move::Lord(Row::Placement, d) if t.supply_of(t.mover) > 2 => 20 * u32::from(d.get()),
            Move::Lord(Row::Wander, d) => 4 * u32::from(d.get()),
            Move::Place(region, count) => u32::from(count) * self.wanted(region),
            Move::Wander(from, to) => (1 + self.wanted(to))
                .saturating_sub(self.wanted(from))
                .max(1),
            Move::Announce(fortress) => match t.trolls_at(fortress, t.mover) {
                0..=3 => 1,
                4 => 4,
                _ => 30,
            },
            Move::Hammer => 16,
            Move::Join => 4,
            Move::Stop => {
                let sensible = t.phase.hammering().is_some_and(|h| {
                    let full = t.tower.out_by_color().most_limited() >= h.color_limit();
                    full || self.allowed(h.fortress, h.hammerer).next().is_some()
                });
                if sensible { 60 } else { 1 }
            }
            Move::Pledge(gifts) if gifts != Gifts::NONE => 3,
            _ => 1,
        }
    }

    fn sensible(&self) -> Move {
        greedy::choose(self).expect("somebody decides")
    }

    fn universe() -> Vec<Move> {
        universe()
    }

    fn check_laws(&self) {
        let t = self.table();
        assert_eq!(t.check(), Ok(()), "{self}");
        // 44 boulders, eleven of each color, wherever they lie.
        let mut colors = t.tower.out_by_color();
        for ledge in trollfjord::games::trollfjord::tower::Ledge::ALL {
            let there = ByColor::count(t.tower.ledge(ledge));
            colors
                .0
                .iter_mut()
                .zip(there.0)
                .for_each(|(sum, n)| *sum += n);
        }
        assert_eq!(colors, ByColor([PER_COLOR as u8; 4]), "{self}");
        for seat in t.seats() {
            assert_eq!(t.on_board(seat) + t.supply_of(seat), 10);
            // The score adds up, counted once more.
            let sack = &t.sacks[seat];
            let tiles = sack.belt.iter().flatten().chain(&sack.patched);
            let treasures: i32 = tiles.map(|t| i32::from(t.value())).sum();
            let gifts: i32 = sack.gifts.iter().map(|g| i32::from(g.worth())).sum();
            let crowns = t.crowns.iter().filter(|c| **c == Some(seat)).count() as i32;
            let even = i32::from(t.setup.even_start_points(t.lords[seat].start));
            let total = treasures + gifts + 6 * crowns + even;
            assert_eq!(self.score(seat).total(), total);
        }
        // A crown lies with the best of its number.
        for (level, holder) in t.crowns.iter().enumerate() {
            let best = t.seats().filter_map(|s| t.sacks[s].belt[level]).max();
            let held = holder.and_then(|s| t.sacks[s].belt[level]);
            assert_eq!(held, best, "{self}");
        }
        if matches!(t.phase, Phase::Lord | Phase::Announce | Phase::Over) {
            assert_eq!(t.out(), 0, "{self}");
        }
    }

    fn differs_in_hidden_things_only(&self, guess: &Self) {
        let (mut real, mut guess) = (self.table().clone(), guess.table().clone());
        assert_eq!(guess.check(), Ok(()));
        assert_ne!(real.seed, guess.seed);
        guess.seed = real.seed;
        real.supply.sort_unstable();
        guess.supply.sort_unstable();
        assert_eq!(real, guess);
    }

    fn shadow(&self) -> Shadow {
        let t = self.table();
        Shadow {
            tower: Tower::outside_all(t.tower.mirrored()),
            treasures: t.treasures,
            trolls: [BySeat::default(); 12],
            lords: t.lords,
            sacks: BySeat::from_fn(|_| Sack::empty()),
            crowns: [None; 3],
            turn: (0, Seat::ALL[0]),
        }
    }

    fn follow(shadow: &mut Shadow, event: &Event) {
        let at = Region::index;
        match *event {
            Event::Turn { number, seat } => shadow.turn = (number, seat),
            Event::LordStepped { seat, from, to, .. } => {
                assert_eq!(shadow.lords[seat].at, from);
                shadow.lords[seat].at = to;
            }
            Event::Placed {
                seat,
                region,
                count,
                ..
            } => {
                shadow.trolls[at(region)][seat] += count;
            }
            Event::Wandered { seat, from, to, .. } => {
                shadow.trolls[at(from)][seat] -= 1;
                shadow.trolls[at(to)][seat] += 1;
            }
            Event::Tower(event) => shadow.tower.replay(event).expect("an event that fits"),
            Event::Fell { total, .. } => {
                assert_eq!(shadow.tower.out_count(), usize::from(total));
            }
            Event::GiftsTurned { seat, gifts } => {
                let sack = &mut shadow.sacks[seat];
                assert!(sack.gifts.covers(gifts));
                sack.gifts = sack.gifts.without(gifts);
            }
            Event::Collected {
                seat,
                region,
                treasure,
                belt,
            } => {
                assert_eq!(shadow.treasures[at(region)].take(), Some(treasure));
                match belt {
                    Some(space) => shadow.sacks[seat].belt[space.index()] = Some(treasure),
                    None => shadow.sacks[seat].patched.push(treasure),
                }
            }
            Event::Crowned { seat, level, from } => {
                assert_eq!(shadow.crowns[level.index()], from);
                shadow.crowns[level.index()] = Some(seat);
            }
            Event::Cleared {
                seat,
                region,
                count,
            } => {
                let there = std::mem::take(&mut shadow.trolls[at(region)][seat]);
                assert_eq!(there, count);
            }
            Event::Refilled { region, treasure } => {
                assert_eq!(shadow.treasures[at(region)].replace(treasure), None);
            }
            Event::LaidDown { seat, .. } => {
                shadow.lords[seat].lying = true;
                shadow.trolls.iter_mut().for_each(|region| region[seat] = 0);
            }
            _ => {}
        }
    }

    fn agrees(&self, shadow: &Shadow) {
        let t = self.table();
        assert_eq!(shadow.tower, t.tower, "{self}");
        assert_eq!(shadow.treasures, t.treasures, "{self}");
        assert_eq!(shadow.trolls, t.trolls, "{self}");
        assert_eq!(shadow.lords, t.lords, "{self}");
        assert_eq!(shadow.sacks, t.sacks, "{self}");
        assert_eq!(shadow.crowns, t.crowns, "{self}");
        assert_eq!(shadow.turn, (t.turn, t.mover), "{self}");
    }
}

/// A nudge of its own for Trollfjord.
trait Wanted {
    /// More the more own trolls stand at a fortress of this region at which the decider may hammer next; 1 or more.
    fn wanted(&self, region: Region) -> u32;
}

impl Wanted for Trollfjord {
    fn wanted(&self, region: Region) -> u32 {
        let t = self.table();
        let decider = self.to_move().unwrap_or(t.mover);
        let needed = t.sacks[decider].next_space().and_then(|s| s.level());
        let fits = |f: &Fortress| needed.is_none_or(|level| t.number(*f) == level);
        let open = region.fortresses().filter(fits);
        let trolls = open
            .map(|f| 6 + 4 * u32::from(t.trolls_at(f, decider)))
            .max();
        trolls.unwrap_or(1)
    }
}
