//! What there is to say about a link or a record: every line `name value`, and a sentence for what is wrong.

use trollfjord::engine::link::{LONGEST, MOST_DECISIONS, Opened, Unwritten, Why, in_address};
use trollfjord::engine::record::RecordFault;
use trollfjord::engine::{Fnv, Game, Link, Record, Total};
use trollfjord::games::trollfjord::Trollfjord;

/// What is printed.
pub struct Answer {
    /// The game, as far as it could be read.
    pub out: String,
    /// What is wrong; `None` if nothing is.
    pub fault: Option<String>,
}

impl Answer {
    fn fault(fault: impl Into<String>) -> Self {
        Answer {
            out: String::new(),
            fault: Some(fault.into()),
        }
    }
}

/// Replays what a text says: a record, or a file with a line `record …`; otherwise a link, or an address with one.
pub fn answer(text: &str) -> Answer {
    let lines = || text.lines().map(str::trim);
    let record = lines().find_map(|line| match line.strip_prefix("record ") {
        Some(record) => Some(record),
        None => (line.starts_with(Trollfjord::ID) && line.contains(';')).then_some(line),
    });
    let link = lines().find(|line| !line.is_empty());
    match record {
        Some(record) => of_record(record),
        None => of_link(in_address(link.unwrap_or_default())),
    }
}

fn of_link(text: &str) -> Answer {
    let fault = match Link::open(text) {
        Ok(opened) => return told(&opened, None),
        Err(fault) => fault,
    };
    let why = sentence(fault.why);
    match fault.saved {
        Some(saved) => told(&saved, Some(why)),
        None => Answer::fault(why),
    }
}

fn of_record(text: &str) -> Answer {
    let mut record: Record<Trollfjord> = match text.parse() {
        Ok(record) => record,
        Err(fault) => return Answer::fault(unreadable(&fault)),
    };
    let (position, fault) = match record.position(usize::MAX) {
        Ok(position) => (position, None),
        Err(stuck) => {
            let (number, m) = (stuck.index + 1, record.moves[stuck.index]);
            let why = stuck.refusal;
            record.moves.truncate(stuck.index);
            let fault = format!("decision {number}, {m}, is refused: {why:?}");
            (stuck.position, Some(fault))
        }
    };
    let link = Link::new(record);
    told(&Opened { link, position }, fault)
}

/// The game, line by line.
fn told(opened: &Opened<Trollfjord>, fault: Option<String>) -> Answer {
    let (record, position) = (&opened.link.record, &opened.position);
    let mut lines = vec![
        format!("whole {}", yes(fault.is_none())),
        format!("game {}", Trollfjord::ID),
        format!("rules {}", Trollfjord::RULES),
        format!("setup {}", record.setup),
        format!("seed {}", record.seed),
        format!("decisions {}", record.moves.len()),
    ];
    lines.extend(opened.link.moment.map(|m| format!("moment {m}")));
    lines.push(format!("over {}", yes(position.to_move().is_none())));
    for seat in position.seats() {
        let s = position.score(seat);
        lines.push(format!(
            "seat {seat} points {} belt {} patched {} gifts {} crowns {} even-start {}",
            s.total(),
            s.belt,
            s.patched,
            s.gifts,
            s.crowns,
            s.even_start
        ));
    }
    let ranking = position.ranking().into_iter().map(|seat| seat.to_string());
    lines.push(format!("ranking {}", ranking.collect::<Vec<_>>().join(" ")));
    lines.push(format!("digest {:016X}", Fnv::of(position)));
    let link = opened.link.text();
    lines.push(match link {
        Ok(link) => format!("link {link}"),
        Err(why) => format!("link none: {}", unwritten(why)),
    });
    lines.push(format!("record {record}\n"));
    Answer {
        out: lines.join("\n"),
        fault,
    }
}

fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

fn sentence(why: Why) -> String {
    match why {
        Why::Empty => "there is no link here".to_string(),
        Why::TooLong(bytes) => format!("too long for a link: {bytes} bytes, at most {LONGEST}"),
        Why::OtherGame(letter) => format!("a link of another game, {letter}"),
        Why::OtherRules(version) => format!(
            "played under version {version} of the rules; this is version {}",
            Trollfjord::RULES
        ),
        Why::Head => "no link of this game, or its first characters are damaged".to_string(),
        Why::Setup(number) => format!("set-up {number} is unknown here"),
        Why::Character(at) => format!("character {} is no letter and no digit", at + 1),
        Why::Damaged(at) => format!(
            "damaged: characters are wrong or missing from {} on",
            at + 1
        ),
        Why::NotWritten(at) => format!(
            "all checks hold, but no game is written like this from character {} on",
            at + 1
        ),
        Why::Moment(decisions) => {
            format!("the number behind the hyphen is no moment from 0 to {decisions}")
        }
    }
}

fn unreadable(fault: &RecordFault) -> String {
    match fault {
        RecordFault::NotThisGame => "no record of this game".to_string(),
        RecordFault::OtherRules(version) => sentence(Why::OtherRules(*version)),
        RecordFault::Setup => "the set-up cannot be read".to_string(),
        RecordFault::Seed => "the seed cannot be read".to_string(),
        RecordFault::Move(n) => format!("decision {} cannot be read", n + 1),
    }
}

fn unwritten(why: Unwritten) -> String {
    match why {
        Unwritten::Illegal(n) => format!("decision {} is not legal", n + 1),
        Unwritten::Decisions(n) => format!("{n} decisions, at most {MOST_DECISIONS}"),
        Unwritten::Characters(n) => format!("{n} characters, at most {LONGEST}"),
        Unwritten::Moment(n) => format!("there is no moment {n}"),
    }
}
