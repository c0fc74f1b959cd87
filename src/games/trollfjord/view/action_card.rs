//! The action card on screen: who decides, the question, the choices, the main button.

use yew::prelude::*;

use crate::games::trollfjord::Move;
use crate::ui::{Icon, use_words};

use super::card::{Button, Card, Choice, Face, Group, Look, Note};
use super::look::{landscape_class, landscape_icon, mark, player_class};
use super::picks::Picked;
use super::teller::Teller;
use super::treasure::TreasureTile;

/// The card, and what it reports.
#[derive(Properties, PartialEq)]
pub struct ActionCardProps {
    /// What to show.
    pub card: Card,
    /// The language and the names.
    pub teller: Teller,
    /// What just happened, in a few lines.
    pub news: Vec<AttrValue>,
    /// Why the last press did nothing, if it did nothing.
    pub complaint: Option<AttrValue>,
    /// Something was picked.
    pub pick: Callback<Picked>,
    /// A closed choice was pressed.
    pub refuse: Callback<AttrValue>,
    /// The number is to be changed by so many.
    pub step: Callback<i8>,
    /// A move is to be played.
    pub play: Callback<Move>,
    /// What stands between the question and the buttons: the strike pad.
    #[prop_or_default]
    pub children: Html,
}

/// Draws the card.
#[component]
pub fn ActionCard(props: &ActionCardProps) -> Html {
    let Card {
        seat,
        ref title,
        ref groups,
        stepper,
        ref notes,
        ref main,
        ref others,
        ..
    } = props.card;
    let t = &props.teller;
    let clause = format!("{:?}", props.card.clause);
    let numbered = numbers(groups);
    html! {
        <section class={classes!("card", "prompt", player_class(seat))} aria-labelledby="action-title">
            <p class="eyebrow">
                <span class="badge" title={t.with("card-rules", &[("clause", clause.clone().into())])}>
                    { clause }
                </span>
                <svg class="face" aria-hidden="true"><use href={format!("#head-{}", mark(seat))} /></svg>
                <span class="decides">{ t.of("card-decides", seat) }</span>
            </p>
            <h2 id="action-title" tabindex="-1">{ title }</h2>
            if !props.news.is_empty() {
                <ul class="news" aria-label={t.say("news-label")}>
                    { for props.news.iter().map(|line| html! { <li>{ line }</li> }) }
                </ul>
            }
            <div class="choices">
                for (group, first) in groups.iter().zip(numbered) {
                    <ChoiceGroup group={group.clone()} {first} pick={&props.pick} refuse={&props.refuse} />
                }
                if let Some(stepper) = stepper {
                    <StepperRow count={stepper.count} more={stepper.more} fewer={stepper.fewer} step={&props.step} />
                }
            </div>
            { for notes.iter().map(note) }
            { props.children.clone() }
            <p class="complaint" role="status">{ for props.complaint.clone() }</p>
            if !props.card.is_strike() {
                <div class="btns">
                    <PlayButton button={main.clone()} main={true} play={&props.play} refuse={&props.refuse} />
                    for (i, button) in others.iter().enumerate() {
                        <PlayButton key={i} button={button.clone()} main={false} play={&props.play} refuse={&props.refuse} />
                    }
                </div>
            }
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
    html! { <p class="hint"><Icon name={note.icon} /><span>{ &note.text }</span></p> }
}

#[derive(Properties, PartialEq)]
struct ChoiceGroupProps {
    group: Group,
    first: usize,
    pick: Callback<Picked>,
    refuse: Callback<AttrValue>,
}

#[component]
fn ChoiceGroup(props: &ChoiceGroupProps) -> Html {
    let group = &props.group;
    let (class, dot) = match group.look {
        Look::Gold => ("cbs gold", "dot gold"),
        Look::Cyan => ("cbs cyan", "dot cyan"),
        Look::List => ("cbs list", ""),
        Look::Row => ("cbs", ""),
    };
    html! {
        <div class="cg">
            if !group.label.is_empty() {
                <p class="cgl"><span class={dot}></span>{ &group.label }</p>
            }
            <div {class} role="group" aria-label={(!group.label.is_empty()).then(|| group.label.clone())}>
                for (i, choice) in group.choices.iter().enumerate() {
                    <ChoiceButton key={i} choice={choice.clone()} number={props.first + i}
                        shown={matches!(group.look, Look::Gold | Look::Cyan).then_some(i + 1)}
                        pick={&props.pick} refuse={&props.refuse} />
                }
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ChoiceButtonProps {
    choice: Choice,
    number: usize,
    shown: Option<usize>,
    pick: Callback<Picked>,
    refuse: Callback<AttrValue>,
}

/// A choice is always a button that can be focused; a closed one tells why.
#[component]
fn ChoiceButton(props: &ChoiceButtonProps) -> Html {
    let choice = &props.choice;
    let onclick = {
        let (pick, refuse, choice) = (props.pick.clone(), props.refuse.clone(), choice.clone());
        Callback::from(move |_: MouseEvent| match &choice.closed {
            Some(reason) => refuse.emit(reason.clone()),
            None => pick.emit(choice.pick),
        })
    };
    let closed = choice.closed.is_some();
    html! {
        <button type="button" class={classes!("cb", choice.pressed.then_some("sel"), closed.then_some("closed"))}
            aria-pressed={(!closed).then(|| choice.pressed.to_string())} aria-disabled={closed.then_some("true")}
            data-key={props.number.to_string()} {onclick}>
            if let Some(number) = props.shown {
                <span class="cn" aria-hidden="true">{ number }</span>
            }
            { face(&choice.face) }
            <span class="cl"><b>{ &choice.label }</b>{ " " }<small>{ &choice.detail }</small></span>
            if closed {
                <Icon name="u-lock" />
            } else if choice.pressed {
                <Icon name="u-check" />
            }
        </button>
    }
}

fn face(face: &Face) -> Html {
    match face {
        Face::Landscape(landscape) => {
            let class = landscape_class(*landscape);
            html! { <span class={classes!("ci", class)}><Icon name={landscape_icon(*landscape)} /></span> }
        }
        Face::Foot => html! { <span class="ci wi"><Icon name="i-foot" /></span> },
        Face::Fortress(number) => html! { <span class="fb" aria-hidden="true">{ number }</span> },
        Face::Treasure(Some(treasure)) => html! { <TreasureTile treasure={*treasure} /> },
        Face::Treasure(None) => html! { <span class="fb" aria-hidden="true"></span> },
        Face::Gift(gift) => {
            let name = ["i-berry", "i-waffle", "i-cake"][*gift as usize];
            html! { <span class="ci gi"><Icon {name} /></span> }
        }
    }
}

#[derive(Properties, PartialEq)]
struct StepperRowProps {
    count: u8,
    more: bool,
    fewer: bool,
    step: Callback<i8>,
}

#[component]
fn StepperRow(props: &StepperRowProps) -> Html {
    let words = use_words();
    let button = |by: i8, open: bool, id: &str, sign: &'static str| {
        let step = props.step.clone();
        let onclick = Callback::from(move |_: MouseEvent| step.emit(by));
        html! {
            <button type="button" aria-label={words.say(id)} aria-disabled={(!open).then_some("true")} {onclick}>
                { sign }
            </button>
        }
    };
    html! {
        <div class="stepper" role="group">
            { button(-1, props.fewer, "card-fewer", "−") }
            <span aria-live="polite"><b>{ words.with("card-count", &[("n", props.count.into())]) }</b></span>
            { button(1, props.more, "card-more", "+") }
        </div>
    }
}

/// A button that plays a move, and what it reports.
#[derive(Properties, PartialEq)]
pub struct PlayButtonProps {
    /// The button.
    pub button: Button,
    /// Whether it is the main one.
    pub main: bool,
    /// The move is to be played.
    pub play: Callback<Move>,
    /// There is no move yet; the label says what is missing.
    pub refuse: Callback<AttrValue>,
}

/// Draws a button that plays a move, or says what is missing.
#[component]
pub fn PlayButton(props: &PlayButtonProps) -> Html {
    let Button { label, play } = &props.button;
    let onclick = {
        let (emit, refuse, play, label) = (
            props.play.clone(),
            props.refuse.clone(),
            *play,
            label.clone(),
        );
        Callback::from(move |_: MouseEvent| match play {
            Some(m) => emit.emit(m),
            None => refuse.emit(label.clone()),
        })
    };
    let class = if props.main { "btn pri" } else { "btn sec" };
    html! {
        <button type="button" {class} aria-disabled={play.is_none().then_some("true")} {onclick}>
            { label }
        </button>
    }
}
