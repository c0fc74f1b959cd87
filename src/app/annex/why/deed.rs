//! What a move does, in a few words and without what comes of it.

use yew::AttrValue;

use crate::games::trollfjord::map::Region;
use crate::games::trollfjord::pieces::{Gifts, Row};
use crate::games::trollfjord::tower::Side;
use crate::games::trollfjord::view::teller::Teller;
use crate::games::trollfjord::{Move, Trollfjord};

/// Says what `m` does in `game`.
pub fn deed(m: Move, game: &Trollfjord, t: &Teller) -> AttrValue {
    let at = |id: &str, region: Region| t.with(id, &[("region", t.region(region))]);
    match m {
        Move::Lord(Row::Placement, n) => t.with("mind-placement", &[("n", n.get().into())]),
        Move::Lord(Row::Wander, n) => t.with("mind-wander", &[("n", n.get().into())]),
        Move::Place(region, n) => {
            let args = [("n", n.into()), ("region", t.region(region))];
            t.with("card-place-main", &args)
        }
        Move::PlaceNone => t.say("card-place-none"),
        Move::Wander(from, to) => {
            let args = [("from", t.region(from)), ("to", t.region(to))];
            t.with("card-wander-main", &args)
        }
        Move::Done => t.say("card-wander-done"),
        Move::Decline => t.say("card-decline"),
        Move::Announce(fortress) => {
            let args = [("fortress", t.fortress(game.table(), fortress))];
            t.with("card-announce-main", &args)
        }
        Move::EndTurn => t.say("card-end-turn"),
        Move::Join => t.say("card-join"),
        Move::Hammer => t.say("mind-hammer"),
        Move::Refrain => t.say("card-refrain"),
        Move::Swing(blow) => {
            let side = match blow.side {
                Side::Left => "tower-side-left",
                Side::Right => "tower-side-right",
            };
            let strength = ["tower-soft", "tower-firm", "tower-hard"][blow.strength as usize];
            let args = [
                ("side", t.say(side).as_str().into()),
                ("strength", t.say(strength).as_str().into()),
            ];
            t.with("mind-strike", &args)
        }
        Move::Stop => t.say("mind-stop"),
        Move::Pledge(Gifts::NONE) => t.say("card-pledge-none"),
        Move::Pledge(gifts) => {
            let args = [("n", gifts.count().into()), ("gifts", t.gifts(gifts))];
            t.with("card-pledge-main", &args)
        }
        Move::Collect(region) => at("mind-take", region),
        Move::Nothing => t.say("card-nothing"),
        Move::Keep => t.say("mind-keep"),
        Move::Clear(region) => at("mind-clear", region),
    }
}
