//! The laws of a phase: what must hold of a decision before it can be waited for.

use crate::engine::Seat;

use super::map::Fortress;
use super::phase::{HIGHEST_LIMIT, Hammering, Phase, Round};
use super::table::{REGIONS_NEEDED, Table};

impl Table {
    /// Whether the decision that is waited for can come up on this table.
    pub(super) fn phase_is_possible(&self) -> bool {
        let phase = match self.phase {
            Phase::Over => return true,
            Phase::Lord => self.rear() == Some(self.mover),
            Phase::Place { landscape, up_to } => {
                let shown = self.landscape_at(self.lords[self.mover].at);
                shown == Some(landscape) && (1..=3).contains(&up_to)
            }
            Phase::Wander { left } => {
                let at = self.lords[self.mover].at;
                let on_wander = at.space().is_some() && self.landscape_at(at).is_none();
                on_wander && (1..=3).contains(&left)
            }
            Phase::Announce => self.has_stepped(),
            Phase::Tailwind(seat) => {
                let ahead = self.lords[seat].at > self.lords[self.mover].at;
                self.is_in_play(seat) && ahead && self.has_stepped()
            }
            Phase::Join { fortress, asked } => {
                self.is_open(fortress) && self.candidates(fortress).contains(&asked)
            }
            Phase::Commit { fortress, comrade } => {
                let joined = |seat| self.candidates(fortress).contains(&seat);
                self.is_open(fortress) && comrade.is_none_or(joined)
            }
            Phase::Swing { hammering, first } => self.swing_is_possible(&hammering, first),
            Phase::Pledge {
                hammering,
                need,
                round,
            } => {
                need == self.excess(hammering.limit)
                    && self.round_is_possible(&hammering, need, round)
            }
            Phase::Collect {
                hammering,
                then_keep,
            } => {
                let may_keep = !hammering.is_spent() && self.excess(hammering.limit) == 0;
                hammering.blows > 0 && (!then_keep || may_keep)
            }
            Phase::CollectOrKeep { hammering } => {
                let alone = hammering.comrade.is_some() && hammering.partner.is_none();
                let calm = self.excess(hammering.limit) == 0;
                alone && calm && hammering.blows > 0 && !hammering.is_spent()
            }
            Phase::Clear {
                fortress,
                seat,
                then,
            } => {
                let there = |s: Seat| self.regions_at(fortress, s) > 0;
                there(seat) && then.is_none_or(|s| s != seat && there(s))
            }
        };
        let hammering = self.phase.hammering();
        phase && self.is_in_play(self.mover) && hammering.is_none_or(|h| self.pair_is_possible(h))
    }

    fn is_in_play(&self, seat: Seat) -> bool {
        self.seats().any(|s| s == seat) && !self.lords[seat].lying
    }

    fn is_other(&self, seat: Seat) -> bool {
        self.is_in_play(seat) && seat != self.mover
    }

    /// The mover stands on the walkway.
    fn has_stepped(&self) -> bool {
        self.lords[self.mover].at.space().is_some()
    }

    /// Both slates let the mover hammer there.
    fn is_open(&self, fortress: Fortress) -> bool {
        let space = self.sacks[self.mover].next_space();
        let fits = space.is_some_and(|s| s.level().is_none_or(|l| l == self.number(fortress)));
        fits && self.regions_at(fortress, self.mover) >= REGIONS_NEEDED
    }

    /// Hammerer and partner are the mover and the comrade, those who have not cleared can, and the limit is one that
    /// trolls can give.
    fn pair_is_possible(&self, h: &Hammering) -> bool {
        let one_of_pair = |seat: Seat| seat == self.mover || h.comrade == Some(seat);
        let can_clear = |seat| h.cleared.has(seat) || self.regions_at(h.fortress, seat) > 0;
        h.comrade.is_none_or(|seat| self.is_other(seat))
            && h.pair(self.mover).all(can_clear)
            && !h.cleared.has(h.hammerer)
            && h.partner.is_none_or(|seat| !h.cleared.has(seat))
            && one_of_pair(h.hammerer)
            && h.partner
                .is_none_or(|seat| seat != h.hammerer && one_of_pair(seat))
            && (REGIONS_NEEDED..=HIGHEST_LIMIT).contains(&h.limit)
            && h.blows <= h.limit
    }

    /// A blow is left and the spirit is calm; the first blow of a hammerer is the first of all, or that of one who
    /// keeps hammering.
    fn swing_is_possible(&self, h: &Hammering, first: bool) -> bool {
        let keeps = h.comrade.is_some() && h.partner.is_none();
        let begun = if first {
            h.blows == 0 || keeps
        } else {
            h.blows > 0
        };
        begun && !h.is_spent() && self.excess(h.limit) == 0
    }

    /// The spirit wants something, what was pledged is at hand, and this round can still make up the need.
    fn round_is_possible(&self, h: &Hammering, need: u8, round: Round) -> bool {
        let own = self.sacks[h.hammerer].gifts;
        let theirs = h.partner.map(|seat| self.sacks[seat].gifts);
        let all = own.count() + theirs.map_or(0, |gifts| gifts.count());
        let round = match (round, theirs) {
            (Round::Hammerer, _) => true,
            (Round::Comrade { first }, Some(_)) => own.covers(first) && first.count() < need,
            (Round::TopUp { first, second }, Some(theirs)) => {
                let pledged = first.count() + second.count();
                let rest = own.without(first).count();
                own.covers(first)
                    && theirs.covers(second)
                    && (1..need).contains(&pledged)
                    && rest >= need - pledged
            }
            (_, None) => false,
        };
        need > 0 && all >= need && round
    }
}
