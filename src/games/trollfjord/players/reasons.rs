//! Why a move may be good, as facts that follow from the rules; no words.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Game, Seat};

use super::super::map::{Fortress, NotNotation, Region};
use super::super::pieces::{BeltSpace, Gifts, Level, Treasure};
use super::super::table::{REGIONS_NEEDED, Table};
use super::super::walkway::Travelled;
use super::super::{Move, Phase, Trollfjord};

/// One fact about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Reason {
    /// This treasure can be had with the boulders that are out.
    InReach(Treasure),
    /// No treasure can be had yet.
    NothingYet,
    /// It takes the crown of this number, from somebody if somebody has it.
    Crown(Level, Option<Seat>),
    /// It gives nobody tailwind.
    Calm,
    /// It gives tailwind to this seat.
    Tailwind(Seat),
    /// The same seat has the next turn again.
    TurnAgain,
    /// So many trolls go home.
    Clears(u8),
    /// They are the fewest that can go home.
    Fewest,
    /// At least so many go home when the hammering is over.
    Costs(u8),
    /// So many trolls at this fortress stay where they are.
    Stay(Fortress, u8),
    /// Not one troll moves.
    AsIs,
    /// One would hammer with this limit.
    Limit(u8),
    /// One may then hammer at this fortress, with so many trolls there.
    Opens(Fortress, u8),
    /// So many trolls stand at this fortress then, all in one region: one more is needed there.
    Begins(Fortress, u8),
    /// So many trolls are left at home for later.
    Home(u8),
    /// So many trolls stand at this fortress then, where one may hammer.
    Crowd(Fortress, u8),
    /// It costs gifts worth so many points.
    Gifts(u8),
    /// So often in a thousand the hammering ends with a treasure for the seat that decides.
    Treasure(u16),
    /// So often in a thousand nothing falls.
    Empty(u16),
    /// So often in a thousand the spirit gets angry at this blow.
    Angry(u16),
}

/// Everything that the rules tell about `m` at once, without imagining anything.
pub fn facts(position: &Trollfjord, m: Move) -> Vec<Reason> {
    let t = position.table();
    let Some(seat) = position.to_move() else {
        return Vec::new();
    };
    let mut list = Vec::new();
    match m {
        Move::Lord(row, distance) => lord(t, seat, t.landing(row, distance.get()), &mut list),
        Move::Place(..) | Move::Wander(..) => trolls(position, seat, m, &mut list),
        Move::PlaceNone | Move::Done => list.push(Reason::AsIs),
        Move::Announce(fortress) => hammering(t, seat, fortress, None, &mut list),
        Move::EndTurn => {
            let open = |f: &Fortress| position.refusal(Move::Announce(*f)).is_none();
            let open = Fortress::ALL.into_iter().filter(open);
            list.extend(open.map(|f| Reason::Stay(f, t.trolls_at(f, seat))));
        }
        Move::Join | Move::Decline | Move::Hammer | Move::Refrain => asked(t, seat, m, &mut list),
        Move::Stop => list.push(within(position, seat)),
        Move::Pledge(gifts) if gifts != Gifts::NONE => list.push(Reason::Gifts(gifts.worth())),
        Move::Collect(region) => collect(t, seat, region, &mut list),
        Move::Clear(region) => clear(t, seat, region, &mut list),
        _ => {}
    }
    list
}

/// §A3, §T1 Who gets tailwind, and whose turn is next.
fn lord(t: &Table, seat: Seat, to: Travelled, list: &mut Vec<Reason>) {
    let mut after = t.clone();
    after.lords[seat].at = to;
    if after.rear() == Some(seat) && !after.ending {
        list.push(Reason::TurnAgain);
    }
    let mut ahead = after.next_ahead(seat);
    if ahead.is_none() {
        list.push(Reason::Calm);
    }
    while let Some(other) = ahead {
        list.push(Reason::Tailwind(other));
        ahead = after.next_ahead(other);
    }
}

