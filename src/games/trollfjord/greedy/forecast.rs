//! What a blow will probably bring out of the tower as it stands: its means, by color, from what everybody sees.

use super::super::tower::{BOULDERS, Blow, Boulder, Ledge, Params, Side, Strength, Tower};

/// One boulder, in the fixed point of the forecast.
pub(super) const ONE: u32 = 256;
/// Boulders in this many columns from the lip differ in how readily they leave; farther ones are alike.
const COLUMNS: usize = 8;
/// Columns are three boulders deep.
const COLUMN: usize = 3;
/// The tower's ceiling of the chance to leave, in 256.
const CEILING: u32 = 240;

/// A ledge under a blow, however many boulders lie on it.
#[derive(Clone, Copy)]
struct Row {
    /// Chances in 256 by column that a boulder leaves the ledge.
    leaves: [u32; COLUMNS],
    /// How many of so many boulders leave it, in 256ths of a boulder.
    sums: [u16; BOULDERS + 1],
    /// The chance in 256 that it is not held by a wedge.
    open: u32,
}

/// By strength, by wall (0 the far one, 1 the one that the ledge hangs from), by ledge, and whether it is wedged.
type Rows = [[[[Row; 2]; 4]; 2]; 3];

static ROWS: Rows = {
    let mut all = [[[[row([0; COLUMNS], ONE); 2]; 4]; 2]; 3];
    let mut s = 0;
    while s < 3 {
        let aims = Params::PLAY.aims([Strength::Soft, Strength::Firm, Strength::Hard][s]);
        let mut wall = 0;
        while wall < 2 {
            let mut ledge = 0;
            while ledge < 4 {
                let reach = Params::PLAY.rel[s][wall] as u32 * aims[ledge];
                // A wedge that holds gives nothing, and nothing is pushed off it.
                let open = Params::PLAY.brk[s][wall] as u32 * aims[ledge] / 16;
                let open = if open < ONE { open } else { ONE };
                let breaking = mean_leaves(reach, s, Params::PLAY.surge as u32);
                all[s][wall][ledge] = [row(mean_leaves(reach, s, 16), ONE), row(breaking, open)];
                ledge += 1;
            }
            wall += 1;
        }
        s += 1;
    }
    all
};

/// The row of these chances where the ledge gives way, which it does with the chance `open`.
const fn row(mut leaves: [u32; COLUMNS], open: u32) -> Row {
    let mut column = 0;
    while column < COLUMNS {
        leaves[column] = leaves[column] * open / ONE;
        column += 1;
    }
    let mut sums = [0; BOULDERS + 1];
    let mut count = 0;
    while count < BOULDERS {
        let column = count / COLUMN;
        let column = if column < COLUMNS {
            column
        } else {
            COLUMNS - 1
        };
        sums[count + 1] = sums[count] + leaves[column] as u16;
        count += 1;
    }
    Row { leaves, sums, open }
}

/// The mean over every bite and wobble.
const fn mean_leaves(reach: u32, strength: usize, surge: u32) -> [u32; COLUMNS] {
    let mut leaves = [0; COLUMNS];
    let mut column = 0;
    while column < COLUMNS {
        let mut sum = 0;
        let mut i = 0;
        while i < 32 {
            let bite = Params::PLAY.bite[strength][i / 4] as u32;
            let wobble = Params::PLAY.wob[i % 4] as u32;
            let rate = reach * bite * wobble / 4096 * surge / 16;
            let chance = rate * Params::PLAY.depth[column] as u32 / 16;
            sum += if chance < CEILING { chance } else { CEILING };
            i += 1;
        }
        leaves[column] = (sum + 16) / 32;
        column += 1;
    }
    leaves
}

/// What one blow will probably bring.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forecast {
    /// How many boulders come out on average, in 256ths of a boulder.
    pub total: u32,
    /// How many of each color, in the order of the colors, in the same measure.
    pub by_color: [u32; 4],
    /// How many boulders lie on the lowest ledge afterward, in the same measure.
    pub low: u32,
    /// The chance in 256 that a wedge of the lowest ledge holds, so that nothing at all comes out.
    pub held: u32,
}

impl Forecast {
    /// The forecast of `blow`. It follows the tower's own steps with means in place of draws.
    pub fn of(tower: &Tower, blow: Blow) -> Self {
        let mut falling = 0;
        for ledge in [Ledge::Top, Ledge::Third, Ledge::Second] {
            falling = Shaken::new(tower, blow, ledge, falling).leaving();
        }
        let mut forecast = Shaken::new(tower, blow, Ledge::Lowest, falling).sorted();
        let count = tower.ledge(Ledge::Lowest).len() as u32;
        forecast.low = (count * ONE + falling).saturating_sub(forecast.total);
        forecast
    }
}

/// A ledge during a blow.
struct Shaken<'a> {
    boulders: &'a [Boulder],
    row: &'static Row,
    /// How many boulders are pushed off its lip.
    knocked: u32,
}

impl<'a> Shaken<'a> {
    /// `falling` boulders come down on it from above.
    fn new(tower: &'a Tower, blow: Blow, ledge: Ledge, falling: u32) -> Self {
        let strength = blow.strength as usize;
        let wall = usize::from(tower.hangs_left(ledge) == (blow.side == Side::Left));
        let i = ledge.index();
        let row = &ROWS[strength][wall][i][usize::from(tower.is_wedged(ledge))];
        let boulders = tower.ledge(ledge);
        let count = boulders.len() as u32;
        let cap = u32::from(Params::PLAY.cap[i]);
        let stay = count * ONE - row.shaken(boulders) + falling / 2;
        let knock = u32::from(Params::PLAY.knock[strength]) * stay / cap / ONE;
        let knock = if stay > cap * ONE { ONE } else { knock };
        Shaken {
            boulders,
            row,
            knocked: falling * knock / ONE * row.open / ONE,
        }
    }

    /// How many leave it in all.
    fn leaving(&self) -> u32 {
        self.row.shaken(self.boulders) + self.knocked
    }

    /// What leaves it, by color: those knocked off are the ones nearest to the lip that were not shaken off.
    fn sorted(&self) -> Forecast {
        let mut forecast = Forecast {
            held: ONE - self.row.open,
            ..Forecast::default()
        };
        let mut knocked = self.knocked;
        for (place, boulder) in self.boulders.iter().enumerate() {
            let shaken = self.row.leaves[(place / COLUMN).min(COLUMNS - 1)];
            let pushed = (ONE - shaken).min(knocked);
            knocked -= pushed;
            forecast.total += shaken + pushed;
            forecast.by_color[boulder.color() as usize] += shaken + pushed;
        }
        forecast
    }
}

impl Row {
    /// How many of these boulders are shaken off.
    fn shaken(&self, boulders: &[Boulder]) -> u32 {
        u32::from(self.sums[boulders.len().min(BOULDERS)])
    }
}
