//! What the deciding player is asked, as a value before it is drawn: question, choices, main button, what it will cost.

mod collecting;
mod hammering;
mod moving;
mod pledging;

use yew::AttrValue;

use crate::engine::{Game, Seat};
use crate::games::trollfjord::map::Region;
use crate::games::trollfjord::phase::Step;
use crate::games::trollfjord::pieces::{Gift, Landscape, Treasure};
use crate::games::trollfjord::{Clause, Move, Phase, Table, Trollfjord};

use super::picks::Picked;
use super::teller::Teller;
use super::why::why;

/// Everything on the action card.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// The clause of the rules.
    pub clause: Clause,
    /// The step of the turn.
    pub step: Step,
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub title: AttrValue,
    /// The choices, in groups with a heading.
    pub groups: Vec<Group>,
    /// A number to set.
    pub stepper: Option<Stepper>,
    /// What should be known: the cost, what comes next.
    pub notes: Vec<Note>,
    /// The one main button. Without a move it tells what is still missing.
    pub main: Button,
    /// Other ways out.
    pub others: Vec<Button>,
}

/// Choices of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The heading, empty where the question says it all.
    pub label: AttrValue,
    /// The look of the numbers.
    pub look: Look,
    /// The choices.
    pub choices: Vec<Choice>,
}

/// The look of a group of choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Gold round numbers.
    Gold,
    /// Cyan square numbers.
    Cyan,
    /// A list with one choice a line.
    List,
    /// Side by side, without numbers.
    Row,
}

/// One thing that can be picked, or is closed.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What is picked by it.
    pub pick: Picked,
    /// Its name.
    pub label: AttrValue,
    /// The numbers with it.
    pub detail: AttrValue,
    /// Its picture.
    pub face: Face,
    /// Whether it is picked.
    pub pressed: bool,
    /// Why it is closed, if it is.
    pub closed: Option<AttrValue>,
}

/// The picture of a choice.
#[derive(Clone, PartialEq, Debug)]
pub enum Face {
    /// A landscape symbol.
    Landscape(Landscape),
    /// A region: its landscape, its treasure, the own trolls there.
    Region(Landscape, Option<Treasure>, u8),
    /// Footprints.
    Foot,
    /// A fortress with its number.
    Fortress(AttrValue),
    /// A treasure.
    Treasure(Option<Treasure>),
    /// A gift.
    Gift(Gift),
}

/// A number to set within bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stepper {
    /// The number now.
    pub count: u8,
    /// Whether it can grow.
    pub more: bool,
    /// Whether it can shrink.
    pub fewer: bool,
}

/// A line that should be known before deciding.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// Its symbol.
    pub icon: &'static str,
    /// What it says.
    pub text: AttrValue,
}

/// A button that plays a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// What will happen.
    pub label: AttrValue,
    /// The move; without one the label tells what is missing.
    pub play: Option<Move>,
}

impl Card {
    /// Whether the strike pad decides, not the buttons of the card.
    pub fn is_strike(&self) -> bool {
        self.step == Step::Swing
    }

    /// The card of a decision; `None` once the game is over.
    pub fn of(game: &Trollfjord, picked: Picked, t: &Teller) -> Option<Card> {
        let seat = game.to_move()?;
        let writer = Writer {
            game,
            table: game.table(),
            picked,
            seat,
            t,
        };
        Some(match game.table().phase {
            Phase::Lord => writer.lord(),
            Phase::Place { landscape, up_to } => writer.place(landscape, up_to),
            Phase::Wander { left } => writer.wander(left),
            Phase::Tailwind(_) => writer.tailwind(),
            Phase::Announce => writer.announce(),
            Phase::Join { fortress, .. } => writer.join(fortress),
            Phase::Commit { fortress, comrade } => writer.commit(fortress, comrade),
            Phase::Swing { hammering, first } => writer.swing(&hammering, first),
            Phase::Pledge {
                hammering,
                need,
                round,
            } => writer.pledge(&hammering, need, round),
            Phase::Collect { hammering, .. } => writer.collect(&hammering, false),
            Phase::CollectOrKeep { hammering } => writer.collect(&hammering, true),
            Phase::Clear { fortress, .. } => writer.clear(fortress),
            Phase::Over => return None,
        })
    }
}

/// Writes the card of one decision.
struct Writer<'a> {
    game: &'a Trollfjord,
    table: &'a Table,
    picked: Picked,
    seat: Seat,
    t: &'a Teller,
}

impl Writer<'_> {
    /// A card with a title and nothing else yet; the main button says `ask` until something whole is picked.
    fn card(&self, title: AttrValue, ask: &str) -> Card {
        Card {
            clause: self.game.clause(),
            step: self.table.phase.step(),
            seat: self.seat,
            title,
            groups: Vec::new(),
            stepper: None,
            notes: Vec::new(),
            main: Button {
                label: self.t.say(ask),
                play: None,
            },
            others: Vec::new(),
        }
    }

    /// Why `m` is closed, if it is.
    fn closed(&self, m: Move) -> Option<AttrValue> {
        self.game
            .refusal(m)
            .map(|refusal| why(refusal.reason, self.table, self.t))
    }

    /// The picked move, if it is whole and legal.
    fn ready(&self) -> Option<Move> {
        self.picked
            .whole(self.game)
            .filter(|&m| self.game.refusal(m).is_none())
    }

    fn button(&self, id: &str, play: Move) -> Button {
        Button {
            label: self.t.say(id),
            play: Some(play),
        }
    }

    fn note(&self, icon: &'static str, text: AttrValue) -> Note {
        Note { icon, text }
    }

    /// What stands in a region, for the picture of a choice.
    fn region_face(&self, region: Region) -> Face {
        let own = self.table.trolls_in(region, self.seat);
        Face::Region(region.landscape(), self.table.treasure(region), own)
    }

    /// The same in words.
    fn region_detail(&self, region: Region) -> AttrValue {
        let treasure = self.table.treasure(region).map_or(0, Treasure::value);
        let own = self.table.trolls_in(region, self.seat);
        self.t.with(
            "card-region-detail",
            &[("value", treasure.into()), ("n", own.into())],
        )
    }
}
