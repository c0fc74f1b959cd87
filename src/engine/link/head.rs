//! The head of a coded record: game, rules version, set-up and seed, closed by a check of its own.

use super::super::{Game, Record, Seed};
use super::base62::{self, BASE};
use super::check::{Sum, closes, closing};
use super::fault::Why;

/// Set-ups by number: how a game writes its own in a coded record.
///
/// A number keeps its meaning as long as the version of the rules stays. A new option multiplies: the set-ups without
/// it keep the low numbers, those with it come after them. [`Numbered::COUNT`] may grow up to the next power of 62 without
/// a new version; beyond, the head gets longer, and that takes a new version.
pub trait Numbered: Sized {
    /// How many set-ups there are; at least 1.
    const COUNT: u32;

    /// The number of this set-up, below [`Numbered::COUNT`].
    fn number(&self) -> u32;
    /// The set-up with this number, if there is one.
    fn numbered(number: u32) -> Option<Self>;
}

/// How many characters write the seed.
const SEED: usize = 11;
/// Where the set-up stands: behind the letter of the game and the version.
const SETUP_AT: usize = 2;
/// Versions from this one on need more than one character, in a form that such a version has to settle.
const MOST_VERSIONS: u32 = BASE as u32 - 1;

/// How many characters write the number of a set-up.
fn setup_digits<S: Numbered>() -> usize {
    base62::length(u128::from(S::COUNT.saturating_sub(1))).max(1)
}

/// How many characters the head has, its check included.
pub fn length<G: Game>() -> usize {
    SETUP_AT + setup_digits::<G::Setup>() + SEED + 1
}

/// The digits of the head of a record.
pub fn write<G: Game>(record: &Record<G>) -> Vec<u8> {
    const { assert!(G::RULES < MOST_VERSIONS && base62::digit(G::LETTER).is_some()) };
    let mut digits = Vec::new();
    digits.extend(base62::digit(G::LETTER));
    digits.push(G::RULES as u8);
    let setup = u128::from(record.setup.number());
    base62::push(&mut digits, setup, setup_digits::<G::Setup>());
    base62::push(&mut digits, record.seed.number(), SEED);
    digits.push(closing(Sum::default(), &digits));
    digits
}

/// Reads the head, and returns it beside the record without a decision. `sound` says whether the sum over the whole text
/// holds: only then another letter or version means what it says, and is not damage.
pub fn read<G: Game>(digits: &[u8], sound: bool) -> Result<(Record<G>, &[u8]), Why> {
    let [letter, version, ..] = *digits else {
        return Err(Why::Head);
    };
    if Some(letter) != base62::digit(G::LETTER) {
        let letter = base62::text(&[letter]).chars().next();
        return Err(letter.filter(|_| sound).map_or(Why::Head, Why::OtherGame));
    }
    if u32::from(version) != G::RULES {
        let other = Why::OtherRules(u32::from(version));
        return Err(if sound { other } else { Why::Head });
    }
    let head = digits.get(..length::<G>()).ok_or(Why::Head)?;
    if !closes(Sum::default(), head) {
        return Err(Why::Head);
    }
    let (setup, seed) = head[SETUP_AT..head.len() - 1].split_at(setup_digits::<G::Setup>());
    // At most six digits of a count of 32 bits.
    let number = u32::try_from(base62::number(setup)).unwrap_or(u32::MAX);
    let setup = G::Setup::numbered(number).ok_or(Why::Setup(number))?;
    let seed = Seed::numbered(base62::number(seed));
    let seed = seed.ok_or(Why::NotWritten(head.len() - 1 - SEED))?;
    Ok((Record::new(setup, seed), head))
}
