//! Contests of computer players: who wins over fixed seeds, and with what habits.

use std::fmt;

use ::trollfjord::engine::{BySeat, Draws, Game, Seat, Seed, Sink};
use ::trollfjord::games::trollfjord::players::Player;
use ::trollfjord::games::trollfjord::setup::{Numbers, Players, Setup};
use ::trollfjord::games::trollfjord::{Event, Move, Phase, Trollfjord};

/// Who sits at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Every move alike.
    Random,
    /// A computer player.
    Computer(Player),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Random => f.write_str("random"),
            Sitter::Computer(player) => player.fmt(f),
        }
    }
}

/// What somebody does.
#[derive(Clone, Copy, Default, Debug)]
pub struct Habits {
    /// Times asked to join, and joined.
    pub asked: u64,
    pub joined: u64,
    /// Gifts turned over.
    pub gifts: u64,
    /// Blows struck or refused while a treasure was within one's rights, and struck.
    pub safe: u64,
    pub dared: u64,
    /// Seats played.
    pub seats: u64,
}

/// The outcome of games between two who share the table.
#[derive(Clone, Default, Debug)]
pub struct Outcome {
    pub games: u64,
    /// Games that the first of the two won.
    pub won: u64,
    /// Games won from each starting space.
    pub by_start: [u64; 4],
    pub turns: u64,
    pub blows: u64,
    pub decisions: u64,
    /// Of the first and of the second.
    pub habits: [Habits; 2],
}

/// Counts what habits are made of.
struct Watch<'a> {
    first: BySeat<bool>,
    outcome: &'a mut Outcome,
}

impl Watch<'_> {
    fn of(&mut self, seat: Seat) -> &mut Habits {
        &mut self.outcome.habits[usize::from(!self.first[seat])]
    }
}

impl Sink<Event> for Watch<'_> {
    fn tell(&mut self, event: Event) {
        match event {
            Event::Turn { .. } => self.outcome.turns += 1,
            Event::Struck { .. } => self.outcome.blows += 1,
            Event::GiftsTurned { seat, gifts } => {
                self.of(seat).gifts += u64::from(gifts.count());
            }
            _ => {}
        }
    }
}

/// Where the first of two sits in game `n`: every way to share the table in turn.
fn shares(players: u8, n: u64) -> BySeat<bool> {
    let ways: &[u8] = match players {
        2 => &[0b01, 0b10],
        3 => &[0b001, 0b110, 0b010, 0b101, 0b100, 0b011],
        _ => &[0b0011, 0b1100, 0b0101, 0b1010, 0b0110, 0b1001],
    };
    let way = ways[(n % ways.len() as u64) as usize];
    BySeat::from_fn(|seat| way >> seat.index() & 1 == 1)
}

impl Outcome {
    /// Plays game `n`: seeds and seats hang on it alone. Two games that share a seed change places.
    pub fn play(&mut self, two: [Sitter; 2], players: u8, n: u64, seed: &str) {
        let first = shares(players, n);
        let seed = Seed::from_text(&format!("{seed} {}", n / 2));
        let setup = Setup::new(Players::new(players).expect("2 to 4"), Numbers::Random);
        let mut draws = Draws::open(&seed.key(), u64::MAX);
        let mut game = Trollfjord::new(&setup, seed, &mut ());
        let mut watch = Watch {
            first,
            outcome: self,
        };
        while let Some(seat) = game.to_move() {
            let m = match two[usize::from(!first[seat])] {
                Sitter::Computer(player) => player.choose(&game).expect("somebody decides"),
                Sitter::Random => {
                    let list = game.legal();
                    list[draws.below(list.len() as u32) as usize]
                }
            };
            noted(watch.of(seat), &game, m);
            game.play(m, &mut watch).expect("a legal move");
        }
        let winner = game.ranking()[0];
        self.games += 1;
        self.won += u64::from(first[winner]);
        self.by_start[usize::from(game.table().lords[winner].start) - 1] += 1;
        self.decisions += u64::from(game.decisions());
        for seat in game.seats() {
            self.habits[usize::from(!first[seat])].seats += 1;
        }
    }

    /// Both outcomes together.
    pub fn and(mut self, other: &Outcome) -> Outcome {
        self.games += other.games;
        self.won += other.won;
        self.turns += other.turns;
        self.blows += other.blows;
        self.decisions += other.decisions;
        for i in 0..4 {
            self.by_start[i] += other.by_start[i];
        }
        for (mine, more) in self.habits.iter_mut().zip(&other.habits) {
            mine.asked += more.asked;
            mine.joined += more.joined;
            mine.gifts += more.gifts;
            mine.safe += more.safe;
            mine.dared += more.dared;
            mine.seats += more.seats;
        }
        self
    }
}

fn noted(habits: &mut Habits, game: &Trollfjord, m: Move) {
    match game.table().phase {
        Phase::Join { .. } => {
            habits.asked += 1;
            habits.joined += u64::from(m == Move::Join);
        }
        Phase::Swing {
            hammering,
            first: false,
        } => {
            let mut safe = game.allowed(hammering.fortress, hammering.hammerer);
            if safe.next().is_some() {
                habits.safe += 1;
                habits.dared += u64::from(m != Move::Stop);
            }
        }
        _ => {}
    }
}
