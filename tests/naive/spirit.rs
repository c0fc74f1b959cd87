//! The angry mountain spirit of the second reading: who pledges which gifts, and whether they suffice.

use super::{Naive, Pledges, Step};

impl Naive {
    /// §B4: the color limit is exceeded; the gifts of those still to collect may appease.
    pub(super) fn anger(&mut self, need: usize) {
        let hammering = self.struck_mut();
        hammering.keep_open = false;
        let (holder, other) = (hammering.holder, hammering.other);
        let pledges = Pledges {
            need,
            by_holder: vec![],
            by_other: vec![],
        };
        let of_other = other.map_or(0, |s| self.sacks[s].gifts.len());
        let of_holder = self.sacks[holder].gifts.len();
        if of_holder + of_other < need {
            self.stay_angry();
        } else if of_holder > 0 {
            self.step = Step::Pledge { pledges };
        } else {
            self.after_first_word(pledges);
        }
    }

    /// §B4, round 1: alone exactly the need or nothing, with a comrade any 0 to need.
    pub(super) fn pledge_moves(&self, pledges: &Pledges) -> Vec<String> {
        let hammering = self.struck();
        let own = &self.sacks[hammering.holder].gifts;
        let alone = hammering.other.is_none();
        sets(own, |n| {
            n == 0 || n == pledges.need || (!alone && n < pledges.need)
        })
    }

    /// §B4, round 1
    pub(super) fn pledge(&mut self, m: &str, mut pledges: Pledges) {
        pledges.by_holder = gifts_named(m);
        self.after_first_word(pledges);
    }

    /// §B4: the comrade is asked if something is missing and he has any gift.
    fn after_first_word(&mut self, pledges: Pledges) {
        let other = self.struck().other;
        let has_some = other.is_some_and(|s| !self.sacks[s].gifts.is_empty());
        if missing(&pledges) > 0 && has_some {
            self.step = Step::Share { pledges };
        } else {
            self.after_second_word(pledges);
        }
    }

    /// §B4, round 2: any 0 to what is missing.
    pub(super) fn share_moves(&self, pledges: &Pledges) -> Vec<String> {
        let other = self.struck().other.expect("a comrade");
        sets(&self.sacks[other].gifts, |n| n <= missing(pledges))
    }

    /// §B4, round 2
    pub(super) fn share(&mut self, m: &str, mut pledges: Pledges) {
        pledges.by_other = gifts_named(m);
        self.after_second_word(pledges);
    }

    /// §B4: the hammerer is asked again if something is pledged, something is missing, and he can add just that.
    fn after_second_word(&mut self, pledges: Pledges) {
        let lacking = missing(&pledges);
        let pledged = pledges.need - lacking;
        // Alone, the first word was the last.
        let two = self.struck().other.is_some();
        if lacking == 0 {
            self.appease(&pledges);
        } else if two && pledged > 0 && self.unpledged(&pledges).len() >= lacking {
            self.step = Step::TopUp { pledges };
        } else {
            self.stay_angry();
        }
    }

    /// The hammerer's unturned gifts that he has not pledged yet.
    fn unpledged(&self, pledges: &Pledges) -> Vec<u32> {
        let own = self.sacks[self.struck().holder].gifts.iter();
        own.filter(|g| !pledges.by_holder.contains(g))
            .copied()
            .collect()
    }

    /// §B4, round 3: exactly what is missing, or give up.
    pub(super) fn top_up_moves(&self, pledges: &Pledges) -> Vec<String> {
        let rest = self.unpledged(pledges);
        sets(&rest, |n| n == 0 || n == missing(pledges))
    }

    /// §B4, round 3
    pub(super) fn top_up(&mut self, m: &str, mut pledges: Pledges) {
        pledges.by_holder.extend(gifts_named(m));
        if missing(&pledges) == 0 {
            self.appease(&pledges);
        } else {
            self.stay_angry();
        }
    }

    /// §B4: the gifts are turned over, and collecting begins; no further blows.
    fn appease(&mut self, pledges: &Pledges) {
        let (holder, other) = (self.struck().holder, self.struck().other);
        let turned = |g: &u32, by: &[u32]| !by.contains(g);
        self.sacks[holder]
            .gifts
            .retain(|g| turned(g, &pledges.by_holder));
        if let Some(other) = other {
            self.sacks[other]
                .gifts
                .retain(|g| turned(g, &pledges.by_other));
        }
        self.step = Step::Collect;
    }

    /// §B4: no gift is turned over, and nobody still to collect collects.
    fn stay_angry(&mut self) {
        self.begin_clearing();
    }
}

/// How many gifts are still missing.
fn missing(pledges: &Pledges) -> usize {
    pledges.need - pledges.by_holder.len() - pledges.by_other.len()
}

/// Sets of some of these gifts, of the sizes wanted, by the bits 4, 8, 16.
fn sets(own: &[u32], wanted: impl Fn(usize) -> bool) -> Vec<String> {
    let mut list = Vec::new();
    for bits in 0..8 {
        let mut set = Vec::new();
        for (bit, gift) in [4, 8, 16].into_iter().enumerate() {
            if bits >> bit & 1 == 1 {
                set.push(gift);
            }
        }
        if wanted(set.len()) && set.iter().all(|g| own.contains(g)) {
            list.push(set_name(&set));
        }
    }
    list
}

/// `g0`, `g4`, `g4+8` …
fn set_name(set: &[u32]) -> String {
    if set.is_empty() {
        return "g0".to_string();
    }
    let names: Vec<String> = set.iter().map(ToString::to_string).collect();
    format!("g{}", names.join("+"))
}

/// The gifts of such a name.
fn gifts_named(name: &str) -> Vec<u32> {
    if name == "g0" {
        return vec![];
    }
    let names = name[1..].split('+');
    names.map(|g| g.parse().expect("a gift")).collect()
}
