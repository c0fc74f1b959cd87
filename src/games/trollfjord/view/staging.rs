//! The tower on its stage (B4), and what stands in its place while the board is looked at.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::Session;
use crate::games::trollfjord::tower::Side;
use crate::games::trollfjord::{Move, Phase, Trollfjord};
use crate::ui::icon;

use super::card::Card;
use super::last::{last_news, news_list};
use super::linger::Scene;
use super::table_view::Pane;
use super::teller::Teller;
use super::tower::stakes::stakes;
use super::tower::{HammerStage, hammer_stage, stakes_list};

/// The tower takes the stage (B4).
pub struct Stage<'a> {
    /// What is shown of the game.
    pub game: &'a Rc<Trollfjord>,
    /// What the panel knows of it.
    pub told: &'a Rc<Trollfjord>,
    /// The language and the names.
    pub teller: &'a Teller,
    /// Where the hammer stands.
    pub side: Side,
    /// The hammer is taken to a wall.
    pub on_side: &'a Callback<Side>,
    /// A move is to be played.
    pub play: &'a Callback<Move>,
    /// What the hammerer is asked.
    pub card: Option<&'a Card>,
    /// Whether nobody here may strike: a computer player does.
    pub thinks: bool,
    /// What nobody is to miss, while it is shown.
    pub scene: Option<Scene>,
    /// The message why nobody may strike, if so: the last blow is still looked at, or one long past.
    pub locked: Option<&'static str>,
}

/// The stage with `panel` at the head of its panel.
pub fn stage(props: &Stage<'_>, panel: Html) -> Html {
    let stop = props.card.and_then(|card| card.others.first());
    let stop = stop.filter(|button| button.play == Some(Move::Stop));
    let (t, told) = (props.teller, props.told.table());
    let hammering = told.phase.hammering();
    let stakes = hammering.map(|h| {
        let (list, angry) = (stakes(told, h), told.excess(h.color_limit()) > 0);
        stakes_list(
            t,
            told.tower.out_count(),
            "tower-reach",
            &list,
            h.hammerer,
            angry,
        )
    });
    let counted = props.game.table().phase.hammering().or(hammering);
    let both = hammering.map(|h| [Some(h.hammerer), h.partner]);
    let both = both.into_iter().flatten().flatten();
    let both: Vec<_> = both.map(|seat| (seat, told.sacks[seat].gifts)).collect();
    let stage = hammer_stage(&HammerStage {
        tower: &props.game.table().tower,
        blows: counted.map_or(0, |h| h.blows),
        told: &told.tower,
        hammering,
        swing: match told.phase {
            Phase::Swing { first, .. } if !props.thinks => Some(first),
            _ => None,
        },
        stakes: stakes.unwrap_or_default(),
        teller: t,
        both: &both,
        side: props.side,
        on_side: props.on_side,
        on_strike: &props.play.reform(Move::Swing),
        on_stop: &props.play.reform(|()| Move::Stop),
        // Without a card nobody may stop, and nothing is said of it.
        stop: stop.map(|button| button.label.clone()).unwrap_or_default(),
        locked: props.locked.map(|id| t.say(id)),
        scene: props.scene,
        children: panel,
    });
    html! { <div class="stage">{ stage }</div> }
}

/// What the last blow brought, while it is still shown.
pub fn outcome(session: &Session<Trollfjord>, t: &Teller) -> Html {
    html! { <section class="card prompt outcome">{ news_list(&last_news(session, t), t) }</section> }
}

/// While somebody hammers and the board is looked at: the way back to the tower.
pub fn away(set: &Callback<Pane>, t: &Teller) -> Html {
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
