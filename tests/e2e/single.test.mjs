// The game as one file: opened from a disk, from a host and in frames that may do nothing but run scripts. It plays whole
// games, has every room, and asks nobody for anything.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { single } from '../../scripts/lib/single.mjs';
import * as practice from './drill.mjs';
import { AddressedTable, closed, enter, framed, hears, iframe, pageOf, rested, two } from './embed.mjs';
import { WAIT } from './hand.mjs';
import { DIST, openPage } from './harness.mjs';
import { LONG, beyond, both, button, decisions, quick, seated } from './machines.mjs';
import { openMoment } from './moments.mjs';
import { Table, keeping, pointer, savedText } from './play.mjs';
import { ON_DISK, asksNothing, framedGame, markup, srcdoc } from './single.mjs';
import { say } from './words.mjs';

const { browser, server, hosted, linkTo } = await framed();
const ON_HOST = `${server.url}single/trollfjord.html`;
const near = two.moves.length - 12;
// Wide enough for the log: where nothing is kept, it tells how far a game is.
const wide = { width: 1440, height: 900 };

/** Opens the file for `body`, which is to leave it without a problem and without a request. */
async function visit({ url = ON_DISK, ...options }, body) {
  const opened = await openPage(browser, { url, ...options });
  await opened.ready();
  await body(opened);
  opened.expectClean();
  asksNothing(opened.requests, url.replace(/[?#].*$/, ''));
  await opened.close();
}

// Of the page around a frame, nothing but itself.
const asked = (requests) => requests.filter((url) => !/^(?:data:|about:|http:\/\/host\.test\/$)/.test(url));

/** A room of the annex, or what lies over the table. */
const room = (page, id) => page.getByRole('dialog', { name: say(id), exact: true });
const setting = (page, group, id) => page.getByRole('group', { name: say(group), exact: true })
  .getByRole('button', { name: say(id), exact: true });

async function menu(page, id) {
  await button(page, 'app-menu').click();
  await button(page, id).click();
}

// A game played by hand mostly waits: beside it the rooms are looked into.
describe('the single file', { concurrency: 2 }, () => {
  describe('plays a whole game', { concurrency: 2 }, () => {
    test('from a disk, and keeps it', async () => {
      await visit({}, async (opened) => {
        const table = new Table(opened, pointer(opened.page), two);
        await table.start();
        await table.play();
        await table.over();
        await opened.page.reload();
        await opened.ready();
        await table.over();
      });
    });

    test('from a host, by a link, with storage blocked', async () => {
      const url = `${ON_HOST}#${await linkTo(near)}`;
      await visit({ url, before: (_, context) => closed(context) }, async (opened) => {
        await button(opened.page, 'link-play').click();
        await rested(opened.page);
        const table = new AddressedTable(opened, pointer(opened.page), two, { at: near });
        await table.play();
        await table.over();
      });
    });

    test('from a disk, by computer players, without a worker', async () => {
      const before = both(quick, keeping(seated(two, near, '1c 1b - -')));
      await visit({ before }, async ({ page }) => {
        await page.getByRole('table', { name: say('score-caption'), exact: true }).waitFor(LONG);
        assert.ok(await decisions(page) > near);
      });
    });

    test('in a sandbox, by a link', async () => {
      const src = `${ON_HOST}#${await linkTo(near)}`;
      await hosted(iframe(src, { sandbox: 'allow-scripts' }), async ({ page, problems, requests }) => {
        const game = await framedGame(page);
        await button(game, 'link-play').click();
        await rested(game);
        const table = new AddressedTable({ page: game, problems }, pointer(game), two, { at: near });
        await table.play();
        await table.over();
        assert.deepEqual(asked(requests).map((url) => url.split('#')[0]), [ON_HOST]);
      });
    });

    test('in a sandbox, as a part of the page around, out of a file', async () => {
      await hosted(srcdoc({ sandbox: 'allow-scripts', ...wide }), async ({ page, problems, requests }) => {
        const game = await framedGame(page);
        await button(game, 'app-shelf').click();
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(game, 'shelf-fetch').click()]);
        await chooser.setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(savedText(two, near)) });
        await rested(game);
        const table = new Table({ page: game, problems }, pointer(game), two, { at: near, kept: false });
        // The last decision takes the log away.
        await table.play(two.moves.length - 1);
        await table.make(two.moves.at(-1));
        await table.over();
        await button(game, 'app-share').click();
        await room(game, 'share-title').getByText(say('share-alone'), { exact: true }).waitFor();
        assert.deepEqual(asked(requests), []);
      }, wide);
    });
  });

  describe('has', { concurrency: 2 }, () => {
    const at = (moment, options, body) => async () => {
      const opened = await openMoment(browser, { url: ON_DISK }, moment, options);
      await body(opened.page, opened);
      opened.expectClean();
      asksNothing(opened.requests, ON_DISK);
      await opened.close();
    };

    test('the rules, also for those who ask for another window', at('B4', {}, async (page, { context }) => {
      const link = page.locator('section[aria-labelledby=action-title] a').first();
      const rules = page.getByRole('dialog', { name: /rules/i });
      for (const how of [{}, { modifiers: ['Control'] }, { button: 'middle' }]) {
        await link.click(how);
        await rules.waitFor();
        assert.match(await page.evaluate(() => document.activeElement.textContent), /^B4 /);
        const close = rules.locator('.rules-close');
        assert.equal(await close.evaluate((button) => getComputedStyle(button).position), 'sticky', 'with its styles');
        await page.keyboard.press('Escape');
        await rules.waitFor({ state: 'hidden' });
      }
      assert.equal(context.pages().length, 1);
    }));

    test('hints, and reasons of computer players', async () => {
      const seat = two.deciders[20];
      const before = both(quick, keeping(seated(two, 20, seat === 0 ? '3c - - -' : '- 3c - -')));
      await visit({ before }, async ({ page }) => {
        await page.locator('.prompt:not(.thinks) .since').waitFor(LONG);
        await page.locator('[data-key=hint]').click();
        await page.locator('#annex dialog[open] .advice > li').first().waitFor(LONG);
        await page.keyboard.press('Escape');
        await button(page, 'computer-why').click();
        const why = room(page, 'mind-title');
        await why.getByText(say('mind-best'), { exact: true }).waitFor(LONG);
        assert.equal(await why.getByText(say('mind-other')).count(), 0, 'thought over once more it is the same');
      });
    });

    test('the replay with its tower, and what the game was like', at('score-two', {}, async (page) => {
      await button(page, 'app-luck').click();
      const luck = page.locator('#annex dialog[open]');
      await luck.locator('table').waitFor(LONG);
      assert.equal(await luck.locator('.chart polyline').count(), 2);
      await page.keyboard.press('Escape');
      await button(page, 'app-replay').click();
      await page.getByRole('slider', { name: say('replay-scrub') }).fill('48');
      const stones = page.locator('#annex .tw-stage image');
      await stones.first().waitFor();
      // Drawn as they are, not as a sign of something that is missing.
      assert.ok(await stones.count() >= 5);
      const drawn = await stones.evaluateAll((list) => Promise.all(list.map(async (image) => {
        const shown = new Image();
        shown.src = image.getAttribute('href');
        await shown.decode();
        return shown.naturalWidth > 0;
      })));
      assert.ok(drawn.every(Boolean));
    }));

    test('practice', async () => {
      await visit({}, async ({ page }) => {
        await practice.enter(page);
        await practice.lay(page, practice.PEACE);
        await practice.strike(page, 'firm').click();
        await practice.blow(page, 2, 3);
      });
    });

    test('settings, another theme and sound', async () => {
      const listening = (page) => page.addInitScript(() => {
        window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...args) {
          window.tones += 1;
          return start.apply(this, args);
        };
      });
      await visit({ before: both(listening, keeping(savedText(two, 48))) }, async ({ page, ready }) => {
        await menu(page, 'settings-title');
        await setting(page, 'settings-theme', 'settings-theme-dark').click();
        await page.locator('html[data-theme=dark]').waitFor();
        const slider = page.getByRole('slider', { name: say('settings-effects'), exact: true });
        await slider.focus();
        await page.keyboard.press('ArrowRight');
        await page.waitForFunction(() => window.tones > 0);
        await page.reload();
        await ready();
        await page.locator('html[data-theme=dark]').waitFor();
        // The typefaces are inside.
        const loaded = () => document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === 'loaded').length);
        assert.ok(await page.evaluate(loaded) >= 2);
      });
    });

    test('links that lead from a disk to nowhere else say so; pictures and files to take along', at('placing', {}, async (page) => {
      await menu(page, 'app-share');
      const sheet = room(page, 'share-title');
      await sheet.getByText(say('share-alone'), { exact: true }).waitFor();
      const link = await sheet.locator('#share-link').inputValue();
      assert.match(link, /^#T[0-9A-Za-z]+$/);
      assert.equal(link, new URL(page.url()).hash);
      assert.equal(await sheet.getByRole('img', { name: say('share-code') }).count(), 0, 'no code leads there');
      for (const [id, end] of [['share-svg', '.svg'], ['share-png', '.png'], ['share-game', '-game.txt']]) {
        const [file] = await Promise.all([page.waitForEvent('download'), button(page, id).click()]);
        assert.ok(file.suggestedFilename().endsWith(end));
        const body = await readFile(await file.path());
        if (end === '.svg') {
          const text = body.toString('utf8');
          assert.match(text, /@font-face/);
          assert.doesNotMatch(text, /href="(?!data:|#)/, 'all that it shows is in it');
        }
        assert.ok(body.length > (end === '.png' ? 50_000 : 100), `${end}: ${body.length} bytes`);
      }
    }));

    test('links from a host that lead to it', async () => {
      await visit({ url: ON_HOST, before: keeping(savedText(two, 48)) }, async ({ page }) => {
        await menu(page, 'app-share');
        const sheet = room(page, 'share-title');
        await sheet.locator('#share-link').waitFor();
        assert.ok((await sheet.locator('#share-link').inputValue()).startsWith(`${ON_HOST}#T`));
        assert.equal(await sheet.getByText(say('share-alone')).count(), 0);
      });
    });

    test('links from a disk that lead to the page on the net, where the file was made with its address', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'single-'));
      const file = path.join(folder, 'game.html');
      await writeFile(file, await single(DIST, 'https://example.org/game/'));
      await visit({ url: pathToFileURL(file).href, before: keeping(savedText(two, 48)) }, async ({ page }) => {
        await menu(page, 'app-share');
        const sheet = room(page, 'share-title');
        await sheet.getByRole('img', { name: say('share-code') }).waitFor();
        assert.match(await sheet.locator('#share-link').inputValue(), /^https:\/\/example\.org\/game\/#T/);
      });
      await rm(folder, { recursive: true });
    });

    test('what an address may ask for', async () => {
      const url = `${ON_DISK}?theme=dark&at=7#${await linkTo(20)}`;
      await visit({ url }, async ({ page }) => {
        await page.locator('html[data-theme=dark]').waitFor();
        await page.locator('.arrival').waitFor();
        assert.match(new URL(page.url()).hash, /-7$/);
      });
    });

    test('a poster', async () => {
      await hosted(iframe(`${ON_HOST}?embed=1&theme=dark`), async ({ page, requests }) => {
        const game = pageOf(page);
        const picture = game.locator('.poster img');
        await picture.waitFor(WAIT);
        assert.ok(await picture.evaluate((image) => image.decode().then(() => image.naturalWidth > 0)));
        await enter(game);
        await hears(page, 'state', { phase: 'start' });
        assert.deepEqual(asked(requests).map((url) => url.split('?')[0]), [ON_HOST]);
      });
    });

    test('computer players for a frame that may only run scripts', async () => {
      await hosted(srcdoc({ sandbox: 'allow-scripts', ...wide }), async ({ page }) => {
        const game = await framedGame(page);
        for (const n of [1, 2]) await game.getByRole('combobox', { name: say('computer-who', { n }) }).selectOption('1c');
        await button(game, 'start-go').click();
        await game.getByRole('list', { name: say('log-title'), exact: true }).getByRole('button').nth(3).waitFor(LONG);
      }, wide);
    });
  });
});

