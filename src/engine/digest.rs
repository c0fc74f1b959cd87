//! A short number for a long text, to compare by eye whether two programs computed the same.

use std::fmt;

/// FNV-1a with 64 bits over the bytes and the texts it takes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fnv(u64);

impl Fnv {
    /// The digest of no text.
    pub fn new() -> Self {
        Fnv(0xCBF2_9CE4_8422_2325)
    }

    /// The digest of what `thing` shows.
    pub fn of(thing: &impl fmt::Display) -> u64 {
        let mut fnv = Fnv::new();
        fnv.show(thing);
        fnv.value()
    }

    /// Takes in what `thing` shows.
    pub fn show(&mut self, thing: &impl fmt::Display) {
        // Never an error: every text is taken.
        let _ = fmt::write(self, format_args!("{thing}"));
    }

    /// Takes in bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }

    /// The number so far.
    pub fn value(self) -> u64 {
        self.0
    }
}

impl Default for Fnv {
    fn default() -> Self {
        Fnv::new()
    }
}

impl fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.bytes(text.as_bytes());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of the authors of FNV.
    #[test]
    fn known_texts_have_known_digests() {
        assert_eq!(Fnv::of(&""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(Fnv::of(&"a"), 0xAF63_DC4C_8601_EC8C);
        assert_eq!(Fnv::of(&"foobar"), 0x8594_4171_F739_67E8);
    }
}
