//! The board as it is drawn and told agrees with the rules and with board.json.

use serde_json::Value;

use crate::games::trollfjord::map::{FIRST_GAME, Fortress, Region};
use crate::games::trollfjord::pieces::{Level, Row};
use crate::games::trollfjord::view::look::landscape_key;
use crate::games::trollfjord::walkway::{PLANKS, Planks, SPACES, Space};
use crate::ui::Words;

use super::geometry::{FORTRESS_ART, Point, REGION_ART, SPACE_ART, START_ART};

fn board() -> Value {
    serde_json::from_str(include_str!("board.json")).unwrap()
}

fn points(value: &Value) -> Point {
    let at = |i: usize| value[i].as_f64().unwrap() as f32;
    (at(0), at(1))
}

fn texts(value: &Value) -> Vec<&str> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|v| v.as_str().unwrap())
        .collect()
}

#[test]
fn regions_agree() {
    let (board, words) = (
        board(),
        Words::read(
            "en",
            &[include_str!("../../../../../static/lang/en/board.ftl")],
        ),
    );
    assert_eq!(board["regions"].as_array().unwrap().len(), REGION_ART.len());
    for region in Region::ALL {
        let (told, art) = (
            &board["regions"][region.index()],
            &REGION_ART[region.index()],
        );
        let name = region.to_string();
        assert_eq!(told["id"], name);
        let id = format!("region-{}", name.to_lowercase());
        assert_eq!(told["name"], words.say(&id).as_str());
        assert_eq!(told["landscape"], landscape_key(region.landscape()));
        assert!(words.has(&format!("landscape-{}", landscape_key(region.landscape()))));
        let neighbors: Vec<String> = region.neighbors().map(|r| r.to_string()).collect();
        assert_eq!(texts(&told["neighbours"]), neighbors);
        let fortresses: Vec<String> = region.fortresses().map(|f| f.to_string()).collect();
        assert_eq!(texts(&told["fortresses"]), fortresses);
        assert_eq!(points(&told["label_anchor"]), art.symbol);
        assert_eq!(points(&told["treasure_anchor"]), art.treasure);
        assert_eq!(
            [0, 1, 2, 3].map(|i| points(&told["troll_slots"][i])),
            art.trolls
        );
    }
}

/// The points of a path of one `M` and one `l`, closed by `z`.
fn outline(path: &str) -> Vec<(i64, i64)> {
    let spaced = path.replace(['M', 'l', 'z'], " ").replace('-', " -");
    let numbers: Vec<i64> = spaced
        .split_whitespace()
        .map(|n| n.parse().unwrap())
        .collect();
    let mut at = (0, 0);
    let step = |pair: &[i64]| {
        at = (at.0 + pair[0], at.1 + pair[1]);
        at
    };
    numbers.chunks(2).map(step).collect()
}

#[test]
fn outlines_follow_the_polygons() {
    let board = board();
    for region in Region::ALL {
        let polygon = board["regions"][region.index()]["polygon"].as_array();
        let mut rounded: Vec<(i64, i64)> = polygon
            .unwrap()
            .iter()
            .map(|p| {
                // As JavaScript rounds, which made the paths.
                let round = |i: usize| (p[i].as_f64().unwrap() + 0.5).floor() as i64;
                (round(0), round(1))
            })
            .collect();
        rounded.dedup();
        assert_eq!(
            outline(REGION_ART[region.index()].outline),
            rounded,
            "{region}"
        );
    }
}

#[test]
fn fortresses_agree() {
    let board = board();
    assert_eq!(
        board["fortresses"].as_array().unwrap().len(),
        FORTRESS_ART.len()
    );
    for fortress in Fortress::ALL {
        let told = &board["fortresses"][fortress.index()];
        assert_eq!(told["id"], fortress.to_string());
        let regions = fortress.regions().map(|r| r.to_string());
        assert_eq!(texts(&told["regions"]), regions);
        let number: Level = FIRST_GAME[fortress.index()];
        assert_eq!(told["default_number"], number.to_string());
        assert_eq!(points(&told["point"]), FORTRESS_ART[fortress.index()]);
    }
}

#[test]
fn the_walkway_agrees() {
    let walkway = &board()["walkway"];
    assert_eq!(
        walkway["spaces"].as_array().unwrap().len(),
        usize::from(SPACES)
    );
    let plain = Planks(std::array::from_fn(|plank| plank as u8));
    for space in Space::all() {
        let (told, art) = (&walkway["spaces"][space.index()], &SPACE_ART[space.index()]);
        let kind = match space.row() {
            Row::Placement => "placement",
            Row::Wander => "wander",
        };
        assert_eq!(told["kind"], kind);
        assert_eq!(told["plank"], space.place() + 1);
        // The first-game order of board.json is the planks by their numbers.
        let landscape = plain.landscape(space).map(landscape_key);
        assert_eq!(told["landscape"].as_str(), landscape);
        assert_eq!(told["x"].as_f64().unwrap() as f32, art.at.0);
        assert_eq!(told["y"].as_f64().unwrap() as f32, art.at.1);
        // The angle is that of the walkway, clockwise from "to the right".
        let angle = told["angle"].as_f64().unwrap();
        assert_eq!(f64::from(art.turn), (angle + 90.0).round() % 360.0);
        let (sin, cos) = angle.to_radians().sin_cos();
        let off = (f64::from(art.outward.0) - sin).hypot(f64::from(art.outward.1) + cos);
        assert!(off < 1e-6, "{space:?}");
    }
    assert_eq!(walkway["planks"].as_array().unwrap().len(), PLANKS);
    let start = walkway["start_plank"].as_array().unwrap();
    for (told, at) in start.iter().zip(START_ART) {
        assert_eq!(
            (told["x"].as_f64().unwrap(), told["y"].as_f64().unwrap()),
            (f64::from(at.0), f64::from(at.1))
        );
    }
}
