//! `docs/link-format.md` says what the program does: its examples are read from the page and played.

use std::collections::BTreeSet;

use trollfjord::engine::link::{Numbered, is_sound};
use trollfjord::engine::{Fnv, Game, Link, Record, Seed};
use trollfjord::games::trollfjord::{Setup, Trollfjord};

use super::forge;
use super::fuzz::HEAD;

const PAGE: &str = include_str!("../../docs/link-format.md");

/// The blocks of the page that are marked as text.
fn blocks() -> Vec<&'static str> {
    let rest = PAGE.split("```text\n").skip(1);
    rest.map(|rest| rest.split("\n```").next().expect("an end"))
        .collect()
}

/// Every record of the page with its link.
fn examples() -> Vec<(Record<Trollfjord>, &'static str)> {
    let pairs = blocks().into_iter().filter_map(|block| {
        let (record, link) = block.strip_prefix("record ")?.split_once("\nlink ")?;
        Some((record.parse().expect("a record"), link))
    });
    pairs.collect()
}

fn says(words: &str) {
    let plain: Vec<&str> = PAGE.split_whitespace().collect();
    assert!(plain.join(" ").contains(words), "{words}");
}

#[test]
fn every_link_of_the_page_is_the_record_beside_it() {
    let examples = examples();
    assert_eq!(examples.len(), 3);
    for (record, text) in examples {
        let link = Link::new(record);
        assert_eq!(link.text().as_deref(), Ok(text));
        assert_eq!(Link::open(text).map(|opened| opened.link), Ok(link));
    }
}

#[test]
fn the_first_example_adds_up() {
    let (record, text) = examples().remove(0);
    assert_eq!(record.seed, Seed::from_text("runa"));
    says(&format!("= {} =", record.setup.number()));
    says(&format!("seed {}", record.seed.number()));
    let end = text.len() - forge::SUM;
    says(&format!(
        "`{}` | sum {}",
        &text[end..],
        forge::sum(&text.as_bytes()[..end])
    ));
    let mut position: Trollfjord = record.opening();
    let (mut number, mut product) = (0, 1);
    for &m in &record.moves {
        let list = position.legal();
        let index = list.iter().position(|&listed| listed == m).expect("listed");
        says(&format!("| `{m}` | {} | {index} | {product} |", list.len()));
        number += index * product;
        product *= list.len();
        position.play(m, &mut ()).expect("a legal move");
    }
    let written = forge::digits((number + product - 1) as u128, end - HEAD);
    assert_eq!(text[HEAD..end], written);
    says(&format!("{product} - 1 = {}", number + product - 1));
    says(&format!("| `{written}` | last block"));
    // The position, and its digest; an empty tray leaves a blank that no page keeps.
    let picture = position.to_string();
    assert!(blocks().contains(&picture.trim_end()), "{picture}");
    says(&format!("`{:016X}`", Fnv::of(&position)));
}

#[test]
fn the_second_example_adds_up() {
    let (record, text) = examples().remove(1);
    let (head, rest) = text.split_at(HEAD);
    let (block, rest) = rest.split_at(forge::BLOCK);
    let (last, sum) = rest.split_at(rest.len() - forge::SUM);
    let number = |digits: &str| {
        digits
            .bytes()
            .fold(0, |n, c| n * 62 + u128::from(forge::digit(c)))
    };
    let before = forge::sum(head.as_bytes());
    says(&format!(
        "`{head}` leaves the sum {before}, so the block `{block}`"
    ));
    says(&format!(
        "starts with a = {}, e = {}",
        before % 31,
        before / 31 % 2
    ));
    let (full, check) = block.split_at(forge::BLOCK - 1);
    says(&format!("{}, its check `{check}`", number(full)));
    says(&format!("last block is `{last}`, {}", number(last)));
    says(&format!("the sum `{sum}` is {}", number(sum)));
    let cut = Link::<Trollfjord>::open(&text[..text.len() - 1]).expect_err("cut");
    let saved = cut.saved.expect("a block").link.record.moves.len();
    let more = record.moves.len() - saved;
    says(&format!(
        "{saved} decisions fill a block, {more} more follow"
    ));
    assert!(is_sound(text));
}

/// Every count and constant of the page.
#[test]
fn the_numbers_of_the_page_hold() {
    says(&format!("that is {}", 62_u128.pow(20) / 2));
    says(&format!(
        "there are {} set-ups, 0 to {}",
        Setup::COUNT,
        Setup::COUNT - 1
    ));
    says(&format!("the numbers from {} on", Setup::COUNT));
    let alphabet = String::from_utf8(forge::DIGITS.to_vec()).expect("ASCII");
    says(&alphabet);
    // Arrangement 0 and 89, as the fortresses show them.
    for (index, shown) in [
        (0, "0 is I I II II III III"),
        (89, "89 is III III II II I I"),
    ] {
        says(shown);
        let setup = format!("2 custom-{index}").parse().expect("a set-up");
        let game = Trollfjord::new(&setup, Seed::from_text("docs"), &mut ());
        let numbers = game.table().numbers.map(|level| level.to_string());
        assert!(shown.ends_with(&numbers.join(" ")), "{numbers:?}");
    }
    // Every word of the notation is on the page.
    let notation: BTreeSet<&str> = PAGE.split(['"', '`']).collect();
    let words = [
        "none", "done", "decline", "end", "join", "hammer", "refrain", "stop", "nothing", "keep",
        "g4+8+16", "take-", "clear-",
    ];
    assert!(words.iter().all(|word| notation.contains(word)));
}
