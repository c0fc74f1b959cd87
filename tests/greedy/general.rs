//! It plays by the rules, sees no more than anybody, and takes what is plainly right.

use crate::common::{Bulk, Style, pick, picks, seed};
use trollfjord::engine::{Draws, Game, Seat, Total};
use trollfjord::games::trollfjord::pieces::Gifts;
use trollfjord::games::trollfjord::{Move, Phase, Trollfjord, greedy};

/// How many games are looked at.
const GAMES: u64 = 60;

/// Plays a lively game and shows every position of it with the greedy player's move.
fn watch(n: u64, mut look: impl FnMut(&Trollfjord, Move, &mut Draws)) {
    let seed = seed("greedy", n);
    let mut game = Trollfjord::new(&Trollfjord::agreed(2 + (n % 3) as u8, n / 3), seed, &mut ());
    let mut draws = picks(seed);
    while game.to_move().is_some() {
        let choice = greedy::choose(&game).expect("somebody decides");
        look(&game, choice, &mut draws);
        let m = pick(&game, Style::Lively, &mut draws);
        game.play(m, &mut ()).expect("a legal move");
    }
    assert_eq!(greedy::choose(&game), None);
}

#[test]
fn its_moves_are_legal_and_hang_on_nothing_hidden() {
    for n in 0..GAMES {
        watch(n, |game, choice, draws| {
            assert_eq!(game.refusal(choice), None, "{choice}\n{game}");
            let mut guess = game.clone();
            guess.imagine(game.to_move().expect("a decider"), draws);
            assert_eq!(greedy::choose(&guess), Some(choice), "{game}");
        });
    }
}

/// What nobody would do otherwise: the best treasure for the patched sack, no gift for nothing, the whole excess or
/// nothing, another blow while there is nothing to lose.
#[test]
fn it_takes_what_is_plainly_right() {
    let (mut taken, mut pledged, mut swung) = (0, 0, 0);
    for n in 0..GAMES {
        watch(n, |game, choice, _| {
            let t = game.table();
            match t.phase {
                Phase::Collect { hammering, .. } if hammering.hammerer != t.mover => {
                    // Into the patched sack goes the highest: its value is all that counts there.
                    let allowed = game.allowed(hammering.fortress, hammering.hammerer);
                    let best = allowed.filter_map(|region| t.treasure(region)).max();
                    if let Move::Collect(region) = choice {
                        assert_eq!(t.treasure(region), best, "{game}");
                        taken += 1;
                    }
                }
                Phase::Pledge {
                    hammering, need, ..
                } if hammering.partner.is_none() => {
                    let Move::Pledge(gifts) = choice else {
                        panic!("{choice} is no pledge");
                    };
                    let may = game.allowed(hammering.fortress, hammering.hammerer).next();
                    let gives = gifts != Gifts::NONE;
                    assert!(!gives || may.is_some(), "a gift for nothing\n{game}");
                    assert!(!gives || gifts.count() == need, "{game}");
                    pledged += u32::from(gives);
                }
                Phase::Swing { hammering, first } => {
                    // Alone and with nothing within reach there is nothing to lose.
                    let mut may = game.allowed(hammering.fortress, hammering.hammerer);
                    if hammering.partner.is_none() && may.next().is_none() {
                        assert!(matches!(choice, Move::Swing(_)), "{game}");
                        swung += u32::from(!first);
                    }
                }
                _ => {}
            }
        });
    }
    assert!(
        taken > 20 && pledged > 20 && swung > 100,
        "{taken} {pledged} {swung}"
    );
}

/// One greedy player at a table of random ones wins nearly always, wherever it sits.
#[test]
fn it_beats_random_players() {
    let (mut won, mut games) = (0, 0);
    for n in 0..120 {
        let seed = seed("greedy against random", n);
        let players = 2 + (n % 3) as u8;
        let mut game = Trollfjord::new(&Trollfjord::agreed(players, n / 3), seed, &mut ());
        let mut draws = picks(seed);
        let own = Seat::new(n as usize / 3 % usize::from(players)).expect("a seat");
        while let Some(seat) = game.to_move() {
            let style = if seat == own {
                Style::Greedy
            } else {
                Style::Uniform
            };
            let m = pick(&game, style, &mut draws);
            game.play(m, &mut ()).expect("a legal move");
        }
        won += u32::from(game.ranking()[0] == own);
        games += 1;
        assert!(game.score(own).total() > 0);
    }
    assert!(won * 100 >= games * 90, "{won} of {games}");
}
