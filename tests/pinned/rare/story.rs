//! A game told turn by turn: what was decided in each, what happened, and how it stood before and after.

use trollfjord::engine::{Game, Record, Seat};
use trollfjord::games::trollfjord::phase::Hammering;
use trollfjord::games::trollfjord::pieces::Treasure;
use trollfjord::games::trollfjord::walkway::Travelled;
use trollfjord::games::trollfjord::{Event, Move, Phase, Table, Trollfjord};

/// One decision.
pub struct Decided {
    /// The position before it.
    pub at: Trollfjord,
    /// The move.
    pub m: Move,
}

/// One turn.
pub struct Story {
    /// The position before its first decision.
    pub start: Trollfjord,
    /// Its recorded decisions.
    pub decided: Vec<Decided>,
    /// What happened, from after the beginning of this turn up to the next one; what moved inside the tower left out.
    pub events: Vec<Event>,
    /// The position after it.
    pub end: Trollfjord,
}

/// A game.
pub struct Tale {
    /// Its turns.
    pub turns: Vec<Story>,
    /// Its last position.
    pub end: Trollfjord,
}

/// Tells a game.
///
/// # Panics
/// If a move of the record is refused.
pub fn tell(record: &Record<Trollfjord>) -> Tale {
    let mut position = record.opening();
    let mut turns = Vec::new();
    let mut story = begin(&position);
    for (n, &m) in record.moves.iter().enumerate() {
        let at = position.clone();
        story.decided.push(Decided { at, m });
        let heard = position.play_telling(m);
        let heard = heard.unwrap_or_else(|r| panic!("decision {n}, {m}: {r}"));
        for event in heard {
            match event {
                Event::Tower(_) => {}
                Event::Turn { .. } => {
                    story.end = position.clone();
                    turns.push(std::mem::replace(&mut story, begin(&position)));
                }
                event => story.events.push(event),
            }
        }
    }
    story.end = position.clone();
    turns.push(story);
    Tale {
        turns,
        end: position,
    }
}

fn begin(position: &Trollfjord) -> Story {
    Story {
        start: position.clone(),
        decided: Vec::new(),
        events: Vec::new(),
        end: position.clone(),
    }
}

impl Story {
    /// The table before the turn.
    pub fn table(&self) -> &Table {
        self.start.table()
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Seat {
        self.table().mover
    }

    /// Whether something happened.
    pub fn any(&self, happened: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(happened)
    }

    /// How often something happened.
    pub fn count(&self, happened: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|e| happened(e)).count()
    }

    /// Whether one thing happened right before another.
    pub fn then(&self, first: impl Fn(&Event) -> bool, next: impl Fn(&Event) -> bool) -> bool {
        self.events
            .windows(2)
            .any(|pair| first(&pair[0]) && next(&pair[1]))
    }

    /// What happened after the first time that something happened.
    pub fn after(&self, happened: impl Fn(&Event) -> bool) -> &[Event] {
        let at = self.events.iter().position(happened);
        at.map_or(&[], |at| &self.events[at + 1..])
    }

    /// Whether somebody decided so.
    pub fn chose(&self, how: impl Fn(&Phase, Move) -> bool) -> bool {
        let mut decided = self.decided.iter();
        decided.any(|d| how(&d.at.table().phase, d.m))
    }

    /// The decisions with their hammering, where one is under way.
    pub fn blows(&self) -> impl Iterator<Item = (&Decided, &Hammering)> {
        let under_way = |d| Some((d, Decided::hammering(d)?));
        self.decided.iter().filter_map(under_way)
    }

    /// The lord's step, from and to.
    pub fn step(&self) -> Option<(Travelled, Travelled)> {
        self.events.iter().find_map(|e| match *e {
            Event::LordStepped { from, to, .. } => Some((from, to)),
            _ => None,
        })
    }

    /// The treasures taken: by whom, which, and whether onto the belt.
    pub fn taken(&self) -> impl Iterator<Item = (Seat, Treasure, bool)> {
        self.events.iter().filter_map(|e| match *e {
            Event::Collected {
                seat,
                treasure,
                belt,
                ..
            } => Some((seat, treasure, belt.is_some())),
            _ => None,
        })
    }
}

impl Decided {
    fn hammering(&self) -> Option<&Hammering> {
        self.at.table().phase.hammering()
    }
}
