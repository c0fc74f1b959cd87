//! The action card on screen: who decides, the question, the choices, the main button.

use yew::prelude::*;

use crate::games::trollfjord::pieces::Treasure;
use crate::ui::icon;

use super::card::{Button, Card, Choice, Face, Group, Look, Note, Stepper};
use super::guide::rule;
use super::half::{Complaint, Hand};
use super::last::news_list;
use super::look::{landscape_class, landscape_icon, player_class, portrait};
use super::picks::Picked;
use super::teller::Teller;
use super::treasure::treasure_tile;

/// The card, and what it reports.
pub struct ActionCard<'a> {
    /// What to show.
    pub card: &'a Card,
    /// The language and the names.
    pub teller: &'a Teller,
    /// Whether these are the last turns.
    pub last: bool,
    /// What just happened, in a few lines.
    pub news: Vec<(AttrValue, bool)>,
    /// What stands beside that.
    pub since: &'a Html,
    /// Why the last press did nothing, if it did nothing.
    pub complaint: Option<Complaint>,
    /// A hand does something.
    pub hand: &'a Callback<Hand>,
}

/// Draws the card.
pub fn action_card(props: &ActionCard<'_>) -> Html {
    let Card {
        seat,
        title,
        groups,
        stepper,
        notes,
        main,
        others,
        ..
    } = props.card;
    let t = props.teller;
    let clause = format!("{:?}", props.card.clause);
    let numbered = numbers(groups);
    html! {
        <section class={classes!("card", "prompt", player_class(*seat))} aria-labelledby="action-title">
            <p class="eyebrow">
                { rule(&t.words, &clause, html! { <span class="badge">{ &clause }</span> }) }
                { portrait(*seat, "face") }
                <span class="decides">{ t.of("card-decides", *seat) }</span>
                if props.last {
                    <span class="last">{ t.say("last-turns") }</span>
                }
            </p>
            <h2 id="action-title" tabindex="-1">{ title }</h2>
            <div class="told">
                if !props.news.is_empty() {
                    { news_list(&props.news, t) }
                }
                { props.since.clone() }
            </div>
            // Lists stand in elements of their own: where one grows, its neighbors stay and keep the focus.
            <div class="choices">
                for (group, first) in groups.iter().zip(numbered) {
                    { choice_group(props, group, first) }
                }
            </div>
            if let Some(stepper) = stepper {
                { stepper_row(props, *stepper) }
            }
            <div class="notes" id="notes">{ for notes.iter().map(note) }</div>
            // A complaint stays in view with the buttons, wherever the card has been scrolled to.
            <div class="foot">
                <p class="complaint" role="status">
                    for (times, why) in &props.complaint {
                        <span key={*times}>{ why }</span>
                    }
                </p>
                if !props.card.is_strike() {
                    <div class="btns">
                        { play_button(props, main, "btn pri", Some("notes")) }
                        if groups.iter().flat_map(|group| &group.choices).any(|choice| choice.pressed) {
                            { clear_button(props, !others.is_empty()) }
                        }
                        { for others.iter().map(|button| play_button(props, button, "btn sec", None)) }
                    </div>
                }
            </div>
        </section>
    }
}

/// The key number of the first choice of each group: choices are counted on through all groups.
fn numbers(groups: &[Group]) -> Vec<usize> {
    let sums = groups.iter().scan(1, |next, group| {
        let first = *next;
        *next += group.choices.len();
        Some(first)
    });
    sums.collect()
}

fn note(note: &Note) -> Html {
    html! { <p class="hint">{ icon(note.icon) }<span>{ &note.text }</span></p> }
}

/// A group of choices, of which the first has the key `first`.
fn choice_group(props: &ActionCard<'_>, group: &Group, first: usize) -> Html {
    let (class, dot) = match group.look {
        Look::Gold => ("cbs gold", "dot gold"),
        Look::Cyan => ("cbs cyan", "dot cyan"),
        Look::List => ("cbs list", ""),
        Look::Row => ("cbs", ""),
    };
    let numbered = matches!(group.look, Look::Gold | Look::Cyan);
    html! {
        <div class="cg" key={first}>
            if !group.label.is_empty() {
                <p class="cgl"><span class={dot}></span>{ &group.label }</p>
            }
            <div {class} role="group" aria-label={(!group.label.is_empty()).then(|| group.label.clone())}>
                for (i, choice) in group.choices.iter().enumerate() {
                    { choice_button(props, choice, first + i, numbered.then_some(i + 1)) }
                }
            </div>
        </div>
    }
}

