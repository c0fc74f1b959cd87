//! The address: it always holds the whole game, and a game that somebody opens may stand in it.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use yew::AttrValue;

use crate::engine::Seat;
use crate::engine::link::{self, Fault, Link, Why};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::view::teller::Names;

use super::computers::Computers;
use super::names;
use super::save::Saved;

/// What stands in an address that somebody opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Linked {
    /// The game, or as much of it as could be saved; `None` if nothing could.
    pub saved: Option<Saved>,
    /// The moment that is to be shown: after so many decisions.
    pub moment: Option<usize>,
    /// What is wrong with it, if something is.
    pub why: Option<Why>,
}

thread_local! {
    /// What this page wrote last, to tell it from what a person entered.
    static WRITTEN: RefCell<String> = RefCell::default();
}

/// The part of an address behind the `#` that holds the game and, if they have any, the names of the players. `None` for
/// a game too long for a link.
fn text(saved: &Saved) -> Option<String> {
    let mut text = Link::new(saved.record.clone()).text().ok()?;
    let players = usize::from(saved.record.setup.players.get());
    let named = (0..players).rposition(|i| !saved.names.0[i].is_empty());
    for name in saved.names.0.iter().take(named.map_or(0, |last| last + 1)) {
        text.push('/');
        text.push_str(&coded(name));
    }
    Some(text)
}

/// The same, opened at a moment if one is given.
fn text_at(saved: &Saved, moment: Option<usize>) -> Option<String> {
    let text = text(saved)?;
    let (payload, names) = text.split_at(text.find('/').unwrap_or(text.len()));
    let at = moment.map(|at| format!("-{at}")).unwrap_or_default();
    Some(format!("{payload}{at}{names}"))
}

/// The address of this page with a game in it, opened at a moment if one is given. What the address asked of the page, as
/// to be embedded, is no part of it: then the page without that stands in `data-page`. It is empty where nobody else can
/// open this page, as on a disk: then the link is only what stands behind an address.
pub fn link(saved: &Saved, moment: Option<usize>) -> Option<String> {
    let text = text_at(saved, moment)?;
    let plain = super::browser::marked("data-page");
    let here = plain.or_else(|| web_sys::window()?.location().href().ok())?;
    let page = here.split('#').next().unwrap_or_default();
    Some(format!("{page}#{text}"))
}

/// Writes the game and a moment into the address bar, as [`show`] does.
pub fn show_at(saved: &Saved, moment: Option<usize>) {
    write(&text_at(saved, moment).unwrap_or_default());
}

/// What stands behind the `#` of the address.
pub fn held() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    let hash = hash.unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().to_string()
}

/// Puts back what was [`held`], unless somebody has entered another address meanwhile, or gone back to the start page.
pub fn hold(text: &str) {
    let now = held();
    if !now.is_empty() && WRITTEN.with_borrow(|written| *written == now) {
        write(text);
    }
}

/// A computer player may have decided so often after a reload was asked for: the address then is that of before.
const BEHIND: usize = 2;

/// Whether an address opens this game, and at which moment. Compared as it is written: the page itself need not read links.
pub fn opens(text: &str, own: &Saved) -> Option<Option<usize>> {
    let payload = link::in_address(text.split('/').next().unwrap_or_default());
    let moves = own.record.moves.len();
    let written = |n: usize| Link::new(own.record.upto(n)).text().ok();
    match payload.strip_prefix(&written(moves)?) {
        Some("") => return Some(None),
        Some(at) => {
            let at = at.strip_prefix('-').and_then(|at| at.parse().ok());
            if let Some(at) = at.filter(|&at| at <= moves) {
                return Some(Some(at));
            }
        }
        None => {}
    }
    let machines = own.computers != Computers::default();
    let behind = |back: usize| written(moves.checked_sub(back)?);
    let late = machines && (1..=BEHIND).any(|back| behind(back).as_deref() == Some(payload));
    late.then_some(None)
}

/// Reads what [`text`] wrote. Whatever else somebody may enter is told, not opened.
pub fn read(text: &str) -> Linked {
    let (payload, typed) = text.split_once('/').unwrap_or((text, ""));
    let mut typed = typed.split('/');
    let names = Names::from_fn(|_: Seat| {
        let name = typed.next().and_then(decoded).unwrap_or_default();
        AttrValue::from(names::clean(&name))
    });
    // Who decides is no part of a link.
    let computers = Computers::default();
    let saved = |record| Saved {
        names,
        computers,
        record,
    };
    match Link::<Trollfjord>::open(link::in_address(payload)) {
        Ok(opened) => Linked {
            moment: opened.link.moment.map(|at| at as usize),
            saved: Some(saved(opened.link.record)),
            why: None,
        },
        Err(Fault { why, saved: rest }) => Linked {
            saved: rest.map(|rest| saved(rest.link.record)),
            moment: None,
            why: Some(why),
        },
    }
}

/// Letters and digits as they are, every other byte as `%` and two digits: no program that finds addresses in a text can
/// mistake where it ends.
fn coded(name: &str) -> String {
    let mut text = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() {
            text.push(char::from(byte));
        } else {
            let digit = |n: u8| char::from_digit(u32::from(n), 16).unwrap_or_default();
            text.extend(['%', digit(byte >> 4), digit(byte & 15)]);
        }
    }
    text
}

