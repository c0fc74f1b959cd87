//! Chapter C of the second reading and the end of the game: collecting, crowns, clearing, refilling, the pour, the last turns.

use super::luck::{Luck, POUR};
use super::{Naive, Step, board};

/// H1: the turn in which this decision is recorded is the last.
const LAST_DECISION: usize = 1500;

impl Naive {
    /// §C1: the treasures of the fortress that the collector is allowed to take, or nothing if there is none.
    pub(super) fn collect_moves(&self) -> Vec<String> {
        let hammering = self.struck();
        let mut list = Vec::new();
        for region in board::regions_of(hammering.fortress) {
            let Some(value) = self.treasures[region] else {
                continue;
            };
            let enough = value as usize <= self.tower.outside.len();
            if enough && self.trolls[region][hammering.holder] > 0 {
                list.push(format!("take-{}", board::region_name(region)));
            }
        }
        if list.is_empty() {
            list.push("nothing".to_string());
        }
        list
    }

    /// §C1: the holder takes a treasure, goes empty-handed, or keeps hammering.
    pub(super) fn collect(&mut self, m: &str) {
        if m == "keep" {
            self.struck_mut().keep_open = false;
            self.step = Step::Swing { first: true };
            return;
        }
        if let Some(name) = m.strip_prefix("take-") {
            self.take(board::region_of(name));
        }
        let hammering = self.struck_mut();
        let Some(other) = hammering.other.take() else {
            self.begin_clearing();
            return;
        };
        hammering.holder = other;
        self.step = if hammering.keep_open {
            Step::CollectOrKeep
        } else {
            Step::Collect
        };
    }

    /// §C1: the turn player's treasure goes on his belt, another's into the patched sack; its region is cleared at once (§C3).
    fn take(&mut self, region: usize) {
        let seat = self.struck().holder;
        let value = self.treasures[region].take().expect("a treasure");
        if seat == self.mover {
            let space = self.leftmost_empty(seat).expect("an empty belt space");
            self.crown(space, value);
            self.sacks[seat].belt[space] = Some(value);
            if space == 3 {
                self.ending = true;
            }
        } else {
            self.sacks[seat].patched.push(value);
        }
        self.trolls[region][seat] = 0;
        self.struck_mut().took.push(seat);
    }

    /// §C2: a crown goes to the first to fill the space, and from then on to an equal or higher treasure.
    pub(super) fn crown(&mut self, space: usize, value: u32) {
        if space == 3 {
            return;
        }
        let crowned = self.crowns[space].and_then(|holder| self.sacks[holder].belt[space]);
        if crowned.is_none_or(|best| value >= best) {
            self.crowns[space] = Some(self.mover);
        }
    }

    /// §C3: those who collected nothing choose a region, the turn player first.
    pub(super) fn begin_clearing(&mut self) {
        let hammering = self.struck();
        let took = &hammering.took;
        let mut queue = hammering.members.clone();
        queue.retain(|s| !took.contains(s));
        self.next_clearing(queue);
    }

    /// §C3
    fn next_clearing(&mut self, queue: Vec<usize>) {
        if queue.is_empty() {
            self.end_turn();
        } else {
            self.step = Step::Clear { queue };
        }
    }

    /// §C3: a region of the fortress in which the seat has trolls.
    pub(super) fn clear_moves(&self, seat: usize) -> Vec<String> {
        let mut regions = board::regions_of(self.struck().fortress);
        regions.retain(|r| self.trolls[*r][seat] > 0);
        let name = |r: &usize| format!("clear-{}", board::region_name(*r));
        regions.iter().map(name).collect()
    }

    /// §C3
    pub(super) fn clear(&mut self, m: &str, mut queue: Vec<usize>) {
        let seat = queue.remove(0);
        let region = board::region_of(m.strip_prefix("clear-").expect("a region to clear"));
        self.trolls[region][seat] = 0;
        self.next_clearing(queue);
    }

    /// §C3 refill, §C4 pour, and who goes on.
    pub(super) fn end_turn(&mut self) {
        for treasure in &mut self.treasures {
            if treasure.is_none() {
                *treasure = self.supply.pop();
            }
        }
        let mut luck = Luck::stream(&self.key, self.turn, POUR);
        self.tower.pour(&mut luck);
        self.hammering = None;
        // End: this was the mover's last turn, because he filled + or somebody had.
        if self.ending {
            self.lords[self.mover].lying = true;
            for region in &mut self.trolls {
                region[self.mover] = 0;
            }
        }
        let stalled = self.decisions >= LAST_DECISION;
        match self.farthest_back() {
            Some(seat) if !stalled => {
                self.mover = seat;
                self.turn += 1;
                self.step = Step::Lord;
            }
            _ => self.step = Step::Over,
        }
    }

    /// End: treasures, unturned gifts, 6 for every crown, and the points of the even start.
    pub(super) fn score(&self, seat: usize) -> u32 {
        let sack = &self.sacks[seat];
        let belt: u32 = sack.belt.iter().flatten().sum();
        let patched: u32 = sack.patched.iter().sum();
        let gifts: u32 = sack.gifts.iter().sum();
        let crowns = self.crowns.iter().filter(|c| **c == Some(seat));
        belt + patched + gifts + 6 * crowns.count() as u32 + self.even_points(seat)
    }

    /// House rule "even start": points by starting space.
    fn even_points(&self, seat: usize) -> u32 {
        if !self.even {
            return 0;
        }
        let by_space: &[u32] = match self.seats {
            4 => &[10, 6, 4, 0],
            3 => &[6, 3, 0],
            _ => &[0, 0],
        };
        by_space[self.lords[seat].start as usize - 1]
    }

    /// End: the highest score first; a tie goes to the lord farther back.
    pub(super) fn ranking(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = (0..self.seats).collect();
        seats.sort_by_key(|s| (std::cmp::Reverse(self.score(*s)), self.lords[*s].distance));
        seats
    }
}
