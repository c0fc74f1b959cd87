// What hands do besides playing well: press twice, press what is closed, take back, and touch a phone.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPage } from './harness.mjs';
import { Table, find, keeping, pointer, readGame, savedText } from './play.mjs';
import { opened } from './opened.mjs';
import { like, say } from './words.mjs';

const two = readGame('two');

const { browser, server } = await opened();

/** A page on which `game` has come to move `at`, or its start page; `hand` makes the hand. */
async function visit({ game = two, at, hand = pointer, ...options }, body) {
  const kept = at === undefined ? {} : { before: keeping(savedText(game, at)) };
  const opened = await openPage(browser, { url: server.url, ...kept, ...options });
  try {
    await opened.ready();
    const table = new Table(opened, hand(opened.page), game, { at: at ?? 0 });
    if (at !== undefined) await table.look();
    await body(table, opened);
    opened.expectClean();
  } finally {
    await opened.close();
  }
}

describe('a double click', { concurrency: 2 }, () => {
  function twice(page) {
    const press = (control) => control.dblclick({ timeout: 10_000 });
    return { ...pointer(page), main: press, press, blow: press, stop: press };
  }
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    test(`on the start opens the table, and no more, at ${viewport.width}`, async () => {
      await visit({ width: viewport.width, height: viewport.height }, async (table, { page }) => {
        const go = page.getByRole('button', { name: say('start-go'), exact: true });
        await go.scrollIntoViewIfNeeded();
        const { x, y, width, height } = await go.boundingBox();
        const press = () => page.mouse.click(x + width / 2, y + height / 2);
        await press();
        await page.locator('.app').waitFor();
        // The table is deaf as long as this motion runs: it is held, so that no clock decides.
        const deaf = (act) => page.evaluate((name) => {
          const [one] = document.querySelector('.app').getAnimations();
          one[name]();
        }, act);
        await page.evaluate(() => {
          const app = document.querySelector('.app');
          app.style.animationName = 'none';
          void app.offsetWidth;
          app.style.animationName = '';
        });
        await deaf('pause');
        await press();
        await deaf('finish');
        assert.equal(await page.locator('dialog[open]').count(), 0);
        assert.equal(await page.locator('.main.pane-board').count(), 1);
      });
    });
  }

  const moments = [
    ['p3 R05x3', 0], ['p3 R05x3', 1], ['R05>R02 R02>R05', 0], ['w1 done', 1], ['R01x3 F1', 1], ['join hammer', 0],
    ['join hammer', 1], ['join hammer', 2], ['lf stop keep', 1], ['stop keep', 1], ['lf g8+16', 1], ['g4+8 take-R02', 1],
    ['clear-R05', 0],
  ];
  for (const [run, made] of moments) {
    const at = find(two, run, made);
    test(`on ${two.moves[at]} decides once`, async () => {
      await visit({ at, hand: twice }, async (table) => {
        await table.decide(two.moves[at]);
        await table.quiet();
        await table.record(two.moves[at]);
      });
    });
  }
});

describe('taking back', { concurrency: 2 }, () => {
  const named = (table, name) => table.page.getByRole('button', { name, exact: true });
  const back = say('app-undo');
  // The record on the page, against so many moves of the game.
  async function comesTo(table, at) {
    table.at = at;
    await table.page.waitForFunction(([key, text]) => localStorage.getItem(key) === text,
      ['trollfjord.game', savedText(two, at)], { timeout: 10_000 });
    await table.look();
    await table.quiet();
  }

  test('goes back one decision at a time, as far as the own ones go, and forth again', async () => {
    const at = find(two, 'p3 R01x3', 2);
    const own = two.deciders[at - 1];
    assert.equal(two.deciders[at - 2], own);
    await visit({ at: at - 1 }, async (table) => {
      await table.decide(two.moves[at - 1]);
      await table.quiet();
      await named(table, back).click();
      await comesTo(table, at - 1);
      await named(table, say('app-redo')).click();
      await comesTo(table, at);
      await named(table, back).click();
      await comesTo(table, at - 1);
      await table.page.keyboard.press('u');
      await comesTo(table, at - 2);
      let first = at - 2;
      while (two.deciders[first - 1] === own) first -= 1;
      for (let n = at - 3; n >= first; n -= 1) {
        await named(table, back).click();
        await comesTo(table, n);
      }
      const other = named(table, say('app-undo-other', { name: table.names[two.deciders[first - 1]] }));
      assert.equal(await other.getAttribute('aria-disabled'), 'true');
      await other.click({ force: true });
      await table.page.keyboard.press('u');
      await table.play(first + 1);
    });
  });

  test('is not possible before the first decision', async () => {
    await visit({ at: 0 }, async (table) => {
      assert.equal(await named(table, say('app-undo-start')).getAttribute('aria-disabled'), 'true');
    });
  });

  test('stops at a blow, and says so', async () => {
    await visit({ at: find(two, 'join hammer', 2) }, async (table) => {
      const blow = table.at;
      assert.equal(await named(table, back).getAttribute('aria-disabled'), null, 'the hammer can be laid down again');
      await table.play(blow + 1);
      await table.quiet();
      const closed = named(table, say('app-undo-revealed'));
      assert.equal(await closed.getAttribute('aria-disabled'), 'true');
      await closed.click({ force: true });
      await table.page.keyboard.press('u');
      await table.quiet();
      await table.record(two.moves[blow]);
    });
  });
});

