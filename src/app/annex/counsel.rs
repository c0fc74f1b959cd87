//! What is asked of the program that thinks, beside the decisions of computer players: a hint, the ledger of a game.

use std::cell::Cell;

use yew::prelude::*;

use super::asked::use_event;
use crate::engine::Record;
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::players::ask::Told;
use crate::ui::{Words, button, shout};

/// The event by which something is asked. See `static/annex/hands.js`.
const ASK: &str = "trollfjord-counsel";
/// The event by which it is told.
const TOLD: &str = "trollfjord-counselled";

/// How far it has come.
#[derive(Clone, PartialEq, Debug)]
pub enum State {
    /// So many thousandths are done.
    Finding(u32),
    /// It is known.
    Known(Told),
    /// What thinks could not be loaded, or knows nothing.
    Failed,
}

/// What is known of an ask.
pub struct Counsel {
    /// How far it has come.
    pub state: State,
    /// It is asked once more.
    pub again: Callback<MouseEvent>,
}

thread_local! {
    /// Every ask has a number of its own: an answer that comes late belongs to none.
    static ASKS: Cell<u32> = const { Cell::new(0) };
}

/// Asks about a game, as long as the room is open: a hint, the ledger, or what a computer player would decide.
#[hook]
pub fn use_counsel(kind: &str, record: &Record<Trollfjord>) -> Counsel {
    let tries = use_state(|| 0);
    let id = *use_memo(*tries, |_| {
        ASKS.set(ASKS.get() + 1);
        ASKS.get()
    });
    let state = use_state(|| (id, State::Finding(0)));
    {
        let (kind, record) = (kind.to_string(), record.clone());
        // Later than the ear of the answer, which may come at once.
        use_effect_with(id, move |&id| {
            shout(ASK, &format!("{id}\n{kind}\n{record}").into());
            move || shout(ASK, &id.to_string().into())
        });
    }
    {
        let state = state.setter();
        let hear = move |text: String| {
            if let Some(heard) = heard(&text, id) {
                state.set((id, heard));
            }
        };
        use_event(TOLD, hear.into());
    }
    let again = Callback::from(move |_: MouseEvent| tries.set(*tries + 1));
    let known = match &*state {
        (of, known) if *of == id => known.clone(),
        _ => State::Finding(0),
    };
    Counsel {
        state: known,
        again,
    }
}

/// Reads what is told of the ask with this number.
fn heard(text: &str, id: u32) -> Option<State> {
    let (of, what) = text.split_once(' ')?;
    if of.parse() != Ok(id) {
        return None;
    }
    let (word, rest) = what.split_once([' ', '\n']).unwrap_or((what, ""));
    Some(match word {
        "progress" => State::Finding(rest.parse().ok()?),
        "told" => State::Known(Told::read(rest)),
        _ => State::Failed,
    })
}

/// Draws that it is being found out, or could not be; nothing once it is known.
pub fn waiting(counsel: &Counsel, says: &str, words: &Words) -> Html {
    match &counsel.state {
        State::Finding(n) => {
            let percent = n / 10;
            html! {
                <>
                    <p role="status">{ words.say(says) }</p>
                    if percent > 0 {
                        <progress max="100" value={percent.to_string()} aria-label={words.say(says)}></progress>
                    }
                </>
            }
        }
        State::Failed => html! {
            <>
                <p class="why" role="alert">{ words.say("counsel-failed") }</p>
                <div class="btns">{ button("btn pri", words.say("computer-again"), counsel.again.clone()) }</div>
            </>
        },
        State::Known(_) => Html::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_told_of_this_ask_is_heard() {
        assert_eq!(heard("7 progress 250", 7), Some(State::Finding(250)));
        assert_eq!(heard("7 !", 7), Some(State::Failed));
        let Some(State::Known(told)) = heard("7 told\nadvice p1 0 20 again", 7) else {
            panic!("an answer");
        };
        assert_eq!(told.advice.len(), 1);
        for text in ["6 progress 250", "7", "", "x !", "7 progress x"] {
            assert_eq!(heard(text, 7), None, "{text}");
        }
    }
}
