//! The games that are kept under a name, each in a place of its own: nothing that cannot be read is ever written over.

use crate::app::save::{self, Found, Saved};
use crate::app::storage::{self, Kept};

/// What the places begin with.
const PLACE: &str = "trollfjord.shelf.";
/// The first line of a game that is kept so.
const HEAD: &str = "trollfjord kept 1";
/// No more games are kept.
const MOST: u32 = 500;
/// The longest name, in characters.
pub const LONGEST: usize = 60;

/// A game on the shelf.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// Where it is kept.
    pub place: String,
    /// What it is called, and when it was kept, in milliseconds since 1970; or `None` for one that cannot be read.
    pub game: Option<(String, f64, Found)>,
}

/// The text of a game under a name.
fn text(title: &str, when: f64, saved: &Saved) -> String {
    format!("{HEAD}\ntitle {title}\nwhen {when}\n{}", saved.text())
}

fn read(text: &str) -> Option<(String, f64, Found)> {
    let mut parts = text.splitn(4, '\n');
    if parts.next()? != HEAD {
        return None;
    }
    let title = clean(parts.next()?.strip_prefix("title ")?);
    let when = parts.next()?.strip_prefix("when ")?.parse().ok()?;
    let found = save::read(parts.next()?).ok()?;
    Some((title, when, found))
}

/// A name as one line.
pub fn clean(typed: &str) -> String {
    let plain: String = typed.chars().filter(|c| !c.is_control()).collect();
    plain.trim().chars().take(LONGEST).collect()
}

/// All games on the shelf, the latest first; those that cannot be read last.
pub fn all() -> Vec<Book> {
    let book = |place: String| {
        let text = storage::get(&place)?;
        let game = read(&text);
        Some(Book { place, game })
    };
    let mut books: Vec<Book> = storage::keys(PLACE).into_iter().filter_map(book).collect();
    let when = |book: &Book| book.game.as_ref().map_or(f64::NEG_INFINITY, |game| game.1);
    books.sort_by(|a, b| when(b).total_cmp(&when(a)));
    books
}

/// Keeps a game under a name, if it is not kept so already.
pub fn keep(title: &str, when: f64, saved: &Saved) -> Kept {
    let same = |book: &Book| {
        let game = book.game.as_ref();
        game.is_some_and(|(name, _, found)| name == title && found.saved == *saved)
    };
    if all().iter().any(same) {
        return Kept::OnDevice;
    }
    lay(&text(title, when, saved))
}

/// Puts a text in the first free place. What is not kept on the device is not on the shelf.
fn lay(text: &str) -> Kept {
    let mut places = (1..=MOST).map(|n| format!("{PLACE}{n}"));
    let Some(free) = places.find(|place| storage::get(place).is_none()) else {
        return Kept::InPage;
    };
    let kept = storage::put(&free, text);
    if kept != Kept::OnDevice {
        storage::remove(&free);
    }
    kept
}

/// What is kept in a place, to put it back or away as it is.
pub fn raw(place: &str) -> String {
    storage::get(place).unwrap_or_default()
}

/// Takes a game off the shelf.
pub fn remove(place: &str) {
    storage::remove(place);
}

/// Puts back what was taken off.
pub fn put_back(text: &str) -> Kept {
    lay(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{BySeat, Record, Seed};

    #[test]
    fn a_game_comes_back_under_its_name() {
        let saved = Saved {
            names: BySeat::from_fn(|_| "Ann".into()),
            computers: BySeat::default(),
            record: Record::new("2 first".parse().unwrap(), Seed::from_text("shelf")),
        };
        let kept = text("A rainy day", 1.5e12, &saved);
        let (title, when, found) = read(&kept).unwrap();
        assert_eq!((title.as_str(), when), ("A rainy day", 1.5e12));
        assert_eq!((found.saved, found.cut), (saved, None));
        for cut in 0..kept.len() {
            // Nothing that is cut panics, and nothing but the end of the record may be missing.
            if let Some((title, ..)) = read(&kept[..cut]) {
                assert_eq!(title, "A rainy day");
            }
        }
        assert_eq!(read(&kept.replace("kept 1", "kept 2")), None);
        assert_eq!(clean("  two\nlines\u{0} "), "twolines");
    }
}
