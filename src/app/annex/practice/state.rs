//! The state of a practice: the tower and what the last act did to it.

use std::rc::Rc;

use crate::engine::Seed;
use crate::games::trollfjord::Event;
use crate::games::trollfjord::practice::{Practice, Terms};
use crate::games::trollfjord::tower::Blow;
use crate::games::trollfjord::view::linger::Scene;

use super::totals::Totals;

/// What somebody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Strikes.
    Strike(Blow),
    /// Stops.
    Stop,
    /// Keeps hammering alone.
    Keep,
    /// Pours the boulders back.
    Again,
    /// Chooses other terms.
    Choose(Terms),
    /// Takes the tower of another seed.
    Lay(Seed),
}

/// A practice.
pub struct State {
    /// The tower as it stands.
    pub game: Practice,
    /// As it stood before the last act.
    pub before: Practice,
    /// What the last act made happen.
    pub events: Rc<[Event]>,
    /// The last act, if it changed something.
    pub last: Option<Act>,
    /// How many acts there were.
    pub acts: u32,
    /// How many towers were laid.
    pub towers: u32,
}

impl State {
    /// The tower of this seed.
    pub fn open(seed: Seed, terms: Terms) -> Self {
        let mut events = Vec::new();
        let game = Practice::new(seed, terms, &mut events);
        State {
            before: game.clone(),
            game,
            events: events.into(),
            last: None,
            acts: 0,
            towers: 1,
        }
    }

    /// Whether another blow may follow at once: the same seat strikes again.
    pub fn goes_on(&self) -> bool {
        let same = self.before.hammering().hammerer == self.game.hammering().hammerer;
        matches!(self.last, Some(Act::Strike(_))) && same && self.game.ended().is_none()
    }

    /// Does it: what it adds to the totals, or nothing if it cannot be done now.
    pub fn act(&mut self, act: Act) -> Option<Totals> {
        let mut events = Vec::new();
        let mut game = self.game.clone();
        match act {
            Act::Strike(blow) => game.strike(blow, &mut events).ok()?,
            Act::Stop => game.stop(&mut events).ok()?,
            Act::Keep => game.keep(&mut events).ok()?,
            Act::Again => game.again(&mut events).ok()?,
            // The last act stays what it was.
            Act::Choose(terms) => {
                self.game.choose(terms);
                return Some(Totals::default());
            }
            Act::Lay(seed) => {
                game = Practice::new(seed, game.terms(), &mut events);
                self.towers += 1;
            }
        }
        let out = game.tower().out_count();
        let mut earned = Totals::default();
        if let Act::Strike(_) = act {
            let fell = out - self.game.tower().out_count();
            earned = Totals::of_blow(self.game.is_first(), fell);
        }
        if let (Act::Strike(_) | Act::Stop, Some(ended)) = (act, game.ended()) {
            earned = earned.and(Totals::of_end(ended, out));
        }
        self.before = std::mem::replace(&mut self.game, game);
        self.events = events.into();
        self.last = Some(act);
        self.acts += 1;
        Some(earned)
    }

    /// What nobody is to miss of the last act.
    pub fn scene(&self) -> Option<Scene> {
        self.events.iter().find_map(Scene::of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::trollfjord::practice::Ended;
    use crate::games::trollfjord::tower::Tower;

    #[test]
    fn totals_count_what_fell() {
        let mut sum = Totals::default();
        let mut fell = 0;
        for n in 0..60 {
            let terms = Terms::new(2 + n % 8, n % 2 == 0).unwrap();
            let mut state = State::open(Seed::from_text(&format!("totals {n}")), terms);
            assert_eq!(state.act(Act::Stop), None);
            assert_eq!(state.act(Act::Again), None);
            assert_eq!((state.acts, state.last), (0, None));
            let mut act = Act::Strike(Blow::ALL[usize::from(n) % 6]);
            while let Some(earned) = state.act(act) {
                sum = sum.and(earned);
                if state.game.hammering().blows == 4 {
                    act = Act::Stop;
                }
            }
            let out = state.game.tower().out_count() as u32;
            fell += out;
            assert!(state.game.ended().is_some());
            if !matches!(state.game.ended(), Some(Ended::Angry(_))) {
                assert!(sum.best >= out);
            }
            assert_eq!(state.act(Act::Again), Some(Totals::default()));
            assert_eq!(state.game.tower().out_count(), 0);
        }
        assert_eq!((sum.hammerings, sum.boulders), (60, fell));
        assert_eq!(sum.stops + sum.spent + sum.angers, 60);
        assert!(sum.stops > 0 && sum.spent > 0 && sum.angers > 0, "{sum:?}");
    }

    /// §B4 To keep hammering alone is no hammering of its own; how it ends counts once more.
    #[test]
    fn who_keeps_hammering_goes_on() {
        let terms = Terms::new(9, true).unwrap();
        let mut kept = 0;
        for n in 0..60 {
            let mut state = State::open(Seed::from_text(&format!("keep {n}")), terms);
            let first = state.act(Act::Strike(Blow::ALL[n % 6])).unwrap();
            assert_eq!(state.act(Act::Keep), None);
            let Some(stopped) = state.act(Act::Stop) else {
                continue;
            };
            assert_eq!(state.act(Act::Keep), Some(Totals::default()));
            let left = state.game.hammering().hammerer;
            assert_eq!(state.scene(), Some(Scene::Keep(left)));
            assert!(!state.goes_on());
            let next = state.act(Act::Strike(Blow::ALL[n % 6])).unwrap();
            let sum = first.and(stopped).and(next);
            assert_eq!((sum.hammerings, sum.blows, sum.stops), (1, 2, 1));
            kept += 1;
        }
        assert!(kept > 30);
    }

    #[test]
    fn a_tower_that_is_laid_tells_how_it_was_filled() {
        let mut state = State::open(Seed::from_text("one"), Terms::default());
        for towers in 1..4 {
            assert_eq!(state.towers, towers);
            let mut filled = Tower::outside_all(state.game.tower().mirrored());
            for event in state.events.iter() {
                if let Event::Tower(event) = event {
                    filled.replay(*event).unwrap();
                }
            }
            assert_eq!(&filled, state.game.tower());
            state.act(Act::Lay(Seed::from_text("other"))).unwrap();
        }
    }

    #[test]
    fn only_a_blow_by_the_same_seat_follows_at_once() {
        let terms = Terms::new(9, true).unwrap();
        let (mut same, mut other) = (0, 0);
        for n in 0..60 {
            let mut state = State::open(Seed::from_text(&format!("follow {n}")), terms);
            assert!(!state.goes_on());
            state.act(Act::Strike(Blow::ALL[n % 6])).unwrap();
            let swapped = matches!(state.scene(), Some(Scene::Swap(_)));
            assert_eq!(state.goes_on(), !swapped && state.game.ended().is_none());
            same += usize::from(state.goes_on());
            other += usize::from(swapped);
        }
        assert!(same > 0 && other > 0);
    }
}
