//! Luck of the second reading: the typed seed, the ChaCha8 streams as plain bytes, and the three ways to draw from them.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The stream number of the pour after a turn (in turn 0: the first pour).
pub const POUR: u64 = 255;
/// The stream number of the set-up, in turn 0.
pub const SETUP: u64 = 254;

const DIGITS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The 13 canonical characters of whatever was typed as a seed.
pub fn canonical(typed: &str) -> String {
    let trimmed = typed.trim();
    if let Some(thirteen) = as_digits(trimmed) {
        return thirteen;
    }
    // Any other text is hashed, and the first 65 bits become the seed.
    let hash = Sha256::digest(trimmed.to_lowercase().as_bytes());
    let mut bits = Vec::new();
    for byte in hash {
        for place in (0..8).rev() {
            bits.push(usize::from(byte >> place & 1));
        }
    }
    let mut thirteen = String::new();
    for five in bits[..65].chunks(5) {
        let value = five.iter().fold(0, |sum, bit| sum * 2 + bit);
        thirteen.push_str(&DIGITS[value..=value]);
    }
    thirteen
}

/// The canonical characters of a text that is a seed already: prefix and hyphens optional, look-alikes forgiven.
fn as_digits(text: &str) -> Option<String> {
    let plain = text.to_ascii_uppercase().replace('-', "");
    // The prefix itself could be read as digits: it is one only if it stands before 13 characters.
    let body = match plain.strip_prefix("TROLL") {
        Some(rest) if rest.chars().count() == 13 => rest.to_string(),
        _ => plain,
    };
    let mut thirteen = String::new();
    for letter in body.chars() {
        let letter = match letter {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        if !DIGITS.contains(letter) {
            return None;
        }
        thirteen.push(letter);
    }
    (thirteen.len() == 13).then_some(thirteen)
}

/// One stream of the game's key, read from word position 0, byte after byte.
pub struct Luck {
    rng: ChaCha8Rng,
    block: Vec<u8>,
    used: usize,
}

impl Luck {
    /// The stream `turn * 256 + n` of the seed with these 13 canonical characters.
    pub fn stream(thirteen: &str, turn: u64, n: u64) -> Luck {
        let mut key = [0; 32];
        key[..13].copy_from_slice(thirteen.as_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(turn * 256 + n);
        Luck {
            rng,
            block: Vec::new(),
            used: 0,
        }
    }

    /// The next byte of the stream.
    pub fn byte(&mut self) -> u8 {
        if self.used == self.block.len() {
            // Whole blocks of 16 words, so that no part of a word is ever thrown away.
            self.block = vec![0; 64];
            self.rng.fill_bytes(&mut self.block);
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// The next four bytes, the lowest first.
    fn word(&mut self) -> u32 {
        u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()])
    }

    /// True with `c` chances in 256. One byte is read whatever `c` is.
    pub fn chance(&mut self, c: u32) -> bool {
        u32::from(self.byte()) < c
    }

    /// A number below `n`, each equally likely: 32-bit multiply-shift with rejection.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        // So many of the 2^32 words would fall unevenly; they are the ones with a small low half.
        let uneven = (1 << 32) % n;
        loop {
            let product = u64::from(self.word()) * n;
            if product % (1 << 32) >= uneven {
                return (product >> 32) as usize;
            }
        }
    }

    /// Fisher–Yates, from the last place down to the second.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            let j = self.below(i + 1);
            list.swap(i, j);
        }
    }
}
