//! The game as it is kept on this device: a few plain lines with names and record.

use std::cell::{Cell, RefCell};
use std::str::FromStr;

use yew::AttrValue;

use crate::engine::record::RecordFault;
use crate::engine::{Game, Record, Seat};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::view::teller::Names;

use super::computers::Computers;

use super::storage::{self, Kept};
use super::{computers, names};

/// Where the game in progress is kept.
const KEY: &str = "trollfjord.game";
/// Where the game is kept that a new one has taken the place of.
const BEFORE: &str = "trollfjord.game.before";
/// Where a game is put that this version cannot read, so that nothing is lost by playing on.
const UNREADABLE: &str = "trollfjord.game.unreadable";
/// The first line of a saved game.
const HEAD: &str = "trollfjord save 1";

/// A saved game.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    /// What the players are called; empty for the usual name.
    pub names: Names,
    /// The seats for which the computer decides.
    pub computers: Computers,
    /// The game.
    pub record: Record<Trollfjord>,
}

/// Why a saved game could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is not a saved game at all.
    Head,
    /// The record cannot be read.
    Record(RecordFault),
}

impl Saved {
    /// The text that is kept.
    pub fn text(&self) -> String {
        let names = self.names.0.iter().map(|name| format!("name {name}\n"));
        // The computer players come last: a version that does not know them reads the rest.
        format!(
            "{HEAD}\n{}record {}\n{}",
            names.collect::<String>(),
            self.record,
            computers::line(&self.computers)
        )
    }
}

impl FromStr for Saved {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return Err(Unreadable::Head);
        }
        let names = Names::from_fn(|_: Seat| {
            let name = lines.next().and_then(|line| line.strip_prefix("name"));
            AttrValue::from(names::clean(name.unwrap_or_default()))
        });
        let record = lines.next().and_then(|line| line.strip_prefix("record "));
        let record = record.ok_or(Unreadable::Head)?;
        Ok(Saved {
            names,
            computers: computers::read(lines.next().unwrap_or_default()),
            record: record.parse().map_err(Unreadable::Record)?,
        })
    }
}

impl Saved {
    /// Whether `next` is this game or goes on with it.
    pub fn leads_to(&self, next: &Saved) -> bool {
        let (a, b) = (&self.record, &next.record);
        (a.setup, a.seed, a.fork()) == (b.setup, b.seed, b.fork()) && b.moves.starts_with(&a.moves)
    }

    /// Whether somebody has decided something and the end has not come.
    fn is_in_progress(&self) -> bool {
        let position = self.record.position(usize::MAX);
        !self.record.moves.is_empty() && position.is_ok_and(|game| game.to_move().is_some())
    }
}

/// Lays the game that is kept aside, if `next` takes its place and would lose it. The place is this page's then, whatever
/// another window has put there.
pub fn make_way(next: &Saved) {
    KNOWN.set(storage::get(KEY));
    // A what-if does not take the place of the game that it came from.
    let stays = |kept: &Saved| kept.record.fork().is_some() && before().is_some();
    let lost = |kept: &Saved| kept.is_in_progress() && !kept.leads_to(next) && !stays(kept);
    if let Some(kept) = there().filter(lost) {
        storage::put(BEFORE, &kept.text());
    }
}

/// The game that the present one took the place of, as far as it can be played.
pub fn before() -> Option<Saved> {
    read(&storage::get(BEFORE)?).ok().map(|found| found.saved)
}

thread_local! {
    /// Set where a text that cannot be used could not be laid aside: it must not be overwritten.
    static HELD: Cell<bool> = const { Cell::new(false) };
    /// What this page last saw in its place: something else there comes from another window.
    static KNOWN: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps the game.
pub fn keep(saved: &Saved) -> Kept {
    if HELD.get() {
        return Kept::InPage;
    }
    let there = storage::get(KEY);
    let text = saved.text();
    // Where the storage was emptied meanwhile, nobody else's game can be lost.
    if there.is_some()
        && KNOWN.with_borrow(|known| *known != there)
        && there.as_ref() != Some(&text)
    {
        return Kept::Elsewhere;
    }
    let kept = storage::put(KEY, &text);
    KNOWN.set(Some(text));
    kept
}

/// Lays a text aside that cannot be used as it is. Where there is no room for it, it stays where it is, and the games of
/// this page are not kept.
fn lay_aside(text: &str) {
    HELD.set(!storage::lay_aside(UNREADABLE, text));
}

/// A game that was kept, as far as it can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The game.
    pub saved: Saved,
    /// After how many decisions it was cut, because the next one is not legal.
    pub cut: Option<usize>,
}

