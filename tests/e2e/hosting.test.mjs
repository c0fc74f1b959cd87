// The built page at hosts of every kind: deep in a path, with a type for WebAssembly that says nothing, in sandboxes that
// the host allows for or does not. docs/hosting.md says what a host has to do.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { CACHED, button, iframe, openHost, pageOf } from './embed.mjs';
import { WAIT } from './hand.mjs';
import { openBrowser, openPage, serveDist } from './harness.mjs';
import { LONG, both, quick, seated } from './machines.mjs';
import { keeping, readGame } from './play.mjs';
import { framedGame } from './single.mjs';
import { say } from './words.mjs';

const two = readGame('two');
// Wide enough for the log.
const WIDE = { width: 1440, height: 900 };
// The page around comes from nowhere, and is no page of the internet that asks for our machine.
const browser = await openBrowser({ args: ['--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests'] });
after(() => browser.close());

/** Serves the page, opens it with a computer player at the table, and looks into every room that is a file of its own. */
async function everywhere({ at = '', workers = true, ...host }) {
  const server = await serveDist(host);
  const seat = two.deciders[20];
  const before = both(quick, keeping(seated(two, 20, seat === 0 ? '1c - - -' : '- 1c - -')), async (page) => {
    if (!workers) await page.addInitScript(() => { delete window.Worker; });
  });
  const visit = await openPage(browser, { url: server.url.slice(0, -1) + (at === null ? '' : `/${at}`), before });
  const { page } = visit;
  await visit.ready();
  // What thinks for the computer, here in a worker, then what finds out about a game.
  await page.locator('.prompt:not(.thinks) .since').waitFor(LONG);
  await page.locator('[data-key=hint]').click();
  await page.locator('#annex dialog[open] .advice > li').first().waitFor(LONG);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: /rules/i }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'app-menu').click();
  await button(page, 'app-replay').click();
  await page.getByRole('slider', { name: say('replay-scrub') }).fill('18');
  visit.expectClean();
  assert.deepEqual(visit.requests.filter((url) => !url.startsWith('data:') && !url.startsWith(server.url.slice(0, -1))), []);
  await visit.close();
  await server.close();
}

describe('the page plays and shows its rooms', { concurrency: 2 }, () => {
  test('deep in a path, without the last slash', () => everywhere({ prefix: '/a/b/c/', at: null }));
  test('deep in a path, by the name of its file', () => everywhere({ prefix: '/a/b/c/', at: 'index.html' }));
  const types = { '.wasm': 'application/octet-stream' };
  test('where WebAssembly has a type that says nothing', () => everywhere({ types, at: '' }));
  test('the same without workers', () => everywhere({ types, at: '', workers: false }));
});

describe('in a sandbox', { concurrency: 2 }, () => {
  async function sandboxed(headers, body) {
    const server = await serveDist({ headers });
    const host = await openHost(browser, { host: iframe(server.url, { sandbox: 'allow-scripts', ...WIDE }), ...WIDE });
    await body(host);
    await host.close();
    await server.close();
  }

  test('the page plays where its host lets everybody read it, without a form being sent', async () => {
    await sandboxed(CACHED, async ({ page, problems }) => {
      const game = await framedGame(page);
      for (const n of [1, 2]) await game.getByRole('combobox', { name: say('computer-who', { n }) }).selectOption('1c');
      // By the key that sends a form.
      await game.getByRole('textbox', { name: say('start-seed'), exact: true }).press('Enter');
      await game.getByRole('list', { name: say('log-title'), exact: true }).getByRole('button').nth(2).waitFor(LONG);
      assert.deepEqual(problems, []);
    });
  });

  test('the page says what is missing where its host does not', async () => {
    await sandboxed({}, async ({ page }) => {
      await page.frameLocator('iframe').locator('#rescue:not([hidden])').waitFor(WAIT);
      const game = pageOf(page);
      const reason = await game.locator('#rescue-reason').innerText();
      assert.match(reason, /sandbox/);
      assert.match(reason, /Access-Control-Allow-Origin: \*/);
      assert.equal(await game.locator('#app').isVisible(), false);
    });
  });
});
