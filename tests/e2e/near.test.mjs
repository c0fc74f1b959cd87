// What is told where somebody looks: the treasure that was taken and the reason of a closed control on a phone, long
// names beside the board, the last step of a game, a what-if beside the steps; and what a drawing leaves alone.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Table, keeping, pointer, readGame, savedText, settled } from './play.mjs';
import { opened } from './opened.mjs';
import { say } from './words.mjs';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const two = readGame('two');
const four = readGame('four');

const { visit } = await opened();

// Whether nothing of what matches `a` lies over what matches `b`.
const apart = (page, a, b) => page.evaluate(([one, other]) => {
  const [x, y] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
  return x.right <= y.left || y.right <= x.left || x.bottom <= y.top || y.bottom <= x.top;
}, [a, b]);

/** The game of four after `at` moves, with names as long as they may be. */
function longNamed(at) {
  const names = ['Wilhelmina-Margarethe Øs', 'Maximiliane von Trollfjo', 'Þorgerður Østbø-Holgabrú', 'Bartholomew Featherstone'];
  assert.ok(names.every((name) => [...name].length === 24));
  const lines = savedText(four, at).split('\n');
  const text = lines.map((line) => (line.startsWith('name') ? `name ${names.shift()}` : line)).join('\n');
  assert.equal(names.length, 0, 'all are seated');
  return text;
}

describe('on a phone', () => {
  test('names of 24 letters push nothing out of the score sheet', async () => {
    for (const width of [390, 360]) {
      await visit({ width, height: 640, before: keeping(longNamed(four.moves.length)) }, async ({ page }) => {
        await page.locator('.score').waitFor();
        const beyond = await page.locator('.over').evaluate((over) => over.scrollWidth - over.clientWidth);
        assert.equal(beyond, 0, `${beyond} px at ${width}`);
      });
    }
  });


  test('the one line of news tells the treasure that was taken', async () => {
    const at = two.moves.findIndex((move) => move.startsWith('take-'));
    await visit({ ...PHONE, before: keeping(savedText(two, at)) }, async (opening) => {
      const table = new Table(opening, pointer(opening.page), two, { at });
      const tile = await table.choice(say(`region-${two.moves[at].slice(5).toLowerCase()}`)).locator('.tile b').innerText();
      await table.play(at + 1);
      const lines = await opening.page.locator('.prompt .news li:visible').allInnerTexts();
      assert.equal(lines.length, 1);
      assert.match(lines[0], new RegExp(`\\b${tile.trim()}\\b`));
    });
  });

  test('a closed choice tells why where it was pressed', async () => {
    await visit({ ...PHONE, before: keeping(savedText(two, 103)) }, async ({ page }) => {
      const closed = page.locator('.cb.closed').first();
      const why = closed.locator('small');
      assert.equal(await why.isVisible(), false, 'the list is short');
      await page.waitForFunction(() => !document.getAnimations().some(({ animationName }) => animationName === 'deaf'));
      await closed.click({ force: true });
      await page.locator('.complaint').filter({ hasText: /./ }).waitFor();
      await why.waitFor({ state: 'visible' });
    });
  });
});

describe('on a large screen', () => {
  test('four names of 24 letters leave all sacks in view', async () => {
    await visit({ ...DESKTOP, before: keeping(longNamed(98)) }, async ({ page }) => {
      const { below, cut } = await page.locator('.left').evaluate((left) => ({
        below: left.scrollHeight - left.clientHeight,
        cut: [...left.querySelectorAll('h3')].filter((name) => name.scrollWidth > name.clientWidth).length,
      }));
      assert.deepEqual({ below: Math.max(below, 0), cut }, { below: 0, cut: 0 });
    });
  });

  test('a step of the last turn tells that the game is over after it', async () => {
    const at = two.moves.findLastIndex((move) => /^[pw][123]$/.test(move));
    await visit({ ...DESKTOP, before: keeping(savedText(two, at)) }, async (opened) => {
      const table = new Table(opened, pointer(opened.page), two, { at });
      await table.pick(two.moves[at]);
      await table.card.getByText(say('card-next-nobody')).waitFor();
    });
  });

  test('a what-if does not lie over the steps', async () => {
    const text = savedText(two, 60).replace(/\n(record [^;]*;[^;]*;[^;]*;)/, '\n$1 ~TROLL-K6AS-43H7-Y551S');
    await visit({ ...DESKTOP, before: keeping(text) }, async ({ page }) => {
      await page.locator('.notices .fork').waitFor();
      assert.ok(await apart(page, '.notices .fork', '.guide-all'));
      assert.ok(await apart(page, '.notices .fork', '.dock .btns, .tw-pad'));
    });
  });

  test('nothing is taken out of the page that has the focus when the stage is left', async () => {
    const at = two.moves.indexOf('stop');
    await visit({ ...DESKTOP, before: keeping(savedText(two, at)) }, async (opening) => {
      const { page } = opening;
      await page.evaluate(() => {
        const { removeChild } = Node.prototype;
        window.torn = [];
        Node.prototype.removeChild = function removed(node) {
          const active = document.activeElement;
          if (active !== document.body && node.contains(active)) window.torn.push(active.className);
          return removeChild.call(this, node);
        };
      });
      const table = new Table(opening, pointer(page), two, { at });
      await table.make('stop');
      await page.locator('.tw-pad').waitFor({ state: 'detached' });
      await settled(page);
      assert.deepEqual(await page.evaluate(() => window.torn), []);
      assert.equal(await page.evaluate(() => document.activeElement.id), 'action-title');
    });
  });
});

test('in forced colors the table does not show through the replay', async () => {
  const context = { forcedColors: 'active' };
  await visit({ width: 1280, height: 720, context, before: keeping(savedText(four, 98)) }, async ({ page }) => {
    await page.waitForFunction(() => !document.getAnimations().some(({ animationName }) => animationName === 'deaf'));
    await page.getByRole('button', { name: say('app-menu'), exact: true }).click();
    await page.getByRole('button', { name: say('app-replay'), exact: true }).click();
    const dialog = page.locator('#annex dialog[open]');
    await dialog.waitFor();
    const color = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.match(color, /^rgb\(/, 'an opaque color');
  });
});
