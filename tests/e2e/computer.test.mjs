// Computer players at the table: whole games with them, what people may do meanwhile, who plays. People decide anything
// here: how well the computer plays is not the page's affair.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { axeViolations } from './axe.mjs';
import { once } from './browsers.mjs';
import { WAIT } from './hand.mjs';
import { layoutFaults } from './layout.mjs';
import { LONG, anything, beyond, both, button, decisions, kept, quick, seated, thinks } from './machines.mjs';
import { opened } from './opened.mjs';
import { keeping, readGame, settled } from './play.mjs';
import { say } from './words.mjs';

const two = readGame('two');

const { visit } = await opened();

describe('a whole game', { concurrency: 2 }, () => {
  test('of a person against the computer is begun by one press', async () => {
    await visit({ before: quick }, async ({ page, requests }) => {
      assert.equal(requests.some((url) => /thinker/.test(url)), false, 'a first visit loads nothing that thinks');
      await button(page, 'start-alone').click();
      await anything(page, '.prompt.thinks');
      assert.match(await kept(page), /\ncomputers - 2c /);
      await anything(page, '#score-title');
    });
  });

  test('of four computer players runs by itself', once, async () => {
    await visit({ before: quick }, async ({ page }) => {
      await button(page, 'start-players-n', { n: 4 }).click();
      for (const [seat, player] of ['1b', '2c', '2b', '3c'].entries()) {
        await page.getByRole('combobox', { name: say('computer-who', { n: seat + 1 }) }).selectOption(player);
      }
      await button(page, 'start-go').click();
      await page.locator('#score-title').waitFor(LONG);
      assert.match(await kept(page), /\ncomputers 1b 2c 2b 3c\n/);
    });
  });
});

describe('at the table', { concurrency: 2 }, () => {
  // Worker that says that it lives, and never answers.
  const silent = (page) => page.addInitScript(() => {
    window.Worker = class {
      postMessage() { queueMicrotask(() => this.onmessage?.({ data: { alive: true } })); }
      terminate() {}
    };
  });
  const seat = two.deciders[20];
  const players = seat === 0 ? '4c - - -' : '- 4c - -';
  const other = seat === 0 ? '- 4c - -' : '4c - - -';

  test('a computer player decides, and nobody else for it', async () => {
    await visit({ before: both(quick, silent, keeping(seated(two, 20, players))) }, async ({ page }) => {
      await thinks(page);
      assert.equal(await page.locator('.prompt .btns, .prompt .cb, .tw-strike').count(), 0);
      const text = await kept(page);
      // What comes late, or from elsewhere, plays nothing.
      await page.evaluate((move) => {
        for (const id of ['0', '999', '', 'x']) {
          window.dispatchEvent(new CustomEvent('trollfjord-thought', { detail: `${id} ${move}` }));
        }
      }, two.moves[20]);
      await settled(page);
      assert.equal(await kept(page), text);
    });
  });

  test('the thinking card fits, and is accessible', async () => {
    await visit({ before: both(quick, silent, keeping(seated(two, 20, players))) }, async ({ page }) => {
      await thinks(page);
      for (const [width, height] of [[1440, 900], [1024, 768], [390, 844], [844, 390]]) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await layoutFaults(page), [], `${width}x${height}`);
      }
      assert.deepEqual(await axeViolations(page, '.prompt'), []);
    });
  });

  test('what the computer decided is not taken back, and the page says why', async () => {
    const before = both(quick, keeping(seated(two, 20, players)));
    await visit({ before }, async ({ page }) => {
      await page.locator('.prompt:not(.thinks)').waitFor(LONG);
      const name = say(`seat-${seat}`);
      await page.getByRole('button', { name: say('app-undo-computer', { name }), exact: true }).waitFor(WAIT);
      const text = await kept(page);
      await page.keyboard.press('KeyU');
      await page.keyboard.press('KeyR');
      await settled(page);
      assert.equal(await kept(page), text);
    });
  });

  test('who takes back or leaves while it thinks is not played over', async () => {
    await visit({ before: both(quick, silent, keeping(seated(two, 20, other))) }, async ({ page }) => {
      await anything(page, '.prompt.thinks');
      const undo = page.locator('[data-key=undo]:not([aria-disabled])');
      assert.equal(await undo.count(), 1, 'who has just decided may take it back');
      // The page takes no press so soon after a decision.
      while (await page.locator('.prompt.thinks').count() > 0) {
        await undo.click();
        await settled(page);
      }
      const before = await kept(page);
      await anything(page, '.prompt.thinks');
      await button(page, 'app-menu').click();
      await button(page, 'app-start-page').click();
      await button(page, 'start-continue').click();
      await thinks(page);
      assert.ok((await kept(page)).startsWith(before.split('computers')[0].trimEnd()));
    });
  });

  test('a dialog or a look back holds the next decision up', async () => {
    await visit({ before: both(quick, keeping(seated(two, 20, '2c 2b - -'))) }, async ({ page }) => {
      await beyond(page, 22, LONG);
      await button(page, 'app-menu').click();
      await page.locator('dialog[open]').waitFor();
      await settled(page);
      const text = await kept(page);
      // Time for what could come: an answer is known by now.
      await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 600); }));
      assert.equal(await kept(page), text);
      const waits = page.getByText(say('computer-waits'));
      assert.equal(await waits.isVisible(), true, 'the dialog says so');
      assert.match(await page.locator('dialog[open] [role=status]').innerText(), /./);
      const now = await decisions(page);
      await page.keyboard.press('Escape');
      await beyond(page, now + 1, LONG);
      assert.equal(await waits.isVisible(), false);
    });
  });
});

