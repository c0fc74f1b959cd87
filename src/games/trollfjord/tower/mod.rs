//! The rock tower: 44 boulders on four ledges, what a blow brings out of it and how it is filled again.
