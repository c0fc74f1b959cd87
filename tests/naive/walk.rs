//! Chapter A of the second reading: whose turn, the lord's move, placing, wandering, tailwind.

use super::{Naive, Step, board, with};

impl Naive {
    /// Whose turn: the lord farthest back, lying ones ignored.
    pub(super) fn farthest_back(&self) -> Option<usize> {
        let up = (0..self.seats).filter(|s| !self.lords[*s].lying);
        up.min_by_key(|s| self.lords[*s].distance)
    }

    /// §A1: a row and a distance of 1 to 3 free spaces.
    pub(super) fn lord_moves(&self) -> Vec<String> {
        super::words(&["p1", "p2", "p3", "w1", "w2", "w3"])
    }

    /// §A1: the distance walked to the n-th free space of a row (0 placement, 1 wander).
    fn nth_free(&self, row: i32, n: u32) -> i32 {
        let mut found = 0;
        let mut distance = self.lords[self.mover].distance;
        while found < n {
            distance += 1;
            // The starting plank belongs to no row.
            if distance < 0 || distance % 2 != row {
                continue;
            }
            let space = distance % board::SPACES;
            let on_it = |d: i32| d >= 0 && d % board::SPACES == space;
            if !self.lords.iter().any(|lord| on_it(lord.distance)) {
                found += 1;
            }
        }
        distance
    }

    /// §A1
    pub(super) fn move_lord(&mut self, m: &str) {
        let n: u32 = m[1..].parse().expect("a distance");
        let row = i32::from(m.starts_with('w'));
        self.lords[self.mover].distance = self.nth_free(row, n);
        self.step = match self.landscape_under(self.mover) {
            Some(landscape) => Step::Place {
                landscape,
                up_to: n,
            },
            None => Step::Wander { left: n },
        };
    }

    /// The landscape a seat's lord stands on, or none on a wander space.
    fn landscape_under(&self, seat: usize) -> Option<&'static str> {
        let space = self.lords[seat].distance % board::SPACES;
        (space % 2 == 0).then(|| self.walkway[space as usize / 2])
    }

    /// Placing up to so many trolls from the own supply into one region of a landscape.
    fn placings(&self, seat: usize, landscape: &str, up_to: u32) -> Vec<String> {
        let mut list = Vec::new();
        for region in board::regions_with(landscape) {
            for count in 1..=up_to.min(self.trolls_left(seat)) {
                list.push(format!("{}x{count}", board::region_name(region)));
            }
        }
        list
    }

    /// §A2
    pub(super) fn place_moves(&self, landscape: &str, up_to: u32) -> Vec<String> {
        with(self.placings(self.mover, landscape, up_to), "none")
    }

    /// §A2: one own troll over one border.
    pub(super) fn wander_moves(&self, seat: usize) -> Vec<String> {
        let mut list = Vec::new();
        for from in 0..12 {
            if self.trolls[from][seat] == 0 {
                continue;
            }
            for to in board::neighbors(from) {
                list.push(format!(
                    "{}>{}",
                    board::region_name(from),
                    board::region_name(to)
                ));
            }
        }
        list
    }

    /// Carries out `R08x2` or `R04>R05` for a seat.
    fn move_trolls(&mut self, m: &str, seat: usize) {
        if let Some((region, count)) = m.split_once('x') {
            let count: u32 = count.parse().expect("a number of trolls");
            self.trolls[board::region_of(region)][seat] += count;
        } else if let Some((from, to)) = m.split_once('>') {
            self.trolls[board::region_of(from)][seat] -= 1;
            self.trolls[board::region_of(to)][seat] += 1;
        }
    }

    /// §A2
    pub(super) fn place(&mut self, m: &str) {
        if m != "none" {
            self.move_trolls(m, self.mover);
        }
        self.begin_tailwind();
    }

    /// §A2
    pub(super) fn wander(&mut self, m: &str, left: u32) {
        if m == "done" {
            self.begin_tailwind();
            return;
        }
        self.move_trolls(m, self.mover);
        if left == 1 {
            self.begin_tailwind();
        } else {
            self.step = Step::Wander { left: left - 1 };
        }
    }

    /// §A3: everybody standing ahead of the mover, the nearest first.
    fn begin_tailwind(&mut self) {
        let mine = self.lords[self.mover].distance;
        let ahead = |s: &usize| !self.lords[*s].lying && self.lords[*s].distance > mine;
        let mut queue: Vec<usize> = (0..self.seats).filter(ahead).collect();
        queue.sort_by_key(|s| self.lords[*s].distance);
        self.next_tailwind(queue);
    }

    /// §A3
    fn next_tailwind(&mut self, queue: Vec<usize>) {
        self.step = if queue.is_empty() {
            Step::Announce
        } else {
            Step::Tailwind { queue }
        };
    }

    /// §A3: by the space the seat's own lord stands on.
    pub(super) fn tailwind_moves(&self, seat: usize) -> Vec<String> {
        match self.landscape_under(seat) {
            Some(landscape) => self.placings(seat, landscape, 1),
            None => self.wander_moves(seat),
        }
    }

    /// §A3
    pub(super) fn tailwind(&mut self, m: &str, mut queue: Vec<usize>) {
        let seat = queue.remove(0);
        if m != "decline" {
            self.move_trolls(m, seat);
        }
        self.next_tailwind(queue);
    }
}
