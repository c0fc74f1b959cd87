//! Checks of the films against played towers.

use super::super::place::{place, spots};
use super::super::play::what_happened;
use super::ways::{GATE, LANDINGS, LONGEST, SHORTEST, closeness};
use super::{Key, Kind, Plan, Track, plan_blow, plan_pour};
use crate::engine::{Draws, Seat};
use crate::games::trollfjord::Event;
use crate::games::trollfjord::tower::{Blow, Boulder, Params, Side, Strength, Tower, TowerEvent};

/// Shows every blow and every pour of lively games: the tower before, the events, the tower after.
fn play(mut show: impl FnMut(&Tower, &[TowerEvent], &Tower, Option<Blow>)) {
    for game in 0..40_u64 {
        let key = [game as u8 + 100; 32];
        let mut tower = Tower::outside_all(game % 2 == 1);
        for turn in 0..8 {
            let before = tower.clone();
            let mut events = Vec::new();
            tower.pour(&mut Draws::open(&key, turn * 256 + 255), &mut events);
            show(&before, &events, &tower, None);
            for n in 0..9 {
                let before = tower.clone();
                let mut draws = Draws::open(&key, turn * 256 + n);
                let blow = Blow::ALL[draws.below(6) as usize];
                let mut events = Vec::new();
                tower.blow(blow, &mut draws, &mut events);
                show(&before, &events, &tower, Some(blow));
            }
        }
    }
}

fn plan(before: &Tower, events: &[TowerEvent], blow: Option<Blow>) -> Plan {
    blow.map_or_else(
        || plan_pour(before, events),
        |blow| plan_blow(before, events, blow),
    )
}

fn track(plan: &Plan, boulder: Boulder) -> Option<&Track> {
    let id = usize::from(boulder.id());
    plan.tracks.iter().find(|track| track.id == id)
}

/// Where all boulders rest, as they are drawn: angles of a full turn look alike.
fn rests(tower: &Tower) -> Vec<(String, Boulder)> {
    let spots = spots(tower);
    let boulders = Boulder::all().zip(spots);
    let rest = boulders.map(|(b, spot)| (look(place(b, spot, tower.mirrored())), b));
    rest.collect()
}

fn look(mut place: super::Place) -> String {
    place.turn = (place.turn + 36_000.0 + 0.001) % 360.0;
    place.transform()
}

#[test]
fn a_film_begins_and_ends_as_the_tower_does() {
    let mut films = 0;
    play(|before, events, after, blow| {
        let plan = plan(before, events, blow);
        for ((start, boulder), (end, _)) in rests(before).into_iter().zip(rests(after)) {
            let Some(track) = track(&plan, boulder) else {
                assert_eq!(start, end, "{boulder:?} has no track\n{before}{after}");
                continue;
            };
            let (first, last) = (track.keys[0], track.keys[track.keys.len() - 1]);
            assert_eq!((look(first.place), first.t), (start, 0.0));
            assert_eq!(
                look(last.place),
                end,
                "{boulder:?}\n{before}{after}{events:?}"
            );
            assert_eq!(last.size, (1.0, 1.0));
            assert!(last.t <= plan.end);
        }
        films += 1;
    });
    assert_eq!(films, 40 * 8 * 10);
}

#[test]
fn time_never_runs_backward() {
    let ordered = |keys: &[Key]| keys.windows(2).all(|pair| pair[0].t <= pair[1].t);
    play(|before, events, _, blow| {
        let plan = plan(before, events, blow);
        for track in &plan.tracks {
            let (first, last) = (track.keys[0].t, track.keys[track.keys.len() - 1].t);
            assert!(first >= 0.0 && last > first, "{track:?}");
            assert!(ordered(&track.keys), "{track:?}");
            let numbers = track.keys.iter().all(|key| {
                let all = [key.t, key.place.at.x, key.place.at.y, key.place.turn];
                all.iter().all(|n| n.is_finite())
            });
            assert!(numbers, "{track:?}");
        }
        assert!(plan.cues.windows(2).all(|pair| pair[0].t < pair[1].t + 1.0));
    });
}

