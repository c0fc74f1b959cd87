//! What happened, in words: one exhaustive match over the events.

use yew::AttrValue;

use crate::engine::Seat;
use crate::games::trollfjord::pieces::Row;
use crate::games::trollfjord::{Event, Table};

use super::teller::{Teller, value};

/// The sentence for an event, with the seat it is about; `None` for what the picture shows by itself.
pub fn tell(event: &Event, table: &Table, t: &Teller) -> Option<(Option<Seat>, AttrValue)> {
    moving(event, t)
        .or_else(|| hammering(event, table, t))
        .or_else(|| collecting(event, t))
}

type Line = Option<(Option<Seat>, AttrValue)>;

fn line(seat: Seat, text: AttrValue) -> Line {
    Some((Some(seat), text))
}

/// §A
fn moving(event: &Event, t: &Teller) -> Line {
    match *event {
        Event::LordStepped { seat, row, to, .. } => {
            let id = match row {
                Row::Placement => "log-step-placement",
                Row::Wander => "log-step-wander",
            };
            // The number that the sack shows from then on.
            let n = to.space().map_or(0, |space| space.index() + 1);
            let args = [("name", t.name(seat)), ("n", n.into())];
            line(seat, t.with(id, &args))
        }
        Event::Placed {
            seat,
            region,
            count,
            tailwind,
        } => {
            let id = if tailwind {
                "log-placed-tailwind"
            } else {
                "log-placed"
            };
            let args = [
                ("name", t.name(seat)),
                ("n", count.into()),
                ("region", t.region(region)),
            ];
            line(seat, t.with(id, &args))
        }
        Event::Wandered {
            seat,
            from,
            to,
            tailwind,
        } => {
            let id = if tailwind {
                "log-wandered-tailwind"
            } else {
                "log-wandered"
            };
            let args = [
                ("name", t.name(seat)),
                ("from", t.region(from)),
                ("to", t.region(to)),
            ];
            line(seat, t.with(id, &args))
        }
        Event::Passed {
            seat,
            tailwind: true,
        } => line(seat, t.of("log-no-tailwind", seat)),
        Event::PlankTurned => Some((None, t.say("log-plank-turned"))),
        _ => None,
    }
}

/// §B
fn hammering(event: &Event, table: &Table, t: &Teller) -> Line {
    match *event {
        Event::Announced { seat, fortress } => {
            let fortress = ("fortress", t.fortress(table, fortress));
            line(
                seat,
                t.with("log-announced", &[("name", t.name(seat)), fortress]),
            )
        }
        Event::NoHammering { seat, fortress } => {
            let id = if fortress.is_some() {
                "log-refrained"
            } else {
                "log-ended"
            };
            line(seat, t.of(id, seat))
        }
        Event::Answered { seat, joins } => line(
            seat,
            t.of(if joins { "log-joined" } else { "log-declined" }, seat),
        ),
        Event::HammerTaken {
            seat,
            comrade,
            limit,
            ..
        } => {
            let mut args = vec![("name", t.name(seat)), ("limit", limit.into())];
            let id = match comrade {
                Some(comrade) => {
                    args.push(("comrade", t.name(comrade)));
                    "log-hammer-with"
                }
                None => "log-hammer-alone",
            };
            line(seat, t.with(id, &args))
        }
        Event::Struck { seat, blow, number } => {
            let args = [
                ("name", t.name(seat)),
                ("n", number.into()),
                ("side", t.side(blow.side)),
                ("strength", t.strength(blow.strength)),
            ];
            line(seat, t.with("log-struck", &args))
        }
        Event::Fell { count, total } => {
            let args = [("n", count.into()), ("total", total.into())];
            Some((None, t.with("log-fell", &args)))
        }
        Event::Swapped { hammerer } => line(hammerer, t.of("log-swapped", hammerer)),
        Event::LimitReached { limit } => {
            Some((None, t.with("log-limit", &[("limit", limit.into())])))
        }
        Event::Stopped { seat } => line(seat, t.of("log-stopped", seat)),
        Event::Kept { seat } => line(seat, t.of("log-kept", seat)),
        _ => spirit(event, t),
    }
}

/// §B4 The angry spirit.
fn spirit(event: &Event, t: &Teller) -> Line {
    match *event {
        Event::Angry { need } => Some((None, t.with("log-angry", &[("n", need.into())]))),
        Event::Pledged { seat, gifts } => {
            let n = ("n", gifts.count().into());
            let args = [("name", t.name(seat)), n, ("gifts", t.gifts(gifts))];
            line(seat, t.with("log-pledged", &args))
        }
        Event::GiftsTurned { seat, gifts } => {
            let args = [("name", t.name(seat)), ("gifts", t.gifts(gifts))];
            line(seat, t.with("log-gifts-turned", &args))
        }
        Event::Appeased => Some((None, t.say("log-appeased"))),
        Event::Unappeased => Some((None, t.say("log-unappeased"))),
        _ => None,
    }
}

/// §C and the end
fn collecting(event: &Event, t: &Teller) -> Line {
    match *event {
        Event::Collected {
            seat,
            region,
            treasure,
            belt,
        } => {
            let mut args = vec![
                ("name", t.name(seat)),
                ("value", treasure.value().into()),
                ("region", t.region(region)),
            ];
            let id = match belt {
                Some(space) => {
                    args.push(("space", value(&space.to_string())));
                    "log-collected-belt"
                }
                None => "log-collected-patched",
            };
            line(seat, t.with(id, &args))
        }
        Event::EmptyHanded { seat } => line(seat, t.of("log-empty-handed", seat)),
        Event::Crowned { seat, level, from } => {
            let level = ("level", value(&level.to_string()));
            match from.filter(|&from| from != seat) {
                Some(from) => {
                    let args = [("name", t.name(seat)), level, ("from", t.name(from))];
                    line(seat, t.with("log-crown-over", &args))
                }
                None => line(seat, t.with("log-crown", &[("name", t.name(seat)), level])),
            }
        }
        Event::Cleared {
            seat,
            region,
            count,
        } => {
            let args = [
                ("name", t.name(seat)),
                ("n", count.into()),
                ("region", t.region(region)),
            ];
            line(seat, t.with("log-cleared", &args))
        }
        Event::Refilled { region, treasure } => {
            let args = [
                ("region", t.region(region)),
                ("value", treasure.value().into()),
            ];
            Some((None, t.with("log-refilled", &args)))
        }
        Event::NotRefilled { region } => Some((
            None,
            t.with("log-not-refilled", &[("region", t.region(region))]),
        )),
        Event::Poured => Some((None, t.say("log-poured"))),
        Event::LastTurns { seat } => line(seat, t.of("log-last-turns", seat)),
        Event::LaidDown { seat, .. } => line(seat, t.of("log-laid-down", seat)),
        Event::Stalled => Some((None, t.say("log-stalled"))),
        Event::Over => Some((None, t.say("log-over"))),
        _ => None,
    }
}
