//! A block: decisions as one number, in mixed radix over the sizes of the legal lists.

use super::base62::BASE;

/// How many characters a full block has, without the one that checks it.
pub const CHARACTERS: usize = 20;
/// The product of the sizes of a block stays below this or at it: with the mark that ends it, twice as much must fit.
const ROOM: u128 = BASE.pow(CHARACTERS as u32) / 2;

/// Decisions being written.
///
/// The first decision is the lowest digit. A 1 above the last digit ends the number: so whoever reads knows how many
/// decisions there are, for one bit.
pub struct Writer {
    number: u128,
    product: u128,
}

impl Writer {
    /// A block without a decision.
    pub fn new() -> Self {
        Writer {
            number: 0,
            product: 1,
        }
    }

    /// Whether a decision among so many has room.
    pub fn has_room(&self, size: usize) -> bool {
        has_room(self.product, size)
    }

    /// Appends the decision with this index among so many.
    pub fn push(&mut self, index: usize, size: usize) {
        self.number += index as u128 * self.product;
        self.product *= size as u128;
    }

    /// The number of the block: 0 without a decision, always below 62^20.
    pub fn number(&self) -> u128 {
        // The mark, less 1, since no block has the number 0 before the mark.
        self.number + self.product - 1
    }
}

/// Decisions being read.
pub struct Reader {
    rest: u128,
    product: u128,
}

impl Reader {
    /// The block with this number.
    pub fn new(number: u128) -> Self {
        Reader {
            rest: number + 1,
            product: 1,
        }
    }

    /// Whether only the mark is left.
    pub fn is_done(&self) -> bool {
        self.rest == 1
    }

    /// Whether a decision among so many has room after those that were read.
    pub fn has_room(&self, size: usize) -> bool {
        has_room(self.product, size)
    }

    /// Takes the index of a decision among so many; `None` if nothing writes such a number.
    pub fn take(&mut self, size: usize) -> Option<usize> {
        if self.rest <= 1 || size < 2 || !self.has_room(size) {
            return None;
        }
        let index = (self.rest % size as u128) as usize;
        self.rest /= size as u128;
        self.product *= size as u128;
        Some(index)
    }
}

fn has_room(product: u128, size: usize) -> bool {
    product.saturating_mul(size as u128) <= ROOM
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sizes and indices of a game that chooses among `size(n)`.
    fn full(size: impl Fn(usize) -> usize, index: impl Fn(usize) -> usize) -> (Writer, usize) {
        let mut writer = Writer::new();
        let mut n = 0;
        while writer.has_room(size(n)) {
            writer.push(index(n) % size(n), size(n));
            n += 1;
        }
        (writer, n)
    }

    #[test]
    fn decisions_are_read_as_they_were_written() {
        for most in [2, 3, 7, 51, 600] {
            let size = |n| 2 + (n * 5) % (most - 1);
            let (writer, count) = full(size, |n| n * 31);
            assert!(writer.number() < BASE.pow(CHARACTERS as u32));
            let mut reader = Reader::new(writer.number());
            for n in 0..count {
                assert!(!reader.is_done());
                assert_eq!(reader.take(size(n)), Some((n * 31) % size(n)));
            }
            assert!(reader.is_done() && !reader.has_room(size(count)));
            assert_eq!(reader.take(2), None);
        }
    }

    #[test]
    fn the_largest_block_has_room() {
        let (writer, count) = full(|_| 2, |_| 1);
        assert_eq!(count, 118);
        assert!(writer.number() < BASE.pow(CHARACTERS as u32));
        assert_eq!(Writer::new().number(), 0);
        assert!(Reader::new(0).is_done());
    }

    #[test]
    fn what_nothing_writes_is_refused() {
        // 4 + 1 = 2 + 3 * 1: an index of 2, then the mark. 6 + 1 = 1 + 3 * (2 + 3 * 0): no mark at all.
        let mut reader = Reader::new(4);
        assert_eq!((reader.take(3), reader.is_done()), (Some(2), true));
        let mut reader = Reader::new(6);
        assert_eq!((reader.take(3), reader.take(3)), (Some(1), Some(2)));
        assert!(!reader.is_done());
        assert_eq!(reader.take(3), None);
        // The widest number, read with sizes that have no room.
        let mut reader = Reader::new(BASE.pow(CHARACTERS as u32) - 1);
        let taken = std::iter::from_fn(|| reader.take(2)).count();
        assert_eq!(taken, 118);
        assert!(!reader.is_done());
        assert_eq!(Reader::new(9).take(1), None);
    }
}
