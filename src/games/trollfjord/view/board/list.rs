//! The board in words, for those who hear it: regions, fortresses, lords and the way ahead.

use std::rc::Rc;

use yew::prelude::*;

use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::view::offer::Offer;
use crate::games::trollfjord::view::teller::Teller;

use super::telling::Telling;

/// The position, what can be picked, and who tells about it.
#[derive(Properties, PartialEq)]
pub struct BoardListProps {
    /// The position.
    pub game: Rc<Trollfjord>,
    /// What can be picked.
    pub offer: Rc<Offer>,
    /// The language and the names.
    pub teller: Teller,
}

/// The board as lists that are read aloud and not seen. It has no controls: those are beside the board for everyone.
#[component]
pub fn BoardList(props: &BoardListProps) -> Html {
    let t = &props.teller;
    let telling = Telling {
        t,
        table: props.game.table(),
        offer: &props.offer,
    };
    let lords = telling.table.seats().map(|seat| telling.lord(seat));
    let mover = telling.table.mover;
    html! {
        <div class="unseen">
            <h3>{t.say("board-heading-walkway")}</h3>
            <ul>{items(lords.collect())}</ul>
            <h4>{t.of("board-ahead", mover)}</h4>
            <ol>{items(telling.ahead())}</ol>
            <h3>{t.say("board-heading-regions")}</h3>
            <ul>{items(Region::ALL.map(|region| telling.region(region)).into())}</ul>
            <h3>{t.say("board-heading-fortresses")}</h3>
            <ul>{items(Fortress::ALL.map(|fortress| telling.fortress(fortress)).into())}</ul>
        </div>
    }
}

fn items(sentences: Vec<AttrValue>) -> Html {
    html! {
        for (i, sentence) in sentences.into_iter().enumerate() {
            <li key={i}>{sentence}</li>
        }
    }
}
