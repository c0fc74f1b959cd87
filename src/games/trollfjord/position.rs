//! `impl Game for Trollfjord`: the table of contents of the rules and the order of play.

use crate::engine::{Draws, Game, Seat, Seed, Sink};

use super::event::Event;
use super::moves::{Move, Moves};
use super::phase::Phase;
use super::planted::{Planted, planted};
use super::refusal::{Clause, Reason, Refusal};
use super::score::Score;
use super::setup::Setup;
use super::table::Table;

/// §H1 The turn in which this decision is recorded is the last.
pub const STALL: u32 = 1_500;

/// A position of Trollfjord: a table that has been checked, and is only changed by legal moves.
#[derive(Clone, PartialEq, Eq)]
pub struct Trollfjord {
    pub(super) t: Table,
}

impl Trollfjord {
    /// Everything on the table, to look at.
    pub fn table(&self) -> &Table {
        &self.t
    }

    /// The table, to lay out something else.
    pub fn into_table(self) -> Table {
        self.t
    }

    /// Why `m` of `seat` cannot be played now; `None` if it can.
    pub fn refusal_of(&self, seat: Seat, m: Move) -> Option<Refusal> {
        match self.to_move() {
            Some(decider) if decider != seat => {
                let reason = Reason::NotYourDecision {
                    asked: seat,
                    decider,
                };
                Some(self.refuse(self.clause(), reason))
            }
            _ => self.refusal(m),
        }
    }

    /// The clause of the decision that is waited for.
    pub fn clause(&self) -> Clause {
        match self.t.phase {
            Phase::Lord => Clause::A1,
            Phase::Place { .. } | Phase::Wander { .. } => Clause::A2,
            Phase::Tailwind(_) => Clause::A3,
            Phase::Announce => Clause::B1,
            Phase::Join { .. } | Phase::Commit { .. } => Clause::B2,
            Phase::Swing { .. } | Phase::Pledge { .. } | Phase::CollectOrKeep { .. } => Clause::B4,
            Phase::Collect { .. } => Clause::C1,
            Phase::Clear { .. } => Clause::C3,
            Phase::Over => Clause::E1,
        }
    }

    pub(super) fn refuse(&self, clause: Clause, reason: Reason) -> Refusal {
        Refusal {
            clause,
            decider: self.to_move(),
            reason,
        }
    }

    pub(super) fn wrong_step(&self) -> Reason {
        Reason::WrongStep {
            step: self.t.phase.step(),
        }
    }

    /// Plays every decision that has only one legal move, until one is left that has more, or the game is over.
    pub(super) fn settle(&mut self, sink: &mut impl Sink<Event>) {
        let mut list = Moves::new();
        loop {
            self.legal_moves(&mut list);
            match list[..] {
                [only] => self.apply(only, sink),
                _ => return,
            }
        }
    }

    /// Makes a legal move happen.
    fn apply(&mut self, m: Move, sink: &mut impl Sink<Event>) {
        match m {
            Move::Lord(row, distance) => self.step_lord(row, distance, sink),
            Move::Place(region, count) => self.place(region, count, sink),
            Move::Wander(from, to) => self.wander(from, to, sink),
            Move::PlaceNone | Move::Done => self.pass(sink),
            Move::Decline => self.decline(sink),
            Move::Announce(fortress) => self.announce(fortress, sink),
            Move::EndTurn | Move::Refrain => self.end_without_hammering(sink),
            Move::Join => self.join(sink),
            Move::Hammer => self.commit(sink),
            Move::Swing(blow) => self.swing(blow, sink),
            Move::Stop => self.stop(sink),
            Move::Pledge(gifts) => self.pledge(gifts, sink),
            Move::Collect(region) => self.collect(Some(region), sink),
            Move::Nothing => self.collect(None, sink),
            Move::Keep => self.keep(sink),
            Move::Clear(region) => self.clear(region, sink),
        }
    }

