//! A move half made: what a player has picked so far, and what of it can be played.

use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::pieces::{Distance, Gifts, Row};
use crate::games::trollfjord::{Move, Phase, Trollfjord};

use crate::engine::{Game, Seat};

/// What is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Picked {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A step of the lord.
    Step(Row, Distance),
    /// A region: to place in, to collect from or to clear.
    Region(Region),
    /// So many trolls for a region.
    Count(Region, u8),
    /// The region to wander from.
    From(Region),
    /// A whole wander.
    Wander(Region, Region),
    /// A fortress to announce.
    Fortress(Fortress),
    /// Gifts to pledge.
    Gifts(Gifts),
}

impl Picked {
    /// What is picked when all of `m` is; nothing for a move that is not picked but pressed.
    pub fn of(m: Move) -> Picked {
        match m {
            Move::Lord(row, distance) => Picked::Step(row, distance),
            Move::Place(region, count) => Picked::Count(region, count),
            Move::Wander(from, to) => Picked::Wander(from, to),
            Move::Announce(fortress) => Picked::Fortress(fortress),
            Move::Pledge(gifts) => Picked::Gifts(gifts),
            Move::Collect(region) | Move::Clear(region) => Picked::Region(region),
            _ => Picked::Nothing,
        }
    }

    /// The move that has been picked, if it is whole.
    pub fn whole(self, game: &Trollfjord) -> Option<Move> {
        let phase = game.table().phase;
        match (self, phase) {
            (Picked::Step(row, distance), Phase::Lord) => Some(Move::Lord(row, distance)),
            (Picked::Count(region, count), Phase::Place { .. } | Phase::Tailwind(_)) => {
                Some(Move::Place(region, count))
            }
            (Picked::Wander(from, to), _) => Some(Move::Wander(from, to)),
            (Picked::Fortress(fortress), Phase::Announce) => Some(Move::Announce(fortress)),
            (Picked::Region(region), Phase::Clear { .. }) => Some(Move::Clear(region)),
            (Picked::Region(region), Phase::Collect { .. } | Phase::CollectOrKeep { .. }) => {
                Some(Move::Collect(region))
            }
            (Picked::Gifts(gifts), Phase::Pledge { .. }) => Some(Move::Pledge(gifts)),
            _ => None,
        }
    }

    /// What is picked once `region` is pressed, on the board or in the card.
    pub fn region(self, game: &Trollfjord, region: Region) -> Picked {
        let table = game.table();
        match table.phase {
            Phase::Place { up_to, .. } => {
                let most = up_to.min(table.supply_of(table.mover)).max(1);
                Picked::Count(region, most)
            }
            Phase::Wander { .. } => self.wander(game, table.mover, region),
            Phase::Tailwind(seat) if table.landscape_at(table.lords[seat].at).is_none() => {
                self.wander(game, seat, region)
            }
            Phase::Tailwind(_) => Picked::Count(region, 1),
            _ => Picked::Region(region),
        }
    }

    /// From a picked region with a border to `region`: a wander; else `region` is where to wander from.
    fn wander(self, game: &Trollfjord, seat: Seat, region: Region) -> Picked {
        match self {
            Picked::From(from) | Picked::Wander(from, _)
                if game.refusal(Move::Wander(from, region)).is_none() =>
            {
                Picked::Wander(from, region)
            }
            Picked::From(from) if from == region => Picked::Nothing,
            _ if game.table().trolls_in(region, seat) > 0 => Picked::From(region),
            other => other,
        }
    }

    /// What is picked after one troll more or less, within what is allowed.
    pub fn more(self, game: &Trollfjord, by: i8) -> Picked {
        let Picked::Count(region, count) = self else {
            return self;
        };
        match count.checked_add_signed(by) {
            Some(count) if game.refusal(Move::Place(region, count)).is_none() => {
                Picked::Count(region, count)
            }
            _ => self,
        }
    }
}
