//! Everything that can be wrong with a link, one by one: it is told, with numbers, and what is whole is saved.

use trollfjord::engine::link::{Fault, LONGEST, MOST_DECISIONS, Opened, Why};
use trollfjord::engine::{Game, Link, Record};
use trollfjord::games::trollfjord::Trollfjord;

use super::common::{self, Style, play_out};
use super::forge::{self, BLOCK, SUM, digit, digits};
use super::fuzz::HEAD;
use super::toy::{Toy, Widest, played};

type Read<G> = Result<Opened<G>, Fault<G>>;

fn open(text: &str) -> Read<Trollfjord> {
    Link::open(text)
}

/// What is wrong, and how many decisions were saved.
fn told<G: Game>(read: Read<G>) -> (Why, Option<usize>) {
    let fault = read.expect_err("a fault");
    let saved = fault.saved.map(|saved| {
        assert_eq!(
            saved.link.record.position(usize::MAX).as_ref(),
            Ok(&saved.position)
        );
        saved.link.record.moves.len()
    });
    (fault.why, saved)
}

fn sealed(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    forge::seal(&mut bytes, HEAD);
    String::from_utf8(bytes).expect("ASCII")
}

/// A whole game for two. Its last move is neither the first nor the second of its list: without its mark, a number whose
/// highest digit is 1 is that of a shorter game.
fn game() -> (Record<Trollfjord>, String) {
    let mut games = (0..).map(|n| play_out(2, "faults", n, Style::Lively).0);
    let third = |record: &Record<Trollfjord>| {
        let before = record.position(record.moves.len() - 1);
        let list = before.expect("legal moves").legal();
        !list[..2].contains(record.moves.last().expect("a move"))
    };
    let record = games.find(third).expect("such a game");
    let text = Link::new(record.clone()).text().expect("a game");
    (record, text)
}

#[test]
fn nothing_and_far_too_much() {
    assert_eq!(told(open("")), (Why::Empty, None));
    assert_eq!(told(open("-57")), (Why::Empty, None));
    let long = "T".repeat(LONGEST + 1);
    assert_eq!(told(open(&long)), (Why::TooLong(LONGEST + 1), None));
    assert_eq!(told(open(&long[1..])), (Why::Head, None));
    assert_eq!(told(open("T")), (Why::Head, None));
    assert_eq!(told(open("https://example.org/")), (Why::Head, None));
    assert_eq!(told(open("🪨")), (Why::Head, None));
}

#[test]
fn other_games_and_other_rules() {
    let seed = common::seed("other", 1);
    let other = Link::<Toy<b'y', 0>>::new(Record::new(Widest(9), seed));
    let other = other.text().expect("a game");
    assert_eq!(told(open(&other)), (Why::OtherGame('y'), None));
    let newer = Link::<Toy<b'T', 3>>::new(Record::new(Widest(9), seed));
    let newer = newer.text().expect("a game");
    assert_eq!(told(open(&newer)), (Why::OtherRules(3), None));
    // A damaged one may be anything.
    assert_eq!(told(open(&newer[1..])), (Why::Head, None));
    assert_eq!(told(open(&newer[..20])), (Why::Head, None));
    let forged = sealed(&newer.replacen("T3", "Tz", 1));
    assert_eq!(told(open(&forged)), (Why::OtherRules(61), None));
}

#[test]
fn set_ups_and_seeds_that_do_not_exist() {
    let (_, text) = game();
    for number in [1_104, 2_000, 3_843] {
        let forged = format!("T0{}{}", digits(number, 2), &text[4..]);
        let why = Why::Setup(number as u32);
        assert_eq!(told(open(&sealed(&forged))), (why, None));
    }
    for number in [1 << 65, 62_u128.pow(11) - 1] {
        let forged = format!("{}{}{}", &text[..4], digits(number, 11), &text[15..]);
        assert_eq!(told(open(&sealed(&forged))), (Why::NotWritten(4), None));
    }
}

/// All checks hold, but no program writes such a thing.
#[test]
fn what_nothing_writes() {
    let (record, text) = game();
    let blocks = (text.len() - HEAD - SUM) / BLOCK;
    let last = HEAD + blocks * BLOCK;
    let kept = told(open(&text[..text.len() - 1])).1;
    assert!(blocks > 1 && kept < Some(record.moves.len()));
    let (front, back) = text.split_at(last);
    let number = back[..back.len() - SUM].bytes();
    let number = number.fold(0, |n, c| n * 62 + u128::from(digit(c)));
    let rewritten = |number: u128, count| sealed(&format!("{front}{}00000", digits(number, count)));
    let count = back.len() - SUM;
    assert_eq!(rewritten(number, count), text);
    let not_written = (Why::NotWritten(last), kept);
    // A leading zero.
    assert_eq!(told(open(&rewritten(number, count + 1))), not_written);
    // A decision after the end of the game, or no mark at all.
    let product = product(&record, number + 1);
    for more in [product, product * 3] {
        assert_eq!(told(open(&rewritten(number + more, count))), not_written);
    }
    let less = rewritten(number - product, count);
    assert_eq!(told(open(&less)), not_written);
    // Nothing behind a full block.
    let empty = sealed(&format!("{front}00000"));
    assert_eq!(told(open(&empty)), not_written);
    // A block that is closed too early.
    let early = format!("{}{}x1{}", &text[..HEAD], digits(7, 20), "0".repeat(SUM));
    let early = told(open(&sealed(&early)));
    assert_eq!(early, (Why::NotWritten(HEAD), Some(0)));
    // A block whose check is wrong, under a right sum.
    let mut wrong = text.clone().into_bytes();
    let check = &mut wrong[HEAD + BLOCK - 1];
    *check = if *check == b'0' { b'1' } else { b'0' };
    let end = wrong.len() - SUM;
    let sum = digits(u128::from(forge::sum(&wrong[..end])), SUM);
    wrong[end..].copy_from_slice(sum.as_bytes());
    let wrong = String::from_utf8(wrong).expect("ASCII");
    assert_eq!(told(open(&wrong)), (Why::NotWritten(HEAD), Some(0)));
}

