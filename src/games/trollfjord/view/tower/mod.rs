//! The tower on screen: the keep, its boulders, the hammer and the tray.
