//! Where the last decision of somebody changed something, for the dotted line on the board.

use crate::engine::Session;
use crate::games::trollfjord::map::Region;
use crate::games::trollfjord::{Event, Trollfjord};

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
    regions.sort_unstable();
    regions.dedup();
    regions
}
