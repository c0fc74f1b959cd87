//! The sheet of practice: limit, comrade, seed, and the totals of this device.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::annex::hands::{self, Deed, use_told};
use crate::app::browser::{fresh_seed, typed_seed};
use crate::games::trollfjord::practice::{Practice, Terms};
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::{button, close_dialog, icon, segment, symbol_button};

use super::book::Book;
use super::card::{notices, sum};
use super::state::Act;

/// The id of the dialog.
pub const ID: &str = "practice-setup";

/// What the sheet knows, and what it reports.
#[derive(Properties, PartialEq)]
pub struct SetupProps {
    /// The language and the names.
    pub t: Teller,
    /// The tower.
    pub game: Practice,
    /// The totals.
    pub book: Book,
    /// Something is done.
    pub act: Callback<Act>,
    /// The totals begin anew, or the old ones come back.
    pub reset: Callback<bool>,
}

/// Draws the sheet, closed.
#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let t = &props.t;
    html! {
        <dialog id={ID} class="card menu annex drill-setup" aria-labelledby="practice-setup-title">
            <div class="sech">
                <h2 id="practice-setup-title">{ t.say("practice-setup-title") }</h2>
                { symbol_button("btn sec x", t.say("annex-close"), "u-x", (|_| close_dialog(ID)).into()) }
            </div>
            { terms(props) }
            <SeedField t={t.clone()} seed={props.game.seed().to_string()} act={props.act.clone()} />
            { totals(props) }
        </dialog>
    }
}

fn terms(props: &SetupProps) -> Html {
    let (t, now) = (&props.t, props.game.terms());
    let limit = |limit: u8| {
        let terms = Terms::new(limit, now.comrade)?;
        let chosen = props.act.reform(move |_: MouseEvent| Act::Choose(terms));
        Some(segment(
            limit.to_string().into(),
            limit == now.limit(),
            chosen,
        ))
    };
    let mut other = now;
    other.comrade = !now.comrade;
    let onchange = props.act.reform(move |_: Event| Act::Choose(other));
    let waits = !props.game.is_first() && props.game.ended().is_none();
    html! {
        <>
            <fieldset>
                <legend>{ t.say("practice-limit") }</legend>
                <div class="seg drill-limits">{ for (Terms::LOWEST..=Terms::HIGHEST).filter_map(limit) }</div>
                <p class="fine">{ t.say("practice-limit-note") }</p>
            </fieldset>
            <label class="check">
                <input type="checkbox" checked={now.comrade} {onchange} />
                <span><b>{ t.say("practice-comrade") }</b>{ " " }<small>{ t.say("practice-comrade-note") }</small></span>
            </label>
            if waits {
                <p class="fine">{ t.say("practice-next") }</p>
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct SeedProps {
    t: Teller,
    seed: String,
    act: Callback<Act>,
}

/// The seed to copy, and another one to enter.
#[component]
fn SeedField(props: &SeedProps) -> Html {
    let t = &props.t;
    let typed = use_state(|| None::<String>);
    let told = use_state(|| None::<&'static str>);
    let hear = {
        let told = told.setter();
        use_callback((), move |text: String, ()| {
            told.set(match text.as_str() {
                "copied" => Some("practice-copied"),
                "by-hand" => Some("practice-by-hand"),
                _ => None,
            });
        })
    };
    use_told(hear);
    let shown = (*typed).clone().unwrap_or_else(|| props.seed.clone());
    let lay = {
        let (typed, told, act) = (typed.setter(), told.setter(), props.act.clone());
        move |seed| {
            typed.set(None);
            told.set(None);
            act.emit(Act::Lay(seed));
            close_dialog(ID);
        }
    };
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            typed.set(Some(field.value()));
        })
    };
    let onsubmit = {
        let (lay, shown) = (lay.clone(), shown.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            lay(typed_seed(&shown));
        })
    };
    let seed = props.seed.clone();
    let copy = Callback::from(move |_: MouseEvent| hands::ask(Deed::Copy(&seed)));
    let fresh = Callback::from(move |_: MouseEvent| lay(fresh_seed()));
    html! {
        <form class="drill-seed" {onsubmit}>
            <label>
                <span>{ t.say("practice-seed") }</span>
                <input id="practice-seed" type="text" autocomplete="off" spellcheck="false" value={shown} {oninput} />
            </label>
            <div class="drill-ways">
                <button type="submit" class="btn sec">{ t.say("practice-seed-use") }</button>
                { button("btn sec", t.say("practice-seed-new"), fresh) }
                { button("btn sec", t.say("practice-seed-copy"), copy) }
            </div>
            <p role="status" class="share-told">
                for id in *told {
                    <span key={id}>{ icon(if id == "practice-copied" { "u-check" } else { "u-lock" }) }{ t.say(id) }</span>
                }
            </p>
            <p class="fine">{ t.say("practice-seed-note") }</p>
        </form>
    }
}

fn totals(props: &SetupProps) -> Html {
    let (t, book) = (&props.t, &props.book);
    let sums = book.totals;
    let rows = [
        ("practice-hammerings", sums.hammerings),
        ("practice-blows", sums.blows),
        ("practice-boulders", sums.boulders),
        ("practice-stops", sums.stops),
        ("practice-spent-all", sums.spent),
        ("practice-best", sums.best),
        ("practice-angers", sums.angers),
    ];
    let reset = |put_back: bool, id: &str| {
        button(
            "btn sec",
            t.say(id),
            props.reset.reform(move |_: MouseEvent| put_back),
        )
    };
    html! {
        <>
            <h3>{ t.say("practice-totals") }</h3>
            { notices(book, t) }
            <p>{ sum(book, t) }</p>
            <dl class="drill-totals">
                { for rows.map(|(id, n)| html! { <div key={id}><dt>{ t.say(id) }</dt><dd>{ n }</dd></div> }) }
            </dl>
            <div class="drill-ways">
                if book.away.is_some() {
                    { reset(true, "practice-put-back") }
                } else if sums.hammerings > 0 {
                    { reset(false, "practice-reset") }
                }
            </div>
            <p role="status" class="fine">
                if book.away.is_some() {
                    { t.say("practice-was-reset") }
                }
            </p>
        </>
    }
}
