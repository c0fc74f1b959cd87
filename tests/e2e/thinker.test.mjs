// What thinks for computer players: in a worker, or on the page where there are none; killed, reloaded, not to be had.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WAIT } from './hand.mjs';
import { LONG, anything, beyond, both, button, decisions, quick, seated, thinks } from './machines.mjs';
import { opened } from './opened.mjs';
import { keeping, readGame } from './play.mjs';
import { say } from './words.mjs';

const two = readGame('two');
const four = readGame('four');

const { visit } = await opened();

/** A page whose workers can be counted and ended. */
const watched = (page) => page.addInitScript(() => {
  window.workers = [];
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      window.workers.push(this);
    }
  };
});
const end = (page) => page.evaluate(() => window.workers.at(-1).terminate());

describe('what thinks', { concurrency: 2 }, () => {
  const machines = (players) => both(quick, keeping(seated(two, 20, players)));

  const REFUSED = {
    'there are none': () => { delete window.Worker; },
    'they are refused': () => { window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }; },
    'they break at once': () => {
      window.Worker = class extends EventTarget {
        postMessage() { queueMicrotask(() => this.onerror?.(new ErrorEvent('error', { cancelable: true }))); }
        terminate() {}
      };
    },
  };
  for (const [name, refuse] of Object.entries(REFUSED)) {
    test(`does so on the page where workers cannot be had: ${name}`, async () => {
      const before = both(machines('3c 2b - -'), (page) => page.addInitScript(refuse));
      await visit({ before }, async ({ page }) => {
        await beyond(page, 26, LONG);
      });
    });
  }

  test('is asked again when its worker is killed, whenever that is', async () => {
    await visit({ before: both(machines('3c 3b - -'), watched) }, async ({ page }) => {
      // Before its first answer, and then after some decisions.
      await page.waitForFunction(() => window.workers.length > 0);
      await end(page);
      for (const more of [1, 2, 4, 7]) {
        await beyond(page, 20 + more, LONG);
        const now = await decisions(page);
        await end(page);
        await beyond(page, now + 1, LONG);
      }
      assert.ok(await page.evaluate(() => window.workers.length) > 1);
    });
  });

  test('goes on after a reload in the middle', async () => {
    await visit({ before: machines('4c 4b - -') }, async ({ page, ready }) => {
      for (let n = 0; n < 3; n += 1) {
        await thinks(page);
        const before = await decisions(page);
        await page.reload();
        await ready();
        await beyond(page, before, LONG);
      }
    });
  });

  test('that cannot be loaded is told, tried again, and a person may decide instead', async () => {
    let broken = true;
    const block = (page) => page.route(/thinker/, (route) => (broken ? route.abort() : route.continue()));
    const before = both(machines('2c 2b - -'), block);
    await visit({ before, allow: [/Failed to load resource|net::ERR_FAILED/] }, async ({ page }) => {
      await button(page, 'computer-again').waitFor(WAIT);
      const name = say('seat-' + two.deciders[20]);
      await button(page, 'computer-by-hand', { name }).click();
      await page.locator('.prompt.thinks').waitFor({ state: 'detached', ...WAIT });
      await anything(page, '.prompt.thinks');
      assert.ok(await decisions(page) > 20);
      broken = false;
      await button(page, 'computer-again').click();
      await beyond(page, 24, LONG).catch(async (error) => {
        // A browser may keep in mind that a script could not be had: then the page still offers both.
        if (await button(page, 'computer-again').count() === 0) throw error;
      });
    });
  });

  test('leaves the page free: all of it is in one worker', async () => {
    await visit({ before: both(quick, watched, keeping(seated(four, 60, '4c 4b 4c 4b'))) }, async ({ page, requests }) => {
      await beyond(page, 64, LONG);
      const [workers, fetched] = await page.evaluate(() => [
        window.workers.length, performance.getEntriesByType('resource').map(({ name }) => name),
      ]);
      assert.equal(workers, 1);
      const program = /thinker-[0-9a-f]+_bg\.wasm$/;
      assert.ok(requests.some((url) => program.test(url)), 'the program was fetched');
      assert.deepEqual(fetched.filter((url) => program.test(url)), [], 'and not by the page');
    });
  });

  test('rests often where it has to think on the page', async () => {
    // Every look at the clock takes a millisecond here, so that a slice is a few imagined games on any machine.
    const clock = (page) => page.addInitScript(() => {
      delete window.Worker;
      const now = performance.now.bind(performance);
      let more = 0;
      performance.now = () => now() + (more += 1);
      window.rests = 0;
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function counted(...args) {
        window.rests += 1;
        return post.apply(this, args);
      };
    });
    await visit({ before: both(quick, clock, keeping(seated(two, 20, '4c 4b - -'))) }, async ({ page }) => {
      await beyond(page, 24, LONG);
      const rests = await page.evaluate(() => window.rests);
      // Four decisions of 240 games each, four games or fewer in a slice; some decisions have less to choose from.
      assert.ok(rests > 120, `${rests} rests`);
    });
  });
});
