//! The words on screen: Fluent messages of one language, looked up by their id.
//!
//! The files are packed by Fluent's own parser when the page is built (`scripts/build/pack.rs` tells the form). What is
//! packed is filled in here: messages with variables, selections by number, plural or text, and other messages. A test
//! compares every message with what the whole of Fluent makes of it, which would be a tenth of the page.

use std::rc::Rc;

use yew::AttrValue;

use super::plural::Plurals;

#[cfg(not(target_arch = "wasm32"))]
#[path = "../../scripts/build/pack.rs"]
mod pack;

/// One value that goes into a message, under its name.
pub type Arg = (&'static str, Value);

/// What a value is.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A text.
    Text(AttrValue),
    /// A whole number.
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_string().into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Value::Number(number as i64)
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {$(
        impl From<$kind> for Value {
            fn from(number: $kind) -> Self {
                Value::Number(number.into())
            }
        }
    )*};
}

numbers!(u8 u16 u32 i32);

/// The messages of one language. Cheap to clone; equal only to its own clones.
#[derive(Clone)]
pub struct Words(Rc<Messages>);

struct Messages {
    tag: &'static str,
    plurals: Plurals,
    /// Ids and patterns, sorted by id.
    list: Vec<(&'static str, &'static str)>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Words {
    /// The messages of a language as they were packed.
    pub fn unpack(tag: &'static str, packed: &'static str) -> Self {
        let list = messages(packed);
        Words(Rc::new(Messages {
            tag,
            plurals: Plurals::of(tag),
            list: list.collect(),
        }))
    }

    /// These messages and more of the same language.
    pub fn and(&self, packed: &'static str) -> Self {
        let mut list: Vec<_> = self
            .0
            .list
            .iter()
            .copied()
            .chain(messages(packed))
            .collect();
        list.sort_unstable_by_key(|(id, _)| *id);
        Words(Rc::new(Messages {
            tag: self.0.tag,
            plurals: Plurals::of(self.0.tag),
            list,
        }))
    }

    /// The messages of a language from its files, for tests. What cannot be packed shows its ids.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn read(tag: &'static str, files: &[&str]) -> Self {
        Self::unpack(tag, pack::pack(files).unwrap_or_default().leak())
    }

    /// The language as a tag for `lang`.
    pub fn tag(&self) -> &'static str {
        self.0.tag
    }

    /// Whether there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.0.find(id).is_some()
    }

    /// The message with this id.
    pub fn say(&self, id: &str) -> AttrValue {
        self.with(id, &[])
    }

    /// The message with this id and these values. A message that is missing shows its id.
    pub fn with(&self, id: &str, args: &[Arg]) -> AttrValue {
        let messages = &*self.0;
        let mut filled = Filled {
            messages,
            args,
            text: String::new(),
        };
        filled.message(id);
        AttrValue::from(filled.text)
    }
}

/// Ids and patterns of what was packed.
fn messages(packed: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let messages = packed.split_terminator('\x1e');
    messages.filter_map(|message| message.split_once('\x1f'))
}

impl Messages {
    fn find(&self, id: &str) -> Option<&'static str> {
        let at = self.list.binary_search_by(|(name, _)| (*name).cmp(id));
        at.ok().map(|at| self.list[at].1)
    }
}

/// A text in the making.
struct Filled<'a> {
    messages: &'a Messages,
    args: &'a [Arg],
    text: String,
}

impl<'a> Filled<'a> {
    fn value(&self, name: &str) -> Option<&'a Value> {
        let arg = self.args.iter().find(|(at, _)| *at == name);
        arg.map(|(_, value)| value)
    }

    fn message(&mut self, id: &str) {
        match self.messages.find(id) {
            Some(pattern) => self.pattern(pattern),
            None => self.text.push_str(id),
        }
    }

    fn pattern(&mut self, mut rest: &'static str) {
        while let Some(at) = rest.find(['\x01', '\x03', '\x04']) {
            self.text.push_str(&rest[..at]);
            let (name, after) = split(&rest[at + 1..], '\x02');
            match rest.as_bytes()[at] {
                1 => self.variable(name),
                3 => self.message(name),
                _ => {
                    let end = self.select(name, after);
                    rest = end;
                    continue;
                }
            }
            rest = after;
        }
        self.text.push_str(rest);
    }

    fn variable(&mut self, name: &str) {
        match self.value(name) {
            Some(Value::Text(text)) => self.text.push_str(text),
            Some(Value::Number(number)) => self.text.push_str(&number.to_string()),
            None => self.text.push_str(&format!("{{${name}}}")),
        }
    }

    /// Fills in the first variant that fits, else the default. Returns what comes after the selection.
    fn select(&mut self, name: &str, mut rest: &'static str) -> &'static str {
        let value = self.value(name);
        let plural = match value {
            Some(Value::Number(number)) => self.messages.plurals.category(*number),
            _ => String::new(),
        };
        let (mut fitting, mut default) = (None, None);
        while !rest.starts_with('\x07') && !rest.is_empty() {
            let (key, after) = split(rest, '\x05');
            let (pattern, after) = after.split_at(end_of(after));
            let name = key.trim_start_matches('*');
            let fits = match value {
                Some(Value::Text(text)) => name == text.as_str(),
                Some(Value::Number(number)) => name == plural || name.parse() == Ok(*number),
                None => false,
            };
            fitting = fitting.or(fits.then_some(pattern));
            default = default.or((name != key).then_some(pattern));
            rest = after.get(1..).unwrap_or_default();
        }
        if let Some(pattern) = fitting.or(default) {
            self.pattern(pattern);
        }
        rest.get(1..).unwrap_or_default()
    }
}

/// What stands before and after the first `end`.
fn split(text: &'static str, end: char) -> (&'static str, &'static str) {
    text.split_once(end).unwrap_or((text, ""))
}

/// Where the pattern of a variant ends: at the first `\x06` that does not belong to a selection inside it.
fn end_of(text: &str) -> usize {
    let mut inside = 0;
    let end = text.bytes().position(|byte| {
        inside += i32::from(byte == 4) - i32::from(byte == 7);
        byte == 6 && inside == 0
    });
    end.unwrap_or(text.len())
}
