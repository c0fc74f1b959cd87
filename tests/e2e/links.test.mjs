// A game is a link: the address holds it, and whatever somebody opens is asked about, told, or opened as far as it is sound.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPage } from './harness.mjs';
import { KEY, Table, keeping, picture, pointer, readGame, savedText } from './play.mjs';
import { opened } from './opened.mjs';
import { say } from './words.mjs';

const two = readGame('two');
const four = readGame('four');

const { browser, server, visit } = await opened();

const button = (page, id, args) => page.getByRole('button', { name: say(id, args), exact: true });
const kept = (page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const hash = (page) => new URL(page.url()).hash.slice(1);
const asked = (page) => page.locator('.arrival').waitFor();
/** To the start page; nothing lies over it any more. */
async function left(page) {
  await button(page, 'link-leave').click();
  await page.locator('.arrival').waitFor({ state: 'detached' });
}

/** What stands behind the # when `game` has come to move `at`. */
async function linkTo(game, at = game.moves.length) {
  let link;
  await visit({ before: keeping(savedText(game, at)) }, async ({ page }) => {
    await page.waitForFunction(() => location.hash.length > 1);
    link = hash(page);
  });
  return link;
}

describe('the address', { concurrency: 2 }, () => {
  test('holds the game after every decision, without a step of the history', async () => {
    await visit({}, async (opened) => {
      const { page } = opened;
      const table = new Table(opened, pointer(page), two);
      await table.start();
      const steps = await page.evaluate(() => history.length);
      const seen = new Set();
      for (let at = 1; at <= 15; at += 1) {
        await table.play(at);
        seen.add(hash(page));
      }
      assert.equal(seen.size, 15);
      assert.equal(await page.evaluate(() => history.length), steps);
      const shown = await picture(page);
      await visit({ url: `${server.url}#${hash(page)}` }, async (other) => {
        await asked(other.page);
        assert.equal(await kept(other.page), null, 'nothing is kept before somebody chooses');
        await button(other.page, 'link-play').click();
        const again = await picture(other.page);
        assert.deepEqual([again.labels, again.boulders], [shown.labels, shown.boulders]);
        assert.equal(await kept(other.page), await kept(page));
      });
    });
  });

  test('brings a game back where nothing can be stored', async () => {
    const closed = (page) => page.addInitScript(() => {
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    });
    await visit({ before: closed }, async (opened) => {
      const { page, ready } = opened;
      const table = new Table(opened, pointer(page), two, { kept: false });
      await table.start();
      await table.play(10);
      const before = await picture(page);
      await page.reload();
      await ready();
      await asked(page);
      await button(page, 'link-play').click();
      assert.deepEqual((await picture(page)).labels, before.labels);
    });
  });

  test('is plain again on the start page', async () => {
    await visit({ before: keeping(savedText(two, 9)) }, async ({ page }) => {
      await page.waitForFunction(() => location.hash.length > 1);
      await button(page, 'app-menu').click();
      await button(page, 'app-start-page').click();
      await page.waitForFunction(() => location.hash === '');
    });
  });
});

describe('a link', { concurrency: 2 }, () => {
  test('to a finished game hides how it ended until somebody asks', async () => {
    const link = await linkTo(four);
    await visit({ url: `${server.url}#${link}` }, async ({ page }) => {
      await asked(page);
      assert.equal(await page.locator('#action-title, .score').count(), 0);
      assert.doesNotMatch(await page.innerText('.arrival'), /wins|points/i);
      await button(page, 'link-watch').click();
      await page.getByText(say('moment-of', { n: 0, all: four.moves.length })).waitFor();
      await button(page, 'moment-after').click();
      await page.getByText(say('moment-of', { n: 1, all: four.moves.length })).waitFor();
      assert.equal(await kept(page), null, 'who only looks keeps nothing');
      await page.reload();
      await asked(page);
      await button(page, 'link-result').click();
      await page.getByText(say('moment-of', { n: four.moves.length, all: four.moves.length })).waitFor();
      assert.equal(await kept(page), null);
      await button(page, 'replay-leave').click();
      await page.locator('#annex .annex-page').waitFor({ state: 'detached' });
      await asked(page);
      assert.ok(hash(page).startsWith(link), 'the page asks again');
      await left(page);
      await page.locator('.start-form input').first().waitFor();
      assert.equal(hash(page), '');
    });
  });

  test('to a moment shows it', async () => {
    const link = await linkTo(two, 40);
    await visit({ url: `${server.url}#${link}-17` }, async ({ page }) => {
      await asked(page);
      await button(page, 'link-moment', { n: 17 }).click();
      await page.getByText(say('moment-of', { n: 17, all: 40 })).waitFor();
    });
  });

  test('with damage is told, and opens as far as it is sound', async () => {
    const link = await linkTo(two, 100);
    const damaged = `${link.slice(0, 60)}${link[60] === 'A' ? 'B' : 'A'}${link.slice(61)}`;
    await visit({ url: `${server.url}#${damaged}` }, async ({ page }) => {
      await asked(page);
      const said = await page.innerText('.arrival .why');
      const place = Number(/\d+/.exec(said)[0]);
      assert.ok(place > 16 && place <= 61, said);
      await button(page, 'link-play').click();
      await page.locator('#action-title').waitFor();
    });
  });

  for (const text of ['hello', 'T', '%3Cscript%3E', 'x'.repeat(5000), 'T0000000000000000-1', '/Ann/Bob', '-', '#']) {
    test(`like ${text.slice(0, 20)} is told, and leads to the start page`, async () => {
      await visit({ url: `${server.url}#${text}` }, async ({ page }) => {
        await asked(page);
        assert.ok((await page.innerText('.arrival .why')).length > 20);
        await left(page);
        await page.locator('.start-form input').first().waitFor();
        await page.locator('.arrival').waitFor({ state: 'detached' });
        assert.equal(hash(page), '');
      });
    });
  }

  test('shows names as text, whatever is in them', async () => {
    const link = await linkTo(two, 10);
    const names = ['<img src=x onerror=alert(1)>', '"><script>'].map((name) =>
      [...Buffer.from(name)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
    await visit({ url: `${server.url}#${link}/${names.join('/')}` }, async ({ page }) => {
      await asked(page);
      assert.match(await page.innerText('.arrival'), /<img src=x onerror=aler/);
      await button(page, 'link-play').click();
      await page.locator('#action-title').waitFor();
      assert.equal(await page.locator('img[src=x]').count(), 0);
      assert.match(await page.innerText('.sacks'), /"><script>/);
    });
  });

  test('entered while a game goes on asks, and loses nothing', async () => {
    const link = await linkTo(four, 30);
    await visit({ before: keeping(savedText(two, 20)) }, async ({ page }) => {
      await page.waitForFunction(() => location.hash.length > 1);
      const [own, stored] = [hash(page), await kept(page)];
      await page.evaluate((text) => { location.hash = text; }, link);
      await asked(page);
      await button(page, 'link-watch').click();
      await page.locator('.moment').waitFor();
      assert.equal(await kept(page), stored);
      await page.goBack();
      // The address of the game that was left.
      await page.waitForFunction((text) => location.hash === `#${text}`, own);
      await page.locator('#action-title').waitFor();
      assert.equal(await kept(page), stored);
      assert.equal(await page.locator('.moment').count(), 0);
    });
  });

  test('that was entered is left again by going back', async () => {
    await visit({ before: keeping(savedText(two, 20)) }, async ({ page }) => {
      await page.waitForFunction(() => location.hash.length > 1);
      const own = hash(page);
      await page.evaluate(() => { location.hash = 'garbage'; });
      await asked(page);
      await page.goBack();
      await page.locator('#action-title').waitFor();
      assert.equal(hash(page), own);
    });
  });

  test('watched and left leads back to one\'s own game', async () => {
    const link = await linkTo(four, 30);
    const own = savedText(two, 20);
    await visit({ url: `${server.url}#${link}-12`, before: keeping(own) }, async ({ page }) => {
      await asked(page);
      await button(page, 'link-moment', { n: 12 }).click();
      await page.locator('.moment').waitFor();
      await page.keyboard.press('Escape');
      await left(page);
      await button(page, 'start-continue').click();
      await page.locator('#action-title').waitFor();
      assert.equal(await page.locator('.moment').count(), 0);
      assert.equal(await page.locator('.sack').count(), 2);
      assert.equal(await kept(page), own);
    });
  });

  test('played on lays one\'s own game aside, and the start page leads back', async () => {
    const link = await linkTo(four, 30);
    const own = savedText(two, 20);
    await visit({ url: `${server.url}#${link}`, before: keeping(own) }, async ({ page }) => {
      await asked(page);
      await button(page, 'link-play').click();
      await page.locator('#action-title').waitFor();
      assert.notEqual(await kept(page), own);
      await button(page, 'app-menu').click();
      await button(page, 'app-start-page').click();
      await button(page, 'start-before').click();
      await page.waitForFunction(([key, text]) => localStorage.getItem(key) === text, [KEY, own]);
    });
  });
});

test('two windows do not overwrite each other', async () => {
  const opened = await openPage(browser, { url: server.url, before: keeping(savedText(two, 10)) });
  try {
    await opened.ready();
    const table = new Table(opened, pointer(opened.page), two, { at: 10 });
    await table.look();
    const other = await opened.page.context().newPage();
    await other.goto(server.url);
    await other.locator('#action-title').waitFor();
    await table.play(12);
    const stored = await kept(opened.page);
    // The other window still shows move 10.
    const second = new Table({ ...opened, page: other }, pointer(other), two, { at: 10, kept: false });
    await second.play(11);
    await other.locator('.notices').getByText(say('app-elsewhere')).waitFor();
    assert.equal(await kept(opened.page), stored);
    await other.reload();
    await other.locator('#action-title, .arrival').first().waitFor();
  } finally {
    await opened.close();
  }
});
