//! What the last decision changed: the regions for the dotted line on the board, the news for the action card.

use yew::AttrValue;

use crate::engine::{Session, sort_by_key};
use crate::games::trollfjord::map::Region;
use crate::games::trollfjord::{Event, Trollfjord};

use super::tell::tell;
use super::teller::Teller;

/// The regions that the last recorded decision changed.
pub fn last_regions(session: &Session<Trollfjord>) -> Vec<Region> {
    let Some(last) = session.played().last() else {
        return Vec::new();
    };
    let mut regions: Vec<Region> = Vec::new();
    for event in last.events.iter() {
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

/// What the last decision made happen, in its last few lines.
pub fn news(session: &Session<Trollfjord>, t: &Teller) -> Vec<AttrValue> {
    let Some(last) = session.played().last() else {
        return Vec::new();
    };
    let table = session.position().table();
    let told = last.events.iter().filter_map(|event| tell(event, table, t));
    let lines: Vec<AttrValue> = told.map(|(_, text)| text).collect();
    lines[lines.len().saturating_sub(NEWS)..].to_vec()
}
