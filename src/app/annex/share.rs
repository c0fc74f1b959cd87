//! The share sheet: the link of a game, of a moment or of its start, as a code to scan, as words, as a picture, as a file.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::engine::{Game, Record, Session};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::view::teller::{Names, Teller};
use crate::ui::{Words, button, icon, segment};

use super::GameProps;
use super::dialog::{Dialog, use_dialog};
use super::hands::{self, Deed, use_told};
use super::picture::picture;
use super::qr::code;
use super::transcript::{standing, transcript};
use crate::app::save::Saved;
use crate::app::{address, called};

/// What is shared of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    /// All of it.
    Whole,
    /// All of it, opened at a moment.
    Moment,
    /// Where it began: the same start for somebody else.
    Start,
}

impl What {
    const ALL: [What; 3] = [What::Whole, What::Moment, What::Start];

    fn label(self) -> &'static str {
        ["share-whole", "share-moment", "share-start"][self as usize]
    }

    fn note(self) -> &'static str {
        ["share-whole-note", "share-moment-note", "share-start-note"][self as usize]
    }
}

/// Draws the sheet.
#[component]
pub fn ShareSheet(props: &GameProps) -> Html {
    let (words, saved) = (&props.words, &props.saved);
    let session = use_memo(saved.record.clone(), Session::<Trollfjord>::open);
    let length = session.played().len();
    let at = props.at.min(length);
    let what = use_state(|| {
        if at < length {
            What::Moment
        } else {
            What::Whole
        }
    });
    let named = use_state(|| true);
    let told = use_state(|| None::<&'static str>);
    let hear = {
        let told = told.setter();
        use_callback((), move |text: String, ()| told.set(outcome(&text)))
    };
    use_told(hear);
    let dialog = use_dialog(&props.close);
    let shown = use_memo((saved.record.clone(), at), |(record, at)| upto(record, *at));
    let t = Teller {
        names: called(words, &saved.names),
        words: words.clone(),
    };
    let link = what.link(saved, at, *named);
    let text = what.text(&session, &t, &link);
    // The single file on a disk has no address that others could open, unless it was made with one.
    let alone = link.starts_with('#');
    let choose = |each: What| {
        let (on, what, told) = (each == *what, what.clone(), told.setter());
        let chosen = Callback::from(move |_: MouseEvent| {
            what.set(each);
            told.set(None);
        });
        segment(words.say(each.label()), on, chosen)
    };
    let offered = What::ALL
        .into_iter()
        .filter(|&each| each != What::Moment || length > 0);
    let seed = saved.record.seed.to_string();
    let note = words.with(what.note(), &[("n", at.into()), ("seed", seed.into())]);
    let (copied, sent) = (link.clone(), text.clone());
    html! {
        <Dialog title={words.say("share-title")} words={words.clone()} {dialog} class="share">
            <div class="seg">{ for offered.map(choose) }</div>
            <p class="fine">{ note }</p>
            if alone {
                <p class="fine">{ words.say("share-alone") }</p>
            }
            <div class="share-link">
                if !alone {
                    { code(&link, &words.say("share-code")) }
                }
                <div class="share-ways">
                    { field(words.say("share-link"), &link) }
                    if saved.names.0.iter().any(|name| !name.is_empty()) && *what != What::Start {
                        { names_too(words, &named) }
                    }
                    <div class="btns">
                        { deed("btn pri", words.say("share-copy"), move || hands::ask(Deed::Copy(&copied))) }
                    </div>
                </div>
            </div>
            <h3>{ words.say("share-text") }</h3>
            <p class="share-says">{ &text }</p>
            <div class="btns">
                { deed("btn sec", words.say("share-copy-text"), move || hands::ask(Deed::Copy(&text))) }
                { deed("btn sec share-send", words.say("share-send"), move || hands::ask(Deed::Send(&sent))) }
            </div>
            <h3>{ words.say("share-files") }</h3>
            { files(saved, &session, &t) }
            { picture(&shown, &t) }
            <p role="status" class="share-told">
                for id in *told {
                    <span key={id}>{ icon(if id == "share-by-hand" { "u-lock" } else { "u-check" }) }{ words.say(id) }</span>
                }
            </p>
        </Dialog>
    }
}

/// A button that lets the browser do something.
fn deed(class: &'static str, says: AttrValue, deed: impl Fn() + 'static) -> Html {
    button(class, says, Callback::from(move |_: MouseEvent| deed()))
}

/// A field to copy from: all of it is chosen when it takes the focus.
fn field(says: AttrValue, value: &str) -> Html {
    let onfocus = |event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.select();
        }
    };
    html! {
        <label>
            <span>{ says }</span>
            <input id="share-link" type="text" readonly=true value={value.to_string()} {onfocus} />
        </label>
    }
}

