//! The house rules of the source: sizes, arrows between the parts, words, and a code and a test for every clause.

mod source;

use source::{File, files};

/// No file is longer, unless a script makes it.
const LONGEST: usize = 400;

/// All complaints at once, or nothing.
fn none(complaints: impl IntoIterator<Item = String>) {
    let list: Vec<String> = complaints.into_iter().collect();
    assert!(list.is_empty(), "\n{}", list.join("\n"));
}

fn sources() -> Vec<File> {
    let list = files("src", "rs");
    assert!(list.len() > 20, "run in the crate's directory");
    list
}

#[test]
fn every_file_says_what_it_is() {
    let silent = |f: &File| !f.text.starts_with("//! ");
    let list = [
        sources(),
        files("tests", "rs"),
        files("benches", "rs"),
        files("examples", "rs"),
    ];
    let silent = list.iter().flatten().filter(|f| silent(f));
    none(silent.map(|f| format!("{} does not open with //!", f.path)));
}

#[test]
fn no_file_is_too_long() {
    let made = |f: &File| {
        f.text
            .lines()
            .next()
            .is_some_and(|l| l.contains("Made from"))
    };
    let long = |f: &&File| f.text.lines().count() > LONGEST && !made(f);
    let list = [sources(), files("tests", "rs")].concat();
    none(
        list.iter()
            .filter(long)
            .map(|f| format!("{} is too long", f.path)),
    );
}

/// A part of the tree and the words it must not name.
struct Arrow {
    from: fn(&str) -> bool,
    never: &'static [&'static str],
}

fn below_the_screen(path: &str) -> bool {
    path.starts_with("src/engine/") || path.starts_with("src/games/") && !is_view(path)
}

fn is_view(path: &str) -> bool {
    path.contains("/view/") || path.ends_with("/view.rs")
}

const ARROWS: [Arrow; 5] = [
    Arrow {
        from: |path| path.starts_with("src/engine/"),
        never: &["games", "trollfjord"],
    },
    Arrow {
        from: below_the_screen,
        never: &[
            "yew",
            "web_sys",
            "js_sys",
            "wasm_bindgen",
            "gloo_timers",
            "gloo_events",
        ],
    },
    Arrow {
        from: below_the_screen,
        never: &[
            "crate::app",
            "crate::ui",
            "std::time",
            "Instant",
            "SystemTime",
            "getrandom",
            "f32",
            "f64",
        ],
    },
    Arrow {
        from: |path| is_view(path),
        never: &["crate::app"],
    },
    Arrow {
        from: |path| path.starts_with("src/ui/"),
        never: &["crate::app", "crate::games"],
    },
];

impl Arrow {
    fn complaints(&self, file: &File) -> Vec<String> {
        if !(self.from)(&file.path) {
            return Vec::new();
        }
        let code = source::without_comments(&file.text);
        let named = self.never.iter().filter(|word| source::names(&code, word));
        named
            .map(|word| format!("{} names {word}", file.path))
            .collect()
    }
}

#[test]
fn the_parts_know_only_what_they_may() {
    let list = sources();
    none(
        list.iter()
            .flat_map(|f| ARROWS.iter().flat_map(|a| a.complaints(f))),
    );
}

#[test]
fn a_wrong_arrow_is_found() {
    let find = |path: &str, text: &str| {
        let file = File::new(path, text);
        ARROWS.iter().flat_map(|a| a.complaints(&file)).count()
    };
    assert_eq!(find("src/engine/a.rs", "use crate::games::x;"), 1);
    assert_eq!(
        find(
            "src/engine/a.rs",
            "// use crate::games::x; trollfjord\nlet games_of = 1;"
        ),
        0
    );
    assert_eq!(find("src/engine/a.rs", "use yew::prelude::*;"), 1);
    assert_eq!(
        find("src/games/g/a.rs", "let x: f64 = std::time::now();"),
        2
    );
    assert_eq!(
        find("src/games/g/view/a.rs", "use yew::*; let x: f64 = 1.0;"),
        0
    );
    assert_eq!(find("src/games/g/view/a.rs", "use crate::app::x;"), 1);
    assert_eq!(find("src/ui/a.rs", "use crate::games::x; use yew::*;"), 1);
    assert_eq!(find("src/app/a.rs", "use crate::games::x; use yew::*;"), 0);
}

