//! What is said of the last decision when its boulders lie still: once, to those who listen.

use yew::AttrValue;

use crate::engine::Game;
use crate::games::trollfjord::phase::Hammering;
use crate::games::trollfjord::tower::{Color, Tower};
use crate::games::trollfjord::{Event, Phase, Trollfjord};

use super::linger::Linger;
use super::tell::tell;
use super::teller::{Teller, value};
use super::tower::mood::Strain;
use super::tower::told::{color_id, colors};

/// What is said at leisure: what happened, and who decides what if that is not simply the next blow. What happened is
/// said when it has just been played, and where one looks back at it; not where it is only what stays when something was
/// taken back.
pub fn announce(
    game: &Trollfjord,
    events: &[Event],
    linger: &Linger,
    past: bool,
    t: &Teller,
) -> AttrValue {
    if linger.before.is_some() {
        return AttrValue::default();
    }
    let mut said = Vec::new();
    if linger.fresh || past {
        let struck = linger.struck.as_ref().map(|struck| struck.table());
        if let Some((table, hammering)) = struck.and_then(|s| Some((s, s.phase.hammering()?))) {
            said.push(blow(&table.tower, hammering, events, t));
        }
        for event in events {
            // These are in the blow, or in the alarm.
            let known = linger.struck.is_some()
                && matches!(
                    event,
                    Event::Struck { .. } | Event::Fell { .. } | Event::Angry { .. }
                );
            if let (false, Some((_, text))) = (known, tell(event, game.table(), t)) {
                said.push(text.to_string());
            }
        }
    }
    let goes_on = linger.struck.is_some() && matches!(game.table().phase, Phase::Swing { .. });
    if let (false, Some(seat)) = (goes_on, game.to_move()) {
        let step = t.say(super::why::step_id(game.table().phase.step()));
        let args = [("name", t.name(seat)), ("step", value(&step))];
        said.push(t.with("turn-says", &args).to_string());
    }
    said.join(" ").into()
}

/// What is said at once: that the spirit is angry, over which limits, and what it costs.
pub fn alarm(events: &[Event], linger: &Linger, t: &Teller) -> AttrValue {
    let angry = events.iter().find_map(|event| match event {
        Event::Angry { need } => Some(*need),
        _ => None,
    });
    let (Some(need), Some(struck), None) = (angry, &linger.struck, &linger.before) else {
        return AttrValue::default();
    };
    let limit = struck.table().phase.hammering().map(|h| h.color_limit());
    let over = limit.map_or_else(String::new, |limit| over(&struck.table().tower, limit, t));
    t.with("blow-angry", &[("over", value(&over)), ("n", need.into())])
}

/// "Blow 3 of 9. 5 fell: 3 red, 1 yellow, 1 white. Total 17. Red 8 of 9, one left."
pub fn blow(tower: &Tower, hammering: &Hammering, events: &[Event], t: &Teller) -> String {
    let fell = events.iter().find_map(|event| match event {
        Event::Fell { count, .. } => Some(*count),
        _ => None,
    });
    let fell = fell.unwrap_or(0);
    let out = tower.outside();
    let fallen = &out[out.len().saturating_sub(fell.into())..];
    let args = [
        ("n", hammering.blows.into()),
        ("limit", hammering.hit_limit().into()),
        ("fell", fell.into()),
        ("colors", colors(&t.words, fallen).into()),
        ("total", out.len().into()),
    ];
    let near = tight(tower, hammering.color_limit(), t, |strain| {
        matches!(strain, Strain::Near | Strain::At)
    });
    t.with("blow-says", &args).to_string() + &near
}

/// The colors over the limit, each in a sentence.
pub fn over(tower: &Tower, limit: u8, t: &Teller) -> String {
    tight(tower, limit, t, |strain| matches!(strain, Strain::Over(_)))
}

/// The colors that are so near to their limit, each in a sentence.
fn tight(tower: &Tower, limit: u8, t: &Teller, which: impl Fn(Strain) -> bool) -> String {
    let out = tower.out_by_color();
    let mut said = String::new();
    for color in Color::ALL {
        let strain = Strain::of(color, out[color], limit);
        if which(strain) {
            let over = if let Strain::Over(over) = strain {
                over
            } else {
                0
            };
            let name = [("color", color_id(color).into())];
            let args = [
                ("color", value(&t.with("blow-color", &name))),
                ("out", out[color].into()),
                ("limit", limit.into()),
                ("over", over.into()),
                ("left", limit.saturating_sub(out[color]).into()),
            ];
            let id = if over > 0 { "blow-over" } else { "blow-tight" };
            said += &format!(" {}", t.with(id, &args));
        }
    }
    said
}
