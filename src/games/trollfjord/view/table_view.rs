//! The table on screen: sacks, board or tower, action card, log; and what is half picked.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::session::Act;
use crate::engine::{Game, Session};
use crate::games::trollfjord::tower::Side;
use crate::games::trollfjord::{Move, Phase, Reason, Trollfjord};

use crate::ui::{focus, icon};

use super::action_card::{ActionCard, action_card};
use super::board::{Framing, board, board_list};
use super::card::Card;
use super::last::{last_regions, news};
use super::linger::use_linger;
use super::log::Log;
use super::offer::{Offer, Pick};
use super::outlook::outlook;
use super::picks::Picked;
use super::sacks::Sacks;
use super::teller::{Teller, value};
use super::tower::{HammerStage, Mood, TowerScene, blow_number, hammer_stage};
use super::why::why;

/// The game and what the table reports.
#[derive(Properties, PartialEq)]
pub struct TableViewProps {
    /// The game.
    pub session: Rc<Session<Trollfjord>>,
    /// The language and the names.
    pub teller: Teller,
    /// Which pane phones and tablets show.
    pub pane: Pane,
    /// Another pane is to be shown.
    pub set_pane: Callback<Pane>,
    /// Something is to be done.
    pub act: Callback<Act<Move>>,
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

/// What is half picked, and what was complained of; both belong to one decision and are forgotten with it.
#[derive(Clone, PartialEq, Default)]
struct Half {
    decision: u32,
    picked: Picked,
    complaint: Option<AttrValue>,
}

/// Draws the table.
#[component]
pub fn TableView(props: &TableViewProps) -> Html {
    let game = props.session.position();
    let (table, t) = (game.table(), &props.teller);
    let half = use_state(Half::default);
    let side = use_state(|| Side::Left);
    let now = if half.decision == game.decisions() {
        (*half).clone()
    } else {
        Half::default()
    };
    let set = {
        let (half, decision) = (half.clone(), game.decisions());
        move |picked, complaint| {
            half.set(Half {
                decision,
                picked,
                complaint,
            })
        }
    };
    let play = {
        let (act, at) = (props.act.clone(), props.session.played().len());
        Callback::from(move |m: Move| act.emit(Act::Play(m, at)))
    };
    let pick = {
        let set = set.clone();
        Callback::from(move |picked: Picked| set(picked, None))
    };
    let refuse = {
        let (set, picked) = (set.clone(), now.picked);
        Callback::from(move |reason: AttrValue| set(picked, Some(reason)))
    };
    let step = {
        let (set, picked, game, t) = (set.clone(), now.picked, game.clone(), t.clone());
        Callback::from(move |by: i8| {
            let next = picked.more(&game, by);
            set(next, (next == picked).then(|| bound(&game, picked, by, &t)));
        })
    };
    let on_board = {
        let (set, picked, game, t) = (set, now.picked, game.clone(), t.clone());
        Callback::from(move |pressed: Pick| {
            let (picked, complaint) = press(&game, picked, pressed, &t);
            set(picked, complaint);
        })
    };
    let on_side = {
        let side = side.clone();
        Callback::from(move |struck: Side| side.set(struck))
    };
    let card = Card::of(game, now.picked, t);
    let action = card.as_ref().map(|card| {
        action_card(&ActionCard {
            card,
            teller: t,
            news: news(&props.session, t),
            complaint: now.complaint.clone(),
            pick,
            refuse,
            step,
            play: play.clone(),
        })
    });
    let action = action.unwrap_or_default();
    let shown = use_linger(&props.session);
    let staged = shown.as_ref().unwrap_or(game);
    let phase = staged.table().phase;
    let b4 = matches!(phase, Phase::Swing { .. } | Phase::Pledge { .. });
    use_effect_with((props.set_pane.clone(), b4), |(set_pane, b4)| {
        set_pane.emit(if *b4 { Pane::Tower } else { Pane::Board });
    });
    // The tower takes the stage by itself; whoever looks at the board meanwhile comes back by the tab or the switch.
    let staging = b4 && props.pane != Pane::Board;
    use_effect_with((game.decisions(), shown.is_some(), staging), |_| {
        focus("action-title")
    });
    let regions = last_regions(&props.session);
    let offer = Offer::of(game, now.picked, regions);
    html! {
        <div class={classes!("main", props.pane.class(), staging.then_some("b4"))}>
            <div class="left"><Sacks {game} teller={t.clone()} /></div>
            if staging {
                { stage(&Stage { game: staged, teller: t, side: *side, on_side: &on_side, play: &play,
                    card: card.as_ref(), lingers: shown.is_some() },
                    if shown.is_some() { outcome(&props.session, t) } else { action }) }
            } else {
                <div class="center">
                    if props.pane == Pane::Tower {
                        <TowerScene {game} words={t.words.clone()} side={*side} mood={Mood::at(table)} blow={blow_number(table)} />
                    } else {
                        { board(table, &offer, &on_board, framing(table.phase)) }
                    }
                    { board_list(table, &offer, t) }
                </div>
                <div class="dock">
                    if !b4 || matches!(phase, Phase::Pledge { .. }) { { action } } else { { away(&props.set_pane, t) } }
                </div>
            }
            <div class="right">
                if !b4 && phase != Phase::Over {
                    { outlook(game, t, tower_switch(props.pane, &props.set_pane, t)) }
                }
                <Log session={&props.session} teller={t.clone()} />
                <p class="seedline">{ t.with("table-seed", &[("seed", props.session.record().seed.to_string().into())]) }</p>
            </div>
        </div>
    }
}

/// While somebody hammers and the board is looked at: the way back to the tower.
fn away(set: &Callback<Pane>, t: &Teller) -> Html {
    let back = set.reform(|_: MouseEvent| Pane::Tower);
    html! {
        <section class="card prompt">
            <h2 id="action-title" tabindex="-1">{ t.say("stage-away") }</h2>
            <div class="btns">
                <button type="button" class="btn pri" onclick={back}>{ icon("i-tower") }{ t.say("stage-back") }</button>
            </div>
        </section>
    }
}

/// What the last blow brought, while it is still shown.
fn outcome(session: &Session<Trollfjord>, t: &Teller) -> Html {
    let lines = news(session, t);
    html! {
        <section class="card prompt outcome">
            <ul class="news" aria-label={t.say("news-label")}>
                { for lines.iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
        </section>
    }
}

/// The button that shows the tower in place of the board, or the board again.
fn tower_switch(pane: Pane, set: &Callback<Pane>, t: &Teller) -> Html {
    let (id, symbol, next) = match pane {
        Pane::Tower => ("look-board", "u-board", Pane::Board),
        _ => ("look-tower", "i-tower", Pane::Tower),
    };
    let onclick = set.reform(move |_: MouseEvent| next);
    html! {
        <button type="button" class="btn sec switch" {onclick}>{ icon(symbol) }{ t.say(id) }</button>
    }
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

/// On phones the land fills the board where the walkway does not matter.
fn framing(phase: Phase) -> Framing {
    match phase {
        Phase::Lord | Phase::Tailwind(_) | Phase::Over => Framing::Whole,
        _ => Framing::Land,
    }
}

/// Why the number of trolls cannot be changed by so many.
fn bound(game: &Trollfjord, picked: Picked, by: i8, t: &Teller) -> AttrValue {
    let refusal = match picked {
        Picked::Count(region, count) if by > 0 => game.refusal(Move::Place(region, count + 1)),
        _ => None,
    };
    match refusal {
        Some(refusal) => why(refusal.reason, game.table(), t),
        None => t.with("card-fewest", &[("none", value(&t.say("card-place-none")))]),
    }
}

/// What a press on the board picks, or why it picks nothing.
fn press(
    game: &Trollfjord,
    picked: Picked,
    pressed: Pick,
    t: &Teller,
) -> (Picked, Option<AttrValue>) {
    let next = match pressed {
        Pick::Step(row, distance) => Picked::Step(row, distance),
        Pick::Region(region) => picked.region(game, region),
        Pick::Fortress(fortress) => Picked::Fortress(fortress),
    };
    let m = match (next, pressed) {
        (Picked::From(_) | Picked::Nothing, _) => return (next, None),
        (Picked::Count(region, _), _) => Some(Move::Place(region, 1)),
        _ => next.whole(game),
    };
    let step = game.table().phase.step();
    let reason = match m {
        Some(m) => game.refusal(m).map(|refusal| refusal.reason),
        None => Some(Reason::WrongStep { step }),
    };
    match reason {
        Some(reason) => (picked, Some(why(reason, game.table(), t))),
        None => (next, None),
    }
}

/// The tower takes the stage (B4).
struct Stage<'a> {
    game: &'a Rc<Trollfjord>,
    teller: &'a Teller,
    side: Side,
    on_side: &'a Callback<Side>,
    play: &'a Callback<Move>,
    card: Option<&'a Card>,
    /// Whether the last blow is still looked at.
    lingers: bool,
}

/// The stage with `panel` at the head of its panel.
fn stage(props: &Stage<'_>, panel: Html) -> Html {
    let stop = props.card.and_then(|card| card.others.first());
    let stop = stop.filter(|button| button.play == Some(Move::Stop));
    let locked = || props.teller.say("stage-lingers");
    let stage = hammer_stage(&HammerStage {
        game: props.game,
        teller: props.teller,
        side: props.side,
        on_side: props.on_side,
        on_strike: &props.play.reform(Move::Swing),
        on_stop: &props.play.reform(|()| Move::Stop),
        stop: stop.map(|button| button.label.clone()),
        locked: props.lingers.then(locked),
        children: panel,
    });
    html! { <div class="stage">{ stage }</div> }
}
