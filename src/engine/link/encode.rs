//! From a record to letters and digits.

use super::super::{Game, Record};
use super::block::{self, Writer};
use super::check::{SUM, Sum, closing};
use super::{LONGEST, Link, MOST_DECISIONS, Unwritten, base62, head};

/// The whole link: head, blocks, sum, and the moment if it has one.
pub fn text<G: Game>(link: &Link<G>) -> Result<String, Unwritten> {
    let record = &link.record;
    let decisions = record.moves.len();
    if decisions > MOST_DECISIONS {
        return Err(Unwritten::Decisions(decisions));
    }
    if let Some(moment) = link.moment.filter(|&m| m as usize > decisions) {
        return Err(Unwritten::Moment(moment));
    }
    let mut text = base62::text(&payload(record)?);
    if let Some(moment) = link.moment {
        text.push_str(&format!("-{moment}"));
    }
    match text.len() {
        0..=LONGEST => Ok(text),
        longer => Err(Unwritten::Characters(longer)),
    }
}

fn payload<G: Game>(record: &Record<G>) -> Result<Vec<u8>, Unwritten> {
    let mut coded = Coded::new(head::write(record));
    let mut position = record.opening();
    let (mut list, mut unread) = (G::Moves::default(), Vec::new());
    for (n, m) in record.moves.iter().enumerate() {
        position.legal_moves(&mut list);
        let moves = list.as_ref();
        let index = moves.iter().position(|listed| listed == m);
        coded.push(index.ok_or(Unwritten::Illegal(n))?, moves.len());
        unread.clear();
        let played = position.play(*m, &mut unread);
        played.map_err(|_| Unwritten::Illegal(n))?;
        record.renew(n + 1, &mut position);
    }
    Ok(coded.finish())
}

/// Digits that grow block by block.
struct Coded {
    digits: Vec<u8>,
    /// Over all digits, which end with a head or a full block.
    sum: Sum,
    block: Writer,
}

impl Coded {
    fn new(head: Vec<u8>) -> Self {
        Coded {
            sum: Sum::of(&head),
            digits: head,
            block: Writer::new(),
        }
    }

    /// Appends a decision, in a new block if the old one has no room for it.
    fn push(&mut self, index: usize, size: usize) {
        if !self.block.has_room(size) {
            let begin = self.digits.len();
            base62::push(&mut self.digits, self.block.number(), block::CHARACTERS);
            let check = closing(self.sum, &self.digits[begin..]);
            self.digits.push(check);
            self.sum = self.sum.and(&self.digits[begin..]);
            self.block = Writer::new();
        }
        self.block.push(index, size);
    }

    /// The last block, as short as it can be, and the sum.
    fn finish(mut self) -> Vec<u8> {
        let begin = self.digits.len();
        let number = self.block.number();
        base62::push(&mut self.digits, number, base62::length(number));
        let sum = self.sum.and(&self.digits[begin..]);
        base62::push(&mut self.digits, sum.value(), SUM);
        self.digits
    }
}
