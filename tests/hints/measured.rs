//! The odds as they are told, against the same blows played by the rules themselves, very many times.

use trollfjord::engine::{Draws, Game, Record, Seed};
use trollfjord::games::trollfjord::players::odds::Odds;
use trollfjord::games::trollfjord::setup::{Numbers, Players, Setup};
use trollfjord::games::trollfjord::{Event, Move, Phase, Trollfjord, greedy};

/// A told figure, and what was measured.
pub struct Comparison {
    /// What is compared.
    pub name: String,
    /// How many standard errors they are apart.
    pub errors: f64,
}

/// A mean and the square of its standard error.
#[derive(Clone, Copy)]
struct Mean {
    mean: f64,
    error: f64,
}

/// What the rules did with one blow, again and again.
#[derive(Default)]
struct Measured {
    of: u64,
    empty: u64,
    angry: u64,
    boulders: u64,
    squares: u64,
    reached: Vec<u64>,
}

/// A game of sensible players, as a record.
pub fn game(players: u8, seed: &str) -> Record<Trollfjord> {
    let players = Players::new(players).expect("2 to 4");
    let mut record = Record::new(Setup::new(players, Numbers::Random), Seed::from_text(seed));
    let mut position: Trollfjord = record.opening();
    while let Some(m) = greedy::choose(&position) {
        record.moves.push(m);
        position.play(m, &mut ()).expect("a legal move");
    }
    record
}

/// The positions of `record` in which somebody holds the hammer, first to last.
pub fn swings(record: &Record<Trollfjord>) -> Vec<Trollfjord> {
    let mut position = record.opening();
    let mut list = Vec::new();
    for &m in &record.moves {
        if matches!(position.table().phase, Phase::Swing { .. }) {
            list.push(position.clone());
        }
        position.play(m, &mut ()).expect("a legal move");
    }
    list
}

/// The odds told after `told` imagined blows, compared with `samples` blows of each kind that the rules play.
pub fn compare(position: &Trollfjord, told: u32, samples: u64, seed: &str) -> Vec<Comparison> {
    let mut odds = Odds::new(position, told).expect("somebody holds the hammer");
    while odds.step() {}
    let key = Seed::from_text(seed).key();
    let seat = position.to_move().expect("somebody decides");
    let mut list = Vec::new();
    for odds in odds.blows() {
        let values: Vec<u8> = odds.goals.iter().map(|g| g.treasure.value()).collect();
        let mut measured = Measured {
            reached: vec![0; values.len()],
            ..Measured::default()
        };
        let mut events = Vec::new();
        for n in 0..samples {
            let mut game = position.clone();
            game.imagine(seat, &mut Draws::open(&key, n));
            events.clear();
            game.play(Move::Swing(odds.blow), &mut events)
                .expect("a blow");
            measured.take_in(&events, &values);
        }
        let mut add = |name: &str, told: Mean, seen: Mean| {
            let spread = (told.error + seen.error).sqrt();
            let apart = (told.mean - seen.mean).abs();
            list.push(Comparison {
                name: format!("{} {name}", odds.blow),
                errors: if apart == 0.0 { 0.0 } else { apart / spread },
            });
        };
        let of = measured.of;
        for (name, told, seen) in [
            ("empty", odds.empty, measured.empty),
            ("angry", odds.angry, measured.angry),
        ] {
            let (told, seen) = shares(told.count, told.of, seen, of);
            add(name, told, seen);
        }
        for (goal, &seen) in odds.goals.iter().zip(&measured.reached) {
            let (told, seen) = shares(goal.reached.count, goal.reached.of, seen, of);
            add(&format!("reaches {}", goal.treasure), told, seen);
        }
        let n = of as f64;
        let mean = measured.boulders as f64 / n;
        let variance = measured.squares as f64 / n - mean * mean;
        let told_of = f64::from(odds.empty.of);
        let told = Mean {
            mean: f64::from(odds.boulders) / told_of,
            error: variance / told_of,
        };
        add(
            "boulders",
            told,
            Mean {
                mean,
                error: variance / n,
            },
        );
    }
    list
}

/// Two shares, with the errors that their common chance gives them.
fn shares(told: u32, told_of: u32, seen: u64, seen_of: u64) -> (Mean, Mean) {
    let (a, b) = (f64::from(told_of), seen_of as f64);
    let p = (f64::from(told) + seen as f64) / (a + b);
    let mean = |count: f64, of: f64| Mean {
        mean: count / of,
        error: p * (1.0 - p) / of,
    };
    (mean(f64::from(told), a), mean(seen as f64, b))
}

impl Measured {
    fn take_in(&mut self, events: &[Event], values: &[u8]) {
        let fell = events.iter().find_map(|event| match *event {
            Event::Fell { count, total } => Some((count, total)),
            _ => None,
        });
        let (count, total) = fell.expect("a blow tells what fell");
        let angry = events.iter().any(|e| matches!(e, Event::Angry { .. }));
        self.of += 1;
        self.empty += u64::from(count == 0);
        self.angry += u64::from(angry);
        self.boulders += u64::from(count);
        self.squares += u64::from(count) * u64::from(count);
        for (reached, &value) in self.reached.iter_mut().zip(values) {
            *reached += u64::from(total >= value && !angry);
        }
    }
}
