//! Chapter B of the second reading, up to the end of the hammering: the slates, the comrade, the limits, blow after blow.

use super::luck::Luck;
use super::{Hammering, Naive, Step, board, with};

/// §B4: the six blows, in the order of the legal list.
pub const BLOWS: [&str; 6] = ["ls", "lf", "lh", "rs", "rf", "rh"];

impl Naive {
    /// §B1, slate 2: trolls in at least two of the three regions.
    fn slate_2(&self, fortress: usize, seat: usize) -> bool {
        let regions = board::regions_of(fortress);
        let held = regions.iter().filter(|r| self.trolls[**r][seat] > 0);
        held.count() >= 2
    }

    /// §B1, slate 1: the number of the mover's leftmost empty belt space; any number if that is +.
    fn slate_1(&self, fortress: usize) -> bool {
        match self.leftmost_empty(self.mover) {
            Some(3) => true,
            Some(space) => self.numbers[fortress] == space + 1,
            None => false,
        }
    }

    /// The leftmost empty belt space (0 to 3) of a seat.
    pub(super) fn leftmost_empty(&self, seat: usize) -> Option<usize> {
        self.sacks[seat].belt.iter().position(Option::is_none)
    }

    /// §B1
    pub(super) fn announce_moves(&self) -> Vec<String> {
        let may = |f: &usize| self.slate_1(*f) && self.slate_2(*f, self.mover);
        let list = (0..6).filter(may).map(|f| format!("F{}", f + 1)).collect();
        with(list, "end")
    }

    /// §B1
    pub(super) fn announce(&mut self, m: &str) {
        if m == "end" {
            self.end_turn();
            return;
        }
        let number: usize = m[1..].parse().expect("a fortress");
        let fortress = number - 1;
        let queue = self.candidates(fortress);
        if queue.is_empty() {
            // Nobody qualifies: announcing is deciding.
            self.begin_hammering(fortress, None);
        } else {
            self.step = Step::Join { fortress, queue };
        }
    }

    /// §B2: who is asked, more trolls there first, then the lord farther back.
    fn candidates(&self, fortress: usize) -> Vec<usize> {
        let may =
            |s: &usize| *s != self.mover && !self.lords[*s].lying && self.slate_2(fortress, *s);
        let mut list: Vec<usize> = (0..self.seats).filter(may).collect();
        list.sort_by_key(|s| {
            let fewer = 10 - self.trolls_at(fortress, *s);
            (fewer, self.lords[*s].distance)
        });
        list
    }

    /// §B2: the first yes is the comrade.
    pub(super) fn join(&mut self, m: &str, fortress: usize, mut queue: Vec<usize>) {
        let seat = queue.remove(0);
        self.step = if m == "join" {
            Step::Commit {
                fortress,
                comrade: Some(seat),
            }
        } else if queue.is_empty() {
            Step::Commit {
                fortress,
                comrade: None,
            }
        } else {
            Step::Join { fortress, queue }
        };
    }

    /// §B2: only now the mover decides.
    pub(super) fn commit(&mut self, m: &str, fortress: usize, comrade: Option<usize>) {
        if m == "hammer" {
            self.begin_hammering(fortress, comrade);
        } else {
            self.end_turn();
        }
    }

    /// §B3: the limits are fixed.
    fn begin_hammering(&mut self, fortress: usize, comrade: Option<usize>) {
        let mut members = vec![self.mover];
        members.extend(comrade);
        let trolls: u32 = members.iter().map(|s| self.trolls_at(fortress, *s)).sum();
        self.hammering = Some(Hammering {
            fortress,
            limit: trolls.min(9) as usize,
            blows: 0,
            holder: self.mover,
            other: comrade,
            members,
            took: vec![],
            keep_open: false,
        });
        self.step = Step::Swing { first: true };
    }

    /// §B4: a blow, or the end of hammering by free will.
    pub(super) fn swing(&mut self, m: &str) {
        if m == "stop" {
            let hammering = self.struck_mut();
            hammering.keep_open = hammering.other.is_some();
            self.step = Step::Collect;
            return;
        }
        let code = BLOWS.iter().position(|b| *b == m).expect("a blow");
        let blows = self.struck().blows;
        let mut luck = Luck::stream(&self.key, self.turn, blows as u64);
        let came_out = self.tower.blow(code / 3, code % 3, &mut luck);
        self.struck_mut().blows = blows + 1;
        self.judge_blow(came_out);
    }

    /// §B4: what a blow leads to, checked in the order of the rules.
    pub(super) fn judge_blow(&mut self, came_out: usize) {
        // 1. Color limit exceeded.
        let excess = self.excess();
        if excess > 0 {
            self.anger(excess);
            return;
        }
        // 2. Empty hit: with a comrade the roles swap.
        let hammering = self.struck_mut();
        if came_out == 0
            && let Some(other) = hammering.other
        {
            hammering.other = Some(hammering.holder);
            hammering.holder = other;
        }
        // 3. Hit limit reached. 4. Otherwise on or stop.
        self.step = if hammering.blows == hammering.limit {
            Step::Collect
        } else {
            Step::Swing { first: false }
        };
    }

    /// §B4: the sum over red, yellow, blue of what exceeds the limit.
    fn excess(&self) -> usize {
        let limit = self.struck().limit;
        let [_white, colors @ ..] = self.tower.colors_outside();
        colors.iter().map(|out| out.saturating_sub(limit)).sum()
    }
}
