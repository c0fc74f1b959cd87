// The moments of a game at which the look is judged: by the screenshots of `scripts/shots` and by look.test.mjs.
//
//   const visit = await openMoment(browser, server, 'placing', { width: 390, height: 844, theme: 'dark' });
//   await visit.arrive('join');           // another moment in the same page
//
// A moment is the first so many decisions of a recorded game and perhaps some presses. The code on the card tells
// whether it is the one that its name promises.
import assert from 'node:assert/strict';
import { openPage } from './harness.mjs';
import { KEY, Table, pointer, readGame, savedText, settled } from './play.mjs';
import { like, say } from './words.mjs';

/** The layouts that every screen has to fit. */
export const SIZES = ['1440x900', '1024x768', '844x390', '390x844', '360x640'];

const two = readGame('two');
const four = readGame('four');
// Positions that are too rare to be in a whole game that is short: found by searching.
const position = (seed, moves) => ({ head: `trollfjord 0; 2 first; ${seed};`, players: 2, moves: moves.split(' ') });
const GAMES = {
  two,
  four,
  // All three rounds of pledging; and a comrade who could pledge too much.
  gifts: position('TROLL-K6AS-43H7-Y551S',
    'p2 R01x2 p1 R03x1 decline p2 R06x2 w1 done R01x1 w1 R01>R04 R06x1 F1 join hammer lh rf rh rh g4+16 g0 g8'),
  rich: position('TROLL-K6AS-43H7-Y551S',
    'p2 R01x2 p1 R03x1 decline p2 R06x2 w1 done R01x1 w1 R01>R04 R06x1 F1 join hammer lh rf rh rh g4'),
  // A supply of one troll and of two, on a space for three.
  one: position('TROLL-YG4X-WJ6A-A3XGS', 'p3 R09x3 p3 R03x3 p3 R04x3 p3 R10x2 p3 R04x3 p3 R07x2 p3'),
  pair: position('TROLL-8D75-ZYZX-EAYT3', 'w3 p3 R12x3 p2 R08x2 w2 p3 R01x3 p3 R05x1 p3'),
  // A treasure that is one boulder away.
  near: position('TROLL-5641-BRRJ-CCM1F', 'p2 R01x2 w2 p2 R03x2 end p3 R09x3 p3 R04x3 F1 lf lh rs rf rh g8'),
};
const { gifts } = GAMES;

const press = (page, role, name, scope = page) => scope.getByRole(role, { name, exact: true }).click();
const region = (code) => say(`region-${code.toLowerCase()}`);

async function fourWithCustomNumbers(page) {
  await press(page, 'button', say('start-players-n', { n: 4 }));
  await page.getByRole('textbox', { name: say('start-name', { n: 2 }) }).fill('Þorgerður-Østbø');
  await press(page, 'button', say('start-numbers-custom'));
  await page.locator('.start-form .cbs button').nth(1).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: say('start-seed'), exact: true }).fill('a troll by the fjord');
}

// Picks what the next move of the game is made of, without playing it.
const picked = (table) => table.pick(table.game.moves[table.at]);

/**
 * `code`: what the card shows as its clause; `null` where there is no card. `run`: a check of its own.
 * `presses(page, table)`: what is pressed after the game stands.
 */
