//! After the game: play again, another game, a look at the board, and what else there is.

use yew::prelude::*;

use crate::engine::{Game, Record, Seat};
use crate::games::trollfjord::table::Lord;
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Table, Trollfjord};
use crate::ui::button;

use super::browser;
use super::desk::{DeskAct, Seated};
use super::save::Saved;
use super::table_page::TablePageProps;

/// What is offered below the scores; `more` comes last.
pub fn after_the_game(
    props: &TablePageProps,
    t: &Teller,
    review: Callback<MouseEvent>,
    more: Html,
) -> Html {
    let again = {
        let seated = props.seated.clone();
        props
            .go
            .reform(move |_: MouseEvent| DeskAct::Start(rematch(&seated)))
    };
    let leave = props.go.reform(|_: MouseEvent| DeskAct::Leave);
    html! {
        <div class="btns">
            { button("btn pri", t.say("app-play-again"), again) }
            { button("btn sec", t.say("app-new-game"), leave) }
            { button("btn sec", t.say("app-review-board"), review) }
            { more }
        </div>
    }
}

/// The same players with a fresh seed, so chosen that the winner stands on space 1 and the others follow in their order.
fn rematch(seated: &Seated) -> Saved {
    let game = seated.session.position();
    let setup = game.table().setup;
    let winner = game.ranking().first().copied().unwrap_or(Seat::ALL[0]);
    let fits = |record: &Record<Trollfjord>| starts_rotated(record.opening().table(), winner);
    let fresh = || Record::<Trollfjord>::new(setup, browser::fresh_seed());
    let record = std::iter::repeat_with(fresh)
        .take(500)
        .find(fits)
        .unwrap_or_else(fresh);
    Saved {
        names: seated.names.clone(),
        computers: seated.computers,
        record,
    }
}

/// Whether `winner` starts on space 1 and the seats after it on 2, 3, … in turn.
fn starts_rotated(table: &Table, winner: Seat) -> bool {
    let players = usize::from(table.setup.players.get());
    let order = (0..players).filter_map(|i| Seat::new((winner.index() + i) % players));
    let lords = order.map(|seat| -> Lord { table.lords[seat] });
    lords.zip(1..).all(|(lord, space)| lord.start == space)
}
