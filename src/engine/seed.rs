//! Seeds: 65 bits that people can read aloud, and the key that every draw of a game hangs on.

use std::fmt;

use sha2::{Digest, Sha256};

/// Crockford's base-32 digits: no I, L, O or U.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many characters a seed has.
pub const LEN: usize = 13;
/// The word before a seed that is shown.
const PREFIX: &str = "TROLL";

/// A seed of 65 bits, kept as its 13 canonical characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; LEN]);

impl Seed {
    /// The seed of the first 65 bits of `bytes`, highest bit first.
    pub fn from_bytes(bytes: &[u8; 9]) -> Self {
        let bit = |i: usize| bytes[i / 8] >> (7 - i % 8) & 1;
        let digit = |d: usize| (0..5).fold(0, |acc, b| acc * 2 + bit(d * 5 + b));
        Seed(std::array::from_fn(|d| DIGITS[usize::from(digit(d))]))
    }

    /// Reads what somebody typed. Thirteen seed characters, with or without `TROLL-` and hyphens, in either case and
    /// with I, L read as 1 and O as 0, are that seed; any other text is trimmed, lower-cased and hashed into one.
    pub fn from_text(text: &str) -> Self {
        Self::from_lowered(&text.to_lowercase())
    }

    /// Like [`Seed::from_text`], for text that has been lower-cased: a page leaves that to its browser, whose tables of
    /// all scripts need not be loaded once more.
    pub fn from_lowered(text: &str) -> Self {
        Self::canonical(text).unwrap_or_else(|| {
            let hash = Sha256::digest(text.trim().as_bytes());
            let mut first = [0; 9];
            first.copy_from_slice(&hash[..9]);
            Self::from_bytes(&first)
        })
    }

    /// Reads a seed that is written as one: like [`Seed::from_text`], but `None` for any other text.
    pub fn canonical(text: &str) -> Option<Self> {
        let plain: String = text
            .trim()
            .chars()
            .filter(|&c| c != '-')
            .collect::<String>()
            .to_ascii_uppercase();
        let digits = match plain.strip_prefix(PREFIX) {
            Some(rest) if rest.chars().count() == LEN => rest,
            _ => &plain,
        };
        let mut seed = [0; LEN];
        let mut chars = digits.chars();
        for place in &mut seed {
            *place = match chars.next()? {
                'I' | 'L' => b'1',
                'O' => b'0',
                c if c.is_ascii() && DIGITS.contains(&(c as u8)) => c as u8,
                _ => return None,
            };
        }
        chars.next().is_none().then_some(Seed(seed))
    }

    /// The key of all draws: the 13 characters in ASCII, then zeros.
    pub fn key(&self) -> [u8; 32] {
        let mut key = [0; 32];
        key[..LEN].copy_from_slice(&self.0);
        key
    }

    /// The 65 bits as a number below 2^65, first bit highest.
    pub fn number(&self) -> u128 {
        let digit = |c: &u8| DIGITS.iter().position(|d| d == c).unwrap_or(0) as u128;
        self.0.iter().fold(0, |number, c| number << 5 | digit(c))
    }

    /// The seed with this number; `None` from 2^65 on.
    pub fn numbered(number: u128) -> Option<Self> {
        let digit = |place: usize| DIGITS[(number >> (5 * (LEN - 1 - place)) & 31) as usize];
        (number >> (5 * LEN) == 0).then(|| Seed(std::array::from_fn(digit)))
    }

    /// The 13 characters without prefix and hyphens.
    pub fn characters(&self) -> String {
        self.0.iter().map(|&c| char::from(c)).collect()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let c = self.characters();
        write!(f, "{PREFIX}-{}-{}-{}", &c[..4], &c[4..8], &c[8..])
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_shown() {
        let seed = Seed::from_text("breakfast at the fjord");
        assert_eq!(Seed::canonical(&seed.to_string()), Some(seed));
        assert_eq!(format!("{seed:?}"), seed.to_string());
        assert_eq!(Seed::from_text(&seed.to_string()), seed);
        assert_eq!(Seed::from_text(&seed.characters().to_lowercase()), seed);
    }

    #[test]
    fn look_alikes_and_hyphens_are_forgiven() {
        let seed = Seed::from_text("0123-4567-89ABC");
        assert_eq!(Seed::from_text("troll-oi23-4567-89abc"), seed);
        assert_eq!(Seed::from_text(" TROLL-0L23456789ABC "), seed);
        // Thirteen characters that happen to begin like the word before a seed.
        let troll = Seed::canonical("troll23456789").map(|seed| seed.characters());
        assert_eq!(troll.as_deref(), Some("TR01123456789"));
    }

    #[test]
    fn other_characters_make_no_seed() {
        assert_eq!(Seed::canonical("UUUUUUUUUUUUU"), None);
        // Its number ends with that of A.
        assert_eq!(Seed::canonical(&"\u{141}".repeat(LEN)), None);
        assert_eq!(Seed::canonical("0123456789AB"), None);
        assert_eq!(Seed::canonical("0123456789ABCD"), None);
    }

    #[test]
    fn the_key_is_the_characters_then_zeros() {
        let key = Seed::from_text("0123456789ABC").key();
        assert_eq!(key[..LEN], *b"0123456789ABC");
        assert_eq!(key[LEN..], [0; 19]);
    }

    #[test]
    fn any_text_is_a_seed_and_case_and_blanks_do_not_matter() {
        assert_eq!(Seed::from_text("  Runa "), Seed::from_text("runa"));
        assert_ne!(Seed::from_text("runa"), Seed::from_text("birk"));
        assert_eq!(Seed::canonical("runa"), None);
        // The first 65 bits of SHA-256 of "runa", worked out by another program.
        assert_eq!(Seed::from_text("runa").characters(), "YCY7MKXZPQE3D");
    }

    #[test]
    fn capitals_of_every_script_are_made_small() {
        for (typed, small) in [
            ("ÅSE", "åse"),
            ("ΦΙΟΡΔΟΣ", "φιορδος"),
            ("ԲԱՐԵՒ", "բարեւ"),
            ("ЁЛКА", "ёлка"),
        ] {
            assert_eq!(Seed::from_text(typed), Seed::from_lowered(small));
            assert_ne!(Seed::from_lowered(typed), Seed::from_lowered(small));
        }
    }

    #[test]
    fn a_seed_is_its_number() {
        for text in [
            "0000000000000",
            "0000000000001",
            "ZZZZZZZZZZZZZ",
            "YCY7MKXZPQE3D",
        ] {
            let seed = Seed::from_text(text);
            assert_eq!(Seed::numbered(seed.number()), Some(seed));
        }
        assert_eq!(Seed::from_text("1000000000000").number(), 1 << 60);
        assert_eq!(Seed::from_text("ZZZZZZZZZZZZZ").number(), (1 << 65) - 1);
        assert_eq!(Seed::numbered(1 << 65), None);
    }

    #[test]
    fn sixty_five_bits_fill_thirteen_characters() {
        assert_eq!(Seed::from_bytes(&[0; 9]).characters(), "0000000000000");
        assert_eq!(Seed::from_bytes(&[0xFF; 9]).characters(), "ZZZZZZZZZZZZZ");
        assert_eq!(
            Seed::from_bytes(&[0, 0, 0, 0, 0, 0, 0, 0, 0x80]).characters(),
            "0000000000001"
        );
    }
}
