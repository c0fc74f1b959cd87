//! The table on screen: sacks, board or tower, action card, log.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::session::Act;
use crate::engine::{BySeat, Record, Session};
use crate::games::trollfjord::tower::Side;
use crate::games::trollfjord::{Move, Phase, Table, Trollfjord};

use crate::ui::{answer, focus, focus_if_lost, is_busy, let_go, segment, symbol_button};

use super::action_card::{ActionCard, action_card};
use super::board::{board, place_sheet};
use super::card::Card;
use super::framing::{use_framing, use_sheet};
use super::half::{Handle, use_half};
use super::last::{last_events, last_regions, news};
use super::linger::Linger;
use super::log::Log;
use super::offer::Offer;
use super::outlook::outlook;
use super::picks::Picked;
use super::sacks::sacks;
use super::staging::{Stage, away, outcome, stage};
use super::teller::Teller;
use super::tower::mood::{Mood, Strain};
use super::tower::{blow_number, tower_scene, use_drone, use_film};

/// The game and what the table reports.
#[derive(Properties, PartialEq)]
pub struct TableViewProps {
    /// What is still to be shown of the last decision.
    pub linger: Linger,
    /// The game as it is shown.
    pub session: Rc<Session<Trollfjord>>,
    /// The whole game, for the log.
    pub whole: Rc<Session<Trollfjord>>,
    /// The decision that is looked back at, if one is.
    pub at: Option<usize>,
    /// The language and the names.
    pub teller: Teller,
    /// Which pane phones and tablets show.
    pub pane: Pane,
    /// Another pane is to be shown.
    pub set_pane: Callback<Pane>,
    /// Something is to be done.
    pub act: Callback<Act<Move>>,
    /// The moment after so many decisions is to be shown.
    pub look: Callback<usize>,
    /// What stands in place of the action card while nobody is to decide here.
    pub dock: Option<Html>,
    /// Whether the one who decides is a computer player: nobody else strikes or stops for it.
    #[prop_or_default]
    pub thinks: bool,
    /// What stands beside what happened last: the ways to what a computer player did.
    #[prop_or_default]
    pub since: Html,
    /// After how many decisions that began, where it was more than the last one.
    #[prop_or(usize::MAX)]
    pub from: usize,
    /// Where computer players sit.
    #[prop_or_default]
    pub machines: BySeat<bool>,
    /// Whether everybody may see into every sack.
    pub open_sacks: bool,
}

/// The panes of small screens. Large ones show them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pane {
    /// Board, or the tower while hammering.
    #[default]
    Board,
    /// The tower.
    Tower,
    /// The sacks.
    Sacks,
    /// The log.
    Log,
}

