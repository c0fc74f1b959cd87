// The rooms of the annex: what can be sent of a game, the games kept under a name, the replay.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { axeViolations } from './axe.mjs';
import { layoutFaults } from './layout.mjs';
import { KEY, keeping, readGame, savedText } from './play.mjs';
import { opened } from './opened.mjs';
import { say } from './words.mjs';

const SIZES = ['1440x900', '1024x768', '844x390', '390x844', '360x640'];
const two = readGame('two');
const four = readGame('four');

const { server, visit } = await opened();

const button = (page, id, args) => page.getByRole('button', { name: say(id, args), exact: true });
const kept = (page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** A page on which `game` has come to move `at`; the room is opened by the menu. */
async function at(game, move, room, body, options = {}) {
  await visit({ before: keeping(savedText(game, move)), ...options }, async (opened) => {
    const { page } = opened;
    if (await page.locator('.score').count() === 0) await button(page, 'app-menu').click();
    await button(page, room).first().click();
    await page.locator('#annex dialog[open]').waitFor();
    // A table that opens takes no press at once.
    await page.waitForFunction(() => !document.getAnimations().some((animation) => animation.animationName === 'deaf'));
    await body(opened);
  });
}

/** The text of the file that a press hands over, and its name. */
async function file(page, id) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, id).click()]);
  const stream = await download.createReadStream();
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return { name: download.suggestedFilename(), body: Buffer.concat(chunks) };
}

const link = (page) => page.locator('#share-link').inputValue();

describe('the share sheet', { concurrency: 2 }, () => {
  test('has links to the game, a moment and the start, and each opens what it says', async () => {
    await at(four, 60, 'app-share', async ({ page }) => {
      const whole = await link(page);
      assert.equal(new URL(whole).hash, new URL(page.url()).hash);
      await button(page, 'share-moment').click();
      assert.equal(await link(page), `${whole}-60`);
      await button(page, 'share-start').click();
      const start = await link(page);
      assert.ok(start.length < 80, start);
      await visit({ url: start }, async (other) => {
        await button(other.page, 'link-start').click();
        await other.page.locator('#action-title').waitFor();
        const seed = await other.page.locator('.seedline').innerText();
        assert.match(seed, new RegExp(/TROLL-\S+/.exec(await page.locator('.seedline').first().innerText())[0]));
      });
    });
  });

  test('says that something was copied only when it was', async () => {
    const context = { permissions: ['clipboard-read', 'clipboard-write'] };
    await at(two, 20, 'app-share', async ({ page }) => {
      await button(page, 'share-copy').click();
      await page.getByText(say('share-copied')).waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await link(page));
    }, { context });
    const closed = async (page) => {
      await keeping(savedText(two, 20))(page);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
      });
    };
    await at(two, 20, 'app-share', async ({ page }) => {
      await button(page, 'share-copy').click();
      await page.getByText(say('share-by-hand')).waitFor();
      const marked = await page.evaluate(() => String(getSelection()) || document.activeElement.value);
      assert.equal(marked, await link(page));
    }, { before: closed });
  });

  test('sends by the device where it can, and an interrupted sending is no fault', async () => {
    const sends = async (page) => {
      await keeping(savedText(two, two.moves.length))(page);
      await page.addInitScript(() => {
        window.sent = [];
        navigator.share = async (what) => {
          window.sent.push(what.text);
          if (window.sent.length > 1) throw new DOMException('left', 'AbortError');
        };
      });
    };
    await at(two, two.moves.length, 'app-share', async ({ page }) => {
      await button(page, 'share-start').click();
      await button(page, 'share-send').click();
      await page.getByText(say('share-sent')).waitFor();
      const [text] = await page.evaluate(() => window.sent);
      assert.ok(text.includes(await link(page)) && /\d+ and .* \d+/.test(text), text);
      await button(page, 'share-whole').click();
      await button(page, 'share-send').click();
      await page.waitForFunction(() => window.sent.length === 2);
      assert.equal((await page.locator('.share-told').innerText()).trim(), '');
    }, { before: sends });
  });

  test('hands over files: the story, the game, the board in both kinds of picture', async () => {
    await at(four, 60, 'app-share', async ({ page }) => {
      const story = (await file(page, 'share-story')).body.toString();
      assert.match(story, /Turn 1: Birk[\s\S]*Turn 19: Yrsa/);
      const game = await file(page, 'share-game');
      assert.equal(game.body.toString(), savedText(four, 60));
      const svg = (await file(page, 'share-svg')).body.toString();
      assert.match(svg, /^<svg[^>]*viewBox/);
      assert.doesNotMatch(svg, /href="(?!#|data:)/, 'it refers to nothing outside');
      assert.doesNotMatch(svg, /<(script|foreignObject|a) | on\w+=/);
      const png = (await file(page, 'share-png')).body;
      assert.deepEqual([...png.subarray(1, 4)], [...Buffer.from('PNG')]);
      assert.equal(png.readUInt32BE(16), 1600);
      // A picture that shows nothing packs into very little.
      assert.ok(png.length > 300_000, `${png.length} bytes`);
    });
  });

  test('shows a code that says the link', async () => {
    await at(two, 20, 'app-share', async ({ page }) => {
      const code = page.getByRole('img', { name: say('share-code') });
      const before = await code.locator('path').getAttribute('d');
      await button(page, 'share-start').click();
      assert.notEqual(await code.locator('path').getAttribute('d'), before);
    });
  });
});

