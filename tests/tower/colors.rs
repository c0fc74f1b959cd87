//! No color falls more readily than another, and what just fell is safer for a while: the two things a player may know.

use trollfjord::games::trollfjord::tower::{ByColor, Color, Strength};

use crate::near::{assert_near, share_error};
use crate::study::{Turn, hammer, hammer_in};

const TURNS: usize = 9_600;
/// Measured turns of one tower in the tests of memory.
const IN_A_ROW: usize = 8;

#[test]
fn every_color_falls_alike_in_every_blow() {
    let turns = hammer("colors", TURNS, Strength::Firm);
    for blow in 1..=9 {
        let mut sum = ByColor([0_u32; 4]);
        for fell in turns.iter().map(|turn| turn.colors(blow)) {
            (0..4).for_each(|c| sum.0[c] += u32::from(fell.0[c]));
        }
        let all = f64::from(sum.0.iter().sum::<u32>());
        for color in Color::ALL {
            let what = format!("blow {blow} share of {color:?}");
            let share = f64::from(sum[color]) / all;
            assert_near(&what, share, 0.25, share_error(0.25, all), 0.0);
        }
    }
}

/// Each turn with the one before it on the same tower; turns of two to nine firm blows on random sides, as in the
/// study that TOWER 2.6 reports.
fn in_a_row(test: &str) -> Vec<Turn> {
    let measured = 3..=2 + IN_A_ROW as u64;
    hammer_in(test, TURNS, Strength::Firm, 2..=9, measured)
}

fn pairs(turns: &[Turn]) -> impl Iterator<Item = (&Turn, &Turn)> {
    let towers = turns.chunks(IN_A_ROW);
    towers.flat_map(|tower| tower.windows(2).map(|w| (&w[0], &w[1])))
}

/// TOWER 2.6 and section 4: 0.54 to 0.64 times as likely as the average.
#[test]
fn what_was_poured_back_last_comes_out_less() {
    let turns = in_a_row("fresh");
    let (mut poured, mut again, mut fell, mut boulders) = (0, 0, 0, 0);
    for (last, now) in pairs(&turns) {
        poured += last.tray.len();
        again += last.tray.iter().filter(|b| now.tray.contains(b)).count();
        fell += now.tray.len();
        boulders += 44;
    }
    let often = |n: usize, of: usize| n as f64 / of as f64;
    let ratio = often(again, poured) / often(fell, boulders);
    println!("poured back last, against the average: {ratio:.3}");
    assert!((0.54..=0.64).contains(&ratio), "{ratio:.3}");
}

/// TOWER 2.6: the surplus of a color in one turn and in the next have the correlation -0.34 (the model: -0.36).
#[test]
fn a_color_that_just_fell_is_safer() {
    let turns = in_a_row("memory");
    let surplus = |turn: &Turn, color: Color| {
        let all = turn.tray.len() as f64;
        f64::from(ByColor::count(&turn.tray)[color]) - all / 4.0
    };
    let (mut both, mut of_last, mut of_now, mut n) = (0.0, 0.0, 0.0, 0.0);
    // The mean surplus is 0 for every turn, so products are covariances.
    for (last, now) in pairs(&turns) {
        for color in Color::ALL {
            let (x, y) = (surplus(last, color), surplus(now, color));
            both += x * y;
            of_last += x * x;
            of_now += y * y;
        }
        n += 3.0;
    }
    let correlation = both / (of_last * of_now).sqrt();
    // Three of four surpluses are free.
    let error = (1.0 - correlation * correlation) / f64::sqrt(n);
    assert_near("memory of colors", correlation, -0.35, error, 0.04);
}
