//! What falls, measured against the reference figures of TOWER decision 6.
//!
//! The figures come from 3,200 turns, so each test allows four standard errors of such a sample and half a unit of the
//! last digit printed; the tower here is measured over more turns, so that its own error hardly counts.

use trollfjord::games::trollfjord::tower::Strength;

use crate::near::{assert_near, moments, share, share_error};
use crate::study::hammer;

/// Turns behind the reference figures.
const REFERENCE: f64 = 3_200.0;
/// Turns measured here.
const TURNS: usize = 9_600;

#[test]
fn five_blows_by_strength() {
    for (strength, mean, sd, empty) in [
        (Strength::Soft, 2.60, 2.11, 0.173),
        (Strength::Firm, 3.59, 3.05, 0.141),
        (Strength::Hard, 3.93, 3.32, 0.141),
    ] {
        let turns = hammer("strength", TURNS, strength);
        let falls: Vec<u32> = turns
            .iter()
            .flat_map(|t| (1..=5).map(|b| t.fell(b)))
            .collect();
        let measured = moments(&falls);
        let n = 5.0 * REFERENCE;
        let name = format!("{strength:?}");
        assert_near(
            &format!("{name} mean"),
            measured.0,
            mean,
            sd / n.sqrt(),
            0.01,
        );
        assert_near(
            &format!("{name} sd"),
            measured.1,
            sd,
            sd / (2.0 * n).sqrt(),
            0.01,
        );
        assert_near(
            &format!("{name} empty"),
            measured.2,
            empty,
            share_error(empty, n),
            0.001,
        );
    }
}

/// Firm blows one after another: mean, empty, mean total and its quantiles 0.1, 0.5 and 0.9.
const FIRM: [(f64, f64, f64, [u32; 3]); 9] = [
    (3.56, 0.12, 3.6, [0, 3, 8]),
    (3.81, 0.12, 7.4, [2, 7, 13]),
    (3.71, 0.14, 11.1, [5, 11, 17]),
    (3.46, 0.15, 14.5, [8, 14, 21]),
    (3.42, 0.17, 18.0, [11, 18, 25]),
    (3.12, 0.21, 21.1, [14, 21, 28]),
    (2.91, 0.23, 24.0, [17, 24, 31]),
    (2.67, 0.27, 26.7, [19, 27, 34]),
    (2.56, 0.30, 29.2, [22, 29, 36]),
];

#[test]
fn firm_blows_one_after_another() {
    let turns = hammer("firm", TURNS, Strength::Firm);
    for (blow, (mean, empty, total, quantiles)) in (1..).zip(FIRM) {
        let falls: Vec<u32> = turns.iter().map(|t| t.fell(blow)).collect();
        let (m, sd, e) = moments(&falls);
        assert_near(
            &format!("blow {blow} mean"),
            m,
            mean,
            sd / REFERENCE.sqrt(),
            0.01,
        );
        assert_near(
            &format!("blow {blow} empty"),
            e,
            empty,
            share_error(empty, REFERENCE),
            0.01,
        );
        let totals: Vec<u32> = turns.iter().map(|t| t.total(blow)).collect();
        let (m, sd, _) = moments(&totals);
        assert_near(
            &format!("total {blow} mean"),
            m,
            total,
            sd / REFERENCE.sqrt(),
            0.1,
        );
        for (q, at) in [0.1, 0.5, 0.9].into_iter().zip(quantiles) {
            // The quantile is right if no more than q lies below it and no less than q up to it.
            let slack = 4.0 * share_error(q, REFERENCE);
            let (below, upto) = (share(&totals, |x| x < at), share(&totals, |x| x <= at));
            assert!(
                below <= q + slack && upto >= q - slack,
                "total {blow} quantile {q}: {below} {upto}"
            );
        }
    }
}

/// Per cent of turns in which some color is over the limits 3 to 9 after so many firm blows; `X` is not in the table.
const OVER: [[f64; 7]; 9] = [
    [7.0, 2.0, 0.0, X, X, X, X],
    [31.0, 13.0, 4.0, 1.0, 0.0, 0.0, 0.0],
    [59.0, 35.0, 17.0, 6.0, 1.0, 0.0, 0.0],
    [81.0, 60.0, 35.0, 17.0, 6.0, 1.0, 0.0],
    [93.0, 79.0, 57.0, 34.0, 16.0, 5.0, 1.0],
    [97.0, 91.0, 76.0, 54.0, 30.0, 13.0, 3.0],
    [99.0, 96.0, 88.0, 71.0, 47.0, 24.0, 8.0],
    [X, X, X, 83.0, 62.0, 38.0, 17.0],
    [X, X, X, 91.0, 76.0, 53.0, 28.0],
];
const X: f64 = -1.0;

#[test]
fn odds_of_a_color_over_the_limit() {
    let turns = hammer("limit", TURNS, Strength::Firm);
    for (blow, row) in (1..).zip(OVER) {
        let most: Vec<u8> = turns.iter().map(|t| t.most(blow)).collect();
        for (limit, over) in (3..).zip(row).filter(|&(_, over)| over != X) {
            let measured = share(&most, |n| n > limit);
            let what = format!("over {limit} after {blow}");
            assert_near(
                &what,
                measured,
                over / 100.0,
                share_error(over / 100.0, REFERENCE),
                0.01,
            );
        }
    }
}
