// The film of a blow: each event has its motion, it ends where the position is, a press ends it, and less motion is less.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KEY, pictured, savedText } from './play.mjs';
import { afterwards, games, settled, strike, visit } from './watched.mjs';
import { say } from './words.mjs';

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
        await pictured(page);
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
        window.seen.films.filter(({ playState, effect }) => playState === 'running' && effect.target.isConnected).length);
      assert.ok(await running() > 20);
      await page.keyboard.press('Shift');
      await pictured(page);
      assert.equal(await running(), 0);
      assert.equal(await page.evaluate(() => window.seen.hushed), 1);
      assert.equal(await page.evaluate((key) => localStorage.getItem(key), KEY), saved);
    });
  });

  test('what is counted while boulders fall stays the page\'s own text', async () => {
    await visit({ game: 'two', at: 36, hold: false }, async (table, page) => {
      await page.evaluate(() => {
        const total = document.querySelector('.tw-out b');
        const texts = [total, ...document.querySelectorAll('.tw-tally em')].map((part) => part.firstChild);
        const before = total.innerText;
        // Were it replaced, the program would go on with what is no more on the page. Looked at with the first change:
        // later the tower may have given way to the board.
        new MutationObserver((_, watch) => {
          if (total.innerText === before) return;
          watch.disconnect();
          window.stays = texts.every((text) => text.isConnected);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      await strike(table);
      await page.waitForFunction(() => window.stays !== undefined);
      assert.equal(await page.evaluate(() => window.stays), true);
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

  test('total, pips and words count along with what comes out', async () => {
    await visit({ game: 'two', at: 36 }, async (table, page) => {
      const panel = () => page.evaluate(() => [...document.querySelectorAll('.tw-out b, .tw-tally')].map((row) =>
        [row.className.trim(), row.innerText.replace(/\s+/g, ' '), row.querySelectorAll('.tw-full, .tw-too-many').length]));
      const sum = (rows) => rows.slice(1).reduce((total, [, , pips]) => total + pips, 0);
      const before = await panel();
      assert.equal(sum(before), Number(before[0][1]));
      // The exits come when they are let, instead of by the clock.
      await page.evaluate(() => {
        window.ticks = [];
        // Whatever waited for something else does not count.
        window.addEventListener('trollfjord-sound', ({ detail }) => detail.includes('"blow"') && window.ticks.splice(0));
        window.setTimeout = ((later) => (end, ms, ...rest) => {
          if (ms > 100) window.ticks.push([ms, end]);
          return ms > 100 ? 0 : later(end, ms, ...rest);
        })(window.setTimeout);
      });
      await strike(table);
      const outs = (await cues(page)).filter(([, kind]) => kind === 'out').length;
      assert.equal(outs, 11);
      assert.deepEqual(await panel(), before);
      for (let n = 1; n <= outs; n += 1) {
        // Others wait as well: what shakes a phone.
        await page.evaluate(() => {
          const text = () => document.querySelector('.tw-out b').innerText;
          const earlier = text();
          window.ticks.sort(([a], [b]) => a - b);
          while (text() === earlier) window.ticks.shift()[1]();
        });
        const now = await panel();
        assert.equal(Number(now[0][1]), Number(before[0][1]) + n);
        assert.equal(sum(now), sum(before) + n, 'one pip more');
      }
      const last = await panel();
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => !document.querySelector('.main.moving'));
      assert.deepEqual(await panel(), last, 'the end is what was counted');
    });
  });

  test('it is told when it has been seen: log and status', async () => {
    await visit({ game: 'two', at: 70 }, async (table, page) => {
      const told = () => page.evaluate(() => [document.querySelector('.loglist').innerText,
        document.querySelector('.app > [role=status].unseen').textContent]);
      const [log] = await told();
      await strike(table);
      assert.deepEqual(await told(), [log, '']);
      await page.keyboard.press('Shift');
      await page.waitForFunction((text) => document.querySelector('.loglist').innerText !== text, log);
      const [, said] = await told();
      assert.match(said, /^Blow \d of \d\. (Nothing fell|\d+ fell: \d+ \w+(, \d+ \w+)*)\. Total \d+\./);
    });
  });
});

describe('what nobody is to miss', { concurrency: 2 }, () => {
  const swap = games.two.moves.findIndex((move, at) => /^[lr][sfh]$/.test(move) && /^[lr][sfh]$/.test(games.two.moves[at + 1] ?? '')
    && games.two.deciders[at] !== games.two.deciders[at + 1]);
  const press = (page) => page.keyboard.press('Shift');

  for (const reduced of [false, true]) {
    test(`the hammer changes hands${reduced ? ', without motion' : ''}`, async () => {
      await visit({ game: 'two', at: swap, reduced }, async (table, page) => {
        const { deciders } = table.game;
        await strike(table);
        assert.deepEqual((await cues(page)).filter(([, kind]) => ['nothing', 'swap'].includes(kind)).map(([, kind]) => kind), ['nothing', 'swap']);
        if (!reduced) await press(page);
        const scene = page.locator('.tw-roles.tw-swap');
        await scene.waitFor();
        const name = table.names[deciders[swap + 1]];
        assert.equal(await scene.locator('b').innerText(), say('log-swapped', { name }));
        assert.equal(await scene.locator('.tw-role').count(), 2);
        assert.equal(await page.locator('.prompt .decides').innerText(), say('card-decides', { name }));
        const moves = await scene.locator('.tw-role').first().evaluate((role) => getComputedStyle(role).animationName);
        assert.equal(moves, reduced ? 'none' : 'tw-come');
        // Who waited may act at once: nothing has changed under the pointer.
        await page.waitForTimeout(320);
        await table.strike('left', 'soft');
        table.at = swap + 2;
        await page.waitForFunction(([key, count]) => localStorage.getItem(key).split(' ').length > count,
          [KEY, savedText(games.two, swap + 1).split(' ').length]);
      });
    });
  }

  test('anger: heard after the boulders, framed, told at once, with the gifts of both', async () => {
    const at = games.two.moves.findIndex((move) => /^g\d/.test(move)) - 1;
    await visit({ game: 'two', at }, async (table, page) => {
      const alarm = page.locator('[role=alert].unseen');
      await strike(table);
      assert.equal(await alarm.textContent(), '');
      const told = await cues(page);
      assert.equal(told.at(-1)[1], 'angry');
      await press(page);
      const scene = page.locator('.tw-roles.tw-anger');
      await scene.waitFor();
      assert.match(await alarm.textContent(), /^The spirit is angry\. \w+ \d over the limit\..* Give \d gifts? or take no treasure\.$/);
      assert.ok(await scene.locator('.tw-role .ic').count() > 0);
      assert.equal(await page.locator('.tw-rage').count(), 1);
      await press(page);
      await scene.waitFor({ state: 'detached' });
    });
  });

  test('something drones while a limit is near', async () => {
    const level = async (game, at) => {
      let drones;
      await visit({ game, at }, async (_, page) => { drones = await page.evaluate(() => [...window.seen.drones, document.querySelectorAll('.tw-tally.tw-at').length]); });
      return drones;
    };
    // At the limit; far from it; with the board on the stage.
    assert.deepEqual(await level('four', 74), [2, 1]);
    assert.equal((await level('four', 26))[0], 0);
    assert.equal((await level('four', 102))[0], 0);
  });

  test('the boulders go back into the tower, and a press ends it', async () => {
    const at = games.two.moves.findIndex((move, i) => i > 10 && /^take-/.test(move) && /^[pw]\d/.test(games.two.moves[i + 1] ?? ''));
    await visit({ game: 'two', at, hold: false }, async (table, page) => {
      await table.decide(games.two.moves[at]);
      await page.locator('.center .tw-scene').waitFor();
      await page.waitForFunction(() => document.querySelector('.tw-extras').childElementCount > 0);
      const spilled = await page.evaluate(() => window.seen.films.filter(({ effect }) => effect.target?.matches('.tw-boulder')).length);
      assert.ok(spilled > 0);
      await press(page);
      await page.locator('.board').waitFor();
      assert.equal(await page.locator('.tw-scene').count(), 0);
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

  test('the count is told at once, and only once', async () => {
    await visit({ game: 'two', at: 36, reduced: true, hold: false }, async (table, page) => {
      const total = async () => Number(await page.locator('.tw-out b').innerText());
      const before = await total();
      await strike(table);
      await page.waitForFunction(() => document.querySelector('.tw-extras').childElementCount === 0);
      assert.equal(await total(), before + 11);
      const pips = await page.locator(':is(.tw-full, .tw-too-many)').count();
      assert.equal(pips, before + 11);
    });
  });

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
