//! What a seed decides before the first turn, read off the tables of games that are set up.

use trollfjord::engine::{Game, Seed};
use trollfjord::games::trollfjord::map::{ARRANGEMENTS, arrangement};
use trollfjord::games::trollfjord::pieces::{Level, Treasure};
use trollfjord::games::trollfjord::setup::{Numbers, Players};
use trollfjord::games::trollfjord::walkway::PLANKS;
use trollfjord::games::trollfjord::{Setup, Table, Trollfjord};

use super::Verdict;
use super::tally::{Even, Shuffled};

/// Values of treasures: 10 to 28.
const VALUES: usize = 19;
/// The lowest of them.
const LOWEST: u8 = 10;

struct Tables {
    mirror: Even,
    numbers: Even,
    /// Both at once: one draw must not hang on the other.
    both: Even,
    planks: Shuffled,
    /// The values in the twelve regions, then in the supply from its top.
    treasures: Shuffled,
    /// The starting spaces of two, three and four lords.
    lords: [Shuffled; 3],
    arrangements: Vec<[Level; 6]>,
}

/// Sets up `games` games of two, three and four in turn, with random fortress numbers.
pub fn setup(games: u64, seed: &str) -> Vec<Verdict> {
    let mut kinds = vec![0; VALUES];
    for treasure in Treasure::deck() {
        kinds[usize::from(treasure.value() - LOWEST)] += 1;
    }
    let results = usize::from(ARRANGEMENTS);
    let mut tables = Tables {
        mirror: Even::new(2),
        numbers: Even::new(results),
        both: Even::new(2 * results),
        planks: Shuffled::distinct(PLANKS),
        treasures: Shuffled::new(kinds),
        lords: [2, 3, 4].map(Shuffled::distinct),
        arrangements: (0..ARRANGEMENTS).filter_map(arrangement).collect(),
    };
    for n in 0..games {
        let players = Players::ALL[(n % 3) as usize];
        let setup = Setup::new(players, Numbers::Random);
        let seed = Seed::from_text(&format!("{seed} set-up {n}"));
        tables.count(Trollfjord::new(&setup, seed, &mut ()).table());
    }
    tables.verdicts()
}

impl Tables {
    fn count(&mut self, t: &Table) {
        let mirrored = usize::from(t.tower.mirrored());
        // They are sorted; an unknown arrangement has no place to be counted and stops the measurement.
        let index = self.arrangements.binary_search(&t.numbers).unwrap();
        self.mirror.count(mirrored);
        self.numbers.count(index);
        self.both.count(2 * index + mirrored);
        for (place, &plank) in t.planks.0.iter().enumerate() {
            self.planks.count(place, usize::from(plank));
        }
        let supply = t.supply.iter().rev();
        let deck = t.treasures.iter().flatten().chain(supply);
        for (place, treasure) in deck.enumerate() {
            let kind = usize::from(treasure.value() - LOWEST);
            self.treasures.count(place, kind);
        }
        let lords = &mut self.lords[usize::from(t.setup.players.get() - 2)];
        for (place, seat) in t.seats().enumerate() {
            lords.count(place, usize::from(t.lords[seat].start - 1));
        }
    }

    fn verdicts(&self) -> Vec<Verdict> {
        let mut all = vec![
            Verdict::new("mirror", self.mirror.p()),
            Verdict::new("numbers", self.numbers.p()),
            Verdict::new("mirror_and_numbers", self.both.p()),
            Verdict::new("planks", self.planks.p()),
            Verdict::new("treasures", self.treasures.p()),
        ];
        for (players, lords) in (2..).zip(&self.lords) {
            all.push(Verdict::new(format!("lords_{players}"), lords.p()));
        }
        all
    }
}