const MOMENTS = {
  start: {},
  'set-up': { presses: fourWithCustomNumbers },
  'start-continue': {
    game: four, at: 60, leaves: true,
    async presses(page) {
      await openMenu(page);
      await press(page, 'button', say('app-start-page'));
    },
  },
  settings: {
    game: four, at: 102, code: null, apart: true,
    async presses(page) {
      await openSettings(page);
      await page.getByText(say('keys-title'), { exact: true }).click();
    },
  },
  'hand-over': {
    game: four, at: 15, code: null, apart: true,
    async presses(page, table) {
      await openSettings(page);
      await page.getByRole('checkbox', { name: new RegExp(`^${say('settings-hand-over')}`) }).check();
      await press(page, 'button', say('annex-close'));
      await table.quiet();
      await table.button(say('card-end-turn')).click();
      await page.getByRole('heading', { name: say('handover-title', { name: say('seat-2') }), exact: true }).waitFor();
    },
  },
  'looking-back': {
    game: four, at: 102, code: null,
    async presses(page) {
      // On small screens, and where the column beside the board is low.
      const log = page.getByRole('button', { name: say('tab-log'), exact: true });
      if (await log.count() > 0) await log.click();
      await page.getByRole('list', { name: say('log-title'), exact: true }).getByRole('button').nth(3).click();
      await page.getByRole('button', { name: say('moment-leave'), exact: true }).waitFor({ timeout: 5000 });
    },
  },
  'A1-opening': { game: four, at: 0, code: 'A1', ask: 'card-lord-title' },
  A1: { game: four, at: 111, code: 'A1', ask: 'card-lord-title' },
  'A1-picked': { game: two, at: 104, code: 'A1', ask: 'card-lord-title', presses: (_, table) => picked(table) },
  placing: { game: four, at: 104, code: 'A2', ask: 'card-place-title' },
  'placing-picked': { game: four, at: 104, code: 'A2', ask: 'card-place-title', presses: (_, table) => picked(table) },
  wandering: { game: four, at: 112, code: 'A2', ask: 'card-wander-title' },
  'wandering-picked': { game: four, at: 112, code: 'A2', ask: 'card-wander-title', presses: (_, table) => picked(table) },
  'tailwind-place': { game: two, at: 55, code: 'A3', ask: 'card-tailwind-place', presses: (_, table) => picked(table) },
  'tailwind-wander': { game: four, at: 18, code: 'A3', ask: 'card-tailwind-wander' },
  B1: { game: four, at: 105, code: 'B1', ask: ['card-announce-title', 'card-announce-any'] },
  'B1-picked': {
    game: two, at: 62, code: 'B1', ask: ['card-announce-title', 'card-announce-any'], presses: (_, table) => picked(table),
  },
  join: { game: four, at: 24, code: 'B2', ask: 'card-join-title' },
  commit: { game: two, at: 64, code: 'B2', ask: 'card-commit-with' },
  'B4-first': { game: four, at: 26, code: 'B4', ask: 'card-swing-title' },
  B4: { game: four, at: 98, code: 'B4', ask: 'card-swing-title' },
  'B4-partner': { game: two, at: 48, code: 'B4', ask: 'card-swing-title' },
  'B4-swapped': { game: two, at: 44, code: 'B4', ask: 'card-swing-title' },
  'B4-at-limit': { game: four, at: 74, code: 'B4', ask: 'card-swing-title' },
  'B4-board': {
    game: four, at: 98, code: null,
    async presses(page) {
      const tab = page.getByRole('navigation', { name: say('tabs-label') }).getByRole('button', { name: say('tab-board') });
      if (await tab.isVisible()) await tab.click();
      else await page.keyboard.press('b');
      await page.getByRole('heading', { name: say('stage-away'), exact: true }).waitFor();
    },
  },
  pledge: { game: two, at: 102, code: 'B4', ask: 'card-pledge-title', presses: (_, table) => picked(table) },
  'pledge-first': { game: gifts, at: 20, code: 'B4', ask: 'card-pledge-title' },
  'pledge-comrade': { game: gifts, at: 21, code: 'B4', ask: 'card-pledge-title' },
  'pledge-top-up': { game: gifts, at: 22, code: 'B4', ask: 'card-pledge-title', presses: (_, table) => picked(table) },
  C1: { game: two, at: 92, code: 'C1', ask: 'card-collect-title' },
  'C1-picked': { game: four, at: 120, code: 'C1', ask: 'card-collect-title', presses: (_, table) => picked(table) },
  'keep-or-take': { game: two, at: 115, code: 'B4', ask: 'card-collect-or-keep' },
  'keep-or-nothing': { game: two, at: 50, code: 'B4', ask: 'card-keep-or-nothing' },
  C3: { game: two, at: 37, code: 'C3', ask: 'card-clear-title', presses: (_, table) => picked(table) },
  'last-turns': { game: four, at: 121, code: 'A1', ask: 'card-lord-title', says: 'last-turns' },
  score: { game: four, at: four.moves.length, code: null, over: true },
  'score-two': { game: two, at: two.moves.length, code: null, over: true },
  'score-board': {
    game: four, at: four.moves.length, code: null,
    async presses(page) {
      await press(page, 'button', say('app-review-board'));
      await page.locator('.board').waitFor();
    },
  },
  refused: {
    game: two, at: 103, code: 'C1', ask: 'card-collect-title',
    async presses(page, table) {
      await table.card.locator('[role=group] button[aria-disabled=true]').first().click({ force: true });
      await table.card.getByRole('status').filter({ hasText: /./ }).waitFor();
    },
  },
  'pane-sacks': { game: four, at: 102, code: null, only: 'small', presses: (page) => tab(page, 'tab-sacks') },
  'pane-tower': { game: four, at: 102, code: null, only: 'small', presses: (page) => tab(page, 'tab-tower') },
  'pane-log': { game: four, at: 102, code: null, only: 'small', presses: (page) => tab(page, 'tab-log') },
};

