//! What the last decision changed: the regions for the dotted line on the board, the news for the action card.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Session, sort_by_key};
use crate::games::trollfjord::map::Region;
use crate::games::trollfjord::{Event, Trollfjord};

use super::tell::tell;
use super::teller::Teller;

/// What the last recorded decision made happen.
pub fn last_events(session: &Session<Trollfjord>) -> Rc<[Event]> {
    let last = session.played().last();
    last.map_or_else(|| Rc::from([]), |last| last.events.clone())
}

/// The regions that the last recorded decision changed.
pub fn last_regions(session: &Session<Trollfjord>) -> Vec<Region> {
    let mut regions: Vec<Region> = Vec::new();
    for event in last_events(session).iter() {
        match *event {
            Event::Placed { region, .. }
            | Event::Collected { region, .. }
            | Event::Cleared { region, .. }
            | Event::Refilled { region, .. } => regions.push(region),
            Event::Wandered { from, to, .. } => regions.extend([from, to]),
            _ => {}
        }
    }
    sort_by_key(&mut regions, |&region| region);
    regions.dedup();
    regions
}

/// How many lines of news the action card has room for.
const NEWS: usize = 3;

/// What the decisions `since` so many made happen, in a few lines: those that weigh most. Where there is room for one
/// only, it is the one that is marked: of those that weigh the same, the last.
pub fn news(session: &Session<Trollfjord>, since: usize, t: &Teller) -> Vec<(AttrValue, bool)> {
    let table = session.position().table();
    let played = session.played().iter().skip(since);
    // That the boulders go back is to be seen, and would leave less room.
    let events = played.flat_map(|played| played.events.iter());
    let events = events.filter(|event| **event != Event::Poured);
    let mut lines: Vec<(u8, AttrValue)> = events
        .filter_map(|event| Some((weight(event), tell(event, table, t)?.1)))
        .collect();
    let least = |lines: &[(u8, AttrValue)]| (0..lines.len()).min_by_key(|&i| lines[i].0);
    while let Some(i) = least(&lines).filter(|_| lines.len() > NEWS) {
        lines.remove(i);
    }
    let one = (0..lines.len()).max_by_key(|&i| lines[i].0);
    let told = lines.into_iter().enumerate();
    told.map(|(i, (_, text))| (text, Some(i) == one)).collect()
}

/// What the last decision made happen.
pub fn last_news(session: &Session<Trollfjord>, t: &Teller) -> Vec<(AttrValue, bool)> {
    news(session, session.played().len().saturating_sub(1), t)
}

/// How much an event weighs among the news. Those that always come with a treasure or a clearing, and are seen on the
/// board, weigh nothing.
fn weight(event: &Event) -> u8 {
    match event {
        Event::Cleared { .. } | Event::Refilled { .. } | Event::NotRefilled { .. } => 0,
        Event::NoHammering { .. } => 1,
        Event::LordStepped { .. } | Event::Passed { .. } => 2,
        Event::Placed { .. } | Event::Wandered { .. } => 4,
        Event::Collected { .. } => 5,
        _ => 3,
    }
}

/// The news as a list. Style sheets ask by a class whether there are several lines: to ask by `:has()` costs the browser
/// a look at every element of the page.
pub fn news_list(lines: &[(AttrValue, bool)], t: &Teller) -> Html {
    let many = (lines.len() > 1).then_some("many");
    html! {
        <ul class={classes!("news", many)} aria-label={t.say("news-label")}>
            { for lines.iter().map(|(line, one)| html! { <li class={one.then_some("one")}>{ line }</li> }) }
        </ul>
    }
}
