//! A digest over whole games, to prove that every device plays the same game from the same seed.

use std::ops::Range;

use ::trollfjord::engine::{Fnv, Game, Record};
use ::trollfjord::games::trollfjord::Trollfjord;

use super::{Bulk, Style, pick, picks, seed};

/// How many games the golden digest covers.
pub const GAMES: u64 = 1_000;
/// `games_digest(0..GAMES, "digest", Style::Nudged)`: the nudged player never changes (see [`Bulk::weight`]), so this
/// number changes with the rules, their events or their draws alone, and then kept games break.
pub const GAMES_DIGEST: u64 = 0x1BEC_41C5_9DEF_75C3;

/// Plays games from fixed seeds, of two, three and four players and every kind of set-up in turn; a digest of their
/// records, of every legal list, of every event and of the last positions.
pub fn games_digest(games: Range<u64>, test: &str, style: Style) -> u64 {
    let mut fnv = Fnv::new();
    games.for_each(|n| play(test, n, style, &mut fnv));
    fnv.value()
}

fn play(test: &str, n: u64, style: Style, fnv: &mut Fnv) {
    let seed = seed(test, n);
    let setup = Trollfjord::agreed(2 + (n % 3) as u8, n / 3);
    let mut events = Vec::new();
    let mut position = Trollfjord::new(&setup, seed, &mut events);
    let mut record = Record::<Trollfjord>::new(setup, seed);
    let mut draws = picks(seed);
    loop {
        let list = position.legal();
        fnv.show(&format_args!("{events:?}"));
        show_list(fnv, &list);
        events.clear();
        if list.is_empty() {
            break;
        }
        let m = pick(&position, style, &mut draws);
        position.play(m, &mut events).expect("a legal move");
        record.moves.push(m);
    }
    fnv.show(&format_args!("{record}{position}"));
}

/// Takes in whatever has a notation, with a blank after each.
pub fn show_list(fnv: &mut Fnv, list: &[impl std::fmt::Display]) {
    list.iter()
        .for_each(|item| fnv.show(&format_args!("{item} ")));
}