describe('the shelf', { concurrency: 2 }, () => {
  test('keeps several games under names, opens them, and gives back what was deleted', async () => {
    await at(two, 20, 'app-shelf', async (opened) => {
      const { page, ready } = opened;
      const keep = async (name) => {
        await page.getByRole('textbox', { name: say('shelf-name') }).fill(name);
        await button(page, 'shelf-keep').click();
        await page.getByRole('heading', { name }).waitFor();
      };
      await keep('<b>A rainy day</b>');
      await keep('Grandmother & Kári');
      assert.equal(await page.locator('.shelf-game').count(), 2);
      await page.reload();
      await ready();
      await button(page, 'app-menu').click();
      await button(page, 'app-start-page').click();
      await button(page, 'app-shelf').click();
      const rainy = page.locator('.shelf-game', { hasText: '<b>A rainy day</b>' });
      await rainy.waitFor();
      await button(rainy, 'shelf-off').click();
      await page.getByText(say('shelf-is-off')).waitFor();
      assert.equal(await page.locator('.shelf-game').count(), 1);
      await button(page, 'shelf-put-back').click();
      await rainy.waitFor();
      await button(rainy, 'shelf-open').click();
      await page.locator('#action-title').waitFor();
      assert.equal(await kept(page), savedText(two, 20));
    });
  });

  test('opens a game from a file, also a damaged one as far as it goes, and says when there is none', async () => {
    const whole = savedText(four, 60);
    const damaged = whole.trimEnd().replace(/(\S+)$/, 'stop');
    await at(two, 20, 'app-shelf', async ({ page }) => {
      const bring = async (text) => {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'shelf-fetch').click()]);
        await chooser.setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      };
      for (const text of ['', 'hello', '\u0000'.repeat(99), '{"a":1}', whole.replace('save 1', 'save 9')]) {
        await bring(text);
        await page.getByText(say('shelf-no-game')).waitFor();
      }
      await bring(damaged);
      await page.getByText(say('shelf-cut', { n: 59 })).waitFor();
      assert.equal(await kept(page), savedText(two, 20));
      await bring(whole);
      await page.locator('#annex dialog').waitFor({ state: 'detached' });
      await page.waitForFunction(([key, text]) => localStorage.getItem(key) === text, [KEY, whole]);
    });
  });

  test('leaves alone what it cannot read', async () => {
    const odd = 'trollfjord kept 7\nfrom the future';
    const before = async (page) => {
      await keeping(savedText(two, 20))(page);
      await page.addInitScript((text) => localStorage.setItem('trollfjord.shelf.1', text), odd);
    };
    await at(two, 20, 'app-shelf', async ({ page }) => {
      await page.getByText(say('shelf-unreadable')).waitFor();
      await button(page, 'shelf-keep').click();
      await page.getByText(say('shelf-kept')).waitFor();
      assert.equal(await page.evaluate(() => localStorage.getItem('trollfjord.shelf.1')), odd);
    }, { before });
  });
});