/// Draws the table.
#[component]
pub fn TableView(props: &TableViewProps) -> Html {
    let game = props.session.position();
    let (table, t) = (game.table(), &props.teller);
    let side = use_state(|| Side::Left);
    let looks = use_state(BySeat::default);
    let linger = &props.linger;
    let play = {
        let (act, at) = (props.act.clone(), props.session.played().len());
        let (linger, game) = (linger.clone(), game.clone());
        Callback::from(move |m: Move| {
            if linger.takes(m, &game) {
                act.emit(Act::Play(m, at));
            }
        })
    };
    let half = use_half(game, t, play.clone());
    // Nobody is told ahead of what is to be seen.
    let known = linger.known(game);
    let moving = linger.before.is_some();
    let lingers = linger.shown.is_some();
    let staged = linger.shown.as_ref().unwrap_or(game);
    let phase = staged.table().phase;
    let b4 = matches!(phase, Phase::Swing { .. } | Phase::Pledge { .. });
    let pane = use_pane(props, b4);
    // The tower takes the stage by itself; whoever looks at the board meanwhile comes back by the tab or the switch.
    let staging = b4 && pane != Pane::Board;
    let idle = props.dock.is_some();
    use_title_focus(known.table(), half.picked, idle, (lingers, staging));
    let events = last_events(&props.session);
    let seen = staging || linger.pours || pane == Pane::Tower && !linger.leaves;
    let limit = phase.hammering().map(|h| h.color_limit());
    let drawn = staged.table();
    use_film(
        (&drawn.tower, limit),
        blow_number(drawn),
        &events,
        &t.words,
        seen,
    );
    let (tower, hammering) = (&known.table().tower, known.table().phase.hammering());
    let strain = Strain::at(tower, hammering);
    use_drone(strain);
    let offer = offer(props, half.picked);
    let (told, press) = use_sheet(&offer, half.picked, half.hand.clone());
    let (framed, magnifier) = use_framing((!props.thinks).then_some(table.phase), t);
    let card = Card::of(known, half.picked, t);
    let action = match (&props.dock, &card) {
        (Some(dock), _) => dock.clone(),
        (None, Some(card)) => asked(props, card, half, known.table().ending),
        _ => Html::default(),
    };
    let on_side = {
        let side = side.clone();
        Callback::from(move |struck: Side| {
            // Nothing follows from the wall that is chosen, unless the other one is still to be.
            if struck != *side || is_busy() {
                let side = side.setter();
                answer(move || side.set(struck));
            }
        })
    };
    html! {
        <div class={classes!("main", pane.class(), staging.then_some("b4"), moving.then_some("moving"),
            (table.seats().count() == 2).then_some("duel"))}>
            // Where it is too small it can be scrolled by key: a stop that tells what it is.
            <section class="left" aria-labelledby="sacks-title">{ sacks(known, t, (props.open_sacks, idle), &looks, props.machines) }</section>
            if staging {
                { stage(&Stage { game: staged, told: linger.known(staged), teller: t, scene: linger.scene,
                    side: *side, on_side: &on_side, play: &play, card: card.as_ref(), thinks: props.thinks,
                    locked: locked(idle, lingers && !moving) },
                    if lingers && !moving && (!idle || props.thinks) { outcome(&props.session, t) } else { action }) }
            } else {
                <div class="center">
                    if pane == Pane::Tower || linger.pours {
                        { tower_scene(&table.tower, (tower, Mood::under(strain)), &t.words, *side) }
                    } else {
                        { board(table, &offer, &press, framed, t) }
                    }
                </div>
                <div class="dock">
                    { magnifier }
                    if idle || !b4 || matches!(phase, Phase::Pledge { .. }) { { action } } else { { away(&props.set_pane, t) } }
                </div>
            }
            { place_sheet(told, table, &offer, t) }
            { beside(props, pane, b4 || phase == Phase::Over) }
        </div>
    }
}

/// The pane to show: the tower when the hammering begins, the board when it is over. It is drawn so at once, and told
/// afterward: nothing is drawn and laid out twice.
#[hook]
fn use_pane(props: &TableViewProps, b4: bool) -> Pane {
    let told = use_mut_ref(|| None);
    let fits = if b4 { Pane::Tower } else { Pane::Board };
    let (set_pane, pane) = (props.set_pane.clone(), props.pane);
    let shown = if *told.borrow() == Some(b4) {
        pane
    } else {
        fits
    };
    use_effect_with(b4, move |&b4| {
        *told.borrow_mut() = Some(b4);
        // A pane that is there already need not be drawn again, as when the table opens.
        if fits != pane {
            set_pane.emit(fits);
        }
    });
    shown
}

/// What the board offers.
fn offer(props: &TableViewProps, picked: Picked) -> Offer {
    let last = last_regions(&props.session);
    match props.dock {
        Some(_) => Offer {
            last,
            ..Offer::default()
        },
        None => Offer::of(props.session.position(), picked, last),
    }
}

/// The action card.
fn asked(props: &TableViewProps, card: &Card, half: Handle, last: bool) -> Html {
    let last_at = props.session.played().len().saturating_sub(1);
    action_card(&ActionCard {
        card,
        teller: &props.teller,
        last,
        news: news(&props.session, props.from.min(last_at), &props.teller),
        since: &props.since,
        complaint: half.complaint,
        hand: &half.hand,
    })
}

