//! What is to be done with a game that somebody opened by a link: nothing of it is shown before.

use yew::prelude::*;

use crate::engine::link::Why;
use crate::engine::{Game, Record, Seat, Session};
use crate::games::trollfjord::view::table_view::seed_line;
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};
use crate::ui::{Words, button, icon};

use super::RoomProps;
use super::asked::{Room, ask, lay, lay_nothing};
use super::dialog::{Dialog, use_dialog};
use crate::app::address::{self, Linked};
use crate::app::called;
use crate::app::computers::{Computers, choice, chosen};
use crate::app::save::Saved;

/// Draws what is asked. Whoever closes it goes to the start page.
#[component]
pub fn Arrival(props: &RoomProps) -> Html {
    let words = &props.words;
    let linked = use_memo((), |()| address::read(&address::held()));
    let leave = Callback::from(|()| lay_nothing());
    let dialog = use_dialog(&leave);
    let computers = use_state(Computers::default);
    // Who opens a link may let the computer play for any of the seats.
    let saved = linked.saved.as_ref().map(|saved| Saved {
        computers: *computers,
        ..saved.clone()
    });
    let opened = saved.as_ref().map(|saved| Opened::new(words, saved));
    let title = match (&opened, linked.why) {
        (Some(opened), None) => words.say(opened.title()),
        _ => words.say("link-damaged-title"),
    };
    let class = match opened {
        None => "btn pri",
        Some(_) => "btn sec",
    };
    html! {
        <Dialog {title} words={words.clone()} {dialog} class="arrival">
            if let Some(why) = linked.why {
                <p class="why" role="status">{ icon("u-lock") }{ told(words, why) }</p>
            }
            if let Some(opened) = &opened {
                { opened.told(&linked) }
                { opened.seats(&computers) }
                { opened.ways(&linked) }
                if props.saved.is_some() {
                    <p class="fine">{ words.say("link-own-stays") }</p>
                }
            }
            <div class="btns">
                { button(class, words.say("link-leave"), leave.reform(|_: MouseEvent| ())) }
            </div>
        </Dialog>
    }
}

/// The game of the link.
struct Opened<'a> {
    saved: &'a Saved,
    session: Session<Trollfjord>,
    t: Teller,
}

impl<'a> Opened<'a> {
    fn new(words: &Words, saved: &'a Saved) -> Self {
        Opened {
            saved,
            session: Session::open(&saved.record),
            t: Teller {
                names: called(words, &saved.names),
                words: words.clone(),
            },
        }
    }

    fn title(&self) -> &'static str {
        match self.session.position().to_move() {
            _ if self.session.played().is_empty() => "link-start-title",
            None => "link-over-title",
            Some(_) => "link-game-title",
        }
    }

    /// What is known of the game without telling how it went.
    fn told(&self, linked: &Linked) -> Html {
        let (t, game) = (&self.t, self.session.position());
        let decisions = self.session.played().len();
        let names: Vec<&str> = game.seats().map(|seat| t.names[seat].as_str()).collect();
        let moves = &self.saved.record.moves;
        let blows = moves.iter().filter(|m| matches!(m, Move::Swing(_))).count();
        let state = match game.to_move() {
            _ if decisions == 0 => AttrValue::default(),
            None => t.say("link-over-note"),
            Some(seat) => {
                let turn = ("turn", game.table().turn.into());
                t.with("start-continue-note", &[turn, ("name", t.name(seat))])
            }
        };
        html! {
            <>
                if linked.why.is_some() {
                    <h3>{ t.with("link-rest", &[("n", decisions.into())]) }</h3>
                }
                if game.to_move().is_none() {
                    <p>{ names.join(", ") }</p>
                }
                <p>{ state }</p>
                if decisions > 0 {
                    <p class="fine">{ t.with("link-sound", &[("n", decisions.into()), ("blows", blows.into())]) }</p>
                }
                <p class="fine">{ seed_line(&self.saved.record, t) }</p>
            </>
        }
    }

    /// Who plays on.
    fn seats(&self, computers: &UseStateHandle<Computers>) -> Html {
        let game = self.session.position();
        if game.to_move().is_none() {
            return Html::default();
        }
        let seat = |seat: Seat| {
            let set = {
                let computers = computers.clone();
                Callback::from(move |event: Event| {
                    let mut next = *computers;
                    next[seat] = chosen(&event);
                    computers.set(next);
                })
            };
            let label = self
                .t
                .with("computer-who", &[("n", (seat.index() + 1).into())]);
            html! {
                <div key={seat.index()} class="link-seat">
                    <span>{ &self.t.names[seat] }</span>
                    { choice(&self.t.words, label, computers[seat], set) }
                </div>
            }
        };
        html! {
            <fieldset>
                <legend>{ self.t.say("link-who") }</legend>
                { for game.seats().map(seat) }
            </fieldset>
        }
    }

    /// A button, perhaps the one that stands out.
    fn button(&self, (id, at): (&str, usize), main: bool, does: impl Fn() + 'static) -> Html {
        let class = if main { "btn pri" } else { "btn sec" };
        let says = self.t.with(id, &[("n", at.into())]);
        button(class, says, Callback::from(move |_: MouseEvent| does()))
    }

    fn watch(&self, id: &str, main: bool, at: usize) -> Html {
        let saved = self.saved.clone();
        self.button((id, at), main, move || ask(Room::Replay, at, Some(&saved)))
    }

    fn play(&self, id: &str, main: bool, saved: Saved) -> Html {
        self.button((id, 0), main, move || lay(&saved))
    }

    /// What can be done with it.
    fn ways(&self, linked: &Linked) -> Html {
        let decisions = self.session.played().len();
        let over = self.session.position().to_move().is_none();
        let plain = linked.moment.is_none();
        let play = if decisions == 0 {
            "link-start"
        } else {
            "link-play"
        };
        let mut fresh = self.saved.clone();
        fresh.record = Record::new(fresh.record.setup, fresh.record.seed);
        html! {
            <div class="btns">
                if let Some(at) = linked.moment { { self.watch("link-moment", true, at) } }
                if !over { { self.play(play, plain, self.saved.clone()) } }
                if decisions > 0 { { self.watch("link-watch", over && plain, 0) } }
                if over { { self.watch("link-result", false, decisions) } }
                if decisions > 0 { { self.play("link-same-start", false, fresh) } }
            </div>
        }
    }
}

/// What is wrong with the link, and what to do.
fn told(words: &Words, why: Why) -> AttrValue {
    let place = |id: &str, at: usize| words.with(id, &[("n", (at + 1).into())]);
    match why {
        Why::Empty | Why::Head => words.say("link-why-head"),
        Why::TooLong(bytes) => words.with("link-why-long", &[("n", bytes.into())]),
        Why::OtherGame(_) => words.say("link-why-game"),
        Why::OtherRules(version) => words.with("link-why-rules", &[("n", version.into())]),
        Why::Setup(_) => words.say("link-why-setup"),
        Why::Character(at) => place("link-why-character", at),
        Why::Damaged(at) | Why::NotWritten(at) => place("link-why-damaged", at),
        Why::Moment(all) => words.with("link-why-moment", &[("n", all.into())]),
    }
}