/// A choice is always a button that can be focused; a closed one tells why. It has the key `number`, and shows the
/// number `shown`.
fn choice_button(
    props: &ActionCard<'_>,
    choice: &Choice,
    number: usize,
    shown: Option<usize>,
) -> Html {
    let does = match &choice.closed {
        Some(reason) => Hand::Refuse(reason.clone()),
        None => Hand::Pick(choice.pick),
    };
    let onclick = pressing(props, does);
    let closed = choice.closed.is_some();
    let drawn = holds(&choice.face);
    html! {
        <button key={number} type="button" class={classes!("cb", choice.pressed.then_some("sel"), closed.then_some("closed"))}
            aria-pressed={(!closed).then(|| choice.pressed.to_string())} aria-disabled={closed.then_some("true")}
            data-key={number.to_string()} {onclick}>
            if let Some(shown) = shown {
                <span class="cn" aria-hidden="true">{ shown }</span>
            }
            { face(&choice.face) }
            <span class="cl">
                <b>{ &choice.label }</b>{ " " }
                <small class={drawn.is_some().then_some("unseen")}>{ &choice.detail }</small>
            </span>
            { for drawn }
            if closed {
                { icon("u-lock") }
            } else if choice.pressed {
                { icon("u-check") }
            }
        </button>
    }
}

fn face(face: &Face) -> Html {
    match face {
        Face::Landscape(landscape) | Face::Region(landscape, ..) => {
            let class = landscape_class(*landscape);
            html! { <span class={classes!("ci", class)}>{ icon(landscape_icon(*landscape)) }</span> }
        }
        Face::Foot => html! { <span class="ci wi">{ icon("i-foot") }</span> },
        Face::Fortress(number) => html! { <span class="fb" aria-hidden="true">{ number }</span> },
        Face::Treasure(treasure) => face_of(*treasure),
        Face::Gift(gift) => {
            let name = ["i-berry", "i-waffle", "i-cake"][*gift as usize];
            html! { <span class="ci gi">{ icon(name) }</span> }
        }
    }
}

/// What stands in a region, drawn: the detail says the same in words.
fn holds(face: &Face) -> Option<Html> {
    let Face::Region(_, treasure, own) = *face else {
        return None;
    };
    Some(html! {
        <span class="own" aria-hidden="true">
            { icon("i-troll") }<b>{ own }</b>
            { face_of(treasure) }
        </span>
    })
}

fn face_of(treasure: Option<Treasure>) -> Html {
    match treasure {
        Some(treasure) => treasure_tile(treasure),
        None => html! { <span class="tile none" aria-hidden="true"></span> },
    }
}

fn stepper_row(props: &ActionCard<'_>, stepper: Stepper) -> Html {
    let t = props.teller;
    let button = |by: i8, open: bool, id: &str, sign: &'static str| {
        let key = if by < 0 { "fewer" } else { "more" };
        let onclick = pressing(props, Hand::Step(by));
        html! {
            <button type="button" data-key={key} aria-label={t.say(id)} aria-disabled={(!open).then_some("true")} {onclick}>
                { sign }
            </button>
        }
    };
    html! {
        <div class="stepper" role="group">
            { button(-1, stepper.fewer, "card-fewer", "−") }
            <span aria-live="polite"><b>{ t.with("card-count", &[("n", stepper.count.into())]) }</b></span>
            { button(1, stepper.more, "card-more", "+") }
        </div>
    }
}

/// What a button does when it is pressed.
fn pressing(props: &ActionCard<'_>, does: Hand) -> Callback<MouseEvent> {
    props.hand.reform(move |_| does.clone())
}

/// The button that lets go of what is picked. It is `hidden` where another way out stands beside the main button: there
/// it is only for the key that presses it.
fn clear_button(props: &ActionCard<'_>, hidden: bool) -> Html {
    let onclick = pressing(props, Hand::Pick(Picked::Nothing));
    html! {
        <button type="button" class="btn sec x" data-key="clear" {hidden} aria-label={props.teller.say("card-let-go")} {onclick}>
            { icon("u-x") }
        </button>
    }
}

/// A button that plays a move, or says what is missing. Whoever hears it hears with it what `notes` tell of the price.
fn play_button(
    props: &ActionCard<'_>,
    button: &Button,
    class: &'static str,
    notes: Option<&'static str>,
) -> Html {
    let Button { label, play } = button;
    let does = match *play {
        Some(m) => Hand::Play(m),
        None => Hand::Refuse(label.clone()),
    };
    let onclick = pressing(props, does);
    html! {
        <button type="button" {class} aria-disabled={play.is_none().then_some("true")} aria-describedby={notes} {onclick}>
            { label }
        </button>
    }
}