const moment = (page, n, all) => page.locator('.replay', { hasText: say('moment-of', { n, all }) }).waitFor();

describe('the replay', { concurrency: 2 }, () => {
  const all = four.moves.length;

  test('is wound by slider, buttons, keys, list and log', async () => {
    await at(four, all, 'app-replay', async ({ page }) => {
      await moment(page, all, all);
      await page.keyboard.press('Home');
      await moment(page, 0, all);
      await page.keyboard.press('ArrowRight');
      await moment(page, 1, all);
      await button(page, 'moment-after').click();
      await moment(page, 2, all);
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('PageUp');
      await page.keyboard.press('End');
      await moment(page, all, all);
      await page.getByRole('slider', { name: say('replay-scrub') }).fill('60');
      await moment(page, 60, all);
      assert.match(await page.getByRole('slider').getAttribute('aria-valuetext'), /^Turn 19: /);
      const list = page.getByRole('combobox', { name: say('replay-jump') });
      const blow = list.locator('optgroup').last().locator('option').first();
      await list.selectOption(await blow.getAttribute('value'));
      const at = Number(await blow.getAttribute('value'));
      assert.match(four.moves[at - 1], /^[lr][sfh]$/);
      await moment(page, at, all);
      await page.locator('.tw-stage').waitFor();
    });
  });

  test('runs by itself to the end, and stops for whoever winds it', async () => {
    await at(two, 30, 'app-replay', async ({ page }) => {
      await button(page, 'replay-rush').click();
      await page.keyboard.press('Home');
      await button(page, 'replay-play').click();
      await page.waitForFunction(() => Number(document.querySelector('.scrub').value) > 3);
      await button(page, 'moment-before').click();
      await button(page, 'replay-play').waitFor();
      const stood = await page.locator('.scrub').inputValue();
      await page.keyboard.press('Home');
      await page.getByRole('slider').focus();
      await page.keyboard.press('Space');
      await moment(page, 30, 30);
      await button(page, 'replay-play').waitFor();
      assert.ok(Number(stood) < 30);
      assert.equal(await page.locator('html').getAttribute('data-motion'), 'auto', 'the haste ends with it');
    });
  });

  test('ends where the page was, with the address as it was', async () => {
    await at(two, 30, 'app-replay', async ({ page }) => {
      const before = new URL(page.url()).hash;
      await page.keyboard.press('Home');
      await page.waitForFunction(() => location.hash.endsWith('-0'));
      await page.keyboard.press('Escape');
      await page.waitForFunction((hash) => location.hash === hash, before);
      await page.locator('#action-title').waitFor();
      assert.equal(await kept(page), savedText(two, 30));
    });
  });

  test('goes on from a moment as a marked what-if with other luck, and the game that was left comes back', async () => {
    await at(two, 30, 'app-replay', async ({ page, ready }) => {
      assert.equal(await button(page, 'replay-what-if').count(), 0, 'at the end there is nothing that is known ahead');
      await page.getByRole('slider').fill('12');
      await moment(page, 12, 30);
      await button(page, 'replay-what-if').click();
      const plain = savedText(two, 12).trimEnd();
      await page.waitForFunction(([key, start]) => localStorage.getItem(key).startsWith(`${start} ~TROLL-`), [KEY, plain]);
      const marked = () => page.getByText(say('table-what-if'), { exact: true }).waitFor();
      await marked();
      const [text, address] = [await kept(page), page.url()];
      await page.reload();
      await ready();
      await marked();
      assert.equal(await kept(page), text);
      await visit({ url: address }, async (other) => {
        await button(other.page, 'link-play').click();
        await other.page.getByText(say('table-what-if'), { exact: true }).waitFor();
        assert.equal(await kept(other.page), text);
      });
      await button(page, 'app-menu').click();
      await button(page, 'app-start-page').click();
      await button(page, 'start-before').click();
      await page.waitForFunction(([key, text]) => localStorage.getItem(key) === text, [KEY, savedText(two, 30)]);
      assert.equal(await page.getByText(say('table-what-if'), { exact: true }).count(), 0);
    });
  });

  test('of a game that somebody opens shows nothing ahead of what was looked at', async () => {
    let game;
    await at(four, all, 'app-share', async ({ page }) => { game = await link(page); });
    await visit({ url: `${game}-40` }, async ({ page }) => {
      await button(page, 'link-moment', { n: 40 }).click();
      await moment(page, 40, all);
      const last = (await page.locator('.chart polyline').first().getAttribute('points')).split(' ').pop();
      assert.match(last, /^40,/);
      const ahead = await page.locator('.jump option').evaluateAll((options) => options.map((option) => Number(option.value)));
      assert.equal(Math.max(...ahead) <= 40, true);
      assert.doesNotMatch(await page.locator('.loglist').innerText(), /Turn 2\d/);
    });
  });
});

