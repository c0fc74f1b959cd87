//! The turn guide: the sections A, B and C with their steps, the present one lifted.

use yew::prelude::*;

use crate::games::trollfjord::phase::Step;
use crate::ui::Words;

use super::why::step_id;

/// The steps of each section by their codes.
const SECTIONS: [(&str, &str, &[&str]); 3] = [
    ("A", "guide-a", &["A1", "A2", "A3"]),
    ("B", "guide-b", &["B1", "B2", "B3", "B4"]),
    ("C", "guide-c", &["C1", "C2", "C3", "C4"]),
];

/// Draws the guide.
pub fn guide(words: &Words, step: Step) -> Html {
    let now = code(step);
    html! {
        <div class="guide">
            <p class="guide-now">
                if !now.is_empty() {
                    <b class="badge">{ now }</b>
                }
                <span>{ words.say(step_id(step)) }</span>
            </p>
            <ol class="guide-all" aria-label={words.say("guide-label")}>
                for (letter, name, codes) in SECTIONS {
                    <li class={classes!("pg", codes.contains(&now).then_some("act"))} key={letter}>
                        <span class="pgl"><b>{ letter }</b><span>{ words.say(name) }</span></span>
                        <ol class="steps">
                            for c in codes.iter().copied() {
                                <li key={c} class={classes!((c < now).then_some("done"), (c == now).then_some("cur"))}
                                    aria-current={(c == now).then_some("step")}>
                                    { c }
                                    if c == now {
                                        <span>{ words.say(step_id(step)) }</span>
                                    }
                                </li>
                            }
                        </ol>
                    </li>
                }
            </ol>
        </div>
    }
}

/// The rulebook's code of a step.
pub fn code(step: Step) -> &'static str {
    match step {
        Step::Lord => "A1",
        Step::Place | Step::Wander => "A2",
        Step::Tailwind => "A3",
        Step::Announce => "B1",
        Step::Join | Step::Commit => "B2",
        Step::Swing | Step::Pledge | Step::CollectOrKeep => "B4",
        Step::Collect => "C1",
        Step::Clear => "C3",
        Step::Over => "",
    }
}
