//! Faults that can be planted in the rules, to see that a second reading of the rules finds them. In every build that
//! people play there are none: without the feature `planted` nothing can be planted.

use super::walkway::Travelled;

/// A fault of the rules, each a mistake that somebody could make and not notice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Planted {
    /// §A1 A space with a lord on it counts as free.
    OccupiedCounts,
    /// §A3 A lord that lies gets tailwind too.
    LyingGetsTailwind,
    /// §B2 Of two with as many trolls, the lord farther ahead is asked first.
    TieAsksFarther,
    /// §B3 Ten trolls make ten blows.
    LimitOfTen,
    /// §B4 White boulders anger the spirit like those of a color.
    WhiteIsLimited,
    /// §B4 Only the color that is worst exceeded must be appeased.
    NeedOfOneColor,
    /// §B4 An empty hit swaps the roles, but not on the last blow.
    LastBlowKeepsRoles,
    /// §B4 After the last blow the other one is asked whether to keep hammering.
    KeepAfterLimit,
    /// §B4 Who keeps hammering counts the trolls again, after the collector has cleared.
    LimitCountedAgain,
    /// §B4 The hammerer is asked to add gifts though nobody has pledged any.
    TopUpOfNothing,
    /// §B4 Once the spirit is appeased, hammering may go on.
    AppeasedGoesOn,
    /// §C1 The comrade's treasure goes to the belt.
    ComradeFillsBelt,
    /// §C2 Only a higher treasure takes a crown over.
    EqualTakesNoCrown,
    /// §C3 The comrade clears before the turn player.
    ComradeClearsFirst,
    /// §C3 Regions are refilled from the highest number down.
    RefillFromTheEnd,
    /// §E1 Who has finished leaves the trolls on the board.
    TrollsStay,
    /// §E2 Of two with as many points, the lord farther ahead wins.
    TieToFarther,
}

impl Planted {
    /// All of them, in the order of the rules.
    pub const ALL: [Planted; 17] = [
        Planted::OccupiedCounts,
        Planted::LyingGetsTailwind,
        Planted::TieAsksFarther,
        Planted::LimitOfTen,
        Planted::WhiteIsLimited,
        Planted::NeedOfOneColor,
        Planted::LastBlowKeepsRoles,
        Planted::KeepAfterLimit,
        Planted::LimitCountedAgain,
        Planted::TopUpOfNothing,
        Planted::AppeasedGoesOn,
        Planted::ComradeFillsBelt,
        Planted::EqualTakesNoCrown,
        Planted::ComradeClearsFirst,
        Planted::RefillFromTheEnd,
        Planted::TrollsStay,
        Planted::TieToFarther,
    ];
}

#[cfg(feature = "planted")]
std::thread_local! {
    static NOW: std::cell::Cell<Option<Planted>> = const { std::cell::Cell::new(None) };
}

/// Whether this fault is planted now. Where none can be, that is never, and costs nothing.
#[inline(always)]
pub(super) fn planted(fault: Planted) -> bool {
    #[cfg(feature = "planted")]
    let now = NOW.get();
    #[cfg(not(feature = "planted"))]
    let now = None;
    now == Some(fault)
}

/// By what a tie goes to the lord farther back; the other way round with this fault.
pub(super) fn in_ties(at: Travelled, fault: Planted) -> Travelled {
    if planted(fault) { Travelled(-at.0) } else { at }
}

/// Does something with this fault in the rules, in this thread alone; afterward they are sound again.
#[cfg(feature = "planted")]
pub fn plant<T>(fault: Planted, something: impl FnOnce() -> T) -> T {
    /// Takes the fault out however `something` ends.
    struct Sound;

    impl Drop for Sound {
        fn drop(&mut self) {
            NOW.set(None);
        }
    }

    let _sound = Sound;
    NOW.set(Some(fault));
    something()
}
