//! The search: the same answer in steps and at one go, every imagined game spent, nothing allocated that grows.

use trollfjord::engine::Game;
use trollfjord::games::trollfjord::Trollfjord;
use trollfjord::games::trollfjord::players::{Level, Manner, Player, Thinking};

use crate::common::{Bulk, Style, pick, picks, seed};

const PLAYER: Player = Player {
    level: Level::Three,
    manner: Manner::Bold,
};

/// Every 17th position of a few lively games.
fn positions() -> Vec<Trollfjord> {
    let mut found = Vec::new();
    for n in 0..6 {
        let seed = seed("search", n);
        let mut draws = picks(seed);
        let mut game = Trollfjord::new(&Trollfjord::agreed(2 + n as u8 % 3, n), seed, &mut ());
        while game.to_move().is_some() {
            if game.decisions() % 17 == 3 {
                found.push(game.clone());
            }
            let m = pick(&game, Style::Lively, &mut draws);
            game.play(m, &mut ()).expect("a legal move");
        }
    }
    found
}

/// All candidates have the same luck equally often, those dropped early less often than the best; the effort is kept.
#[test]
fn the_worse_half_is_dropped_again_and_again() {
    for position in positions() {
        let effort = PLAYER.level.effort(position.table().setup.players);
        let most = effort.map(|effort| effort.games);
        let mut thinking = PLAYER.think(&position).expect("somebody decides");
        while thinking.think() {}
        let answer = thinking.answer().expect("an answer");
        let games: Vec<u32> = answer.candidates.iter().map(|c| c.playouts).collect();
        assert!(games.is_sorted_by(|a, b| a >= b), "{games:?}");
        assert_eq!(answer.candidates[0].m, answer.m);
        let all: u32 = games.iter().sum();
        // Each round ends with all that are left having had the same luck.
        let over = games.len() as u32 * games.len() as u32;
        assert!(Some(all) <= most.map(|most| most + over), "{games:?}");
        let legal = position.legal();
        assert!(answer.candidates.iter().all(|c| legal.contains(&c.m)));
        for (i, candidate) in answer.candidates.iter().enumerate() {
            assert!(answer.candidates[..i].iter().all(|c| c.m != candidate.m));
        }
    }
}

/// Whoever stops a thought gets the best answer so far; thinking on gives what it would have given.
#[test]
fn a_thought_can_be_looked_at_and_goes_on() {
    for position in positions() {
        let whole = PLAYER.choose(&position);
        let mut thinking = PLAYER.think(&position).expect("somebody decides");
        let legal = position.legal();
        let mut steps = 0;
        loop {
            let answer = thinking.clone().answer().expect("an answer at any time");
            assert!(legal.contains(&answer.m));
            if !thinking.think() {
                break;
            }
            steps += 1;
        }
        assert!(steps > 0);
        assert_eq!(thinking.answer().map(|answer| answer.m), whole);
    }
}

/// Nobody decides when the game is over; the weak levels know at once.
#[test]
fn who_has_nothing_to_think_about_does_not_think() {
    let mut game = positions().remove(0);
    for level in [Level::One, Level::Two] {
        let player = Player { level, ..PLAYER };
        assert!(matches!(player.think(&game), Some(Thinking::Known(_))));
    }
    while let Some(m) = (Player {
        level: Level::Two,
        ..PLAYER
    })
    .choose(&game)
    {
        game.play(m, &mut ()).expect("a legal move");
    }
    assert!(game.to_move().is_none());
    assert!(PLAYER.think(&game).is_none() && PLAYER.choose(&game).is_none());
}
