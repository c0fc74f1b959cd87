//! The mountain spirit's mood, and how near each color is to its limit.

use yew::prelude::*;

use crate::games::trollfjord::phase::Hammering;
use crate::games::trollfjord::tower::{ByColor, Color, Tower};
use crate::ui::ask;

/// How the mountain spirit looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mood {
    /// Every limited color is two or more below the limit.
    #[default]
    Calm,
    /// A limited color is one below the limit or at it.
    Wary,
    /// A limited color is over the limit.
    Angry,
}

/// How near a color is to the limit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strain {
    /// White: no limit.
    Free,
    /// Two or more may still come out.
    Far,
    /// One may still come out.
    Near,
    /// None may come out any more.
    At,
    /// So many too many are out.
    Over(u8),
}

impl Strain {
    /// The strain of a color of which `out` boulders are out.
    pub fn of(color: Color, out: u8, limit: u8) -> Strain {
        match (color, limit.checked_sub(out)) {
            (Color::White, _) => Strain::Free,
            (_, None) => Strain::Over(out - limit),
            (_, Some(0)) => Strain::At,
            (_, Some(1)) => Strain::Near,
            _ => Strain::Far,
        }
    }

    /// The greatest strain of all colors.
    pub fn greatest(out: &ByColor<u8>, limit: u8) -> Strain {
        let strains = Color::ALL.map(|color| Strain::of(color, out[color], limit));
        strains.into_iter().fold(Strain::Free, Strain::max)
    }

    /// The greatest strain at this tower; none when nobody hammers.
    pub fn at(tower: &Tower, hammering: Option<&Hammering>) -> Strain {
        hammering.map_or(Strain::Free, |hammering| {
            Strain::greatest(&tower.out_by_color(), hammering.color_limit())
        })
    }

    /// The class of what shows it.
    pub fn class(self) -> &'static str {
        match self {
            Strain::Free => "tw-free",
            Strain::Far => "tw-far",
            Strain::Near => "tw-near",
            Strain::At => "tw-at",
            Strain::Over(_) => "tw-over",
        }
    }
}

impl Mood {
    /// The mood under the greatest strain.
    pub fn under(strain: Strain) -> Mood {
        match strain {
            Strain::Free | Strain::Far => Mood::Calm,
            Strain::Near | Strain::At => Mood::Wary,
            Strain::Over(_) => Mood::Angry,
        }
    }

    /// The class of what shows it.
    pub fn class(self) -> &'static str {
        match self {
            Mood::Calm => "tw-calm",
            Mood::Wary => "tw-wary",
            Mood::Angry => "tw-angry",
        }
    }
}

/// Something drones while a color is near its limit, louder at it. The tallies show the same.
#[hook]
pub fn use_drone(strain: Strain) {
    let drone = match strain {
        Strain::Near => 1,
        Strain::At => 2,
        _ => 0,
    };
    use_effect_with(drone, |drone| {
        ask(["{\"drone\":0}", "{\"drone\":1}", "{\"drone\":2}"][*drone]);
        || ask("{\"drone\":0}")
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spirit_minds_the_worst_color_and_never_white() {
        let mood = |out| Mood::under(Strain::greatest(&ByColor(out), 6));
        assert_eq!(mood([11, 0, 0, 0]), Mood::Calm);
        assert_eq!(mood([0, 4, 4, 4]), Mood::Calm);
        assert_eq!(mood([0, 4, 5, 4]), Mood::Wary);
        assert_eq!(mood([0, 6, 6, 6]), Mood::Wary);
        assert_eq!(mood([0, 6, 7, 0]), Mood::Angry);
        assert_eq!(Strain::of(Color::Red, 8, 6), Strain::Over(2));
    }
}
