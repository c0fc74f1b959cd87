//! The four ledges.

/// A ledge inside the tower; boulders fall from each to the one below and from the lowest out of the foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ledge {
    /// Ledge 0: what leaves it is out. It hangs from the left wall, in a mirrored tower from the right.
    Lowest,
    /// Ledge 1.
    Second,
    /// Ledge 2.
    Third,
    /// Ledge 3: what is poured in lands here first.
    Top,
}

impl Ledge {
    /// The ledges from the foot up.
    pub const ALL: [Ledge; 4] = [Ledge::Lowest, Ledge::Second, Ledge::Third, Ledge::Top];

    /// 0 for the lowest to 3 for the top.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next ledge down; `None` under the lowest.
    pub const fn below(self) -> Option<Ledge> {
        match self {
            Ledge::Lowest => None,
            Ledge::Second => Some(Ledge::Lowest),
            Ledge::Third => Some(Ledge::Second),
            Ledge::Top => Some(Ledge::Third),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ledge_has_the_one_before_it_below() {
        let below = Ledge::ALL.map(|ledge| ledge.below().map(Ledge::index));
        assert_eq!(below, [None, Some(0), Some(1), Some(2)]);
    }
}
