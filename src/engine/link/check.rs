//! Checks: a sum of 30 bits over all characters, and one character that closes a block.

/// The largest prime below 62^5: the remainders by it are written in five characters.
const PRIME: u64 = 916_132_829;
/// A factor among whose first 4,096 powers no two differ by what two wrong characters can make up for, wherever they
/// stand: so one or two wrong characters are always noticed.
const FACTOR: u64 = 1_000_003;
/// How many characters write the sum.
pub const SUM: usize = 5;

/// Half of the number of characters. They stand for the motions of a regular polygon with so many corners.
const CORNERS: u8 = 31;

/// The sum over the characters so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum(u64);

impl Sum {
    /// The sum over these digits.
    pub fn of(digits: &[u8]) -> Self {
        Sum::default().and(digits)
    }

    /// The sum when these digits follow.
    #[must_use]
    pub fn and(self, digits: &[u8]) -> Self {
        let one = |sum, &d| (sum + u64::from(d) + 1) * FACTOR % PRIME;
        Sum(digits.iter().fold(self.0, one))
    }

    /// Its value, below 916,132,829.
    pub fn value(self) -> u128 {
        u128::from(self.0)
    }
}

/// The character that closes `block`, given the sum over everything before the block.
///
/// Turns (digits 0 to 30) and mirrorings (31 to 61) of a polygon do not commute, so that one wrong character and two
/// neighbors exchanged always leave another motion than the right one; the last character undoes the motion. That it
/// begins with the sum makes every later block a check of all earlier ones.
pub fn closing(before: Sum, block: &[u8]) -> u8 {
    let moved = block.iter().zip(1..).fold(Motion::begin(before), step);
    let place = block.len() + 1;
    let undoes = |d: &u8| step(moved, (d, place)) == Motion::default();
    (0..2 * CORNERS).find(undoes).unwrap_or(0)
}

/// Whether a block, with its last character, checks.
pub fn closes(before: Sum, block: &[u8]) -> bool {
    block.iter().zip(1..).fold(Motion::begin(before), step) == Motion::default()
}

/// A motion of the polygon: perhaps mirrored, then turned by so many corners.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Motion {
    turn: u8,
    mirrored: bool,
}

impl Motion {
    fn begin(sum: Sum) -> Self {
        let corners = u64::from(CORNERS);
        Motion {
            turn: (sum.0 % corners) as u8,
            mirrored: sum.0 / corners % 2 == 1,
        }
    }
}

/// The motion when a digit at this place of its block follows.
fn step(motion: Motion, (&digit, place): (&u8, usize)) -> Motion {
    let mirrors = digit >= CORNERS;
    let place = (place % (2 * usize::from(CORNERS))) as u8;
    let by = if mirrors {
        (digit + place) % CORNERS
    } else if place % 2 == 1 {
        (CORNERS - digit) % CORNERS
    } else {
        digit
    };
    let by = if motion.mirrored { CORNERS - by } else { by };
    Motion {
        turn: (motion.turn + by) % CORNERS,
        mirrored: motion.mirrored != mirrors,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The power of the factor that weighs a digit with so many digits behind it.
    fn weights() -> impl Iterator<Item = u64> {
        std::iter::successors(Some(FACTOR), |w| Some(w * FACTOR % PRIME)).take(4_096)
    }

    fn inverse(n: u64) -> u64 {
        let (mut power, mut base, mut exponent) = (1, n, PRIME - 2);
        while exponent > 0 {
            if exponent % 2 == 1 {
                power = power * base % PRIME;
            }
            base = base * base % PRIME;
            exponent /= 2;
        }
        power
    }

    #[test]
    fn two_wrong_characters_never_make_up_for_each_other() {
        assert!((2..30_268).all(|n| !PRIME.is_multiple_of(n)) && PRIME < 62_u64.pow(5));
        // A digit that is wrong by `a` and one that is wrong by `b` cancel out only if the quotient of their weights is
        // one of these.
        let mut quotients = BTreeSet::new();
        for a in 1..62 {
            for b in 1..62 {
                let q = a * inverse(b) % PRIME;
                quotients.extend([q, PRIME - q]);
            }
        }
        // Both in the payload; or one there and one among the five digits of the sum, which weigh 1, 62, 62^2 …
        let powers_of_62: [u64; SUM] = [1, 62, 3_844, 238_328, 14_776_336];
        for weight in weights() {
            assert!(!quotients.contains(&weight));
            for power in powers_of_62 {
                assert!(!quotients.contains(&(weight * inverse(power) % PRIME)));
            }
        }
    }

    #[test]
    fn zeros_count() {
        assert_ne!(Sum::of(&[]), Sum::of(&[0]));
        assert_ne!(Sum::of(&[0]), Sum::of(&[0, 0]));
        assert_eq!(Sum::of(&[1, 2, 3]), Sum::of(&[1]).and(&[2, 3]));
        assert_eq!(Sum::of(&[0]).value(), 1_000_003);
    }

    #[test]
    fn a_block_notices_one_wrong_character_and_neighbors_exchanged() {
        for start in 0..62 {
            let before = Sum(start);
            let digit = |i: u64| ((i * 7 + start * 5) % 62) as u8;
            let mut block: Vec<u8> = (0..20).map(digit).collect();
            block.push(closing(before, &block));
            assert!(closes(before, &block));
            for place in 0..block.len() {
                let mut wrong = block.clone();
                for other in (0..62).filter(|&d| d != block[place]) {
                    wrong[place] = other;
                    assert!(!closes(before, &wrong), "{place} {other}");
                }
            }
            for place in 0..20 {
                let mut wrong = block.clone();
                // Every pair of different neighbors, not only the one that stands there.
                for pair in (0..62 * 62_u16).map(|n| [(n / 62) as u8, (n % 62) as u8]) {
                    wrong[place..place + 2].copy_from_slice(&pair);
                    let right = closes(before, &wrong);
                    wrong.swap(place, place + 1);
                    assert!(!right || pair[0] == pair[1] || !closes(before, &wrong));
                }
            }
        }
    }

    #[test]
    fn a_block_checks_what_stands_before_it() {
        let block = [5; 20];
        let ends: BTreeSet<u8> = (0..62).map(|sum| closing(Sum(sum), &block)).collect();
        assert_eq!(ends.len(), 62);
    }
}
