//! The test table: a position laid out by hand, played by notation and asked as text.

use trollfjord::engine::{Game, Seat, Seed};
use trollfjord::games::trollfjord::check::Flaw;
use trollfjord::games::trollfjord::map::{Fortress, Region};
use trollfjord::games::trollfjord::pieces::{Gift, Gifts, Level, Treasure};
use trollfjord::games::trollfjord::tower::{Blow, Side, Strength};
use trollfjord::games::trollfjord::walkway::{Planks, Travelled};
use trollfjord::games::trollfjord::{Phase, Setup, Table, Trollfjord};

pub use crate::play::Play;

/// Seat 0 of the scenarios.
pub const ORANGE: Seat = Seat::ALL[0];
/// Seat 1 of the scenarios.
pub const WHITE: Seat = Seat::ALL[1];
/// Seat 2 of the scenarios.
pub const BROWN: Seat = Seat::ALL[2];
/// Seat 3 of the scenarios.
pub const BLACK: Seat = Seat::ALL[3];

/// The blow that hand-made falls are struck with; the rules make no difference.
pub const FIRM: Blow = Blow::new(Side::Left, Strength::Firm);

/// Reads a piece of notation of a test.
pub fn read<T: std::str::FromStr>(text: &str) -> T {
    text.parse()
        .unwrap_or_else(|_| panic!("{text} is not notation"))
}

/// The region `R08`.
pub fn region(text: &str) -> Region {
    read(text)
}

/// The fortress `F6`.
pub fn fortress(text: &str) -> Fortress {
    read(text)
}

/// The treasure of this value.
pub fn treasure(value: u8) -> Treasure {
    Treasure::new(value).expect("a value of 10 to 28")
}

/// The set of the gifts with these worths.
pub fn gifts(worths: &[u8]) -> Gifts {
    let set = Gift::ALL
        .into_iter()
        .filter(|g| worths.contains(&g.worth()));
    set.fold(Gifts::NONE, Gifts::with)
}

/// A table that is being laid out. Belts come before treasures, since they take tiles from the board if they must.
pub struct Lay {
    /// The table, for what has no word of its own.
    pub table: Table,
    wanted: Vec<(Region, u8)>,
}

