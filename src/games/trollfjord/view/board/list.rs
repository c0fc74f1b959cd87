//! The board in words, for those who hear it: regions, fortresses, lords and the way ahead.

use yew::prelude::*;

use crate::games::trollfjord::Table;
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::view::offer::Offer;
use crate::games::trollfjord::view::teller::Teller;

use crate::ui::{close_dialog, open_dialog};

use super::telling::Telling;

/// The board as lists that are read aloud and not seen. It has no controls: those are beside the board for everyone.
pub fn board_list(table: &Table, offer: &Offer, t: &Teller) -> Html {
    let telling = Telling { t, table, offer };
    let lords = telling.table.seats().map(|seat| telling.lord(seat));
    let mover = telling.table.mover;
    html! {
        <div class="unseen">
            <h3>{t.say("board-heading-walkway")}</h3>
            <ul>{items(lords.collect())}</ul>
            <h4>{t.of("board-ahead", mover)}</h4>
            <ol>{items(telling.ahead())}</ol>
            <h3>{t.say("board-heading-regions")}</h3>
            <ul>{items(Region::ALL.map(|region| telling.region(region).join(" ").into()).into())}</ul>
            <h3>{t.say("board-heading-fortresses")}</h3>
            <ul>{items(Fortress::ALL.map(|fortress| telling.fortress(fortress)).into())}</ul>
        </div>
    }
}

/// The id of the sheet.
const SHEET: &str = "sheet";

/// What is told of a region whose ground is pressed while nothing is asked of it: a dialog, at first closed and empty.
pub fn region_sheet(region: Option<Region>, table: &Table, offer: &Offer, t: &Teller) -> Html {
    let telling = Telling { t, table, offer };
    let mut told = region.map_or_else(Vec::new, |region| telling.region(region));
    let facts = told.split_off(told.len().min(1));
    let close = |_: MouseEvent| close_dialog(SHEET);
    html! {
        <dialog id={SHEET} class="card sheet" aria-labelledby="sheet-title">
            <h2 id="sheet-title">{for told}</h2>
            <ul>{items(facts)}</ul>
            <button type="button" class="btn sec" onclick={close}>{t.say("sheet-close")}</button>
        </dialog>
    }
}

/// Opens the sheet; what it tells comes with the next drawing.
pub fn open_sheet() {
    open_dialog(SHEET);
}

fn items(sentences: Vec<AttrValue>) -> Html {
    html! {
        for (i, sentence) in sentences.into_iter().enumerate() {
            <li key={i}>{sentence}</li>
        }
    }
}
