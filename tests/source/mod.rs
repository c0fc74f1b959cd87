//! Reads source text for the house rules: comments off, words, html, clause marks.

use std::path::Path;

/// A file of the crate.
#[derive(Clone)]
pub struct File {
    /// Its path from the crate's directory, with slashes.
    pub path: String,
    /// What it says.
    pub text: String,
}

impl File {
    /// A file of this path and text.
    pub fn new(path: &str, text: &str) -> File {
        File {
            path: path.to_string(),
            text: text.to_string(),
        }
    }
}

/// All files below a directory with this ending, in order; none if there is no such directory.
pub fn files(dir: &str, ending: &str) -> Vec<File> {
    let mut list = Vec::new();
    collect(Path::new(dir), ending, &mut list);
    list.sort_by(|a, b| a.path.cmp(&b.path));
    list
}

fn collect(dir: &Path, ending: &str, list: &mut Vec<File>) {
    let Ok(entries) = std::fs::read_dir(dir) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, ending, list);
        } else if path.extension().is_some_and(|e| e == ending) {
            let text = std::fs::read_to_string(&path).expect("a text file");
            let path = path.to_string_lossy().replace('\\', "/");
            list.push(File { path, text });
        }
    }
}

/// The end of the string literal that begins at `at`, one past its closing quote.
fn string_end(bytes: &[u8], at: usize) -> usize {
    let mut i = at + 1;
    while i < bytes.len() && bytes[i] != b'"' {
        i += if bytes[i] == b'\\' { 2 } else { 1 };
    }
    (i + 1).min(bytes.len())
}

/// The text with its line comments blanked out; strings are left alone.
pub fn without_comments(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut code = String::new();
    let mut i = 0;
    while i < bytes.len() {
        let rest = &bytes[i..];
        let end = if rest.starts_with(b"//") {
            i + rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len())
        } else if rest.starts_with(b"'\"'") || rest.starts_with(b"'\\\"'") {
            i + 3
        } else if bytes[i] == b'"' {
            let end = string_end(bytes, i);
            code.push_str(&String::from_utf8_lossy(&bytes[i..end]));
            end
        } else {
            code.push(char::from(bytes[i]));
            i + 1
        };
        i = end;
    }
    code
}

/// Whether the code names this word or path as a whole word.
pub fn names(code: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

/// Whether there is a `style=` attribute.
pub fn has_style(text: &str) -> bool {
    let code = without_comments(text);
    let mut found = code.match_indices("style=");
    found.any(|(at, _)| code[..at].ends_with(char::is_whitespace))
}

/// The string literals of several words that stand as text in `html!`: what should come from a language file.
pub fn prose(text: &str) -> Vec<String> {
    let code = without_comments(text);
    let mut found = Vec::new();
    let mut rest = code.as_str();
    while let Some(at) = rest.find("html!") {
        rest = &rest[at + "html!".len()..];
        let Some(open) = rest.find(['{', '(']) else {
            break;
        };
        let end = closing(rest.as_bytes(), open);
        texts(&rest[open + 1..end], &mut found);
        rest = &rest[end..];
    }
    found
}

/// The place of the bracket that closes the one at `open`.
fn closing(bytes: &[u8], open: usize) -> usize {
    let mut depth = 0;
    let mut i = open;
    while i < bytes.len() {
        match bytes[i] {
            b'"' => {
                i = string_end(bytes, i);
                continue;
            }
            b'{' | b'(' => depth += 1,
            b'}' | b')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return i;
        }
        i += 1;
    }
    bytes.len()
}

fn texts(html: &str, found: &mut Vec<String>) {
    let bytes = html.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        let before = html.as_bytes()[..i].trim_ascii_end().last().copied();
        match bytes[i] {
            // The value of an attribute.
            b'{' if before == Some(b'=') => i = closing(bytes, i) + 1,
            b'"' => {
                let end = string_end(bytes, i);
                let after = bytes[end..].trim_ascii_start().first().copied();
                let literal = String::from_utf8_lossy(&bytes[i + 1..end - 1]);
                let node = matches!(before, Some(b'{' | b'>') | None)
                    && matches!(after, Some(b'}' | b'<') | None);
                let words = literal.split_whitespace().count() > 1;
                if node && words && literal.contains(char::is_alphabetic) {
                    found.push(literal.to_string());
                }
                i = end;
            }
            _ => i += 1,
        }
    }
}

/// The clause marks in a text: `§`, a capital letter, a digit.
pub fn marks(text: &str) -> Vec<String> {
    let mut list = Vec::new();
    for (at, sign) in text.match_indices('§') {
        let mut next = text[at + sign.len()..].chars();
        if let (Some(letter @ 'A'..='Z'), Some(digit @ '0'..='9')) = (next.next(), next.next()) {
            list.push(format!("§{letter}{digit}"));
        }
    }
    list
}

/// The clauses of a rules page: the marks of its second headings.
pub fn clauses(page: &str) -> Vec<String> {
    let headings = page.lines().filter(|line| line.starts_with("## §"));
    headings
        .flat_map(|line| marks(line).into_iter().take(1))
        .collect()
}

/// The marks that the code of a file answers for: in the line that says what the file is, and at functions and constants.
pub fn coded(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let first = code.lines().next().filter(|line| line.starts_with("//!"));
    let mut list = first.map(marks).unwrap_or_default();
    for (docs, item) in documented(code) {
        let words = ["fn", "const", "static"];
        let is_code = item
            .split(['(', '<', ' '])
            .any(|word| words.contains(&word));
        if is_code && !item.contains("#[test]") {
            list.extend(marks(&docs));
        }
    }
    list
}

/// The marks of the tests of a file.
pub fn tested(text: &str) -> Vec<String> {
    let tests = documented(text).into_iter();
    let tests = tests.filter(|(_, item)| item.contains("#[test]"));
    tests.flat_map(|(docs, _)| marks(&docs)).collect()
}

/// Every block of `///` lines with the item below it: its attributes and its first line.
fn documented(text: &str) -> Vec<(String, String)> {
    let mut list = Vec::new();
    let mut docs = String::new();
    let mut item = String::new();
    for line in text.lines().map(str::trim) {
        if let Some(doc) = line.strip_prefix("///") {
            docs.push_str(doc);
        } else if docs.is_empty() {
            continue;
        } else if line.starts_with("#[") {
            item.push_str(line);
        } else {
            item.push(' ');
            item.push_str(line);
            list.push((std::mem::take(&mut docs), std::mem::take(&mut item)));
        }
    }
    list
}
