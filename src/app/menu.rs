//! The menu: what can be done with the game besides deciding, the choices of this device, the keys.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::{Words, close_dialog, icon, open_dialog, sound};

use super::browser;
use super::settings::{Motion, Settings, Switch, Volume, theme};

/// The id of the dialog.
const ID: &str = "menu";

/// Opens the menu over the page.
pub fn open_menu() {
    open_dialog(ID);
}

/// Closes it again.
pub fn close_menu() {
    close_dialog(ID);
}

/// Draws the menu, closed. `game`: what is offered for the game on the table, if one is.
pub fn menu(words: &Words, settings: &UseStateHandle<Settings>, game: Html) -> Html {
    let close = |_: MouseEvent| close_menu();
    html! {
        <dialog id={ID} class="card menu" aria-labelledby="menu-title">
            <div class="sech">
                <h2 id="menu-title">{ words.say("menu-title") }</h2>
                <button type="button" class="btn sec x" aria-label={words.say("menu-close")} onclick={close}>
                    { icon("u-x") }
                </button>
            </div>
            { game }
            <h3>{ words.say("settings-title") }</h3>
            { themes(words, settings) }
            { motions(words, settings) }
            { sounds(words, settings) }
            { for Switch::LISTED.map(|switch| check(words, settings, switch)) }
            { keys(words) }
        </dialog>
    }
}

/// The theme lives with the loader; the settings are set again only to draw the choice.
fn themes(words: &Words, settings: &UseStateHandle<Settings>) -> Html {
    let chosen = theme();
    let choose = |name: &'static str| {
        let settings = settings.clone();
        let choose = Callback::from(move |()| {
            browser::choose_theme(name);
            settings.set(*settings);
        });
        (format!("settings-theme-{name}"), name == chosen, choose)
    };
    let choices = ["auto", "light", "dark"].map(choose);
    segments(words, "settings-theme", choices)
}

fn motions(words: &Words, settings: &UseStateHandle<Settings>) -> Html {
    let choose = |motion: Motion| {
        let handle = settings.clone();
        let choose = Callback::from(move |()| change(&handle, handle.moving(motion)));
        let id = format!("settings-motion-{}", motion.name());
        (id, motion == settings.motion, choose)
    };
    segments(words, "settings-motion", Motion::ALL.map(choose))
}

/// How loud it is. A slider that is moved makes a sound, so that one hears how loud.
fn sounds(words: &Words, settings: &UseStateHandle<Settings>) -> Html {
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
    let segment = |(id, on, choose): (String, bool, Callback<()>)| {
        let onclick = choose.reform(|_: MouseEvent| ());
        html! {
            <button type="button" class={on.then_some("on")} aria-pressed={on.to_string()} {onclick}>
                { words.say(&id) }
            </button>
        }
    };
    html! {
        <fieldset>
            <legend>{ words.say(title) }</legend>
            <div class="seg">{ for choices.map(segment) }</div>
        </fieldset>
    }
}

fn check(words: &Words, settings: &UseStateHandle<Settings>, switch: Switch) -> Html {
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

/// Chooses, keeps and shows.
pub fn change(handle: &UseStateHandle<Settings>, next: Settings) {
    next.keep();
    handle.set(next);
}

/// The keys of the table, by their places on the keyboard.
fn keys(words: &Words) -> Html {
    const KEYS: [(&str, &str); 12] = [
        ("1 – 9", "keys-pick"),
        ("Enter", "keys-play"),
        ("+ −", "keys-count"),
        ("← →", "keys-side"),
        ("S F H", "keys-strike"),
        ("X", "keys-stop"),
        ("U", "keys-undo"),
        ("Y", "keys-redo"),
        ("R", "keys-restart"),
        ("B T K L", "keys-panes"),
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
