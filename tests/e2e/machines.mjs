// Tables with computer players for the tests: how they are laid, and what people do there.
import { WAIT } from './hand.mjs';
import { KEY, savedText } from './play.mjs';
import { say } from './words.mjs';

/** Whole games take their time on a loaded machine. */
export const LONG = { timeout: 280_000 };

/** A button of the page by its message. */
export const button = (page, id, args) => page.getByRole('button', { name: say(id, args), exact: true });
/** The game as it is kept. */
export const kept = (page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** For `before` of a visit: everything happens as soon as it can. */
export const quick = (page) => page.addInitScript(() => {
  if (sessionStorage.getItem('quick') === null) {
    sessionStorage.setItem('quick', '');
    localStorage.setItem('trollfjord.settings', 'motion off\npace quick\nsound off\n');
  }
  // What moves comes to its end at once.
  setInterval(() => {
    for (const motion of document.getAnimations()) {
      if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
    }
  }, 40);
});

/** Several such steps. */
export const both = (...steps) => async (page, context) => {
  for (const step of steps) await step(page, context);
};

/** A game with these players, as the page keeps it: `2c - - -`. */
export const seated = (game, at, players) => `${savedText(game, at)}computers ${players}\n`;

/** How many decisions the game that is kept has. */
export const decisions = (page) => page.evaluate((key) => {
  const record = localStorage.getItem(key)?.split('\n').find((line) => line.startsWith('record '));
  return record === undefined ? 0 : record.split(';').at(-1).trim().split(/\s+/).filter(Boolean).length;
}, KEY);

/** Waits until the game has more decisions than `n`. */
export const beyond = (page, n, options = WAIT) => page.waitForFunction(([key, least]) => {
  const record = localStorage.getItem(key)?.split('\n').find((line) => line.startsWith('record '));
  return record && record.split(';').at(-1).trim().split(/\s+/).filter(Boolean).length > least;
}, [KEY, n], options);

/** Waits until a computer player decides. */
export const thinks = (page) => page.locator('.prompt.thinks').waitFor(WAIT);

/** People at the table press whatever can be pressed, until `done`, which is looked for in the page. */
export function anything(page, done, options = LONG) {
  return page.waitForFunction((selector) => {
    if (document.querySelector(selector)) return true;
    if (document.querySelector('[aria-busy=true], .prompt.thinks, dialog[open]')) return false;
    const press = (which) => {
      const found = document.querySelector(which);
      found?.click();
      return found !== null;
    };
    const open = ':not([aria-disabled]):not(:disabled)';
    // In each group one choice, then whatever can be played.
    const pick = () => {
      const groups = [...document.querySelectorAll('.prompt .choices [role=group]')];
      const free = groups.filter((group) => !group.querySelector('[aria-pressed=true]'));
      const choice = free.map((group) => group.querySelector('.cb:not(.closed)')).find((found) => found);
      choice?.click();
      return Boolean(choice);
    };
    void (press(`.tw-stop${open}`) || press(`.tw-soft${open}`) || press(`.prompt .btn.pri${open}`) || pick());
    return false;
  }, done, { polling: 60, ...options });
}

