//! The rock tower of the second reading: four queues of boulders, a blow, and the pour (TOWER 3.1 to 3.6, set PLAY).

use super::luck::Luck;

/// TOWER's table, set PLAY. Pairs are (unmatched, matched); rows are soft, firm, hard; lists are by ledge.
const REL: [[u32; 2]; 3] = [[12, 92], [15, 140], [22, 180]];
const AIM: [u32; 4] = [16, 17, 16, 14];
const BITE: [[u32; 8]; 3] = [
    [12, 13, 13, 16, 17, 18, 19, 20],
    [6, 10, 13, 15, 17, 20, 22, 25],
    [8, 10, 12, 15, 17, 20, 22, 24],
];
const WOB: [u32; 4] = [12, 14, 18, 20];
const DEPTH: [u32; 8] = [20, 17, 12, 10, 7, 7, 6, 5];
const KNOCK: [u32; 3] = [41, 62, 70];
const CAP: [usize; 4] = [16, 17, 18, 44];
const ARCH: [[u32; 2]; 3] = [[4, 3], [26, 7], [60, 56]];
const BRK: [[u32; 2]; 3] = [[40, 90], [90, 190], [170, 240]];
const BLUNT: [u32; 3] = [0, 0, 8];
const SLIDE: [u32; 4] = [42, 74, 101, 182];
const SCATTER: usize = 6;
const HOP: [u32; 3] = [0, 2, 22];
const SURGE: u32 = 24;

/// The tower and the boulders outside it.
#[derive(Clone, Debug)]
pub struct Tower {
    /// Ledge 0 hangs from the right wall.
    pub mirrored: bool,
    /// Ledges 0 (lowest) to 3: boulder ids, the lip first.
    pub ledges: [Vec<u8>; 4],
    /// Which ledges are wedged.
    pub wedged: [bool; 4],
    /// Boulders outside, in the order they fell.
    pub outside: Vec<u8>,
}

impl Tower {
    /// Nothing poured yet: all 44 lie outside, by number.
    pub fn empty(mirrored: bool) -> Tower {
        Tower {
            mirrored,
            ledges: [vec![], vec![], vec![], vec![]],
            wedged: [false; 4],
            outside: (0..44).collect(),
        }
    }

    /// How many boulders of each color are outside: white, red, yellow, blue.
    pub fn colors_outside(&self) -> [usize; 4] {
        let mut colors = [0; 4];
        for boulder in &self.outside {
            colors[usize::from(boulder / 11)] += 1;
        }
        colors
    }

    /// 1 if the ledge hangs from the struck wall (side 0 left, 1 right).
    fn matched(&self, ledge: usize, side: usize) -> usize {
        let hangs_left = [0, 2].contains(&ledge) != self.mirrored;
        usize::from(hangs_left == (side == 0))
    }

    /// One blow; returns how many boulders came out. Side 0 left, 1 right; strength 0 soft, 1 firm, 2 hard.
    pub fn blow(&mut self, side: usize, strength: usize, luck: &mut Luck) -> usize {
        let before = self.outside.len();
        // How many boulders left each ledge or landed on it.
        let mut moved = [0; 4];
        let mut leaving = self.shake(side, strength, luck);
        for i in 0..4 {
            moved[i] += leaving[i].len() as u32;
        }
        self.fall(strength, luck, &mut leaving, &mut moved);
        // Foot.
        self.outside.append(&mut leaving[0]);
        self.rim(strength, luck);
        self.wedge(side, strength, luck, &moved);
        self.outside.len() - before
    }

    /// Step 1: all four ledges at once. Returns what left each of them, lip side first.
    fn shake(&mut self, side: usize, strength: usize, luck: &mut Luck) -> [Vec<u8>; 4] {
        let bite = BITE[strength][luck.below(8)];
        let mut leaving = [vec![], vec![], vec![], vec![]];
        for i in 0..4 {
            let m = self.matched(i, side);
            let aim = (AIM[i] * (16 - BLUNT[strength]) + 13 * BLUNT[strength]) / 16;
            let wobble = WOB[luck.below(4)];
            let mut rate = REL[strength][m] * aim * bite * wobble / 4096;
            if self.wedged[i] {
                if !luck.chance(BRK[strength][m] * aim / 16) {
                    continue;
                }
                self.wedged[i] = false;
                rate = rate * SURGE / 16;
            }
            let mut staying = vec![];
            for (k, boulder) in self.ledges[i].iter().enumerate() {
                if luck.chance(u32::min(240, rate * DEPTH[usize::min(k / 3, 7)] / 16)) {
                    leaving[i].push(*boulder);
                } else {
                    staying.push(*boulder);
                }
            }
            self.ledges[i] = staying;
        }
        leaving
    }

