//! The state of the tower: which boulder lies where, and which ledges are wedged.

use std::fmt;

use super::boulder::{BOULDERS, Boulder, ByColor};
use super::{Ledge, Params};

/// A wedge needs at least this many boulders (TOWER 3.4, step 5).
pub(super) const WEDGE_MIN: usize = 4;

/// The tower and its tray: each of the 44 boulders is on one ledge or outside. Nothing is hidden (TOWER 3.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tower {
    /// Ledge 0 from lip to wall, ledges 1, 2 and 3, then what is outside in order of fall.
    pub(super) stones: [Boulder; BOULDERS],
    len: [u8; 4],
    wedged: [bool; 4],
    mirrored: bool,
}

/// A law of the tower that its parts break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TowerFlaw {
    /// The boulder is nowhere.
    Missing(Boulder),
    /// The boulder is in two places.
    Twice(Boulder),
    /// The ledge is wedged with fewer than four boulders.
    WedgeTooSmall(Ledge),
    /// The ledge is wedged with more boulders than a wedge bears (`cap + bear` of the set PLAY).
    WedgeTooBig(Ledge),
}

/// A boulder that should be given out is not on a ledge, or was named twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotInside(
    /// The boulder.
    pub Boulder,
);

impl Tower {
    /// All boulders in the tray in the order of their ids: the tower before the first pour. In a mirrored tower the
    /// lowest ledge hangs from the right wall.
    pub fn outside_all(mirrored: bool) -> Self {
        Tower {
            stones: Boulder::list(),
            len: [0; 4],
            wedged: [false; 4],
            mirrored,
        }
    }

    /// A tower of hand-made parts: each ledge from the lowest up and from lip to wall, the tray in order of fall.
    ///
    /// # Errors
    ///
    /// The first [`TowerFlaw`] found: a boulder twice, a boulder missing, a wedge too small, a wedge too big.
    pub fn from_parts(
        ledges: [&[Boulder]; 4],
        outside: &[Boulder],
        wedged: [bool; 4],
        mirrored: bool,
    ) -> Result<Self, TowerFlaw> {
        let mut tower = Tower::outside_all(mirrored);
        let mut seen = [false; BOULDERS];
        let parts = ledges.into_iter().chain([outside]).flatten();
        for (place, &boulder) in parts.enumerate() {
            let seen = &mut seen[usize::from(boulder.id())];
            if *seen {
                return Err(TowerFlaw::Twice(boulder));
            }
            *seen = true;
            tower.stones[place] = boulder;
        }
        if let Some(missing) = Boulder::all().find(|b| !seen[usize::from(b.id())]) {
            return Err(TowerFlaw::Missing(missing));
        }
        tower.len = ledges.map(|queue| queue.len() as u8);
        tower.wedged = wedged;
        tower.check()?;
        Ok(tower)
    }

    /// Checks every law of the tower, those included that its own moves cannot break.
    ///
    /// # Errors
    ///
    /// The first [`TowerFlaw`] found.
    pub fn check(&self) -> Result<(), TowerFlaw> {
        let mut seen = [false; BOULDERS];
        for boulder in self.stones {
            if std::mem::replace(&mut seen[usize::from(boulder.id())], true) {
                return Err(TowerFlaw::Twice(boulder));
            }
        }
        for ledge in Ledge::ALL.into_iter().filter(|&l| self.is_wedged(l)) {
            if self.count(ledge) < WEDGE_MIN {
                return Err(TowerFlaw::WedgeTooSmall(ledge));
            }
            if self.overburdened(&Params::PLAY, ledge) {
                return Err(TowerFlaw::WedgeTooBig(ledge));
            }
        }
        Ok(())
    }

    /// The boulders of a ledge, from lip to wall.
    pub fn ledge(&self, ledge: Ledge) -> &[Boulder] {
        let start = self.start(ledge);
        &self.stones[start..start + self.count(ledge)]
    }

    /// The boulders in the tray, in order of fall.
    pub fn outside(&self) -> &[Boulder] {
        &self.stones[self.inside_count()..]
    }

    /// How many boulders are in the tray.
    pub fn out_count(&self) -> usize {
        BOULDERS - self.inside_count()
    }

    /// How many boulders of each color are in the tray.
    pub fn out_by_color(&self) -> ByColor<u8> {
        ByColor::count(self.outside())
    }

    /// How many boulders are on the ledges.
    pub fn inside_count(&self) -> usize {
        self.len.iter().map(|&n| usize::from(n)).sum()
    }

    /// Whether the ledge is wedged: it gives nothing until a blow breaks the wedge.
    pub fn is_wedged(&self, ledge: Ledge) -> bool {
        self.wedged[ledge.index()]
    }

    /// Whether the lowest ledge hangs from the right wall.
    pub fn mirrored(&self) -> bool {
        self.mirrored
    }

    /// Whether the ledge hangs from the left wall, its lip on the right: ledges 0 and 2, in a mirrored tower 1 and 3.
    pub fn hangs_left(&self, ledge: Ledge) -> bool {
        matches!(ledge, Ledge::Lowest | Ledge::Third) != self.mirrored
    }

