//! The second, naive reading of the rules checks itself: games of all kinds end, and nothing gets lost on the way.

mod naive;

use naive::Naive;

/// A small generator for the choices of these games; it has nothing to do with the game's own luck.
struct Choices(u64);

impl Choices {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// The words after the first word of the line that begins so.
fn words<'a>(picture: &'a str, head: &str) -> Vec<&'a str> {
    let line = picture.lines().find(|l| l.starts_with(head));
    let line = line.unwrap_or_else(|| panic!("no line {head} in\n{picture}"));
    line.split(' ').skip(1).collect()
}

/// The 44 boulders are all there, each once.
fn count_boulders(picture: &str) {
    let mut ids: Vec<u32> = Vec::new();
    for ledge in ["ledge 0", "ledge 1", "ledge 2", "ledge 3"] {
        let list = words(picture, ledge);
        ids.extend(list[1..].iter().filter_map(|w| w.parse::<u32>().ok()));
    }
    let outside = words(picture, "outside");
    ids.extend(outside.iter().map(|w| w.parse::<u32>().expect("a boulder")));
    ids.sort_unstable();
    assert_eq!(ids, (0..44).collect::<Vec<u32>>(), "{picture}");
}

/// The 42 treasures are all there: in regions, in the supply, on belts, in patched sacks.
fn count_treasures(picture: &str) {
    let mut values: Vec<u32> = Vec::new();
    for head in ["treasures", "supply"] {
        values.extend(
            words(picture, head)
                .iter()
                .filter_map(|w| w.parse::<u32>().ok()),
        );
    }
    for sack in picture.lines().filter(|l| l.starts_with("sack")) {
        let taken = sack.split_once("belt").expect("a belt").1;
        let taken = taken.split_once("gifts").expect("gifts").0;
        values.extend(taken.split(' ').filter_map(|w| w.parse::<u32>().ok()));
    }
    assert_eq!(values.len(), 42, "{picture}");
    assert_eq!(values.iter().sum::<u32>(), 788, "{picture}");
}

/// Nobody has more than ten trolls on the board.
fn count_trolls(picture: &str, seats: usize) {
    let mut sums = vec![0; seats];
    for region in picture.lines().filter(|l| l.starts_with("region")) {
        for (sum, word) in sums.iter_mut().zip(region.split(' ').skip(2)) {
            *sum += word.parse::<u32>().expect("a number of trolls");
        }
    }
    assert!(sums.iter().all(|sum| *sum <= 10), "{picture}");
}

/// A legal move: any, or seven times out of eight one that gets on with the game.
fn choose(legal: &[String], eager: bool, choices: &mut Choices) -> String {
    let busy = |m: &&String| m.starts_with(['F', 'j', 'h', 't']) || m.contains("x1");
    let busy: Vec<&String> = legal.iter().filter(busy).collect();
    if eager && !busy.is_empty() && choices.below(8) > 0 {
        return busy[choices.below(busy.len())].clone();
    }
    legal[choices.below(legal.len())].clone()
}

/// Plays a game to its end, checking on the way; returns the moves.
fn play_out(setup: &str, seed: &str, eager: bool, choices: &mut Choices) -> Vec<String> {
    let seats = setup[..1].parse().expect("a number of players");
    let mut game = Naive::open(setup, seed);
    let mut moves = Vec::new();
    while !game.is_over() {
        let legal = game.legal();
        assert!(legal.len() > 1, "{}", game.picture());
        let mut once = legal.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), legal.len(), "{legal:?}");
        let m = choose(&legal, eager, choices);
        game.play(&m);
        moves.push(m);
        let picture = game.picture();
        count_boulders(&picture);
        count_treasures(&picture);
        count_trolls(&picture, seats);
        assert!(moves.len() < 3000, "{picture}");
    }
    assert!(game.legal().is_empty());
    moves
}

/// The seed of a number.
fn seed(number: usize) -> String {
    format!("TROLL-0000-0000-{number:05}")
}

#[test]
fn games_of_all_kinds_end_with_nothing_lost() {
    let mut choices = Choices(7);
    let mut filled = 0;
    for number in 0..120 {
        let seats = 2 + number % 3;
        let layout = match number % 4 {
            0 => "first".to_string(),
            1 => "random".to_string(),
            _ => format!("custom-{}", number % 90),
        };
        let even = if number % 5 == 0 { " even" } else { "" };
        let eager = number % 8 != 0;
        let moves = play_out(
            &format!("{seats} {layout}{even}"),
            &seed(number),
            eager,
            &mut choices,
        );
        filled += usize::from(moves.len() < 1500);
    }
    // Both ends are met: somebody fills +, or the stall rule.
    assert!((40..110).contains(&filled), "{filled}");
}

#[test]
fn the_same_moves_lead_to_the_same_position() {
    let mut choices = Choices(11);
    for number in 0..12 {
        let setup = format!("{} random", 2 + number % 3);
        let moves = play_out(&setup, &seed(number), true, &mut choices);
        let (mut one, mut two) = (
            Naive::open(&setup, &seed(number)),
            Naive::open(&setup, &seed(number)),
        );
        for m in &moves {
            one.play(m);
            two.play(m);
            assert_eq!(one.picture(), two.picture());
        }
        assert!(one.is_over());
    }
}

#[test]
fn a_copy_goes_its_own_way() {
    let game = Naive::open("2 first", &seed(3));
    let before = game.picture();
    let mut copy = game.clone();
    copy.play("p3");
    assert_eq!(game.picture(), before);
    assert_ne!(copy.picture(), before);
}

#[test]
#[should_panic(expected = "is not in")]
fn an_illegal_move_is_refused() {
    Naive::open("2 first", &seed(3)).play("p4");
}

/// What is drawn from a seed, and how a turn reads.
#[test]
fn a_first_turn_reads_as_expected() {
    let mut game = Naive::open("4 first", "TROLL-4WMX-GZ1M-C9DAN");
    let picture = game.picture();
    assert_eq!(
        words(&picture, "numbers"),
        ["I", "III", "II", "I", "III", "II"]
    );
    assert_eq!(words(&picture, "walkway").len(), 30);
    assert_eq!(words(&picture, "supply").len(), 30);
    assert!(words(&picture, "outside").is_empty());
    assert_eq!(words(&picture, "turn")[3..], ["decision", "0"]);
    assert_eq!(game.legal(), ["p1", "p2", "p3", "w1", "w2", "w3"]);
    let landscape = words(&picture, "walkway")[1].to_string();
    let first = words(&picture, "step")[2].to_string();
    // Nobody stands on the walkway yet: the second placement space has distance 2.
    game.play("p2");
    let picture = game.picture();
    let lord = format!("lord {first} at 2 start 4");
    assert!(picture.lines().any(|l| l == lord), "{picture}");
    assert_eq!(words(&picture, "step"), ["A2", "seat", &first]);
    let legal = game.legal();
    assert_eq!(
        legal.len(),
        5,
        "two regions of {landscape}, one or two trolls, or none"
    );
    assert_eq!(legal[4], "none");
    // Nobody is ahead, and no fortress can be hammered at: both are passed over.
    game.play(&legal[1]);
    let picture = game.picture();
    assert_eq!(words(&picture, "turn")[..1], ["2"]);
    assert_eq!(words(&picture, "turn")[4], "2");
    assert_eq!(words(&picture, "step")[0], "A1");
}
