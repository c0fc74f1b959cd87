//! Verifies a game: `verify LINK|RECORD|FILE|-` replays it and prints what it is, its scores and its digest.

mod answer;

use std::io::{Read, stdin};
use std::process::ExitCode;

/// Nothing longer is read.
const MOST_BYTES: u64 = 1_000_000;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [word] = &words[..] else {
        eprintln!(
            "usage: verify LINK, verify RECORD, verify FILE, or verify - to read one of these from the input"
        );
        return ExitCode::from(2);
    };
    let text = match read(word) {
        Ok(text) => text,
        Err(fault) => {
            eprintln!("{word}: {fault}");
            return ExitCode::from(2);
        }
    };
    let answer = answer::answer(&text);
    print!("{}", answer.out);
    match answer.fault {
        None => ExitCode::SUCCESS,
        Some(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// What stands in the input, in a file of this name, or in the word itself.
fn read(word: &str) -> std::io::Result<String> {
    let mut text = String::new();
    if word == "-" {
        stdin().take(MOST_BYTES).read_to_string(&mut text)?;
    } else if let Ok(file) = std::fs::File::open(word) {
        file.take(MOST_BYTES).read_to_string(&mut text)?;
    } else {
        text.push_str(word);
    }
    Ok(text)
}
