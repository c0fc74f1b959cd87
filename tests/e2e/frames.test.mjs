// Frames of every kind and size: what is in view in small ones, and whole games in all of them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { axeViolations } from './axe.mjs';
import { IN_FIREFOX } from './browsers.mjs';
import {
  AddressedTable, FramedTable, button, closed, enter, framed, heardOf, hears, iframe, openHost, pageOf, rested, send, two,
} from './embed.mjs';
import { SOUND } from './hostile.mjs';
import { inlineFaults, openPage } from './harness.mjs';
import { pointer } from './play.mjs';
import { say } from './words.mjs';

const { browser, server, hosted, linkTo, embed } = await framed();

describe('a frame', { concurrency: 2 }, () => {
  test('has a poster that everybody can use', async () => {
    await hosted(iframe(embed('&title=Puzzle', SOUND), { width: 600, height: 400 }), async ({ page }) => {
      const game = pageOf(page);
      await game.locator('.poster-go').waitFor();
      assert.deepEqual(await axeViolations(game, '.poster'), []);
      assert.deepEqual(await inlineFaults(game), []);
    });
  });

  test('without an origin lets the computer play', async () => {
    await hosted(iframe(embed(), { sandbox: 'allow-scripts' }), async ({ page }) => {
      const game = pageOf(page);
      await enter(game);
      for (const n of [1, 2]) {
        await game.getByRole('combobox', { name: say('computer-who', { n }) }).selectOption({ label: say('computer-1c') });
      }
      await button(game, 'start-go').click();
      await page.waitForFunction(() => window.heard.some(({ type, n }) => type === 'move' && n >= 3), null, { timeout: 90_000 });
    });
  });

  test('gives the keyboard back where Escape has nothing else to do', async () => {
    await hosted(iframe(embed('', SOUND)), async ({ page }) => {
      const game = pageOf(page);
      await enter(game);
      await button(game, 'link-play').click();
      await hears(page, 'state', { phase: 'game' });
      await rested(game);
      await game.locator('.cb').first().click();
      await game.locator('.cb[aria-pressed=true]').waitFor();
      await page.keyboard.press('Escape');
      await game.locator('.cb[aria-pressed=true]').waitFor({ state: 'detached' });
      assert.equal(await game.evaluate(() => document.hasFocus()), true, 'the first one lets the choice go');
      await page.keyboard.press('Escape');
      await game.waitForFunction(() => !document.hasFocus());
    });
  });
});

describe('a small frame', { concurrency: 2 }, () => {
  const SIZES = [[320, 480], [400, 400], [600, 400], [900, 600]];

  // What of the controls with these selectors cannot be pressed where it stands, without any scrolling.
  const hidden = (game, selectors) => game.evaluate((list) => {
    const faults = [];
    const root = document.documentElement;
    if (root.scrollWidth > window.innerWidth || root.scrollHeight > window.innerHeight) faults.push('the page is larger than the frame');
    for (const room of document.querySelectorAll('.main, .dock, .tw-panel')) {
      const beyond = /auto|scroll/.test(getComputedStyle(room).overflowY) ? room.scrollHeight - room.clientHeight : 0;
      if (beyond > 1) faults.push(`${room.className} scrolls ${beyond} px`);
    }
    for (const selector of list) {
      const controls = [...document.querySelectorAll(selector)];
      if (controls.length === 0) faults.push(`no ${selector}`);
      for (const control of controls) {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!control.contains(there) || left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) {
          faults.push(`${selector} ${control.innerText} at ${[left, top, right, bottom].map(Math.round)}`);
        }
        if (Math.min(width, height) < 43.5) faults.push(`${selector} ${control.innerText} is ${width} x ${height}`);
      }
    }
    return faults;
  }, selectors);

  // In every size and both themes, when the picture has come to rest.
  async function look(page, game, selectors) {
    for (const theme of ['light', 'dark']) {
      await send(page, { trollfjord: 1, type: 'set', theme });
      for (const [width, height] of SIZES) {
        await page.evaluate((size) => Object.assign(document.querySelector('iframe'), size), { width, height });
        await game.waitForFunction(([wide, high]) => window.innerWidth === wide && window.innerHeight === high
          && document.getAnimations().every((each) => each.playState !== 'running'), [width, height]);
        assert.deepEqual(await hidden(game, selectors), [], `${theme} ${width} x ${height}`);
      }
    }
  }

  test('shows the whole poster', async () => {
    await hosted(iframe(embed('&title=A%20rather%20long%20title%20for%20a%20game', SOUND)), async ({ page }) => {
      const game = pageOf(page);
      await game.locator('.poster-go').waitFor();
      await look(page, game, ['.poster-go', '.poster img']);
    });
  });

  const MOMENTS = [
    ['A1', 104, ['.dock .foot button, .dock .prompt > .btns button', '.tools button:not([data-key="sound"])']],
    ['B1', 62, ['.dock .foot button', '.cbs .cb']],
    ['B4', 48, ['.tw-strike', '.tw-stop', '.tw-half-sign']],
    ['C1', 92, ['.dock .foot button, .dock .prompt > .btns button', '.cbs .cb:first-child']],
  ];
  for (const [name, at, selectors] of MOMENTS) {
    test(`has the controls of ${name} in view`, async () => {
      const link = await linkTo(at);
      await hosted(iframe(embed('', link)), async ({ page }) => {
        const game = pageOf(page);
        await enter(game);
        await button(game, 'link-play').click();
        await hears(page, 'state', { phase: 'game' });
        await rested(game);
        await look(page, game, selectors);
      });
    });
  }
});

