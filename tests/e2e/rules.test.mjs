// The rules: over the table at the clause that was asked for, as a page of their own, and never in place of the game.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inlineFaults, openPage } from './harness.mjs';
import { openMoment } from './moments.mjs';
import { opened } from './opened.mjs';
import { say } from './words.mjs';

const { browser, server } = await opened();

async function at(moment, options, body) {
  const visit = await openMoment(browser, server, moment, options);
  await body(visit.page, visit);
  visit.expectClean();
  await visit.close();
}

const rules = (page) => page.getByRole('dialog', { name: /rules/i });
const focused = (page) => page.evaluate(() => document.activeElement?.textContent.trim());

describe('the rules', { concurrency: 2 }, () => {
  for (const [moment, clause] of [['A1', 'A1'], ['B1', 'B1'], ['B4', 'B4'], ['C3', 'C3']]) {
    test(`open at ${clause} from the card, and close where they were opened`, async () => {
      await at(moment, {}, async (page) => {
        const link = page.locator('section[aria-labelledby=action-title] a').first();
        await link.focus();
        await page.keyboard.press('Enter');
        await rules(page).waitFor();
        assert.match(await focused(page), new RegExp(`^${clause} `));
        const heading = await page.locator(`#${clause}`).boundingBox();
        assert.ok(heading.y >= 0 && heading.y + heading.height <= 900, 'the clause is in view');
        await page.keyboard.press('Escape');
        await rules(page).waitFor({ state: 'hidden' });
        assert.equal(await link.evaluate((element) => element === document.activeElement), true);
      });
    });
  }

  test('have a heading for every clause of the turn guide', async () => {
    await at('A1', {}, async (page) => {
      const links = page.locator('.guide-all a');
      const codes = (await links.evaluateAll((list) => list.map((a) => new URL(a.href).hash.slice(1))));
      assert.equal(codes.length, 11);
      for (const [i, code] of codes.entries()) {
        await links.nth(i).click();
        await rules(page).waitFor();
        assert.match(await focused(page), new RegExp(`^${code} `));
        await page.getByRole('button', { name: say('rules-close'), exact: true }).click();
        await rules(page).waitFor({ state: 'hidden' });
      }
    });
  });

  test('open from their beginning by a key, and play no key meanwhile', async () => {
    await at('A1', { width: 390, height: 844 }, async (page) => {
      const before = await page.evaluate(() => localStorage.getItem('trollfjord.game'));
      await page.keyboard.press('?');
      await rules(page).waitFor();
      const close = await page.getByRole('button', { name: say('rules-close'), exact: true }).boundingBox();
      assert.ok(close.width >= 44 && close.height >= 44);
      await page.keyboard.press('1');
      await page.keyboard.press('r');
      await page.keyboard.press('Escape');
      await rules(page).waitFor({ state: 'hidden' });
      assert.equal(await page.evaluate(() => localStorage.getItem('trollfjord.game')), before);
      assert.equal(await page.locator('.prompt .sel').count(), 0);
    });
  });

  test('are loaded when somebody asks for them, not before', async () => {
    await at('A1', {}, async (page, visit) => {
      const loaded = () => visit.requests.filter((url) => url.includes('/rules/'));
      assert.deepEqual(loaded(), []);
      await page.keyboard.press('?');
      await rules(page).waitFor();
      assert.equal(loaded().length, 3);
    });
  });

  test('open in a window of their own where they cannot be shown over the game', async () => {
    const before = (page) => page.route('**/rules/rules.js', (route) => route.abort());
    await at('A1', { before, allow: [/rules\.js/] }, async (page) => {
      const [window] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('?')]);
      await window.getByRole('heading', { level: 2 }).waitFor();
      assert.equal(await page.locator('#action-title').isVisible(), true, 'the game stays');
    });
  });

  test('can be read as a page without any script', async () => {
    const visit = await openPage(browser, { url: new URL('rules/en.html', server.url).href, javaScript: false });
    const text = await visit.page.locator('article').innerText();
    for (const word of ['1,500th', 'Tailwind', 'comrade', 'patched sack', 'exactly one', 'wedged']) {
      assert.ok(text.includes(word), word);
    }
    assert.deepEqual(await inlineFaults(visit.page), []);
    visit.expectClean();
    await visit.close();
  });
});
