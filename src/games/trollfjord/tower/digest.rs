//! A digest over many blows and pours, to prove that every device computes the same tower.

use super::{Blow, Ledge, Tower, TowerEvent};
use crate::engine::{Draws, Fnv, Sink};

/// How many blows the pinned digest covers.
pub const GOLDEN_BLOWS: u32 = 4_000;
/// `golden_digest(GOLDEN_BLOWS)`. It changes only if the model, its numbers or its draws do; then links break.
pub const GOLDEN_DIGEST: u64 = 0xCBCD_0153_607B_18F9;

/// How many turns are played on one tower before the next key.
const TURNS: u64 = 6;

/// A digest of a tower and its events.
struct Digest(Fnv);

impl Digest {
    fn bytes(&mut self, bytes: &[u8]) {
        self.0.bytes(bytes);
    }

    fn state(&mut self, tower: &Tower) {
        for ledge in Ledge::ALL {
            self.bytes(&[
                tower.ledge(ledge).len() as u8,
                u8::from(tower.is_wedged(ledge)),
            ]);
            tower
                .ledge(ledge)
                .iter()
                .for_each(|b| self.bytes(&[b.id()]));
        }
        tower.outside().iter().for_each(|b| self.bytes(&[b.id()]));
    }
}

impl Sink<TowerEvent> for Digest {
    fn tell(&mut self, event: TowerEvent) {
        let ledge = |l: Ledge| l.index() as u8;
        match event {
            TowerEvent::Break(on) => self.bytes(&[0, ledge(on)]),
            TowerEvent::Hold(on) => self.bytes(&[1, ledge(on)]),
            TowerEvent::Slip { id, from } => self.bytes(&[2, id.id(), ledge(from)]),
            TowerEvent::Knock { id, from, by } => self.bytes(&[3, id.id(), ledge(from), by.id()]),
            TowerEvent::Land { id, on, at } => self.bytes(&[4, id.id(), ledge(on), at]),
            TowerEvent::Out { id } => self.bytes(&[5, id.id()]),
            TowerEvent::Hop { id } => self.bytes(&[6, id.id()]),
            TowerEvent::Wedge(on) => self.bytes(&[7, ledge(on)]),
            TowerEvent::Loosen(on) => self.bytes(&[8, ledge(on)]),
            TowerEvent::Spill { id, from } => self.bytes(&[9, id.id(), ledge(from)]),
        }
    }
}

/// Plays `blows` blows, pours between the turns included, from fixed keys and returns a digest of all events and
/// states. Turns of one to nine blows go through all six inputs; every other tower is mirrored.
pub fn golden_digest(blows: u32) -> u64 {
    let mut digest = Digest(Fnv::new());
    let mut left = blows;
    let mut game = 0_u8;
    while left > 0 {
        let mut key = [0x5A; 32];
        key[0] = game;
        let mut tower = Tower::outside_all(game % 2 == 1);
        for turn in 0..=TURNS {
            // Turn 0 is the set-up: no blow, only the pour.
            for n in 0..turn.min(1) * (1 + (turn * 5 + u64::from(game)) % 9) {
                if left > 0 {
                    left -= 1;
                    let blow = Blow::ALL[((turn * 7 + n * 5 + u64::from(game)) % 6) as usize];
                    tower.blow(blow, &mut Draws::open(&key, turn * 256 + n), &mut digest);
                    digest.state(&tower);
                }
            }
            tower.pour(&mut Draws::open(&key, turn * 256 + 255), &mut digest);
            digest.state(&tower);
        }
        game = game.wrapping_add(1);
    }
    digest.0.value()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tower_is_the_same_everywhere() {
        let digest = golden_digest(GOLDEN_BLOWS);
        assert_eq!(digest, GOLDEN_DIGEST, "{digest:#018X}");
    }
}
