//! The film on the page: its plan and its words, handed to a script that plays it. See `static/film`.

use std::rc::Rc;

use js_sys::{Array, Float64Array};
use yew::prelude::*;

use super::mood::Strain;
use super::place::lip_side;
use super::plan::{Kind, Plan, plan_blow, plan_pour};
use super::tallies::strain_words;
use super::told::color_id;
use crate::games::trollfjord::Event;
use crate::games::trollfjord::tower::{Blow, Ledge, Side, Tower, TowerEvent};
use crate::ui::{Words, shout};

/// A film, and the blow it begins with if it is not a pour.
pub struct Happened {
    /// The film.
    pub plan: Plan,
    /// The blow.
    pub blow: Option<Blow>,
}

/// Shows what the last decision did to the tower, if by it the tower drawn before has become the one drawn now. Where the
/// tower is not `seen`, it is shown when it comes to be. `standing`: the tower, and the color limit while somebody hammers;
/// `blow`: see [`super::blow_number`].
#[hook]
pub fn use_film(
    standing: (&Tower, Option<u8>),
    blow: u32,
    events: &Rc<[Event]>,
    words: &Words,
    seen: bool,
) {
    let (tower, limit) = standing;
    let drawn = use_mut_ref(|| None::<(Tower, u32)>);
    use_effect_with((tower.clone(), blow, seen), {
        let (events, words) = (events.clone(), words.clone());
        move |(tower, blow, seen)| {
            let now = (tower.clone(), *blow);
            // The script is there when it is needed.
            if limit.is_some() {
                shout("trollfjord-film", &false.into());
            }
            let first = drawn.borrow().is_none();
            if (*seen || first) && drawn.borrow().as_ref() != Some(&now) {
                let before = drawn.borrow_mut().replace(now).map(|(tower, _)| tower);
                if let Some(before) = before
                    && let Some(film) = what_happened(&before, &events, tower)
                {
                    let told = lines(&film, &before, tower, limit, &words);
                    let numbers = numbers(&film, &before, &events);
                    let numbers = Float64Array::from(&numbers[..]);
                    shout("trollfjord-film", &Array::of2(&numbers, &told.into()));
                }
            }
        }
    });
}

/// The film of the blow or the pour that leads from one tower to the other.
pub fn what_happened(before: &Tower, events: &[Event], after: &Tower) -> Option<Happened> {
    let mut told: Vec<TowerEvent> = Vec::new();
    let mut blow: Option<Blow> = None;
    // A blow ends with what fell; a pour may follow in the same decision.
    for event in events.iter().map(Some).chain([None]) {
        match event {
            Some(Event::Struck { blow: struck, .. }) => blow = Some(*struck),
            Some(Event::Tower(event)) => told.push(*event),
            Some(Event::Fell { .. }) | None => {
                let mut tower = before.clone();
                let fits = told.iter().all(|&event| tower.replay(event).is_ok());
                if fits && tower == *after && (blow.is_some() || !told.is_empty()) {
                    let plan = match blow {
                        Some(blow) => plan_blow(before, &told, blow),
                        None => plan_pour(before, &told),
                    };
                    return Some(Happened { plan, blow });
                }
                told.clear();
                blow = None;
            }
            _ => {}
        }
    }
    None
}

/// All numbers of a film in the order in which the script reads them.
fn numbers(film: &Happened, before: &Tower, events: &[Event]) -> Vec<f64> {
    let Happened { plan, blow } = film;
    let (push, strength) = match blow {
        Some(blow) if blow.side == Side::Left => (1.0, blow.strength as u8),
        Some(blow) => (-1.0, blow.strength as u8),
        None => (1.0, 0),
    };
    let wedged = Ledge::ALL
        .map(|on| u8::from(before.is_wedged(on)) << on.index())
        .iter()
        .sum::<u8>();
    let side = lip_side(Ledge::Lowest, before.mirrored());
    let mut all = vec![push, strength.into(), side, plan.end, wedged.into()];
    all.push(plan.front.len() as f64);
    all.extend(plan.front.iter().map(|&id| id as f64));
    // What comes of it is heard when it has been seen.
    let after = events.iter().filter_map(|event| match event {
        Event::Swapped { .. } if blow.is_some() => Some(Kind::Swap),
        Event::Angry { .. } if blow.is_some() => Some(Kind::Angry),
        _ => None,
    });
    let after: Vec<Kind> = after.collect();
    all.push((plan.cues.len() + after.len()) as f64);
    for cue in &plan.cues {
        all.extend([
            cue.t,
            f64::from(cue.kind as u8),
            cue.n as f64,
            cue.at.x,
            cue.at.y,
        ]);
    }
    for kind in after {
        all.extend([plan.end, f64::from(kind as u8), 0.0, 0.0, 0.0]);
    }
    all.push(plan.tracks.len() as f64);
    for track in &plan.tracks {
        all.extend([track.id as f64, track.keys.len() as f64]);
        for key in &track.keys {
            let (at, (wide, high)) = (key.place.at, key.size);
            all.extend([
                key.t,
                at.x,
                at.y,
                key.place.turn,
                wide,
                high,
                f64::from(key.ease as u8),
            ]);
        }
    }
    all
}

/// The words of a film, line by line: how many fell; then for each of them its color, how near that is to its limit,
/// this in words, and the greatest strain of all.
fn lines(
    film: &Happened,
    before: &Tower,
    after: &Tower,
    limit: Option<u8>,
    words: &Words,
) -> String {
    let fallen = after.outside().get(before.out_count()..);
    let fallen = fallen.filter(|_| film.blow.is_some()).unwrap_or_default();
    let mut text = words
        .with("tower-fell", &[("count", fallen.len().into())])
        .to_string();
    let Some(limit) = limit else {
        return text;
    };
    let mut out = before.out_by_color();
    for boulder in fallen {
        let color = boulder.color();
        out[color] += 1;
        let strain = Strain::of(color, out[color], limit);
        let told = strain_words(words, strain, limit.saturating_sub(out[color]));
        let all = Strain::greatest(&out, limit).class();
        for line in [color_id(color), strain.class(), &told, all] {
            text.push('\n');
            text += line;
        }
    }
    text
}
