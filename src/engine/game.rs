//! What a game of the house is: positions, decisions and what they make happen.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::link::Numbered;
use super::{Draws, Seat, Seed, Sink};

/// A position of one game. Set-up, seed and moves determine everything.
///
/// A decision with exactly one legal move never waits for anybody: [`Game::play`] plays it itself and tells its
/// events, so that a record holds real decisions only.
pub trait Game: Clone + Eq + Debug + 'static {
    /// The short name in links, records and file names.
    const ID: &'static str;
    /// The letter or digit in ASCII that coded records of this game begin with.
    const LETTER: u8;
    /// The version of the rules; a record of another version is not replayed.
    const RULES: u32;
    /// What is agreed before the first move.
    type Setup: Clone + Eq + Debug + Display + FromStr + Numbered;
    /// One decision of one seat. Its text is its notation.
    type Move: Copy + Eq + Debug + Display + FromStr;
    /// A list of moves that lives on the caller's stack.
    type Moves: Default + AsRef<[Self::Move]>;
    /// One thing that a move made happen.
    type Event: Copy + Eq + Debug;
    /// Why a move cannot be played.
    type Refusal: Copy + Eq + Debug;
    /// The points of one seat, in parts.
    type Score: Copy + Eq + Debug + Total;

    /// The position before the first decision.
    fn new(setup: &Self::Setup, seed: Seed, sink: &mut impl Sink<Self::Event>) -> Self;
    /// The seats that play, in order.
    fn seats(&self) -> impl Iterator<Item = Seat>;
    /// Who decides now; `None` once the game is over.
    fn to_move(&self) -> Option<Seat>;
    /// Replaces what is in `list` by every move open to that seat, in a fixed order; none once the game is over.
    fn legal_moves(&self, list: &mut Self::Moves);
    /// Why `m` cannot be played now; `None` if it can.
    fn refusal(&self, m: Self::Move) -> Option<Self::Refusal>;
    /// Plays a legal move and tells what happens, in order.
    ///
    /// # Errors
    /// The refusal, if the move is not legal; the position is unchanged then.
    fn play(
        &mut self,
        m: Self::Move,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;
    /// How many decisions have been recorded.
    fn decisions(&self) -> u32;
    /// What `seat` would score if the game ended now; final once it is over.
    fn score(&self, seat: Seat) -> Self::Score;
    /// The seats from first to last place, ties broken as the rules say.
    fn ranking(&self) -> Vec<Seat>;
    /// Whether an event showed something nobody could know before: undo stops there.
    fn reveals(event: &Self::Event) -> bool;
    /// Replaces what `seat` cannot know (luck to come, hidden pieces) by a guess out of `draws`.
    fn imagine(&mut self, seat: Seat, draws: &mut Draws);

    /// The legal moves in a list of their own, for callers that may allocate.
    fn legal(&self) -> Vec<Self::Move> {
        let mut list = Self::Moves::default();
        self.legal_moves(&mut list);
        list.as_ref().to_vec()
    }

    /// Like [`Game::play`], with the events in a list.
    ///
    /// # Errors
    /// As [`Game::play`].
    fn play_telling(&mut self, m: Self::Move) -> Result<Vec<Self::Event>, Self::Refusal> {
        let mut events = Vec::new();
        self.play(m, &mut events)?;
        Ok(events)
    }
}

/// Points that add up.
pub trait Total {
    /// The sum of the parts.
    fn total(&self) -> i32;
}