    /// §T1 The next turn: that of the lord farthest back; or the end.
    pub(super) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.last_turns(sink);
        if self.t.decisions >= STALL && self.t.rear().is_some() {
            sink.tell(Event::Stalled);
            return self.finish(sink);
        }
        match self.t.rear() {
            Some(seat) => self.begin_turn(seat, sink),
            None => self.finish(sink),
        }
    }

    pub(super) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.t.turn += 1;
        self.t.mover = seat;
        self.t.phase = Phase::Lord;
        sink.tell(Event::Turn {
            number: self.t.turn,
            seat,
        });
    }

    fn finish(&mut self, sink: &mut impl Sink<Event>) {
        self.t.phase = Phase::Over;
        sink.tell(Event::Over);
    }

    /// §E1 The first to fill + has had the last turn, and so has everyone after that.
    fn last_turns(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.t.mover;
        if self.t.sacks[seat].is_full() && !self.t.ending {
            self.t.ending = true;
            sink.tell(Event::LastTurns { seat });
        }
        if self.t.ending {
            let trolls = self.t.on_board(seat);
            if !planted(Planted::TrollsStay) {
                self.t.trolls.iter_mut().for_each(|region| region[seat] = 0);
            }
            self.t.lords[seat].lying = true;
            sink.tell(Event::LaidDown { seat, trolls });
        }
    }
}

impl Game for Trollfjord {
    const ID: &'static str = "trollfjord";
    const LETTER: u8 = b'T';
    const RULES: u32 = 0;
    type Setup = Setup;
    type Move = Move;
    type Moves = Moves;
    type Event = Event;
    type Refusal = Refusal;
    type Score = Score;

    fn new(setup: &Setup, seed: Seed, sink: &mut impl Sink<Event>) -> Self {
        Self::open(setup, seed, sink)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.t.seats()
    }

    fn to_move(&self) -> Option<Seat> {
        self.t.phase.decider(self.t.mover)
    }

    fn legal_moves(&self, list: &mut Moves) {
        list.clear();
        match self.t.phase {
            Phase::Lord | Phase::Place { .. } | Phase::Wander { .. } | Phase::Tailwind(_) => {
                self.list_moving(list);
            }
            Phase::Announce | Phase::Join { .. } | Phase::Commit { .. } => {
                self.list_announcing(list);
            }
            Phase::Swing { .. } | Phase::Pledge { .. } => self.list_hammering(list),
            Phase::Collect { .. } | Phase::CollectOrKeep { .. } | Phase::Clear { .. } => {
                self.list_collecting(list);
            }
            Phase::Over => {}
        }
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        match self.t.phase {
            Phase::Lord | Phase::Place { .. } | Phase::Wander { .. } | Phase::Tailwind(_) => {
                self.refuse_moving(m)
            }
            Phase::Announce | Phase::Join { .. } | Phase::Commit { .. } => {
                self.refuse_announcing(m)
            }
            Phase::Swing { .. } | Phase::Pledge { .. } => self.refuse_hammering(m),
            Phase::Collect { .. } | Phase::CollectOrKeep { .. } | Phase::Clear { .. } => {
                self.refuse_collecting(m)
            }
            Phase::Over => Some(self.refuse(Clause::E1, Reason::GameOver)),
        }
    }

    fn play(&mut self, m: Move, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(m) {
            return Err(refusal);
        }
        self.t.decisions += 1;
        self.apply(m, sink);
        self.settle(sink);
        Ok(())
    }

    fn decisions(&self) -> u32 {
        self.t.decisions
    }

    fn score(&self, seat: Seat) -> Score {
        self.t.score(seat)
    }

    fn ranking(&self) -> Vec<Seat> {
        self.t.ranking()
    }

    /// A blow, a treasure turned up and a tower poured anew show what nobody could know.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Struck { .. } | Event::Refilled { .. } | Event::Poured
        )
    }

    /// Nobody knows the key and the order of the supply; everything else is public.
    fn imagine(&mut self, _seat: Seat, draws: &mut Draws) {
        self.t.seed = Seed::from_bytes(&std::array::from_fn(|_| draws.byte()));
        // In an order that everybody knows, or the true one would show through.
        self.t.supply.sort_unstable();
        draws.shuffle(&mut self.t.supply);
    }
}
