//! The board: walkway, regions, fortresses, lords, trolls and treasures.
