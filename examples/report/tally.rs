//! Counts what happens in games, from their events.

use trollfjord::engine::{Game, Sink, Total};
use trollfjord::games::trollfjord::setup::Players;
use trollfjord::games::trollfjord::{Event, Trollfjord};

/// What happened in some games of so many players.
pub struct Tally {
    players: Players,
    games: u64,
    decisions: Vec<u32>,
    turns: u64,
    announced: u64,
    refrained: u64,
    hammerings: u64,
    with_comrade: u64,
    asked: u64,
    blows: u64,
    fallen: u64,
    empty: u64,
    swaps: u64,
    angry: u64,
    appeased: u64,
    gifts: u64,
    kept: u64,
    on_belt: u64,
    in_sack: u64,
    value: u64,
    crowns: u64,
    crowns_lost: u64,
    winning: i64,
    points: i64,
    wins: [u64; 4],
    stalled: u64,
}

impl Sink<Event> for Tally {
    fn tell(&mut self, event: Event) {
        match event {
            Event::Turn { .. } => self.turns += 1,
            Event::Announced { .. } => self.announced += 1,
            Event::NoHammering {
                fortress: Some(_), ..
            } => self.refrained += 1,
            Event::Answered { .. } => self.asked += 1,
            Event::HammerTaken { comrade, .. } => {
                self.hammerings += 1;
                self.with_comrade += u64::from(comrade.is_some());
            }
            Event::Fell { count, .. } => {
                self.blows += 1;
                self.fallen += u64::from(count);
                self.empty += u64::from(count == 0);
            }
            Event::Swapped { .. } => self.swaps += 1,
            Event::Angry { .. } => self.angry += 1,
            Event::Appeased => self.appeased += 1,
            Event::GiftsTurned { gifts, .. } => self.gifts += u64::from(gifts.count()),
            Event::Kept { .. } => self.kept += 1,
            Event::Collected { treasure, belt, .. } => {
                self.value += u64::from(treasure.value());
                match belt {
                    Some(_) => self.on_belt += 1,
                    None => self.in_sack += 1,
                }
            }
            Event::Crowned { from, .. } => {
                self.crowns += 1;
                self.crowns_lost += u64::from(from.is_some());
            }
            Event::Stalled => self.stalled += 1,
            _ => {}
        }
    }
}

impl Tally {
    pub fn new(players: Players) -> Self {
        Tally {
            players,
            games: 0,
            decisions: Vec::new(),
            turns: 0,
            announced: 0,
            refrained: 0,
            hammerings: 0,
            with_comrade: 0,
            asked: 0,
            blows: 0,
            fallen: 0,
            empty: 0,
            swaps: 0,
            angry: 0,
            appeased: 0,
            gifts: 0,
            kept: 0,
            on_belt: 0,
            in_sack: 0,
            value: 0,
            crowns: 0,
            crowns_lost: 0,
            winning: 0,
            points: 0,
            wins: [0; 4],
            stalled: 0,
        }
    }

    /// A game is over.
    pub fn end(&mut self, game: &Trollfjord) {
        self.games += 1;
        self.decisions.push(game.decisions());
        let winner = game.ranking()[0];
        self.winning += i64::from(game.score(winner).total());
        self.points += game
            .seats()
            .map(|s| i64::from(game.score(s).total()))
            .sum::<i64>();
        self.wins[usize::from(game.table().lords[winner].start) - 1] += 1;
    }

    /// Tells every figure by name.
    pub fn tell(&self, mut line: impl FnMut(&str, String)) {
        let players = u64::from(self.players.get());
        let seats = self.games * players;
        let mut decisions = self.decisions.clone();
        decisions.sort_unstable();
        let quantile = |p: usize| decisions[(decisions.len() - 1) * p / 100].to_string();
        let sum: u64 = decisions.iter().map(|&d| u64::from(d)).sum();
        line("decisions_mean", per(sum, self.games, 1));
        line("decisions_p5", quantile(5));
        line("decisions_p95", quantile(95));
        line("turns_per_player", per(self.turns, seats, 2));
        line("hammerings_per_game", per(self.hammerings, self.games, 2));
        line("blows_per_game", per(self.blows, self.games, 1));
        line("blows_per_hammering", per(self.blows, self.hammerings, 2));
        line("boulders_per_blow", per(self.fallen, self.blows, 2));
        line("empty_hits_percent", per(100 * self.empty, self.blows, 1));
        line("swaps_per_game", per(self.swaps, self.games, 2));
        line("angry_percent", per(100 * self.angry, self.hammerings, 1));
        line("appeased_percent", per(100 * self.appeased, self.angry, 1));
        line("gifts_turned_per_game", per(self.gifts, self.games, 2));
        line(
            "joined_percent",
            per(100 * self.with_comrade, self.asked, 1),
        );
        line(
            "with_comrade_percent",
            per(100 * self.with_comrade, self.hammerings, 1),
        );
        line(
            "refrained_percent",
            per(100 * self.refrained, self.announced, 1),
        );
        line("kept_per_game", per(self.kept, self.games, 2));
        line(
            "turn_player_collects_percent",
            per(100 * self.on_belt, self.hammerings, 1),
        );
        line("belt_treasures_per_player", per(self.on_belt, seats, 2));
        line("sack_treasures_per_player", per(self.in_sack, seats, 2));
        line(
            "treasure_value_mean",
            per(self.value, self.on_belt + self.in_sack, 2),
        );
        line("crowns_taken_per_game", per(self.crowns, self.games, 2));
        line("crowns_lost_per_game", per(self.crowns_lost, self.games, 2));
        line("winning_score_mean", mean(self.winning, self.games));
        line("score_mean", mean(self.points, seats));
        for (start, &wins) in (1..=players).zip(&self.wins) {
            line(
                &format!("wins_from_start_{start}_percent"),
                per(100 * wins, self.games, 1),
            );
        }
        line("h1_endings_percent", per(100 * self.stalled, self.games, 2));
    }
}

/// The quotient; `-` where nothing was counted.
fn per(count: u64, of: u64, digits: usize) -> String {
    if of == 0 {
        return "-".to_string();
    }
    format!("{:.digits$}", count as f64 / of as f64)
}

fn mean(sum: i64, of: u64) -> String {
    format!("{:.1}", sum as f64 / of as f64)
}