/// §B1 What trolls open, or add to.
fn trolls(position: &Trollfjord, seat: Seat, m: Move, list: &mut Vec<Reason>) {
    let before = position.table();
    let mut after = before.clone();
    let to = match m {
        Move::Place(region, count) => {
            after.trolls[region.index()][seat] += count;
            region
        }
        Move::Wander(from, to) => {
            after.trolls[from.index()][seat] -= 1;
            after.trolls[to.index()][seat] += 1;
            to
        }
        _ => return,
    };
    let space = before.sacks[seat].next_space();
    let fits = |f: &Fortress| {
        let level = space.and_then(BeltSpace::level);
        space.is_some() && level.is_none_or(|level| level == before.number(*f))
    };
    for fortress in to.fortresses().filter(fits) {
        let count = after.trolls_at(fortress, seat);
        if after.regions_at(fortress, seat) < REGIONS_NEEDED {
            list.push(Reason::Begins(fortress, count));
            continue;
        }
        let opens = before.regions_at(fortress, seat) < REGIONS_NEEDED;
        list.push(match opens {
            true => Reason::Opens(fortress, count),
            false => Reason::Crowd(fortress, count),
        });
    }
    if let Move::Place(_, count) = m {
        list.push(Reason::Home(before.supply_of(seat).saturating_sub(count)));
    }
}

/// §B2, §B3 What hammering, or not, means for whoever is asked.
fn asked(t: &Table, seat: Seat, m: Move, list: &mut Vec<Reason>) {
    let (fortress, comrade) = match t.phase {
        Phase::Join { fortress, asked } => (fortress, Some(asked)),
        Phase::Commit { fortress, comrade } => (fortress, comrade),
        // §T1 The tailwind is passed up.
        _ => return list.push(Reason::AsIs),
    };
    match m {
        Move::Join | Move::Hammer => hammering(t, seat, fortress, comrade, list),
        _ => list.push(Reason::Stay(fortress, t.trolls_at(fortress, seat))),
    }
}

/// §B3, §C3 The limit, and the trolls that go home whatever falls.
fn hammering(t: &Table, seat: Seat, at: Fortress, comrade: Option<Seat>, list: &mut Vec<Reason>) {
    list.push(Reason::Limit(t.limit(at, comrade)));
    let counts = at.regions().map(|region| t.trolls_in(region, seat));
    let fewest = counts.into_iter().filter(|&n| n > 0).min();
    list.extend(fewest.map(Reason::Costs));
}

/// §C1 The best treasure within reach now.
fn within(position: &Trollfjord, seat: Seat) -> Reason {
    let t = position.table();
    let fortress = t.phase.hammering().map(|hammering| hammering.fortress);
    let allowed = fortress.into_iter().flat_map(|f| position.allowed(f, seat));
    let best = allowed.filter_map(|region| t.treasure(region)).max();
    best.map_or(Reason::NothingYet, Reason::InReach)
}

/// §C1, §C2, §C3 A treasure, perhaps with a crown, and the trolls that go home with it.
fn collect(t: &Table, seat: Seat, region: Region, list: &mut Vec<Reason>) {
    let Some(treasure) = t.treasure(region) else {
        return;
    };
    list.push(Reason::InReach(treasure));
    if seat == t.mover
        && let Some(BeltSpace::Numbered(level)) = t.sacks[seat].next_space()
    {
        let holder = t.crowns[level.index()];
        let crowned = holder.and_then(|holder| t.sacks[holder].belt[level.index()]);
        if crowned.is_none_or(|crowned| treasure >= crowned) {
            list.push(Reason::Crown(level, holder));
        }
    }
    list.push(Reason::Clears(t.trolls_in(region, seat)));
}

