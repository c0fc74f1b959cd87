//! Chi-square of every draw table over a hundredth of the draws of `scripts/report chance`, and that it finds what is
//! not even.

use trollfjord::engine::Draws;
use trollfjord::games::trollfjord::tower::{Blow, Ledge, Params, TowerEvent};

use crate::chance::tally::Odds;
use crate::chance::tower::tower;
use crate::chance::{FAIR, Verdict, measure};
use crate::study::{key, set_up};

const DRAWS: u64 = 100_000;

fn unfair(verdicts: &[Verdict]) -> Vec<&str> {
    let unfair = verdicts.iter().filter(|v| !v.is_fair());
    unfair.map(|v| v.name.as_str()).collect()
}

#[test]
fn every_draw_table_is_even() {
    let verdicts = measure(DRAWS, "luck");
    assert!(verdicts.len() > 75);
    for Verdict { name, p } in &verdicts {
        println!("{name} {p:.4}");
    }
    assert_eq!(unfair(&verdicts), [""; 0]);
}

#[test]
fn what_never_and_what_always_happens() {
    let mut draws = Draws::open(&[6; 32], 1);
    assert!((0..DRAWS).all(|_| !draws.chance(0) && draws.chance(256)));
}

/// TOWER 3.4, step 1: PLAY seldom comes so far that this shows in its own tables.
#[test]
fn no_boulder_leaves_more_surely_than_240_in_256() {
    let wild = Params {
        rel: [[255; 2]; 3],
        bite: [[255; 8]; 3],
        ..Params::PLAY
    };
    let mut odds = Odds::default();
    for n in 0..2_000 {
        let mut tower = set_up(&key("wild", n));
        let lips = Ledge::ALL.map(|l| (l, tower.ledge(l).first().copied()));
        let mut events = Vec::new();
        let mut draws = Draws::open(&key("wild", n), 256);
        tower.blow_with(&wild, Blow::ALL[0], &mut draws, &mut events);
        for (from, id) in lips {
            let slip = id.map(|id| TowerEvent::Slip { id, from });
            if let Some(slip) = slip {
                odds.trial([0; 5], events.contains(&slip), || 240.0 / 256.0);
            }
        }
    }
    assert!(FAIR.contains(&odds.p()), "{}", odds.p());
}

/// What is made wrong, and the tables that must show it.
type Case = (fn(&mut Params), &'static [&'static str]);

/// Numbers of the set PLAY are changed, each so that another table must show it: what a table counts hangs on its own
/// numbers and on the tower before it alone, so several wrong ones do not hide each other.
#[test]
fn a_wrong_number_of_the_tower_is_found() {
    let cases: [Case; 8] = [
        (|p| p.rel[0][1] += 15, &["tower_slip"]),
        (
            |p| (p.rel[1][0], p.surge) = (25, 36),
            &["tower_slip", "tower_surge"],
        ),
        (
            |p| (p.aim[2], p.brk[1][1]) = (13, 170),
            &["tower_slip", "tower_wedge_breaks"],
        ),
        (
            |p| (p.bite[2][7], p.knock[2]) = (60, 78),
            &["tower_slip", "tower_knock"],
        ),
        (
            |p| (p.wob[3], p.hop[1]) = (30, 3),
            &["tower_slip", "tower_hop"],
        ),
        (
            |p| (p.depth[1], p.arch[2][0]) = (14, 72),
            &["tower_slip", "tower_wedge_forms"],
        ),
        (
            |p| (p.blunt[2], p.slide[1]) = (16, 80),
            &["tower_slip", "pour_slide"],
        ),
        (
            |p| (p.cap[0], p.bear) = (17, 2),
            &["tower_knock", "tower_wedge_forms", "pour_slide"],
        ),
    ];
    let mut missed = Vec::new();
    for (n, (nudge, tables)) in cases.into_iter().enumerate() {
        let mut params = Params::PLAY;
        nudge(&mut params);
        let verdicts = tower(DRAWS, "luck", &params);
        let quiet = verdicts.iter().filter(|v| v.p >= 1e-6);
        let quiet = quiet.filter(|v| tables.contains(&v.name.as_str()));
        missed.extend(quiet.map(|v| format!("case {n}, {}: {:.6}", v.name, v.p)));
    }
    assert_eq!(missed, [""; 0]);
    let fewer = Params {
        scatter: 5,
        ..Params::PLAY
    };
    let verdicts = tower(DRAWS / 10, "luck", &fewer);
    assert_eq!(unfair(&verdicts), ["tower_scatter_blow", "pour_scatter"]);
}
