//! The greedy player: decides at once what looks best, as people at a table do. It drives bulk tests and reports.
//!
//! It looks one decision ahead and guesses the rest: what trolls promise (`outlook`), what a blow will probably bring
//! (`forecast`) and what the hammering after it may (`odds`).

mod forecast;
mod hammering;
mod hand;
mod odds;
pub(super) mod outlook;
mod partners;
mod trolls;
pub(super) mod worth;

use super::{Move, Phase, Trollfjord};

/// What a temper adds to the worth of things, in 16ths of a point. The greedy player has an even one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Temper {
    /// To stopping while a treasure is within one's rights.
    pub stop: i32,
    /// To joining as comrade.
    pub join: i32,
    /// To what gifts may cost, for each of them.
    pub gift: i32,
}

/// What the deciding seat does; `None` once the game is over. The same position gives the same move, and what that seat
/// cannot know (the seed, the order of the supply) changes nothing.
pub fn choose(position: &Trollfjord) -> Option<Move> {
    choose_as(position, Temper::default())
}

/// What somebody of this temper does.
pub fn choose_as(position: &Trollfjord, temper: Temper) -> Option<Move> {
    let t = position.table();
    let m = match t.phase {
        Phase::Lord => trolls::lord(position),
        Phase::Place { landscape, up_to } => trolls::place(t, landscape, up_to),
        Phase::Wander { .. } => trolls::wander(t),
        Phase::Tailwind(seat) => trolls::tailwind(t, seat),
        Phase::Announce => partners::announce(t),
        Phase::Join { fortress, asked } => partners::join(t, fortress, asked, temper.join),
        Phase::Commit { fortress, comrade } => partners::commit(t, fortress, comrade),
        Phase::Swing { hammering, first } => {
            hammering::swing(position, &hammering, first, temper.stop)
        }
        Phase::Pledge {
            hammering,
            need,
            round,
        } => partners::pledge(position, &hammering, need, round, temper.gift),
        Phase::Collect { hammering, .. } => hammering::collect(position, &hammering),
        Phase::CollectOrKeep { hammering } => {
            hammering::collect_or_keep(position, &hammering, temper.stop)
        }
        Phase::Clear { fortress, seat, .. } => trolls::clear(t, seat, fortress.regions())?,
        Phase::Over => return None,
    };
    Some(m)
}
