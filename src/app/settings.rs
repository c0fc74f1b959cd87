//! What the people at this device have chosen once for all their games.

use yew::prelude::*;

use crate::ui::{ask, shout};

use super::annex::asked::use_event;
use super::{browser, storage};

/// Where the choices are kept.
const KEY: &str = "trollfjord.settings";
/// Where the loader keeps the theme, since it is needed before the first paint.
const THEME: &str = "trollfjord.theme";

/// The attribute of the page that holds them for the annex.
const KEPT: &str = "data-settings";
/// The event by which the annex tells the page of a choice.
const TELL: &str = "trollfjord-settings";

/// How much moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// As drawn, and as the device asks.
    #[default]
    Usual,
    /// Twice as fast.
    Quick,
    /// Nothing moves, things only fade.
    Off,
}

impl Motion {
    /// All, in the order of the screen.
    pub const ALL: [Motion; 3] = [Motion::Usual, Motion::Quick, Motion::Off];

    /// Its name in what is kept, in the messages and on `<html data-motion>`.
    pub fn name(self) -> &'static str {
        ["auto", "quick", "off"][self as usize]
    }
}

/// How soon computer players play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// With time to look.
    Slow,
    /// As people do.
    #[default]
    Normal,
    /// At once.
    Quick,
}

impl Pace {
    /// All, in the order of the screen.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Quick];

    /// Its name in what is kept and in the messages.
    pub fn name(self) -> &'static str {
        ["slow", "normal", "quick"][self as usize]
    }

    /// How long the table rests before a computer player plays, in milliseconds.
    pub fn rest(self) -> u32 {
        [2_400, 900, 80][self as usize]
    }
}

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Volume {
    /// Blows, boulders, steps.
    Effects,
    /// What goes on for as long as it is dangerous.
    Ambience,
}

impl Volume {
    /// All, in the order of the screen.
    pub const ALL: [Volume; 2] = [Volume::Effects, Volume::Ambience];
    /// The loudest.
    pub const MOST: u8 = 10;

    /// Its name in what is kept, in the messages and for the script that plays it.
    pub fn name(self) -> &'static str {
        ["effects", "ambience"][self as usize]
    }
}

/// Yes-or-no choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// Single keys play.
    Keys,
    /// Everybody sees what lies in every patched sack.
    OpenSacks,
    /// A screen between the turns of two players.
    HandOver,
    /// Something is heard at all. It stands by itself: one press makes everything silent.
    Sound,
}

impl Switch {
    /// Those that stand in the list of the menu.
    pub const LISTED: [Switch; 3] = [Switch::Keys, Switch::OpenSacks, Switch::HandOver];
    /// All, in the order of what is kept.
    pub const ALL: [Switch; 4] = [
        Switch::Keys,
        Switch::OpenSacks,
        Switch::HandOver,
        Switch::Sound,
    ];

    /// Its name in what is kept and in the messages.
    pub fn name(self) -> &'static str {
        ["keys", "open-sacks", "hand-over", "sound"][self as usize]
    }
}

/// Everything that was chosen, but the theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How much moves.
    pub motion: Motion,
    /// How soon computer players play.
    pub pace: Pace,
    volumes: [u8; 2],
    on: [bool; 4],
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            motion: Motion::Usual,
            pace: Pace::Normal,
            volumes: [6, 4],
            on: [true, false, false, true],
        }
    }
}

impl Settings {
    /// Whether a switch is on.
    pub fn is_on(&self, switch: Switch) -> bool {
        self.on[switch as usize]
    }

    /// How loud something is, from 0 to [`Volume::MOST`], when sound is on.
    pub fn volume(self, of: Volume) -> u8 {
        self.volumes[of as usize]
    }

    /// The same with something so loud. Who turns it up wants to hear it.
    pub fn sounding(mut self, of: Volume, loud: u8) -> Self {
        self.volumes[of as usize] = loud.min(Volume::MOST);
        self.on[Switch::Sound as usize] = true;
        self
    }

    /// The same with so much motion.
    pub fn moving(self, motion: Motion) -> Self {
        Settings { motion, ..self }
    }

