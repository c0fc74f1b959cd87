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

/// What the last decision made happen, in a few lines: the most telling and the last. Where there is room for one only,
/// it is the one that is marked: the treasure that was taken, else the last.
pub fn news(session: &Session<Trollfjord>, t: &Teller) -> Vec<(AttrValue, bool)> {
    let (events, table) = (last_events(session), session.position().table());
    let told = |small: bool| -> Vec<(AttrValue, bool)> {
        // That the boulders go back is to be seen, and would leave less room.
        let events = events.iter().filter(|event| **event != Event::Poured);
        let events = events.filter(|event| small || !is_small(event));
        let told = events.filter_map(|event| {
            let taken = matches!(event, Event::Collected { .. });
            tell(event, table, t).map(|(_, text)| (text, taken))
        });
        told.collect()
    };
    let mut lines = told(true);
    if lines.len() > NEWS {
        lines = told(false);
    }
    let mut lines = lines.split_off(lines.len().saturating_sub(NEWS));
    if !lines.iter().any(|(_, one)| *one)
        && let Some((_, one)) = lines.last_mut()
    {
        *one = true;
    }
    lines
}

/// Whether an event is one of those that always come with a treasure or a clearing, and are seen on the board.
fn is_small(event: &Event) -> bool {
    matches!(
        event,
        Event::Cleared { .. } | Event::Refilled { .. } | Event::NotRefilled { .. }
    )
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
