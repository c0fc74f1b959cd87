//! The laws hold for any numbers at all: sets far from sense, and sets of chance.

use trollfjord::engine::Draws;
use trollfjord::games::trollfjord::tower::{Blow, Ledge, Params, Tower, TowerEvent};

use crate::laws::assert_whole;
use crate::study::key;

/// Slipping is switched off after so many drops of a pour; then each of 44 boulders stays where it lands.
const DROPS_AT_MOST: usize = 200 + 44;

/// Sets far from any sense: everything slips past, nothing fits, everything wedges, and all numbers 0 or 255.
fn absurd() -> Vec<Params> {
    let play = Params::PLAY;
    let flat = |n: u8| Params {
        rel: [[n; 2]; 3],
        aim: [n; 4],
        bite: [[n; 8]; 3],
        wob: [n; 4],
        depth: [n; 8],
        knock: [n; 3],
        cap: [n; 4],
        arch: [[n; 2]; 3],
        brk: [[n; 2]; 3],
        blunt: [n; 3],
        slide: [n; 4],
        scatter: n,
        hop: [n; 3],
        surge: n,
        bear: n,
    };
    vec![
        flat(0),
        flat(1),
        flat(255),
        Params {
            slide: [255; 4],
            ..play
        },
        Params {
            cap: [0; 4],
            ..play
        },
        Params {
            cap: [0; 4],
            ..flat(255)
        },
        Params {
            scatter: 0,
            ..flat(255)
        },
        Params {
            blunt: [0; 3],
            ..flat(255)
        },
        Params {
            arch: [[255; 2]; 3],
            brk: [[0; 2]; 3],
            bear: 255,
            ..play
        },
    ]
}

/// Sets whose every number is drawn.
fn drawn(sets: u32) -> Vec<Params> {
    let mut draws = Draws::open(&key("drawn", 0), 0);
    let mut set = || {
        let d = &mut draws;
        // Large and small numbers alike: small ones make ledges and pours of another kind.
        let mut n = || d.byte() >> (d.byte() % 8);
        Params {
            rel: [(); 3].map(|()| [n(), n()]),
            aim: [(); 4].map(|()| n()),
            bite: [(); 3].map(|()| [(); 8].map(|()| n())),
            wob: [(); 4].map(|()| n()),
            depth: [(); 8].map(|()| n()),
            knock: [(); 3].map(|()| n()),
            cap: [(); 4].map(|()| n()),
            arch: [(); 3].map(|()| [n(), n()]),
            brk: [(); 3].map(|()| [n(), n()]),
            blunt: [(); 3].map(|()| n()),
            slide: [(); 4].map(|()| n()),
            scatter: n(),
            hop: [(); 3].map(|()| n()),
            surge: n(),
            bear: n(),
        }
    };
    (0..sets).map(|_| set()).collect()
}

/// How often a boulder of this pour was dropped: it lands, or it comes straight out.
fn drops(events: &[TowerEvent]) -> usize {
    use TowerEvent::{Land, Spill};
    let ends = |e: &&TowerEvent| match e {
        Land { .. } => true,
        Spill { from, .. } => *from == Ledge::Lowest,
        _ => false,
    };
    events.iter().filter(ends).count()
}

/// Turns of all six blows; every step is whole, is rebuilt by its events, and lets the tray only grow within a turn.
fn assert_laws(params: &Params, mirrored: bool) {
    let key = key("absurd", u32::from(mirrored));
    let mut tower = Tower::outside_all(mirrored);
    let mut events = Vec::new();
    for turn in 0..8 {
        let before = tower.clone();
        events.clear();
        let mut draws = Draws::open(&key, turn * 256 + 255);
        tower.pour_with(params, &mut draws, &mut events);
        assert_rebuilt(&before, &events, &tower);
        assert_eq!(tower.out_count(), 0, "{params:?}");
        assert!(Ledge::ALL.iter().all(|&l| !tower.is_wedged(l)));
        assert!(drops(&events) <= DROPS_AT_MOST, "{params:?}");
        for (n, blow) in (0..).zip(Blow::ALL) {
            let before = tower.clone();
            events.clear();
            let mut draws = Draws::open(&key, turn * 256 + n);
            tower.blow_with(params, blow, &mut draws, &mut events);
            assert_rebuilt(&before, &events, &tower);
            assert!(tower.outside().starts_with(before.outside()));
        }
    }
}

fn assert_rebuilt(before: &Tower, events: &[TowerEvent], after: &Tower) {
    let mut tower = before.clone();
    for &event in events {
        assert_eq!(tower.replay(event), Ok(()));
        assert_whole(&tower);
    }
    assert_eq!(&tower, after, "\n{tower:#}\n{after:#}\n{events:?}");
    assert_eq!(before.mirrored(), after.mirrored());
}

#[test]
fn laws_hold_for_any_parameters() {
    for params in absurd().into_iter().chain(drawn(150)) {
        assert_laws(&params, false);
        assert_laws(&params, true);
    }
}

#[test]
fn a_pour_where_everything_slips_past_ends_after_244_drops() {
    let params = Params {
        cap: [0; 4],
        ..Params::PLAY
    };
    let mut events = Vec::new();
    let mut draws = Draws::open(&key("slip", 0), 255);
    Tower::outside_all(false).pour_with(&params, &mut draws, &mut events);
    assert_eq!(drops(&events), DROPS_AT_MOST);
}

#[test]
fn pouring_nothing_only_loosens_wedges() {
    let key = key("nothing", 0);
    let mut poured = Tower::outside_all(true);
    poured.pour(&mut Draws::open(&key, 255), &mut ());
    let ledges = Ledge::ALL.map(|l| poured.ledge(l));
    let wedged = [false, true, false, true];
    let mut tower = Tower::from_parts(ledges, &[], wedged, true).unwrap();
    let mut events = Vec::new();
    tower.pour(&mut Draws::open(&key, 511), &mut events);
    let loosened = [Ledge::Second, Ledge::Top].map(TowerEvent::Loosen);
    assert_eq!((&events[..], tower), (&loosened[..], poured));
}
