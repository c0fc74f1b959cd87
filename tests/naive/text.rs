//! The text of a position of the second reading, line after line, for comparing it with the engine's.

use super::{Naive, Step, board};

impl Naive {
    /// The text of the position.
    pub fn picture(&self) -> String {
        let mut lines = vec![
            line("numbers", self.numbers.iter().map(|n| board::roman(*n))),
            line("walkway", &self.walkway),
            line("treasures", self.treasures.iter().map(|t| dash(*t))),
            line("supply", &self.supply),
        ];
        for region in 0..12 {
            let head = format!("region {}", board::region_name(region));
            lines.push(line(&head, &self.trolls[region]));
        }
        for (seat, lord) in self.lords.iter().enumerate() {
            let lying = if lord.lying { " lying" } else { "" };
            let (at, start) = (lord.distance, lord.start);
            lines.push(format!("lord {seat} at {at} start {start}{lying}"));
        }
        for seat in 0..self.seats {
            lines.push(self.sack_line(seat));
        }
        lines.push(line("crowns", self.crowns.iter().map(|c| dash(*c))));
        self.tower_lines(&mut lines);
        self.turn_lines(&mut lines);
        lines.join("\n") + "\n"
    }

    fn sack_line(&self, seat: usize) -> String {
        let sack = &self.sacks[seat];
        let belt = line("belt", sack.belt.iter().map(|t| dash(*t)));
        let patched = line("patched", &sack.patched);
        let gifts = line("gifts", &sack.gifts);
        format!("sack {seat} {belt} {patched} {gifts}")
    }

    fn tower_lines(&self, lines: &mut Vec<String>) {
        let wall = if self.tower.mirrored { "right" } else { "left" };
        lines.push(format!("tower {wall}"));
        for ledge in 0..4 {
            let wedged = if self.tower.wedged[ledge] {
                " wedged"
            } else {
                ""
            };
            let queue = line(&format!("ledge {ledge}"), &self.tower.ledges[ledge]);
            lines.push(queue + wedged);
        }
        lines.push(line("outside", &self.tower.outside));
    }

    fn turn_lines(&self, lines: &mut Vec<String>) {
        let (turn, mover, decisions) = (self.turn, self.mover, self.decisions);
        lines.push(format!("turn {turn} seat {mover} decision {decisions}"));
        let ending = if self.ending { "yes" } else { "no" };
        lines.push(format!("ending {ending}"));
        for seat in 0..self.seats {
            lines.push(format!("score {seat} {}", self.score(seat)));
        }
        let step = match self.step {
            Step::Lord => "A1",
            Step::Place { .. } | Step::Wander { .. } => "A2",
            Step::Tailwind { .. } => "A3",
            Step::Announce => "B1",
            Step::Join { .. } | Step::Commit { .. } => "B2",
            Step::Swing { .. }
            | Step::Pledge { .. }
            | Step::Share { .. }
            | Step::TopUp { .. }
            | Step::CollectOrKeep => "B4",
            Step::Collect => "C1",
            Step::Clear { .. } => "C3",
            Step::Over => {
                lines.push(line("over ranking", self.ranking()));
                return;
            }
        };
        lines.push(format!("step {step} seat {}", self.decider()));
        if step == "B4" || step == "C1" {
            lines.push(self.hammering_line());
        }
    }

    fn hammering_line(&self) -> String {
        let h = self.struck();
        format!(
            "hammering F{} limit {} blows {} hammerer {} other {}",
            h.fortress + 1,
            h.limit,
            h.blows,
            h.holder,
            dash(h.other)
        )
    }
}

/// A head word and the things after it, separated by spaces.
fn line<T: ToString>(head: &str, things: impl IntoIterator<Item = T>) -> String {
    let mut text = head.to_string();
    for thing in things {
        text.push(' ');
        text.push_str(&thing.to_string());
    }
    text
}

/// A thing, or a dash for none.
fn dash<T: ToString>(thing: Option<T>) -> String {
    thing.map_or("-".to_string(), |t| t.to_string())
}
