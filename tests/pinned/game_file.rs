//! A finished game as a file to read: its moves turn by turn, pictures of a few positions, scores, ranking and a digest.
//!
//! Only what is pinned *about* a game is read from its file: what it is there for, its record, and after which decisions
//! there are pictures. Everything else follows from that by the rules, so a file holds if it is written as it is read.

use std::fmt::Write;

use trollfjord::engine::{Fnv, Game, Record, Seat, Total};
use trollfjord::games::trollfjord::Trollfjord;

use crate::common::digest::show_list;

/// The names of the seats.
pub const NAMES: [&str; 4] = ["Runa", "Birk", "Yrsa", "Odd"];

/// What a file tells.
pub struct GameFile {
    /// The rare things that the game is there for.
    pub shows: Vec<String>,
    /// The game.
    pub record: Record<Trollfjord>,
    /// After how many decisions there is a picture, in order.
    pub pictures: Vec<usize>,
}

impl GameFile {
    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with it, in a word.
    pub fn read(text: &str) -> Result<GameFile, String> {
        let mut shows = Vec::new();
        let (mut record, mut pictures) = (None, Vec::new());
        let mut moves = String::new();
        for line in text.lines() {
            if let Some(name) = line.strip_prefix("shows ") {
                shows.push(name.to_string());
            } else if let Some(head) = line.strip_prefix("record ") {
                record = Some(head.to_string());
            } else if let Some(n) = line.strip_prefix("picture after ") {
                pictures.push(n.parse().map_err(|_| format!("{line}: no number"))?);
            } else if let Some(decided) = line.strip_prefix("  ") {
                let (_, decided) = decided.split_once(": ").ok_or(format!("{line}: who?"))?;
                moves = moves + " " + decided;
            }
        }
        let head = record.ok_or("no record")?;
        let record = (head + &moves).parse();
        Ok(GameFile {
            shows,
            record: record.map_err(|fault| format!("{fault:?}"))?,
            pictures,
        })
    }

    /// Writes the file.
    ///
    /// # Panics
    /// If a move of the record is refused.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut position = self.record.opening();
        let mut digest = Fnv::new();
        // Whose turn the last line belongs to, and who decided on it.
        let (mut turn, mut by) = (0, None);
        for name in &self.shows {
            line(&mut text, format_args!("shows {name}"));
        }
        let head = Record::<Trollfjord>::new(self.record.setup, self.record.seed);
        line(&mut text, format_args!("record {head}"));
        for n in 0..=self.record.moves.len() {
            if self.pictures.contains(&n) {
                finish_line(&mut text, &mut by);
                line(&mut text, format_args!("picture after {n}"));
                let picture = position.to_string();
                let drawn = picture.lines().map(|l| format!("| {l}"));
                drawn.for_each(|l| line(&mut text, format_args!("{}", l.trim_end())));
            }
            let Some((&m, seat)) = self.record.moves.get(n).zip(position.to_move()) else {
                break;
            };
            if position.table().turn != turn {
                finish_line(&mut text, &mut by);
                turn = position.table().turn;
                let mover = name(position.table().mover);
                line(&mut text, format_args!("turn {turn} {mover}"));
            }
            if by != Some(seat) {
                finish_line(&mut text, &mut by);
                text += &format!("  {}:", name(seat));
                by = Some(seat);
            }
            text += &format!(" {m}");
            let played = position.play(m, &mut ());
            played.unwrap_or_else(|r| panic!("decision {n}, {m}: {r}\n{position}"));
            // The list pins its order, the picture everything on the table.
            show_list(&mut digest, &position.legal());
            digest.show(&position);
        }
        finish_line(&mut text, &mut by);
        write_end(&mut text, &position, digest);
        text
    }
}

/// The lines after the moves.
fn write_end(text: &mut String, position: &Trollfjord, digest: Fnv) {
    let over = position.to_move().is_none();
    line(
        text,
        format_args!("{}", if over { "over" } else { "not over" }),
    );
    for seat in position.seats() {
        let s = position.score(seat);
        line(
            text,
            format_args!(
                "score {} belt {} patched {} gifts {} crowns {} even {} total {}",
                name(seat),
                s.belt,
                s.patched,
                s.gifts,
                s.crowns,
                s.even_start,
                s.total()
            ),
        );
    }
    let ranking: Vec<&str> = position.ranking().into_iter().map(name).collect();
    line(text, format_args!("ranking {}", ranking.join(" ")));
    line(text, format_args!("decisions {}", position.decisions()));
    line(text, format_args!("turns {}", position.table().turn));
    line(text, format_args!("digest {:016X}", digest.value()));
}

/// The name of a seat.
pub fn name(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}

fn line(text: &mut String, content: std::fmt::Arguments) {
    writeln!(text, "{content}").unwrap_or_else(|_| unreachable!("a string takes everything"));
}

/// Ends a line of decisions, if one is open.
fn finish_line(text: &mut String, by: &mut Option<Seat>) {
    if by.take().is_some() {
        text.push('\n');
    }
}