#[test]
fn no_style_attributes() {
    let page = std::fs::read_to_string("index.html").unwrap_or_default();
    let mut list = sources();
    list.push(File::new("index.html", &page));
    list.extend(files("src", "html"));
    none(
        list.iter()
            .filter(|f| source::has_style(&f.text))
            .map(|f| format!("{} has style=", f.path)),
    );
    assert!(source::has_style("<p class=\"x\" style=\"y\">"));
    assert!(source::has_style("<p\nstyle={y}>"));
    assert!(!source::has_style(
        "// no style= here\nlet style = 1; <p data-style=\"y\">"
    ));
}

#[test]
fn components_are_components() {
    let old = |text: &str| source::without_comments(text).contains("#[function_component");
    none(
        sources()
            .iter()
            .filter(|f| old(&f.text))
            .map(|f| format!("{}: #[component]", f.path)),
    );
    assert!(old("#[function_component(X)]"));
    assert!(!old("#[component]"));
}

#[test]
fn words_come_from_the_language_files() {
    let with_words = |f: &&File| {
        f.path.starts_with("src/ui/") || f.path.starts_with("src/app/") || is_view(&f.path)
    };
    let list = sources();
    let prose = |f: &File| {
        let path = f.path.clone();
        let found = source::prose(&f.text).into_iter();
        found
            .map(move |words| format!("{path} says {words:?}"))
            .collect::<Vec<_>>()
    };
    none(list.iter().filter(with_words).flat_map(prose));
}

#[test]
fn prose_is_found() {
    let found = |text: &str| source::prose(text).len();
    assert_eq!(found("html! { <p>{ \"Two words\" }</p> }"), 1);
    assert_eq!(found("html! { <p>\"Two words\"</p> }"), 1);
    assert_eq!(
        found("html! { <p class=\"a b\" id={\"c d\"}>{ say(\"two-words\") }</p> }"),
        0
    );
    assert_eq!(
        found("html! { <p class={if x { \"btn pri\" } else { \"btn sec\" }}>{ n }</p> }"),
        0
    );
    assert_eq!(
        found("html! { <p>{ if x { \"One word\" } else { \"\" } }</p> }"),
        1
    );
    assert_eq!(found("html! { <p>{ \"·\" }{ \" / \" }{ \"R01\" }</p> }"), 0);
    assert_eq!(
        found("let x = { \"Two words\" }; // html! { \"no code\" }"),
        0
    );
}

/// The rules page of each game, with the files of its code.
fn pages() -> Vec<(String, File)> {
    let pages = files("src/games", "md").into_iter();
    let pages = pages.filter(|f| f.path.ends_with("/RULES.md"));
    pages.map(|f| (f.path.replace("RULES.md", ""), f)).collect()
}

#[test]
fn every_clause_has_code_and_a_test() {
    let tests = files("tests", "rs");
    let pages = pages();
    assert!(!pages.is_empty());
    for (home, page) in pages {
        let clauses = source::clauses(&page.text);
        assert!(clauses.len() > 10, "{}", page.path);
        let code = files(&home, "rs");
        let coded: Vec<String> = code.iter().flat_map(|f| source::coded(&f.text)).collect();
        let tested = tests
            .iter()
            .chain(&code)
            .flat_map(|f| source::tested(&f.text));
        let tested: Vec<String> = tested.collect();
        let no_code = clauses.iter().filter(|c| !coded.contains(c));
        let no_test = clauses.iter().filter(|c| !tested.contains(c));
        none(no_code.map(|c| format!("{} {c} has no code", page.path)));
        none(no_test.map(|c| format!("{} {c} has no test", page.path)));
        // And nothing names a clause that the page does not have.
        let all = code.iter().flat_map(|f| source::marks(&f.text));
        let stray = all.filter(|c| !clauses.contains(c));
        none(stray.map(|c| format!("{} has no {c}", page.path)));
    }
}

#[test]
fn a_clause_without_code_or_test_is_found() {
    let code = "//! §S1 x\n/// §A1 and §A2 do\n/// more.\n#[inline]\npub fn f() {}\n/// §B1\nenum E {}\n\
                #[cfg(test)]\nmod tests {\n    /// §C1\n    #[test]\n    fn t() {}\n    /// §C2\n    fn no() {}\n}\n";
    assert_eq!(source::coded(code), ["§S1", "§A1", "§A2"]);
    assert_eq!(source::tested(code), ["§C1"]);
    assert_eq!(
        source::clauses("# T\n## §A1 The lord\n text §B9\n## More\n## §H1 x"),
        ["§A1", "§H1"]
    );
    assert_eq!(
        source::marks("§A1, §B4. §A §xx §C10"),
        ["§A1", "§B4", "§C1"]
    );
}
