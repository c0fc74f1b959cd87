//! The words on screen: Fluent messages of one language, looked up by their id.
//!
//! The files are read by Fluent's own parser. What it reads is filled in here: messages with variables, selections by
//! number, plural or text, and other messages. Terms, attributes and functions are not known, since no text needs them;
//! a test compares every message with what the whole of Fluent makes of it, which would be a tenth of the page.

use std::rc::Rc;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::ast::{Variant, VariantKey};
use fluent_syntax::{parser, unicode};
use yew::AttrValue;

use super::plural::Plurals;

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

/// A message by its id.
type Message = (&'static str, Pattern<&'static str>);

struct Messages {
    tag: &'static str,
    plurals: Plurals,
    /// By their ids.
    list: Vec<Message>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Words {
    /// Reads the messages of a language from the texts of its files. What cannot be read is left out; a test reads the
    /// files of every language and finds them sound.
    pub fn read(tag: &'static str, files: &[&'static str]) -> Self {
        let mut messages = Messages {
            tag,
            plurals: Plurals::of(tag),
            list: Vec::new(),
        };
        for file in files {
            let read = parser::parse_runtime(*file).unwrap_or_else(|(sound, _)| sound);
            for entry in read.body {
                if let Entry::Message(message) = entry
                    && let Some(pattern) = message.value
                {
                    messages.put((message.id.name, pattern));
                }
            }
        }
        Words(Rc::new(messages))
    }

    /// The language as a tag for `lang`.
    pub fn tag(&self) -> &'static str {
        self.0.tag
    }

    /// Whether there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.0.find(id).is_ok()
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

impl Messages {
    /// Adds a message; a later one takes the place of one with the same id.
    fn put(&mut self, message: Message) {
        match self.find(message.0) {
            Ok(at) => self.list[at] = message,
            Err(at) => self.list.insert(at, message),
        }
    }

    fn find(&self, id: &str) -> Result<usize, usize> {
        self.list.binary_search_by(|message| message.0.cmp(id))
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
        let messages = self.messages;
        match messages.find(id) {
            Ok(at) => self.pattern(&messages.list[at].1),
            Err(_) => self.text.push_str(id),
        }
    }

    fn pattern(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let value = match selector {
                    InlineExpression::VariableReference { id } => self.value(id.name),
                    _ => None,
                };
                if let Some(variant) = self.choose(value, variants) {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.text
                    .push_str(&unicode::unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => self.text.push_str(value),
            InlineExpression::VariableReference { id } => match self.value(id.name) {
                Some(Value::Text(text)) => self.text.push_str(text),
                Some(Value::Number(number)) => self.text.push_str(&number.to_string()),
                None => self.text.push_str(&format!("{{${}}}", id.name)),
            },
            InlineExpression::MessageReference { id, .. } => self.message(id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference { id, .. }
            | InlineExpression::FunctionReference { id, .. } => self.text.push_str(id.name),
        }
    }

    /// The first variant that fits, else the default.
    fn choose<'v>(
        &self,
        value: Option<&Value>,
        variants: &'v [Variant<&'static str>],
    ) -> Option<&'v Variant<&'static str>> {
        let plural = match value {
            Some(Value::Number(number)) => self.messages.plurals.category(*number),
            _ => Default::default(),
        };
        let fits = |variant: &&Variant<&'static str>| match (&variant.key, value) {
            (VariantKey::Identifier { name }, Some(Value::Text(text))) => *name == text.as_str(),
            (VariantKey::Identifier { name }, Some(Value::Number(_))) => *name == plural,
            (VariantKey::NumberLiteral { value }, Some(Value::Number(number))) => {
                value.parse() == Ok(*number)
            }
            _ => false,
        };
        let fitting = variants.iter().find(fits);
        fitting.or_else(|| variants.iter().find(|variant| variant.default))
    }
}
