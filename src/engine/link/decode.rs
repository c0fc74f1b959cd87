//! From letters and digits to a record, as far as they can be trusted.

use super::super::{Game, Record};
use super::block::{self, Reader};
use super::check::{SUM, Sum, closes};
use super::{Fault, LONGEST, Link, MOST_DECISIONS, Opened, Why, base62, head};

/// A full block with its check.
const BLOCK: usize = block::CHARACTERS + 1;

/// Reads a whole link. What is read is replayed at once, so that every decision is legal; nothing is read twice, and
/// nothing is kept but the decisions.
pub fn open<G: Game>(text: &str) -> Result<Opened<G>, Fault<G>> {
    let (payload, moment) = match text.split_once('-') {
        Some((payload, moment)) => (payload, Some(moment)),
        None => (text, None),
    };
    if text.len() > LONGEST {
        return Err(Why::TooLong(text.len()).into());
    }
    if payload.is_empty() {
        return Err(Why::Empty.into());
    }
    let digits: Vec<u8> = payload.bytes().map_while(base62::digit).collect();
    let mut read = read::<G>(&digits);
    if digits.len() < payload.len() {
        // What stands behind a strange character is lost, but what stands before it may be whole.
        let why = Why::Character(digits.len());
        read = Err(match read {
            Ok(opened) => Fault::saving(why, opened),
            Err(fault) if fault.saved.is_some() => Fault { why, ..fault },
            Err(fault) => fault,
        });
    }
    match moment {
        Some(moment) => at_moment(read, moment),
        None => read,
    }
}

/// Whether the sum at the end of these digits holds.
pub fn is_sound(digits: &[u8]) -> bool {
    digits
        .split_last_chunk::<SUM>()
        .is_some_and(|(rest, sum)| Sum::of(rest).value() == base62::number(sum))
}

fn read<G: Game>(digits: &[u8]) -> Result<Opened<G>, Fault<G>> {
    let sound = is_sound(digits);
    let (record, head, forks) = head::read::<G>(digits, sound)?;
    let (mut record, mut at, mut sum) = (record, head.len(), Sum::of(head));
    if forks {
        let Some((fork, read)) = head::read_fork(digits, head) else {
            return Err(Replay::new(record).fault(at, sound));
        };
        record = record.with_fork(Some(fork));
        (at, sum) = (at + read.len(), sum.and(read));
    }
    let mut replay = Replay::new(record);
    // What ends in the middle of the sum has a head, and nothing behind it that could be told from the sum.
    let body = digits.get(at..digits.len().saturating_sub(SUM));
    let (blocks, last) = body.unwrap_or_default().as_chunks::<BLOCK>();
    for block in blocks {
        if !closes(sum, block) || replay.full(&block[..block::CHARACTERS]).is_none() {
            return Err(replay.fault(at, sound));
        }
        at += BLOCK;
        sum = sum.and(block);
    }
    let whole = body.is_some() && sound;
    if !whole || replay.last(last, blocks.is_empty()).is_none() {
        return Err(replay.fault(at, sound));
    }
    // Nothing writes luck that begins after the last decision.
    if forks && replay.good.link.record.fork().is_none() {
        return Err(replay.fault(head.len(), sound));
    }
    Ok(replay.good)
}

/// A game that grows block by block.
struct Replay<G: Game> {
    /// Up to the last block that was good.
    good: Opened<G>,
    /// The decisions of the block that is being read.
    block: Vec<G::Move>,
    list: G::Moves,
    // A list, though nobody reads it: see `Record::position`.
    unread: Vec<G::Event>,
}

impl<G: Game> Replay<G> {
    fn new(record: Record<G>) -> Self {
        let position = record.opening();
        let link = Link {
            record,
            moment: None,
        };
        Replay {
            good: Opened { link, position },
            block: Vec::new(),
            list: G::Moves::default(),
            unread: Vec::new(),
        }
    }

    fn fault(mut self, at: usize, sound: bool) -> Fault<G> {
        let saved = &mut self.good.link.record;
        *saved = saved.upto(usize::MAX);
        let why = if sound {
            Why::NotWritten(at)
        } else {
            Why::Damaged(at)
        };
        Fault::saving(why, self.good)
    }

    /// Plays a full block: one in which the next decision has no room.
    fn full(&mut self, digits: &[u8]) -> Option<()> {
        let (reader, position) = self.play(base62::number(digits))?;
        position.legal_moves(&mut self.list);
        let next = self.list.as_ref().len();
        if next == 0 || reader.has_room(next) {
            return None;
        }
        self.keep(position);
        Some(())
    }

    /// Plays the last block, which is written as short as it can be, and empty only if there is no decision at all.
    fn last(&mut self, digits: &[u8], only: bool) -> Option<()> {
        if digits.first().map_or(!only, |&first| first == 0) {
            return None;
        }
        let (_, position) = self.play(base62::number(digits))?;
        self.keep(position);
        Some(())
    }

    fn play(&mut self, number: u128) -> Option<(Reader, G)> {
        let mut reader = Reader::new(number);
        let mut position = self.good.position.clone();
        self.block.clear();
        while !reader.is_done() {
            if self.good.link.record.moves.len() + self.block.len() == MOST_DECISIONS {
                return None;
            }
            position.legal_moves(&mut self.list);
            let moves = self.list.as_ref();
            let m = *moves.get(reader.take(moves.len())?)?;
            self.unread.clear();
            position.play(m, &mut self.unread).ok()?;
            self.block.push(m);
            let record = &self.good.link.record;
            record.renew(record.moves.len() + self.block.len(), &mut position);
        }
        Some((reader, position))
    }

    fn keep(&mut self, position: G) {
        self.good.link.record.moves.append(&mut self.block);
        self.good.position = position;
    }
}

/// The game at the moment that stands behind the hyphen; a game that could be saved in part, if it has that moment.
fn at_moment<G: Game>(
    read: Result<Opened<G>, Fault<G>>,
    text: &str,
) -> Result<Opened<G>, Fault<G>> {
    let moment = moment(text);
    let fits = |opened: &Opened<G>| moment.filter(|&m| m <= opened.position.decisions());
    match read {
        Ok(mut opened) => {
            opened.link.moment = fits(&opened);
            if opened.link.moment.is_some() {
                return Ok(opened);
            }
            let why = Why::Moment(opened.position.decisions());
            Err(Fault::saving(why, opened))
        }
        Err(mut fault) => {
            if let Some(saved) = &mut fault.saved {
                saved.link.moment = fits(saved);
            }
            Err(fault)
        }
    }
}

/// A number in decimal digits as it is always written: without sign and leading zeros.
fn moment(text: &str) -> Option<u32> {
    let written = |n: &u32| n.to_string() == text;
    text.parse().ok().filter(written)
}
