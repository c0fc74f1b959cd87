//! What the laid-out positions need beside the test table: a tower with boulders where one wants them, and the answer.

use trollfjord::engine::Game;
use trollfjord::games::trollfjord::tower::{BOULDERS, Boulder, Color, Tower};
use trollfjord::games::trollfjord::{Trollfjord, greedy};

use crate::play::Play;
use crate::table::{ORANGE, hammer_f1, lay_f1};

/// What the greedy player does, as text.
pub fn choice(play: &Play) -> String {
    let choice = greedy::choose(&play.game).expect("a decider");
    assert_eq!(play.game.refusal(choice), None, "{choice}\n{}", play.game);
    choice.to_string()
}

/// Orange hammers alone at F1, limit 6, with the numbered gifts, and has struck once; R01 and R03 are its regions. So many
/// white, red, yellow and blue boulders are out, and these lie on the lowest ledge, from the lip to the wall.
pub fn in_the_middle(treasures: &str, gifts: &[u8], out: [u8; 4], lowest: &str) -> Play {
    let mut play = hammer_f1(lay_f1(treasures, "R01x3 R03x3", "").gifts(ORANGE, gifts));
    play.gives([1, 0, 0, 0]);
    with_tower(&play, out, lowest)
}

/// The same position with another tower: no wedges, and what is left lies on the upper ledges in equal parts.
pub fn with_tower(play: &Play, out: [u8; 4], lowest: &str) -> Play {
    let mut table = play.game.clone().into_table();
    table.tower = tower(out, lowest);
    let mut heard = Vec::new();
    let game = Trollfjord::from_table(table, &mut heard).expect("a table that keeps all laws");
    Play { game, heard }
}

fn tower(out: [u8; 4], lowest: &str) -> Tower {
    let mut heap: Vec<Boulder> = Boulder::all().collect();
    let mut take = |color: Color| {
        let at = heap.iter().position(|boulder| boulder.color() == color);
        heap.remove(at.expect("a boulder of this color"))
    };
    let mut outside = Vec::new();
    for (color, count) in Color::ALL.into_iter().zip(out) {
        outside.extend((0..count).map(|_| take(color)));
    }
    let color = |letter| Color::ALL.into_iter().find(|c| c.letter() == letter);
    let lowest: Vec<Boulder> = lowest
        .chars()
        .map(|letter| take(color(letter).expect("w, r, y or b")))
        .collect();
    // By turns of color, so that no ledge is of one color alone.
    heap.sort_by_key(|boulder| usize::from(boulder.id()) * 7 % BOULDERS);
    let third = heap.len() / 3;
    let (second, rest) = heap.split_at(third);
    let (middle, top) = rest.split_at(third);
    let ledges = [&lowest[..], second, middle, top];
    Tower::from_parts(ledges, &outside, [false; 4], false).expect("every boulder once")
}
