//! The engine's position as a plain text, one line a thing: what the naive reading writes of its own position.

use std::fmt::{Display, Write};

use ::trollfjord::engine::{Game, Seat, Total};
use ::trollfjord::games::trollfjord::map::Region;
use ::trollfjord::games::trollfjord::phase::Step;
use ::trollfjord::games::trollfjord::tower::Ledge;
use ::trollfjord::games::trollfjord::walkway::Space;
use ::trollfjord::games::trollfjord::{Table, Trollfjord};

/// Everything that the rules speak of, and who decides what.
pub fn text(game: &Trollfjord) -> String {
    let t = game.table();
    let mut text = String::new();
    line(&mut text, "numbers", t.numbers);
    let walkway = Space::all().filter_map(|space| t.planks.landscape(space));
    let names = walkway.map(|landscape| format!("{landscape:?}").to_lowercase());
    line(&mut text, "walkway", names);
    line(&mut text, "treasures", t.treasures.map(or_dash));
    line(&mut text, "supply", &t.supply);
    for region in Region::ALL {
        let trolls = t.seats().map(|seat| t.trolls_in(region, seat));
        line(&mut text, &format!("region {region}"), trolls);
    }
    t.seats().for_each(|seat| lord(&mut text, t, seat));
    t.seats().for_each(|seat| sack(&mut text, t, seat));
    line(&mut text, "crowns", t.crowns.map(or_dash));
    tower(&mut text, t);
    line(&mut text, "turn", [u32::from(t.turn)]);
    extend(
        &mut text,
        format_args!(" seat {} decision {}", t.mover, t.decisions),
    );
    // The engine notes the end when the turn that filled + is over, the text at once.
    let filled = t.seats().any(|seat| t.sacks[seat].is_full());
    line(&mut text, "ending", [if filled { "yes" } else { "no" }]);
    for seat in t.seats() {
        line(
            &mut text,
            "score",
            [seat.to_string(), game.score(seat).total().to_string()],
        );
    }
    step(&mut text, game);
    text
}

/// One line: a name, and words after it.
fn line(text: &mut String, name: &str, words: impl IntoIterator<Item = impl Display>) {
    text.push_str(name);
    for word in words {
        write!(text, " {word}").expect("a string takes everything");
    }
    text.push('\n');
}

/// More words on the last line.
fn extend(text: &mut String, words: impl Display) {
    text.pop();
    writeln!(text, "{words}").expect("a string takes everything");
}

fn or_dash(thing: Option<impl Display>) -> String {
    thing.map_or("-".to_string(), |thing| thing.to_string())
}

fn lord(text: &mut String, t: &Table, seat: Seat) {
    let lord = t.lords[seat];
    line(text, "lord", [seat]);
    extend(text, format_args!(" at {} start {}", lord.at.0, lord.start));
    if lord.lying {
        extend(text, " lying");
    }
}

fn sack(text: &mut String, t: &Table, seat: Seat) {
    let sack = &t.sacks[seat];
    line(text, &format!("sack {seat} belt"), sack.belt.map(or_dash));
    let mut rest = String::new();
    line(&mut rest, " patched", &sack.patched);
    extend(text, rest.trim_end());
    let mut rest = String::new();
    line(
        &mut rest,
        " gifts",
        sack.gifts.iter().map(|gift| gift.worth()),
    );
    extend(text, rest.trim_end());
}

fn tower(text: &mut String, t: &Table) {
    let left = t.tower.hangs_left(Ledge::Lowest);
    line(text, "tower", [if left { "left" } else { "right" }]);
    for ledge in Ledge::ALL {
        let ids = t.tower.ledge(ledge).iter().map(|boulder| boulder.id());
        line(text, &format!("ledge {}", ledge.index()), ids);
        if t.tower.is_wedged(ledge) {
            extend(text, " wedged");
        }
    }
    line(
        text,
        "outside",
        t.tower.outside().iter().map(|boulder| boulder.id()),
    );
}

/// The decision that is waited for, and the hammering it belongs to.
fn step(text: &mut String, game: &Trollfjord) {
    let t = game.table();
    let Some(seat) = game.to_move() else {
        return line(text, "over ranking", game.ranking());
    };
    let name = match t.phase.step() {
        Step::Lord => "A1",
        Step::Place | Step::Wander => "A2",
        Step::Tailwind => "A3",
        Step::Announce => "B1",
        Step::Join | Step::Commit => "B2",
        Step::Swing | Step::Pledge | Step::CollectOrKeep => "B4",
        Step::Collect => "C1",
        Step::Clear => "C3",
        Step::Over => unreachable!("somebody decides"),
    };
    line(text, "step", [name]);
    extend(text, format_args!(" seat {seat}"));
    if let Some(h) = t.phase.hammering() {
        line(text, "hammering", [h.fortress]);
        extend(
            text,
            format_args!(
                " limit {} blows {} hammerer {}",
                h.limit, h.blows, h.hammerer
            ),
        );
        extend(text, format_args!(" other {}", or_dash(h.partner)));
    }
}
