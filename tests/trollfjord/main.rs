//! The rules of Trollfjord as tests, in the order of the rulebook; expected values are written by hand from the rules.

mod play;
mod table;

mod setup;

mod turns;

mod lord;

mod trolls;

mod tailwind;

mod examples_move;

mod announce;

mod blows;

mod keep;

mod gifts;

mod examples_hammer;

mod examples_gifts;

mod collect;

mod clear;

mod examples_collect;

mod examples_long;

mod end;

mod examples_extra;

mod lists;

mod refusals;

mod laws;

mod laws_phase;

mod any_phase;

mod picture;
