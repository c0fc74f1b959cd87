//! Numbers for attributes of drawings.

/// `x` with so many decimals. The standard library's own way is exact for every number there is, and as long as it is
/// exact: some 20 kB that the page would load for a handful of coordinates.
pub fn decimal(x: f64, decimals: u32) -> String {
    let unit = 10_i64.pow(decimals);
    let scaled = (x * unit as f64).round_ties_even() as i64;
    let sign = if scaled < 0 { "-" } else { "" };
    let (whole, rest) = (scaled.abs() / unit, scaled.abs() % unit);
    match decimals {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{rest:0width$}", width = decimals as usize),
    }
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn numbers_are_written_as_usual() {
        for x in [0.0, 1.0, -0.25, 12.344, -1159.999, 0.05, 68.4] {
            assert_eq!(decimal(x, 2), format!("{x:.2}"));
            assert_eq!(
                decimal(x, 0).trim_start_matches('-'),
                format!("{x:.0}").trim_start_matches('-')
            );
        }
        assert_eq!(decimal(-0.001, 1), "0.0");
    }
}