/// §C3 Trolls that go home without a treasure.
fn clear(t: &Table, seat: Seat, region: Region, list: &mut Vec<Reason>) {
    let count = t.trolls_in(region, seat);
    list.push(Reason::Clears(count));
    if let Phase::Clear { fortress, .. } = t.phase {
        let others = fortress.regions().into_iter().filter(|&r| r != region);
        let fewer = |r: Region| (1..=count).contains(&t.trolls_in(r, seat));
        if !others.into_iter().any(fewer) {
            list.push(Reason::Fewest);
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::InReach(treasure) => write!(f, "reach:{treasure}"),
            Reason::NothingYet => f.write_str("nothing"),
            Reason::Crown(level, None) => write!(f, "crown:{}", level.index()),
            Reason::Crown(level, Some(from)) => write!(f, "crown:{}:{from}", level.index()),
            Reason::Calm => f.write_str("calm"),
            Reason::Tailwind(seat) => write!(f, "tailwind:{seat}"),
            Reason::TurnAgain => f.write_str("again"),
            Reason::Clears(n) => write!(f, "clears:{n}"),
            Reason::Fewest => f.write_str("fewest"),
            Reason::Costs(n) => write!(f, "costs:{n}"),
            Reason::Stay(fortress, n) => write!(f, "stay:{fortress}:{n}"),
            Reason::AsIs => f.write_str("asis"),
            Reason::Limit(n) => write!(f, "limit:{n}"),
            Reason::Opens(fortress, n) => write!(f, "opens:{fortress}:{n}"),
            Reason::Begins(fortress, n) => write!(f, "begins:{fortress}:{n}"),
            Reason::Home(n) => write!(f, "home:{n}"),
            Reason::Crowd(fortress, n) => write!(f, "crowd:{fortress}:{n}"),
            Reason::Gifts(n) => write!(f, "gifts:{n}"),
            Reason::Treasure(n) => write!(f, "treasure:{n}"),
            Reason::Empty(n) => write!(f, "empty:{n}"),
            Reason::Angry(n) => write!(f, "angry:{n}"),
        }
    }
}

/// Reads exactly what [`Reason`] writes.
impl FromStr for Reason {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let reason = read(text).ok_or(NotNotation)?;
        match reason.to_string() == text {
            true => Ok(reason),
            false => Err(NotNotation),
        }
    }
}

fn read(text: &str) -> Option<Reason> {
    let mut parts = text.split(':');
    let name = parts.next()?;
    let (first, second) = (parts.next(), parts.next());
    let number = |part: Option<&str>| part?.parse::<u16>().ok();
    let small = |part: Option<&str>| part?.parse::<u8>().ok();
    let seat = |part: Option<&str>| Seat::new(part?.parse().ok()?);
    Some(match name {
        "reach" => Reason::InReach(Treasure::new(small(first)?)?),
        "nothing" => Reason::NothingYet,
        "crown" => {
            let level = Level::ALL.get(usize::from(small(first)?))?;
            Reason::Crown(*level, seat(second))
        }
        "calm" => Reason::Calm,
        "tailwind" => Reason::Tailwind(seat(first)?),
        "again" => Reason::TurnAgain,
        "clears" => Reason::Clears(small(first)?),
        "fewest" => Reason::Fewest,
        "costs" => Reason::Costs(small(first)?),
        "stay" => Reason::Stay(first?.parse().ok()?, small(second)?),
        "asis" => Reason::AsIs,
        "limit" => Reason::Limit(small(first)?),
        "opens" => Reason::Opens(first?.parse().ok()?, small(second)?),
        "begins" => Reason::Begins(first?.parse().ok()?, small(second)?),
        "home" => Reason::Home(small(first)?),
        "crowd" => Reason::Crowd(first?.parse().ok()?, small(second)?),
        "gifts" => Reason::Gifts(small(first)?),
        "treasure" => Reason::Treasure(number(first)?),
        "empty" => Reason::Empty(number(first)?),
        "angry" => Reason::Angry(number(first)?),
        _ => return None,
    })
}