impl Lay {
    /// A new game of so many, with the numbers of the first game, the planks in the order of the board page, and the
    /// lords on the way: seat 0 on 10, seat 1 on 20, seat 2 on 30, seat 3 on 40.
    pub fn players(count: u8) -> Lay {
        let setup: Setup = read(&format!("{count} first"));
        let game = Trollfjord::new(&setup, Seed::from_text("test table"), &mut ());
        let mut table = game.into_table();
        table.planks = Planks([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        let lay = Lay {
            table,
            wanted: Vec::new(),
        };
        lay.lords(&[10, 20, 30, 40][..usize::from(count)])
    }

    /// The table of a position that has been played.
    pub fn again(play: Play) -> Lay {
        Lay {
            table: play.game.into_table(),
            wanted: Vec::new(),
        }
    }

    /// Fortress numbers: `F6=III F2=II`.
    pub fn numbers(mut self, text: &str) -> Lay {
        for (fortress, number) in pairs(text) {
            let level = Level::ALL.into_iter().find(|l| l.to_string() == number);
            self.table
                .set_number(read(fortress), level.expect("I, II or III"));
        }
        self
    }

    /// Treasures on the board: `R08=15 R09=18`. Each changes places with the tile that lay there.
    pub fn treasures(mut self, text: &str) -> Lay {
        for (region, value) in pairs(text) {
            let (region, value): (Region, u8) = (read(region), read(value));
            self.lay_treasure(region, treasure(value));
            self.wanted.push((region, value));
        }
        self
    }

    fn lay_treasure(&mut self, region: Region, wanted: Treasure) {
        let here = self.table.treasures[region.index()];
        let free = |r: &Region| *r == region || !self.wanted.iter().any(|(w, _)| w == r);
        let mut on_board = Region::ALL.into_iter().filter(free);
        let there = on_board.find(|r| self.table.treasure(*r) == Some(wanted));
        match (there, self.table.supply.iter().position(|t| *t == wanted)) {
            (Some(other), _) => {
                self.table.treasures.swap(region.index(), other.index());
            }
            (None, Some(at)) => self.table.supply[at] = here.expect("a treasure to swap"),
            (None, None) => panic!("no tile of {wanted} is left"),
        }
        self.table.treasures[region.index()] = Some(wanted);
    }

    /// All trolls of a seat on the board: `R09x2 R05`.
    pub fn trolls(mut self, seat: Seat, text: &str) -> Lay {
        for region in Region::ALL {
            self.table.set_trolls(region, seat, 0);
        }
        for word in text.split_whitespace() {
            let (region, count) = word.split_once('x').unwrap_or((word, "1"));
            self.table.set_trolls(read(region), seat, read(count));
        }
        self
    }

    /// How far the lords have come, by seat; -1 to -4 are starting spaces 1 to 4.
    pub fn lords(mut self, at: &[i16]) -> Lay {
        for (seat, &at) in Seat::ALL.into_iter().zip(at) {
            self.table.set_lord(seat, Travelled(at));
        }
        // Those on the way began on the starting spaces that are left.
        let taken: Vec<i16> = at.iter().map(|at| -at).filter(|s| *s > 0).collect();
        let mut left = (1..=4).filter(|s| !taken.contains(s));
        for (seat, &at) in Seat::ALL.into_iter().zip(at) {
            if at >= 0 {
                self.table.lords[seat].start = left.next().expect("four spaces") as u8;
            }
        }
        self
    }

    /// Fills the belt of a seat from the left; the first seat on a number has its crown.
    pub fn belt(mut self, seat: Seat, values: &[u8]) -> Lay {
        for &value in values {
            self.table.fill_belt(seat, treasure(value)).unwrap();
        }
        self
    }

    /// Fills the patched sack of a seat.
    pub fn patched(mut self, seat: Seat, values: &[u8]) -> Lay {
        for &value in values {
            self.table.fill_patched(seat, treasure(value)).unwrap();
        }
        self
    }

    /// The unturned gifts of a seat, by worth.
    pub fn gifts(mut self, seat: Seat, worths: &[u8]) -> Lay {
        self.table.sacks[seat].gifts = gifts(worths);
        self
    }

    /// Lays the lord of this seat on its side, after a belt filled with what the supply has, so that the end has come.
    pub fn lies(&mut self, seat: Seat) {
        self.table.ending = true;
        self.table.lords[seat].lying = true;
        while !self.table.sacks[seat].is_full() {
            let low = *self
                .table
                .supply
                .iter()
                .min()
                .expect("a tile in the supply");
            self.table.fill_belt(seat, low).expect("a tile and a space");
        }
    }

    /// Moves the whole supply into one patched sack: nothing is left to refill with.
    pub fn no_supply(mut self, seat: Seat) -> Lay {
        let supply = std::mem::take(&mut self.table.supply);
        self.table.sacks[seat].patched.extend(supply);
        self
    }

    /// The lord farthest back is to step.
    pub fn steps(mut self) -> Play {
        self.table.mover = self.table.rear().expect("somebody stands");
        self.table.phase = Phase::Lord;
        self.start()
    }

    /// This seat has moved and may announce.
    pub fn announces(mut self, seat: Seat) -> Play {
        self.table.mover = seat;
        self.table.phase = Phase::Announce;
        self.start()
    }

    /// The position as laid out.
    pub fn start(self) -> Play {
        self.try_start().expect("a table that keeps all laws")
    }

    /// The position as laid out, or the law that it breaks.
    pub fn try_start(self) -> Result<Play, Flaw> {
        for (region, value) in self.wanted {
            assert_eq!(
                self.table.treasure(region),
                Treasure::new(value),
                "{region}"
            );
        }
        let mut heard = Vec::new();
        let game = Trollfjord::from_table(self.table, &mut heard)?;
        Ok(Play { game, heard })
    }
}

fn pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let words = text.split_whitespace();
    words.map(|word| word.split_once('=').expect("a=b"))
}

/// Four players with these treasures, and trolls of orange and white, at F1: R01, R03, R04. F1 is I.
pub fn lay_f1(treasures: &str, orange: &str, white: &str) -> Lay {
    let lay = Lay::players(4).treasures(treasures);
    lay.trolls(ORANGE, orange).trolls(WHITE, white)
}

/// Orange has the hammer at F1; white is the comrade if it has trolls there.
pub fn at_f1(treasures: &str, orange: &str, white: &str) -> Play {
    hammer_f1(lay_f1(treasures, orange, white))
}

/// Orange takes the hammer at F1; who is asked joins.
pub fn hammer_f1(lay: Lay) -> Play {
    let mut game = lay.announces(ORANGE);
    game.play("F1");
    if game.legal() == "join decline" {
        game.play("join hammer");
    }
    game
}