describe('every room', { concurrency: 2 }, () => {
  test('lies over the one it was entered from, and leads back to it', async () => {
    await at(four, 60, 'app-replay', async ({ page }) => {
      await page.getByRole('slider').fill('12');
      await moment(page, 12, 60);
      const replay = page.getByRole('dialog', { name: say('replay-title') });
      await button(replay, 'app-share').click();
      const sheet = page.getByRole('dialog', { name: say('share-title') });
      await sheet.waitFor();
      assert.ok((await link(page)).endsWith('-12'));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await moment(page, 12, 60);
      assert.equal(await page.evaluate(() => document.activeElement.textContent), say('app-share'), 'the focus comes back');
      await page.keyboard.press('Escape');
      await replay.waitFor({ state: 'detached' });
      await button(page, 'app-menu').click();
      await button(page, 'app-shelf').click();
      await button(page, 'shelf-keep').click();
      await button(page.locator('.shelf-game'), 'app-share').click();
      await sheet.waitFor();
      await page.keyboard.press('Escape');
      await button(page.locator('.shelf-game'), 'shelf-open').click();
      await page.locator('#annex dialog').waitFor({ state: 'detached' });
      await page.locator('#action-title').waitFor();
    });
  });

  for (const room of ['app-share', 'app-shelf', 'app-replay']) {
    test(`${room} fits every screen and is accessible`, async () => {
      await at(four, 60, room, async ({ page }) => {
        if (room === 'app-shelf') await button(page, 'shelf-keep').click();
        for (const size of SIZES) {
          const [width, height] = size.split('x').map(Number);
          await page.setViewportSize({ width, height });
          // A link is no word: it may break.
          assert.deepEqual(await layoutFaults(page, { broken: room === 'app-share' }), [], size);
        }
        assert.deepEqual(await axeViolations(page, '#annex'), []);
      });
    });
  }

  // The clock jumps ahead at every look, so that it is drawn in as many slices of time as on the slowest device; and the
  // program is the last thing to arrive.
  test('opens on a device that needs many slices of time to draw it', async () => {
    const slowly = async (page) => {
      await page.addInitScript(() => {
        const now = Date.now.bind(Date);
        let ahead = 0;
        Date.now = () => now() + (ahead += 50);
      });
      await page.route(/annex-\w+_bg\.wasm$/, async (route) => {
        await page.waitForFunction(() => [...document.styleSheets].filter(({ href }) => href?.includes('/annex/')).length === 3);
        await route.continue();
      });
    };
    await visit({ before: slowly }, async ({ page }) => {
      await button(page, 'app-practice').click();
      await page.getByRole('dialog', { name: say('practice-title'), exact: true }).waitFor();
      await button(page, 'practice-leave').click();
      await button(page, 'app-shelf').click();
      await page.getByRole('dialog', { name: say('shelf-title'), exact: true }).waitFor();
    });
  });

  test('that cannot be fetched is told, and the game goes on', async () => {
    await visit({ before: keeping(savedText(two, 20)), allow: [/annex/, /Failed to load/] }, async ({ page }) => {
      await page.route(/annex/, (route) => route.abort());
      await button(page, 'app-menu').click();
      await button(page, 'app-share').click();
      await page.locator('#annex-wait[open]').waitFor();
      await page.waitForFunction(() => /could not be loaded|Failed/i.test(document.querySelector('#annex-says').textContent));
      await page.unroute(/annex/);
      await page.keyboard.press('Escape');
      await page.locator('#action-title').waitFor();
      await button(page, 'app-menu').click();
      await button(page, 'app-share').click();
      await page.locator('#annex dialog[open]').waitFor();
    });
  });
});
