//! The stakes: how many boulders are out, and which treasures they bring into reach.

use yew::prelude::*;

use crate::engine::{BySeat, Seat, sort_by_key};
use crate::games::trollfjord::phase::Hammering;
use crate::games::trollfjord::pieces::Treasure;
use crate::games::trollfjord::table::Table;
use crate::games::trollfjord::view::look;
use crate::games::trollfjord::view::teller::Teller;
use crate::ui::{Words, icon, icon_with, link};

/// A treasure at the fortress that is hammered at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stake {
    /// The treasure.
    pub treasure: Treasure,
    /// How many boulders are still missing.
    pub missing: u8,
    /// Who of those still to collect has trolls there, the hammerer first.
    pub who: Vec<Seat>,
}

/// The treasures at the fortress, by rising value.
pub fn stakes(table: &Table, hammering: &Hammering) -> Vec<Stake> {
    let collectors = || std::iter::once(hammering.hammerer).chain(hammering.partner);
    let regions = hammering.fortress.regions().into_iter();
    let mut list: Vec<Stake> = regions
        .filter_map(|region| {
            let treasure = table.treasure(region)?;
            Some(Stake {
                treasure,
                missing: treasure.missing(table.out()),
                who: collectors()
                    .filter(|&s| table.trolls_in(region, s) > 0)
                    .collect(),
            })
        })
        .collect();
    sort_by_key(&mut list, |stake| stake.treasure);
    list
}

/// So many boulders `out` as a big number, and the treasures, called `what`, as tiles.
pub fn stakes_list(
    t: &Teller,
    out: usize,
    what: &str,
    stakes: &[Stake],
    hammerer: Seat,
    angry: bool,
) -> Html {
    let words = &t.words;
    html! {
        <div class="tw-stakes">
            <p class="tw-out">
                <span class="tw-wide">{ words.say("tower-out") }</span>
                <span class="tw-narrow">{ words.say("tower-out-short") }</span>
                <b key={out}>{ out }</b>
            </p>
            <ul class="tw-reach" aria-label={words.say(what)}>
                { for stakes.iter().map(|stake| tile(words, stake, hammerer, angry, &t.names)) }
            </ul>
        </div>
    }
}

/// A treasure with a check, with what is missing, or with a lock and why. The spirit's anger keeps everything closed.
fn tile(
    words: &Words,
    stake: &Stake,
    hammerer: Seat,
    angry: bool,
    names: &BySeat<AttrValue>,
) -> Html {
    let missing = [("count", stake.missing.into())];
    let (class, sign, says, short) = match (stake.who.first(), stake.missing) {
        (None, _) => (
            "tw-shut",
            Some("u-lock"),
            words.say("tower-no-troll"),
            words.say("tower-no-troll-short"),
        ),
        // No blow will follow: what is missing stays missing, whether the spirit is appeased or not.
        (Some(_), n) if n > 0 && angry => {
            let says = words.say("tower-missed");
            ("tw-shut", Some("u-lock"), says.clone(), says)
        }
        (Some(_), n) if n > 0 => {
            let (says, short) = ("tower-more", "tower-more-short");
            (
                "tw-short",
                None,
                words.with(says, &missing),
                words.with(short, &missing),
            )
        }
        (Some(_), _) if angry => {
            let says = words.say("tower-spirit-angry");
            ("tw-shut", Some("u-lock"), says.clone(), says)
        }
        (Some(first), _) if *first != hammerer => {
            let says = words.with("tower-only", &[("name", names[*first].as_str().into())]);
            ("tw-other", Some("u-check"), says.clone(), says)
        }
        _ => (
            "tw-open",
            Some("u-check"),
            words.say("tower-in-reach"),
            AttrValue::default(),
        ),
    };
    let who: Vec<&str> = stake.who.iter().map(|&seat| names[seat].as_str()).collect();
    let who = words.with("tower-treasure-for", &[("names", who.join(", ").into())]);
    html! {
        <li class={classes!("tw-tile", class)}>
            { treasure_mark(stake.treasure) }
            <span class="tw-tile-words">
                if let Some(sign) = sign {
                    { icon(sign) }
                }
                <span class="tw-wide">{ says }</span>
                <span class="tw-narrow" aria-hidden="true">{ short }</span>
            </span>
            if !stake.who.is_empty() {
                <span class="tw-who" title={who.clone()}>
                    { for stake.who.iter().map(|&seat| icon_with(look::sign(seat), look::player_class(seat))) }
                    <span class="unseen">{ &who }</span>
                </span>
            }
        </li>
    }
}

/// A treasure tile: bronze, silver or gold by its value.
fn treasure_mark(treasure: Treasure) -> Html {
    let value = treasure.value();
    html! {
        <svg class="tw-treasure" viewBox="-44 -36 88 79" role="img" aria-label={value.to_string()}>
            <use href={link(look::tile(treasure))} x="-44" y="-36" width="88" height="79" />
            <text y="17">{ value }</text>
        </svg>
    }
}
