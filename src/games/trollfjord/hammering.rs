//! §B4 Hammering: the blows and what follows from them. The pledges to an angry spirit are in their own file.

use crate::engine::{Draws, Sink};

use super::Trollfjord;
use super::blows::Then;
use super::event::Event;
use super::luck::stream;
use super::map::Region;
use super::moves::{Move, Moves};
use super::phase::{Hammering, Phase};
use super::planted::{Planted, planted};
use super::refusal::{Clause, Reason, Refusal};
use super::tower::{Blow, Boulder, TowerEvent};

impl Trollfjord {
    /// The legal list of B4.
    pub(super) fn list_hammering(&self, list: &mut Moves) {
        match self.t.phase {
            Phase::Swing { first, .. } => {
                list.extend(Blow::ALL.map(Move::Swing));
                if !first {
                    list.push(Move::Stop);
                }
            }
            Phase::Pledge { .. } => self.list_pledges(list),
            _ => {}
        }
    }

    pub(super) fn refuse_hammering(&self, m: Move) -> Option<Refusal> {
        let reason = match (self.t.phase, m) {
            (Phase::Swing { .. }, Move::Swing(_))
            | (Phase::Swing { first: false, .. }, Move::Stop) => return None,
            (Phase::Swing { first: true, .. }, Move::Stop) => Some(Reason::MustStrike),
            (Phase::Pledge { .. }, Move::Pledge(gifts)) => self.refuse_pledge(gifts),
            (Phase::Pledge { need, .. }, Move::Collect(region)) => {
                if let Some(reason) = self.never_takes(region) {
                    return Some(self.refuse(Clause::C1, reason));
                }
                Some(Reason::Angry { need })
            }
            (Phase::Pledge { need, .. }, Move::Swing(_) | Move::Keep | Move::Stop) => {
                Some(Reason::Angry { need })
            }
            _ => Some(self.wrong_step()),
        };
        reason.map(|reason| self.refuse(Clause::B4, reason))
    }

    /// Why the seat that pledges could not take the treasure of `region` from an appeased spirit either: such a reason
    /// goes before its anger.
    fn never_takes(&self, region: Region) -> Option<Reason> {
        let fortress = self.t.phase.hammering()?.fortress;
        let seat = self.t.phase.decider(self.t.mover)?;
        self.out_of_reach(fortress, seat, region)
    }

    /// §B4 A blow: the tower gives what falls.
    pub(super) fn swing(&mut self, blow: Blow, sink: &mut impl Sink<Event>) {
        let Phase::Swing { hammering, .. } = self.t.phase else {
            return;
        };
        let before = self.t.out();
        let hammering = self.impact(hammering, blow, sink);
        self.after_blow(hammering, self.t.out() - before, sink);
    }

    /// The table right after `blow`, before the rules draw the consequences: what the eye sees of it. A picture, not a
    /// position to play on. Unchanged where nobody swings.
    #[cfg(feature = "ui")]
    #[must_use]
    pub(super) fn after_impact(&self, blow: Blow) -> Self {
        let mut picture = self.clone();
        if let Phase::Swing { hammering, .. } = picture.t.phase {
            let hammering = picture.impact(hammering, blow, &mut Vec::new());
            picture.t.phase = Phase::Swing {
                hammering,
                first: false,
            };
        }
        picture
    }

    /// Plays a blow whose outcome is given, out of the hand instead of out of the tower: `fallen` comes out in this
    /// order. For tests, puzzles and what-ifs; the rules know no difference.
    ///
    /// # Errors
    /// The refusal of a blow here and now; or [`Reason::NotInTower`] if a boulder is not in the tower.
    pub fn play_fall(
        &mut self,
        blow: Blow,
        fallen: &[Boulder],
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        use crate::engine::Game;
        if let Some(refusal) = self.refusal(Move::Swing(blow)) {
            return Err(refusal);
        }
        let Phase::Swing { hammering, .. } = self.t.phase else {
            return Err(self.refuse(Clause::B4, self.wrong_step()));
        };
        if self.t.tower.give(fallen).is_err() {
            return Err(self.refuse(Clause::B4, Reason::NotInTower));
        }
        self.t.decisions += 1;
        let hammering = hammering.count(blow, sink);
        fallen
            .iter()
            .for_each(|&id| sink.tell(Event::Tower(TowerEvent::Out { id })));
        self.after_blow(hammering, fallen.len() as u8, sink);
        self.settle(sink);
        Ok(())
    }

    /// The hammer meets the tower: the blow is counted, and what falls is out.
    fn impact(
        &mut self,
        hammering: Hammering,
        blow: Blow,
        sink: &mut impl Sink<Event>,
    ) -> Hammering {
        let stream = stream(self.t.turn, u64::from(hammering.blows));
        let mut draws = Draws::open(&self.t.seed.key(), stream);
        hammering.strike(&mut self.t.tower, blow, &mut draws, sink)
    }

    /// §B4 What follows from a blow decides what is waited for.
    fn after_blow(&mut self, hammering: Hammering, count: u8, sink: &mut impl Sink<Event>) {
        self.t.phase = match hammering.after_blow(&self.t.tower, count, sink) {
            Then::Angry(need) => return self.ask_for_gifts(hammering, need, sink),
            Then::Spent(hammering) => Phase::Collect {
                hammering,
                then_keep: planted(Planted::KeepAfterLimit),
            },
            Then::GoesOn(hammering) => Phase::Swing {
                hammering,
                first: false,
            },
        };
    }

    /// §B4 The hammerer stops and collects first; the other one may keep hammering afterwards.
    pub(super) fn stop(&mut self, sink: &mut impl Sink<Event>) {
        if let Phase::Swing { hammering, .. } = self.t.phase {
            sink.tell(Event::Stopped {
                seat: hammering.hammerer,
            });
            self.t.phase = Phase::Collect {
                hammering,
                then_keep: true,
            };
        }
    }

    /// §B4 The one left keeps hammering alone, with the same limits, boulders and count; at least one blow.
    pub(super) fn keep(&mut self, sink: &mut impl Sink<Event>) {
        if let Phase::CollectOrKeep { mut hammering } = self.t.phase {
            if planted(Planted::LimitCountedAgain) {
                hammering.limit = self.t.limit(hammering.fortress, hammering.comrade);
            }
            sink.tell(Event::Kept {
                seat: hammering.hammerer,
            });
            self.t.phase = Phase::Swing {
                hammering,
                first: true,
            };
        }
    }
}
