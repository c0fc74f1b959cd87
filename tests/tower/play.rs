//! Seeing the tower pays: a player that looks ahead beats every habit, needs all six inputs, and none is best
//! everywhere (TOWER decision 1).

use trollfjord::engine::Draws;
use trollfjord::games::trollfjord::tower::{Blow, Ledge, Side, Strength, Tower};

use crate::near::{assert_near, share, share_error};
use crate::player::{Stand, alternate, imagine, look, start, successes};

/// Games the looking player imagines for each input, as in TOWER 4.
const IMAGINED: usize = 24;
/// Turns of the looking player and of each habit.
const TURNS: u32 = 2_400;
/// Turns of players that look but may not do everything.
const FEWER: u32 = 1_200;

/// A name and what it always does.
type Habit = (String, Box<dyn Fn(&Stand) -> Blow>);

/// How much better `a` is than `b` on the same turns, and the standard error of that.
fn lead(a: &[bool], b: &[bool]) -> (f64, f64) {
    let n = a.len() as f64;
    let off: Vec<f64> = (a.iter().zip(b))
        .map(|(&a, &b)| f64::from(a) - f64::from(b))
        .collect();
    let mean = off.iter().sum::<f64>() / n;
    let variance = off.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, (variance / n).sqrt())
}

/// The same blow always, and each strength from either side in turn; then the same with the wall of the lowest ledge for
/// left, as if every tower were mirrored alike.
fn habits() -> Vec<Habit> {
    let mut all: Vec<Habit> = Vec::new();
    for blow in Blow::ALL {
        let same = move |_: &Stand| blow;
        let in_turn = move |s: &Stand| alternate(s.blows, blow.side, blow.strength);
        all.push((format!("always {blow}"), Box::new(same)));
        all.push((format!("in turn from {blow}"), Box::new(in_turn)));
        all.push((
            format!("always {blow}, mirrored alike"),
            Box::new(move |s| alike(s, same(s))),
        ));
        all.push((
            format!("in turn from {blow}, mirrored alike"),
            Box::new(move |s| alike(s, in_turn(s))),
        ));
    }
    all
}

/// The blow for a tower that is not mirrored, turned to fit this one.
fn alike(stand: &Stand, blow: Blow) -> Blow {
    match stand.tower.mirrored() {
        true => Blow::new(blow.side.other(), blow.strength),
        false => blow,
    }
}

#[test]
fn looking_beats_every_habit_by_ten_points_and_uses_every_input() {
    let mut chosen = [0_u32; 6];
    let mut dreams = Draws::open(&[3; 32], 0);
    let looking = successes("play", TURNS, |stand| {
        let blow = look(stand, &Blow::ALL, IMAGINED, &mut dreams);
        chosen[blow.index()] += 1;
        blow
    });
    let won = share(&looking, |w| w);
    let n = f64::from(TURNS);
    assert_near("looking ahead", won, 0.62, share_error(0.62, n), 0.01);
    let mut best: f64 = 0.0;
    for (name, habit) in habits() {
        let played = successes("play", TURNS, habit);
        let (more, error) = lead(&looking, &played);
        let habit = share(&played, |w| w);
        println!("{name}: {habit:.4}, looking ahead {more:.4} more, standard error {error:.4}");
        // Ten points, and three standard errors so that it is not luck.
        assert!(
            more >= 0.10 + 3.0 * error,
            "{name}: {more:.4} +- {error:.4}"
        );
        best = best.max(habit);
    }
    assert_near("the best habit", best, 0.48, share_error(0.48, n), 0.01);
    let all: u32 = chosen.iter().sum();
    let used = chosen.map(|n| f64::from(n) / f64::from(all));
    println!("use of the inputs ls lf lh rs rf rh: {used:.3?}");
    for strength in Strength::ALL {
        let i = strength as usize;
        let used = used[i] + used[i + 3];
        // Decision 1: 28 to 40 %; four standard errors of as many blows as these are 2 %.
        assert!((0.25..=0.42).contains(&used), "{strength:?}: {used:.3}");
    }
    assert!(used.iter().all(|u| (0.10..0.25).contains(u)), "{used:.3?}");
}

