//! Luck: byte streams of ChaCha8, one for each thing that is drawn, so that a game can be recomputed at any turn.

use chacha20::cipher::{KeyIvInit, StreamCipherCore};
use chacha20::variants::Ietf;
use chacha20::{ChaChaCore, R8};

/// How many bytes are taken from the generator at a time: one ChaCha block.
const BLOCK: usize = 64;

/// The generator, set up for each block alone: most streams are left before their second.
type Generator = ChaChaCore<R8, Ietf>;

/// One stream of draws. Bytes are consumed one after another from word position 0 of the stream.
#[derive(Clone, Debug)]
pub struct Draws {
    key: [u8; 32],
    stream: u64,
    /// The number of the block that comes next.
    next: u32,
    block: [u8; BLOCK],
    used: usize,
}

impl Draws {
    /// Opens stream `stream` under `key`, at its beginning.
    pub fn open(key: &[u8; 32], stream: u64) -> Self {
        Draws {
            key: *key,
            stream,
            next: 0,
            block: [0; BLOCK],
            used: BLOCK,
        }
    }

    /// The next byte of the stream.
    #[inline]
    pub fn byte(&mut self) -> u8 {
        if self.used >= BLOCK {
            self.refill();
        }
        let byte = self.block[self.used];
        self.used += 1;
        byte
    }

    /// The next bytes of the stream, as many as `out` has: the same as `byte` again and again, but faster.
    pub fn fill(&mut self, out: &mut [u8]) {
        let mut rest = out;
        while !rest.is_empty() {
            if self.used >= BLOCK {
                self.refill();
            }
            let left = &self.block[self.used..];
            let n = left.len().min(rest.len());
            let (now, later) = rest.split_at_mut(n);
            now.copy_from_slice(&left[..n]);
            self.used += n;
            rest = later;
        }
    }

    /// Whether one byte is below `chance`: happens `chance` times in 256 (0 never, 256 and above always).
    #[inline]
    pub fn chance(&mut self, chance: u32) -> bool {
        u32::from(self.byte()) < chance
    }

    /// An even draw from `0..n`: four bytes, little end first, times `n`, the upper half; a draw that would favor
    /// some results is thrown away and made again. `n` must not be 0 (0 gives 0).
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.word()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles by Fisher and Yates: from the last place down to the second, each swaps with `below(i + 1)`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        // Most words lie within the block, where one step is quicker than four.
        if let Some(&word) = self.block.get(self.used..).and_then(<[u8]>::first_chunk) {
            self.used += size_of::<u32>();
            return u32::from_le_bytes(word);
        }
        let mut word = [0; 4];
        self.fill(&mut word);
        u32::from_le_bytes(word)
    }

    #[cold]
    #[inline(never)]
    fn refill(&mut self) {
        // Ahead of it the upper half of the block's number, which no game comes to.
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&self.stream.to_le_bytes());
        let mut generator = Generator::new(&self.key.into(), &nonce.into());
        generator.set_block_pos(self.next);
        generator.write_keystream_block((&mut self.block).into());
        self.next = self.next.wrapping_add(1);
        self.used = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_stays_below_and_reaches_both_ends() {
        let mut draws = Draws::open(&[7; 32], 3);
        let seen: Vec<u32> = (0..2_000).map(|_| draws.below(6)).collect();
        assert!(seen.iter().all(|&d| d < 6));
        assert!((0..6).all(|d| seen.contains(&d)));
    }

    /// Of the words of a stream those count whose product leaves no less than 2^32 leaves when shared among `n`.
    #[test]
    fn below_throws_away_what_would_favor_some_results() {
        for n in [1, 1 << 31, 3_000_000_000, u32::MAX] {
            let mut draws = Draws::open(&[3; 32], 1);
            let mut words = draws.clone();
            let mut thrown = 0;
            for _ in 0..200 {
                let fair = |product: &u64| product % (1 << 32) >= (1 << 32) % u64::from(n);
                let mut products =
                    std::iter::repeat_with(|| u64::from(words.word()) * u64::from(n));
                let product = products.find(|product| {
                    thrown += u32::from(!fair(product));
                    fair(product)
                });
                assert_eq!(Some(u64::from(draws.below(n))), product.map(|p| p >> 32));
            }
            // 2^32 is shared evenly by powers of two, and leaves 3 of 10 among three billion.
            assert_eq!(thrown > 30, n == 3_000_000_000, "{thrown}");
        }
    }

    #[test]
    fn a_chance_is_so_many_in_256() {
        let mut draws = Draws::open(&[5; 32], 2);
        let mut bytes = draws.clone();
        for chance in (0..2_000).map(|n| n % 258) {
            assert_eq!(draws.chance(chance), u32::from(bytes.byte()) < chance);
        }
        assert!((0..2_000).all(|_| !draws.chance(0) && draws.chance(256)));
    }

    #[test]
    fn streams_differ_and_repeat() {
        let take = |stream| {
            let mut d = Draws::open(&[1; 32], stream);
            (0..80).map(|_| d.byte()).collect::<Vec<_>>()
        };
        assert_eq!(take(5), take(5));
        assert_ne!(take(5), take(6));
    }

    #[test]
    fn filling_and_words_take_the_same_bytes_as_byte() {
        let mut single = Draws::open(&[4; 32], 9);
        let mut many = single.clone();
        for n in [1, 3, 60, 64, 65, 0, 200, 2] {
            let mut filled = vec![0; n];
            many.fill(&mut filled);
            assert!(filled.iter().all(|&b| b == single.byte()));
            let word = [single.byte(), single.byte(), single.byte(), single.byte()];
            assert_eq!(many.word(), u32::from_le_bytes(word));
        }
    }

    #[test]
    fn a_shuffle_keeps_everything() {
        let mut items: Vec<u8> = (0..44).collect();
        Draws::open(&[2; 32], 0).shuffle(&mut items);
        assert_ne!(items, (0..44).collect::<Vec<u8>>());
        items.sort_unstable();
        assert_eq!(items, (0..44).collect::<Vec<u8>>());
    }
}
