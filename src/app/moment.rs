//! What stands in place of the action card while nobody is to decide: a moment of the past, the board of a finished game,
//! the device on its way to another player.

use yew::prelude::*;

use crate::engine::{Seat, Session};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::players::Player;
use crate::games::trollfjord::view::last::{last_news, news_list};
use crate::games::trollfjord::view::look::{lord, player_class, portrait};
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::button;

use super::computers::kind;
use super::room::{Show, View};

/// The card of a moment: what happened there, and the ways to others. `shown` is the game up to it, `length` the number
/// of all decisions.
pub fn moment_card(
    shown: &Session<Trollfjord>,
    length: usize,
    t: &Teller,
    show: &Callback<Show>,
) -> Html {
    let at = shown.played().len();
    let table = shown.position().table();
    let title = t.with(
        "log-turn",
        &[("n", table.turn.into()), ("name", t.name(table.mover))],
    );
    let go = |to: usize, open: bool, key: &'static str, (id, end): (&str, &str)| {
        let ends = t.say(end);
        let onclick = show.reform(move |_: MouseEvent| match open {
            true => Show::View(View::Moment(to)),
            false => Show::Say(None, length, ends.clone()),
        });
        html! {
            <button type="button" class="btn sec" data-key={key} aria-disabled={(!open).then_some("true")} {onclick}>
                { t.say(id) }
            </button>
        }
    };
    let back = show.reform(|_: MouseEvent| Show::View(View::Game));
    html! {
        <section class="card prompt moment" aria-labelledby="action-title">
            <p class="eyebrow">
                <span class="decides">{ t.with("moment-of", &[("n", at.into()), ("all", length.into())]) }</span>
            </p>
            <h2 id="action-title" tabindex="-1">{ title }</h2>
            { news_list(&last_news(shown, t), t) }
            <div class="btns steps-back">
                { go(at.saturating_sub(1), at > 0, "left", ("moment-before", "moment-first")) }
                { go(length.min(at + 1), at < length, "right", ("moment-after", "moment-last")) }
            </div>
            <div class="btns">
                { button("btn pri", t.say("moment-leave"), back) }
            </div>
        </section>
    }
}

/// The card of a computer player: that it thinks, and what happened last. Where what decides could not be loaded, it is
/// tried again, or a person decides.
pub fn thinking_card(
    session: &Session<Trollfjord>,
    (seat, player): (Seat, Player),
    (failed, go_on): (bool, &Callback<bool>),
    since: Html,
    t: &Teller,
) -> Html {
    let on = |again: bool| go_on.reform(move |_: MouseEvent| again);
    html! {
        <section class={classes!("card", "prompt", "thinks", player_class(seat))} aria-labelledby="action-title">
            <p class="eyebrow">
                { portrait(seat, "face") }
                <span class="decides">{ kind(&t.words, player) }</span>
            </p>
            <h2 id="action-title" tabindex="-1">{ t.of("computer-thinks", seat) }</h2>
            <div class="told">
                { news_list(&last_news(session, t), t) }
                { since }
            </div>
            <div class="foot">
                if failed {
                    <p class="why" role="alert">{ t.say("computer-failed") }</p>
                    <div class="btns">
                        { button("btn pri", t.say("computer-again"), on(true)) }
                        { button("btn sec", t.of("computer-by-hand", seat), on(false)) }
                    </div>
                }
            </div>
        </section>
    }
}

/// The card with one way, while the board is only looked at.
pub fn only(title: AttrValue, says: AttrValue, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <section class="card prompt" aria-labelledby="action-title">
            <h2 id="action-title" tabindex="-1">{ title }</h2>
            <div class="btns">
                { button("btn pri", says, onclick) }
            </div>
        </section>
    }
}

/// The screen between two players: the device goes to `seat`. Where the table was seen before, it comes `late`: after a blow
/// the boulders fall first.
pub fn hand_over(
    game: &Trollfjord,
    (seat, late): (Seat, bool),
    t: &Teller,
    ready: Callback<MouseEvent>,
    watch: Callback<MouseEvent>,
) -> Html {
    let step = crate::games::trollfjord::view::why::step_id(game.table().phase.step());
    let says = t.with(
        "turn-says",
        &[
            ("name", t.name(seat)),
            ("step", t.say(step).as_str().into()),
        ],
    );
    html! {
        <div class={classes!("handover", player_class(seat), late.then_some("late"))} role="dialog" aria-modal="true" aria-labelledby="handover-title">
            <svg viewBox="0 0 84 118" aria-hidden="true"><use href={lord(seat)} /></svg>
            <h2 id="handover-title" tabindex="-1">{ t.of("handover-title", seat) }</h2>
            <p>{ says }</p>
            <div class="btns">
                { button("btn pri", t.of("handover-ready", seat), ready) }
                { button("btn sec", t.say("handover-watch"), watch) }
            </div>
        </div>
    }
}
