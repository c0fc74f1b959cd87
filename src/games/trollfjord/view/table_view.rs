//! The table on screen: sacks, board or tower, action card, log.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::session::Act;
use crate::engine::{Game, Session};
use crate::games::trollfjord::tower::Side;
use crate::games::trollfjord::{Move, Phase, Trollfjord};

use crate::ui::{focus, icon};

use super::action_card::{ActionCard, action_card};
use super::board::{Framing, board, board_list};
use super::card::Card;
use super::half::use_half;
use super::last::{last_regions, news};
use super::linger::use_linger;
use super::log::Log;
use super::offer::Offer;
use super::outlook::outlook;
use super::sacks::Sacks;
use super::staging::{Stage, away, outcome, stage};
use super::teller::Teller;
use super::tower::{Mood, TowerScene, blow_number};

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

/// Draws the table.
#[component]
pub fn TableView(props: &TableViewProps) -> Html {
    let game = props.session.position();
    let (table, t) = (game.table(), &props.teller);
    let side = use_state(|| Side::Left);
    let half = use_half(game, t);
    let play = {
        let (act, at) = (props.act.clone(), props.session.played().len());
        Callback::from(move |m: Move| act.emit(Act::Play(m, at)))
    };
    let on_side = {
        let side = side.clone();
        Callback::from(move |struck: Side| side.set(struck))
    };
    let card = Card::of(game, half.picked, t);
    let action = card.as_ref().map(|card| {
        action_card(&ActionCard {
            card,
            teller: t,
            news: news(&props.session, t),
            complaint: half.complaint,
            pick: half.pick,
            refuse: half.refuse,
            step: half.step,
            play: play.clone(),
        })
    });
    let action = action.unwrap_or_default();
    let shown = use_linger(&props.session, props.pane == Pane::Board);
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
    let offer = Offer::of(game, half.picked, regions);
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
                        { board(table, &offer, &half.press, framing(table.phase)) }
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
        Phase::Place { .. } | Phase::Wander { .. } => Framing::LateLand,
        _ => Framing::Land,
    }
}
