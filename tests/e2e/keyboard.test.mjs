// What the keyboard does besides playing: one stop for the walkway, one for the land, one for the log; Escape; the way
// back from a moment looked at; and who may see the table where the device is handed over.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { once } from './browsers.mjs';
import { openPage } from './harness.mjs';
import { KEY, Table, find, keeping, pictured, pointer, readGame, savedText } from './play.mjs';
import { opened } from './opened.mjs';
import { like, say } from './words.mjs';

const two = readGame('two');
const four = readGame('four');
const SETTINGS = 'trollfjord.settings';

const { browser, server } = await opened();

/** A page on which `game` has come to move `at`, with these settings kept. */
async function visit({ game = two, at, settings, look = true, ...options }, body) {
  const before = async (page) => {
    await keeping(savedText(game, at))(page);
    if (settings) await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [SETTINGS, settings]);
  };
  const opened = await openPage(browser, { url: server.url, before, ...options });
  try {
    await opened.ready();
    const table = new Table(opened, pointer(opened.page), game, { at });
    if (look) await table.look();
    await body(table, opened);
    opened.expectClean();
  } finally {
    await opened.close();
  }
}

/** What has the focus: where it stands, its number and what it says. */
const focus = (page) => page.evaluate(() => {
  const active = document.activeElement;
  const list = active.closest('.ahead, .places, .loglist, dialog, section');
  return { list: list?.className ?? active.tagName, spot: Number(active.dataset.spot ?? -1), says: active.innerText };
});

/**
 * Presses Tab until the focus is in the list with this class: back where it lies behind, since Tab leads out of the page
 * at its end.
 */
async function tabTo(page, list) {
  for (let n = 0; n < 80; n += 1) {
    const way = await page.evaluate((name) => {
      const [focus, there] = [document.activeElement, document.querySelector(`.${name}`)];
      if (there.contains(focus)) return null;
      const ahead = focus === document.body || focus.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING;
      return ahead ? 'Tab' : 'Shift+Tab';
    }, list);
    if (way === null) return;
    await page.keyboard.press(way);
  }
  assert.fail(`Tab does not come to ${list}`);
}

const stops = (page, list) => page.evaluate((selector) =>
  [...document.querySelectorAll(`${selector} *`)].filter((element) => element.tabIndex >= 0).map((e) => e.innerText), list);

async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** The ring can be seen and lies round this piece of the board. */
async function ringed(page, selector) {
  const apart = await page.evaluate((piece) => {
    const middle = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2, width];
    };
    const ring = document.querySelector('.ring > :last-child');
    const there = document.querySelector(piece);
    // Not the whole piece: Firefox counts what a drawing that is used in it leaves out.
    const [[x, y, wide], [px, py]] = [ring, there.querySelector('.hit') ?? there].map(middle);
    return wide > 0 ? Math.hypot(x - px, y - py) : 'hidden';
  }, selector);
  assert.ok(apart < 8, `the ring is at ${selector}: ${apart}`);
}

