//! The facts that a hint gives as reasons, in positions laid out by hand.

use trollfjord::games::trollfjord::pieces::Level;
use trollfjord::games::trollfjord::players::reasons::{Reason, facts};

use crate::play::Play;
use crate::table::{BROWN, Lay, ORANGE, WHITE, at_f1, fortress, hammer_f1, lay_f1, read, treasure};

fn told(play: &Play, m: &str) -> Vec<Reason> {
    facts(&play.game, read(m))
}

/// §C1, §C2 Nobody has the crown of I yet; or white has it with a 12.
#[test]
fn a_treasure_is_told_with_its_crown_and_its_trolls() {
    let mut game = at_f1("R01=13 R03=11 R04=28", "R01x3 R03x2", "");
    game.gives([11, 2, 2, 2]).play("stop");
    let crown = Reason::Crown(Level::One, None);
    let in_reach = Reason::InReach(treasure(13));
    assert_eq!(
        told(&game, "take-R01"),
        [in_reach, crown, Reason::Clears(3)]
    );

    let lay = lay_f1("R01=13 R03=11 R04=28", "R01x3 R03x2", "").belt(WHITE, &[12]);
    let mut game = hammer_f1(lay.treasures("R01=13 R03=11 R04=28"));
    game.gives([11, 2, 2, 2]).play("stop");
    let crown = Reason::Crown(Level::One, Some(WHITE));
    assert_eq!(
        told(&game, "take-R01"),
        [in_reach, crown, Reason::Clears(3)]
    );
    let small = Reason::InReach(treasure(11));
    assert_eq!(told(&game, "take-R03"), [small, Reason::Clears(2)]);
}

/// §A3, §T1 Orange on 10, white on 20, brown on 30: both are ahead, and orange has the next turn again.
#[test]
fn a_step_tells_who_gets_tailwind_and_whose_turn_is_next() {
    let near = Lay::players(3).steps();
    let both = [Reason::Tailwind(WHITE), Reason::Tailwind(BROWN)];
    assert_eq!(
        told(&near, "p1"),
        [&[Reason::TurnAgain][..], &both].concat()
    );
    // Past white, close before brown.
    let far = Lay::players(3).lords(&[19, 20, 30]).steps();
    assert_eq!(told(&far, "p3"), [Reason::Tailwind(BROWN)]);
    let last = Lay::players(2).lords(&[19, 20]).steps();
    assert_eq!(told(&last, "p3"), [Reason::Calm]);
}

/// §B1 Orange needs I, which is F1 (R01, R03, R04) and F4.
#[test]
fn trolls_open_a_fortress_or_join_the_crowd() {
    let game = Lay::players(2).trolls(ORANGE, "R01x2").steps();
    let opens = Reason::Opens(fortress("F1"), 4);
    assert_eq!(told(&game, "R03x2"), [opens, Reason::Home(6)]);
    let begins = Reason::Begins(fortress("F1"), 4);
    assert_eq!(told(&game, "R01x2"), [begins, Reason::Home(6)]);
    let game = Lay::players(2).trolls(ORANGE, "R01x2 R03").steps();
    let crowd = Reason::Crowd(fortress("F1"), 4);
    assert_eq!(told(&game, "R03x1"), [crowd, Reason::Home(6)]);
    assert_eq!(told(&game, "R01>R04"), [Reason::Crowd(fortress("F1"), 3)]);
    assert_eq!(told(&game, "R02x1"), [Reason::Home(6)]);
}

/// §C3 Two trolls or three.
#[test]
fn clearing_tells_how_many_go_home_and_whether_they_are_the_fewest() {
    let mut game = at_f1("R01=25 R03=26 R04=28", "R01x3 R03x2", "");
    game.gives([1, 0, 0, 0]).play("stop");
    assert_eq!(
        told(&game, "clear-R03"),
        [Reason::Clears(2), Reason::Fewest]
    );
    assert_eq!(told(&game, "clear-R01"), [Reason::Clears(3)]);
}

#[test]
fn hammering_is_told_with_its_limit_and_its_cost_and_waiting_with_what_stays() {
    let lay = lay_f1("R01=12", "R01x3 R03x2", "R03 R04x2");
    let mut game = lay.announces(ORANGE);
    // Orange has two trolls in its smaller region, white one.
    assert_eq!(told(&game, "F1"), [Reason::Limit(5), Reason::Costs(2)]);
    assert_eq!(told(&game, "end"), [Reason::Stay(fortress("F1"), 5)]);
    game.play("F1");
    assert_eq!(told(&game, "join"), [Reason::Limit(8), Reason::Costs(1)]);
    assert_eq!(told(&game, "decline"), [Reason::Stay(fortress("F1"), 3)]);
    game.play("join");
    assert_eq!(told(&game, "hammer"), [Reason::Limit(8), Reason::Costs(2)]);
    assert_eq!(told(&game, "refrain"), [Reason::Stay(fortress("F1"), 5)]);
}

#[test]
fn stopping_tells_what_is_in_reach_and_a_pledge_what_it_costs() {
    let mut game = at_f1("R01=12 R03=15 R04=28", "R01x3 R03x3", "");
    game.gives([3, 0, 0, 0]);
    assert_eq!(told(&game, "stop"), [Reason::NothingYet]);
    game.gives([8, 2, 2, 0]);
    assert_eq!(told(&game, "stop"), [Reason::InReach(treasure(15))]);
    game.gives([0, 5, 0, 0]);
    assert_eq!(told(&game, "g4"), [Reason::Gifts(4)]);
    assert_eq!(told(&game, "g0"), []);
}
