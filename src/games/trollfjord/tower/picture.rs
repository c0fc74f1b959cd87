//! The tower as text, for logs, failure messages and tests.

use std::fmt;

use super::{Boulder, Ledge, Tower};

/// Four lines from the top ledge down to the lowest, lip last where the ledge hangs from the left wall `|` and first
/// where it hangs from the right one; `*` at the lip marks a wedge. Then the tray in order of fall.
/// With `{:#}` each boulder is written with its id.
///
/// ```text
/// 3   rybwwb|
/// 2 |wry*
/// 1        *yyrb|
/// 0 |bbwrw
/// tray: wry
/// ```
impl fmt::Display for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ledge in Ledge::ALL.into_iter().rev() {
            let mark = if self.is_wedged(ledge) { "*" } else { "" };
            let queue = self.ledge(ledge);
            write!(f, "{} ", ledge.index())?;
            if self.hangs_left(ledge) {
                let row = row(f, queue.iter().rev());
                writeln!(f, "|{row}{mark}")?;
            } else {
                let row = format!("{mark}{}", row(f, queue.iter()));
                writeln!(f, "{row:>46}|")?;
            }
        }
        write!(f, "tray: {}", row(f, self.outside().iter()))
    }
}

/// Boulders in a row: letters only, or letters and ids with blanks between.
fn row<'a>(f: &fmt::Formatter<'_>, boulders: impl Iterator<Item = &'a Boulder>) -> String {
    if f.alternate() {
        let words: Vec<String> = boulders.map(Boulder::to_string).collect();
        words.join(" ")
    } else {
        boulders.map(|b| b.color().letter()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_shows_ledges_wedges_and_tray() {
        let all = Boulder::list();
        let ledges = [&all[0..4], &all[10..12], &all[20..24], &all[33..34]];
        let outside: Vec<Boulder> = all
            .into_iter()
            .filter(|b| !ledges.iter().any(|l| l.contains(b)))
            .collect();
        let wedged = [false, false, true, false];
        let tower = Tower::from_parts(ledges, &outside, wedged, false).unwrap();
        let picture = tower.to_string();
        let lines: Vec<&str> = picture.lines().map(str::trim_start).collect();
        assert!(lines[0].starts_with("3 ") && lines[0].ends_with(" b|"));
        assert_eq!(lines[1], "2 |yyrr*");
        assert!(lines[2].starts_with("1 ") && lines[2].ends_with(" wr|"));
        assert_eq!(lines[3], "0 |wwww");
        assert!(lines[4].starts_with("tray: wwwwww") && lines[4].ends_with("bbb"));
        assert!(format!("{tower:#}").contains("2 |y23 y22 r21 r20*"));
    }
}
