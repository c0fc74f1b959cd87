//! The numbers of the tower model: what each means and where it was tuned.

use super::blow::Strength;

/// A parameter set. Rows by strength are soft, firm, hard; pairs are ledges that hang from the far wall (unmatched)
/// and from the struck wall (matched); rows by ledge run from the lowest up. Every number fits a byte, so no product
/// of the model leaves 32 bits, whatever the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Params {
    /// How readily boulders leave, by strength: unmatched, matched ledge.
    pub rel: [[u8; 2]; 3],
    /// How much of a blow each ledge feels, in sixteenths.
    pub aim: [u8; 4],
    /// How the hammer bites, by strength: one of eight even chances, in sixteenths.
    pub bite: [[u8; 8]; 3],
    /// How each ledge wobbles: one of four even chances, in sixteenths.
    pub wob: [u8; 4],
    /// How readily boulders leave by their column of three from the lip, in sixteenths; farther ones as the last.
    pub depth: [u8; 8],
    /// Chance in 256 that a boulder landing on a full ledge pushes the lip boulder off, by strength.
    pub knock: [u8; 3],
    /// How many boulders a ledge holds before it runs over.
    pub cap: [u8; 4],
    /// How readily a ledge that moved wedges, by strength: unmatched, matched; chance in 256 after 8 boulders moved.
    pub arch: [[u8; 2]; 3],
    /// How readily a wedge breaks, by strength: unmatched, matched; chance in 256 at an aim of 16.
    pub brk: [[u8; 2]; 3],
    /// How far the strength levels the aim out toward 13, in sixteenths (at most 16).
    pub blunt: [u8; 3],
    /// Chance in 256 that a poured boulder slips past the ledge.
    pub slide: [u8; 4],
    /// A boulder lands below this many places from the wall end.
    pub scatter: u8,
    /// Chance in 256 that a boulder on the top ledge hops over the rim, by strength.
    pub hop: [u8; 3],
    /// How much more a breaking ledge gives, in sixteenths.
    pub surge: u8,
    /// How many boulders above `cap` a wedge bears; the top ledge bears all.
    pub bear: u8,
}

impl Params {
    /// The set the game is played with.
    pub const PLAY: Params = Params {
        rel: [[12, 92], [15, 140], [22, 180]], // TOWER decision 1
        aim: [16, 17, 16, 14], // TOWER 3.6, the row `middle` (decision 1: no height)
        bite: [
            [12, 13, 13, 16, 17, 18, 19, 20],
            [6, 10, 13, 15, 17, 20, 22, 25],
            [8, 10, 12, 15, 17, 20, 22, 24],
        ], // TOWER 3.6
        wob: [12, 14, 18, 20], // TOWER 3.6
        depth: [20, 17, 12, 10, 7, 7, 6, 5], // TOWER 3.6
        knock: [41, 62, 70],   // TOWER decision 1
        cap: [16, 17, 18, 44], // TOWER 3.6
        arch: [[4, 3], [26, 7], [60, 56]], // TOWER decision 1
        brk: [[40, 90], [90, 190], [170, 240]], // TOWER 3.6
        blunt: [0, 0, 8],      // TOWER decision 1
        slide: [42, 74, 101, 182], // TOWER decision 1
        scatter: 6,            // TOWER 3.6
        hop: [0, 2, 22],       // TOWER 3.6
        surge: 24,             // TOWER 3.6
        bear: 4,               // TOWER 3.4, step 6
    };

    /// How much each ledge feels of a blow of this strength: the aim, leveled out by the blow's bluntness.
    pub const fn aims(&self, strength: Strength) -> [u32; 4] {
        let mut blunt = self.blunt[strength as usize] as u32;
        if blunt > 16 {
            blunt = 16;
        }
        let mut aims = [0; 4];
        let mut ledge = 0;
        while ledge < 4 {
            aims[ledge] = (self.aim[ledge] as u32 * (16 - blunt) + 13 * blunt) / 16;
            ledge += 1;
        }
        aims
    }
}
