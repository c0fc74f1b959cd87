//! What is to be heard: handed to a script that is loaded when there is something to hear. See `static/sound`.

use super::shout;

/// Something to be heard: after so many milliseconds, by what name, and which of its kind.
pub type Cue = (u32, &'static str, usize);

/// Plays cues, instead of what still sounds.
pub fn sound(cues: &[Cue]) {
    let cue = |&(ms, name, number): &Cue| format!("[{ms},\"{name}\",{number}]");
    let cues: Vec<String> = cues.iter().map(cue).collect();
    ask(&format!("{{\"cues\":[{}]}}", cues.join(",")));
}

/// Asks for something in the words of `static/sound/sound.js`. Nobody may listen.
pub fn ask(what: &str) {
    shout("trollfjord-sound", &what.into());
}
