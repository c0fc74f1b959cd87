//! How long links are, and how long they have to be.

use trollfjord::engine::{Game, Link, Record};
use trollfjord::games::trollfjord::Trollfjord;

/// Figures of games with the same number of players.
#[derive(Default)]
pub struct Lengths {
    /// Characters of each link.
    characters: Vec<usize>,
    /// Characters of each text record.
    words: usize,
    decisions: usize,
    /// The entropy of each game.
    bits: Vec<f64>,
}

impl Lengths {
    /// Counts a game in.
    pub fn add(&mut self, record: &Record<Trollfjord>) {
        let mut position: Trollfjord = record.opening();
        let mut bits = 0.0;
        for &m in &record.moves {
            bits += (position.legal().len() as f64).log2();
            position.play(m, &mut ()).expect("a legal move");
        }
        self.bits.push(bits);
        self.decisions += record.moves.len();
        self.words += record.to_string().len();
        let text = Link::new(record.clone()).text().expect("a game");
        self.characters.push(text.len());
    }

    /// The number of characters that so many percent of the links have at most.
    pub fn percentile(&mut self, percent: usize) -> usize {
        self.characters.sort_unstable();
        self.characters[place(self.characters.len(), percent)]
    }

    /// The same of the entropy alone: as if head, checks and sum took no character.
    pub fn bare_percentile(&mut self, percent: usize) -> f64 {
        self.bits.sort_unstable_by(f64::total_cmp);
        self.bits[place(self.bits.len(), percent)] / 62_f64.log2()
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / self.characters.len() as f64
    }

    /// Decisions a game.
    pub fn decisions(&self) -> f64 {
        self.mean(self.decisions as f64)
    }

    /// The logarithm of the product of all list sizes, a game: what no coding by lists can go below.
    pub fn bits(&self) -> f64 {
        self.mean(self.bits.iter().sum())
    }

    /// Characters a game.
    pub fn mean_characters(&self) -> f64 {
        self.mean(self.characters.iter().sum::<usize>() as f64)
    }

    /// Characters a game that are not decisions: head, checks, marks, sum.
    pub fn overhead(&self) -> f64 {
        self.mean_characters() - self.bits() / 62_f64.log2()
    }

    /// Characters a game in words.
    pub fn words(&self) -> f64 {
        self.mean(self.words as f64)
    }
}

/// Where that percentile stands among so many.
fn place(count: usize, percent: usize) -> usize {
    (count * percent / 100).min(count.saturating_sub(1))
}
