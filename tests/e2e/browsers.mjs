// The two browsers of the tests: Chromium, or Firefox where TEST_BROWSER says so. Both are driven by Playwright, so that
// every test of a page may run in either: Firefox as Mozilla or Debian give it, through geckodriver and WebDriver BiDi.
import { fileURLToPath } from 'node:url';
import { chromium, firefox } from 'playwright-core';

/** Whether the tests run in Firefox. */
export const IN_FIREFOX = process.env.TEST_BROWSER === 'firefox';

/** For tests that take long and ask of the page what another one asks in Firefox as well: `test(name, once, body)`. */
export const once = { skip: IN_FIREFOX && 'asked in Chromium' };

/** Starts Chromium: CHROMIUM, or Debian's. `args` come beside the usual ones. */
function launchChromium({ args = [], ...options }) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    headless: true,
    // No sandbox: the tests also run as root and in containers, and load nothing but our own page.
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', ...args],
    ...options,
  });
}

// Clicks that come by WebDriver do not reach frames that have a process of their own.
const TOGETHER = { 'fission.autostart': false };

/** Starts Firefox with these preferences. `moz-firefox` is the one that Playwright has not changed. */
const launchFirefox = (preferences) => firefox.launch({
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('geckodriver.mjs', import.meta.url)),
  headless: true,
  firefoxUserPrefs: { ...TOGETHER, ...preferences },
});

// Firefox ESR cannot imitate media for a page, and of several windows of one Firefox only one has the keyboard. So each
// context has a Firefox of its own with what it asks for; one that is free again is used again.
class Firefoxes {
  #started = [];

  async newContext({ colorScheme = 'light', reducedMotion = 'no-preference', hasTouch = false, ...options } = {}) {
    const preferences = {
      // A finger, or a mouse: what decides without a window would be that there is none.
      'ui.primaryPointerCapabilities': hasTouch ? 1 : 6,
      'ui.allPointerCapabilities': hasTouch ? 1 : 6,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
    };
    const kind = JSON.stringify(preferences);
    let firefox = this.#started.find((one) => one.free && one.kind === kind);
    if (!firefox) {
      firefox = { kind, browser: launchFirefox(preferences) };
      this.#started.push(firefox);
    }
    firefox.free = false;
    const context = await (await firefox.browser).newContext({ colorScheme, reducedMotion, hasTouch, ...options });
    context.once('close', () => { firefox.free = true; });
    return spared(context);
  }

  async newPage(options) {
    return (await this.newContext(options)).newPage();
  }

  async close() {
    await Promise.all(this.#started.map(async ({ browser }) => (await browser).close()));
  }
}

// What runs ahead of a page runs in Firefox for the blank page before it as well, which has no storage: not here.
function spared(context) {
  const spare = (target) => {
    const add = target.addInitScript.bind(target);
    target.addInitScript = (script, arg) => add(`if (window !== window.top || window.origin !== 'null') {
      ${typeof script === 'function' ? `(${script})(${JSON.stringify(arg)})` : script} }`);
  };
  spare(context);
  context.on('page', (page) => {
    spare(page);
    page.emulateMedia = async () => { throw new Error('this Firefox imitates no media: they are chosen when a page is opened'); };
  });
  return context;
}

/** Starts the browser of the tests; the options are those of Chromium. */
export const launch = async (options) => (IN_FIREFOX ? new Firefoxes() : launchChromium(options));
