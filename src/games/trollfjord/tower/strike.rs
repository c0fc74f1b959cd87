//! The blow: what the hammer shakes loose, where it falls and what wedges (TOWER 3.4).

use arrayvec::ArrayVec;

use super::boulder::BOULDERS;
use super::state::WEDGE_MIN;
use super::{Blow, Boulder, Ledge, Params, Side, Tower, TowerEvent};
use crate::engine::{Draws, Sink};

/// No boulder is surer to leave than this, in 256.
const LEAVE_MAX: u32 = 240;
/// More boulders than these make a ledge no likelier to wedge.
const MOVED_MAX: u32 = 8;
/// Depth counts in columns of this many boulders from the lip.
const COLUMN: usize = 3;

/// One blow while it happens.
struct Strike<'a, S> {
    tower: &'a mut Tower,
    params: &'a Params,
    blow: Blow,
    draws: &'a mut Draws,
    sink: &'a mut S,
    /// What left each ledge, in order. A boulder leaves a ledge at most once, so no list runs over.
    gone: [ArrayVec<Boulder, BOULDERS>; 4],
    /// Whose wedge held.
    held: [bool; 4],
}

impl Tower {
    /// Strikes the tower. What comes out lies at the end of [`Tower::outside`] in order of fall. `draws` is the stream
    /// of the blow (turn * 256 + blow).
    pub fn blow(&mut self, blow: Blow, draws: &mut Draws, sink: &mut impl Sink<TowerEvent>) {
        self.blow_with(&Params::PLAY, blow, draws, sink);
    }

    /// [`Tower::blow`] with another parameter set.
    pub fn blow_with(
        &mut self,
        params: &Params,
        blow: Blow,
        draws: &mut Draws,
        sink: &mut impl Sink<TowerEvent>,
    ) {
        let mut strike = Strike {
            tower: self,
            params,
            blow,
            draws,
            sink,
            gone: Default::default(),
            held: [false; 4],
        };
        strike.shake_all();
        strike.fall(Ledge::Top, Ledge::Third);
        strike.fall(Ledge::Third, Ledge::Second);
        strike.fall(Ledge::Second, Ledge::Lowest);
        strike.leave();
        strike.hop();
        strike.wedge();
        strike.loosen();
    }
}