/// The product of the sizes of the last lists that make up a number with its mark.
fn product(record: &Record<Trollfjord>, marked: u128) -> u128 {
    let mut position: Trollfjord = record.opening();
    let mut sizes = Vec::new();
    for &m in &record.moves {
        sizes.push(position.legal().len() as u128);
        position.play(m, &mut ()).expect("a legal move");
    }
    let products = sizes.iter().rev().scan(1, |product, size| {
        *product *= size;
        Some(*product)
    });
    let mut fitting = products.take_while(|&p| p <= marked);
    fitting.by_ref().last().expect("a decision")
}

#[test]
fn moments() {
    let (record, text) = game();
    let decisions = record.moves.len() as u32;
    for moment in [0, 1, decisions] {
        let opened = open(&format!("{text}-{moment}")).expect("a moment");
        assert_eq!(opened.link.moment, Some(moment));
        assert_eq!(opened.link.record, record);
    }
    let absurd = [
        "-",
        "--5",
        "-+5",
        "-05",
        "-5-6",
        "-5.",
        "- 5",
        "-x",
        "-99999999999",
    ];
    for moment in absurd {
        let (why, saved) = told(open(&format!("{text}{moment}")));
        assert_eq!(
            (why, saved),
            (Why::Moment(decisions), Some(record.moves.len()))
        );
    }
    let beyond = told(open(&format!("{text}-{}", decisions + 1))).0;
    assert_eq!(beyond, Why::Moment(decisions));
    // A damaged game is shown at its moment, if that was saved.
    let cut = &text[..text.len() - 1];
    let saved = told(open(cut)).1.expect("blocks") as u32;
    for (moment, shown) in [(saved, Some(saved)), (saved + 1, None)] {
        let fault = open(&format!("{cut}-{moment}")).expect_err("a cut link");
        assert_eq!(fault.saved.expect("blocks").link.moment, shown);
    }
}

#[test]
fn what_people_and_programs_do_to_links() {
    let (record, text) = game();
    let whole = Some(record.moves.len());
    // A full stop, a bracket, a blank behind it: the game is whole.
    for behind in [".", ")", " ", "%20", "…"] {
        let read = told(open(&format!("{text}{behind}")));
        assert_eq!(read, (Why::Character(text.len()), whole));
    }
    let (small, capital) = (text.to_lowercase(), text.to_uppercase());
    for changed in [small, capital, text.replacen("T0", "t0", 1)] {
        assert_eq!(told(open(&changed)), (Why::Head, None));
    }
    // Wrapped after some characters: all blocks before the break open.
    let wrapped = format!("{}\n{}", &text[..50], &text[50..]);
    let (why, saved) = told(open(&wrapped));
    assert_eq!(why, Why::Character(50));
    assert!(saved > Some(0));
    // Twice.
    let twice = told(open(&format!("{text}{text}")));
    assert!(matches!(twice.0, Why::Damaged(at) if at < text.len()));
    let address = format!(" https://example.org/t/?embed=1#{text} ");
    let opened = open(trollfjord::engine::link::in_address(&address));
    assert_eq!(opened.expect("an address").link.record, record);
}

/// However much a link holds, it costs at most 2,000 decisions.
#[test]
fn work_is_bounded() {
    type Two = Toy<b'2', 0>;
    let link = Link::<Two>::new(Record::new(Widest(2), common::seed("bound", 1)));
    let head = link.text().expect("a game")[..HEAD].to_string();
    // 118 times the first of two moves, with the mark, in every block.
    let block = digits((1 << 118) - 1, BLOCK - 1) + "0";
    let blocks = (LONGEST - HEAD - SUM - 1) / BLOCK;
    let mut bytes = (head + &block.repeat(blocks) + "100000").into_bytes();
    forge::seal(&mut bytes, HEAD);
    let text = String::from_utf8(bytes).expect("ASCII");
    assert!((LONGEST - BLOCK..=LONGEST).contains(&text.len()));
    let mut read = None;
    let cost = played(|| read = Some(told(Link::<Two>::open(&text))));
    let full = MOST_DECISIONS / 118;
    let at = HEAD + full * BLOCK;
    assert_eq!(read, Some((Why::NotWritten(at), Some(full * 118))));
    // What was saved was replayed once more, to check it.
    assert_eq!(cost as usize, MOST_DECISIONS + full * 118);
}
