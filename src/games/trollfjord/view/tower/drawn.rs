//! The stage drawn to text: what a player and a screen reader find on it.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{BySeat, Game, Seat, Seed};
use crate::games::trollfjord::map::Fortress;
use crate::games::trollfjord::tower::{Blow, Boulder, Color, Side, Strength};
use crate::games::trollfjord::view::card::Card;
use crate::games::trollfjord::view::picks::Picked;
use crate::games::trollfjord::view::staging::{Stage, stage};
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Phase, Setup, Trollfjord};
use crate::ui::Words;

const FILES: [&str; 3] = [
    include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/static/lang/en/tower.ftl"
    )),
    include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/static/lang/en/card.ftl"
    )),
    include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/static/lang/en/table.ftl"
    )),
];

#[derive(Properties, PartialEq)]
struct PageProps {
    game: Rc<Trollfjord>,
    locked: Option<&'static str>,
}

#[component]
fn Page(props: &PageProps) -> Html {
    let words = Words::read("en", &FILES);
    let names = BySeat(["Runa", "Birk", "Yrsa", "Odd"].map(AttrValue::Static));
    let t = Teller { words, names };
    let card = Card::of(&props.game, Picked::default(), &t);
    let staged = Stage {
        game: &props.game,
        told: &props.game,
        teller: &t,
        side: Side::Left,
        on_side: &Callback::noop(),
        play: &Callback::noop(),
        card: card.as_ref(),
        thinks: false,
        scene: None,
        locked: props.locked,
    };
    stage(&staged, Html::default())
}

fn draw(game: &Trollfjord, locked: Option<&'static str>) -> String {
    let game = Rc::new(game.clone());
    let page = yew::LocalServerRenderer::<Page>::with_props(PageProps { game, locked });
    pollster::block_on(page.hydratable(false).render())
}

/// Two players hammer at F1, four trolls each in its first two regions.
fn hammering() -> Trollfjord {
    let setup: Setup = "2 first".parse().expect("a set-up");
    let mut table = Trollfjord::new(&setup, Seed::from_text("drawn"), &mut Vec::new()).into_table();
    let fortress = Fortress::ALL[0];
    let [first, second, _] = fortress.regions();
    for seat in Seat::first(2) {
        table.trolls[first.index()][seat] = 1;
        table.trolls[second.index()][seat] = 2;
    }
    table.mover = Seat::ALL[0];
    table.phase = Phase::Commit {
        fortress,
        comrade: Some(Seat::ALL[1]),
    };
    let mut game = Trollfjord::from_table(table, &mut Vec::new()).expect("a sound table");
    game.play(Move::Hammer, &mut Vec::new())
        .expect("the mover hammers");
    game
}

#[test]
fn all_boulders_and_all_blows_are_there() {
    let page = draw(&hammering(), None);
    assert_eq!(page.matches("class=\"tw-boulder\"").count(), 44);
    for color in ["#b-white", "#b-red", "#b-yellow", "#b-blue"] {
        // Once more in the tallies.
        assert_eq!(page.matches(&format!("\"{color}\"")).count(), 12, "{color}");
    }
    assert_eq!(page.matches("aria-pressed=\"true\"").count(), 1);
    assert_eq!(page.matches("class=\"tw-strike").count(), 3);
    assert!(page.contains("At least one blow must be struck."));
    assert!(!page.contains("style="), "the page's policy forbids it");
}

#[test]
fn anger_takes_the_pad_away() {
    let mut game = hammering();
    let limit = game.table().phase.hammering().expect("a hammering").limit;
    let red: Vec<Boulder> = Boulder::of(Color::Red)
        .take(usize::from(limit) + 2)
        .collect();
    let blow = Blow::new(Side::Left, Strength::Firm);
    game.play_fall(blow, &red, &mut Vec::new()).expect("a blow");
    let page = draw(&game, None);
    assert!(page.contains("tw-angry") && page.contains(">2 over<"));
    assert!(page.contains("The mountain spirit is angry."));
    assert!(!page.contains("tw-strike") && !page.contains("tw-half"));
}

#[test]
fn a_lock_says_why_and_stopping_says_what_it_brings() {
    let mut game = hammering();
    let page = draw(&game, Some("stage-lingers"));
    assert!(page.contains("That was the last blow.") && page.contains("disabled"));
    let white: Vec<Boulder> = Boulder::of(Color::White).collect();
    let blow = Blow::new(Side::Right, Strength::Soft);
    game.play_fall(blow, &white[..1], &mut Vec::new())
        .expect("a blow");
    assert!(draw(&game, None).contains("Stop: empty-handed, Birk may go on"));
}
