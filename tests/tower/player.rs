//! Players of one turn of hammering that want a treasure: habits, and one that looks ahead over imagined streams.

use trollfjord::engine::Draws;
use trollfjord::games::trollfjord::tower::{Blow, Side, Strength, Tower};

use crate::study::{key, set_up};

/// Limit and value of the twelve treasures tried (TOWER 4).
pub const AIMS: [Aim; 12] = [
    aim(3, 10),
    aim(4, 11),
    aim(4, 13),
    aim(5, 13),
    aim(5, 16),
    aim(6, 16),
    aim(6, 19),
    aim(7, 19),
    aim(7, 22),
    aim(8, 22),
    aim(8, 25),
    aim(9, 27),
];

/// A treasure and the trolls there for it.
#[derive(Clone, Copy)]
pub struct Aim {
    /// As many blows, and as many boulders of each color but white.
    pub limit: u8,
    /// As many boulders must be out.
    pub value: usize,
}

const fn aim(limit: u8, value: usize) -> Aim {
    Aim { limit, value }
}

/// A turn of hammering under way.
#[derive(Clone)]
pub struct Stand {
    pub tower: Tower,
    pub aim: Aim,
    /// Blows struck so far.
    pub blows: u8,
}

impl Stand {
    /// Whether the turn is over, and how.
    pub fn over(&self) -> Option<bool> {
        if self.tower.out_by_color().most_limited() > self.aim.limit {
            Some(false)
        } else if self.tower.out_count() >= self.aim.value {
            Some(true)
        } else {
            (self.blows == self.aim.limit).then_some(false)
        }
    }

    pub fn strike(&mut self, blow: Blow, draws: &mut Draws) {
        self.tower.blow(blow, draws, &mut ());
        self.blows += 1;
    }

    /// Plays to the end; blow `n` of the turn meets stream `stream + n` of `key`.
    pub fn play(
        mut self,
        key: &[u8; 32],
        stream: u64,
        mut choose: impl FnMut(&Self) -> Blow,
    ) -> bool {
        loop {
            if let Some(won) = self.over() {
                return won;
            }
            let mut draws = Draws::open(key, stream + u64::from(self.blows));
            let blow = choose(&self);
            self.strike(blow, &mut draws);
        }
    }

    /// In which of the imagined games `dreams` this blow and then firm ones from left and right in turn succeed.
    pub fn outcomes(&self, blow: Blow, dreams: &[[u8; 32]]) -> Vec<bool> {
        let firmly = |stand: &Stand| match stand.blows == self.blows {
            true => blow,
            false => alternate(stand.blows, Side::Left, Strength::Firm),
        };
        let play = |dream| self.clone().play(dream, 0, firmly);
        dreams.iter().map(play).collect()
    }

    /// In how many of them.
    pub fn successes(&self, blow: Blow, dreams: &[[u8; 32]]) -> usize {
        let outcomes = self.outcomes(blow, dreams);
        outcomes.into_iter().filter(|&won| won).count()
    }
}

/// From one side and the other in turn, `first` first.
pub fn alternate(blows: u8, first: Side, strength: Strength) -> Blow {
    let side = if blows.is_multiple_of(2) {
        first
    } else {
        first.other()
    };
    Blow::new(side, strength)
}

/// Keys of so many imagined games.
pub fn imagine(games: usize, dreams: &mut Draws) -> Vec<[u8; 32]> {
    let key = |_| std::array::from_fn(|_| dreams.byte());
    (0..games).map(key).collect()
}

/// The one of these blows that succeeds most often over the same imagined games; it sees the tower, never the stream of
/// the game. Of equal ones chance decides, so that no order of the list becomes a habit.
pub fn look(stand: &Stand, blows: &[Blow], games: usize, dreams: &mut Draws) -> Blow {
    let imagined = imagine(games, dreams);
    let first = dreams.below(blows.len() as u32) as usize;
    let mut best = (blows[first], 0);
    for i in 0..blows.len() {
        let blow = blows[(first + i) % blows.len()];
        let successes = stand.successes(blow, &imagined);
        if i == 0 || successes > best.1 {
            best = (blow, successes);
        }
    }
    best.0
}

/// The `n`th turn of a test: a tower used for two turns of six firm blows on random sides, and one of the twelve aims.
/// With it the key whose turn 3 is played.
pub fn start(test: &str, n: u32) -> (Stand, [u8; 32]) {
    let key = key(test, n);
    let mut tower = set_up(&key);
    for turn in 1..=2 {
        let mut choices = Draws::open(&key, turn * 256 + 200);
        for blow in 0..6 {
            let side = Side::ALL[choices.below(2) as usize];
            let mut draws = Draws::open(&key, turn * 256 + blow);
            tower.blow(Blow::new(side, Strength::Firm), &mut draws, &mut ());
        }
        tower.pour(&mut Draws::open(&key, turn * 256 + 255), &mut ());
    }
    // Each aim meets mirrored towers and others.
    let aim = AIMS[n as usize / 2 % AIMS.len()];
    let stand = Stand {
        tower,
        aim,
        blows: 0,
    };
    (stand, key)
}

/// Which of the first `turns` turns of a test succeed.
pub fn successes(test: &str, turns: u32, mut choose: impl FnMut(&Stand) -> Blow) -> Vec<bool> {
    let play = |n| {
        let (stand, key) = start(test, n);
        stand.play(&key, 3 * 256, &mut choose)
    };
    (0..turns).map(play).collect()
}
