//! A second, naive reading of the rules of Trollfjord, written from the specification alone to proof-read the engine.

mod board;
mod collect;
mod hammer;
mod luck;
#[cfg(test)]
mod scenarios;
mod setup;
mod spirit;
mod text;
mod tower;
mod walk;

use tower::Tower;

/// A troll lord.
#[derive(Clone, Debug)]
struct Lord {
    /// Starting spaces are -4 to -1; the first walkway space is 0; laps are added.
    distance: i32,
    /// The starting space it began on.
    start: i32,
    lying: bool,
}

/// A treasure sack.
#[derive(Clone, Debug)]
struct Sack {
    /// Belt spaces I, II, III and +.
    belt: [Option<u32>; 4],
    /// The patched sack, in the order of taking.
    patched: Vec<u32>,
    /// The gifts not yet turned over.
    gifts: Vec<u32>,
}

/// §B3, §B4: what is fixed for a hammering, and how far it has come.
#[derive(Clone, Debug)]
struct Hammering {
    fortress: usize,
    limit: usize,
    blows: usize,
    /// The hammerer at this moment; while collecting, the one who collects.
    holder: usize,
    /// The other one who has still to collect.
    other: Option<usize>,
    /// The mover and the comrade, the mover first.
    members: Vec<usize>,
    /// Who of them has taken a treasure.
    took: Vec<usize>,
    /// The hammerer stopped of his own will, so the other may keep hammering.
    keep_open: bool,
}

/// §B4: the gifts offered to the angry spirit so far.
#[derive(Clone, Debug)]
struct Pledges {
    need: usize,
    by_holder: Vec<u32>,
    by_other: Vec<u32>,
}

/// What the waiting decision is about.
#[derive(Clone, Debug)]
enum Step {
    Lord,
    Place {
        landscape: &'static str,
        up_to: u32,
    },
    Wander {
        left: u32,
    },
    /// The seats still to be asked, the nearest first.
    Tailwind {
        queue: Vec<usize>,
    },
    Announce,
    Join {
        fortress: usize,
        queue: Vec<usize>,
    },
    Commit {
        fortress: usize,
        comrade: Option<usize>,
    },
    Swing {
        first: bool,
    },
    /// The hammerer's first word.
    Pledge {
        pledges: Pledges,
    },
    /// The comrade's word.
    Share {
        pledges: Pledges,
    },
    /// The hammerer's last word.
    TopUp {
        pledges: Pledges,
    },
    Collect,
    CollectOrKeep,
    /// Who has still to clear a region, in order.
    Clear {
        queue: Vec<usize>,
    },
    Over,
}

/// A game of Trollfjord.
#[derive(Clone, Debug)]
pub struct Naive {
    seats: usize,
    even: bool,
    /// The 13 canonical characters of the seed.
    key: String,
    /// Fortress numbers of F1 to F6.
    numbers: [usize; 6],
    /// Landscapes of the 30 placement spaces.
    walkway: Vec<&'static str>,
    /// Treasures of R01 to R12.
    treasures: Vec<Option<u32>>,
    /// The last one is drawn next.
    supply: Vec<u32>,
    /// Trolls by region, then seat.
    trolls: Vec<Vec<u32>>,
    lords: Vec<Lord>,
    sacks: Vec<Sack>,
    /// Who has crown I, II, III.
    crowns: [Option<usize>; 3],
    tower: Tower,
    turn: u64,
    mover: usize,
    /// Decisions recorded so far.
    decisions: usize,
    /// Somebody has filled +.
    ending: bool,
    step: Step,
    hammering: Option<Hammering>,
}

impl Naive {
    /// Sets up a game (`4 first`, `3 random even`, `2 custom-17`) and plays on to the first decision.
    pub fn open(setup: &str, seed: &str) -> Naive {
        let mut game = Naive::set_up(setup, seed);
        game.play_forced();
        game
    }

    /// Plays a legal move, then whatever is forced after it.
    pub fn play(&mut self, m: &str) {
        let legal = self.legal();
        assert!(legal.iter().any(|l| l == m), "{m} is not in {legal:?}");
        self.decisions += 1;
        self.apply(m);
        self.play_forced();
    }