/// Every event that moves a boulder moves it: it is told once, and its track has room for the motion.
#[test]
fn every_event_has_its_motion() {
    play(|before, events, _, blow| {
        let plan = plan(before, events, blow);
        for boulder in Boulder::all() {
            let moves = events.iter().map(|event| match *event {
                TowerEvent::Slip { id, .. } | TowerEvent::Knock { id, .. } if id == boulder => 1,
                TowerEvent::Land { id, .. } | TowerEvent::Spill { id, .. } if id == boulder => 4,
                TowerEvent::Hop { id } if id == boulder => 4,
                TowerEvent::Out { id } if id == boulder => 10,
                _ => 0,
            });
            let least: usize = moves.sum();
            let keys = track(&plan, boulder).map_or(0, |track| track.keys.len());
            assert!(
                keys >= least,
                "{boulder:?} has {keys} of {least}: {events:?}"
            );
        }
        for (kind, told) in [
            (
                Kind::Hold,
                count(events, |e| matches!(e, TowerEvent::Hold(_))),
            ),
            (
                Kind::Break,
                count(events, |e| matches!(e, TowerEvent::Break(_))),
            ),
            (
                Kind::Wedge,
                count(events, |e| matches!(e, TowerEvent::Wedge(_))),
            ),
            (
                Kind::Land,
                count(events, |e| matches!(e, TowerEvent::Land { .. })),
            ),
            (
                Kind::Out,
                count(events, |e| matches!(e, TowerEvent::Out { .. })),
            ),
            (
                Kind::Hop,
                count(events, |e| matches!(e, TowerEvent::Hop { .. })),
            ),
        ] {
            let cues = plan.cues.iter().filter(|cue| cue.kind == kind).count();
            assert_eq!(cues, told, "{kind:?}");
        }
    });
}

fn count(events: &[TowerEvent], which: impl Fn(&TowerEvent) -> bool) -> usize {
    events.iter().filter(|event| which(event)).count()
}

/// Boulders land on a ledge in the order of the events and pass the gate one by one, before the film is hurried.
#[test]
fn landings_and_exits_keep_their_order_and_their_distance() {
    play(|before, events, _, blow| {
        let Some(blow) = blow else { return };
        let plan = plan_blow(before, events, blow);
        let apart = plan.haste * closeness(events);
        let cue = |kind: Kind, n: usize| {
            let cue = plan.cues.iter().find(|cue| cue.kind == kind && cue.n == n);
            cue.map_or(f64::NAN, |cue| cue.t)
        };
        let mut last = [f64::NEG_INFINITY; 4];
        let mut outs = 0;
        let mut out = f64::NEG_INFINITY;
        let hops = |id: Boulder| events.contains(&TowerEvent::Hop { id });
        let twice = |id: Boulder| {
            count(
                events,
                |e| matches!(e, TowerEvent::Land { id: i, .. } if *i == id),
            ) > 1
        };
        for event in events {
            match *event {
                TowerEvent::Land { id, on, .. } if !hops(id) && !twice(id) => {
                    let t = cue(Kind::Land, usize::from(id.id()));
                    let least = LANDINGS * apart - 0.001;
                    assert!(
                        t >= last[on.index()] + least,
                        "{id:?} at {t} after {last:?}"
                    );
                    last[on.index()] = t;
                }
                TowerEvent::Out { .. } => {
                    outs += 1;
                    let t = cue(Kind::Out, outs);
                    assert!(t >= out + GATE * apart - 0.001, "{outs} at {t} after {out}");
                    out = t;
                }
                _ => {}
            }
        }
    });
}

/// The times of many films, from the shortest to the longest: those of blows and those of pours.
fn ends() -> [Vec<f64>; 2] {
    let mut ends: [Vec<f64>; 2] = Default::default();
    play(|before, events, _, blow| {
        ends[usize::from(blow.is_none())].push(plan(before, events, blow).end);
    });
    for list in &mut ends {
        list.sort_by(f64::total_cmp);
    }
    ends
}

#[test]
fn films_take_a_second_or_two() {
    let [blows, pours] = ends();
    let part = |ends: &[f64], part: usize| ends[part * (ends.len() - 1) / 100];
    for (kind, ends) in [("blows", &blows), ("pours", &pours)] {
        let shown = [0, 5, 25, 50, 75, 95, 100].map(|n| part(ends, n));
        println!("{} {kind}: {shown:.0?}", ends.len());
        assert!(part(ends, 0) >= SHORTEST && part(ends, 100) <= LONGEST);
    }
    // Most have air: they are far from what there may be.
    assert!(part(&blows, 50) <= 1_500.0 && part(&blows, 95) <= 1_680.0);
    assert!(part(&pours, 50) <= 1_650.0);
}

