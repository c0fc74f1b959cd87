//! The board: walkway, regions, fortresses, lords, trolls and treasures.
use super::offer::{Offer, Pick};
use crate::games::trollfjord::Trollfjord;
use std::rc::Rc;
use yew::prelude::*;
#[derive(Clone, Copy, PartialEq)]
pub enum Framing {
    Whole,
    Land,
}
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub game: Rc<Trollfjord>,
    pub offer: Rc<Offer>,
    pub pick: Callback<Pick>,
    pub framing: Framing,
}
#[component]
pub fn Board(_p: &BoardProps) -> Html {
    html! {}
}
#[derive(Properties, PartialEq)]
pub struct BoardListProps {
    pub game: Rc<Trollfjord>,
}
#[component]
pub fn BoardList(_p: &BoardListProps) -> Html {
    html! {}
}