describe('the policy of the single file', () => {
  const policy = /http-equiv=Content-Security-Policy content="([^"]*)"/.exec(markup())[1];

  test('names what may run, and lets nothing be fetched', () => {
    assert.match(policy, /^default-src 'none'; script-src 'sha256-[^' ]+' 'wasm-unsafe-eval'; style-src(?: 'sha256-[^' ]+')+; /);
    assert.doesNotMatch(policy, /unsafe-inline|'self'|\*|https?:|connect-src|worker-src/);
  });

  test('stops another script', async () => {
    const allow = [/policy violation: script-src-elem|violates the following Content Security/];
    const opened = await openPage(browser, { url: ON_DISK, allow });
    await opened.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.stranger = true';
      document.head.append(script);
    });
    assert.equal(await opened.page.evaluate(() => window.stranger), undefined);
    opened.expectClean();
    await opened.close();
  });
});

describe('a single file that cannot play says why', () => {
  const rescue = async (options, expected) => {
    const opened = await openPage(browser, { url: ON_DISK, allow: [/console error: Error: /], ...options });
    await opened.page.locator('#rescue:not([hidden])').waitFor(WAIT);
    assert.match(await opened.page.locator('#rescue-reason').innerText(), expected);
    opened.expectClean();
    await opened.close();
  };

  test('when half of it was copied', async () => {
    const body = markup();
    const half = body.slice(0, body.indexOf('<script type=application/octet-stream') + 1000);
    const url = 'http://host.test/trollfjord.html';
    const before = (page) => page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: half }));
    await rescue({ url, before }, /whole/);
  });

  test('when the browser cannot unpack it', async () => {
    await rescue({ before: (page) => page.addInitScript(() => { delete window.DecompressionStream; }) }, /too old/);
  });
});
