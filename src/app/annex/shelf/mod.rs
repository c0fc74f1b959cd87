//! The shelf: games kept under a name, with pictures; and the way in for games that come as files.

mod store;

use js_sys::Date;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::engine::{Game, Session};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::{Words, button, focus_if_lost, icon};

use super::RoomProps;
use super::asked::{Room, ask, lay};
use super::dialog::{Dialog, use_dialog};
use super::hands::{self, Deed, use_told};
use super::picture::picture;
use super::transcript::standing;
use crate::app::save::{self, Found, Saved};
use crate::app::storage::Kept;
use crate::app::{address, called};
use store::{Book, LONGEST, all, clean};

/// What is told of the last press.
#[derive(Clone, PartialEq)]
enum Told {
    /// A message.
    Says(&'static str),
    /// A game was taken off: it can be put back.
    Off(String),
    /// A file holds a game up to here only.
    Cut(Box<Found>),
}

/// Draws the shelf.
#[component]
pub fn Shelf(props: &RoomProps) -> Html {
    let words = &props.words;
    let books = use_state(all);
    let told = use_state(|| None::<Told>);
    let title = use_state(|| None::<String>);
    let dialog = use_dialog(&props.close);
    let leave = {
        let close = props.close.clone();
        Callback::from(move |saved: Saved| {
            lay(&saved);
            close.emit(());
        })
    };
    let hear = {
        let (told, leave) = (told.setter(), leave.clone());
        use_callback((), move |text: String, ()| {
            let Some(text) = text.strip_prefix("file ") else {
                return;
            };
            match opened(text) {
                Some(found) if found.cut.is_none() => leave.emit(found.saved),
                Some(found) => told.set(Some(Told::Cut(Box::new(found)))),
                None => told.set(Some(Told::Says("shelf-no-game"))),
            }
        })
    };
    use_told(hear);
    // The button that was pressed may be gone.
    use_effect_with((*told).clone(), |_| focus_if_lost("shelf-status"));
    let done = {
        let (books, told) = (books.setter(), told.setter());
        Callback::from(move |what: Told| {
            books.set(all());
            told.set(Some(what));
        })
    };
    // Every game is played again for its picture: not with every letter that is typed.
    let shown = use_memo((*books).clone(), |books| -> Html {
        books
            .iter()
            .map(|book| shown(words, book, &done, &leave))
            .collect()
    });
    let fetch = |_: MouseEvent| hands::ask(Deed::Fetch);
    html! {
        <Dialog title={words.say("shelf-title")} words={words.clone()} {dialog} class="shelf">
            if let Some(saved) = &props.saved {
                { keeping(words, saved, &title, &done) }
            }
            <div class="btns">{ button("btn sec", words.say("shelf-fetch"), fetch.into()) }</div>
            <p class="fine">{ words.say("shelf-aside") }</p>
            <div id="shelf-status" tabindex="-1" role="status">{ for (*told).clone().map(|told| says(words, told, &done, &leave)) }</div>
            if books.is_empty() {
                <p class="fine">{ words.say("shelf-empty") }</p>
            } else {
                <ul class="shelf-games">{ (*shown).clone() }</ul>
            }
        </Dialog>
    }
}

/// The game in a text that somebody brings: a file of this page, or a link, as far as it can be played.
fn opened(text: &str) -> Option<Found> {
    let text = text.trim();
    if let Ok(found) = save::read(text) {
        return Some(found);
    }
    let linked = address::read(text.rsplit('#').next().unwrap_or_default());
    let cut = linked.why.is_some();
    linked.saved.map(|saved| Found {
        cut: cut.then_some(saved.record.moves.len()),
        saved,
    })
}

/// The field and the button that keep the game on the table.
fn keeping(
    words: &Words,
    saved: &Saved,
    title: &UseStateHandle<Option<String>>,
    done: &Callback<Told>,
) -> Html {
    let usual = summary(words, saved);
    let typed = (**title).clone().unwrap_or_else(|| usual.clone());
    let oninput = {
        let title = title.clone();
        Callback::from(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            title.set(Some(field.value()));
        })
    };
    let onsubmit = {
        let (saved, done, typed) = (saved.clone(), done.clone(), typed.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let name = match clean(&typed) {
                name if name.is_empty() => usual.clone(),
                name => name,
            };
            done.emit(Told::Says(match store::keep(&name, Date::now(), &saved) {
                Kept::OnDevice => "shelf-kept",
                _ => "shelf-not-kept",
            }));
        })
    };
    html! {
        <form class="shelf-keep" {onsubmit}>
            <label>
                <span>{ words.say("shelf-name") }</span>
                <input type="text" maxlength={LONGEST.to_string()} autocomplete="off" value={typed} {oninput} />
            </label>
            <button type="submit" class="btn pri">{ words.say("shelf-keep") }</button>
        </form>
    }
}