impl<S: Sink<TowerEvent>> Strike<'_, S> {
    /// Step 1: all ledges shake at once, before anything lands.
    fn shake_all(&mut self) {
        let params = self.params;
        let bite =
            u32::from(params.bite[self.blow.strength as usize][self.draws.below(8) as usize]);
        let aims = params.aims(self.blow.strength);
        for (ledge, aim) in Ledge::ALL.into_iter().zip(aims) {
            let wob = u32::from(params.wob[self.draws.below(4) as usize]);
            let mut rate = self.pair(&params.rel, ledge) * aim * bite * wob / 4096;
            if self.tower.is_wedged(ledge) {
                if !self.draws.chance(self.pair(&params.brk, ledge) * aim / 16) {
                    self.held[ledge.index()] = true;
                    self.sink.tell(TowerEvent::Hold(ledge));
                    continue;
                }
                self.tower.set_wedged(ledge, false);
                rate = rate * u32::from(params.surge) / 16;
                self.sink.tell(TowerEvent::Break(ledge));
            }
            self.shake(ledge, rate);
        }
    }

    /// Each boulder of a ledge may leave, the nearer to the lip the likelier.
    fn shake(&mut self, ledge: Ledge, rate: u32) {
        let leave = self
            .params
            .depth
            .map(|depth| (rate * u32::from(depth) / 16).min(LEAVE_MAX));
        let mut at = 0;
        for (k, byte) in self.byte_each(ledge).into_iter().enumerate() {
            if u32::from(byte) < leave[(k / COLUMN).min(leave.len() - 1)] {
                let id = self.tower.lift(ledge, at);
                self.gone[ledge.index()].push(id);
                self.sink.tell(TowerEvent::Slip { id, from: ledge });
            } else {
                at += 1;
            }
        }
    }

    /// Step 2: what left a ledge lands on the one below and may push the boulder at its lip off. On a short ledge that
    /// can be the boulder itself: it rolls on.
    fn fall(&mut self, from: Ledge, on: Ledge) {
        let cap = u32::from(self.params.cap[on.index()]);
        let knock = u32::from(self.params.knock[self.blow.strength as usize]);
        for k in 0..self.gone[from.index()].len() {
            let by = self.gone[from.index()][k];
            self.land(by, on);
            if self.held[on.index()] {
                continue;
            }
            let count = self.tower.count(on) as u32;
            // The quotient is only reached with count <= cap, so the cap is not 0.
            if count > cap || self.draws.chance(knock * count / cap) {
                let id = self.tower.lift(on, 0);
                self.gone[on.index()].push(id);
                self.sink.tell(TowerEvent::Knock { id, from: on, by });
            }
        }
    }

    /// Step 3: what left the lowest ledge is out, in that order.
    fn leave(&mut self) {
        for &id in &self.gone[Ledge::Lowest.index()] {
            if let Some(place) = self.tower.place_outside(id) {
                self.tower.send_last(place);
            }
            self.sink.tell(TowerEvent::Out { id });
        }
    }

    /// Step 4: boulders of the top ledge hop over the rim and are dropped straight back.
    fn hop(&mut self) {
        let hop = u32::from(self.params.hop[self.blow.strength as usize]);
        if hop == 0 {
            return;
        }
        let mut hopped = ArrayVec::<Boulder, BOULDERS>::new();
        let mut at = 0;
        for byte in self.byte_each(Ledge::Top) {
            if u32::from(byte) < hop {
                let id = self.tower.lift(Ledge::Top, at);
                hopped.push(id);
                self.sink.tell(TowerEvent::Hop { id });
            } else {
                at += 1;
            }
        }
        for id in hopped {
            self.land(id, Ledge::Top);
        }
    }

    /// Step 5: ledges that gave or took boulders may wedge, if nothing holds them already.
    fn wedge(&mut self) {
        for ledge in Ledge::ALL {
            let i = ledge.index();
            let taken = self.gone.get(i + 1).map_or(0, |above| above.len());
            let moved = (self.gone[i].len() + taken) as u32;
            if self.held[i] || moved == 0 || self.tower.count(ledge) < WEDGE_MIN {
                continue;
            }
            let arch = self.pair(&self.params.arch, ledge);
            if self.draws.chance(arch * (8 + moved.min(MOVED_MAX)) / 16) {
                self.tower.set_wedged(ledge, true);
                self.sink.tell(TowerEvent::Wedge(ledge));
            }
        }
    }

    /// Step 6: a wedge that bears too much gives way; nothing falls before the next blow.
    fn loosen(&mut self) {
        for ledge in Ledge::ALL {
            if self.tower.is_wedged(ledge) && self.tower.overburdened(self.params, ledge) {
                self.tower.set_wedged(ledge, false);
                self.sink.tell(TowerEvent::Loosen(ledge));
            }
        }
    }

    /// Draws one byte for each boulder of a ledge, lip first, all at once because that is faster.
    fn byte_each(&mut self, ledge: Ledge) -> ArrayVec<u8, BOULDERS> {
        let mut bytes = ArrayVec::from([0; BOULDERS]);
        bytes.truncate(self.tower.count(ledge));
        self.draws.fill(&mut bytes);
        bytes
    }

    /// Lands a boulder that is in the air.
    fn land(&mut self, id: Boulder, on: Ledge) {
        if let Some(place) = self.tower.place_outside(id) {
            self.tower
                .settle(self.params, place, on, self.draws, self.sink);
        }
    }

    /// The strength's number for a ledge: the second of the pair if the ledge hangs from the struck wall.
    fn pair(&self, pairs: &[[u8; 2]; 3], ledge: Ledge) -> u32 {
        let matched = self.tower.hangs_left(ledge) == (self.blow.side == Side::Left);
        u32::from(pairs[self.blow.strength as usize][usize::from(matched)])
    }
}
