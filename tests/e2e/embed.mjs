// What the tests of the embedded page need: pages that embed it, and the frame in them as a page of its own.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after } from 'node:test';
import { WAIT } from './hand.mjs';
import { DEAD_MS, openBrowser, openPage, serveDist } from './harness.mjs';
import { Table, keeping, pointer, readGame, savedText } from './play.mjs';
import { say } from './words.mjs';

/** The address of a page that embeds ours and is not there: the tests answer for it. */
export const HOST = 'http://host.test/';

/** Closes the browser's storage for a page and all its frames, as a setting of a browser does. */
export const closed = (context) => context.addInitScript(() => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true, get() { throw new DOMException('closed', 'SecurityError'); },
  });
});

// Keeps what the frames tell, from before they load.
const listen = () => {
  window.heard = [];
  window.addEventListener('message', ({ data, source }) => {
    const from = [...document.querySelectorAll('iframe')].find((frame) => frame.contentWindow === source);
    if (from) window.heard.push({ from: from.name, ...data });
  });
};

/**
 * Opens a page in a fresh profile, and keeps a list of its problems. `host`: the markup of a page at `HOST`; else `url` is
 * opened. Resolves to `{ page, context, problems, requests, close }`.
 */
export async function openHost(browser, { url = HOST, host, width = 1100, height = 900, theme = 'light', blocked = false, at = HOST }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' });
  if (blocked) await closed(context);
  const page = await context.newPage();
  const problems = [];
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(listen);
  if (host !== undefined) {
    const body = `<!doctype html><meta charset="utf-8"><title>A host</title>${host}`;
    const hostile = await readFile(new URL('hostile.mjs', import.meta.url), 'utf8');
    await page.route(`${new URL(at).origin}/**`, (route) => (route.request().url().endsWith('/hostile.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: hostile })
      : route.fulfill({ contentType: 'text/html', body })));
    await page.goto(at);
  } else {
    await page.goto(url);
  }
  return { page, context, problems, requests, close: () => context.close() };
}

/** The markup of a frame. */
export const iframe = (src, { name = 'game', width = 1000, height = 800, sandbox } = {}) =>
  `<iframe name="${name}" title="${name}" width="${width}" height="${height}" src="${src.replaceAll('&', '&amp;')}"${sandbox === undefined ? '' : ` sandbox="${sandbox}"`}></iframe>`;

/** Waits until the page knows of a frame: with Firefox it hears of it a little later than it is loaded itself. */
export async function heardOf(page, name) {
  for (const end = Date.now() + 10_000; !page.frame({ name }) && Date.now() < end;) await page.waitForTimeout(50);
}

/** A frame that behaves as a page of Playwright does, as far as the driver of the table asks. */
export function pageOf(page, name = 'game') {
  const frame = page.frame({ name });
  assert.ok(frame, `a frame is called ${name}`);
  return new Proxy(frame, {
    get(target, key) {
      const of = ['keyboard', 'mouse', 'emulateMedia'].includes(key) ? page : target;
      const value = of[key];
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}

/** Waits for the poster and takes the way in, till the program stands and takes a press. */
export async function enter(game, way = 'given') {
  await game.locator(`.poster [data-way=${way}]`).click(WAIT);
  await game.waitForSelector('html[data-ready]', { state: 'attached', ...WAIT });
}

/** Waits until a table that has opened takes a press. */
export async function rested(game) {
  await game.locator('.app').waitFor(WAIT);
  const at = await game.evaluate(() => performance.now());
  await game.waitForFunction(([from, ms]) => performance.now() - from > ms, [at, DEAD_MS]);
}

/** What a frame has told, of one type. */
export const heard = (page, type, name = 'game') => page.evaluate(([kind, from]) =>
  window.heard.filter((message) => message.from === from && message.type === kind), [type, name]);

/** Waits until a frame has told something of a type with such fields, and returns the last of these. */
export async function hears(page, type, fields = {}, name = 'game') {
  const found = await page.waitForFunction(([kind, from, wanted]) => window.heard.filter((message) =>
    message.from === from && message.type === kind
    && Object.entries(wanted).every(([key, value]) => JSON.stringify(message[key]) === JSON.stringify(value))).at(-1),
  [type, name, fields], WAIT);
  return found.jsonValue();
}

/** Sends a message to a frame as the page that embeds it. */
export const send = (page, message, name = 'game') => page.evaluate(([data, to]) =>
  document.querySelector(`iframe[name="${to}"]`).contentWindow.postMessage(data, '*'), [message, name]);

/** A table in a frame: what the frame tells its host says how far the game is. */
export class FramedTable extends Table {
  constructor(host, name, game, options = {}) {
    super({ page: pageOf(host.page, name), problems: host.problems }, pointer(pageOf(host.page, name)), game, options);
    Object.assign(this, { host, name });
  }

  async record() {
    await hears(this.host.page, 'state', { decisions: this.at }, this.name);
    await this.page.waitForFunction(() => !document.querySelector('[aria-busy]'), null, WAIT);
    this.movedAt = await this.page.evaluate(() => performance.now());
  }
}

/** Sends so many messages that are none, by the numbers that `seed` begins. */
export const plague = (page, count, seed, name = 'game') => page.evaluate(async ([many, from, to]) => {
  const { hostile, numbers } = await import('/hostile.mjs');
  const frame = document.querySelector(`iframe[name="${to}"]`).contentWindow;
  const random = numbers(from);
  for (let n = 0; n < many; n += 1) frame.postMessage(hostile(random), '*');
}, [count, seed, name]);

/** A table on a page that may keep nothing: its address says that a decision has been made. */
export class AddressedTable extends Table {
  async record() {
    const moved = await this.page.waitForFunction((before) => window.location.hash.length > 1 && window.location.hash !== before
      && !document.querySelector('[aria-busy]') && { hash: window.location.hash, at: performance.now() }, this.hash ?? '', WAIT);
    const { hash, at } = await moved.jsonValue();
    Object.assign(this, { hash, movedAt: at });
  }
}

/** Everything of a game that a message could change. */
export const digest = (game) => game.evaluate(() => JSON.stringify([
  window.location.href, { ...document.documentElement.dataset }, window.localStorage.getItem('trollfjord.game'),
  document.getElementById('app').innerText, document.getElementById('annex').innerHTML,
  document.getElementById('rescue').hidden, [...document.querySelectorAll('dialog[open]')].length,
]));

// --- for the tests of one file ------------------------------------------------------------------------------------------

/** As GitHub Pages and many others serve: kept by the browser for a while, readable for frames without an origin. */
export const CACHED = { 'cache-control': 'max-age=600', 'access-control-allow-origin': '*' };

/** The recorded game that is played in frames. */
export const two = readGame('two');

/** A button by its message. */
export const button = (game, id, args) => game.getByRole('button', { name: say(id, args), exact: true });

/** Starts a browser and a server, which are gone after the last test; `hosted(frames, body)` opens a page that embeds ours. */
export async function framed() {
  // The page at `HOST` comes from nowhere: the browser must not take it for one of the internet that asks for our machine.
  const anywhere = ['--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests'];
  const [browser, server] = await Promise.all([openBrowser({ args: anywhere }), serveDist({ headers: CACHED })]);
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function hosted(frames, body, options = {}) {
    const host = await openHost(browser, { host: frames, ...options });
    try {
      await body(host);
      assert.deepEqual(host.problems, [], 'the page has no problems');
    } finally {
      await host.close();
    }
  }

  const links = new Map();
  // What stands behind the # when the recorded game has come to move `at`.
  async function read(at) {
    const visit = await openPage(browser, { url: server.url, before: keeping(savedText(two, at)) });
    await visit.page.waitForFunction(() => window.location.hash.length > 1);
    const link = new URL(visit.page.url()).hash.slice(1);
    await visit.close();
    return link;
  }
  function linkTo(at) {
    if (!links.has(at)) links.set(at, read(at));
    return links.get(at);
  }

  const embed = (query = '', hash = '') => `${server.url}?embed=1${query}${hash && `#${hash}`}`;
  return { browser, server, hosted, linkTo, embed };
}