/// Who plays, and how it stands.
fn summary(words: &Words, saved: &Saved) -> String {
    let session = Session::<Trollfjord>::open(&saved.record);
    let t = teller(words, saved);
    let seats: Vec<_> = session.position().seats().collect();
    let where_ = ("where", standing(&session, &t).into());
    let said = t.with("shelf-usual", &[("names", t.seats(&seats)), where_]);
    clean(&said)
}

fn teller(words: &Words, saved: &Saved) -> Teller {
    Teller {
        names: called(words, &saved.names),
        words: words.clone(),
    }
}

/// A game of the shelf, with what can be done with it.
fn shown(words: &Words, book: &Book, done: &Callback<Told>, leave: &Callback<Saved>) -> Html {
    let take_off = {
        let (place, done) = (book.place.clone(), done.clone());
        Callback::from(move |_: MouseEvent| {
            let text = store::raw(&place);
            store::remove(&place);
            done.emit(Told::Off(text));
        })
    };
    let Some((title, when, found)) = &book.game else {
        let text = store::raw(&book.place);
        let as_file = Callback::from(move |_: MouseEvent| {
            hands::ask(Deed::Save("trollfjord-unreadable.txt", "text/plain", &text));
        });
        return html! {
            <li key={book.place.clone()} class="shelf-game">
                <p class="why">{ icon("u-lock") }{ words.say("shelf-unreadable") }</p>
                <div class="shelf-ways">
                    { button("btn sec", words.say("share-game"), as_file) }
                    { button("btn sec", words.say("shelf-off"), take_off) }
                </div>
            </li>
        };
    };
    let saved = &found.saved;
    let session = Session::<Trollfjord>::open(&saved.record);
    let t = teller(words, saved);
    let seats: Vec<_> = session.position().seats().collect();
    let length = session.played().len();
    let room = |room: Room| {
        let saved = saved.clone();
        Callback::from(move |_: MouseEvent| ask(room, length, Some(&saved)))
    };
    let open = {
        let saved = saved.clone();
        leave.reform(move |_: MouseEvent| saved.clone())
    };
    let date = Date::new(&(*when).into());
    let date =
        String::from(date.to_locale_date_string(words.tag(), &wasm_bindgen::JsValue::UNDEFINED));
    html! {
        <li key={book.place.clone()} class="shelf-game">
            { picture(session.position(), &t) }
            <div>
                <h3>{ title }</h3>
                <p>{ t.list(&seats.iter().map(|&seat| t.names[seat].clone()).collect::<Vec<_>>()) }</p>
                <p class="fine">{ standing(&session, &t) }{ " · " }{ date }</p>
                if let Some(n) = found.cut {
                    <p class="why">{ icon("u-lock") }{ words.with("shelf-cut", &[("n", n.into())]) }</p>
                }
                <div class="shelf-ways">
                    { button("btn pri", words.say("shelf-open"), open) }
                    { button("btn sec", words.say("app-replay"), room(Room::Replay)) }
                    { button("btn sec", words.say("app-share"), room(Room::Share)) }
                    { button("btn sec", words.say("shelf-off"), take_off) }
                </div>
            </div>
        </li>
    }
}

/// What is told, with what can be done about it.
fn says(words: &Words, told: Told, done: &Callback<Told>, leave: &Callback<Saved>) -> Html {
    match told {
        Told::Says(id) => html! { <p class="shelf-told">{ words.say(id) }</p> },
        Told::Off(text) => {
            let back = done.reform(move |_: MouseEvent| {
                Told::Says(match store::put_back(&text) {
                    Kept::OnDevice => "shelf-back",
                    _ => "shelf-not-kept",
                })
            });
            html! {
                <p class="shelf-told">{ words.say("shelf-is-off") }{ " " }{ button("btn sec", words.say("shelf-put-back"), back) }</p>
            }
        }
        Told::Cut(found) => {
            let n = found.cut.unwrap_or_default();
            let saved = found.saved;
            let open = leave.reform(move |_: MouseEvent| saved.clone());
            html! {
                <p class="shelf-told">
                    { words.with("shelf-cut", &[("n", n.into())]) }{ " " }{ button("btn sec", words.say("shelf-open"), open) }
                </p>
            }
        }
    }
}
