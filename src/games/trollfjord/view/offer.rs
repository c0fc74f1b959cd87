//! What the board offers for picking now, as a plain value: the board draws it and reports what was picked.

use crate::engine::{Game, Seat};
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::pieces::{Distance, Landscape, Row};
use crate::games::trollfjord::walkway::Travelled;
use crate::games::trollfjord::{Move, Phase, Table, Trollfjord};

use super::picks::Picked;

/// How a region or a fortress is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mark {
    /// Nothing is asked of it.
    #[default]
    Plain,
    /// It can be picked.
    Open,
    /// It would be part of what is picked: a preview.
    Preview,
    /// It is picked.
    Picked,
    /// It cannot be picked; a press tells why.
    Closed,
}

/// A space the mover's lord can step to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The row.
    pub row: Row,
    /// The distance in free spaces of that row.
    pub distance: Distance,
    /// Where it is.
    pub at: Travelled,
    /// Whether it is picked.
    pub picked: bool,
}

/// Everything the board offers and shows as picked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The mark of each region, R01 to R12.
    pub regions: [Mark; 12],
    /// The mark of each fortress, F1 to F6.
    pub fortresses: [Mark; 6],
    /// The spaces the lord can step to.
    pub candidates: Vec<Candidate>,
    /// Where the last recorded decision changed something.
    pub last: Vec<Region>,
}

/// Something on the board was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A candidate space.
    Step(Row, Distance),
    /// A region, open or closed.
    Region(Region),
    /// A fortress, open or closed.
    Fortress(Fortress),
}

impl Offer {
    /// What the board offers while `picked` is picked, and where the last decision changed something.
    pub fn of(game: &Trollfjord, picked: Picked, last: Vec<Region>) -> Offer {
        let table = game.table();
        let mut offer = Offer {
            last,
            ..Offer::default()
        };
        match table.phase {
            Phase::Lord => offer.steps(table, picked),
            Phase::Place { landscape, .. } => offer.landscape(landscape, picked),
            Phase::Wander { .. } => offer.wander(game, table.mover, picked),
            Phase::Tailwind(seat) => match table.landscape_at(table.lords[seat].at) {
                Some(landscape) => offer.landscape(landscape, picked),
                None => offer.wander(game, seat, picked),
            },
            Phase::Announce => offer.announce(game, picked),
            Phase::Join { fortress, .. } | Phase::Commit { fortress, .. } => {
                offer.at_fortress(fortress, Mark::Preview);
            }
            Phase::Collect { hammering, .. } | Phase::CollectOrKeep { hammering } => {
                offer.choose(game, hammering.fortress, picked, Move::Collect);
            }
            Phase::Clear { fortress, .. } => offer.choose(game, fortress, picked, Move::Clear),
            Phase::Swing { hammering, .. } | Phase::Pledge { hammering, .. } => {
                offer.at_fortress(hammering.fortress, Mark::Preview);
            }
            Phase::Over => {}
        }
        offer
    }

    fn steps(&mut self, table: &Table, picked: Picked) {
        for row in Row::ALL {
            self.candidates
                .extend(Distance::ALL.map(|distance| Candidate {
                    row,
                    distance,
                    at: table.landing(row, distance.get()),
                    picked: picked == Picked::Step(row, distance),
                }));
        }
        if let Picked::Step(row, distance) = picked
            && let Some(landscape) = table.landscape_at(table.landing(row, distance.get()))
        {
            landscape
                .regions()
                .for_each(|region| self.mark(region, Mark::Preview));
        }
    }

    fn landscape(&mut self, landscape: Landscape, picked: Picked) {
        self.regions = [Mark::Closed; 12];
        landscape
            .regions()
            .for_each(|region| self.mark(region, Mark::Open));
        if let Picked::Count(region, _) = picked {
            self.mark(region, Mark::Picked);
        }
    }

    fn wander(&mut self, game: &Trollfjord, seat: Seat, picked: Picked) {
        let own = |region: &Region| game.table().trolls_in(*region, seat) > 0;
        match picked {
            Picked::From(from) | Picked::Wander(from, _) => {
                from.neighbors()
                    .for_each(|region| self.mark(region, Mark::Open));
                self.mark(from, Mark::Preview);
            }
            _ => Region::ALL
                .into_iter()
                .filter(own)
                .for_each(|r| self.mark(r, Mark::Open)),
        }
        if let Picked::Wander(_, to) = picked {
            self.mark(to, Mark::Picked);
        }
    }

    fn announce(&mut self, game: &Trollfjord, picked: Picked) {
        for fortress in Fortress::ALL {
            let open = game.refusal(Move::Announce(fortress)).is_none();
            self.fortresses[fortress.index()] = if open { Mark::Open } else { Mark::Closed };
        }
        if let Picked::Fortress(fortress) = picked {
            self.at_fortress(fortress, Mark::Preview);
            self.fortresses[fortress.index()] = Mark::Picked;
        }
    }

    fn choose(
        &mut self,
        game: &Trollfjord,
        fortress: Fortress,
        picked: Picked,
        m: fn(Region) -> Move,
    ) {
        self.regions = [Mark::Closed; 12];
        for region in fortress.regions() {
            if game.refusal(m(region)).is_none() {
                self.mark(region, Mark::Open);
            }
        }
        if let Picked::Region(region) = picked {
            self.mark(region, Mark::Picked);
        }
        self.fortresses[fortress.index()] = Mark::Picked;
    }

    fn at_fortress(&mut self, fortress: Fortress, mark: Mark) {
        fortress
            .regions()
            .into_iter()
            .for_each(|region| self.mark(region, mark));
        self.fortresses[fortress.index()] = Mark::Picked;
    }

    fn mark(&mut self, region: Region, mark: Mark) {
        self.regions[region.index()] = mark;
    }
}
