//! The head of a coded record: game, rules version, set-up and seed, closed by a check of its own; and, where other luck
//! began, when and which.

use super::super::record::Fork;
use super::super::{Game, Record, Seed};
use super::base62::{self, BASE};
use super::check::{Sum, closes, closing};
use super::{MOST_DECISIONS, fault::Why};

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

/// How many characters write after how many decisions other luck began.
const MOMENT: usize = 2;
/// How many characters tell of other luck, their check included.
const FORK: usize = MOMENT + SEED + 1;

/// How many characters write the number of a set-up. A record with other luck has the number after those of all set-ups.
fn setup_digits<S: Numbered>() -> usize {
    base62::length(2 * u128::from(S::COUNT) - 1).max(1)
}

/// How many characters the head has, its check included.
pub fn length<G: Game>() -> usize {
    SETUP_AT + setup_digits::<G::Setup>() + SEED + 1
}

/// The digits of the head of a record.
pub fn write<G: Game>(record: &Record<G>) -> Vec<u8> {
    const { assert!(G::RULES < MOST_VERSIONS && base62::digit(G::LETTER).is_some()) };
    const { assert!(MOST_DECISIONS < (BASE as usize).pow(MOMENT as u32)) };
    let fork = record.fork();
    let mut digits = Vec::new();
    digits.extend(base62::digit(G::LETTER));
    digits.push(G::RULES as u8);
    let forked = if fork.is_some() { G::Setup::COUNT } else { 0 };
    let setup = u128::from(record.setup.number()) + u128::from(forked);
    base62::push(&mut digits, setup, setup_digits::<G::Setup>());
    base62::push(&mut digits, record.seed.number(), SEED);
    digits.push(closing(Sum::default(), &digits));
    if let Some(fork) = fork {
        let begin = digits.len();
        let before = Sum::of(&digits);
        base62::push(&mut digits, fork.at as u128, MOMENT);
        base62::push(&mut digits, fork.seed.number(), SEED);
        digits.push(closing(before, &digits[begin..]));
    }
    digits
}

/// Whether other luck began, when and which: what stands behind the `head` of a record that says so.
pub fn read_fork<'a>(digits: &'a [u8], head: &[u8]) -> Option<(Fork, &'a [u8])> {
    let digits = digits.get(head.len()..head.len() + FORK)?;
    let (at, seed) = digits.split_at(MOMENT);
    let at = usize::try_from(base62::number(at)).ok()?;
    let seed = Seed::numbered(base62::number(&seed[..SEED]))?;
    (closes(Sum::of(head), digits) && at <= MOST_DECISIONS).then_some((Fork { at, seed }, digits))
}

/// Reads the head, and returns it beside the record without a decision and whether other luck began. `sound` says whether the sum over the whole text
/// holds: only then another letter or version means what it says, and is not damage.
pub fn read<G: Game>(digits: &[u8], sound: bool) -> Result<(Record<G>, &[u8], bool), Why> {
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
    // Twice a count of 32 bits has at most six digits.
    let number = base62::number(setup);
    let plain = number.checked_sub(u128::from(G::Setup::COUNT));
    let listed = u32::try_from(plain.unwrap_or(number)).unwrap_or(u32::MAX);
    let unknown = Why::Setup(u32::try_from(number).unwrap_or(u32::MAX));
    let setup = G::Setup::numbered(listed).ok_or(unknown)?;
    let seed = Seed::numbered(base62::number(seed));
    let seed = seed.ok_or(Why::NotWritten(head.len() - 1 - SEED))?;
    Ok((Record::new(setup, seed), head, plain.is_some()))
}
