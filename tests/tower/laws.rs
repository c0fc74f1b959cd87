//! Laws that hold after every blow and pour.

use trollfjord::engine::Draws;
use trollfjord::games::trollfjord::tower::{
    Blow, Boulder, ByColor, Ledge, NotInside, Tower, TowerEvent, TowerFlaw,
};

use crate::study::{key, set_up};

/// Plays `turns` turns of nine mixed blows on each of `towers` towers and shows every step: the tower before, its
/// events and the tower after.
fn every_step(
    test: &str,
    towers: u32,
    turns: u64,
    mut look: impl FnMut(&Tower, &[TowerEvent], &Tower),
) {
    let mut events = Vec::new();
    for n in 0..towers {
        let key = key(test, n);
        let mut tower = Tower::outside_all(n % 2 == 1);
        for turn in 0..=turns {
            // Turn 0 is the set-up and has no blow.
            for n in 0..if turn == 0 { 0 } else { 9 } {
                let mut draws = Draws::open(&key, turn * 256 + n);
                let blow = Blow::ALL[Draws::open(&key, turn * 256 + 200 + n).below(6) as usize];
                let before = tower.clone();
                events.clear();
                tower.blow(blow, &mut draws, &mut events);
                look(&before, &events, &tower);
            }
            let before = tower.clone();
            events.clear();
            tower.pour(&mut Draws::open(&key, turn * 256 + 255), &mut events);
            assert_eq!(tower.out_count(), 0);
            assert!(Ledge::ALL.iter().all(|&l| !tower.is_wedged(l)));
            look(&before, &events, &tower);
        }
    }
}

/// Eleven boulders of each color, each once, whatever happened.
pub fn assert_whole(tower: &Tower) {
    let mut all: Vec<Boulder> = Ledge::ALL
        .iter()
        .flat_map(|&l| tower.ledge(l))
        .copied()
        .collect();
    assert_eq!(all.len(), tower.inside_count());
    all.extend(tower.outside());
    assert_eq!(ByColor::count(&all), ByColor([11; 4]));
    all.sort_unstable();
    assert!(all.into_iter().eq(Boulder::all()), "{tower:#}");
}

#[test]
fn boulders_are_conserved_and_the_tray_only_grows_in_a_turn() {
    every_step("conserve", 80, 5, |before, _, after| {
        assert_whole(after);
        assert_eq!(after.check(), Ok(()), "{after}");
        assert_eq!(after.mirrored(), before.mirrored());
        assert!(after.out_count() == 0 || after.outside().starts_with(before.outside()));
    });
}

#[test]
fn events_alone_rebuild_the_state() {
    let mut seen = [0; 10];
    every_step("rebuild", 80, 5, |before, events, after| {
        let mut tower = before.clone();
        for &event in events {
            tower.replay(event).unwrap();
            assert_whole(&tower);
            seen[kind(event)] += 1;
        }
        assert_eq!(&tower, after, "\n{tower:#}\n{after:#}\n{events:?}");
    });
    assert!(
        seen.iter().all(|&n| n > 0),
        "some event never happened: {seen:?}"
    );
}

fn kind(event: TowerEvent) -> usize {
    match event {
        TowerEvent::Break(_) => 0,
        TowerEvent::Hold(_) => 1,
        TowerEvent::Slip { .. } => 2,
        TowerEvent::Knock { .. } => 3,
        TowerEvent::Land { .. } => 4,
        TowerEvent::Out { .. } => 5,
        TowerEvent::Hop { .. } => 6,
        TowerEvent::Wedge(_) => 7,
        TowerEvent::Loosen(_) => 8,
        TowerEvent::Spill { .. } => 9,
    }
}