    /// Lays boulders into the tray in this order, as if they had fallen; the order on the ledges is kept. A wedge that
    /// loses too many is loose. Tests and hand-made positions use it.
    ///
    /// # Errors
    ///
    /// [`NotInside`] for the first boulder that is not on a ledge or was named before; the tower is then unchanged.
    pub fn give(&mut self, boulders: &[Boulder]) -> Result<(), NotInside> {
        for (i, &boulder) in boulders.iter().enumerate() {
            if self.outside().contains(&boulder) || boulders[..i].contains(&boulder) {
                return Err(NotInside(boulder));
            }
        }
        for &boulder in boulders {
            for ledge in Ledge::ALL {
                if let Some(at) = self.ledge(ledge).iter().position(|&b| b == boulder) {
                    self.lift(ledge, at);
                    break;
                }
            }
        }
        for ledge in Ledge::ALL {
            let stands = self.is_wedged(ledge) && self.count(ledge) >= WEDGE_MIN;
            self.set_wedged(ledge, stands);
        }
        Ok(())
    }

    /// How many boulders are on a ledge.
    pub(super) fn count(&self, ledge: Ledge) -> usize {
        usize::from(self.len[ledge.index()])
    }

    /// Whether more lies on the ledge than its wedge bears; the top ledge bears everything (TOWER 3.4, step 6).
    pub(super) fn overburdened(&self, params: &Params, ledge: Ledge) -> bool {
        let bears = usize::from(params.cap[ledge.index()]) + usize::from(params.bear);
        ledge != Ledge::Top && self.count(ledge) > bears
    }

    pub(super) fn set_wedged(&mut self, ledge: Ledge, wedged: bool) {
        self.wedged[ledge.index()] = wedged;
    }

    /// Takes the boulder at `at` off a ledge into the air: it stands at the end of the tray until it lands.
    pub(super) fn lift(&mut self, from: Ledge, at: usize) -> Boulder {
        let place = self.start(from) + at;
        let boulder = self.stones[place];
        self.len[from.index()] -= 1;
        self.send_last(place);
        boulder
    }

    /// Puts the boulder at list place `place`, which is outside, on a ledge at `at`.
    pub(super) fn land(&mut self, place: usize, on: Ledge, at: usize) {
        let to = self.start(on) + at;
        let boulder = self.stones[place];
        self.stones.copy_within(to..place, to + 1);
        self.stones[to] = boulder;
        self.len[on.index()] += 1;
    }

    /// Moves the boulder at list place `place` to the end of the tray.
    pub(super) fn send_last(&mut self, place: usize) {
        let boulder = self.stones[place];
        self.stones.copy_within(place + 1.., place);
        self.stones[BOULDERS - 1] = boulder;
    }

    /// The list place of a boulder that is outside or in the air.
    pub(super) fn place_outside(&self, boulder: Boulder) -> Option<usize> {
        let inside = self.inside_count();
        // From the end, because what is in the air stands there.
        let found = self.stones[inside..].iter().rposition(|&b| b == boulder);
        found.map(|at| inside + at)
    }

    fn start(&self, ledge: Ledge) -> usize {
        let below = &self.len[..ledge.index()];
        below.iter().map(|&n| usize::from(n)).sum()
    }
}

impl fmt::Display for TowerFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TowerFlaw::Missing(boulder) => write!(f, "boulder {boulder} is nowhere"),
            TowerFlaw::Twice(boulder) => write!(f, "boulder {boulder} is in two places"),
            TowerFlaw::WedgeTooSmall(ledge) => {
                write!(f, "ledge {} is wedged with too few", ledge.index())
            }
            TowerFlaw::WedgeTooBig(ledge) => {
                write!(f, "ledge {} is wedged with too many", ledge.index())
            }
        }
    }
}

impl std::error::Error for TowerFlaw {}

impl fmt::Display for NotInside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "boulder {} is not on a ledge", self.0)
    }
}

impl std::error::Error for NotInside {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_law_is_named() {
        let boulder = Boulder::list()[17];
        let texts = [
            (TowerFlaw::Missing(boulder), "boulder r17 is nowhere"),
            (TowerFlaw::Twice(boulder), "boulder r17 is in two places"),
            (
                TowerFlaw::WedgeTooSmall(Ledge::Second),
                "ledge 1 is wedged with too few",
            ),
            (
                TowerFlaw::WedgeTooBig(Ledge::Third),
                "ledge 2 is wedged with too many",
            ),
        ];
        for (flaw, text) in texts {
            assert_eq!(flaw.to_string(), text);
        }
        assert_eq!(
            NotInside(boulder).to_string(),
            "boulder r17 is not on a ledge"
        );
    }

    /// The laws hold of every tower that is played; a list with a boulder twice is found all the same.
    #[test]
    fn a_boulder_in_two_places_is_found() {
        let mut tower = Tower::outside_all(true);
        assert_eq!(tower.check(), Ok(()));
        tower.stones[3] = tower.stones[40];
        assert_eq!(tower.check(), Err(TowerFlaw::Twice(tower.stones[40])));
    }
}
