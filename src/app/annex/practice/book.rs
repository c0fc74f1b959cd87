//! The book of totals: what this device keeps of practice. Several windows add to the same one.

use crate::app::storage::{self, Kept};
use crate::games::trollfjord::practice::Terms;

use super::totals::{Totals, read, text};

/// Where it is kept.
const KEY: &str = "trollfjord.practice";
/// Where a text is put that this version cannot read.
const UNREADABLE: &str = "trollfjord.practice.unreadable";

/// The book, as it was last read or written.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// The terms that were chosen last.
    pub terms: Terms,
    /// The counts.
    pub totals: Totals,
    /// Whether it is kept.
    pub kept: Kept,
    /// Whether something was kept that cannot be read.
    pub unreadable: bool,
    /// Set where a text that cannot be read could not be laid aside: it must not be written over.
    held: bool,
    /// The totals that were put away last, as long as they can be put back.
    pub away: Option<Totals>,
}

impl Book {
    /// Opens the book.
    pub fn open() -> Self {
        let mut book = Book {
            terms: Terms::default(),
            totals: Totals::default(),
            kept: Kept::OnDevice,
            unreadable: false,
            held: false,
            away: None,
        };
        book.read();
        book
    }

    /// Takes in what another window has written. What cannot be read is laid aside, and the counts of this window go on.
    fn read(&mut self) {
        let Some(kept) = storage::get(KEY) else {
            return;
        };
        match read(&kept) {
            Some((terms, totals)) => (self.terms, self.totals) = (terms, totals),
            None => {
                self.unreadable = true;
                self.held = !storage::lay_aside(UNREADABLE, &kept);
            }
        }
    }

    fn write(&mut self) {
        self.kept = match self.held {
            true => Kept::InPage,
            false => storage::put(KEY, &text(self.terms, self.totals)),
        };
    }

    /// Adds what happened.
    pub fn add(&mut self, more: Totals) {
        let terms = self.terms;
        if !self.held {
            self.read();
        }
        (self.terms, self.totals) = (terms, self.totals.and(more));
        self.write();
    }

    /// Other terms are chosen.
    pub fn choose(&mut self, terms: Terms) {
        self.terms = terms;
        self.add(Totals::default());
    }

    /// The totals begin anew.
    pub fn put_away(&mut self) {
        self.add(Totals::default());
        self.away = Some(std::mem::take(&mut self.totals));
        self.write();
    }

    /// The totals that were put away are back, with what has been added since.
    pub fn put_back(&mut self) {
        if let Some(away) = self.away.take() {
            self.add(away);
        }
    }
}