/// Why nobody may strike, if so.
fn locked(idle: bool, lingers: bool) -> Option<&'static str> {
    match (idle, lingers) {
        (true, _) => Some("stage-past"),
        (_, true) => Some("stage-lingers"),
        _ => None,
    }
}

/// The column at the right: the log, and the outlook unless it would tell `nothing`.
fn beside(props: &TableViewProps, pane: Pane, nothing: bool) -> Html {
    let (t, set) = (&props.teller, &props.set_pane);
    let until = props.whole.played().len() - usize::from(props.linger.before.is_some());
    html! {
        <div class="right">
            if !nothing {
                { aside(pane, set, t) }
                { outlook(props.session.position(), t, tower_switch(pane, set, t)) }
            }
            <Log session={&props.whole} {until} teller={t.clone()} at={props.at} look={&props.look} />
            <p class="seedline">{ seed_line(props.session.record(), t) }</p>
        </div>
    }
}

/// What the luck of a game hangs on, and where other luck began, if it did.
pub fn seed_line(record: &Record<Trollfjord>, t: &Teller) -> String {
    let seed = t.with("table-seed", &[("seed", record.seed.to_string().into())]);
    let fork = record.fork().map(|fork| {
        let at = ("n", fork.at.into());
        t.with("table-fork", &[at, ("seed", fork.seed.to_string().into())])
    });
    format!("{seed}{}", fork.unwrap_or_default())
}

/// Moves the focus to the title of the action card when another question is asked. While the same one is asked again, as
/// after a blow, it stays on the control that was pressed, unless that is gone.
#[hook]
fn use_title_focus(table: &Table, picked: Picked, idle: bool, shown: (bool, bool)) {
    let question = (table.phase.step(), table.phase.decider(table.mover), shown);
    let decisions = table.decisions;
    // Ahead of the drawing, which takes the control away that was pressed.
    use_memo((question, idle), |&(_, idle)| {
        if !idle {
            let_go();
        }
    });
    use_effect_with((question, idle), |&(_, idle)| {
        if !idle {
            focus("action-title");
        }
    });
    // What is let go takes its stepper with it.
    use_effect_with((decisions, picked), |_| focus_if_lost("action-title"));
}

/// The button that shows the tower in place of the board, or the board again.
fn tower_switch(pane: Pane, set: &Callback<Pane>, t: &Teller) -> Html {
    let (id, symbol, next) = match pane {
        Pane::Tower => ("look-board", "u-board", Pane::Board),
        _ => ("look-tower", "i-tower", Pane::Tower),
    };
    let onclick = set.reform(move |_: MouseEvent| next);
    symbol_button("btn sec switch", t.say(id), symbol, onclick)
}

/// Where the column at the right is low: the outlook or the log.
fn aside(pane: Pane, set: &Callback<Pane>, t: &Teller) -> Html {
    let tab = |(next, id): (Pane, &str)| {
        let on = (next == Pane::Log) == (pane == Pane::Log);
        let onclick = set.reform(move |_: MouseEvent| next);
        segment(t.say(id), on, onclick)
    };
    let tabs = [(Pane::Board, "tab-outlook"), (Pane::Log, "tab-log")];
    html! { <div class="seg aside" role="group" aria-label={t.say("tabs-label")}>{ for tabs.map(tab) }</div> }
}

impl Pane {
    /// All panes in order.
    pub const ALL: [Pane; 4] = [Pane::Board, Pane::Tower, Pane::Sacks, Pane::Log];

    /// The class of the table that shows it.
    pub fn class(self) -> &'static str {
        ["pane-board", "pane-tower", "pane-sacks", "pane-log"][self as usize]
    }

    /// Its message and its symbol.
    pub fn label(self) -> (&'static str, &'static str) {
        [
            ("tab-board", "u-board"),
            ("tab-tower", "i-tower"),
            ("tab-sacks", "i-sack"),
            ("tab-log", "u-log"),
        ][self as usize]
    }
}
