// Pieces fly after a decision: by transform and opacity alone, over a table that is already as it will be, until a press
// or their time ends them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KEY, find, keyboard, pointer, savedText } from './play.mjs';
import { games, inMotion } from './moving.mjs';
import { say } from './words.mjs';

const PHONE = { width: 390, height: 844 };

// Ahead of the page: keeps a list of all that is animated and of what is measured, and with `hold` stops what is
// animated where it begins, so that no test depends on the clock.
function watching(hold) {
  const seen = { flights: [], held: [], lateLooks: 0 };
  window.seen = seen;
  let task = null;
  const { setTimeout: later } = window;
  if (hold) window.setTimeout = (end, ms, ...rest) => (ms > 100 ? seen.held.push(ms) : later(end, ms, ...rest));
  const { animate, getBoundingClientRect: rect } = Element.prototype;
  Element.prototype.animate = function watched(...args) {
    const flight = animate.apply(this, args);
    seen.flights.push(flight);
    if (hold) flight.pause();
    task ??= later(() => { task = null; });
    return flight;
  };
  Element.prototype.getBoundingClientRect = function watched() {
    if (task !== null) seen.lateLooks += 1;
    return rect.call(this);
  };
}

const visit = inMotion(watching);

// What flies: which element, how long, which properties, whether in place of a piece.
const flights = (page) => page.evaluate(() => window.seen.flights.map(({ effect }) => {
  const { delay, duration, endTime } = effect.getComputedTiming();
  const keys = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
  const plain = ['offset', 'computedOffset', 'easing', 'composite'];
  return {
    class: effect.target?.getAttribute('class') ?? '',
    ghost: Boolean(effect.target?.closest('.flights')),
    delay, duration, end: endTime,
    properties: [...new Set(keys.filter((key) => !plain.includes(key)))].sort(),
  };
}));

// What stands on the table, without what flies above it.
const standing = (page) => page.evaluate(() => {
  const board = document.querySelector('.board').cloneNode(true);
  board.querySelector('.flights').replaceChildren();
  return [board.outerHTML, document.querySelector('.sacks').outerHTML];
});

const ghosts = (page) => page.locator('.flights > *').count();
// Whatever moves to an end, style sheets' transitions included.
const moving = (page) => page.evaluate(() => document.getAnimations().filter((motion) =>
  motion.effect.getComputedTiming().endTime < Infinity && motion.playState !== 'finished').length);
const settled = (page) => page.waitForFunction(() => document.querySelectorAll('.flights > *').length === 0
  && document.querySelectorAll('.tw-scene').length === 0
  && window.seen.flights.every(({ playState }) => playState === 'finished'), null, { timeout: 10_000 });

// Moments with their kinds of flight: how many ghosts, and what moves itself.
const MOMENTS = [
  { name: 'a lord hops', game: 'two', run: 'p3 R05x3', ghosts: 0, moves: ['lord p-star', 'lord-body'] },
  { name: 'trolls drop', game: 'two', run: 'R05x3', ghosts: 1, moves: [] },
  { name: 'a troll walks', game: 'two', run: 'R05>R02', ghosts: 1, moves: [] },
  { name: 'gifts, treasure and crown', game: 'two', run: 'g8+16', ghosts: 3, moves: ['gift used', 'treasure', 'sack p-star'] },
  { name: 'into the patched sack', game: 'two', run: 'g4 p3', ghosts: 2, moves: ['treasure', 'sack p-star active'] },
  { name: 'a seat finishes', game: 'four', run: 'take-R09', ghosts: 4, moves: ['treasure', 'sack p-star done'] },
];

