//! Luck and turning points of a game: what every hammering promised and brought, and who was how likely to win when.
//!
//! Every figure is imagined from a position as everybody saw it then. What came of it, and what the seed held, changes
//! none of them.

use crate::engine::{BySeat, Draws, Game, Record, Seat};

use super::super::map::Fortress;
use super::super::{Event, Move, Moves, Phase, Trollfjord, greedy};
use super::odds::{Share, imagine_hammering};

/// The key of games imagined to their end.
const GAMES: &[u8; 32] = b"how everybody plays to the end..";
/// So many decisions in 256 of an imagined game are anything at all.
const WHIMS: u32 = 32;
/// So many turning points are told.
const TURNING: usize = 3;
/// A change of less than this, in thousandths, turns nothing.
const LEAST: u32 = 60;

/// How much is imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Labor {
    /// So many courses of every hammering.
    pub hammerings: u32,
    /// So many games to the end from the beginning of every turn.
    pub games: u32,
}

impl Labor {
    /// For a game that is over: the expectation of a hammering strays by less than a tenth of a point, a chance by some
    /// three in a hundred.
    pub const FULL: Labor = Labor {
        hammerings: 10_000,
        games: 300,
    };
}

/// A hammering that came to its end, and what it promised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// After so many decisions it began.
    pub decisions: usize,
    /// In which turn.
    pub turn: u16,
    /// Whose turn it was.
    pub mover: Seat,
    /// Who joined.
    pub comrade: Option<Seat>,
    /// Where.
    pub fortress: Fortress,
    /// Hit limit and color limit.
    pub limit: u8,
    /// The value of what each of the pair took.
    pub fell: BySeat<u8>,
    /// The sum of what each took in the imagined courses.
    pub imagined: BySeat<u32>,
    /// So many courses were imagined.
    pub of: u32,
}

impl Entry {
    /// What was to be expected for `seat` at its beginning, in tenths of a point.
    pub fn expected(&self, seat: Seat) -> i32 {
        let of = u64::from(self.of.max(1));
        ((u64::from(self.imagined[seat]) * 10 + of / 2) / of) as i32
    }

    /// What fell to `seat` beyond what was to be expected, in tenths of a point.
    pub fn luck(&self, seat: Seat) -> i32 {
        10 * i32::from(self.fell[seat]) - self.expected(seat)
    }

    /// Both who hammered.
    pub fn pair(&self) -> impl Iterator<Item = Seat> {
        std::iter::once(self.mover).chain(self.comrade)
    }
}

/// The beginning of a turn, or the end of the game, and how likely each seat was to win then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// After so many decisions.
    pub decisions: usize,
    /// Which turn begins; at the end of the game the last one.
    pub turn: u16,
    /// Whose turn; nobody's at the end of the game.
    pub mover: Option<Seat>,
    /// How often each seat won.
    pub wins: BySeat<Share>,
}

/// A turn that changed much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turning {
    /// The place in the curve where the turn begins; its outcome is the next place.
    pub at: usize,
    /// Whose chance to win changed most.
    pub seat: Seat,
    /// From how many thousandths.
    pub from: u32,
    /// To how many.
    pub to: u32,
}

/// What is imagined, one after the other.
#[derive(Clone, Debug)]
struct Task {
    position: Trollfjord,
    kind: Kind,
    of: u32,
    done: u32,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Hammering(usize),
    Game(usize),
}

/// The ledger of a game, being reckoned.
#[derive(Clone, Debug)]
pub struct Ledger {
    entries: Vec<Entry>,
    curve: Vec<Prospect>,
    tasks: Vec<Task>,
    /// The task under way.
    at: usize,
}

impl Ledger {
    /// Begins the ledger of a game as far as it was played; moves that cannot be played end it.
    pub fn new(record: &Record<Trollfjord>, labor: Labor) -> Self {
        let mut ledger = Ledger {
            entries: Vec::new(),
            curve: Vec::new(),
            tasks: Vec::new(),
            at: 0,
        };
        let mut position = record.opening();
        ledger.look(0, &position, labor);
        let mut events = Vec::new();
        for (i, &m) in record.moves.iter().enumerate() {
            events.clear();
            if position.play(m, &mut events).is_err() {
                break;
            }
            record.renew(i + 1, &mut position);
            ledger.take_in(&events);
            ledger.look(i + 1, &position, labor);
        }
        ledger.leave_out_the_unfinished(&position);
        ledger
    }

    /// Imagines one course or one game more; tells whether there is more to imagine.
    pub fn step(&mut self) -> bool {
        let Some(task) = self.tasks.get_mut(self.at) else {
            return false;
        };
        let number = u64::from(task.done) + 1;
        match task.kind {
            Kind::Hammering(i) => {
                let taken = imagine_hammering(&task.position, None, number);
                let entry = &mut self.entries[i];
                for seat in Seat::ALL {
                    entry.imagined[seat] += u32::from(taken.value(seat));
                }
                entry.of += 1;
            }
            Kind::Game(i) => {
                let winner = imagine_game(&task.position, number);
                for seat in task.position.seats() {
                    self.curve[i].wins[seat].add(Some(seat) == winner);
                }
            }
        }
        task.done += 1;
        if task.done >= task.of {
            self.at += 1;
        }
        self.at < self.tasks.len()
    }

