//! The scores over the time of a game, as far as it was looked at.

use yew::prelude::*;

use crate::engine::{BySeat, Game, Record, Seat, Total};
use crate::games::trollfjord::Trollfjord;
use crate::games::trollfjord::view::look::{player_class, sign};
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::{closest, decimal, icon};

/// What everybody would have, if the game had ended there: after no decision, after one, and so on.
pub type Course = Vec<BySeat<i32>>;

/// The course of a record, as far as it can be played.
pub fn course(record: &Record<Trollfjord>) -> Course {
    let mut game: Trollfjord = record.opening();
    let scores = |game: &Trollfjord| {
        let mut scores = BySeat::default();
        for seat in game.seats() {
            scores[seat] = game.score(seat).total();
        }
        scores
    };
    let mut course = vec![scores(&game)];
    let mut unread = Vec::new();
    for (n, &m) in record.moves.iter().enumerate() {
        if game.play(m, &mut unread).is_err() {
            break;
        }
        record.renew(n + 1, &mut game);
        unread.clear();
        course.push(scores(&game));
    }
    course
}

/// Draws it: a line for each seat up to what was `seen`, a mark where the replay stands, and the scores there in words.
pub fn chart(
    course: &Course,
    (at, seen): (usize, usize),
    seats: &[Seat],
    t: &Teller,
    go: &Callback<usize>,
) -> Html {
    let known = &course[..course.len().min(seen + 1)];
    let all = seats
        .iter()
        .flat_map(|&seat| known.iter().map(move |s| s[seat]));
    let most = all.max().unwrap_or(0).max(20);
    let wide = course.len().saturating_sub(1).max(1);
    let points = known.iter().copied().enumerate();
    let now = course.get(at).copied().unwrap_or_default();
    let told = |seat: Seat| {
        html! {
            <li key={seat.index()} class={player_class(seat)}>
                <span class="mk" aria-hidden="true">{ icon(sign(seat)) }</span>
                <span>{ &t.names[seat] }</span>{ " " }<b>{ now[seat] }</b>
            </li>
        }
    };
    html! {
        <>
            { lines(points, (wide, most), Mark::Now(at), seats, go) }
            <ul class="chart-now-list" aria-label={t.say("replay-scores")}>{ for seats.iter().copied().map(told) }</ul>
        </>
    }
}

/// What stands in a chart besides the lines.
#[derive(Clone, Copy)]
pub enum Mark {
    /// A line at a time.
    Now(usize),
    /// A line at half the height.
    Half,
}

/// Draws a line for each seat through points over time, on a field so wide and so high. A press leads to the time that
/// lies there.
pub fn lines(
    points: impl Iterator<Item = (usize, BySeat<i32>)> + Clone,
    (wide, most): (usize, i32),
    mark: Mark,
    seats: &[Seat],
    go: &Callback<usize>,
) -> Html {
    let go = go.clone();
    let onclick = move |event: MouseEvent| {
        if let Some(chart) = closest(&event, ".chart") {
            let share = f64::from(event.offset_x()) / f64::from(chart.client_width().max(1));
            go.emit((share.clamp(0.0, 1.0) * wide as f64).round() as usize);
        }
    };
    let line = |seat: Seat| {
        let point = |(x, values): (usize, BySeat<i32>)| {
            let y = 40.0 - f64::from(values[seat]) * 38.0 / f64::from(most);
            format!("{x},{}", decimal(y, 1))
        };
        let points: Vec<String> = points.clone().map(point).collect();
        html! { <polyline key={seat.index()} class={player_class(seat)} points={points.join(" ")} /> }
    };
    html! {
        <svg class="chart" viewBox={format!("0 0 {wide} 42")} preserveAspectRatio="none" aria-hidden="true" {onclick}>
            { for seats.iter().copied().map(line) }
            { match mark {
                Mark::Now(at) => html! { <line class="chart-now" x1={at.to_string()} x2={at.to_string()} y1="0" y2="42" /> },
                Mark::Half => html! { <line class="chart-half" x1="0" x2={wide.to_string()} y1="21" y2="21" /> },
            } }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seed;

    #[test]
    fn the_course_begins_with_the_opening_and_ends_with_the_score() {
        let mut record = Record::new("3 first even".parse().unwrap(), Seed::from_text("course"));
        let mut game: Trollfjord = record.opening();
        for _ in 0..30 {
            let moves = game.legal();
            let m = moves[moves.len() / 2];
            game.play(m, &mut ()).unwrap();
            record.moves.push(m);
        }
        let course = course(&record);
        assert_eq!(course.len(), 31);
        let opening: Trollfjord = record.opening();
        for seat in game.seats() {
            assert_eq!(course[0][seat], opening.score(seat).total());
            assert_eq!(course[30][seat], game.score(seat).total());
        }
    }
}