/// The game that was kept, if there is one. What cannot be read or played is laid aside, never overwritten, and told.
///
/// # Errors
/// Why the text that was kept is no saved game of this version.
pub fn kept() -> Result<Option<Found>, Unreadable> {
    let text = storage::get(KEY);
    KNOWN.set(text.clone());
    let Some(text) = text else {
        return Ok(None);
    };
    let found = read(&text);
    if !matches!(found, Ok(Found { cut: None, .. })) {
        lay_aside(&text);
    }
    found.map(Some)
}

/// The game that is kept, whoever put it there, if it can be read: only to compare with.
pub fn there() -> Option<Saved> {
    Some(read(&storage::get(KEY)?).ok()?.saved)
}

/// Reads a saved game and plays it as far as it goes.
///
/// # Errors
/// Why the text is no saved game of this version.
pub fn read(text: &str) -> Result<Found, Unreadable> {
    let mut saved: Saved = text.parse()?;
    let cut = saved
        .record
        .position(usize::MAX)
        .err()
        .map(|stuck| stuck.index);
    if let Some(sound) = cut {
        saved.record = saved.record.upto(sound);
    }
    Ok(Found { saved, cut })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Draws, Seed};

    fn saved() -> Saved {
        let names =
            Names::from_fn(|seat| AttrValue::from(["Ann", "", "Jo Jo", "Øyvind"][seat.index()]));
        let mut record = Record::new("4 random even".parse().unwrap(), Seed::from_text("save"));
        let mut game: Trollfjord = record.opening();
        for _ in 0..3 {
            let m = game.legal()[0];
            game.play(m, &mut ()).unwrap();
            record.moves.push(m);
        }
        Saved {
            names,
            computers: Computers::default(),
            record,
        }
    }

    #[test]
    fn a_game_is_read_as_it_was_kept() {
        let saved = saved();
        assert_eq!(saved.text().parse(), Ok(saved));
    }

    #[test]
    fn who_decides_is_kept_and_what_is_not_known_is_a_person() {
        let mut game = saved();
        game.computers.0 = ["2c", "", "4b", "-"].map(|text| text.parse().ok());
        assert_eq!(game.text().parse(), Ok(game.clone()));
        assert!(game.text().ends_with("\ncomputers 2c - 4b -\n"));
        let odd = game.text().replace("2c - 4b -", "9z 3b");
        let read: Saved = odd.parse().unwrap();
        assert_eq!(read.record, game.record);
        assert_eq!(read.computers.0, [None, "3b".parse().ok(), None, None]);
    }

    #[test]
    fn damage_is_told_and_never_panics() {
        let text = saved().text();
        assert_eq!("".parse::<Saved>(), Err(Unreadable::Head));
        assert_eq!("something else".parse::<Saved>(), Err(Unreadable::Head));
        for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
            let _ = text[..cut].parse::<Saved>();
            let _ = format!("{}%{}", &text[..cut], &text[cut..]).parse::<Saved>();
        }
        let found = read(&format!("{} stop w1", text.trim_end())).unwrap();
        assert_eq!((found.saved, found.cut), (saved(), Some(3)));
        assert_eq!(read(&text).map(|found| found.cut), Ok(None));
        let other = text.replace("trollfjord 0;", "trollfjord 7;");
        let fault = Unreadable::Record(RecordFault::OtherRules(7));
        assert_eq!(other.parse::<Saved>(), Err(fault));
    }

    /// Whatever is done to a saved game: what is read can be played as a whole, and nothing panics.
    #[test]
    fn ten_thousand_damaged_saves_are_read_or_refused() {
        let whole = saved().text();
        let mut draws = Draws::open(&Seed::from_text("damage").key(), 1);
        let (mut read_whole, mut cut, mut refused) = (0, 0, 0);
        for _ in 0..10_000 {
            let mut bytes = whole.clone().into_bytes();
            for _ in 0..=draws.below(3) {
                let at = draws.below(bytes.len() as u32) as usize;
                match draws.below(6) {
                    0 => bytes[at] ^= 1 << draws.below(8),
                    1 => bytes[at] = draws.byte(),
                    2 => bytes.truncate(at.max(1)),
                    3 => bytes.insert(at, draws.byte()),
                    4 => drop(bytes.remove(at)),
                    _ => {
                        let to = draws.below(bytes.len() as u32) as usize;
                        let piece = bytes[at.min(to)..at.max(to)].to_vec();
                        bytes.splice(at..at, piece);
                    }
                }
            }
            match read(&String::from_utf8_lossy(&bytes)) {
                Ok(found) => {
                    assert!(found.saved.record.position(usize::MAX).is_ok());
                    assert_eq!(
                        read(&found.saved.text()).map(|again| again.saved),
                        Ok(found.saved)
                    );
                    *(if found.cut.is_some() {
                        &mut cut
                    } else {
                        &mut read_whole
                    }) += 1;
                }
                Err(_) => refused += 1,
            }
        }
        assert!(
            read_whole > 500 && cut > 20 && refused > 2_000,
            "{read_whole} {cut} {refused}"
        );
    }
}
