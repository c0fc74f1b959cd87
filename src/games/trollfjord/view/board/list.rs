//! The board in words and for the keyboard: regions, fortresses, lords and the way ahead.

use yew::prelude::*;

use crate::games::trollfjord::Table;
use crate::games::trollfjord::map::{Fortress, REGIONS, Region};
use crate::games::trollfjord::view::offer::{Offer, Pick};
use crate::games::trollfjord::view::teller::Teller;

use crate::ui::{button, close_dialog, open_dialog};

use super::spots::{LAND, Spots};
use super::telling::Telling;

/// The board as lists that are read aloud and not seen. What can be chosen or asked about is a button; the walkway is one
/// stop of the Tab key, the land another.
pub fn board_list(table: &Table, offer: &Offer, pick: &Callback<Pick>, t: &Teller) -> Html {
    let telling = Telling { t, table, offer };
    let lords = telling.table.seats().map(|seat| (None, telling.lord(seat)));
    let mut ahead = telling.ahead();
    for (number, _) in &mut ahead {
        *number = number.map(|n| LAND + n);
    }
    let region = |region: Region| (Some(region.index()), joined(telling.region(region)));
    let fortress = |fortress: Fortress| {
        let spot = REGIONS + fortress.index();
        (Some(spot), joined(telling.fortress(fortress)))
    };
    let Spots {
        onkeydown,
        onfocusin,
        onclick,
    } = Spots::new(&offer.candidates, pick);
    html! {
        <div class="unseen spots" {onkeydown} {onfocusin} {onclick}>
            <h3>{t.say("board-heading-walkway")}</h3>
            <ul>{items(lords.collect())}</ul>
            <h4>{t.of("board-ahead", table.mover)}</h4>
            // New with every decision: only then does its first candidate have the stop again.
            <ol class="ahead" key={table.decisions}>{items(ahead)}</ol>
            <div class="places">
                <h3>{t.say("board-heading-regions")}</h3>
                <ul>{items(Region::ALL.map(region).into())}</ul>
                <h3>{t.say("board-heading-fortresses")}</h3>
                <ul>{items(Fortress::ALL.map(fortress).into())}</ul>
            </div>
        </div>
    }
}

fn joined(sentences: Vec<AttrValue>) -> AttrValue {
    sentences.join(" ").into()
}

/// The id of the sheet.
const SHEET: &str = "sheet";

/// What is told of a region or a fortress that is pressed while nothing is asked of it: a dialog, at first closed and
/// empty.
pub fn place_sheet(place: Option<Pick>, table: &Table, offer: &Offer, t: &Teller) -> Html {
    let telling = Telling { t, table, offer };
    let mut told = match place {
        Some(Pick::Region(region)) => telling.region(region),
        Some(Pick::Fortress(fortress)) => telling.fortress(fortress),
        _ => Vec::new(),
    };
    let facts = told.split_off(told.len().min(1));
    let close = |_: MouseEvent| close_dialog(SHEET);
    html! {
        <dialog id={SHEET} class="card sheet" aria-labelledby="sheet-title">
            <h2 id="sheet-title">{for told}</h2>
            <ul>{items(facts.into_iter().map(|fact| (None, fact)).collect())}</ul>
            {button("btn sec", t.say("sheet-close"), close.into())}
        </dialog>
    }
}

/// Opens the sheet; what it tells comes with the next drawing.
pub fn open_sheet() {
    open_dialog(SHEET);
}

/// Sentences, those with a number as buttons. The first region and the first candidate begin as the stops of their lists.
fn items(sentences: Vec<(Option<usize>, AttrValue)>) -> Html {
    let first = sentences.iter().find_map(|&(spot, _)| spot);
    let stop = first.filter(|&spot| spot == 0 || spot >= LAND);
    html! {
        for (i, (spot, sentence)) in sentences.into_iter().enumerate() {
            <li key={i}>
                if let Some(spot) = spot {
                    <button type="button" data-spot={spot.to_string()} tabindex={if stop == Some(spot) { "0" } else { "-1" }}>
                        {sentence}
                    </button>
                } else {
                    {sentence}
                }
            </li>
        }
    }
}
