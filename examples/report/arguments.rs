//! What a report was asked for: `NAME [GAMES [SEED [FIGURE]]]`.

/// The text that all seeds of a report are made of if nothing is said.
const SEED: &str = "report";

/// What was said after the name of a report.
pub struct Arguments {
    /// How many games; `None` if nothing is said. Never 0.
    pub games: Option<u64>,
    /// What all seeds of the report are made of.
    pub seed: String,
    /// The only figure to measure; `None` means all of them.
    pub figure: Option<String>,
}

impl Arguments {
    /// Reads the words after the name; `None` if they make no sense.
    pub fn read(words: &[String]) -> Option<Self> {
        let (games, seed, figure) = match words {
            [] => (None, SEED, None),
            [games] => (Some(games), SEED, None),
            [games, seed] => (Some(games), seed.as_str(), None),
            [games, seed, figure] => (Some(games), seed.as_str(), Some(figure)),
            _ => return None,
        };
        let games = match games {
            Some(games) => Some(games.parse().ok().filter(|&n| n > 0)?),
            None => None,
        };
        Some(Arguments {
            games,
            seed: seed.to_string(),
            figure: figure.cloned(),
        })
    }
}
