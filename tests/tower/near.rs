//! Figures of samples, and whether one is as near to a reference as chance allows.

/// Mean, standard deviation and share of zeros.
pub fn moments(falls: &[u32]) -> (f64, f64, f64) {
    let n = falls.len() as f64;
    let mean = falls.iter().map(|&x| f64::from(x)).sum::<f64>() / n;
    let square = |x: u32| (f64::from(x) - mean).powi(2);
    let sd = (falls.iter().map(|&x| square(x)).sum::<f64>() / n).sqrt();
    (mean, sd, share(falls, |x| x == 0))
}

/// The share of items for which it holds.
pub fn share<T: Copy>(items: &[T], holds: impl Fn(T) -> bool) -> f64 {
    items.iter().filter(|&&x| holds(x)).count() as f64 / items.len() as f64
}

/// Asserts four standard errors and half a unit of the last digit of the reference; `error` is one of them. Prints what it
/// compares, so that `--nocapture` makes a table.
pub fn assert_near(what: &str, measured: f64, reference: f64, error: f64, digit: f64) {
    let far = (measured - reference).abs();
    let allowed = 4.0 * error + digit / 2.0;
    println!("{what}: {measured:.4}, reference {reference} +- {allowed:.4}");
    assert!(
        far <= allowed,
        "{what}: {measured:.4}, reference {reference} +- {allowed:.4}"
    );
}

/// The standard error of a share among `n`; a share printed as 0 or 1 may be half a digit off.
pub fn share_error(share: f64, n: f64) -> f64 {
    let p = share.clamp(0.005, 0.995);
    (p * (1.0 - p) / n).sqrt()
}
