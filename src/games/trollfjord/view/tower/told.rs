//! The tower in words, for screen readers: each ledge and the tray.

use yew::prelude::*;

use super::mood::Mood;
use crate::games::trollfjord::tower::{Boulder, ByColor, Color, Ledge, Tower};
use crate::ui::Words;

/// A hidden list under its heading: what lies on each ledge, from the top down, and in the tray; how the spirit looks.
pub fn tell(words: &Words, tower: &Tower, mood: Mood) -> Html {
    let ledges = Ledge::ALL.into_iter().rev();
    let mood = match mood {
        Mood::Calm => "tower-spirit-is-calm",
        Mood::Wary => "tower-spirit-is-wary",
        Mood::Angry => "tower-spirit-is-angry",
    };
    html! {
        <>
        <h2 class="unseen">{words.say("tower-title")}</h2>
        <ul class="unseen" aria-label={words.say("tower-list")}>
            for ledge in ledges {
                <li key={ledge.index()}>{ tell_ledge(words, tower, ledge) }</li>
            }
            <li key="tray">{ tell_tray(words, tower.outside()) }</li>
            <li key="mood">{ words.say(mood) }</li>
        </ul>
        </>
    }
}

/// What lies on a ledge: the wall it hangs from, how many of each color, what is at the lip, whether it is wedged.
pub fn tell_ledge(words: &Words, tower: &Tower, ledge: Ledge) -> AttrValue {
    let queue = tower.ledge(ledge);
    let lip: Vec<AttrValue> = queue
        .iter()
        .take(3)
        .map(|b| color_name(words, b.color()))
        .collect();
    words.with(
        "tower-ledge",
        &[
            (
                "ledge",
                ["lowest", "second", "third", "top"][ledge.index()].into(),
            ),
            (
                "wall",
                if tower.hangs_left(ledge) {
                    "left"
                } else {
                    "right"
                }
                .into(),
            ),
            ("count", queue.len().into()),
            ("colors", colors(words, queue).into()),
            ("lip", lip.join(", ").into()),
            (
                "wedged",
                if tower.is_wedged(ledge) { "yes" } else { "no" }.into(),
            ),
        ],
    )
}

/// What lies in the tray.
pub fn tell_tray(words: &Words, tray: &[Boulder]) -> AttrValue {
    let args = [
        ("count", tray.len().into()),
        ("colors", colors(words, tray).into()),
    ];
    words.with("tower-tray", &args)
}

/// "3 red, 1 blue": how many of each color that is there.
pub fn colors(words: &Words, boulders: &[Boulder]) -> String {
    let counts = ByColor::count(boulders);
    let there = Color::ALL.into_iter().filter(|&color| counts[color] > 0);
    let told = there.map(|color| {
        let args = [
            ("color", color_id(color).into()),
            ("count", counts[color].into()),
        ];
        words.with("tower-colored", &args)
    });
    told.collect::<Vec<_>>().join(", ")
}

/// The name of a color.
pub fn color_name(words: &Words, color: Color) -> AttrValue {
    words.with("tower-color", &[("color", color_id(color).into())])
}

/// The color as messages know it.
pub fn color_id(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Blue => "blue",
    }
}
