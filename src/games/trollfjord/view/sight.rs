//! Where the pieces of a plan are on the page.

use web_sys::{Document, Element};

use crate::engine::Seat;
use crate::ui::middle;

use super::board::layout::{lord_stand, region_art};
use super::flight::{Flight, Place};
use super::look::player_class;
use super::manner::{Ends, Spot};

/// From how far above a piece drops that comes from nowhere.
const ABOVE: f64 = 90.0;
/// How wide a treasure is on the board, and a crown in flight.
const WIDTH: f64 = 88.0;
const CROWN: f64 = 56.0;
/// How much of the board is shown, and its middle.
const VIEW: f64 = 1236.0;
const MIDDLE: (f64, f64) = (600.0, 590.0);

/// The page.
pub struct Sight(pub Document);

impl Sight {
    /// Looks at the page.
    pub fn new() -> Option<Sight> {
        web_sys::window()?.document().map(Sight)
    }

    /// The element with this selector.
    pub fn find(&self, name: &str) -> Option<Element> {
        self.0.query_selector(name).ok().flatten()
    }

    /// Where its middle is, and how wide it is, if it is shown.
    fn rect(&self, name: &str) -> Option<Spot> {
        let middle = middle(&self.find(name)?);
        Some(middle).filter(|[_, _, wide]| *wide > 0.0)
    }

    /// The ends of a flight; `None` if nothing of it can be seen. What has nowhere to fly to goes out of sight.
    pub fn ends(&self, flight: &Flight) -> Option<Ends> {
        let to = self.spot(flight.to);
        let appears = flight.from.is_none();
        let mut from = match flight.from {
            Some(from) => self.spot(from)?,
            None => to.map(|[x, y, size]| [x, y - ABOVE, size])?,
        };
        let gone = matches!(flight.to, Place::Patched(_) | Place::Supply(_));
        let fades = gone || to.is_none();
        let mut to = to.unwrap_or(from);
        if let Place::Sack(_) = flight.to {
            from = [from[0] - to[0], from[1] - to[1], 1.0];
            to = [0.0, 0.0, 1.0];
        }
        Some(Ends {
            from,
            to,
            appears,
            fades,
        })
    }

    /// Where a place is: on the board in its units, in the sacks in the same units, so that pieces fly there, and as
    /// large as what lies there. Where a sack shows no more than whose it is, that is the place.
    fn spot(&self, place: Place) -> Option<Spot> {
        let (x, y) = match place {
            Place::Body(_) | Place::Gift(..) => (0.0, 0.0),
            Place::Lord(_, at) => lord_stand(at),
            Place::Trolls(region, seat) => region_art(region).trolls[seat.index()],
            Place::Treasure(region) => region_art(region).treasure,
            Place::Sack(_) => return self.rect(&name(place)),
            _ => {
                let name = name(place);
                let rect = self.rect(&name);
                let [x, y, wide] = rect.or_else(|| self.rect(name.split(' ').next()?))?;
                // Not of the picture, which may just be growing or shrinking to another framing.
                let [left, top, board] = self.rect(".board")?;
                let unit = VIEW / board;
                let whole = if let Place::Crown(..) = place {
                    CROWN
                } else {
                    WIDTH
                };
                let (x, y) = ((x - left) * unit, (y - top) * unit);
                return Some([
                    MIDDLE.0 + x,
                    MIDDLE.1 + y,
                    f64::min(wide * unit / whole, 1.0),
                ]);
            }
        };
        Some([x.into(), y.into(), 1.0])
    }
}

/// The selector of what is drawn at a place.
pub fn name(place: Place) -> String {
    let nobody = Seat::ALL[0];
    // `@` stands for the class of the seat, `#` for the number.
    let (pattern, seat, n) = match place {
        Place::Lord(seat, _) => (".lord.@", seat, 0),
        Place::Body(seat) => (".lord.@>.lord-body", seat, 0),
        Place::Trolls(region, seat) => (".faces>:nth-child(#)>.@", seat, region.index()),
        Place::Treasure(region) => (".faces>:nth-child(#)>.treasure", nobody, region.index()),
        Place::Supply(seat) => (".sack.@ .row>.cnt:last-child", seat, 0),
        Place::Patched(seat) => (".sack.@ .cnt", seat, 0),
        Place::Belt(seat, at) => (".sack.@ .hole:nth-child(#) .tile", seat, at.index()),
        Place::Crown(seat, of) => (".sack.@ .hole:nth-child(#) .cr", seat, of.index()),
        Place::Gift(seat, gift) => (".sack.@ .gift:nth-child(#)", seat, gift as usize),
        Place::Sack(n) => (".sack:nth-of-type(#)", nobody, n.into()),
    };
    let mut name = String::new();
    for c in pattern.chars() {
        match c {
            '@' => name += player_class(seat),
            '#' => name += &(n + 1).to_string(),
            c => name.push(c),
        }
    }
    name
}