    /// The same at such a pace.
    pub fn playing(self, pace: Pace) -> Self {
        Settings { pace, ..self }
    }

    /// The same with a switch the other way.
    pub fn toggled(mut self, switch: Switch) -> Self {
        self.on[switch as usize] = !self.on[switch as usize];
        self
    }

    /// What is kept on this device. What cannot be read counts as not chosen.
    pub fn kept() -> Self {
        // Where nothing can be stored, the page itself knows.
        let kept = storage::get(KEY).or_else(|| browser::marked(KEPT));
        kept.map_or_else(Settings::default, |text| Settings::read(&text))
    }

    /// Keeps them, and tells the style sheets how much may move.
    pub fn keep(&self) {
        storage::put(KEY, &self.text());
        self.show();
    }

    /// Tells the style sheets how much may move, and the sounds how loud they are.
    pub fn show(&self) {
        browser::mark("data-motion", self.motion.name());
        browser::mark(KEPT, &self.text());
        let [effects, ambience] = self
            .volumes
            .map(|loud| loud * u8::from(self.is_on(Switch::Sound)));
        ask(&format!(
            "{{\"effects\":{effects},\"ambience\":{ambience}}}"
        ));
    }

    fn text(&self) -> String {
        let switches = Switch::ALL.map(|switch| {
            let on = if self.is_on(switch) { "on" } else { "off" };
            format!("{} {on}\n", switch.name())
        });
        let volumes = Volume::ALL.map(|of| format!("{} {}\n", of.name(), self.volume(of)));
        format!(
            "motion {}\npace {}\n{}{}",
            self.motion.name(),
            self.pace.name(),
            volumes.concat(),
            switches.concat()
        )
    }

    /// Reads what is kept or told.
    fn read(text: &str) -> Self {
        let mut read = Settings::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            if let Some(motion) = Motion::ALL
                .into_iter()
                .find(|m| name == "motion" && m.name() == value)
            {
                read.motion = motion;
            }
            if let Some(pace) = Pace::ALL
                .into_iter()
                .find(|p| name == "pace" && p.name() == value)
            {
                read.pace = pace;
            }
            if let Some(of) = Volume::ALL.into_iter().find(|of| of.name() == name) {
                let loud = value.parse().ok().filter(|&loud| loud <= Volume::MOST);
                read.volumes[of as usize] = loud.unwrap_or(read.volume(of));
            }
            if let Some(switch) = Switch::ALL.into_iter().find(|s| s.name() == name) {
                read.on[switch as usize] = value == "on";
            }
        }
        read
    }
}

/// Chooses, keeps and shows.
pub fn change(handle: &UseStateHandle<Settings>, next: Settings) {
    next.keep();
    handle.set(next);
}

/// Tells the page of a choice.
pub fn tell(next: &Settings) {
    shout(TELL, &next.text().into());
}

/// Hears of the choices that are made in the annex.
#[hook]
pub fn use_told(settings: &UseStateHandle<Settings>) {
    let settings = settings.clone();
    use_event(
        TELL,
        Callback::from(move |text: String| change(&settings, Settings::read(&text))),
    );
}

/// The theme that was chosen: light, dark, or auto.
pub fn theme() -> &'static str {
    match storage::get(THEME).as_deref() {
        Some("light") => "light",
        Some("dark") => "dark",
        _ => "auto",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_were_kept() {
        for motion in Motion::ALL {
            let chosen = Settings {
                motion,
                pace: Pace::ALL[motion as usize],
                volumes: [0, 10],
                on: [false, true, true, false],
            };
            assert_eq!(Settings::read(&chosen.text()), chosen);
        }
        assert_eq!(
            Settings::read(&Settings::default().text()),
            Settings::default()
        );
    }

    #[test]
    fn what_cannot_be_read_is_not_chosen() {
        for text in [
            "",
            "motion",
            "motion fast\n\nkey off",
            "x\0 y",
            "effects 11\nambience -1",
        ] {
            assert_eq!(Settings::read(text), Settings::default(), "{text:?}");
        }
        assert!(!Settings::read("keys maybe").is_on(Switch::Keys));
    }
}
