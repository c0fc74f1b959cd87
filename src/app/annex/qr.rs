//! A link as a code to scan.

use qrcodegen::{QrCode, QrCodeEcc};
use yew::prelude::*;

/// How many empty modules lie round the code, as its standard asks.
const QUIET: i32 = 4;

/// The code of `text`, called `name`; nothing if it is too long for one.
pub fn code(text: &str, name: &str) -> Html {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else {
        return Html::default();
    };
    let side = code.size() + 2 * QUIET;
    html! {
        <svg class="qr" viewBox={format!("0 0 {side} {side}")} role="img" aria-label={name.to_string()} shape-rendering="crispEdges">
            <rect class="qr-paper" width={side.to_string()} height={side.to_string()} />
            <path class="qr-ink" d={path(&code)} />
        </svg>
    }
}

/// The dark modules, row by row, neighbors as one.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size())
                .take_while(|&x| code.get_module(x, y))
                .count() as i32;
            if run > 0 {
                path += &format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_covers_exactly_the_dark_modules() {
        let code = QrCode::encode_text("https://example.org/#abc", QrCodeEcc::Low).unwrap();
        let mut dark = vec![vec![false; code.size() as usize]; code.size() as usize];
        for run in path(&code).split('M').skip(1) {
            let (at, rest) = run.split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let length: usize = rest.split('v').next().unwrap().parse().unwrap();
            let [x, y] = [x, y]
                .map(|n| n.parse::<i32>().unwrap() - QUIET)
                .map(|n| n as usize);
            for dark in &mut dark[y][x..x + length] {
                assert!(!std::mem::replace(dark, true), "covered twice");
            }
        }
        for y in 0..code.size() {
            for x in 0..code.size() {
                assert_eq!(
                    dark[y as usize][x as usize],
                    code.get_module(x, y),
                    "{x} {y}"
                );
            }
        }
    }
}