describe('what is closed', { concurrency: 2 }, () => {
  // Where something on the card is closed, and whether a choice is.
  const moments = [
    ['p3 R05x3', 0, false], ['p3 R05x3', 1, false], ['R01x3 F1', 1, true], ['stop take-R07', 1, true],
    ['stop nothing clear-R01', 2, false], ['g4+8 take-R02', 0, false], ['g4+8 take-R02', 1, true],
  ];
  for (const [run, made, choices] of moments) {
    const at = find(two, run, made);
    test(`tells why when it is pressed: before ${two.moves[at]}`, async () => {
      await visit({ at }, async (table) => {
        const closed = table.card.locator('button[aria-disabled=true]');
        const complaint = table.card.getByRole('status');
        const count = await closed.count();
        if (run !== 'stop nothing clear-R01') assert.ok(count > 0, 'something is closed');
        if (choices) assert.ok(await table.card.getByRole('group').getByRole('button', { disabled: true }).count() > 0);
        for (let n = 0; n < count; n += 1) {
          // Playwright will not click what is disabled, and people do.
          await closed.nth(n).click({ force: true });
          const says = (await closed.nth(n).innerText()).replace(/\s+/g, ' ');
          await complaint.filter({ hasText: /./ }).waitFor();
          const why = (await complaint.innerText()).replace(/\s+/g, ' ');
          assert.ok(says.includes(why), `“${says}” says “${why}”`);
        }
        await table.record(two.moves[at - 1]);
      });
    });
  }

  test('tells why a number cannot grow or shrink', async () => {
    const at = find(two, 'p2 R04x2', 1);
    await visit({ at }, async (table) => {
      const complaint = table.card.getByRole('status');
      await table.pickPlace(say('region-r04'), 2);
      await table.button(say('card-more')).click({ force: true });
      await complaint.getByText(say('why-too-many-trolls', { n: 2, asked: 3 }), { exact: true }).waitFor();
      await table.pickPlace(say('region-r04'), 1);
      assert.equal(await complaint.filter({ hasText: /./ }).count(), 0, 'a press that works ends the complaint');
      await table.button(say('card-fewer')).click({ force: true });
      await complaint.getByText(say('card-fewest', { none: say('card-place-none') }), { exact: true }).waitFor();
    });
  });

  test('tells why on the board as well', async () => {
    await visit({ at: find(two, 'p3 R05x3', 1) }, async (table) => {
      // The board is a picture without controls of its own, for the pointer only. Its middle may lie under a fortress.
      await table.page.locator('.ground.closed').first().dispatchEvent('click');
      await table.card.getByRole('status').getByText(like('why-landscape')).waitFor();
    });
  });
});

test('the news keep the treasure and the crown where regions are cleared and filled again', async () => {
  const at = find(two, 'stop take-R07', 1);
  await visit({ at }, async (table) => {
    await table.play(at + 1);
    const news = await table.card.getByRole('list', { name: say('news-label'), exact: true }).innerText();
    assert.match(news, / took treasure \d+ from /);
    assert.ok(news.trim().split('\n').length <= 3, news);
  });
});

describe('decisions that the whole games leave out', { concurrency: 2 }, () => {
  test('the mover may refrain after all', async () => {
    const at = find(two, 'join hammer', 1);
    const game = { ...two, moves: [...two.moves.slice(0, at), 'refrain'] };
    await visit({ game, at }, async (table) => {
      await table.play();
    });
  });
});

describe('on a phone', { concurrency: 2 }, () => {
  const phone = {
    width: 390,
    height: 844,
    context: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    hand: (page) => pointer(page, { touch: true }),
  };
  async function fits(table) {
    const wide = await table.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { page: scrollWidth - clientWidth, scrolled: window.scrollX };
    });
    assert.deepEqual(wide, { page: 0, scrolled: 0 }, 'nothing is wider than the screen');
  }
  async function playOn(table, until) {
    while (table.at < until) {
      await table.play(table.at + 1);
      await fits(table);
    }
  }

  test('the first turns can be played by touch', async () => {
    await visit(phone, async (table) => {
      await fits(table);
      await table.start();
      await playOn(table, 12);
    });
  });

  test('a hammering can be played by touch', async () => {
    const at = find(two, 'R01x3 F1');
    await visit({ ...phone, at }, async (table) => {
      await playOn(table, find(two, 'g8+16 p3', 2));
    });
  });

  test('the tabs lead to everything', async () => {
    await visit({ ...phone, at: find(two, 'R01x3 F1', 1) }, async (table) => {
      const { page } = table;
      const tabs = page.getByRole('navigation', { name: say('tabs-label'), exact: true });
      const seen = {
        'tab-tower': page.locator('.tw-scene'),
        'tab-sacks': page.getByRole('article', { name: say('sack-label', { name: table.names[0] }), exact: true }),
        'tab-log': page.getByRole('heading', { name: say('log-title'), exact: true }),
        'tab-board': page.locator('.ground').first(),
      };
      for (const [id, shown] of Object.entries(seen)) {
        const tab = tabs.getByRole('button', { name: say(id), exact: true });
        await tab.tap();
        await tab.and(page.locator('[aria-current=page]')).waitFor();
        await shown.waitFor();
        const box = await shown.boundingBox();
        assert.ok(box.y < 844 && box.y + box.height > 0 && box.x < 390, `${id} shows it: ${JSON.stringify(box)}`);
        await fits(table);
        // The sacks are small on top of the other panes.
        for (const [other, hidden] of Object.entries(seen).filter(([other]) => other !== 'tab-sacks')) {
          if (other !== id) assert.equal(await hidden.isVisible(), false, `${id} hides ${other}`);
        }
      }
      await playOn(table, table.at + 1);
    });
  });
});
