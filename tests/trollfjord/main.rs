//! The rules of Trollfjord as tests, in the order of the rulebook; expected values are written by hand from the rules.

mod table;

mod examples_move;

mod examples_hammer;

mod examples_gifts;

mod examples_collect;

mod examples_long;

mod examples_extra;
