//! Speed of the rules: whole random games, the widest legal list, opening a record. Blows and pours: `benches/tower.rs`.

use divan::Bencher;
use divan::counter::ItemsCount;
use trollfjord::engine::{Draws, Game, Link, Record, Seed};
use trollfjord::games::trollfjord::map::Region;
use trollfjord::games::trollfjord::walkway::Travelled;
use trollfjord::games::trollfjord::{Move, Moves, Phase, Setup, Trollfjord};

/// Counts allocations: a playout makes none.
#[global_allocator]
static ALLOC: divan::AllocProfiler = divan::AllocProfiler::system();

/// Games a round.
const GAMES: u64 = 8;

fn main() {
    divan::main();
}

fn setup(players: u8) -> Setup {
    format!("{players} first").parse().expect("a set-up")
}

fn seed(n: u64) -> Seed {
    Seed::from_text(&format!("bench {n}"))
}

/// Plays on with every move alike; what was played goes to `record`.
fn play_out(game: &mut Trollfjord, n: u64, mut record: impl FnMut(Move)) {
    let mut draws = Draws::open(&[n as u8; 32], u64::MAX);
    let mut list = Moves::new();
    loop {
        game.legal_moves(&mut list);
        if list.is_empty() {
            return;
        }
        let m = list[draws.below(list.len() as u32) as usize];
        record(m);
        game.play(m, &mut ()).expect("a listed move");
    }
}

/// Listing, picking and playing every decision of random games; one item is one decision.
#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher, players: u8) {
    let openings: Vec<Trollfjord> = (0..GAMES)
        .map(|n| Trollfjord::new(&setup(players), seed(n), &mut ()))
        .collect();
    let play = |n: u64| {
        let mut game = openings[n as usize].clone();
        play_out(&mut game, n, |_| ());
        game.decisions()
    };
    let decisions: u32 = (0..GAMES).map(play).sum();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| (0..GAMES).map(play).sum::<u32>());
}

/// The list of a wanderer with trolls in ten regions: 45 moves.
#[divan::bench]
fn widest_list(bencher: Bencher) {
    let mut table = Trollfjord::new(&setup(2), seed(0), &mut ()).into_table();
    let mover = table.mover;
    for region in &Region::ALL[1..11] {
        table.set_trolls(*region, mover, 1);
    }
    table.set_lord(mover, Travelled(1));
    table.phase = Phase::Wander { left: 3 };
    let game = Trollfjord::from_table(table, &mut ()).expect("a table that keeps all laws");
    let mut list = Moves::new();
    bencher.bench_local(|| {
        game.legal_moves(&mut list);
        list.len()
    });
}

/// 300 decisions of four players.
fn record() -> Record<Trollfjord> {
    let mut record = Record::<Trollfjord>::new(setup(4), seed(1));
    play_out(&mut record.opening(), 1, |m| record.moves.push(m));
    record.moves.truncate(300);
    record
}

/// From a record of 300 decisions to its link.
#[divan::bench]
fn write_a_link(bencher: Bencher) {
    let link = Link::new(record());
    bencher.bench_local(|| link.text());
}

/// From a link with 300 decisions of four players to its position: at most 1 ms (P9).
#[divan::bench]
fn open_a_link(bencher: Bencher) {
    let text = Link::new(record()).text().expect("a game");
    bencher.bench_local(|| Link::<Trollfjord>::open(&text).is_ok());
}

/// From a record of 300 decisions to its position.
#[divan::bench]
fn open_a_record(bencher: Bencher) {
    let record = record();
    bencher.bench_local(|| {
        record
            .position(usize::MAX)
            .map(|game| game.decisions())
            .ok()
    });
}
