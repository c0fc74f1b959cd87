//! What a move does, in the words of the button that plays it.

use yew::AttrValue;

use crate::games::trollfjord::tower::{Blow, Side};
use crate::games::trollfjord::view::card::Card;
use crate::games::trollfjord::view::picks::Picked;
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};

/// Says what `m` does in `game`, as the action card does there.
pub fn deed(m: Move, game: &Trollfjord, t: &Teller) -> AttrValue {
    if let Move::Swing(blow) = m {
        return strike(blow, t);
    }
    let card = Card::of(game, Picked::of(m), t);
    let button = card.and_then(|card| {
        let mut all = std::iter::once(card.main).chain(card.others);
        all.find(|button| button.play == Some(m))
    });
    // Every legal move has its button; of anything else its notation says what was meant.
    button.map_or_else(|| m.to_string().into(), |button| button.label)
}

/// A blow: the pads on the tower have pictures where the others have words.
fn strike(blow: Blow, t: &Teller) -> AttrValue {
    let side = match blow.side {
        Side::Left => "tower-side-left",
        Side::Right => "tower-side-right",
    };
    let strength = ["tower-soft", "tower-firm", "tower-hard"][blow.strength as usize];
    let args = [
        ("side", t.say(side).as_str().into()),
        ("strength", t.say(strength).as_str().into()),
    ];
    t.with("mind-strike", &args)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::app::{called, language};
    use crate::engine::{Game, Record, Seed};
    use crate::games::trollfjord::{Moves, greedy};

    /// In a whole game every legal move has words of its own, and none is told by its notation.
    #[test]
    fn every_legal_move_is_told_in_the_words_of_its_button() {
        let words = language::annex();
        let t = Teller {
            names: called(&words, &Default::default()),
            words,
        };
        let setup = "3 first".parse().expect("a set-up");
        let mut game = Record::<Trollfjord>::new(setup, Seed::from_text("deeds")).opening();
        let mut kinds = BTreeSet::new();
        while let Some(m) = greedy::choose(&game) {
            let mut legal = Moves::new();
            game.legal_moves(&mut legal);
            let told: BTreeSet<_> = legal
                .iter()
                .map(|&m| deed(m, &game, &t).to_string())
                .collect();
            assert_eq!(told.len(), legal.len(), "{told:?}");
            for m in &legal {
                assert!(!told.contains(&m.to_string()), "{m}");
            }
            kinds.insert(game.table().phase.step() as u8);
            game.play(m, &mut ()).expect("a legal move");
        }
        assert!(kinds.len() > 8, "{kinds:?}");
    }
}
