//! Hostile links: a seeded mutator, and what must hold of whatever it makes. The report runs it longer than the tests.

use trollfjord::engine::link::{Fault, LONGEST, MOST_DECISIONS, Opened, Why};
use trollfjord::engine::{Draws, Link, Record};
use trollfjord::games::trollfjord::Trollfjord;

use super::common::{Style, play_out};
use super::forge::{self, BLOCK, DIGITS};

/// The characters of the head of Trollfjord.
pub const HEAD: usize = 16;
/// Decisions of the games that are changed most often: few, since every input costs some replays.
const SHORT: [usize; 8] = [0, 1, 5, 12, 25, 40, 60, 90];
/// One input in so many is made of a game in its full length.
const RARE: u32 = 2_000;

/// What became of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It was read as a whole.
    Accepted,
    /// It was refused, and part of the game was saved.
    Saved,
    /// It was refused, and nothing was saved.
    Refused,
}

/// Opens `text` and checks what comes out. `watch` opens it: so the caller can measure it.
///
/// # Panics
/// If what comes out is not what a link says.
pub fn try_one(
    text: &str,
    watch: impl FnOnce(&str) -> Result<Opened<Trollfjord>, Fault<Trollfjord>>,
) -> Fate {
    match watch(text) {
        Ok(opened) => {
            let decisions = opened.link.record.moves.len();
            assert_eq!(opened.position, replayed(&opened), "{text}");
            assert!(decisions <= MOST_DECISIONS && text.len() <= LONGEST);
            assert_eq!(opened.link.text().as_deref(), Ok(text));
            Fate::Accepted
        }
        Err(fault) => {
            let Some(saved) = fault.saved else {
                return Fate::Refused;
            };
            assert_eq!(saved.position, replayed(&saved), "{text}");
            let (written, moment) = written(&saved);
            assert!(moment.is_none_or(|m| m as usize <= saved.link.record.moves.len()));
            // What was saved is what stands there: all blocks before the one that was full when the game was saved.
            let at = match fault.why {
                Why::Damaged(at) | Why::NotWritten(at) => at,
                Why::Character(_) | Why::Moment(_) => HEAD + BLOCK,
                why => panic!("{why:?} saves nothing: {text}"),
            };
            let same = at.saturating_sub(BLOCK).max(HEAD);
            // Where other luck would begin behind what was saved, the game begins all the same as it stands there.
            let dropped = written.as_bytes()[2..4] != text.as_bytes()[2..4];
            let same = if dropped { 4..HEAD - 1 } else { 0..same };
            assert!(!dropped || saved.link.record.fork().is_none(), "{text}");
            assert_eq!(
                written.as_bytes()[same.clone()],
                text.as_bytes()[same],
                "{text}"
            );
            Fate::Saved
        }
    }
}

fn replayed(opened: &Opened<Trollfjord>) -> Trollfjord {
    let record = &opened.link.record;
    record.position(usize::MAX).expect("legal decisions only")
}

fn written(opened: &Opened<Trollfjord>) -> (String, Option<u32>) {
    let text = opened.link.text().expect("a record that was read");
    (text, opened.link.moment)
}

/// Makes inputs.
pub struct Mutator {
    short: Vec<String>,
    long: Vec<String>,
    draws: Draws,
}

impl Mutator {
    /// Changes these games, cut to several lengths or, seldom, as they are.
    pub fn new(games: &[Record<Trollfjord>], draws: Draws) -> Self {
        let text = |record| Link::new(record).text().expect("a game");
        let cut = |(game, &decisions): (&Record<Trollfjord>, &usize)| {
            let mut record = game.clone();
            record.moves.truncate(decisions);
            text(record)
        };
        Mutator {
            short: games.iter().zip(SHORT.iter().cycle()).map(cut).collect(),
            long: games.iter().cloned().map(text).collect(),
            draws,
        }
    }

    /// The next input, and whether its checks were put right.
    pub fn input(&mut self) -> (String, bool) {
        let mut bytes = self.text();
        for _ in 0..self.below(4) {
            self.change(&mut bytes);
        }
        let sealed = self.draws.chance(128);
        if sealed {
            self.make_digits(&mut bytes);
            forge::seal(&mut bytes, HEAD);
        }
        if self.draws.chance(24) {
            bytes.push(b'-');
            let moment = match self.below(4) {
                0 => self.below(200).to_string(),
                1 => u64::MAX.to_string(),
                2 => format!("0{}", self.below(20)),
                _ => String::new(),
            };
            bytes.extend(moment.bytes());
        }
        if !sealed && self.draws.chance(4) {
            bytes.extend("ä€🪨 .%".bytes());
        }
        (String::from_utf8_lossy(&bytes).into_owned(), sealed)
    }

    /// A number below `n`, 0 where there is none.
    fn below(&mut self, n: usize) -> usize {
        self.draws.below(n.max(1) as u32) as usize
    }

    fn text(&mut self) -> Vec<u8> {
        if self.draws.below(RARE) == 0 {
            let n = self.below(self.long.len());
            return self.long[n].clone().into_bytes();
        }
        if self.draws.chance(225) {
            let n = self.below(self.short.len());
            return self.short[n].clone().into_bytes();
        }
        // Random characters behind the right beginning or not; or far too many of the same.
        let mut bytes = Vec::new();
        if self.draws.chance(128) {
            bytes.extend(b"T0");
        }
        let length = self.below(300);
        if self.draws.chance(8) {
            let c = DIGITS[self.below(62)];
            bytes.resize(length * 20, c);
        } else {
            bytes.extend((0..length).map(|_| self.draws.byte()));
            if self.draws.chance(200) {
                self.make_digits(&mut bytes);
            }
        }
        bytes
    }

    /// Puts a letter or a digit in the place of whatever is none.
    fn make_digits(&mut self, bytes: &mut [u8]) {
        for byte in bytes.iter_mut().filter(|b| !b.is_ascii_alphanumeric()) {
            *byte = DIGITS[usize::from(*byte) % 62];
        }
    }

    fn change(&mut self, bytes: &mut Vec<u8>) {
        let at = self.below(bytes.len());
        let to = (at + 1 + self.below(30)).min(bytes.len());
        match self.below(9) {
            0 => bytes.truncate(at),
            1..=3 if at < bytes.len() => bytes[at] = DIGITS[self.below(62)],
            4 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
            5 if at < bytes.len() => {
                bytes.remove(at);
            }
            6 => bytes.insert(at, DIGITS[self.below(62)]),
            7 if at + 1 < bytes.len() => bytes.swap(at, at + 1),
            8 if at < to => {
                // A piece once more, or the end of another game.
                if self.draws.chance(128) {
                    let piece = bytes[at..to].to_vec();
                    bytes.splice(at..at, piece);
                } else {
                    let n = self.below(self.short.len());
                    let other = self.short[n].as_bytes();
                    bytes.truncate(at);
                    bytes.extend(other.iter().skip(at));
                }
            }
            _ => {}
        }
    }
}

/// Games to change: lively ones, and one that goes on until its rule against games without end stops it.
pub fn games(test: &str) -> Vec<Record<Trollfjord>> {
    let lively = (0..24).map(|n| play_out(2 + (n % 3) as u8, test, n, Style::Lively).0);
    let endless = play_out(4, "endless", 0, Style::Uniform).0;
    lively.chain([endless]).collect()
}
