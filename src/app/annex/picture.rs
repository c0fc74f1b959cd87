//! The picture of a board that the script puts away as a file: the board as the table shows it, without what can be
//! pressed.

use yew::prelude::*;

use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::view::board::{Framing, board};
use crate::games::trollfjord::view::offer::Offer;
use crate::games::trollfjord::view::teller::Teller;

/// Draws it.
pub fn picture(game: &Trollfjord, t: &Teller) -> Html {
    html! {
        <div class="share-picture" inert=true aria-hidden="true">
            { board(game.table(), &Offer::default(), &Callback::noop(), Framing::Whole, t) }
        </div>
    }
}