/// Whether the names go with the link.
fn names_too(words: &Words, named: &UseStateHandle<bool>) -> Html {
    let onchange = {
        let named = named.clone();
        Callback::from(move |_: Event| named.set(!*named))
    };
    html! {
        <label class="check">
            <input type="checkbox" checked={**named} {onchange} />
            <span><b>{ words.say("share-names") }</b>{ " " }<small>{ words.say("share-names-note") }</small></span>
        </label>
    }
}

/// The game as files: to read, to open again, to look at.
fn files(saved: &Saved, session: &Rc<Session<Trollfjord>>, t: &Teller) -> Html {
    let seed = saved.record.seed.to_string().to_lowercase();
    let name = format!("trollfjord-{seed}-{}", session.played().len());
    let (played, teller, record) = (session.clone(), t.clone(), saved.text());
    let names = ["-story.txt", "-game.txt", ".svg", ".png"].map(|end| name.clone() + end);
    let [as_story, as_game, as_svg, as_png] = names;
    let plain = "text/plain;charset=utf-8";
    html! {
        <div class="btns">
            { deed("btn sec", t.say("share-story"), move || {
                hands::ask(Deed::Save(&as_story, plain, &transcript(&played, &teller)));
            }) }
            { deed("btn sec", t.say("share-game"), move || hands::ask(Deed::Save(&as_game, plain, &record))) }
            { deed("btn sec", t.say("share-svg"), move || hands::ask(Deed::Picture(&as_svg))) }
            { deed("btn sec", t.say("share-png"), move || hands::ask(Deed::Picture(&as_png))) }
        </div>
    }
}

impl What {
    /// The address to share.
    fn link(self, saved: &Saved, at: usize, named: bool) -> String {
        let mut saved = saved.clone();
        if !named || self == What::Start {
            saved.names = Names::from_fn(|_| AttrValue::default());
        }
        if self == What::Start {
            saved.record = Record::new(saved.record.setup, saved.record.seed);
        }
        let moment = (self == What::Moment).then_some(at);
        address::link(&saved, moment).unwrap_or_default()
    }

    /// What is said with it.
    fn text(self, session: &Session<Trollfjord>, t: &Teller, link: &str) -> String {
        let seed = ("seed", session.record().seed.to_string().into());
        let link = ("link", link.into());
        let over = session.position().to_move().is_none();
        let said = match self {
            What::Start if over => {
                let scores = ("scores", standing(session, t).into());
                t.with("share-challenge", &[seed, scores, link])
            }
            What::Start => t.with("share-says-start", &[seed, link]),
            _ if over => t.with(
                "share-says-over",
                &[("scores", standing(session, t).into()), link],
            ),
            _ => t.with(
                "share-says-game",
                &[("where", standing(session, t).into()), link],
            ),
        };
        said.to_string()
    }
}

/// The position after so many decisions.
fn upto(record: &Record<Trollfjord>, at: usize) -> Trollfjord {
    record.position(at).unwrap_or_else(|stuck| stuck.position)
}

/// What is told of what the browser did, if something is.
fn outcome(text: &str) -> Option<&'static str> {
    match text {
        "copied" => Some("share-copied"),
        "sent" => Some("share-sent"),
        "saved" => Some("share-saved"),
        "by-hand" => Some("share-by-hand"),
        "failed" => Some("share-failed"),
        _ => None,
    }
}
