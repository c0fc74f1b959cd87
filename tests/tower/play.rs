//! No input is best everywhere: a cheap player that looks at the tower beats every habit, with all six inputs.

use trollfjord::engine::Draws;
use trollfjord::games::trollfjord::tower::{Blow, Side, Strength, Tower};

use crate::study::{key, set_up};

/// Limit and value of the treasures tried (TOWER 4).
const AIMS: [(u8, usize); 12] = [
    (3, 10),
    (4, 11),
    (4, 13),
    (5, 13),
    (5, 16),
    (6, 16),
    (6, 19),
    (7, 19),
    (7, 22),
    (8, 22),
    (8, 25),
    (9, 27),
];
/// Play-outs the looking player makes of each input.
const TRIALS: u64 = 10;
/// Turns by the looking player and by each habit.
const TURNS: u32 = 480;

/// How a turn of hammering stands.
#[derive(Clone, Copy, PartialEq)]
enum Stand {
    Open,
    Won,
    Lost,
}

fn stand(tower: &Tower, blows: u8, (limit, value): (u8, usize)) -> Stand {
    if tower.out_by_color().most_limited() > limit {
        Stand::Lost
    } else if tower.out_count() >= value {
        Stand::Won
    } else if blows == limit {
        Stand::Lost
    } else {
        Stand::Open
    }
}

/// Alternating sides from left on, with one strength.
fn alternate(blows: u8, strength: Strength) -> Blow {
    Blow::new(Side::ALL[usize::from(blows % 2)], strength)
}

/// Plays a turn to its end; `choose` sees the tower and the blows struck so far.
fn play(
    tower: &mut Tower,
    aim: (u8, usize),
    mut blows: u8,
    mut draws: impl FnMut(u8) -> Draws,
    mut choose: impl FnMut(&Tower, u8) -> Blow,
) -> bool {
    loop {
        match stand(tower, blows, aim) {
            Stand::Won => return true,
            Stand::Lost => return false,
            Stand::Open => {
                let blow = choose(tower, blows);
                tower.blow(blow, &mut draws(blows), &mut ());
                blows += 1;
            }
        }
    }
}

/// The input whose play-outs succeed most often; it sees the tower, never the stream of the game.
fn look(tower: &Tower, blows: u8, aim: (u8, usize), dreams: &mut Draws) -> Blow {
    let mut score = |blow: Blow| {
        let wins = (0..TRIALS).filter(|_| {
            let mut trial = tower.clone();
            trial.blow(blow, dreams, &mut ());
            let mut dream = || {
                let seed = std::array::from_fn(|_| dreams.byte());
                Draws::open(&seed, 0)
            };
            play(
                &mut trial,
                aim,
                blows + 1,
                |_| dream(),
                |_, n| alternate(n, Strength::Firm),
            )
        });
        wins.count()
    };
    let scores = Blow::ALL.map(&mut score);
    let best = scores.iter().max().copied().unwrap_or(0);
    let ties: Vec<Blow> = Blow::ALL
        .into_iter()
        .filter(|b| scores[b.index()] == best)
        .collect();
    ties[usize::from(blows) % ties.len()]
}

/// The share of turns in which the value is reached, over all aims, on towers used for two turns before.
fn success(test: &str, mut choose: impl FnMut(&Tower, u8, (u8, usize)) -> Blow) -> f64 {
    let mut won = 0;
    for n in 0..TURNS {
        let key = key(test, n);
        let aim = AIMS[n as usize % AIMS.len()];
        let mut tower = set_up(&key);
        for turn in 1..=2 {
            for blow in 0..6 {
                let habit = alternate(blow + n as u8 / 2 % 2, Strength::Firm);
                tower.blow(
                    habit,
                    &mut Draws::open(&key, turn * 256 + u64::from(blow)),
                    &mut (),
                );
            }
            tower.pour(&mut Draws::open(&key, turn * 256 + 255), &mut ());
        }
        let draws = |blow| Draws::open(&key, 3 * 256 + u64::from(blow));
        won += u32::from(play(&mut tower, aim, 0, draws, |tower, n| {
            choose(tower, n, aim)
        }));
    }
    f64::from(won) / f64::from(TURNS)
}

#[test]
fn looking_beats_every_habit_and_uses_every_strength() {
    let mut chosen = [0_u32; 6];
    let mut dreams = Draws::open(&[3; 32], 0);
    let looking = success("play", |tower, blows, aim| {
        let blow = look(tower, blows, aim, &mut dreams);
        chosen[blow.index()] += 1;
        blow
    });
    let mut habits: Vec<(String, f64)> = Blow::ALL
        .map(|blow| (blow.to_string(), success("play", |_, _, _| blow)))
        .to_vec();
    for strength in Strength::ALL {
        let name = format!("alternating {strength:?}");
        habits.push((name, success("play", |_, n, _| alternate(n, strength))));
    }
    println!("looking {looking:.3}, inputs {chosen:?}, {habits:.3?}");
    for (name, habit) in habits {
        assert!(
            looking > habit + 0.05,
            "{name}: {habit:.3}, looking {looking:.3}"
        );
    }
    let all: u32 = chosen.iter().sum();
    for strength in Strength::ALL {
        let i = strength as usize;
        let used = f64::from(chosen[i] + chosen[i + 3]) / f64::from(all);
        assert!(
            (0.15..0.55).contains(&used),
            "{strength:?} is chosen in {used:.2} of the blows"
        );
    }
    assert!(
        chosen.iter().all(|&n| n * 3 < all),
        "one input is chosen too often: {chosen:?}"
    );
}
