//! The tower's own tables, told from the events of blows and pours by rules that are written here a second time
//! (TOWER 3.4 and 3.5), so that a wrong number or step shows as luck that cannot be.

use trollfjord::engine::{Draws, Seed};
use trollfjord::games::trollfjord::tower::{
    BOULDERS, Blow, Boulder, Ledge, Params, Side, Strength, Tower, TowerEvent,
};

use super::Verdict;
use super::reading::{Reading, aim, leaves};
use super::tally::{Even, Odds, Shuffled};

/// Blows of a turn, and turns on one tower.
const BLOWS: u64 = 6;
const TURNS: u64 = 8;
/// The stream of a turn that chooses its blows; the game leaves it unused.
const CHOICES: u64 = 200;
/// The set the game is said to be played with.
const PLAY: Params = Params::PLAY;

struct Tables {
    bite: Even,
    wob: Even,
    /// Boulders that leave a loose ledge, and one whose wedge broke just now.
    slip: Odds,
    surge: Odds,
    wedge_breaks: Odds,
    knock: Odds,
    hop: Odds,
    wedge_forms: Odds,
    scatter_blow: Even,
    line: Shuffled,
    slide: Odds,
    scatter_pour: Even,
}

/// Strikes `blows` blows, a mixture of all six, with the parameters `played`, and compares with the set PLAY.
pub fn tower(blows: u64, seed: &str, played: &Params) -> Vec<Verdict> {
    let mut t = Tables::new();
    let mut events = Vec::new();
    let mut left = blows;
    for n in 0.. {
        let key = Seed::from_text(&format!("{seed} tower {n}")).key();
        let mut tower = Tower::outside_all(n % 2 == 1);
        for turn in 0..=TURNS {
            let mut choices = Draws::open(&key, turn * 256 + CHOICES);
            // Turn 0 is the set-up.
            for blow in 0..if turn == 0 { 0 } else { BLOWS.min(left) } {
                left -= 1;
                let stream = Draws::open(&key, turn * 256 + blow);
                let which = Blow::ALL[choices.below(6) as usize];
                let before = tower.clone();
                events.clear();
                tower.blow_with(played, which, &mut stream.clone(), &mut events);
                t.bite_and_wob(stream);
                t.blow(before, which, &events, choices.byte());
            }
            let before = tower.clone();
            events.clear();
            tower.pour_with(
                played,
                &mut Draws::open(&key, turn * 256 + 255),
                &mut events,
            );
            t.pour(before, &events);
        }
        if left == 0 {
            break;
        }
    }
    t.verdicts()
}

impl Tables {
    fn new() -> Self {
        Tables {
            bite: Even::new(8),
            wob: Even::new(4),
            slip: Odds::default(),
            surge: Odds::default(),
            wedge_breaks: Odds::default(),
            knock: Odds::default(),
            hop: Odds::default(),
            wedge_forms: Odds::default(),
            scatter_blow: Even::new(usize::from(PLAY.scatter)),
            line: Shuffled::distinct(BOULDERS),
            slide: Odds::default(),
            scatter_pour: Even::new(usize::from(PLAY.scatter)),
        }
    }

    /// The first two draws of the stream of a blow.
    fn bite_and_wob(&mut self, mut stream: Draws) {
        self.bite.count(stream.below(8) as usize);
        self.wob.count(stream.below(4) as usize);
    }

    /// `pick` chooses the one boulder of this blow whose leaving counts: all feel the same bite, so two would not be
    /// two draws.
    fn blow(&mut self, before: Tower, blow: Blow, events: &[TowerEvent], pick: u8) {
        let ledge = Ledge::ALL[usize::from(pick % 4)];
        let picked = match before.ledge(ledge).len() {
            0 => None,
            n => Some(usize::from(pick / 4) % n),
        };
        let picked = picked.map(|k| (k, before.ledge(ledge)[k]));
        let is_hop = |e: &TowerEvent| matches!(e, TowerEvent::Hop { .. });
        let hops = events.iter().filter(|e| is_hop(e)).count();
        let mut reading = Reading::new(before, blow);
        for (n, &event) in events.iter().enumerate() {
            use TowerEvent::{Break, Hold};
            if let Break(on) | Hold(on) = event {
                let (i, s, m) = (on.index(), reading.s(), reading.matched(on));
                let chance = || f64::from(u32::from(PLAY.brk[s][m]) * aim(i, s) / 16) / 256.0;
                let cell = [i as u8, s as u8, m as u8, 0, 0];
                self.wedge_breaks.trial(cell, event == Break(on), chance);
            }
            if let TowerEvent::Land { id, on, at } = event {
                self.landing(&reading, id, on, at, events.get(n + 1).copied());
            }
            reading.replay(event);
        }
        if let Some((k, id)) = picked {
            let slips = events.contains(&TowerEvent::Slip { id, from: ledge });
            self.picked(&reading, ledge, k, slips);
        }
        self.end(&reading, hops, events);
    }

    fn picked(&mut self, reading: &Reading, ledge: Ledge, k: usize, slips: bool) {
        let (i, s, m) = (ledge.index(), reading.s(), reading.matched(ledge));
        let broke = reading.broke[i];
        if reading.held[i] {
            return;
        }
        let odds = if broke {
            &mut self.surge
        } else {
            &mut self.slip
        };
        let cell = [i as u8, s as u8, m as u8, (k / 3).min(7) as u8, 0];
        odds.trial(cell, slips, || leaves(i, k, s, m, broke));
    }