    /// Step 2: from the top down, what left a ledge lands on the next, and may push that one's lip boulder off.
    fn fall(
        &mut self,
        strength: usize,
        luck: &mut Luck,
        leaving: &mut [Vec<u8>; 4],
        moved: &mut [u32; 4],
    ) {
        for i in [3, 2, 1] {
            let to = i - 1;
            for boulder in std::mem::take(&mut leaving[i]) {
                self.land(to, boulder, luck);
                moved[to] += 1;
                if self.wedged[to] {
                    continue;
                }
                let n = self.ledges[to].len();
                let c = KNOCK[strength] * n.min(CAP[to]) as u32 / CAP[to] as u32;
                if n > CAP[to] || luck.chance(c) {
                    let pushed = self.ledges[to].remove(0);
                    leaving[to].push(pushed);
                    moved[to] += 1;
                }
            }
        }
    }

    /// A boulder lands at a place up to 5 from the wall end, or at the lip if the queue is shorter than that.
    fn land(&mut self, ledge: usize, boulder: u8, luck: &mut Luck) {
        let from_wall = luck.below(SCATTER);
        let queue = &mut self.ledges[ledge];
        let at = queue.len().saturating_sub(from_wall);
        queue.insert(at, boulder);
    }

    /// Step 4: boulders of the top ledge may hop over the rim and are dropped straight back. TOWER's text leaves the order
    /// of the draws open; its model (design/tower/src/model.js) draws for all boulders first and drops them afterward,
    /// and draws nothing at a strength at which none hops.
    fn rim(&mut self, strength: usize, luck: &mut Luck) {
        if HOP[strength] == 0 {
            return;
        }
        let (mut staying, mut hopped) = (vec![], vec![]);
        for boulder in std::mem::take(&mut self.ledges[3]) {
            let list = if luck.chance(HOP[strength]) {
                &mut hopped
            } else {
                &mut staying
            };
            list.push(boulder);
        }
        self.ledges[3] = staying;
        for boulder in hopped {
            self.land(3, boulder, luck);
        }
    }

    /// Steps 5 and 6: ledges in motion may wedge, overfull wedges give way.
    fn wedge(&mut self, side: usize, strength: usize, luck: &mut Luck, moved: &[u32; 4]) {
        for (i, moved) in moved.iter().enumerate() {
            if *moved > 0 && self.ledges[i].len() >= 4 && !self.wedged[i] {
                let arch = ARCH[strength][self.matched(i, side)];
                self.wedged[i] = luck.chance(arch * (8 + u32::min(8, *moved)) / 16);
            }
        }
        for (i, cap) in CAP.iter().enumerate().take(3) {
            if self.ledges[i].len() > cap + 4 {
                self.wedged[i] = false;
            }
        }
    }

    /// 3.5: everything outside goes back in at the top, and no ledge stays wedged.
    pub fn pour(&mut self, luck: &mut Luck) {
        let mut line = std::mem::take(&mut self.outside);
        luck.shuffle(&mut line);
        let mut drops = 0;
        while !line.is_empty() {
            let boulder = line.remove(0);
            let slipping = drops < 200;
            drops += 1;
            match self.stops_at(slipping, luck) {
                Some(ledge) => self.land(ledge, boulder, luck),
                None => line.push(boulder),
            }
        }
        self.wedged = [false; 4];
    }

    /// The ledge a dropped boulder comes to rest on, or none if it comes straight out.
    fn stops_at(&self, slipping: bool, luck: &mut Luck) -> Option<usize> {
        for ledge in [3, 2, 1, 0] {
            let full = self.ledges[ledge].len() >= CAP[ledge];
            let slips = slipping && (full || luck.chance(SLIDE[ledge]));
            if !slips {
                return Some(ledge);
            }
        }
        None
    }
}