/// TOWER decision 1: left only 40 %, soft, firm, hard only 35, 58, 62 %. Its towers are not mirrored, so left is where
/// the lowest ledge hangs.
#[test]
fn looking_with_fewer_inputs() {
    let left = |s: &Stand| match s.tower.mirrored() {
        true => Side::Right,
        false => Side::Left,
    };
    let of = |keep: &dyn Fn(Blow) -> bool| -> Vec<Blow> {
        Blow::ALL.into_iter().filter(|&b| keep(b)).collect()
    };
    let play = |blows: &dyn Fn(&Stand) -> Vec<Blow>| {
        let mut dreams = Draws::open(&[4; 32], 0);
        let look = |s: &Stand| look(s, &blows(s), IMAGINED, &mut dreams);
        share(&successes("play", FEWER, look), |w| w)
    };
    let near = |name: &str, measured: f64, reference: f64| {
        let error = share_error(reference, f64::from(FEWER));
        assert_near(name, measured, reference, error, 0.01);
    };
    near("left only", play(&|s| of(&|b| b.side == left(s))), 0.40);
    for (strength, reference) in Strength::ALL.into_iter().zip([0.35, 0.58, 0.62]) {
        let only = play(&|_| of(&|b| b.strength == strength));
        near(&format!("{strength:?} only"), only, reference);
    }
}

/// How far a blow is ahead of the best other one over these imagined games, in games.
fn ahead(stand: &Stand, blow: Blow, games: &[[u8; 32]]) -> i64 {
    let scores = Blow::ALL.map(|b| stand.successes(b, games) as i64);
    let others = Blow::ALL.into_iter().filter(|&b| b != blow);
    scores[blow.index()] - others.map(|b| scores[b.index()]).max().unwrap_or(0)
}

/// Turns before their last blow, where nothing but that blow decides.
fn last_blows() -> Vec<Stand> {
    let mut choices = Draws::open(&[6; 32], 0);
    let mut stands = Vec::new();
    for n in 0..1_500 {
        let (mut stand, key) = start("best", n);
        while stand.over().is_none() {
            if stand.blows + 1 == stand.aim.limit {
                stands.push(stand.clone());
            }
            let blow = Blow::ALL[choices.below(6) as usize];
            let stream = 3 * 256 + u64::from(stand.blows);
            stand.strike(blow, &mut Draws::open(&key, stream));
        }
    }
    stands
}

/// The other tower with the same boulders.
fn mirrored(stand: &Stand) -> Stand {
    let t = &stand.tower;
    let ledges = Ledge::ALL.map(|l| t.ledge(l));
    let wedged = Ledge::ALL.map(|l| t.is_wedged(l));
    let tower = Tower::from_parts(ledges, t.outside(), wedged, !t.mirrored()).unwrap();
    Stand { tower, ..*stand }
}

/// For each strength the last blow is looked for at which one of its inputs seems far better than all five others, over
/// more and more imagined games. That it is better is shown over new ones, four standard errors apart, and in the
/// mirrored tower the same holds of the other side.
#[test]
fn every_input_is_best_somewhere() {
    let mut dreams = Draws::open(&[5; 32], 0);
    let sieves = [(100, 100), (600, 15), (4_000, 1)];
    let sieves = sieves.map(|(games, keep)| (imagine(games, &mut dreams), keep));
    let proof = imagine(20_000, &mut dreams);
    let stands = last_blows();
    for strength in Strength::ALL {
        let sides = Side::ALL.map(|side| Blow::new(side, strength));
        let of_side = |blow| stands.iter().map(move |stand| (stand, blow));
        let mut found: Vec<(&Stand, Blow)> = sides.into_iter().flat_map(of_side).collect();
        for (games, keep) in &sieves {
            found.sort_by_cached_key(|(stand, blow)| -ahead(stand, *blow, games));
            found.truncate(*keep);
        }
        let (stand, blow) = found[0];
        let twin = (mirrored(stand), Blow::new(blow.side.other(), strength));
        for (stand, blow) in [(stand.clone(), blow), twin] {
            let outcomes = Blow::ALL.map(|b| stand.outcomes(b, &proof));
            let shares = outcomes.each_ref().map(|o| share(o, |won| won));
            println!("{blow} is best as blow {}: {shares:.3?}", stand.aim.limit);
            for other in Blow::ALL.into_iter().filter(|&b| b != blow) {
                let (more, error) = lead(&outcomes[blow.index()], &outcomes[other.index()]);
                assert!(more > 4.0 * error, "{blow}, {other}: {more:.4}");
            }
        }
    }
}
