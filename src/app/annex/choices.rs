//! The choices of this device, and the keys. They are the page's: it hears of every choice, keeps it and shows it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::RoomProps;
use super::dialog::{Dialog, use_dialog};
use crate::app::browser;
use crate::app::settings::{Motion, Pace, Settings, Switch, Volume, tell, theme};
use crate::ui::{Words, segment, sound};

/// What is chosen now.
type Handle = UseStateHandle<Settings>;

/// Draws the choices.
#[component]
pub fn Choices(props: &RoomProps) -> Html {
    let words = &props.words;
    let settings = use_state(Settings::kept);
    let dialog = use_dialog(&props.close);
    html! {
        <Dialog title={words.say("settings-title")} words={words.clone()} {dialog} class="choices">
            { themes(words, &settings) }
            { motions(words, &settings) }
            { paces(words, &settings) }
            { sounds(words, &settings) }
            { for Switch::LISTED.map(|switch| check(words, &settings, switch)) }
            { keys(words) }
        </Dialog>
    }
}

/// Chooses, and tells the page.
fn change(handle: &Handle, next: Settings) {
    tell(&next);
    handle.set(next);
}

/// The theme lives with the loader; the settings are set again only to draw the choice.
fn themes(words: &Words, settings: &Handle) -> Html {
    let chosen = theme();
    let choose = |name: &'static str| {
        let settings = settings.clone();
        let choose = Callback::from(move |()| {
            browser::choose_theme(name);
            settings.set(*settings);
            tell(&settings);
        });
        (format!("settings-theme-{name}"), name == chosen, choose)
    };
    let choices = ["auto", "light", "dark"].map(choose);
    segments(words, "settings-theme", choices)
}

fn motions(words: &Words, settings: &Handle) -> Html {
    let choose = |motion: Motion| {
        let handle = settings.clone();
        let choose = Callback::from(move |()| change(&handle, handle.moving(motion)));
        let id = format!("settings-motion-{}", motion.name());
        (id, motion == settings.motion, choose)
    };
    segments(words, "settings-motion", Motion::ALL.map(choose))
}

fn paces(words: &Words, settings: &Handle) -> Html {
    let choose = |pace: Pace| {
        let handle = settings.clone();
        let choose = Callback::from(move |()| change(&handle, handle.playing(pace)));
        let id = format!("settings-pace-{}", pace.name());
        (id, pace == settings.pace, choose)
    };
    segments(words, "settings-pace", Pace::ALL.map(choose))
}

/// How loud it is. A slider that is moved makes a sound, so that one hears how loud.
fn sounds(words: &Words, settings: &Handle) -> Html {
    let slider = |of: Volume| {
        let handle = settings.clone();
        let onchange = Callback::from(move |event: Event| {
            let loud = event.target_dyn_into::<HtmlInputElement>();
            let loud = loud.map_or(0.0, |slider| slider.value_as_number());
            change(&handle, handle.sounding(of, loud as u8));
            sound(&[(0, "out", 5)]);
        });
        let on = settings.is_on(Switch::Sound);
        let value = if on { settings.volume(of) } else { 0 };
        html! {
            <label class="loud">
                <span>{ words.say(&format!("settings-{}", of.name())) }</span>
                <input type="range" max={Volume::MOST.to_string()} value={value.to_string()} {onchange} />
            </label>
        }
    };
    html! {
        <fieldset>
            <legend>{ words.say("settings-sound") }</legend>
            { for Volume::ALL.map(slider) }
        </fieldset>
    }
}

/// Choices of which one is taken: message, whether it is the one, and what takes it.
fn segments(words: &Words, title: &str, choices: [(String, bool, Callback<()>); 3]) -> Html {
    let choice = |(id, on, choose): (String, bool, Callback<()>)| {
        segment(words.say(&id), on, choose.reform(|_: MouseEvent| ()))
    };
    html! {
        <fieldset>
            <legend>{ words.say(title) }</legend>
            <div class="seg">{ for choices.map(choice) }</div>
        </fieldset>
    }
}

fn check(words: &Words, settings: &Handle, switch: Switch) -> Html {
    let handle = settings.clone();
    let onchange = Callback::from(move |_: Event| change(&handle, handle.toggled(switch)));
    let id = format!("settings-{}", switch.name());
    html! {
        <label class="check">
            <input type="checkbox" checked={settings.is_on(switch)} {onchange} />
            <span><b>{ words.say(&id) }</b>{ " " }<small>{ words.say(&format!("{id}-note")) }</small></span>
        </label>
    }
}

/// The keys of the table, by their places on the keyboard.
fn keys(words: &Words) -> Html {
    const KEYS: [(&str, &str); 15] = [
        ("1 – 9", "keys-pick"),
        ("Enter", "keys-play"),
        ("+ −", "keys-count"),
        ("Esc", "keys-leave"),
        ("← → ↑ ↓", "keys-list"),
        ("← →", "keys-side"),
        ("S F H", "keys-strike"),
        ("X", "keys-stop"),
        ("U", "keys-undo"),
        ("Y", "keys-redo"),
        ("R", "keys-restart"),
        ("B T K L", "keys-panes"),
        ("I", "keys-hint"),
        ("M", "keys-sound"),
        ("?", "rules-title"),
    ];
    html! {
        <details>
            <summary>{ words.say("keys-title") }</summary>
            <dl class="keys">
                { for KEYS.map(|(key, id)| html! { <div><dt><kbd>{ key }</kbd></dt><dd>{ words.say(id) }</dd></div> }) }
            </dl>
        </details>
    }
}
