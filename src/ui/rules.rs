//! The way to the rules, from wherever somebody asks for them.

use yew::prelude::*;

use super::Words;

/// A way to the rules, at a clause or at their beginning. The page shows them over the table, or else in a window of
/// their own: never in place of the game.
pub fn rules_link(words: &Words, class: &'static str, clause: Option<&str>, shown: Html) -> Html {
    let page = words.say("rules-page");
    let (href, title) = match clause {
        Some(clause) => (
            format!("{page}#{clause}").into(),
            words.with("rules-clause", &[("clause", clause.into())]),
        ),
        None => (page, words.say("rules-title")),
    };
    html! {
        <a {class} {href} {title} target="_blank" rel="noopener" data-rules={words.say("rules-close")}>{ shown }</a>
    }
}