describe('the board by keyboard', { concurrency: 2 }, () => {
  test('Enter plays what a digit has picked, whatever had the focus', async () => {
    await visit({ at: find(two, 'p3 R05x3') }, async (table) => {
      const { page } = table;
      const saved = await table.saved();
      await page.locator('.prompt [data-key="1"]').focus();
      await press(page, '2');
      await page.locator('.prompt [data-key="2"][aria-pressed=true]').waitFor();
      assert.equal(await page.evaluate(() => document.activeElement.id), 'action-title');
      await press(page, 'Enter');
      await page.waitForFunction(([key, line]) => !localStorage.getItem(key).includes(`${line}\n`), [KEY, saved]);
      assert.ok((await table.saved()).startsWith(saved));
    });
  });

  test('the walkway is one stop, arrows go along the candidates, Enter picks', async () => {
    const at = find(two, 'p3 R05x3');
    await visit({ at }, async (table) => {
      const { page } = table;
      assert.equal((await stops(page, '.ahead')).length, 1);
      assert.equal((await stops(page, '.places')).length, 1);
      await tabTo(page, 'ahead');
      const first = await focus(page);
      await press(page, 'ArrowRight');
      const second = await focus(page);
      assert.notEqual(second.spot, first.spot);
      await press(page, 'ArrowLeft', 'ArrowUp');
      assert.equal((await focus(page)).spot, first.spot, 'the first is the first');
      await press(page, 'End', 'ArrowDown', 'Home', 'ArrowDown');
      assert.equal((await focus(page)).spot, second.spot);
      assert.equal((await stops(page, '.ahead')).length, 1, 'the stop has walked along');
      await press(page, 'Enter');
      await page.locator('.spots button', { hasText: like('board-step-placement-picked') })
        .or(page.locator('.spots button', { hasText: like('board-step-wander-picked') })).waitFor({ state: 'attached' });
      assert.equal((await focus(page)).spot, second.spot, 'the focus stays');
      await ringed(page, '.walkway .picked');
      assert.equal(await table.card.locator('[aria-pressed=true]').count(), 1);
      await table.record(two.moves[at - 1]);
    });
  });

  test('the land is one stop with all regions and fortresses; what is not asked tells about itself', async () => {
    await visit({ at: find(two, 'p3 R05x3') }, async (table) => {
      const { page } = table;
      await tabTo(page, 'places');
      assert.equal((await focus(page)).spot, 0);
      for (const [key, spot] of [['PageDown', 1], ['End', 17], ['PageDown', 17], ['PageUp', 16], ['Home', 0], ['PageUp', 0]]) {
        await press(page, key);
        assert.equal((await focus(page)).spot, spot, key);
      }
      await ringed(page, '.ground:nth-child(1)');
      // The unit tests see that arrows lead everywhere; here, that they lead where they point.
      const middle = () => page.evaluate(() => {
        const { x, y, width, height } = document.querySelector('.ring > :last-child').getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      });
      for (const [key, axis, sign] of [['ArrowDown', 1, 1], ['ArrowRight', 0, 1], ['ArrowUp', 1, -1], ['ArrowLeft', 0, -1]]) {
        const [from, spot] = [await middle(), (await focus(page)).spot];
        await press(page, key);
        assert.notEqual((await focus(page)).spot, spot, `${key} leads on from ${spot}`);
        assert.ok(((await middle())[axis] - from[axis]) * sign > 0, `${key} from ${spot}`);
      }
      assert.equal((await stops(page, '.places')).length, 1);
      await press(page, 'Home', 'PageDown');
      for (const [key, name] of [['Enter', say('region-r02')], ['End', null], ['Space', 'F6']]) {
        await press(page, key);
        if (name === null) continue;
        const sheet = page.getByRole('dialog');
        await sheet.waitFor();
        const { list, spot } = await focus(page);
        assert.equal(spot, -1);
        assert.match(list, /sheet/);
        const title = await page.locator('#sheet-title').innerText();
        assert.ok(name === 'F6' ? like('board-fortress').test(title) : title.startsWith(name), title);
        assert.ok(await page.getByRole('dialog', { name: title, exact: true }).isVisible());
        await press(page, 'Escape');
        await sheet.waitFor({ state: 'hidden' });
        assert.equal((await focus(page)).spot, name === 'F6' ? 17 : 1, 'the focus comes back');
      }
      await ringed(page, '.keep:nth-child(6)');
      await table.page.keyboard.press('Tab');
      assert.equal(await page.locator('.ring').isVisible(), false, 'the ring is gone with the focus');
    });
  });

  test('regions are picked, and what is closed tells why', async () => {
    const at = find(two, 'p3 R05x3', 1);
    await visit({ at }, async (table) => {
      const { page } = table;
      assert.equal((await stops(page, '.ahead')).length, 0);
      await tabTo(page, 'places');
      await press(page, 'Enter');
      await table.card.getByRole('status').getByText(like('why-landscape')).waitFor();
      await press(page, 'PageDown', 'PageDown', 'PageDown', 'PageDown', 'Enter');
      await table.button(say('card-place-main', { n: 3, region: say('region-r05') })).waitFor();
      await ringed(page, '.ground:nth-child(5)');
      await table.record(two.moves[at - 1]);
    });
  });

  test('a fortress is picked', async () => {
    await visit({ at: find(two, 'R01x3 F1', 1) }, async (table) => {
      await tabTo(table.page, 'places');
      await press(table.page, 'End', 'PageUp', 'PageUp', 'PageUp', 'PageUp', 'PageUp', 'Space');
      await table.card.locator('[aria-pressed=true]').waitFor();
      const [says] = /^[^.]*\./.exec(await table.page.locator(':focus').innerText());
      assert.match(says, like('board-fortress-picked'));
      await table.page.locator('.keep.picked').waitFor();
      await ringed(table.page, '.keep.picked');
    });
  });
});

