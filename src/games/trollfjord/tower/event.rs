//! What happens inside the tower, told so that events alone rebuild its state.

use std::fmt;

use super::{Boulder, Ledge, Tower};

/// One thing that happens in a blow or a pour.
///
/// A boulder that slipped, was knocked or hopped is in the air until it lands or is out; events are told in the order
/// of TOWER 3.4 and 3.5, not in the order of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TowerEvent {
    /// The wedge of a ledge breaks under a blow and the ledge gives more than usual.
    Break(Ledge),
    /// The wedge of a ledge holds against a blow and the ledge gives nothing.
    Hold(Ledge),
    /// A boulder is shaken off a ledge.
    Slip {
        /// The boulder.
        id: Boulder,
        /// Where it stood.
        from: Ledge,
    },
    /// A landing boulder pushes the boulder at the lip off its ledge; `by` is `id` where it landed at the lip and rolls on.
    Knock {
        /// The boulder at the lip.
        id: Boulder,
        /// Where both are.
        from: Ledge,
        /// The boulder that landed.
        by: Boulder,
    },
    /// A boulder lands on a ledge.
    Land {
        /// The boulder.
        id: Boulder,
        /// The ledge.
        on: Ledge,
        /// Its place in the ledge's queue, 0 at the lip.
        at: u8,
    },
    /// A boulder comes out of the foot and is last in the tray.
    Out {
        /// The boulder.
        id: Boulder,
    },
    /// A boulder of the top ledge hops over the rim; it is dropped in again at once.
    Hop {
        /// The boulder.
        id: Boulder,
    },
    /// A ledge wedges: its boulders lean together at the lip.
    Wedge(Ledge),
    /// A wedge gives way without a blow: too much lies on it, or the tower was picked up and poured.
    Loosen(Ledge),
    /// A poured boulder slips past a ledge. Past the lowest it has come straight out and goes to the end of the line.
    Spill {
        /// The boulder.
        id: Boulder,
        /// The ledge it slips past.
        from: Ledge,
    },
}

/// An event that cannot follow on the state it was replayed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPossible(
    /// The event.
    pub TowerEvent,
);

impl fmt::Display for NotPossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} cannot happen to this tower", self.0)
    }
}

impl std::error::Error for NotPossible {}

impl Tower {
    /// Does to the tower what an event tells. After all events of a blow or a pour the tower equals the one that told
    /// them. Between the events a boulder in the air stands at the end of [`Tower::outside`].
    ///
    /// # Errors
    ///
    /// [`NotPossible`] if the event does not fit the state; the tower is then unchanged.
    pub fn replay(&mut self, event: TowerEvent) -> Result<(), NotPossible> {
        self.apply(event).ok_or(NotPossible(event))
    }

    fn apply(&mut self, event: TowerEvent) -> Option<()> {
        match event {
            TowerEvent::Break(on) | TowerEvent::Loosen(on) => {
                self.is_wedged(on).then(|| self.set_wedged(on, false))
            }
            TowerEvent::Hold(on) => self.is_wedged(on).then_some(()),
            TowerEvent::Wedge(on) => (!self.is_wedged(on)).then(|| self.set_wedged(on, true)),
            TowerEvent::Slip { id, from } => self.lift_known(id, from),
            TowerEvent::Hop { id } => self.lift_known(id, Ledge::Top),
            TowerEvent::Knock { id, from, by } => {
                let queue = self.ledge(from);
                let fits = queue.first() == Some(&id) && queue.contains(&by);
                fits.then(|| self.lift(from, 0)).map(drop)
            }
            TowerEvent::Land { id, on, at } => {
                let place = self.place_outside(id)?;
                let fits = usize::from(at) <= self.ledge(on).len();
                fits.then(|| self.land(place, on, usize::from(at)))
            }
            TowerEvent::Out { id } => self.place_outside(id).map(|place| self.send_last(place)),
            TowerEvent::Spill { id, from } => {
                let place = self.place_outside(id)?;
                if from == Ledge::Lowest {
                    self.send_last(place);
                }
                Some(())
            }
        }
    }

    fn lift_known(&mut self, id: Boulder, from: Ledge) -> Option<()> {
        let at = self.ledge(from).iter().position(|&b| b == id)?;
        self.lift(from, at);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_that_does_not_fit_changes_nothing() {
        let mut tower = Tower::outside_all(false);
        let id = Boulder::list()[7];
        for event in [
            TowerEvent::Break(Ledge::Top),
            TowerEvent::Hold(Ledge::Lowest),
            TowerEvent::Loosen(Ledge::Second),
            TowerEvent::Slip {
                id,
                from: Ledge::Third,
            },
            TowerEvent::Hop { id },
            TowerEvent::Knock {
                id,
                from: Ledge::Third,
                by: id,
            },
            TowerEvent::Land {
                id,
                on: Ledge::Top,
                at: 1,
            },
        ] {
            assert_eq!(tower.replay(event), Err(NotPossible(event)));
            let text = NotPossible(event).to_string();
            assert_eq!(text, format!("{event:?} cannot happen to this tower"));
            assert_eq!(tower, Tower::outside_all(false));
        }
        assert_eq!(
            tower.replay(TowerEvent::Land {
                id,
                on: Ledge::Top,
                at: 0
            }),
            Ok(())
        );
        assert_eq!(tower.ledge(Ledge::Top), [id]);
        assert_eq!(tower.out_count(), 43);
    }

    /// A knock takes the boulder at the lip, and what knocks it stands on the same ledge.
    #[test]
    fn a_knock_needs_both_boulders_there() {
        let all = Boulder::list();
        let [lip, second, other] = [all[0], all[1], all[2]];
        let mut tower = Tower::outside_all(false);
        let on = Ledge::Third;
        for (id, at) in [(lip, 0), (second, 1)] {
            assert_eq!(tower.replay(TowerEvent::Land { id, on, at }), Ok(()));
        }
        let knock = |id, by| TowerEvent::Knock { id, from: on, by };
        for event in [knock(lip, other), knock(second, lip), knock(other, second)] {
            assert_eq!(tower.replay(event), Err(NotPossible(event)));
        }
        assert_eq!(tower.replay(knock(lip, second)), Ok(()));
        assert_eq!(tower.ledge(on), [second]);
    }

    /// Past the lowest ledge a spilled boulder goes to the end of the line, past the others it stays where it is.
    #[test]
    fn a_spill_past_the_lowest_ledge_goes_to_the_end() {
        let mut tower = Tower::outside_all(false);
        let [first, last] = [tower.outside()[0], tower.outside()[43]];
        for from in [Ledge::Top, Ledge::Third, Ledge::Second] {
            assert_eq!(tower.replay(TowerEvent::Spill { id: first, from }), Ok(()));
            assert_eq!(tower, Tower::outside_all(false));
        }
        let from = Ledge::Lowest;
        assert_eq!(tower.replay(TowerEvent::Spill { id: first, from }), Ok(()));
        assert_eq!(tower.outside()[42..], [last, first]);
    }
}