    /// How far it has come, in thousandths.
    pub fn progress(&self) -> u32 {
        let all: u64 = self.tasks.iter().map(|task| task.labor(task.of)).sum();
        let done: u64 = self.tasks.iter().map(|task| task.labor(task.done)).sum();
        (done * 1_000).checked_div(all).map_or(1_000, |n| n as u32)
    }

    /// The hammerings, first to last.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Who was how likely to win at the beginning of every turn, and at the end of the game if it has come.
    pub fn curve(&self) -> &[Prospect] {
        &self.curve
    }

    /// What fell to `seat` beyond what was to be expected in all hammerings together, in tenths of a point.
    pub fn luck(&self, seat: Seat) -> i32 {
        self.entries.iter().map(|entry| entry.luck(seat)).sum()
    }

    /// The turns that changed most, in the order of the game.
    pub fn turning_points(&self) -> Vec<Turning> {
        turning_points(&self.curve)
    }

    /// Notes what is to be imagined from the position after `decisions`.
    fn look(&mut self, decisions: usize, position: &Trollfjord, labor: Labor) {
        let t = position.table();
        let (kind, of) = match t.phase {
            Phase::Swing {
                hammering,
                first: true,
            } if hammering.blows == 0 => {
                self.entries.push(Entry {
                    decisions,
                    turn: t.turn,
                    mover: t.mover,
                    comrade: hammering.comrade,
                    fortress: hammering.fortress,
                    limit: hammering.limit,
                    fell: BySeat::default(),
                    imagined: BySeat::default(),
                    of: 0,
                });
                (Kind::Hammering(self.entries.len() - 1), labor.hammerings)
            }
            Phase::Lord | Phase::Over => {
                let over = t.phase == Phase::Over;
                self.curve.push(Prospect {
                    decisions,
                    turn: t.turn,
                    mover: (!over).then_some(t.mover),
                    wins: BySeat::default(),
                });
                // What is over is known.
                let games = if over { 1 } else { labor.games };
                (Kind::Game(self.curve.len() - 1), games)
            }
            _ => return,
        };
        if of > 0 {
            self.tasks.push(Task {
                position: position.clone(),
                kind,
                of,
                done: 0,
            });
        }
    }

    /// What was collected belongs to the hammering that has begun last.
    fn take_in(&mut self, events: &[Event]) {
        for event in events {
            if let (Event::Collected { seat, treasure, .. }, Some(entry)) =
                (event, self.entries.last_mut())
            {
                entry.fell[*seat] += treasure.value();
            }
        }
    }

    fn leave_out_the_unfinished(&mut self, position: &Trollfjord) {
        if position.table().phase.hammering().is_some() {
            self.entries.pop();
            let left = self.entries.len();
            let stays = |task: &Task| !matches!(task.kind, Kind::Hammering(i) if i >= left);
            self.tasks.retain(stays);
        }
    }
}

impl Task {
    /// What so many of its cases cost, roughly: a hammering is as long as one turn, a game as the turns that are left.
    fn labor(&self, cases: u32) -> u64 {
        let cost = match self.kind {
            Kind::Hammering(_) => 1,
            Kind::Game(_) => {
                let t = self.position.table();
                let left = t
                    .seats()
                    .map(|seat| t.sacks[seat].belt.iter().filter(|b| b.is_none()).count());
                1 + 3 * left.sum::<usize>()
            }
        };
        u64::from(cases) * cost as u64
    }
}

/// Imagines with guess `number` how everybody plays to the end, mostly as the greedy player does; tells who wins.
///
/// Without whims one position would always be continued in one way up to the first blow, and a small change would turn
/// the whole: the curve would jump where nothing happened.
fn imagine_game(start: &Trollfjord, number: u64) -> Option<Seat> {
    let mut game = start.clone();
    let mut draws = Draws::open(GAMES, number);
    game.imagine(start.table().mover, &mut draws);
    while let Some(m) = whim(&game, &mut draws).or_else(|| greedy::choose(&game)) {
        if game.play(m, &mut ()).is_err() {
            break;
        }
    }
    game.table().winner()
}

/// Anything at all, now and then.
fn whim(game: &Trollfjord, draws: &mut Draws) -> Option<Move> {
    if !draws.chance(WHIMS) {
        return None;
    }
    let mut list = Moves::new();
    game.legal_moves(&mut list);
    let n = u32::try_from(list.len()).ok().filter(|&n| n > 0)?;
    list.get(draws.below(n) as usize).copied()
}

/// The turns that changed somebody's chance most, in the order of the game.
pub fn turning_points(curve: &[Prospect]) -> Vec<Turning> {
    let mut turns: Vec<Turning> = (0..curve.len().saturating_sub(1))
        .filter_map(|at| {
            let chance = |place: usize, seat| curve[place].wins[seat].thousandths();
            let change = |seat: &Seat| chance(at, *seat).abs_diff(chance(at + 1, *seat));
            // Of equal changes the first seat's.
            let seat = Seat::ALL.into_iter().rev().max_by_key(change)?;
            let (from, to) = (chance(at, seat), chance(at + 1, seat));
            (change(&seat) >= LEAST).then_some(Turning { at, seat, from, to })
        })
        .collect();
    crate::engine::sort_by_key(&mut turns, |turn| {
        std::cmp::Reverse(turn.from.abs_diff(turn.to))
    });
    turns.truncate(TURNING);
    crate::engine::sort_by_key(&mut turns, |turn| turn.at);
    turns
}
