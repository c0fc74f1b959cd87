//! The menu: what can be done with the game besides deciding, and the way to the choices of this device.

use yew::prelude::*;

use crate::ui::{Words, close_dialog, open_dialog, symbol_button};

/// The id of the dialog.
const ID: &str = "menu";

/// Opens the menu over the page.
pub fn open_menu() {
    open_dialog(ID);
}

/// Closes it again.
pub fn close_menu() {
    close_dialog(ID);
}

/// Draws the menu, closed, with what is offered for the `game` on the table.
pub fn menu(words: &Words, game: Html) -> Html {
    let close = |_: MouseEvent| close_menu();
    html! {
        <dialog id={ID} class="card menu" aria-labelledby="menu-title">
            <div class="sech">
                <h2 id="menu-title">{ words.say("menu-title") }</h2>
                { symbol_button("btn sec x", words.say("menu-close"), "u-x", close.into()) }
            </div>
            { waits(words) }
            { game }
        </dialog>
    }
}

/// That a computer player waits while a dialog is open: seen only while one does, see `static/thinker/thinker.js`.
pub fn waits(words: &Words) -> Html {
    html! { <p class="waits" role="status">{ words.say("computer-waits") }</p> }
}
