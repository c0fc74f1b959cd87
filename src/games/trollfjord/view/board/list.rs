//! The board in words, for those who hear it: regions, fortresses, lords and the way ahead.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::BySeat;
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::map::{Fortress, Region};
use crate::games::trollfjord::view::offer::Offer;
use crate::ui::use_words;

use super::telling::Telling;

/// The position, what can be picked, and how the players are called.
#[derive(Properties, PartialEq)]
pub struct BoardListProps {
    /// The position.
    pub game: Rc<Trollfjord>,
    /// What can be picked.
    pub offer: Rc<Offer>,
    /// The names of the players.
    pub names: Rc<BySeat<AttrValue>>,
}

/// The board as lists that are read aloud and not seen. It has no controls: those are beside the board for everyone.
#[component]
pub fn BoardList(props: &BoardListProps) -> Html {
    let words = use_words();
    let telling = Telling {
        words: &words,
        table: props.game.table(),
        offer: &props.offer,
        names: &props.names,
    };
    let lords = telling.table.seats().map(|seat| telling.lord(seat));
    let name = props.names[telling.table.mover].to_string();
    html! {
        <div class="unseen">
            <h3>{words.say("board-heading-walkway")}</h3>
            <ul>{items(lords.collect())}</ul>
            <h4>{words.with("board-ahead", &[("name", name.into())])}</h4>
            <ol>{items(telling.ahead())}</ol>
            <h3>{words.say("board-heading-regions")}</h3>
            <ul>{items(Region::ALL.map(|region| telling.region(region)).into())}</ul>
            <h3>{words.say("board-heading-fortresses")}</h3>
            <ul>{items(Fortress::ALL.map(|fortress| telling.fortress(fortress)).into())}</ul>
        </div>
    }
}

fn items(sentences: Vec<String>) -> Html {
    html! {
        for (i, sentence) in sentences.into_iter().enumerate() {
            <li key={i}>{sentence}</li>
        }
    }
}
