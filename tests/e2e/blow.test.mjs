// The film of a blow: each event has its motion, it ends where the position is, a press ends it, and less motion is less.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openBrowser, openPage, serveDist } from './harness.mjs';
import { KEY, Table, keeping, pointer, readGame, savedText } from './play.mjs';

const games = { two: readGame('two'), four: readGame('four') };

let browser;
let server;
before(async () => {
  browser = await openBrowser();
  server = await serveDist();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

// Ahead of the page: keeps a list of all that is animated and of what is told to those who listen. With `hold` nothing
// comes on by its time, so that no test depends on the clock.
function watching(hold) {
  const seen = { films: [], cues: [], hushed: 0 };
  window.seen = seen;
  if (hold) {
    const { setTimeout: later } = window;
    window.setTimeout = (end, ms, ...rest) => (ms > 100 ? 0 : later(end, ms, ...rest));
  }
  const { animate } = Element.prototype;
  Element.prototype.animate = function watched(...args) {
    const film = animate.apply(this, args);
    if (hold) film.playbackRate = 1e-6;
    seen.films.push(film);
    return film;
  };
  window.addEventListener('trollfjord-sound', ({ detail }) => {
    const { cues, hush } = JSON.parse(detail);
    if (cues?.some((cue) => cue[1] === 'blow')) seen.cues.push(cues);
    if (hush) seen.hushed += 1;
  });
}

async function visit({ game, at, hold = true, reduced = false, motion, ...size }, body) {
  const opened = await openPage(browser, {
    url: server.url,
    context: { reducedMotion: reduced ? 'reduce' : 'no-preference' },
    before: async (page) => {
      await keeping(savedText(games[game], at))(page);
      await page.addInitScript(watching, hold);
    },
    ...size,
  });
  try {
    await opened.ready();
    const table = new Table(opened, pointer(opened.page), games[game], { at });
    await table.look();
    if (motion) await opened.page.evaluate((name) => { document.documentElement.dataset.motion = name; }, motion);
    await body(table, opened.page);
    opened.expectClean();
  } finally {
    await opened.close();
  }
}

// Strikes, and waits until the whole film runs.
async function strike(table) {
  const move = table.game.moves[table.at];
  await table.make(move);
  table.at += 1;
  await table.record(move);
  await table.page.waitForFunction(() => window.seen.cues.length > 0);
  await settled(table.page);
}

// No more motion is made for a while.
const settled = (page) => page.evaluate(async () => {
  for (let count = -1; count !== window.seen.films.length;) {
    count = window.seen.films.length;
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  }
});

// The page takes a press again: it takes none right after a decision.
const afterwards = ({ page, movedAt }) => page.waitForFunction((at) => performance.now() > at + 320, movedAt);

// Where each boulder is drawn, by the order of the ids, and that nothing of a film is left.
const places = (page) => page.evaluate(() => ({
  boulders: [...document.querySelectorAll('.tw-boulder')].map((boulder) =>
    [boulder.firstElementChild.getAttribute('href'), boulder.getAttribute('transform'), boulder.getAttribute('style')]),
  extras: document.querySelector('.tw-extras').childElementCount,
}));

// How many key frames the film of each boulder has, by the element's place in the order of the ids.
const motions = (page) => page.evaluate(() => {
  const films = window.seen.films.filter(({ effect }) => effect.target?.matches('.tw-boulder'));
  return films.map(({ effect }) => effect.getKeyframes().length);
});

// What a record tells of its last blow, by the running program itself: the cues.
const cues = (page) => page.evaluate(() => window.seen.cues[0]);

// After the last one the tower gives way to the board: a page opened there does not show it.
const BLOWS = [
  { name: 'a wedge breaks and eleven come out', game: 'two', at: 36, last: true },
  { name: 'hard from the left', game: 'two', at: 70 },
  { name: 'firm', game: 'four', at: 29 },
  { name: 'soft', game: 'four', at: 31 },
];

describe('a blow', { concurrency: 2 }, () => {
  for (const { name, game, at, last } of BLOWS) {
    test(`${name}: each boulder that moves has its motion, and it ends as the position is`, async () => {
      let end;
      await visit({ game, at: at + 1, reduced: true }, async (table, page) => {
        if (!last) end = await places(page);
      });
      await visit({ game, at }, async (table, page) => {
        const start = await places(page);
        await strike(table);
        const told = await cues(page);
        const kinds = (kind) => told.filter((cue) => cue[1] === kind);
        assert.equal(kinds('blow').length, 1);
        assert.ok(told.every((cue, i) => i === 0 || cue[0] >= told[i - 1][0]), 'in the order of time');
        const frames = await motions(page);
        // Whatever lies in the tower jumps with the impact; what falls has more.
        assert.ok(frames.length >= 40, `${frames.length} boulders move`);
        const least = 4 * kinds('land').length + 10 * kinds('out').length;
        assert.ok(frames.reduce((sum, count) => sum + count, 0) >= least);
        assert.ok(frames.filter((count) => count >= 10).length >= kinds('out').length);
        // Held: it never ends by itself. The end is drawn already; what is seen is what was before, for a moment more.
        await page.mouse.move(5, 5);
        await page.mouse.down();
        const rest = await places(page);
        assert.notDeepEqual(rest.boulders, start.boulders);
        assert.equal(rest.extras, 0);
        if (!last) assert.deepEqual(rest, end);
        assert.equal(rest.boulders.length, 44);
        assert.ok(rest.boulders.every(([, , style]) => style === null));
      });
    });
  }

  test('its last key frames are where the boulders are drawn', async () => {
    await visit({ game: 'two', at: 36 }, async (table, page) => {
      await strike(table);
      const faults = await page.evaluate(() => window.seen.films
        .filter(({ effect }) => effect.target?.matches('.tw-boulder'))
        .map(({ effect }) => {
          const numbers = (text) => text.match(/-?\d+(\.\d+)?/g).map(Number);
          const [x, y, wide, high, turn] = numbers(effect.getKeyframes().at(-1).transform);
          const [atX, atY, atTurn] = numbers(effect.target.getAttribute('transform'));
          const same = x === atX && y === atY && wide === 1 && high === 1
            && Math.abs(((turn - atTurn) % 360 + 540) % 360 - 180) < 0.11;
          return same ? null : [effect.target.getAttribute('transform'), effect.getKeyframes().at(-1).transform];
        }).filter(Boolean));
      assert.deepEqual(faults, []);
    });
  });

  test('moves by transform and opacity alone', async () => {
    await visit({ game: 'four', at: 28 }, async (table, page) => {
      await strike(table);
      const names = await page.evaluate(() => [...new Set(window.seen.films.flatMap(({ effect }) =>
        effect.getKeyframes().flatMap((frame) => Object.keys(frame))))].sort());
      assert.deepEqual(names, ['composite', 'computedOffset', 'easing', 'offset', 'opacity', 'transform']);
    });
  });

  test('a press ends it at once and is no second blow', async () => {
    await visit({ game: 'four', at: 27 }, async (table, page) => {
      await strike(table);
      const saved = await page.evaluate((key) => localStorage.getItem(key), KEY);
      const running = () => page.evaluate(() =>
        window.seen.films.filter(({ playState }) => playState === 'running').length);
      assert.ok(await running() > 20);
      await page.keyboard.press('Shift');
      assert.equal(await running(), 0);
      assert.equal(await page.evaluate(() => window.seen.hushed), 1);
      assert.equal(await page.evaluate((key) => localStorage.getItem(key), KEY), saved);
    });
  });

  test('the same seat may strike again at once', async () => {
    await visit({ game: 'four', at: 34 }, async (table, page) => {
      await strike(table);
      assert.equal(table.game.deciders[34], table.game.deciders[35]);
      await afterwards(table);
      await page.locator('[data-key="firm"]').click();
      table.at += 1;
      await table.record('lf');
      assert.equal(await page.evaluate(() => window.seen.hushed), 1);
    });
  });

  test('where another seat holds the hammer now, a press only ends the film', async () => {
    await visit({ game: 'four', at: 27 }, async (table, page) => {
      await strike(table);
      assert.notEqual(table.game.deciders[27], table.game.deciders[28]);
      await afterwards(table);
      await page.locator('[data-key="hard"]').click();
      await settled(page);
      await table.record('rh');
      assert.equal(await page.evaluate(() => window.seen.hushed), 1);
    });
  });

  test('nothing is told ahead of what is seen', async () => {
    await visit({ game: 'two', at: 36 }, async (table, page) => {
      const out = () => page.locator('.tw-out b').innerText();
      const earlier = await out();
      await strike(table);
      assert.equal(await out(), earlier);
      await page.keyboard.press('Shift');
      await page.waitForFunction((text) => document.querySelector('.tw-out b').innerText !== text, earlier);
      assert.equal(Number(await out()), Number(earlier) + 11);
    });
  });

  // By the time that the thread itself was at work: the machine may have others to do.
  test('no script takes long', async () => {
    await visit({ game: 'two', at: 70, hold: false }, async (table, page) => {
      await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
      await strike(table);
      await page.waitForFunction(() => document.querySelector('.tw-extras').childElementCount === 0, null, { timeout: 20_000 });
      const { traceEvents } = JSON.parse(await browser.stopTracing());
      const script = /^(FunctionCall|TimerFire|EventDispatch|RunMicrotasks|FireAnimationFrame)$/;
      const times = traceEvents.filter(({ name, tdur }) => script.test(name) && tdur).map(({ tdur }) => tdur / 1000);
      assert.ok(times.length > 10);
      console.log(`longest scripts: ${times.sort((a, b) => b - a).slice(0, 5).map((ms) => ms.toFixed(1))} ms`);
      assert.ok(Math.max(...times) < 50, `the longest script takes ${Math.max(...times)} ms`);
    });
  });
});

describe('less motion', { concurrency: 2 }, () => {
  for (const [name, options] of Object.entries({ 'the system asks for it': { reduced: true }, 'the setting asks for it': { motion: 'off' } })) {
    test(`${name}: what has moved fades in, and the sign tells how many fell`, async () => {
      await visit({ game: 'two', at: 36, ...options }, async (table, page) => {
        await strike(table);
        const films = await page.evaluate(() => window.seen.films.map(({ effect }) => ({
          names: Object.keys(effect.getKeyframes()[0]).filter((key) => ['opacity', 'transform'].includes(key)),
          end: effect.getComputedTiming().endTime,
          sign: Boolean(effect.target?.closest('.tw-extras')),
        })));
        assert.ok(films.length > 11);
        assert.equal(films.filter(({ sign }) => sign).length, 1);
        for (const film of films) {
          assert.deepEqual(film.names, ['opacity']);
          assert.equal(film.end, film.sign ? 2600 : 160);
        }
      });
    });
  }

  test('haste takes half the time', async () => {
    const ends = [];
    for (const motion of ['full', 'quick']) {
      await visit({ game: 'two', at: 36, motion }, async (table, page) => {
        await strike(table);
        ends.push(await page.evaluate(() => window.seen.films.map(({ effect }) => effect.getComputedTiming().endTime)));
      });
    }
    assert.ok(ends[0].length > 50);
    assert.equal(ends[1].length, ends[0].length);
    ends[1].forEach((end, i) => assert.ok(Math.abs(end * 2 - ends[0][i]) < 1, `${end} and ${ends[0][i]}`));
  });
});
