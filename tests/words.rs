//! The language files: every file can be read, every message the code asks for is there, and none lies unused.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use trollfjord::ui::Words;
use trollfjord::ui::words::{Arg, Value};

/// Ids that are put together while the page runs, by what they begin with.
const COMPOSED: [&str; 5] = ["region-r", "landscape-", "seat-", "settings-", "computer-"];

/// Literals that begin like a message and name an element or a class.
const ELEMENTS: [&str; 28] = [
    "annex-page",
    "board-stage",
    "board-step",
    "guide-all",
    "guide-now",
    "last-bed",
    "link-seat",
    "menu-restart",
    "poster-go",
    "poster-head",
    "poster-other",
    "poster-says",
    "poster-status",
    "poster-ways",
    "replay-more",
    "replay-ways",
    "share-picture",
    "share-says",
    "share-told",
    "share-ways",
    "sheet-title",
    "shelf-game",
    "shelf-games",
    "shelf-status",
    "shelf-told",
    "shelf-ways",
    "start-head",
    "step-badge",
];

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The ids of the messages in a Fluent text: what stands before `=` at the start of a line.
fn ids(text: &str) -> Vec<String> {
    let lines = text
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    lines
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id.to_string())
        .collect()
}

/// The string literals of the sources that can be ids of messages. The poster of an embedded page is drawn by a script.
fn literals() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let rust = files(&root().join("src"), "rs");
    let scripts = vec![root().join("static/embed/poster.js")];
    for (paths, quote) in [(rust, '"'), (scripts, '\'')] {
        for path in paths {
            let text = fs::read_to_string(path).unwrap();
            for literal in text.split(quote).skip(1).step_by(2) {
                let id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                if literal.contains('-') && literal.chars().all(id) {
                    found.insert(literal.to_string());
                }
            }
        }
    }
    found
}

#[test]
fn every_language_file_is_sound_and_no_id_stands_twice() {
    for language in fs::read_dir(root().join("static/lang")).unwrap() {
        let language = language.unwrap().path();
        if !language.is_dir() {
            continue;
        }
        let mut seen = BTreeSet::new();
        for path in files(&language, "ftl") {
            let text = fs::read_to_string(&path).unwrap();
            let read = FluentResource::try_new(text.clone());
            assert!(
                read.is_ok(),
                "{}: {:?}",
                path.display(),
                read.err().map(|e| e.1)
            );
            for id in ids(&text) {
                assert!(seen.insert(id.clone()), "{id} stands twice");
            }
        }
    }
}

#[test]
fn every_message_the_code_asks_for_is_there_and_none_lies_unused() {
    let texts: Vec<String> = files(&root().join("static/lang/en"), "ftl")
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let messages: BTreeSet<String> = texts.iter().flat_map(|text| ids(text)).collect();
    let asked = literals();
    for id in &messages {
        let composed = COMPOSED.iter().any(|start| id.starts_with(start));
        assert!(composed || asked.contains(id), "{id} is never asked for");
    }
    // A literal that begins like a message is one.
    let first = |id: &str| id.split('-').next().map(str::to_string);
    let begins: BTreeSet<_> = messages.iter().map(|id| first(id)).collect();
    for id in asked.iter().filter(|id| begins.contains(&first(id))) {
        let known = messages.contains(id) || ELEMENTS.contains(&id.as_str());
        assert!(known, "no message {id}");
    }
    // A literal that is handed to the words directly must be a message.
    for path in files(&root().join("src"), "rs") {
        let text = fs::read_to_string(&path).unwrap();
        for ask in [".say(\"", ".of(\"", "t.with(\"", "words.with(\""] {
            for rest in text.split(ask).skip(1) {
                let id = rest.split('"').next().unwrap_or_default();
                assert!(messages.contains(id), "{}: no message {id}", path.display());
            }
        }
    }
}

#[test]
fn a_missing_message_shows_its_id() {
    let words = Words::read("en", &["hello = Hello, { $name }!"]);
    assert_eq!(
        words.with("hello", &[("name", "Runa".into())]),
        "Hello, Runa!"
    );
    assert_eq!(words.say("nobody-wrote-this"), "nobody-wrote-this");
}

/// The English files, read once for the whole run.
fn english() -> Vec<&'static str> {
    let paths = files(&root().join("static/lang/en"), "ftl");
    let text = |path: &PathBuf| &*fs::read_to_string(path).unwrap().leak();
    paths.iter().map(text).collect()
}

/// The names of the variables in a Fluent text.
fn variables(text: &'static str) -> BTreeSet<&'static str> {
    let end = |c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-';
    let names = text.split('$').skip(1);
    names.map(|rest| rest.split(end).next().unwrap()).collect()
}

/// The names of the variants in a Fluent text.
fn variants(text: &'static str) -> BTreeSet<&'static str> {
    let names = text.split('[').skip(1);
    let names = names.map(|rest| rest.split(']').next().unwrap());
    // A number is asked for with a number, never with its text.
    names.filter(|name| name.parse::<u32>().is_err()).collect()
}

/// What the whole of Fluent makes of a message.
fn reference(bundle: &FluentBundle<FluentResource>, id: &str, args: &[Arg]) -> String {
    let mut values = FluentArgs::new();
    for (name, value) in args {
        match value {
            Value::Text(text) => values.set(*name, text.to_string()),
            Value::Number(number) => values.set(*name, *number),
        }
    }
    let message = bundle.get_message(id).expect("a message");
    let (value, mut errors) = (message.value().expect("a value"), Vec::new());
    let text = bundle.format_pattern(value, Some(&values), &mut errors);
    text.into_owned()
}

#[test]
fn every_message_reads_as_in_the_whole_of_fluent() {
    let texts = english();
    let mut bundle = FluentBundle::new(vec![
        "en".parse::<unic_langid::LanguageIdentifier>().unwrap(),
    ]);
    bundle.set_use_isolating(false);
    for text in &texts {
        bundle
            .add_resource(FluentResource::try_new(text.to_string()).unwrap())
            .unwrap();
    }
    let words = Words::read("en", &texts);
    let names: BTreeSet<&'static str> = texts.iter().flat_map(|text| variables(text)).collect();
    let texts_to_pick = texts.iter().flat_map(|text| variants(text));
    let mut values: Vec<Value> = texts_to_pick.map(Value::from).collect();
    values.extend([0_u8, 1, 2, 3, 5, 11, 21].map(Value::from));
    let mut compared = 0;
    for id in texts.iter().flat_map(|text| ids(text)) {
        assert_eq!(
            words.say(&id),
            reference(&bundle, &id, &[]),
            "{id} without values"
        );
        for value in &values {
            let args: Vec<Arg> = names.iter().map(|name| (*name, value.clone())).collect();
            assert_eq!(
                words.with(&id, &args),
                reference(&bundle, &id, &args),
                "{id} {value:?}"
            );
            compared += 1;
        }
    }
    assert!(compared > 5_000);
}
