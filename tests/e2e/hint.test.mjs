// Hints at the table, luck and turning points after the game: asked of the program that thinks, told in words.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { axeViolations } from './axe.mjs';
import { once } from './browsers.mjs';
import { WAIT } from './hand.mjs';
import { layoutFaults } from './layout.mjs';
import { LONG, both, button, kept, quick, seated } from './machines.mjs';
import { opened } from './opened.mjs';
import { keeping, readGame, savedText } from './play.mjs';
import { say } from './words.mjs';

const SIZES = [[1440, 900], [1024, 768], [844, 390], [390, 844]];
const two = readGame('two');
// The decision before a blow: the hammer is in a hand.
const blow = two.moves.findIndex((move, at) => at > 10 && /^[lr][sfh]$/.test(move));

const { visit } = await opened();

const before = (at, ...more) => both(quick, keeping(savedText(two, at)), ...more);
const room = (page) => page.locator('#annex dialog[open]');
const hint = (page) => page.locator('[data-key=hint]');

/** A room fits at any size, and axe finds nothing in it. */
async function looksRight(page, selector) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await layoutFaults(page), [], `${width}x${height}`);
  }
  assert.deepEqual(await axeViolations(page, selector), []);
}

describe('a hint', { concurrency: 2 }, () => {
  test('is asked for by a key, and tells what is best, why, and how blows may go', async () => {
    await visit({ before: before(blow) }, async ({ page, requests }) => {
      await page.locator('#action-title').waitFor(WAIT);
      assert.equal(requests.some((url) => /thinker/.test(url)), false, 'nothing is loaded before');
      const text = await kept(page);
      await page.keyboard.press('KeyI');
      await room(page).locator('.advice > li').first().waitFor(LONG);
      assert.equal(await room(page).locator('.advice > li').count(), 3);
      assert.equal(await room(page).locator('tbody tr').count(), 6);
      assert.match(await room(page).locator('.advice > li').first().innerText(), new RegExp(say('mind-best')));
      await looksRight(page, '#annex');
      await page.keyboard.press('Escape');
      await room(page).waitFor({ state: 'detached', ...WAIT });
      assert.equal(await kept(page), text, 'a hint plays nothing');
    });
  });

  test('is the same where workers are refused, and after a reload', async () => {
    const told = [];
    const refuse = (page) => page.addInitScript(() => {
      window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } };
    });
    for (const more of [[], [refuse]]) {
      await visit({ before: before(8, ...more) }, async ({ page }) => {
        await hint(page).click();
        await room(page).locator('.advice > li').first().waitFor(LONG);
        told.push(await room(page).locator('.advice').innerText());
      });
    }
    assert.equal(told[0], told[1]);
  });

  test('does not come while a computer decides, and the page says why', async () => {
    const silent = (page) => page.addInitScript(() => {
      window.Worker = class {
        postMessage() { queueMicrotask(() => this.onmessage?.({ data: { alive: true } })); }
        terminate() {}
      };
    });
    const seat = two.deciders[20];
    const players = seat === 0 ? '4c - - -' : '- 4c - -';
    await visit({ before: both(quick, silent, keeping(seated(two, 20, players))) }, async ({ page }) => {
      await page.locator('.prompt.thinks').waitFor(WAIT);
      const why = say('computer-thinks', { name: say(`seat-${seat}`) });
      assert.equal(await hint(page).getAttribute('aria-label'), why);
      assert.equal(await hint(page).getAttribute('aria-disabled'), 'true');
      await page.keyboard.press('KeyI');
      // It does not stay for long.
      await page.locator('.notices').getByText(why).waitFor({ state: 'attached', ...WAIT });
      assert.equal(await room(page).count(), 0);
    });
  });

  test('that cannot be loaded is told, and asked for again', async () => {
    const blocked = async (page) => page.route(/thinker[^/]*\.wasm/, (route) => route.abort());
    await visit({ before: before(8, blocked), allow: [/Failed to load resource|net::ERR_FAILED/] }, async ({ page }) => {
      await hint(page).click();
      await room(page).getByRole('alert').waitFor(LONG);
      await page.unroute(/thinker[^/]*\.wasm/);
      await button(page, 'computer-again').click();
      await room(page).locator('.advice > li').first().waitFor(LONG);
    });
  });
});

describe('luck and turning points', { concurrency: 2 }, () => {
  const over = before(two.moves.length);

  test('are worked out while one waits, and lead to the replay', async () => {
    await visit({ before: over }, async ({ page }) => {
      await button(page, 'app-luck').click();
      await room(page).getByRole('status').waitFor(WAIT);
      await room(page).locator('table').waitFor(LONG);
      const hammerings = two.moves.filter((move, at) => /^[lr][sfh]$/.test(move) && !/^(?:[lr][sfh]|keep)$/.test(two.moves[at - 1]));
      const rows = await room(page).locator('tbody').first().locator('tr').count();
      assert.ok(rows > 0 && rows <= hammerings.length, `${rows} of ${hammerings.length}`);
      assert.equal(await room(page).locator('.chart polyline').count(), two.players);
      await looksRight(page, '#annex');
      const turning = room(page).locator('.turnings button').first();
      if (await turning.count() === 0) return;
      const turn = /\d+/.exec(await turning.innerText())[0];
      await turning.click();
      const replay = page.locator('#annex dialog.annex-page[open]');
      await replay.locator('#action-title').filter({ hasText: new RegExp(`\\b${turn}\\b`) }).waitFor(WAIT);
    });
  });

  test('are worked out again when their worker is killed', once, async () => {
    const watched = (page) => page.addInitScript(() => {
      window.workers = [];
      window.Worker = class extends Worker {
        constructor(...args) {
          super(...args);
          window.workers.push(this);
        }
      };
    });
    await visit({ before: both(over, watched) }, async ({ page }) => {
      await button(page, 'app-luck').click();
      await page.waitForFunction(() => window.workers.length === 1, null, WAIT);
      await page.evaluate(() => window.workers[0].terminate());
      await room(page).locator('table').waitFor(LONG);
      assert.ok(await page.evaluate(() => window.workers.length) > 1);
    });
  });
});
