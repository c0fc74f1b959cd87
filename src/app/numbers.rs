//! Choosing the fortress numbers: first game, random, or by hand.

use yew::prelude::*;

use crate::games::trollfjord::map::{ARRANGEMENTS, FIRST_GAME, FORTRESSES, Fortress, arrangement};
use crate::games::trollfjord::pieces::Level;
use crate::games::trollfjord::setup::Numbers;
use crate::games::trollfjord::view::teller::{Names, Teller};
use crate::ui::use_words;

/// The choice, and what it reports.
#[derive(Properties, PartialEq)]
pub struct NumbersChoiceProps {
    /// What is chosen.
    pub numbers: Numbers,
    /// Something else is chosen.
    pub set: Callback<Numbers>,
}

/// Draws the choice.
#[component]
pub fn NumbersChoice(props: &NumbersChoiceProps) -> Html {
    let words = use_words();
    let (first, random) = (Numbers::FirstGame, Numbers::Random);
    let custom = Numbers::Custom(index_of(&FIRST_GAME));
    let is_custom = matches!(props.numbers, Numbers::Custom(_));
    let segment = |id: &str, numbers: Numbers, on: bool| {
        let set = props.set.clone();
        let onclick = Callback::from(move |_: MouseEvent| set.emit(numbers));
        html! {
            <button type="button" class={on.then_some("on")} aria-pressed={on.to_string()} {onclick}>
                { words.say(id) }
            </button>
        }
    };
    let note = match props.numbers {
        Numbers::FirstGame => "start-numbers-first-note",
        Numbers::Random => "start-numbers-random-note",
        Numbers::Custom(_) => "start-numbers-custom-note",
    };
    html! {
        <>
            <div class="seg">
                { segment("start-numbers-first", first, props.numbers == first) }
                { segment("start-numbers-random", random, props.numbers == random) }
                { segment("start-numbers-custom", if is_custom { props.numbers } else { custom }, is_custom) }
            </div>
            <p class="fine">{ words.say(note) }</p>
            if let Numbers::Custom(index) = props.numbers {
                <Swaps {index} set={&props.set} />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct SwapsProps {
    index: u8,
    set: Callback<Numbers>,
}

/// Two presses swap the numbers of two fortresses, so that there are always two of each.
#[component]
fn Swaps(props: &SwapsProps) -> Html {
    let words = use_words();
    let held = use_state(|| None::<Fortress>);
    let numbers = arrangement(props.index).unwrap_or(FIRST_GAME);
    let t = Teller {
        words,
        names: Names::from_fn(|_| AttrValue::default()),
    };
    let button = |fortress: Fortress| {
        let (held, set) = (held.clone(), props.set.clone());
        let on = *held == Some(fortress);
        let onclick = Callback::from(move |_: MouseEvent| match *held {
            Some(other) => {
                let mut swapped = numbers;
                swapped.swap(fortress.index(), other.index());
                held.set(None);
                set.emit(Numbers::Custom(index_of(&swapped)));
            }
            None => held.set(Some(fortress)),
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
