// Swinging by time: whoever holds the bar, the space bar or a wall strikes as hard as the zone in which they let go.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KEY, pictured, savedText } from './play.mjs';
import { games, settled, visit } from './watched.mjs';

describe('swinging by time', { concurrency: 2 }, () => {
  test('fills, falls again, and has three parts', async () => {
    await visit({ game: 'four', at: 34 }, async (table, page) => {
      const zones = await page.evaluate(async () => {
        const { fullness, zone } = await import(new URL('film/hold.js', document.baseURI).href);
        return [0, 299, 301, 599, 601, 900, 1199, 1201, 1499, 1501, 1799, 1801, 2250].map((ms) => zone(fullness(ms)));
      });
      const [s, f, h] = ['soft', 'firm', 'hard'];
      assert.deepEqual(zones, [s, s, f, f, h, h, h, f, f, s, s, s, f]);
      assert.deepEqual(await page.locator('.tw-hold > span:not(.unseen)').allInnerTexts(), ['Soft', 'Firm', 'Hard']);
    });
  });

  // The times of the events are given: no test depends on the clock.
  const event = (page, name, kind, ms, more = {}) => page.evaluate(([selector, type, after, options]) => {
    const target = document.querySelector(selector);
    const Kind = type.startsWith('key') ? KeyboardEvent : PointerEvent;
    const box = target.getBoundingClientRect();
    const made = new Kind(type, { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, clientX: box.x + 20, clientY: box.y + 20, ...options });
    window.began ??= performance.now();
    Object.defineProperty(made, 'timeStamp', { value: window.began + after });
    target.dispatchEvent(made);
  }, [name, kind, ms, more]);
  const charging = (page) => page.locator('.tw-charging').count();
  const cases = [['a pointer', 'pointerdown', 'pointerup', {}], ['the space bar', 'keydown', 'keyup', { code: 'Space', key: ' ' }]];
  for (const [who, down, up, more] of cases) {
    for (const [ms, blow] of [[150, 'ls'], [450, 'lf'], [800, 'lh'], [1300, 'lf'], [1700, 'ls']]) {
      test(`${who} that lets go after ${ms} ms strikes ${blow}`, async () => {
        await visit({ game: 'four', at: 34 }, async (table, page) => {
          await page.locator('.tw-half-left').click();
          await event(page, '.tw-hold', down, 0, more);
          assert.equal(await charging(page), 1);
          await event(page, '.tw-hold', up, ms, more);
          table.at += 1;
          await table.record(blow);
          assert.equal(await charging(page), 0);
        });
      });
    }
  }

  test('the space bar swings from wherever it presses nothing else', async () => {
    await visit({ game: 'four', at: 34 }, async (table, page) => {
      const space = { code: 'Space', key: ' ' };
      await page.locator('[data-key=firm]').focus();
      await event(page, '[data-key=firm]', 'keydown', 0, space);
      assert.equal(await charging(page), 0);
      await page.locator('.tw-half-left').click();
      await page.locator('#action-title').focus();
      await event(page, '#action-title', 'keydown', 0, space);
      assert.equal(await charging(page), 1);
      await event(page, '#action-title', 'keyup', 450, space);
      table.at += 1;
      await table.record('lf');
    });
  });

  for (const [name, cancel] of Object.entries({
    'Escape': (page) => event(page, '.tw-hold', 'keydown', 500, { code: 'Escape', key: 'Escape' }),
    'a pointer that leaves': (page) => event(page, '.tw-hold', 'pointermove', 500, { clientX: 2, clientY: 2 }),
    'the browser': (page) => event(page, '.tw-hold', 'pointercancel', 500),
    'another window': (page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  })) {
    test(`${name} ends it without a blow`, async () => {
      await visit({ game: 'four', at: 34 }, async (table, page) => {
        const saved = await page.evaluate((key) => localStorage.getItem(key), KEY);
        await event(page, '.tw-hold', 'pointerdown', 0);
        assert.equal(await charging(page), 1);
        await cancel(page);
        assert.equal(await charging(page), 0);
        await event(page, '.tw-hold', 'pointerup', 800);
        await settled(page);
        assert.equal(await page.evaluate((key) => localStorage.getItem(key), KEY), saved);
      });
    });
  }

  test('a wall that is held strikes there, one that is tapped is chosen', async () => {
    await visit({ game: 'four', at: 34, hold: false }, async (table, page) => {
      const right = page.locator('.tw-half-right');
      await right.click();
      await right.and(page.locator('[aria-pressed=true]')).waitFor();
      const { x, y, width, height } = await page.locator('.tw-half-left').boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.locator('.tw-charging').waitFor({ state: 'attached' });
      await page.locator('.tw-half-left[aria-pressed=true]').waitFor();
      await page.mouse.up();
      await page.waitForFunction(([key, text]) => localStorage.getItem(key).startsWith(text.trim()) && localStorage.getItem(key) !== text,
        [KEY, savedText(games.four, 34)]);
      assert.match(await table.saved(), / l[sfh]$/);
    });
  });

  test('a wall that is let go in the moment in which it is chosen is struck', async () => {
    await visit({ game: 'four', at: 34, hold: false }, async (table, page) => {
      const left = await page.locator('.tw-half-left').getAttribute('aria-pressed') === 'true';
      await page.evaluate(([selector]) => {
        const wall = document.querySelector(selector);
        const send = (type) => {
          const event = new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1 });
          wall.dispatchEvent(event);
        };
        new MutationObserver((_, watch) => {
          watch.disconnect();
          send('pointerup');
        }).observe(wall, { attributeFilter: ['aria-busy'] });
        send('pointerdown');
      }, [left ? '.tw-half-right' : '.tw-half-left']);
      table.at += 1;
      await table.record(left ? 'rs' : 'ls');
    });
  });

  test('a wall is answered at once, nothing is struck before it is chosen, and the chosen one has nothing to answer', async () => {
    await visit({ game: 'four', at: 34 }, async (table, page) => {
      await pictured(page);
      const saved = await table.saved();
      // Busy and pressed: the wall that was chosen before, and the other one, after each press.
      const seen = await page.evaluate(() => {
        const chosen = document.querySelector('.tw-half[aria-pressed=true]');
        const other = document.querySelector('.tw-half[aria-pressed=false]');
        const states = () => [chosen, other].map((wall) => `${wall.ariaBusy} ${wall.ariaPressed}`);
        chosen.click();
        const first = states();
        other.click();
        document.querySelector('[data-key=firm]').click();
        return [...first, ...states()];
      });
      assert.deepEqual(seen, ['null true', 'null false', 'null true', 'true false']);
      await pictured(page);
      await settled(page);
      assert.deepEqual(await page.locator('.tw-half').evaluateAll((all) => all.map(({ ariaBusy }) => ariaBusy)), [null, null]);
      assert.equal(await page.locator('.tw-half[aria-pressed=true]').count(), 1);
      assert.equal(await table.saved(), saved);
    });
  });

  test('less motion: it fills in three steps, and the hammer stays', async () => {
    await visit({ game: 'four', at: 34, reduced: true }, async (table, page) => {
      await event(page, '.tw-hold', 'pointerdown', 0);
      const films = await page.evaluate(() => window.seen.films.map(({ effect }) => [effect.target.className, effect.getTiming().easing]));
      assert.deepEqual(films, [['tw-charge', 'steps(3, jump-start)']]);
    });
  });
});
