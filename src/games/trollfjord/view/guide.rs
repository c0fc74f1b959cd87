//! The turn guide: the sections A, B and C with their steps, the present one lifted.

use yew::prelude::*;

use crate::games::trollfjord::phase::Step;
use crate::ui::{Words, rules_link};

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
                if now.is_empty() {
                    <span>{ words.say(step_id(step)) }</span>
                } else {
                    { rule(words, now, html! { <><b class="badge">{ now }</b>{ " " }{ words.say(step_id(step)) }</> }) }
                }
            </p>
            <ol class="guide-all" aria-label={words.say("guide-label")}>
                for (letter, name, codes) in SECTIONS {
                    <li class={classes!("pg", codes.contains(&now).then_some("act"))} key={letter}>
                        <span class="pgl"><b>{ letter }</b><span>{ words.say(name) }</span></span>
                        <ol class="steps">
                            for c in codes.iter().copied() {
                                <li key={c} class={classes!((c < now).then_some("done"), (c == now).then_some("cur"))}
                                    aria-current={(c == now).then_some("step")}>
                                    { rule(words, c, html! {
                                        <>
                                            { c }
                                            if c == now {
                                                { " " }{ words.say(step_id(step)) }
                                            }
                                        </>
                                    }) }
                                </li>
                            }
                        </ol>
                    </li>
                }
            </ol>
        </div>
    }
}

/// A way to a clause of the rules.
pub fn rule(words: &Words, clause: &str, shown: Html) -> Html {
    rules_link(words, "rule", Some(clause), shown)
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
