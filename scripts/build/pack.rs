//! Packs Fluent files into the text that `ui::words` fills in.
//!
//! A packed message is its id, `\x1f`, its pattern, `\x1e`; all stand sorted by their ids. In a pattern:
//! `\x01`name`\x02` is a variable, `\x03`id`\x02` another message, `\x04`name`\x02` a selection by a variable: variants
//! follow, each a key (`*` before that of the default), `\x05`, a pattern, `\x06`; and `\x07` ends it.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::{parser, unicode};

/// Packs the messages of these files.
///
/// # Errors
/// What cannot be read or packed, in words.
pub fn pack(files: &[&str]) -> Result<String, String> {
    let mut messages = BTreeMap::new();
    for file in files {
        let read = parser::parse(*file).map_err(|(_, faults)| format!("{faults:?}"))?;
        for entry in read.body {
            if let Entry::Message(message) = entry
                && let Some(value) = message.value
            {
                let mut packed = String::new();
                pattern(&mut packed, &value)?;
                messages.insert(message.id.name.to_string(), packed);
            }
        }
    }
    let list = messages
        .iter()
        .map(|(id, packed)| format!("{id}\x1f{packed}\x1e"));
    Ok(list.collect())
}

fn pattern(packed: &mut String, from: &Pattern<&str>) -> Result<(), String> {
    for element in &from.elements {
        match element {
            PatternElement::TextElement { value } => packed.push_str(value),
            PatternElement::Placeable { expression: from } => expression(packed, from)?,
        }
    }
    Ok(())
}

fn expression(packed: &mut String, from: &Expression<&str>) -> Result<(), String> {
    match from {
        Expression::Inline(from) => inline(packed, from),
        Expression::Select {
            selector: InlineExpression::VariableReference { id },
            variants,
        } => {
            packed.push_str(&format!("\x04{}\x02", id.name));
            for variant in variants {
                let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                    &variant.key;
                let default = if variant.default { "*" } else { "" };
                packed.push_str(&format!("{default}{name}\x05"));
                pattern(packed, &variant.value)?;
                packed.push('\x06');
            }
            packed.push('\x07');
            Ok(())
        }
        Expression::Select { selector, .. } => Err(format!("a selection by {selector:?}")),
    }
}

fn inline(packed: &mut String, from: &InlineExpression<&str>) -> Result<(), String> {
    match from {
        InlineExpression::StringLiteral { value } => {
            packed.push_str(&unicode::unescape_unicode_to_string(value))
        }
        InlineExpression::NumberLiteral { value } => packed.push_str(value),
        InlineExpression::VariableReference { id } => {
            packed.push_str(&format!("\x01{}\x02", id.name))
        }
        InlineExpression::MessageReference {
            id,
            attribute: None,
        } => packed.push_str(&format!("\x03{}\x02", id.name)),
        InlineExpression::Placeable { expression: from } => expression(packed, from)?,
        other => return Err(format!("{other:?} is not known here")),
    }
    Ok(())
}