#[test]
fn a_blow_tells_what_came_out_and_hangs_on_its_stream_alone() {
    every_step("out", 20, 3, |before, events, after| {
        let out = |e: &TowerEvent| match e {
            TowerEvent::Out { id } => Some(*id),
            _ => None,
        };
        let told: Vec<Boulder> = events.iter().filter_map(out).collect();
        if after.out_count() > 0 {
            assert_eq!(after.outside()[before.out_count()..], told);
        }
    });
    let key = key("again", 0);
    let tower = set_up(&key);
    for blow in Blow::ALL {
        let (mut quiet, mut heard) = (tower.clone(), tower.clone());
        quiet.blow(blow, &mut Draws::open(&key, 256), &mut ());
        heard.blow(blow, &mut Draws::open(&key, 256), &mut Vec::new());
        assert_eq!(quiet, heard);
    }
}

#[test]
fn an_empty_tower_gives_nothing() {
    for (n, blow) in Blow::ALL.into_iter().cycle().take(60).enumerate() {
        let mut tower = Tower::outside_all(n % 2 == 0);
        let mut events = Vec::new();
        tower.blow(
            blow,
            &mut Draws::open(&key("empty", 0), n as u64),
            &mut events,
        );
        assert_eq!(events, []);
        assert_eq!(tower, Tower::outside_all(n % 2 == 0));
    }
}

#[test]
fn boulders_can_be_given_by_hand() {
    let mut tower = set_up(&key("give", 1));
    let wanted: Vec<Boulder> = [30, 2, 17]
        .iter()
        .map(|&id| Boulder::new(id).unwrap())
        .collect();
    let untouched = tower.clone();
    tower.give(&wanted).unwrap();
    assert_eq!(tower.outside(), wanted);
    assert_eq!(tower.out_by_color(), ByColor([1, 1, 1, 0]));
    for ledge in Ledge::ALL {
        let left = untouched
            .ledge(ledge)
            .iter()
            .filter(|b| !wanted.contains(b));
        assert!(tower.ledge(ledge).iter().eq(left));
    }
    let before = tower.clone();
    let inside = tower.ledge(Ledge::Second)[0];
    assert_eq!(tower.give(&[inside, wanted[1]]), Err(NotInside(wanted[1])));
    assert_eq!(tower.give(&[inside, inside]), Err(NotInside(inside)));
    assert_eq!(tower, before);
}

#[test]
fn a_wedge_that_loses_too_many_is_loose() {
    let all: Vec<Boulder> = Boulder::all().collect();
    let ledges = [&all[..5], &all[5..10], &[], &[]];
    let wedged = [true, false, false, false];
    let tower = Tower::from_parts(ledges, &all[10..], wedged, false).unwrap();
    assert!(!tower.mirrored() && tower.hangs_left(Ledge::Lowest));
    let stands = |taken: usize| {
        let mut tower = tower.clone();
        tower.give(&all[..taken]).unwrap();
        Ledge::ALL.map(|ledge| tower.is_wedged(ledge))
    };
    assert_eq!(stands(1), wedged);
    assert_eq!(stands(2), [false; 4]);
}

#[test]
fn parts_make_a_tower_or_name_the_broken_law() {
    let all: Vec<Boulder> = Boulder::all().collect();
    let loose = [false; 4];
    let lowest = [true, false, false, false];
    let build = |low: &[Boulder], tray: &[Boulder], wedged| {
        Tower::from_parts([low, &[], &[], &[]], tray, wedged, true)
    };
    let tower = build(&all[..20], &all[20..], lowest).unwrap();
    assert_eq!(tower.ledge(Ledge::Lowest), &all[..20]);
    assert!(tower.mirrored() && !tower.hangs_left(Ledge::Lowest) && tower.hangs_left(Ledge::Top));
    let flaw = |low, tray, wedged| build(low, tray, wedged).unwrap_err();
    assert_eq!(flaw(&all[..5], &all[4..], loose), TowerFlaw::Twice(all[4]));
    assert_eq!(
        flaw(&all[..5], &all[6..], loose),
        TowerFlaw::Missing(all[5])
    );
    assert_eq!(
        flaw(&all[..3], &all[3..], lowest),
        TowerFlaw::WedgeTooSmall(Ledge::Lowest)
    );
    assert_eq!(
        flaw(&all[..21], &all[21..], lowest),
        TowerFlaw::WedgeTooBig(Ledge::Lowest)
    );
}
