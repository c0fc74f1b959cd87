//! The whole board, in layers from the water up.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Seat, sort_by_key};
use crate::games::trollfjord::Table;
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::view::offer::{Candidate, Mark, Offer, Pick};
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::walkway::{Planks, Space};
use crate::ui::{Drawing, drawing};

use super::keep::keep;
use super::layout::{hides, lord_stand};
use super::list::board_list;
use super::lord::{Lord, jetty, lord};
use super::region::{face, ground, line, mark_class};
use super::walk::{Halo, step_badge, walk_space};

/// How much of the board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Framing {
    /// All of it.
    #[default]
    Whole,
    /// The land without the walkway and its lords, on screens that are small. Large ones show all of it all the same.
    Land,
    /// The same, once the lord has been seen to step.
    LateLand,
}

impl Framing {
    /// What the magnifier shows in its place.
    pub fn other(self) -> Self {
        match self {
            Framing::Whole => Framing::Land,
            _ => Framing::Whole,
        }
    }
}

/// The board. The picture is for eye and pointer; for a screen reader and for the keyboard there are `board_list` and
/// the ring round what has the focus there.
pub fn board(
    table: &Table,
    offer: &Offer,
    pick: &Callback<Pick>,
    framing: Framing,
    t: &Teller,
) -> Html {
    let class = classes!(
        "board",
        (framing != Framing::Whole).then_some("land"),
        (framing == Framing::LateLand).then_some("late"),
    );
    let left = table
        .seats()
        .all(|seat| table.lords[seat].at.space().is_some());
    html! {
        <div {class}>
            <svg class="board-stage" viewBox="-18 -28 1236 1236" aria-hidden="true" focusable="false">
                { jetty(left) }
                { drawing(PICTURE) }
                <g>{ for Region::ALL.map(|region| ground(region, offer.regions[region.index()], pick)) }</g>
                <g class="borders">{ lines(offer) }</g>
                <Walkway planks={table.planks} candidates={halos(offer)} />
                <g class="faces">{ faces(table) }</g>
                <g>{ keeps(table, offer, pick) }</g>
                <g class="lords">{ lords(table, offer) }</g>
                <g class="badges">{ badges(offer, pick) }</g>
                <g class="flights" />
                <g class="ring" />
            </svg>
            { board_list(table, offer, pick, t) }
        </div>
    }
}

/// Land, water and boards, drawn once by the browser, and the night above them.
const PICTURE: Drawing = concat!(
    r##"<g class="picture"><image href="board.svg" x="-6" y="-6" width="1212" height="1212"/>"##,
    r##"<path class="night" d="M1089.9 1089.9A352 352 0 0 1 841 1193H359A352 352 0 0 1 7 841V359A352 352 0 0 1 359 7H841A352 352 0 0 1 1193 359V841A352 352 0 0 1 1089.9 1089.9Z"/>"##,
    r##"</g>"##,
);

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
    sort_by_key(&mut lines, |&(rank, region, _)| (rank, region));
    lines
        .into_iter()
        .map(|(rank, region, look)| line(region, rank, look))
        .collect()
}

fn faces(table: &Table) -> Html {
    let lying = |region: Region| {
        face(
            region,
            table.treasure(region),
            &table.trolls[region.index()],
        )
    };
    Region::ALL.map(lying).into_iter().collect()
}

fn keeps(table: &Table, offer: &Offer, pick: &Callback<Pick>) -> Html {
    let drawn = |fortress: Fortress| {
        let mark = offer.fortresses[fortress.index()];
        keep(fortress, table.number(fortress), mark, pick)
    };
    Fortress::ALL.map(drawn).into_iter().collect()
}

/// The lords, those nearer to the onlooker later. One that hides a space that can be picked is translucent.
fn lords(table: &Table, offer: &Offer) -> Html {
    let mut seats: Vec<Seat> = table.seats().collect();
    // In tenths, as they are drawn.
    let depth = |seat: &Seat| (lord_stand(table.lords[*seat].at).1 * 10.0) as i32;
    sort_by_key(&mut seats, depth);
    let targets: Vec<Space> = offer
        .candidates
        .iter()
        .filter_map(|c| c.at.space())
        .collect();
    let drawn = |seat: Seat| {
        let at = table.lords[seat].at;
        let lying = table.lords[seat].lying;
        lord(&Lord {
            seat,
            at,
            lying,
            mover: seat == table.mover && !lying,
            veiled: targets.iter().any(|&space| hides(at, space)),
        })
    };
    seats.into_iter().map(drawn).collect()
}

fn badges(offer: &Offer, pick: &Callback<Pick>) -> Html {
    let spaces = offer
        .candidates
        .iter()
        .filter_map(|&c| Some((c, c.at.space()?)));
    spaces
        .map(|(candidate, space)| step_badge(candidate, space, pick))
        .collect()
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

/// All sixty spaces. A component of its own, since they change least and are most.
#[component]
fn Walkway(props: &WalkwayProps) -> Html {
    let drawn = |space: Space| {
        let marked = props.candidates.iter().find(|(at, _)| *at == space);
        walk_space(
            space,
            props.planks.landscape(space),
            marked.map(|&(_, halo)| halo),
        )
    };
    html! { <g class="walkway">{ for Space::all().map(drawn) }</g> }
}
