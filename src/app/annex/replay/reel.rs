//! Where a replay stands, and how it runs: a value without a page.

use std::rc::Rc;

use yew::Reducible;

/// How fast a replay runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// With time to look.
    Slow,
    /// As at the table.
    #[default]
    Usual,
    /// In haste.
    Quick,
    /// Without motion, several decisions a second.
    Rush,
}

impl Speed {
    /// All, in the order of the screen.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Usual, Speed::Quick, Speed::Rush];

    /// How long a moment stands before the next one, in milliseconds.
    pub fn rest(self) -> u32 {
        [2_600, 1_300, 600, 160][self as usize]
    }

    /// How much moves meanwhile, in the words of `<html data-motion>`; `None` for what was chosen for all games.
    pub fn motion(self) -> Option<&'static str> {
        [None, None, Some("quick"), Some("off")][self as usize]
    }

    /// Its message.
    pub fn label(self) -> &'static str {
        ["replay-slow", "replay-usual", "replay-quick", "replay-rush"][self as usize]
    }
}

/// Where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reel {
    /// After how many decisions.
    pub at: usize,
    /// How many there are.
    pub length: usize,
    /// How far it was looked at: what comes later is not shown before.
    pub seen: usize,
    /// Whether it runs.
    pub runs: bool,
    /// How fast.
    pub speed: Speed,
}

/// What can be done with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wind {
    /// To the moment after so many decisions; it stops there.
    To(usize),
    /// One decision on.
    On,
    /// One decision back.
    Back,
    /// It runs, or stands still. At the end it begins anew.
    Toggle,
    /// The next moment of a replay that runs, if it still stands where this was asked for.
    Tick(usize),
    /// Another speed.
    Speed(Speed),
}

impl Reel {
    /// A replay of so many decisions. Where the game is known, all of it has been `seen`.
    pub fn new(at: usize, length: usize, seen: bool) -> Self {
        let at = at.min(length);
        Reel {
            at,
            length,
            seen: if seen { length } else { at },
            runs: false,
            speed: Speed::default(),
        }
    }

    fn to(self, at: usize) -> Self {
        let at = at.min(self.length);
        Reel {
            at,
            seen: self.seen.max(at),
            runs: self.runs && at < self.length,
            ..self
        }
    }
}

impl Reducible for Reel {
    type Action = Wind;

    fn reduce(self: Rc<Self>, wind: Wind) -> Rc<Self> {
        let stands = Reel {
            runs: false,
            ..*self
        };
        Rc::new(match wind {
            Wind::To(at) => stands.to(at),
            Wind::On => stands.to(self.at + 1),
            Wind::Back => stands.to(self.at.saturating_sub(1)),
            Wind::Toggle if self.runs => stands,
            Wind::Toggle => {
                let from = if self.at == self.length { 0 } else { self.at };
                let runs = self.length > 0;
                Reel { runs, ..*self }.to(from)
            }
            Wind::Tick(at) if self.runs && at == self.at => self.to(at + 1),
            Wind::Tick(_) => return self,
            Wind::Speed(speed) => Reel { speed, ..*self },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(reel: Reel, winds: &[Wind]) -> Reel {
        *winds
            .iter()
            .fold(Rc::new(reel), |reel, &wind| reel.reduce(wind))
    }

    #[test]
    fn it_runs_to_the_end_and_stops_there() {
        let reel = after(Reel::new(8, 10, false), &[Wind::Toggle]);
        assert!(reel.runs);
        let reel = after(reel, &[Wind::Tick(8), Wind::Tick(8), Wind::Tick(9)]);
        assert_eq!((reel.at, reel.seen, reel.runs), (10, 10, false));
        // Once more from the beginning.
        let reel = after(reel, &[Wind::Toggle]);
        assert_eq!((reel.at, reel.runs), (0, true));
        assert!(!after(Reel::new(0, 0, true), &[Wind::Toggle]).runs);
    }

    #[test]
    fn whoever_moves_it_by_hand_stops_it_and_stays_inside() {
        let runs = after(Reel::new(3, 5, false), &[Wind::Toggle]);
        for (wind, at) in [
            (Wind::Back, 2),
            (Wind::On, 4),
            (Wind::To(99), 5),
            (Wind::To(0), 0),
        ] {
            let reel = after(runs, &[wind]);
            assert_eq!((reel.at, reel.runs), (at, false), "{wind:?}");
            assert_eq!(after(reel, &[Wind::Tick(at)]).at, at, "a late tick");
        }
        assert_eq!(after(Reel::new(0, 5, false), &[Wind::Back]).at, 0);
    }

    #[test]
    fn what_was_not_looked_at_stays_hidden() {
        let reel = Reel::new(2, 9, false);
        assert_eq!(reel.seen, 2);
        assert_eq!(after(reel, &[Wind::To(6), Wind::Back]).seen, 6);
        assert_eq!(Reel::new(2, 9, true).seen, 9);
        assert_eq!(Reel::new(99, 9, false).at, 9);
    }
}
