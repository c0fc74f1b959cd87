//! The key frames of a film as the Web Animations API takes them, and the markup of what is there for the film only.

use super::plan::{Actor, Cue, Extra, Key, Kind, Plan, Track};
use crate::games::trollfjord::tower::PER_COLOR;
use crate::ui::decimal;

/// Without motion what has moved fades in so fast, and the outs are counted so fast, in milliseconds.
const FADE: f64 = 160.0;
const STEP: f64 = 40.0;

/// The value of `transform` at a key frame. All of a track have the same functions, or the browser would turn
/// everything the short way round.
pub fn transform(key: &Key, turns: &str) -> String {
    let [x, y] = [key.place.at.x, key.place.at.y].map(|n| decimal(n, 2));
    let [wide, high] = [key.size.0, key.size.1].map(|n| decimal(n, 3));
    let turn = decimal(key.place.turn, 1);
    format!("translate({x}px,{y}px) scale({wide},{high}) {turns}({turn}deg)")
}

/// The arguments of `Element.animate` for a track, all times multiplied by `rate`.
pub fn frames(track: &Track, rate: f64) -> String {
    let keys = &track.keys;
    let (Some(first), Some(last)) = (keys.first(), keys.last()) else {
        return "[]".to_string();
    };
    let turns = if track.actor == Actor::Sway {
        "skewX"
    } else {
        "rotate"
    };
    let list = |name: &str, quote: &str, value: &dyn Fn(&Key) -> String| {
        let values: Vec<String> = keys
            .iter()
            .map(|key| format!("{quote}{}{quote}", value(key)))
            .collect();
        format!("\"{name}\":[{}],", values.join(","))
    };
    let span = last.t - first.t;
    let mut text = String::from("[{");
    // What only fades stays where it is drawn.
    if keys.iter().any(|key| !key.is_plain()) {
        text += &list("transform", "\"", &|key| transform(key, turns));
    }
    if keys.iter().any(|key| key.shown < 1.0) {
        text += &list("opacity", "", &|key| decimal(key.shown, 2));
    }
    text += &list("easing", "\"", &|key| key.ease.css().to_string());
    text += &list("offset", "", &|key| decimal((key.t - first.t) / span, 4));
    text.pop();
    let [delay, time] = [first.t, span].map(|t| decimal(t * rate, 1));
    text + &format!("}},{{\"delay\":{delay},\"duration\":{time},\"fill\":\"backwards\"}}]")
}

/// The cues in the words of `static/sound/sound.js`: milliseconds, name, number, side.
pub fn cues(cues: &[Cue], rate: f64) -> String {
    let told = cues.iter().map(|cue| {
        let (t, side) = (decimal(cue.t * rate, 0), decimal(cue.at.x / 246.0, 2));
        let number = match cue.kind {
            Kind::Land => cue.n / PER_COLOR,
            _ => cue.n,
        };
        format!("[{t},\"{}\",{number},{side}]", cue.kind.name())
    });
    format!("{{\"cues\":[{}]}}", told.collect::<Vec<_>>().join(","))
}

/// The same film without motion: one cut, what has moved fades in, the sign tells what it was.
pub fn calm(plan: &mut Plan) {
    plan.front.clear();
    plan.tracks.retain_mut(|track| {
        let (Some(&first), Some(&last)) = (track.keys.first(), track.keys.last()) else {
            return false;
        };
        let keys = match track.actor {
            Actor::Boulder(_) if last.place.at != first.place.at => {
                vec![Key::plain(0.0, 0.0), Key::plain(FADE, 1.0)]
            }
            Actor::Extra(Extra::Sign(_)) => {
                let keys = track.keys.iter();
                keys.map(|key| Key::plain(key.t - first.t, key.shown))
                    .collect()
            }
            _ => return false,
        };
        track.keys = keys;
        true
    });
    plan.cues.retain(|cue| {
        matches!(
            cue.kind,
            Kind::Blow | Kind::Out | Kind::Nothing | Kind::Pour
        )
    });
    for cue in &mut plan.cues {
        cue.t = match cue.kind {
            Kind::Out => 80.0 + STEP * cue.n as f64,
            Kind::Nothing => FADE,
            _ => 0.0,
        };
    }
    plan.end = 0.0;
}

/// What is there for the film only, as markup. `fell` tells in words how many fell.
pub fn markup(extra: Extra, fell: impl Fn(u8) -> String) -> String {
    let drawing = match extra {
        Extra::Flash => FLASH,
        Extra::Crack => CRACK,
        Extra::Smear => SMEAR,
        Extra::Dust => DUST,
        Extra::Chip => CHIP,
        Extra::Bucket => BUCKET,
        Extra::Coin(n) => return format!("<g>{COIN}<text y=\"6.5\">{n}</text></g>"),
        Extra::Sign(n) => {
            let words = fell(n);
            // As wide as the words, more or less: nothing is measured.
            let half = 14 + 5 * words.chars().count();
            let wide = 2 * half;
            return format!(
                "<g><g transform=\"translate(0 -406)\"><rect x=\"-{half}\" y=\"-18\" width=\"{wide}\" height=\"36\" \
                rx=\"12\"/><text y=\"6.5\">{words}</text></g></g>"
            );
        }
    };
    format!("<g>{drawing}</g>")
}

const DUST: &str = r##"<circle r="10" fill="url(#tw-g-dust)"/>"##;
const CHIP: &str = r##"<path d="M-3-2 2-3 3.5 1 0 3-3 1.5Z" fill="#B9B1C4" stroke="#231E2A"/>"##;
const FLASH: &str = concat!(
    r##"<path d="M-14-32-28-52M-32-8-56-14M-6-44-12-66M-30 16-50 30M-14 36-24 56" stroke="#FFC93D" stroke-width="6" "##,
    r##"stroke-linecap="round"/><path d="m-4-26 9 16 16-9-5 17 20 4-18 8 6 18-16-10-10 16 0-18-20 1 14-13-11-15 15 3Z" "##,
    r##"fill="#FFF3B0" stroke="#C8372D" stroke-width="2.6" stroke-linejoin="round"/>"##,
);
const SMEAR: &str =
    r##"<path d="M-96-168Q-62-226-4-222l2 26Q-54-194-78-152Z" fill="#F6F1E6" opacity=".5"/>"##;
const CRACK: &str = concat!(
    r##"<path d="M0 0l5-6 2-9 6-7M5-6l8-1 5-5M0 0l8 5 2 8 7 6M8 5l9-1 6 4M0 0l-3-11M-1 1l1 12 4 6" fill="none" "##,
    r##"stroke="#2b2433" stroke-width="1.5" stroke-linecap="round"/>"##,
);
const COIN: &str = concat!(
    r##"<circle r="17" fill="#FFC93D" stroke="#2A1C10" stroke-width="2.6"/>"##,
    r##"<circle r="13" fill="#FFF6E0" stroke="#8A5A00" stroke-width="1.5"/>"##,
);
const BUCKET: &str = concat!(
    r##"<path d="M-26-18q26-26 52 0" fill="none" stroke="#3A3440" stroke-width="3.6"/>"##,
    r##"<path d="M-30-18H30L24 26H-24Z" fill="#9A6B3F" stroke="#2A1C10" stroke-width="2.8" stroke-linejoin="round"/>"##,
    r##"<path d="M-28-6H28M-26 14H26" stroke="#4A4453" stroke-width="5"/>"##,
    r##"<ellipse cy="-18" rx="30" ry="6" fill="#3B2515" stroke="#2A1C10" stroke-width="2.4"/>"##,
);
