//! §B4 A blow and what follows from it: one reading of the rules for the game and for practice.

use crate::engine::{Draws, Sink};

use super::event::Event;
use super::luck::Relay;
use super::phase::Hammering;
use super::planted::{Planted, planted};
use super::tower::{Blow, Color, Tower};

/// What follows from a blow.
pub(super) enum Then {
    /// The spirit is angry: so many boulders are over the limit.
    Angry(u8),
    /// No blow is left; who holds the hammer now collects first.
    Spent(Hammering),
    /// Who holds the hammer now strikes again or stops.
    GoesOn(Hammering),
}

impl Hammering {
    /// The hammer meets the tower: the blow is counted, and what falls is out.
    pub(super) fn strike(
        self,
        tower: &mut Tower,
        blow: Blow,
        draws: &mut Draws,
        sink: &mut impl Sink<Event>,
    ) -> Self {
        let counted = self.count(blow, sink);
        tower.blow(blow, draws, &mut Relay(sink));
        counted
    }

    /// The blow is counted.
    pub(super) fn count(self, blow: Blow, sink: &mut impl Sink<Event>) -> Self {
        let number = self.blows + 1;
        sink.tell(Event::Struck {
            seat: self.hammerer,
            blow,
            number,
        });
        Hammering {
            blows: number,
            ..self
        }
    }

    /// §B4 After each blow, by which `count` came out, in this order: color limit, empty hit, hit limit, else go on. No
    /// luck enters here.
    pub(super) fn after_blow(self, tower: &Tower, count: u8, sink: &mut impl Sink<Event>) -> Then {
        sink.tell(Event::Fell {
            count,
            total: tower.out_count() as u8,
        });
        let need = excess(tower, self.color_limit());
        if need > 0 {
            sink.tell(Event::Angry { need });
            return Then::Angry(need);
        }
        let keeps_roles = planted(Planted::LastBlowKeepsRoles) && self.is_spent();
        let hammering = match self.partner {
            Some(hammerer) if count == 0 && !keeps_roles => {
                sink.tell(Event::Swapped { hammerer });
                Hammering {
                    hammerer,
                    partner: Some(self.hammerer),
                    ..self
                }
            }
            _ => self,
        };
        if !hammering.is_spent() {
            return Then::GoesOn(hammering);
        }
        sink.tell(Event::LimitReached {
            limit: hammering.hit_limit(),
        });
        Then::Spent(hammering)
    }
}

/// §B4 How many boulders of limited colors are out beyond `limit`: so many gifts appease the spirit.
pub(super) fn excess(tower: &Tower, limit: u8) -> u8 {
    let out = tower.out_by_color();
    let white = planted(Planted::WhiteIsLimited).then_some(Color::White);
    let limited = Color::LIMITED.into_iter().chain(white);
    let over = limited.map(|color| out[color].saturating_sub(limit));
    if planted(Planted::NeedOfOneColor) {
        return over.max().unwrap_or(0);
    }
    over.sum()
}