describe('the log by keyboard', { concurrency: 2 }, () => {
  test('is one stop; arrows, Home and End walk through it', async () => {
    await visit({ game: four, at: four.moves.length - 1, height: 1300 }, async (table) => {
      const { page } = table;
      const lines = page.locator('.loglist button');
      const count = await lines.count();
      assert.ok(count > 100);
      const latest = await page.locator('.loglist > li:has(button)').first().locator('button').first().innerText();
      assert.deepEqual(await stops(page, '.loglist'), [latest]);
      await tabTo(page, 'loglist');
      const at = async () => lines.evaluateAll((all) => all.indexOf(document.activeElement));
      const stop = await at();
      for (const [key, n] of [['ArrowDown', stop + 1], ['ArrowUp', stop], ['End', count - 1], ['ArrowDown', count - 1],
        ['Home', 0], ['ArrowUp', 0], ['ArrowDown', 1]]) {
        await press(page, key);
        assert.equal(await at(), n, key);
      }
      assert.equal((await stops(page, '.loglist')).length, 1);
      await press(page, 'End', 'Shift+Tab');
      assert.equal(await at(), -1, 'Shift and Tab leave');
      await press(page, 'Tab');
      assert.equal(await at(), stop, 'and Tab comes back to the stop');
      await press(page, 'End', 'Tab');
      assert.equal(await at(), -1, 'Tab leaves as well');
    });
  });

  test('leads to a moment; that is the stop then, and Escape leads back to the game', async () => {
    await visit({ game: four, at: four.moves.length - 1, height: 1300 }, async (table) => {
      const { page } = table;
      await tabTo(page, 'loglist');
      await table.quiet();
      await press(page, 'End', 'Enter');
      await page.getByText(like('moment-of')).waitFor();
      const current = await page.locator('.loglist [aria-current]').first().innerText();
      assert.deepEqual(await stops(page, '.loglist'), [current]);
      // Innermost first: the menu, then the moment.
      await page.getByRole('button', { name: say('app-menu') }).focus();
      await press(page, 'Enter');
      await page.getByRole('dialog', { name: say('menu-title'), exact: true }).waitFor();
      await press(page, 'Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      assert.ok(await page.getByText(like('moment-of')).isVisible(), 'the moment is still looked at');
      await press(page, 'Escape');
      await page.getByText(like('moment-of')).waitFor({ state: 'detached' });
      await table.look();
      assert.equal(await page.locator('.notices .why').count(), 0, 'who goes back on purpose is told nothing');
    });
  });
});

describe('Escape lets go', { concurrency: 2 }, () => {
  const moments = {
    A1: ['p3 R05x3', 0], 'A2 placing': ['p3 R05x3', 1], 'A2 wandering': ['R05>R02 R02>R05', 0], B1: ['R01x3 F1', 1],
    'B4 gifts': ['lf g8+16', 1], C1: ['g4+8 take-R02', 1], C3: ['clear-R05', 0],
  };
  const places = Object.entries(moments).map(([step, [run, made]]) => [step, find(two, run, made)]);
  for (const [step, at] of [...places, ['A3', 55]]) {
    test(`in ${step}, also where single keys are switched off`, async () => {
      await visit({ at, settings: at % 2 ? 'keys off\n' : undefined }, async (table) => {
        const { page } = table;
        const picked = table.card.locator('[role=group] button[aria-pressed=true]');
        assert.equal(await picked.count(), 0);
        await table.card.locator('[role=group] button[aria-pressed=false]').first().focus();
        await press(page, 'Enter');
        await picked.first().waitFor();
        await press(page, 'Escape');
        await picked.first().waitFor({ state: 'detached' });
        assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'the focus is not lost');
        await table.record(two.moves[at - 1]);
      });
    });
  }

  test('and a number of trolls with the region', async () => {
    await visit({ at: find(two, 'p3 R05x3', 1) }, async (table) => {
      await table.pickPlace(say('region-r05'), 2);
      await table.button(say('card-fewer')).focus();
      await press(table.page, 'Escape');
      await table.button(say('card-fewer')).waitFor({ state: 'detached' });
      assert.equal(await table.page.evaluate(() => document.activeElement.id), 'action-title');
    });
  });
});

