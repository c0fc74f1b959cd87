//! Why something is closed, in words with the numbers: one exhaustive match over the reasons.

use yew::AttrValue;

use crate::games::trollfjord::phase::Step;
use crate::games::trollfjord::{Reason, Table};

use super::teller::{Teller, value};

/// The sentence for a reason.
pub fn why(reason: Reason, table: &Table, t: &Teller) -> AttrValue {
    match reason {
        Reason::GameOver => t.say("why-over"),
        Reason::NotYourDecision { decider, .. } => t.of("why-not-yours", decider),
        Reason::WrongStep { step } => t.with("why-step", &[("step", value(&t.say(step_id(step))))]),
        Reason::OtherLandscape { region, shown } => {
            let args = [("region", t.region(region)), ("shown", t.landscape(shown))];
            t.with("why-landscape", &args)
        }
        Reason::TooManyTrolls { asked, up_to } => t.with(
            "why-too-many-trolls",
            &[("asked", asked.into()), ("n", up_to.into())],
        ),
        Reason::SupplyShort { asked, supply } => t.with(
            "why-supply",
            &[("asked", asked.into()), ("n", supply.into())],
        ),
        Reason::WandersOnly => t.say("why-wanders-only"),
        Reason::PlacesOnly => t.say("why-places-only"),
        Reason::NotAdjoining { from, to } => t.with(
            "why-not-adjoining",
            &[("from", t.region(from)), ("to", t.region(to))],
        ),
        Reason::OtherNumber { number, needed, .. } => {
            let number = ("number", value(&number.to_string()));
            t.with(
                "why-number",
                &[number, ("needed", value(&needed.to_string()))],
            )
        }
        Reason::TooFewRegions { regions, .. } => {
            t.with("why-too-few-regions", &[("n", regions.into())])
        }
        Reason::MustStrike => t.say("why-must-strike"),
        Reason::NotInTower => t.say("why-not-in-tower"),
        Reason::HitLimit { blows, limit } => t.with(
            "why-hit-limit",
            &[("n", blows.into()), ("limit", limit.into())],
        ),
        Reason::Angry { need } => t.with("why-angry", &[("n", need.into())]),
        Reason::GiftNotAtHand { offered, at_hand } => {
            let gone = offered.without(at_hand);
            t.with(
                "why-gift-gone",
                &[("gifts", t.gifts(gone)), ("n", gone.count().into())],
            )
        }
        Reason::TooManyGifts { offered, missing } => t.with(
            "why-too-many-gifts",
            &[("n", offered.into()), ("missing", missing.into())],
        ),
        Reason::NotExactly { offered, missing } => t.with(
            "why-not-exactly",
            &[("n", offered.into()), ("missing", missing.into())],
        ),
        Reason::NotAtFortress { region, fortress } => {
            let fortress = ("fortress", t.fortress(table, fortress));
            t.with(
                "why-not-at-fortress",
                &[("region", t.region(region)), fortress],
            )
        }
        Reason::NoOwnTroll { region } => t.with("why-no-troll", &[("region", t.region(region))]),
        Reason::NoTreasure { region } => t.with("why-no-treasure", &[("region", t.region(region))]),
        Reason::TooFewBoulders { region, value, out } => {
            let missing = value.saturating_sub(out);
            let args = [
                ("region", t.region(region)),
                ("value", value.into()),
                ("out", out.into()),
                ("n", missing.into()),
            ];
            t.with("why-too-few-boulders", &args)
        }
        Reason::MustTake { choices } => t.with("why-must-take", &[("n", choices.into())]),
    }
}

/// The same in a few words, where there are some for it.
pub fn why_short(reason: Reason, table: &Table, t: &Teller) -> AttrValue {
    match reason {
        Reason::TooFewRegions { regions, .. } => {
            t.with("outlook-regions", &[("n", regions.into())])
        }
        Reason::TooFewBoulders { value, out, .. } => {
            t.with("tower-more", &[("count", value.saturating_sub(out).into())])
        }
        _ => why(reason, table, t),
    }
}

/// The id of a step's name.
pub fn step_id(step: Step) -> &'static str {
    match step {
        Step::Lord => "step-lord",
        Step::Place => "step-place",
        Step::Wander => "step-wander",
        Step::Tailwind => "step-tailwind",
        Step::Announce => "step-announce",
        Step::Join => "step-join",
        Step::Commit => "step-commit",
        Step::Swing => "step-swing",
        Step::Pledge => "step-pledge",
        Step::Collect => "step-collect",
        Step::CollectOrKeep => "step-keep",
        Step::Clear => "step-clear",
        Step::Over => "step-over",
    }
}
