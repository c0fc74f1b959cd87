//! A game as a text to read: who played, what happened turn by turn, how it stands.

use crate::engine::{Game, Session, Total};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::view::log::told_turns;
use crate::games::trollfjord::view::table_view::seed_line;
use crate::games::trollfjord::view::teller::Teller;

/// The text, in the language of the page.
pub fn transcript(session: &Session<Trollfjord>, t: &Teller) -> String {
    let game = session.position();
    let seats: Vec<_> = game.seats().collect();
    let players = t.with("story-players", &[("names", t.seats(&seats))]);
    let mut lines = vec![
        t.say("app-title").to_string(),
        players.to_string(),
        seed_line(session.record(), t),
    ];
    for (turn, told) in told_turns(session, t) {
        lines.push(String::new());
        lines.push(turn.to_string());
        lines.extend(told.iter().map(|line| format!("  {line}")));
    }
    lines.push(String::new());
    lines.push(standing(session, t));
    lines.join("\n") + "\n"
}

/// The scores of a finished game, or who decides.
pub fn standing(session: &Session<Trollfjord>, t: &Teller) -> String {
    let game = session.position();
    let said = match game.to_move() {
        Some(seat) => {
            let turn = ("turn", game.table().turn.into());
            t.with("start-continue-note", &[turn, ("name", t.name(seat))])
        }
        None => {
            let ranking = game.ranking();
            let score = |seat| {
                let total = ("total", game.table().score(seat).total().into());
                t.with("story-score", &[("name", t.name(seat)), total])
            };
            t.list(&ranking.into_iter().map(score).collect::<Vec<_>>())
        }
    };
    said.to_string()
}
