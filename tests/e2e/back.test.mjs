// Back and forward of the browser: from the table to the start page and to the table again, and out of the page as before.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KEY, Table, keeping, pointer, readGame, savedText, settled } from './play.mjs';
import { opened } from './opened.mjs';
import { say } from './words.mjs';

const two = readGame('two');
const four = readGame('four');

const { server, visit } = await opened();

const button = (page, id, args) => page.getByRole('button', { name: say(id, args), exact: true });
const kept = (page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const hash = (page) => new URL(page.url()).hash.slice(1);
const steps = (page) => page.evaluate(() => history.length);

const atTable = async (page) => {
  await page.locator('#action-title').waitFor();
  await settled(page);
};
const atStart = async (page) => {
  await page.getByRole('heading', { name: say('start-title'), exact: true }).waitFor();
  await settled(page);
};
async function getUp(page) {
  if (!(await button(page, 'app-start-page').isVisible())) await button(page, 'app-menu').click();
  await button(page, 'app-start-page').click();
  await atStart(page);
}
/** Goes a step without waiting for a page to load: none does. */
const go = (page, by) => page.evaluate((n) => history.go(n), by);

describe('back of the browser', { concurrency: 2 }, () => {
  test('leads from a game that has just begun to the start page, and forward to the game', async () => {
    await visit({}, async ({ page }) => {
      await atStart(page);
      await button(page, 'start-go').click();
      await atTable(page);
      const [own, stored] = [hash(page), await kept(page)];
      assert.ok(own.length > 1);
      for (let n = 0; n < 5; n += 1) {
        await go(page, -1);
        await atStart(page);
        assert.equal(hash(page), '');
        assert.equal(await kept(page), stored);
        await go(page, 1);
        await atTable(page);
        assert.equal(hash(page), own);
        assert.equal(await page.locator('.arrival').count(), 0, 'one\'s own game is not asked about');
      }
      assert.equal(await kept(page), stored);
    });
  });

  test('is one step, however much is played at the table, and a game goes on after it', async () => {
    await visit({ before: keeping(savedText(two, 20)) }, async (visited) => {
      const { page } = visited;
      await atTable(page);
      await getUp(page);
      const before = await steps(page);
      await button(page, 'start-continue').click();
      await atTable(page);
      assert.equal(await steps(page), before + 1);
      await new Table(visited, pointer(page), two, { at: 20 }).play(24);
      assert.equal(await steps(page), before + 1);
      const stored = await kept(page);
      await go(page, -1);
      await atStart(page);
      assert.equal(await kept(page), stored);
      await go(page, 1);
      await atTable(page);
      await new Table(visited, pointer(page), two, { at: 24 }).play(26);
      assert.notEqual(await kept(page), stored);
    });
  });

  test('is not pressed twice where somebody has got up by the menu', async () => {
    await visit({ url: `${server.url}?before` }, async ({ page }) => {
      await atStart(page);
      await page.goto(server.url);
      await atStart(page);
      await button(page, 'start-go').click();
      await atTable(page);
      await getUp(page);
      for (let n = 0; n < 3; n += 1) {
        await button(page, 'start-continue').click();
        await atTable(page);
        await getUp(page);
      }
      await page.goBack();
      await atTable(page);
      assert.match(page.url(), /\?before/, 'the page before');
    });
  });

  test('closes what is open about the game', async () => {
    await visit({ before: keeping(savedText(four, 40)) }, async ({ page }) => {
      await atTable(page);
      await getUp(page);
      await button(page, 'start-continue').click();
      await atTable(page);
      const stored = await kept(page);
      await button(page, 'app-menu').click();
      await button(page, 'app-replay').click();
      await page.locator('.replay').waitFor();
      await go(page, -1);
      await atStart(page);
      assert.equal(await page.locator('dialog[open]').count(), 0);
      assert.equal(hash(page), '');
      await go(page, 1);
      await atTable(page);
      assert.equal(await kept(page), stored);
    });
  });

  test('leaves the table after a reload as well', async () => {
    await visit({ before: keeping(savedText(two, 20)) }, async ({ page, ready }) => {
      await atTable(page);
      await getUp(page);
      await button(page, 'start-continue').click();
      await atTable(page);
      const stored = await kept(page);
      await page.reload();
      await ready();
      await atTable(page);
      await page.goBack();
      await atStart(page);
      assert.equal(await kept(page), stored);
    });
  });

  test('of somebody else\'s page is not held up by a game in it', async () => {
    const host = `${server.url}host`;
    const around = { contentType: 'text/html', body: `<!doctype html><title>Host</title><iframe src="${server.url}"></iframe>` };
    await visit({ before: (page) => page.route(host, (route) => route.fulfill(around)) }, async ({ page }) => {
      await page.goto(host);
      const frame = page.frameLocator('iframe');
      const start = frame.getByRole('button', { name: say('start-go'), exact: true });
      await start.waitFor();
      const before = await steps(page);
      await start.click();
      await frame.locator('#action-title').waitFor();
      assert.equal(await steps(page), before);
    });
  });
});
