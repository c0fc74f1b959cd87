//! The browser's storage, behind one door: whatever it throws, the game goes on without it.

use std::cell::RefCell;

thread_local! {
    /// What could not be stored lives here until the page is closed.
    static MEMORY: RefCell<Vec<(String, String)>> = RefCell::default();
}

/// Whether something was really stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kept {
    /// On this device.
    #[default]
    OnDevice,
    /// Only in this page: storage is blocked or full.
    InPage,
    /// Only in this page: another window has stored something else meanwhile, which is not overwritten.
    Elsewhere,
}

/// Stores `text` under `key`.
pub fn put(key: &str, text: &str) -> Kept {
    // Some browsers take a text and keep none.
    let stored = browser().is_some_and(|storage| {
        storage.set_item(key, text).is_ok() && storage.get_item(key) == Ok(Some(text.to_string()))
    });
    MEMORY.with_borrow_mut(|memory| {
        memory.retain(|(at, _)| at != key);
        if !stored {
            memory.push((key.to_string(), text.to_string()));
        }
    });
    if stored { Kept::OnDevice } else { Kept::InPage }
}

/// What is stored under `key`.
pub fn get(key: &str) -> Option<String> {
    let in_page = MEMORY.with_borrow(|memory| {
        let found = memory.iter().find(|(at, _)| at == key);
        found.map(|(_, text)| text.clone())
    });
    in_page.or_else(|| browser()?.get_item(key).ok()?)
}

/// Lays a text aside: where it lies already, or in the first free place of those that begin with `place`. Tells whether it
/// is safe there.
pub fn lay_aside(place: &str, text: &str) -> bool {
    let more = (2..=9).map(|n| format!("{place}.{n}"));
    for place in std::iter::once(place.to_string()).chain(more) {
        match get(&place) {
            Some(there) if there == text => return true,
            Some(_) => {}
            None => return put(&place, text) == Kept::OnDevice,
        }
    }
    false
}

/// The keys that begin with `start`, in order.
pub fn keys(start: &str) -> Vec<String> {
    let stored = browser().map_or(0, |storage| storage.length().unwrap_or(0));
    let stored = (0..stored).filter_map(|at| browser()?.key(at).ok()?);
    let mut keys: Vec<String> = stored.collect();
    MEMORY.with_borrow(|memory| keys.extend(memory.iter().map(|(key, _)| key.clone())));
    keys.retain(|key| key.starts_with(start));
    keys.sort();
    keys.dedup();
    keys
}

/// Forgets what is stored under `key`.
pub fn remove(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.retain(|(at, _)| at != key));
    if let Some(storage) = browser() {
        let _ = storage.remove_item(key);
    }
}

impl Kept {
    /// What is to be told of it, if something is.
    pub fn warning(self) -> Option<&'static str> {
        match self {
            Kept::OnDevice => None,
            Kept::InPage => Some("app-not-kept"),
            Kept::Elsewhere => Some("app-elsewhere"),
        }
    }
}

/// The storage of this origin; the mere access may throw.
fn browser() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
