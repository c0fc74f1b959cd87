//! The pour: what is outside goes back in at the top (TOWER 3.5).

use super::{Ledge, Params, Tower, TowerEvent};
use crate::engine::{Draws, Sink};

/// After this many drops nothing slips past a ledge any more, so that a pour ends whatever the parameters.
const DROPS: u32 = 200;

impl Tower {
    /// Pours everything outside back in: the set-up (turn 0) and the end of each turn. Afterward nothing is outside and
    /// no ledge is wedged. `draws` is stream 255 of the turn.
    pub fn pour(&mut self, draws: &mut Draws, sink: &mut impl Sink<TowerEvent>) {
        self.pour_with(&Params::PLAY, draws, sink);
    }

    /// [`Tower::pour`] with another parameter set.
    pub fn pour_with(
        &mut self,
        params: &Params,
        draws: &mut Draws,
        sink: &mut impl Sink<TowerEvent>,
    ) {
        let inside = self.inside_count();
        draws.shuffle(&mut self.stones[inside..]);
        let mut drops = 0;
        while self.out_count() > 0 {
            drops += 1;
            self.drop_one(params, drops <= DROPS, draws, sink);
        }
        for ledge in Ledge::ALL {
            if self.is_wedged(ledge) {
                self.set_wedged(ledge, false);
                sink.tell(TowerEvent::Loosen(ledge));
            }
        }
    }

    /// Drops the first boulder of the line: it lands on a ledge, or slips past all and goes to the end of the line.
    fn drop_one(
        &mut self,
        params: &Params,
        slips: bool,
        draws: &mut Draws,
        sink: &mut impl Sink<TowerEvent>,
    ) {
        let place = self.inside_count();
        let id = self.stones[place];
        for ledge in Ledge::ALL.into_iter().rev() {
            let full = self.count(ledge) >= usize::from(params.cap[ledge.index()]);
            let slide = u32::from(params.slide[ledge.index()]);
            if !(slips && (full || draws.chance(slide))) {
                self.settle(params, place, ledge, draws, sink);
                return;
            }
            sink.tell(TowerEvent::Spill { id, from: ledge });
        }
        self.send_last(place);
    }

    /// Lands the boulder at list place `place` on a ledge, a few places from the wall.
    pub(super) fn settle(
        &mut self,
        params: &Params,
        place: usize,
        on: Ledge,
        draws: &mut Draws,
        sink: &mut impl Sink<TowerEvent>,
    ) {
        let id = self.stones[place];
        let count = self.count(on);
        let from_wall = draws.below(u32::from(params.scatter)) as usize;
        let at = count - from_wall.min(count);
        self.land(place, on, at);
        sink.tell(TowerEvent::Land {
            id,
            on,
            at: at as u8,
        });
    }
}