    /// A decision with exactly one legal move is played by itself and not counted.
    fn play_forced(&mut self) {
        loop {
            let legal = self.legal();
            if legal.len() != 1 {
                return;
            }
            self.apply(&legal[0]);
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.step, Step::Over)
    }

    /// The legal moves in record notation and in the fixed order; none once the game is over.
    pub fn legal(&self) -> Vec<String> {
        match &self.step {
            Step::Lord => self.lord_moves(),
            Step::Place { landscape, up_to } => self.place_moves(landscape, *up_to),
            Step::Wander { .. } => with(self.wander_moves(self.mover), "done"),
            Step::Tailwind { queue } => with(self.tailwind_moves(queue[0]), "decline"),
            Step::Announce => self.announce_moves(),
            Step::Join { .. } => words(&["join", "decline"]),
            Step::Commit { .. } => words(&["hammer", "refrain"]),
            Step::Swing { first: true } => words(&hammer::BLOWS),
            Step::Swing { first: false } => with(words(&hammer::BLOWS), "stop"),
            Step::Pledge { pledges } => self.pledge_moves(pledges),
            Step::Share { pledges } => self.share_moves(pledges),
            Step::TopUp { pledges } => self.top_up_moves(pledges),
            Step::Collect => self.collect_moves(),
            Step::CollectOrKeep => with(self.collect_moves(), "keep"),
            Step::Clear { queue } => self.clear_moves(queue[0]),
            Step::Over => vec![],
        }
    }

    /// Carries out a legal move.
    fn apply(&mut self, m: &str) {
        match self.step.clone() {
            Step::Lord => self.move_lord(m),
            Step::Place { .. } => self.place(m),
            Step::Wander { left } => self.wander(m, left),
            Step::Tailwind { queue } => self.tailwind(m, queue),
            Step::Announce => self.announce(m),
            Step::Join { fortress, queue } => self.join(m, fortress, queue),
            Step::Commit { fortress, comrade } => self.commit(m, fortress, comrade),
            Step::Swing { .. } => self.swing(m),
            Step::Pledge { pledges } => self.pledge(m, pledges),
            Step::Share { pledges } => self.share(m, pledges),
            Step::TopUp { pledges } => self.top_up(m, pledges),
            Step::Collect | Step::CollectOrKeep => self.collect(m),
            Step::Clear { queue } => self.clear(m, queue),
            Step::Over => panic!("the game is over"),
        }
    }

    /// The seat that decides.
    fn decider(&self) -> usize {
        match &self.step {
            Step::Tailwind { queue } | Step::Join { queue, .. } | Step::Clear { queue } => queue[0],
            Step::Share { .. } => self.struck().other.expect("somebody to share with"),
            Step::Swing { .. }
            | Step::Pledge { .. }
            | Step::TopUp { .. }
            | Step::Collect
            | Step::CollectOrKeep => self.struck().holder,
            _ => self.mover,
        }
    }

    /// The hammering that is going on.
    fn struck(&self) -> &Hammering {
        self.hammering.as_ref().expect("a hammering")
    }

    /// The hammering that is going on, to change it.
    fn struck_mut(&mut self) -> &mut Hammering {
        self.hammering.as_mut().expect("a hammering")
    }

    /// How many trolls a seat has in the regions of a fortress.
    fn trolls_at(&self, fortress: usize, seat: usize) -> u32 {
        let regions = board::regions_of(fortress);
        regions.iter().map(|r| self.trolls[*r][seat]).sum()
    }

    /// How many trolls a seat has in its supply.
    fn trolls_left(&self, seat: usize) -> u32 {
        let out: u32 = self.trolls.iter().map(|region| region[seat]).sum();
        10 - out
    }
}

/// A list of moves from plain words.
fn words(list: &[&str]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

/// A list of moves with one more at the end.
fn with(mut list: Vec<String>, last: &str) -> Vec<String> {
    list.push(last.to_string());
    list
}