async function openMenu(page) {
  await press(page, 'button', say('app-menu'));
  await page.getByRole('dialog', { name: say('menu-title'), exact: true }).waitFor();
}

async function openSettings(page) {
  await openMenu(page);
  await press(page, 'button', say('settings-title'));
  await page.getByRole('dialog', { name: say('settings-title'), exact: true }).waitFor();
}

async function tab(page, id) {
  const tabs = page.getByRole('navigation', { name: say('tabs-label') });
  await tabs.getByRole('button', { name: say(id), exact: true }).click();
  await tabs.locator('[aria-current=page]').filter({ hasText: say(id) }).waitFor();
}

/** The names of all moments. */
export const NAMES = Object.keys(MOMENTS);

/** Whether a page of this size shows the moment: some panes are there on small screens only. */
export function isShown(name, size) {
  const [width, height] = size.split('x').map(Number);
  return momentOf(name).only !== 'small' || width < 900 || height <= 520;
}

/** Opens a page at the moment `name`; `options` are those of `openPage`. */
export async function openMoment(browser, server, name, options = {}) {
  const visit = await openPage(browser, { url: server.url, ...options });
  await visit.ready();
  visit.arrive = (next) => arrive(visit, next);
  await visit.arrive(name);
  return visit;
}

/** Whether a game stands there, with controls that may be closed, and nothing lies over it. */
export function isGame(name) {
  const moment = momentOf(name);
  return Boolean(moment.game) && !moment.over && !moment.leaves && !moment.apart && moment.only === undefined;
}

// A moment by its name, or by game and number of decisions: `two:23`, `near:` for the end.
function momentOf(name) {
  const [, game, at] = /^(\w+):(\d*)$/.exec(name) ?? [];
  const moment = game ? { game: GAMES[game], at: Number(at || GAMES[game].moves.length), code: null } : MOMENTS[name];
  assert.ok(moment, `there is no moment ${name}; there are ${NAMES.join(', ')}`);
  return moment;
}

// Takes a page to a moment. The page writes its game only when it changes, so what is laid down now is read at a reload.
async function arrive(visit, name) {
  const moment = momentOf(name);
  const { page } = visit;
  await page.evaluate(([key, text]) => {
    // The address holds the game of the moment before.
    history.replaceState(null, '', location.pathname + location.search);
    localStorage.clear();
    if (text !== null) localStorage.setItem(key, text);
  }, [KEY, moment.game ? savedText(moment.game, moment.at) : null]);
  await page.reload();
  await visit.ready();
  await page.evaluate(() => document.fonts.ready);
  const game = moment.game && { deciders: [], ...moment.game };
  const table = game && new Table(visit, pointer(page), game, { at: moment.at });
  await check(page, table, moment, name);
  await moment.presses?.(page, table);
  await settled(page);
  if (moment.code && !moment.leaves) await check(page, table, moment, name);
  // Nothing that is still on its way: a screenshot has to be the same every time.
  await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {}))));
  await page.mouse.move(0, 0);
  return table;
}

async function check(page, table, moment, name) {
  if (!table) return page.getByRole('heading', { name: say('start-title'), exact: true }).waitFor();
  if (moment.over) return page.getByRole('table', { name: say('score-caption'), exact: true }).waitFor();
  if (!moment.code) return page.locator('main.room, main.over').waitFor();
  const badge = (await table.card.locator('.badge').innerText()).trim();
  assert.equal(badge, moment.code, `${name}: the clause on the card`);
  const title = (await page.locator('#action-title').innerText()).trim();
  assert.match(title, like(moment.ask), `${name}: the question`);
  if (moment.says) await page.getByText(say(moment.says), { exact: true }).waitFor();
}