test('where no computer is to decide no dialog speaks of one', async () => {
  await visit({ before: both(quick, keeping(seated(two, 20, two.deciders[20] === 0 ? '- 2c - -' : '2c - - -'))) }, async ({ page }) => {
    await button(page, 'app-menu').click();
    await page.locator('dialog[open]').waitFor();
    await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 200); }));
    assert.equal(await page.getByText(say('computer-waits')).isVisible(), false);
  });
});

test('who plays is chosen on the start page, and kept', async () => {
  await visit({ before: quick }, async ({ page, ready }) => {
    const list = page.getByRole('combobox', { name: say('computer-who', { n: 2 }) });
    await list.selectOption('3b');
    await button(page, 'start-go').click();
    await page.locator('#action-title').waitFor(WAIT);
    assert.match(await kept(page), /\ncomputers - 3b - -\n$/);
    await page.reload();
    await ready();
    await button(page, 'app-menu').click();
    await button(page, 'app-start-page').click();
    assert.equal(await list.inputValue(), '3b');
    assert.deepEqual(await axeViolations(page, 'main'), []);
  });
});

test('what the computer did is shown since one\'s own turn, and why', async () => {
  const seat = two.deciders[20];
  const before = both(quick, keeping(seated(two, 20, seat === 0 ? '3c - - -' : '- 3c - -')));
  await visit({ before }, async ({ page }) => {
    await page.locator('.prompt:not(.thinks) .since').waitFor(LONG);
    const now = await decisions(page);
    const own = two.deciders.slice(0, 20).findLastIndex((decider) => decider !== seat) + 1;
    await button(page, 'computer-why').click();
    const why = page.getByRole('dialog', { name: say('mind-title'), exact: true });
    await why.getByRole('table').waitFor(LONG);
    assert.ok(await why.getByRole('row').count() > 1);
    await why.getByText(say('mind-best'), { exact: true }).waitFor(WAIT);
    assert.equal(await why.getByText(say('mind-other')).count(), 0, 'thought over once more it is the same');
    assert.deepEqual(await axeViolations(page, '.mind'), []);
    await page.keyboard.press('Escape');
    await button(page, 'computer-since').click();
    await page.getByText(say('moment-of', { n: own, all: now }), { exact: true }).waitFor(LONG);
  });
});

test('a game that came as a link is played on by the computer, for any seat', async () => {
  let link;
  await visit({ before: both(quick, keeping(seated(two, 20, '- - - -'))) }, async ({ page }) => {
    await page.waitForFunction(() => location.hash.length > 1);
    link = page.url();
  });
  await visit({ url: link, before: quick }, async ({ page }) => {
    await page.locator('.arrival').waitFor(WAIT);
    for (const n of [1, 2]) {
      await page.getByRole('combobox', { name: say('computer-who', { n }) }).selectOption('2b');
    }
    await button(page, 'link-play').click();
    await beyond(page, 22, LONG);
    assert.match(await kept(page), /\ncomputers 2b 2b - -\n$/);
  });
});