describe('looking back', { concurrency: 2 }, () => {
  async function lookBack(table) {
    await table.quiet();
    await table.page.locator('.loglist button').nth(8).click();
    await table.page.getByText(like('moment-of')).waitFor();
  }

  test('the first act leads back to the game, plays nothing and says so', async () => {
    const at = find(two, 'p3 R01x3', 2);
    for (const act of ['u', 'r']) {
      await visit({ at }, async (table) => {
        const { page } = table;
        await lookBack(table);
        await press(page, act);
        await page.getByRole('status').getByText(say('moment-left'), { exact: true }).waitFor();
        await table.record(two.moves[at - 1]);
        await table.look();
        await lookBack(table);
        assert.equal(await page.getByText(say('moment-left'), { exact: true }).count(), 0);
        await press(page, 'Escape');
        await table.look();
      });
    }
  });

  test('the turn cannot be restarted from there, and the menu says why', async () => {
    const at = find(two, 'p3 R01x3', 2);
    await visit({ at }, async (table) => {
      const { page } = table;
      await lookBack(table);
      await page.getByRole('button', { name: say('app-menu') }).click();
      const restart = page.getByRole('button', { name: say('app-restart'), exact: true });
      assert.equal(await restart.getAttribute('aria-disabled'), 'true');
      await page.getByRole('dialog').getByText(say('app-restart-away'), { exact: true }).waitFor();
      await restart.click({ force: true });
      await press(page, 'Escape');
      assert.ok(await page.getByText(like('moment-of')).isVisible());
      await table.record(two.moves[at - 1]);
    });
  });
});

// Where it must not strike: there is a bar, and what holds it is there as well.
describe('the space bar does not strike', { concurrency: 2 }, () => {
  for (const [why, settings] of [['through the screen that hands the device over', 'hand-over on\n'], ['where keys are off', 'keys off\n']]) {
    test(why, async () => {
      await visit({ at: find(two, 'join hammer lf lh', 3), settings, look: false }, async (table) => {
        const { page } = table;
        await page.waitForFunction(() => document.documentElement.dataset.films !== undefined && document.querySelector('.tw-hold:enabled'));
        assert.match(await page.evaluate(() => document.activeElement.id), /title$/);
        const saved = await table.saved();
        await page.keyboard.down('Space');
        assert.equal(await page.locator('.tw-charging').count(), 0);
        await page.keyboard.up('Space');
        await pictured(page);
        assert.equal(await table.saved(), saved);
      });
    });
  }
});

describe('where the device is handed over', { concurrency: 2 }, () => {
  const settings = 'hand-over on\n';
  const title = (table, seat) => table.page.getByRole('heading', { name: say('handover-title', { name: table.names[seat] }), exact: true });
  const ready = (table, seat) => table.page.getByRole('button', { name: say('handover-ready', { name: table.names[seat] }), exact: true });
  const inert = (table) => table.page.locator('main.room').getAttribute('inert');

  test('whoever opens the page has to say who they are, in the middle of a hammering as well', once, async () => {
    for (const at of [find(two, 'p3 R01x3', 2), find(two, 'join hammer lf lh', 3)]) {
      const seat = two.deciders[at];
      await visit({ at, settings, look: false, context: { reducedMotion: 'no-preference' } }, async (table, { page, ready: stands }) => {
        const covered = async () => {
          assert.equal(await title(table, seat).isVisible(), true, 'from the first moment');
          assert.notEqual(await inert(table), null);
          assert.equal(await page.evaluate(() => document.activeElement.id), 'handover-title');
          await press(page, 'Escape', 'u', 'Digit1', 'Enter');
          assert.ok(await title(table, seat).isVisible());
        };
        await covered();
        await page.reload();
        await stands();
        await covered();
        await ready(table, seat).focus();
        await press(page, 'Enter');
        await title(table, seat).waitFor({ state: 'detached' });
        assert.equal(await inert(table), null);
        await table.look();
      });
    }
  });

  test('taking back leads to another seat only by that screen, and so does playing again', async () => {
    const at = two.moves.findIndex((move, n) => move === 'end' && two.deciders[n + 1] !== two.deciders[n]) + 1;
    const [before, after] = [two.deciders[at - 1], two.deciders[at]];
    assert.notEqual(before, after);
    await visit({ at, settings, look: false }, async (table) => {
      const { page } = table;
      await ready(table, after).click();
      await page.waitForTimeout(320);
      await press(page, 'u');
      await title(table, before).waitFor();
      await ready(table, before).click();
      await table.button(say('card-end-turn')).waitFor();
      await page.waitForTimeout(320);
      await press(page, 'y');
      await title(table, after).waitFor();
      assert.notEqual(await inert(table), null);
    });
  });

  test('nobody looks into a sack while the board is only watched', async () => {
    const at = four.moves.length - 1;
    await visit({ game: four, at, settings, look: false }, async (table) => {
      const seat = four.deciders[at];
      await table.page.getByRole('button', { name: say('handover-watch'), exact: true }).click();
      await title(table, seat).waitFor();
      assert.equal(await table.page.locator('.look').count(), 0);
      await press(table.page, 'Escape');
      assert.notEqual(await inert(table), null, 'the way back is that screen');
      await ready(table, seat).click();
      await table.look();
      await table.page.locator('.look').waitFor();
    });
  });
});