/// Nothing that can happen makes a film longer: the whole tower on one ledge, blows that shake everything down, pours in
/// which much comes straight out.
#[test]
fn the_largest_films_are_no_longer() {
    let wild = Params {
        rel: [[255; 2]; 3],
        knock: [255; 3],
        hop: [120; 3],
        slide: [120; 4],
        cap: [3, 3, 3, 44],
        ..Params::PLAY
    };
    let all: Vec<Boulder> = Boulder::all().collect();
    let outs = |events: &[TowerEvent]| count(events, |e| matches!(e, TowerEvent::Out { .. }));
    let mut most = [0; 3];
    for n in 0..240_u64 {
        let mut ledges: [&[Boulder]; 4] = Default::default();
        ledges[(n / 2 % 4) as usize] = &all;
        let tower = Tower::from_parts(ledges, &[], [false; 4], n % 2 == 0).unwrap();
        let blow = Blow::ALL[(n / 8 % 6) as usize];
        let params = if n % 3 == 0 { &Params::PLAY } else { &wild };
        let mut draws = Draws::open(&[7; 32], n);
        let (mut struck, mut blows) = (tower.clone(), Vec::new());
        struck.blow_with(params, blow, &mut draws, &mut blows);
        let (mut poured, mut pours) = (struck.clone(), Vec::new());
        poured.pour_with(params, &mut draws, &mut pours);
        let (mut filled, mut fills) = (Tower::outside_all(n % 2 == 1), Vec::new());
        filled.pour_with(params, &mut draws, &mut fills);
        for (from, events, blow) in [
            (&tower, &blows, Some(blow)),
            (&struck, &pours, None),
            (&Tower::outside_all(n % 2 == 1), &fills, None),
        ] {
            let end = plan(from, events, blow).end;
            assert!((SHORTEST..=LONGEST).contains(&end), "{end}: {events:?}");
        }
        most = [
            most[0].max(blows.len()),
            most[1].max(outs(&blows)),
            most[2].max(fills.len()),
        ];
    }
    assert!(most[0] > 180 && most[1] > 30 && most[2] > 180, "{most:?}");
}

/// A blow that ends the turn is told together with the pour that follows: each picture gets its own film, and a step back
/// gets none.
#[test]
fn the_film_is_the_one_between_the_two_pictures() {
    let key = [11; 32];
    let mut tower = Tower::outside_all(true);
    tower.pour(&mut Draws::open(&key, 255), &mut Vec::new());
    let before = tower.clone();
    let blow = Blow::new(Side::Left, Strength::Hard);
    let mut events = vec![Event::Struck {
        seat: Seat::ALL[0],
        blow,
        number: 1,
    }];
    let mut told = Vec::new();
    // The first stream that brings something out.
    for stream in 256.. {
        told.clear();
        tower = before.clone();
        tower.blow(blow, &mut Draws::open(&key, stream), &mut told);
        if tower.out_count() > 0 {
            break;
        }
    }
    events.extend(told.iter().map(|&event| Event::Tower(event)));
    let struck = tower.clone();
    events.push(Event::Fell {
        count: struck.out_count() as u8,
        total: struck.out_count() as u8,
    });
    let mut told = Vec::new();
    tower.pour(&mut Draws::open(&key, 511), &mut told);
    events.extend(told.iter().map(|&event| Event::Tower(event)));
    let heard = |from: &Tower, to: &Tower| {
        let film = what_happened(from, &events, to)?.plan;
        let kinds = [Kind::Blow, Kind::Pour];
        Some(kinds.map(|kind| film.cues.iter().filter(|cue| cue.kind == kind).count()))
    };
    assert_eq!(heard(&before, &struck), Some([1, 0]));
    assert_eq!(heard(&struck, &tower), Some([0, 1]));
    assert_eq!(heard(&before, &tower), None);
    assert_eq!(heard(&struck, &before), None);
}
