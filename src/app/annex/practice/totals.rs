//! What came of all practice on this device: a text of its own, and the terms that were chosen last.

use crate::games::trollfjord::practice::{Ended, Terms};

/// The first line of what is kept.
const HEAD: &str = "trollfjord practice 1";

/// Counts of everything that was practiced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Hammerings begun.
    pub hammerings: u32,
    /// Blows struck.
    pub blows: u32,
    /// Boulders that came out.
    pub boulders: u32,
    /// Hammerings that ended because the hammerer stopped.
    pub stops: u32,
    /// Hammerings that ended with the last blow, the spirit at peace.
    pub spent: u32,
    /// Hammerings that ended with an angry spirit.
    pub angers: u32,
    /// The most boulders that were out when a hammering ended in peace.
    pub best: u32,
}

/// The names of the counts in what is kept.
const NAMES: [&str; 7] = [
    "hammerings",
    "blows",
    "boulders",
    "stops",
    "spent",
    "angers",
    "best",
];

impl Totals {
    /// What a blow adds: whether it was the first of its hammering, and how many came out.
    pub fn of_blow(first: bool, fell: usize) -> Totals {
        Totals {
            hammerings: u32::from(first),
            blows: 1,
            boulders: fell as u32,
            ..Totals::default()
        }
    }

    /// What the end of a hammering adds, with so many boulders out.
    pub fn of_end(ended: Ended, out: usize) -> Totals {
        let none = Totals::default();
        let best = out as u32;
        match ended {
            Ended::Stopped => Totals {
                stops: 1,
                best,
                ..none
            },
            Ended::Spent => Totals {
                spent: 1,
                best,
                ..none
            },
            Ended::Angry(_) => Totals { angers: 1, ..none },
        }
    }

    /// Both together.
    pub fn and(self, more: Totals) -> Totals {
        let [mine, theirs] = [self, more].map(Totals::counts);
        let mut sum: [u32; 7] = std::array::from_fn(|i| mine[i].saturating_add(theirs[i]));
        sum[6] = self.best.max(more.best);
        Totals::counted(sum)
    }

    /// So many of something for each hammering: whole ones and tenths, rounded.
    pub fn each(self, of: u32) -> (u64, u64) {
        let tenths = (u64::from(of) * 20 / u64::from(self.hammerings.max(1))).div_ceil(2);
        (tenths / 10, tenths % 10)
    }

    fn counts(self) -> [u32; 7] {
        [
            self.hammerings,
            self.blows,
            self.boulders,
            self.stops,
            self.spent,
            self.angers,
            self.best,
        ]
    }

    fn counted([hammerings, blows, boulders, stops, spent, angers, best]: [u32; 7]) -> Totals {
        Totals {
            hammerings,
            blows,
            boulders,
            stops,
            spent,
            angers,
            best,
        }
    }
}

/// The text that is kept.
pub fn text(terms: Terms, totals: Totals) -> String {
    let comrade = if terms.comrade { "on" } else { "off" };
    let mut text = format!("{HEAD}\nlimit {}\ncomrade {comrade}\n", terms.limit());
    for (name, count) in NAMES.into_iter().zip(totals.counts()) {
        text += &format!("{name} {count}\n");
    }
    text
}

/// Reads it, exactly as it is written: `None` for any other text.
pub fn read(kept: &str) -> Option<(Terms, Totals)> {
    let mut lines = kept.lines();
    let mut value = |name: &str| lines.next()?.strip_prefix(name)?.strip_prefix(' ');
    let head = HEAD.rsplit_once(' ')?;
    if value(head.0)? != head.1 {
        return None;
    }
    let limit = value("limit")?.parse().ok()?;
    let comrade = match value("comrade")? {
        "on" => true,
        "off" => false,
        _ => return None,
    };
    let terms = Terms::new(limit, comrade)?;
    let mut counts = [0; 7];
    for (count, name) in counts.iter_mut().zip(NAMES) {
        *count = value(name)?.parse().ok()?;
    }
    let totals = Totals::counted(counts);
    (text(terms, totals) == kept).then_some((terms, totals))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Totals {
        Totals::counted([12, 34, 120, 5, 3, 4, 17])
    }

    #[test]
    fn totals_are_read_as_they_were_kept() {
        for (limit, comrade) in [(2, false), (9, true)] {
            let terms = Terms::new(limit, comrade).unwrap();
            let kept = text(terms, some());
            assert_eq!(read(&kept), Some((terms, some())));
        }
    }

    /// Whatever is not exactly such a text is not taken for one: it would be written over.
    #[test]
    fn other_texts_are_not_totals() {
        let kept = text(Terms::default(), some());
        for cut in 0..kept.len() {
            assert_eq!(read(&kept[..cut]), None, "{:?}", &kept[..cut]);
        }
        for (from, to) in [
            ("practice 1", "practice 2"),
            ("limit 3", "limit 1"),
            ("limit 3", "limit 10"),
            ("limit 3", "limit x"),
            ("off", "maybe"),
            ("blows 34", "blows -1"),
            ("blows 34", "blows 034"),
            ("best 17\n", "best 17\nmore 1\n"),
            ("stops 5", "stops 99999999999"),
        ] {
            assert_eq!(read(&kept.replace(from, to)), None, "{to}");
        }
    }

    #[test]
    fn what_happens_is_added_up() {
        let all = [
            Totals::of_blow(true, 4),
            Totals::of_blow(false, 7),
            Totals::of_end(Ended::Stopped, 11),
            Totals::of_blow(true, 0),
            Totals::of_end(Ended::Angry(1), 30),
            Totals::of_blow(true, 3),
            Totals::of_end(Ended::Spent, 3),
        ];
        let sum = all.into_iter().fold(Totals::default(), Totals::and);
        assert_eq!(sum, Totals::counted([3, 4, 14, 1, 1, 1, 11]));
        let full = Totals::counted([u32::MAX; 7]);
        assert_eq!(full.and(some()), full);
    }

    #[test]
    fn averages_are_rounded_to_tenths() {
        let of = |hammerings, blows| {
            let totals = Totals {
                hammerings,
                blows,
                ..Totals::default()
            };
            totals.each(blows)
        };
        assert_eq!(of(3, 10), (3, 3));
        assert_eq!(of(3, 5), (1, 7));
        assert_eq!(of(4, 1), (0, 3));
        assert_eq!(of(20, 1), (0, 1));
        assert_eq!(of(0, 0), (0, 0));
        assert_eq!(of(1, u32::MAX), (4_294_967_295, 0));
    }
}