describe('a whole game', { concurrency: 3 }, () => {
  const near = two.moves.length - 12;

  // From the start page, or from a link a few decisions before the end.
  async function play(table, game, linked) {
    if (linked) {
      await button(game, 'link-play').click();
      await rested(game);
    } else {
      await table.start();
    }
    // In Firefox those from the start are left after some decisions: games.test.mjs plays to the end there.
    const whole = linked || !IN_FIREFOX;
    await table.play(whole ? undefined : 8);
    if (whole) await table.over();
    return whole;
  }

  // What keeps nothing is played in Firefox by keeping.test.mjs, and in the sandboxed frames.
  for (const blocked of IN_FIREFOX ? [false] : [false, true]) {
    for (const linked of [false, true]) {
      const way = `storage ${blocked ? 'blocked' : 'on'}, ${linked ? 'by a link' : 'from the start'}`;
      // With storage, from the start: games.test.mjs.
      if (blocked || linked) {
        test(`on a page of its own, ${way}`, async () => {
          const url = linked ? `${server.url}#${await linkTo(near)}` : server.url;
          const visit = await openPage(browser, { url, before: async (_, context) => blocked && closed(context) });
          await visit.ready();
          const table = new AddressedTable(visit, pointer(visit.page), two, { at: linked ? near : 0 });
          await play(table, visit.page, linked);
          visit.expectClean();
          await visit.close();
        });
      }
      for (const sandbox of [undefined, 'allow-scripts']) {
        test(`in a ${sandbox ? 'sandboxed ' : ''}frame of the demo, ${way}`, async () => {
          const link = await linkTo(near);
          const host = await openHost(browser, { url: `${server.url}demo/`, blocked, height: 4_200 });
          const name = `demo-${sandbox ? 'sandbox' : 'new'}`;
          await heardOf(host.page, name);
          if (linked) {
            // A page that is left while it loads tells the console of what it did not get.
            await pageOf(host.page, name).locator('.poster-go').waitFor();
            await host.page.evaluate(([to, hash]) => {
              const frame = document.querySelector(`iframe[name="${to}"]`);
              frame.src = `${frame.src.replace('id=', 'id=linked-')}#${hash}`;
            }, [name, link]);
            await pageOf(host.page, name).waitForURL(/linked-/);
          }
          const game = pageOf(host.page, name);
          await enter(game);
          const whole = await play(new FramedTable(host, name, two, { at: linked ? near : 0 }), game, linked);
          if (whole) await hears(host.page, 'gameover', {}, name);
          assert.deepEqual(host.problems, []);
          await host.close();
        });
      }
    }
  }
});