    /// A boulder lands: where, and whether it pushes one off.
    fn landing(
        &mut self,
        reading: &Reading,
        id: Boulder,
        on: Ledge,
        at: u8,
        next: Option<TowerEvent>,
    ) {
        let (i, s, before) = (on.index(), reading.s(), reading.count(on));
        if before + 1 >= usize::from(PLAY.scatter) {
            self.scatter_blow.count(before - usize::from(at));
        }
        // What hopped only drops back on the top ledge.
        if on == Ledge::Top || reading.held[i] {
            return;
        }
        let knocks = |e| matches!(e, TowerEvent::Knock { from, by, .. } if from == on && by == id);
        let (now, cap) = (before as u32 + 1, u32::from(PLAY.cap[i]));
        let chance = || match now > cap {
            true => 1.0,
            false => f64::from(u32::from(PLAY.knock[s]) * now / cap) / 256.0,
        };
        let cell = [i as u8, s as u8, now as u8, 0, 0];
        self.knock.trial(cell, next.is_some_and(knocks), chance);
    }

    /// The end of a blow: hops over the rim, new wedges, and those that bear too much.
    fn end(&mut self, reading: &Reading, hops: usize, events: &[TowerEvent]) {
        let s = reading.s();
        for n in 0..reading.count(Ledge::Top) {
            let chance = || f64::from(PLAY.hop[s]) / 256.0;
            self.hop.trial([s as u8, 0, 0, 0, 0], n < hops, chance);
        }
        for ledge in Ledge::ALL {
            let (i, m) = (ledge.index(), reading.matched(ledge));
            let forms = events.contains(&TowerEvent::Wedge(ledge));
            if forms || reading.held[i] {
                let bears = usize::from(PLAY.cap[i]) + usize::from(PLAY.bear);
                let loosens = ledge != Ledge::Top && reading.count(ledge) > bears;
                let told = events.contains(&TowerEvent::Loosen(ledge));
                let chance = || f64::from(u8::from(loosens));
                self.wedge_forms
                    .trial([i as u8, 3, 0, 0, loosens.into()], told, chance);
            }
            let taken = if ledge == Ledge::Top {
                0
            } else {
                reading.landed[i]
            };
            let moved = reading.gone[i] + taken;
            if reading.held[i] || moved == 0 || reading.count(ledge) < 4 {
                continue;
            }
            let arch = u32::from(PLAY.arch[s][m]);
            let chance = || f64::from(arch * (8 + moved.min(8)) / 16) / 256.0;
            let cell = [i as u8, s as u8, m as u8, moved.min(8) as u8, 0];
            self.wedge_forms.trial(cell, forms, chance);
        }
    }

    fn pour(&mut self, before: Tower, events: &[TowerEvent]) {
        let first = before.inside_count() == 0;
        let mut reading = Reading::new(before, Blow::new(Side::Left, Strength::Soft));
        let (mut line, mut drops, mut new_drop) = (Vec::new(), 0, true);
        for &event in events {
            let (id, at, landed) = match event {
                TowerEvent::Spill { id, from } => (id, from, None),
                TowerEvent::Land { id, on, at } => (id, on, Some(at)),
                _ => continue,
            };
            drops += u32::from(new_drop);
            new_drop = landed.is_some() || at == Ledge::Lowest;
            if first && !line.contains(&id) {
                line.push(id);
            }
            let (i, count) = (at.index(), reading.count(at));
            let full = count >= usize::from(PLAY.cap[i]);
            // From drop 201 on nothing slips; no pour of the game comes so far.
            assert!(drops <= 200);
            let chance = || match full {
                true => 1.0,
                false => f64::from(PLAY.slide[i]) / 256.0,
            };
            let cell = [i as u8, u8::from(full), 0, 0, 0];
            self.slide.trial(cell, landed.is_none(), chance);
            if let Some(place) = landed
                && count + 1 >= usize::from(PLAY.scatter)
            {
                self.scatter_pour.count(count - usize::from(place));
            }
            reading.replay(event);
        }
        for (place, id) in line.iter().enumerate() {
            self.line.count(place, usize::from(id.id()));
        }
    }

    fn verdicts(&self) -> Vec<Verdict> {
        vec![
            Verdict::new("tower_bite", self.bite.p()),
            Verdict::new("tower_wob", self.wob.p()),
            Verdict::new("tower_slip", self.slip.p()),
            Verdict::new("tower_surge", self.surge.p()),
            Verdict::new("tower_wedge_breaks", self.wedge_breaks.p()),
            Verdict::new("tower_knock", self.knock.p()),
            Verdict::new("tower_hop", self.hop.p()),
            Verdict::new("tower_wedge_forms", self.wedge_forms.p()),
            Verdict::new("tower_scatter_blow", self.scatter_blow.p()),
            Verdict::new("pour_line", self.line.p()),
            Verdict::new("pour_slide", self.slide.p()),
            Verdict::new("pour_scatter", self.scatter_pour.p()),
        ]
    }
}