/// The name that was coded so, or by a browser that writes plain letters of other alphabets.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let mut digit = || char::from(rest.next()?).to_digit(16);
        bytes.push(match byte {
            b'%' => (digit()? * 16 + digit()?) as u8,
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

/// Makes the way from the start page to the table a step of the browser's history, so that its "back" leads there again.
/// Not where a link is open, which is a step of its own, nor in somebody else's page, whose history it would fill.
pub fn sit_down() {
    if held().is_empty()
        && super::browser::marked("data-embed").is_none()
        && !is_framed()
        && let Some(history) = history()
    {
        let _ = history.push_state(&JsValue::TRUE, "");
    }
}

/// Takes that step back, if there was one: otherwise "back" would have to be pressed twice.
pub fn get_up() {
    if let Some(history) = history()
        && history.state() == Ok(JsValue::TRUE)
    {
        let _ = history.back();
    }
}

/// Whether a page of somebody else's lies around this one, also where the address does not tell.
fn is_framed() -> bool {
    web_sys::window().is_some_and(|window| {
        let around = window.parent().ok().flatten();
        around.is_some_and(|around| around != window)
    })
}

fn history() -> Option<web_sys::History> {
    web_sys::window()?.history().ok()
}

/// Writes the game into the address bar, in place of what stands there: a decision is no step of the browser's history.
pub fn show(saved: &Saved) {
    write(&text(saved).unwrap_or_default());
}

/// Takes the game out of the address bar.
pub fn clear() {
    write("");
}

fn write(text: &str) {
    let Some(window) = web_sys::window() else {
        return;
    };
    if held() != text {
        let address = match text {
            "" => {
                window.location().pathname().unwrap_or_default()
                    + &window.location().search().unwrap_or_default()
            }
            _ => format!("#{text}"),
        };
        // A sandboxed page may not: then the address simply stays.
        if let Some(history) = history() {
            let state = history.state().unwrap_or_default();
            let _ = history.replace_state_with_url(&state, "", Some(&address));
        }
    }
    WRITTEN.with_borrow_mut(|written| *written = text.to_string());
}

/// What stands behind the `#` of the address, if this page did not write it itself.
pub fn entered() -> Option<String> {
    let text = held();
    let own = WRITTEN.with_borrow(|written| *written == text);
    (!own && !text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Record, Seed};

    fn saved(names: [&'static str; 4]) -> Saved {
        let mut record = Record::new("3 first".parse().unwrap(), Seed::from_text("address"));
        let mut game: Trollfjord = record.opening();
        for _ in 0..9 {
            let m = game.legal()[0];
            game.play(m, &mut ()).unwrap();
            record.moves.push(m);
        }
        Saved {
            names: Names::from_fn(|seat| names[seat.index()].into()),
            computers: Computers::default(),
            record,
        }
    }

    #[test]
    fn a_game_comes_back_from_its_address_with_names_and_moment() {
        for names in [
            ["", "", "", ""],
            ["Ann", "", "Øyvind 李", ""],
            ["a/b#c%41", "-.)", "", ""],
        ] {
            let game = saved(names);
            for moment in [None, Some(4)] {
                let text = text_at(&game, moment).unwrap();
                assert!(
                    text.bytes()
                        .all(|b| b.is_ascii_alphanumeric() || b"-/%".contains(&b))
                );
                assert!(
                    text.bytes()
                        .last()
                        .is_some_and(|b| b.is_ascii_alphanumeric())
                );
                let linked = read(&text);
                assert_eq!(
                    (linked.saved, linked.moment, linked.why),
                    (Some(game.clone()), moment, None)
                );
            }
        }
        assert!(!text(&saved(["", "", "", ""])).unwrap().contains('/'));
    }

    #[test]
    fn one_s_own_game_is_known_in_an_address() {
        let mut own = saved(["Ann", "", "", ""]);
        for moment in [None, Some(0), Some(9)] {
            assert_eq!(opens(&text_at(&own, moment).unwrap(), &own), Some(moment));
        }
        assert_eq!(opens(&text_at(&own, Some(10)).unwrap(), &own), None);
        let mut other = own.clone();
        other.record.moves.pop();
        assert_eq!(opens(&text(&own).unwrap(), &other), None);
        assert_eq!(opens("-", &own), None);
        // Where the computer plays, the address of a page that was reloaded may be a little behind.
        let before = text(&other).unwrap();
        assert_eq!(opens(&before, &own), None);
        own.computers.0[1] = "2c".parse().ok();
        assert_eq!(opens(&before, &own), Some(None));
        other.record.moves.truncate(3);
        assert_eq!(opens(&text(&other).unwrap(), &own), None);
    }

    #[test]
    fn damage_is_told_with_what_could_be_saved() {
        let text = text(&saved(["Ann", "", "", ""])).unwrap();
        let (payload, _) = text.split_once('/').unwrap();
        let cut = read(&payload[..payload.len() - 1]);
        assert!(matches!(cut.why, Some(Why::Damaged(_))));
        assert!(cut.saved.is_some_and(|saved| saved.record.moves.len() <= 9));
        let nothing = read("what is this");
        assert_eq!((nothing.saved, nothing.why.is_some()), (None, true));
        // A name that cannot be read is no name; the game is whole.
        let odd = read(&format!("{payload}/%zz/%e2%28/%3cb%3e"));
        assert_eq!(odd.why, None);
        assert_eq!(
            odd.saved
                .unwrap()
                .names
                .0
                .each_ref()
                .map(|name| name.to_string()),
            ["", "", "<b>", ""]
        );
    }
}
