//! The whole board, in layers from the water up.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::view::offer::{Candidate, Mark, Offer, Pick};
use crate::games::trollfjord::walkway::{Planks, Space};
use crate::games::trollfjord::{Table, Trollfjord};

use super::keep::Keep;
use super::layout::{hides, lord_stand};
use super::lord::{Jetty, Lord};
use super::region::{Face, Ground, Line, mark_class};
use super::walk::{Halo, StepBadge, WalkSpace};

/// How much of the board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Framing {
    /// All of it.
    #[default]
    Whole,
    /// The land without the walkway and its lords, on screens that are small. Large ones show all of it all the same.
    Land,
}

/// The position, what can be picked on it, and whom to tell.
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The position.
    pub game: Rc<Trollfjord>,
    /// What can be picked.
    pub offer: Rc<Offer>,
    /// Told what was pressed.
    pub pick: Callback<Pick>,
    /// How much of it is shown.
    #[prop_or_default]
    pub framing: Framing,
}

/// The board. It says nothing to a screen reader ([`super::BoardList`] does) and takes no focus: all that can be picked
/// here can be picked by controls beside it.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let table = props.game.table();
    let offer = &props.offer;
    let pick = use_lasting(&props.pick);
    let class = classes!("board", (props.framing == Framing::Land).then_some("land"));
    let left = table
        .seats()
        .all(|seat| table.lords[seat].at.space().is_some());
    html! {
        <div {class}>
            <svg class="board-stage" viewBox="-18 -28 1236 1236" aria-hidden="true" focusable="false">
                <Jetty {left} />
                <Picture />
                <g>{grounds(offer, &pick)}</g>
                <g class="borders">{lines(offer)}</g>
                <Walkway planks={table.planks} candidates={halos(offer)} />
                <g class="faces">{faces(table)}</g>
                <g>{keeps(table, offer, &pick)}</g>
                <g class="lords">{lords(table, offer)}</g>
                <g class="badges">{badges(offer, &pick)}</g>
            </svg>
        </div>
    }
}

/// A callback that stays the same and calls the latest `pick`: parents make theirs anew with every drawing, and pieces
/// are drawn again when theirs changes.
#[hook]
fn use_lasting(pick: &Callback<Pick>) -> Callback<Pick> {
    let latest = use_mut_ref(|| pick.clone());
    latest.replace(pick.clone());
    use_callback((), move |picked: Pick, ()| {
        let pick = latest.borrow().clone();
        pick.emit(picked);
    })
}

/// Land, water and boards, drawn once by the browser, and the night above them.
#[component]
fn Picture() -> Html {
    html! {
        <g class="picture">
            <image href="board.svg" x="-6" y="-6" width="1212" height="1212" />
            <path class="night" d="M1089.9 1089.9A352 352 0 0 1 841 1193H359A352 352 0 0 1 7 841V359A352 352 0 0 1 359 7H841A352 352 0 0 1 1193 359V841A352 352 0 0 1 1089.9 1089.9Z" />
        </g>
    }
}

fn grounds(offer: &Offer, pick: &Callback<Pick>) -> Html {
    html! {
        for region in Region::ALL {
            <Ground key={region.index()} {region} mark={offer.regions[region.index()]} {pick} />
        }
    }
}

/// The lines of the marked regions, the loudest last, since neighbors share a border.
fn lines(offer: &Offer) -> Html {
    let mut lines: Vec<(u8, Region, &'static str)> = Vec::new();
    for region in Region::ALL {
        let mark = offer.regions[region.index()];
        let rank = match mark {
            Mark::Plain | Mark::Closed => 0,
            Mark::Preview => 1,
            Mark::Open => 2,
            Mark::Picked => 3,
        };
        if let (1.., Some(look)) = (rank, mark_class(mark)) {
            lines.push((rank, region, look));
        }
        if offer.last.contains(&region) {
            lines.push((4, region, "last-bed"));
            lines.push((5, region, "last"));
        }
    }
    lines.sort_by_key(|&(rank, region, _)| (rank, region));
    html! {
        for (rank, region, look) in lines {
            <Line key={format!("{region}{rank}")} {region} {look} />
        }
    }
}

fn faces(table: &Table) -> Html {
    html! {
        for region in Region::ALL {
            <Face key={region.index()} {region} treasure={table.treasure(region)} trolls={table.trolls[region.index()]} />
        }
    }
}

fn keeps(table: &Table, offer: &Offer, pick: &Callback<Pick>) -> Html {
    html! {
        for fortress in Fortress::ALL {
            <Keep
                key={fortress.index()}
                {fortress}
                level={table.number(fortress)}
                mark={offer.fortresses[fortress.index()]}
                {pick}
            />
        }
    }
}

/// The lords, those nearer to the onlooker later. One that hides a space that can be picked is translucent.
fn lords(table: &Table, offer: &Offer) -> Html {
    let mut seats: Vec<Seat> = table.seats().collect();
    let depth = |seat: &Seat| lord_stand(table.lords[*seat].at).1;
    seats.sort_by(|a, b| depth(a).total_cmp(&depth(b)));
    let targets: Vec<Space> = offer
        .candidates
        .iter()
        .filter_map(|c| c.at.space())
        .collect();
    html! {
        for seat in seats {
            <Lord
                key={seat.index()}
                {seat}
                at={table.lords[seat].at}
                lying={table.lords[seat].lying}
                mover={seat == table.mover && !table.lords[seat].lying}
                veiled={targets.iter().any(|&space| hides(table.lords[seat].at, space))}
            />
        }
    }
}

fn badges(offer: &Offer, pick: &Callback<Pick>) -> Html {
    let spaces = offer
        .candidates
        .iter()
        .filter_map(|&c| Some((c, c.at.space()?)));
    html! {
        for (candidate, space) in spaces {
            <StepBadge key={space.index()} {candidate} {space} {pick} />
        }
    }
}

/// The marks of the candidate spaces.
fn halos(offer: &Offer) -> Rc<[(Space, Halo)]> {
    let halo = |c: &Candidate| {
        let halo = if c.picked { Halo::Picked } else { Halo::Open };
        Some((c.at.space()?, halo))
    };
    offer.candidates.iter().filter_map(halo).collect()
}

/// The planks as they lie, and the marked spaces.
#[derive(Properties, PartialEq)]
struct WalkwayProps {
    planks: Planks,
    candidates: Rc<[(Space, Halo)]>,
}

/// All sixty spaces.
#[component]
fn Walkway(props: &WalkwayProps) -> Html {
    let halo = |space: Space| {
        let marked = props.candidates.iter().find(|(at, _)| *at == space);
        marked.map(|&(_, halo)| halo)
    };
    html! {
        <g class="walkway">
            for space in Space::all() {
                <WalkSpace key={space.index()} {space} landscape={props.planks.landscape(space)} halo={halo(space)} />
            }
        </g>
    }
}