describe('what a decision moves', { concurrency: 2 }, () => {
  for (const { name, game, run, ghosts: count, moves } of MOMENTS) {
    const at = find(games[game], run);
    test(`${name}: only by transform and opacity, in time, over the final table`, async () => {
      let opened;
      await visit({ game, at: at + 1, reduced: true }, async (_, page) => { opened = await standing(page); });
      await visit({ game, at }, async (table, page) => {
        await table.decide(games[game].moves[at]);
        const list = await flights(page);
        for (const flight of list) {
          assert.ok(flight.properties.every((name_) => ['opacity', 'transform'].includes(name_)), JSON.stringify(flight));
          assert.ok(flight.end <= 1600, JSON.stringify(flight));
        }
        assert.equal(list.filter(({ ghost }) => ghost).length, count);
        assert.equal(await ghosts(page) >= count, true);
        for (const moved of moves) assert.ok(list.some((flight) => flight.class === moved), `${moved} moves: ${JSON.stringify(list)}`);
        // Held at their beginning: the table is nevertheless as it is when it is opened there.
        assert.deepEqual(await standing(page), opened);
        assert.equal(await page.evaluate(() => window.seen.lateLooks), 0, 'nothing is measured once something moves');
      });
    });
  }

  test('transitions of the board are of the same two properties', async () => {
    const at = find(games.two, 'p3 R05x3');
    await visit({ at, ...PHONE }, async (table, page) => {
      await table.page.evaluate(() => document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target.closest('.board, .sacks')) (window.seen.transitions ??= new Set()).add(propertyName);
      }));
      await table.decide('p3');
      await page.waitForFunction(() => window.seen.transitions?.has('transform'), null, { timeout: 10_000 });
      assert.deepEqual(await page.evaluate(() => [...window.seen.transitions].sort()), ['opacity', 'transform']);
    });
  });

  test('the page changes nothing meanwhile, and nothing stays', async () => {
    await visit({ at: find(games.two, 'g8+16'), hold: false }, async (table, page) => {
      // From the first flight on.
      await page.evaluate(() => {
        const { animate } = Element.prototype;
        window.seen.changes = [];
        Element.prototype.animate = function observed(...args) {
          if (!window.seen.observer) {
            // Until the tower comes, into which the boulders go back.
            window.seen.observer = new MutationObserver((list) => !(window.seen.poured ||= document.querySelector('.tw-scene')) && window.seen.changes.push(...list
              .filter(({ target }) => !target.closest?.('.flights'))
              .map(({ type, target }) => `${type} of ${target.outerHTML.slice(0, 80)}`)));
            queueMicrotask(() => setTimeout(() => window.seen.observer.observe(document.getElementById('app'), {
              attributes: true, childList: true, characterData: true, subtree: true,
            })));
          }
          return animate.apply(this, args);
        };
      });
      await table.decide('g8+16');
      await page.locator('.center .tw-scene').waitFor();
      await settled(page);
      assert.ok((await flights(page)).length > 5);
      assert.deepEqual(await page.evaluate(() => window.seen.changes), []);
      assert.equal(await moving(page), 0);
    });
  });

  test('what is taken back does not move', async () => {
    const at = find(games.two, 'p3 R05x3');
    await visit({ at }, async (table, page) => {
      await table.decide('p3');
      await table.quiet();
      await page.evaluate(() => { window.seen.flights = []; });
      await page.keyboard.press('u');
      await page.waitForFunction(([key, text]) => localStorage.getItem(key) === text, [KEY, savedText(games.two, at)]);
      assert.deepEqual(await flights(page), []);
      assert.equal(await ghosts(page), 0);
    });
  });

  test('after the last blow it waits for the board', async () => {
    const at = find(games.four, 'lf p3 R08x3');
    await visit({ game: 'four', at }, async (table, page) => {
      const flown = () => page.evaluate(() =>
        window.seen.flights.filter(({ effect }) => effect.target?.closest('.sacks, .board')).length);
      await table.make('lf');
      table.at += 1;
      await table.record('lf');
      // The first press ends the blow, the next one the look at what it left.
      await page.keyboard.press('Shift');
      await table.stage.getByText(say('stage-lingers'), { exact: true }).waitFor();
      // The page takes a press from when it counts the time of the look, a moment after it is drawn.
      await page.waitForFunction(() => window.seen.held.includes(1000));
      assert.equal(await flown(), 0);
      await page.keyboard.press('Shift');
      await page.locator('.flights').waitFor({ state: 'attached' });
      await page.waitForFunction(() => window.seen.flights.some(({ effect }) => effect.target?.closest('.sacks, .board')));
      assert.equal(await page.locator('.tw-stage').count(), 0);
    });
  });
});

describe('a press', { concurrency: 2 }, () => {
  const at = find(games.two, 'g8+16');
  const presses = {
    'of the pointer': async (page) => {
      await page.mouse.move(700, 440);
      await page.mouse.down();
    },
    'of a key': (page) => page.keyboard.down('Shift'),
  };
  for (const [name, press] of Object.entries(presses)) {
    test(`${name} ends all of it at once`, async () => {
      await visit({ at }, async (table, page) => {
        await table.decide('g8+16');
        assert.ok(await moving(page) > 5);
        await press(page);
        assert.equal(await moving(page), 0);
        assert.equal(await ghosts(page), 0);
      });
    });
  }

  for (const hand of [pointer, keyboard]) {
    test(`acts as well: nobody waits for what flies (${hand.name})`, async () => {
      // Held, so that only presses end it.
      await visit({ at: 0, hand }, async (table, page) => {
        await table.play(6);
        assert.ok((await flights(page)).length > 8);
      });
    });
  }

  test('ends the framing of a phone, too', async () => {
    await visit({ at: find(games.two, 'p3 R05x3'), ...PHONE }, async (table, page) => {
      await table.decide('p3');
      await page.mouse.move(200, 30);
      await page.mouse.down();
      const transform = () => page.locator('.board-stage').evaluate((board) => getComputedStyle(board).transform);
      const now = await transform();
      await page.waitForFunction(() => document.getAnimations().length === 0, null, { timeout: 10_000 });
      assert.equal(now, await transform());
      assert.match(now, /^matrix\(1\.293/);
    });
  });
});

describe('less motion', { concurrency: 2 }, () => {
  const calm = { 'the system asks for it': { reduced: true }, 'the setting asks for it': { motion: 'off' },
    'the system asks, the setting does not': { reduced: true, motion: 'full' } };
  for (const [name, options] of Object.entries(calm)) {
    test(`${name}: what has changed fades in place`, async () => {
      await visit({ at: find(games.two, 'g8+16'), ...options }, async (table, page) => {
        await table.decide('g8+16');
        const list = await flights(page);
        assert.ok(list.length > 3);
        for (const flight of list) {
          assert.deepEqual(flight.properties, ['opacity']);
          assert.ok(flight.end <= 120, JSON.stringify(flight));
        }
        assert.equal(await ghosts(page), 0);
      });
    });
  }

  test('haste takes half the time', async () => {
    const ends = [];
    for (const motion of ['full', 'quick']) {
      await visit({ at: find(games.two, 'g8+16'), motion }, async (table, page) => {
        await table.decide('g8+16');
        ends.push((await flights(page)).map(({ end }) => end));
      });
    }
    assert.ok(ends[0].length > 5);
    // Whole milliseconds: half of an odd time is rounded.
    assert.equal(ends[1].length, ends[0].length);
    ends[1].forEach((end, i) => assert.ok(Math.abs(end * 2 - ends[0][i]) < 3, `${end} and ${ends[0][i]}`));
  });
});
