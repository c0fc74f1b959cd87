//! Choosing the fortress numbers: first game, random, or by hand.

use yew::prelude::*;

use crate::games::trollfjord::map::{ARRANGEMENTS, FIRST_GAME, FORTRESSES, Fortress, arrangement};
use crate::games::trollfjord::pieces::Level;
use crate::games::trollfjord::setup::Numbers;
use crate::games::trollfjord::view::teller::{Names, Teller};
use crate::ui::{Words, segment};

/// Draws the choice of `numbers`. By hand, two presses swap the numbers of two fortresses, so that there are always two
/// of each; the first of them is `held`.
pub fn numbers_choice(
    words: &Words,
    numbers: Numbers,
    held: Option<Fortress>,
    set: &Callback<(Numbers, Option<Fortress>)>,
) -> Html {
    let (first, random) = (Numbers::FirstGame, Numbers::Random);
    let custom = Numbers::Custom(index_of(&FIRST_GAME));
    let is_custom = matches!(numbers, Numbers::Custom(_));
    let choice = |id: &str, numbers: Numbers, on: bool| {
        let held = held.filter(|_| on);
        let onclick = set.reform(move |_: MouseEvent| (numbers, held));
        segment(words.say(id), on, onclick)
    };
    let note = match numbers {
        Numbers::FirstGame => "start-numbers-first-note",
        Numbers::Random => "start-numbers-random-note",
        Numbers::Custom(_) => "start-numbers-custom-note",
    };
    html! {
        <>
            <div class="seg">
                { choice("start-numbers-first", first, numbers == first) }
                { choice("start-numbers-random", random, numbers == random) }
                { choice("start-numbers-custom", if is_custom { numbers } else { custom }, is_custom) }
            </div>
            <p class="fine">{ words.say(note) }</p>
            if let Numbers::Custom(index) = numbers {
                { swaps(words, index, held, set) }
            }
        </>
    }
}

fn swaps(
    words: &Words,
    index: u8,
    held: Option<Fortress>,
    set: &Callback<(Numbers, Option<Fortress>)>,
) -> Html {
    let numbers = arrangement(index).unwrap_or(FIRST_GAME);
    let t = Teller {
        words: words.clone(),
        names: Names::from_fn(|_| AttrValue::default()),
    };
    let button = |fortress: Fortress| {
        let on = held == Some(fortress);
        let onclick = set.reform(move |_: MouseEvent| match held {
            Some(other) => {
                let mut swapped = numbers;
                swapped.swap(fortress.index(), other.index());
                (Numbers::Custom(index_of(&swapped)), None)
            }
            None => (Numbers::Custom(index), Some(fortress)),
        });
        html! {
            <button type="button" key={fortress.index()} class={classes!("cb", on.then_some("sel"))}
                aria-pressed={on.to_string()} {onclick}>
                <span class="fb">{ numbers[fortress.index()].to_string() }</span>
                <span class="cl"><b>{ t.fortress_land(fortress) }</b></span>
            </button>
        }
    };
    html! { <div class="cbs list">{ for Fortress::ALL.map(button) }</div> }
}

/// The index of an arrangement in the sorted list.
fn index_of(numbers: &[Level; FORTRESSES]) -> u8 {
    (0..ARRANGEMENTS)
        .find(|&i| arrangement(i).as_ref() == Some(numbers))
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_arrangement_is_found_again() {
        for index in 0..ARRANGEMENTS {
            assert_eq!(index_of(&arrangement(index).unwrap()), index);
        }
    }
}
