//! A blow as its events tell it, and the chances of its first step worked out from the printed numbers.

use trollfjord::games::trollfjord::tower::{Blow, Ledge, Params, Side, Tower, TowerEvent};

/// The set the game is said to be played with.
const PLAY: Params = Params::PLAY;

/// What one blow is and did, as far as its events have been read.
pub struct Reading {
    pub tower: Tower,
    pub blow: Blow,
    /// How many left each ledge, how many landed on it, and whether its wedge held or broke.
    pub gone: [u32; 4],
    pub landed: [u32; 4],
    pub held: [bool; 4],
    pub broke: [bool; 4],
}

impl Reading {
    pub fn new(tower: Tower, blow: Blow) -> Self {
        Reading {
            tower,
            blow,
            gone: [0; 4],
            landed: [0; 4],
            held: [false; 4],
            broke: [false; 4],
        }
    }

    pub fn s(&self) -> usize {
        self.blow.strength as usize
    }

    pub fn matched(&self, ledge: Ledge) -> usize {
        usize::from(self.tower.hangs_left(ledge) == (self.blow.side == Side::Left))
    }

    pub fn count(&self, ledge: Ledge) -> usize {
        self.tower.ledge(ledge).len()
    }

    pub fn replay(&mut self, event: TowerEvent) {
        assert_eq!(self.tower.replay(event), Ok(()), "{}", self.tower);
        match event {
            TowerEvent::Hold(on) => self.held[on.index()] = true,
            TowerEvent::Break(on) => self.broke[on.index()] = true,
            TowerEvent::Slip { from, .. } | TowerEvent::Knock { from, .. } => {
                self.gone[from.index()] += 1;
            }
            TowerEvent::Land { on, .. } => self.landed[on.index()] += 1,
            _ => {}
        }
    }
}

/// What a ledge feels of a blow, in sixteenths.
pub fn aim(ledge: usize, s: usize) -> u32 {
    let blunt = u32::from(PLAY.blunt[s]);
    (u32::from(PLAY.aim[ledge]) * (16 - blunt) + 13 * blunt) / 16
}

/// How often boulder `k` from the lip leaves, over all bites and wobbles.
pub fn leaves(ledge: usize, k: usize, s: usize, matched: usize, surge: bool) -> f64 {
    let depth = u32::from(PLAY.depth[(k / 3).min(7)]);
    let mut sum = 0;
    for bite in PLAY.bite[s] {
        for wob in PLAY.wob {
            let force = u32::from(bite) * u32::from(wob);
            let mut rate = u32::from(PLAY.rel[s][matched]) * aim(ledge, s) * force / 4096;
            if surge {
                rate = rate * u32::from(PLAY.surge) / 16;
            }
            sum += (rate * depth / 16).min(240);
        }
    }
    f64::from(sum) / 32.0 / 256.0
}
