//! FNV-1a with 64 bits: a digest of texts that any language computes in three lines.

use std::fmt::{self, Write};

/// A digest that is being made.
pub struct Fnv(u64);

impl Fnv {
    /// The digest of nothing.
    pub fn new() -> Self {
        Fnv(0xCBF2_9CE4_8422_2325)
    }

    /// Takes a text in.
    pub fn write_all(&mut self, text: fmt::Arguments) {
        self.write_fmt(text)
            .unwrap_or_else(|_| unreachable!("a digest takes everything"));
    }

    /// Takes in whatever has a notation, with a blank after each.
    pub fn write_list(&mut self, list: &[impl fmt::Display]) {
        list.iter()
            .for_each(|item| self.write_all(format_args!("{item} ")));
    }

    /// The digest of all texts so far.
    pub fn value(self) -> u64 {
        self.0
    }
}

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for &byte in text.as_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
        Ok(())
    }
}
