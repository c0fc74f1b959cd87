// The game is kept: a reload at any moment, storage that is closed, a save that is damaged, a program that breaks.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { once } from './browsers.mjs';
import { KEY, Table, find, keeping, picture, pointer, readGame, savedText } from './play.mjs';
import { opened } from './opened.mjs';
import { say } from './words.mjs';

const two = readGame('two');
const four = readGame('four');

const { browser, visit } = await opened();

/** A page on which `game` has come to move `at`. */
function visitAt(game, at, body, options = {}) {
  return visit({ before: keeping(savedText(game, at)), ...options }, async (opened) => {
    const table = new Table(opened, pointer(opened.page), game, { at });
    await table.look();
    await body(table, opened);
  });
}

async function reload({ page, ready }) {
  await page.reload();
  await ready();
}

describe('a reload', { concurrency: 2 }, () => {
  // All but the last blow strike the left wall, where the hammer stands after a reload as well.
  const hammering = find(two, 'join hammer lf lh lf lh rh stop', 2);

  test('in the middle of a hammering changes nothing, now or later', async () => {
    const blows = async (reloads) => {
      const pictures = [];
      await visitAt(two, hammering, async (table, opened) => {
        for (let n = 1; n <= 4; n += 1) {
          await table.decide(two.moves[table.at]);
          if (reloads && n === 2) {
            await reload(opened);
            await table.look();
          }
          pictures.push(await picture(table.page));
        }
        await table.play(table.at + 3);
        pictures.push(await picture(table.page));
      });
      return pictures;
    };
    const [straight, reloaded] = [await blows(false), await blows(true)];
    const out = (shown) => Number(new RegExp(`${say('tower-out')}\\s*(\\d+)`).exec(shown.said)[1]);
    assert.match(straight[1].labels.join('\n'), new RegExp(say('tower-blows', { blows: 2, limit: '\\d' })));
    assert.ok(out(straight[1]) > 0, 'boulders are out');
    assert.equal(straight[1].boulders.length, 44);
    reloaded.forEach((shown, n) => assert.deepEqual(shown, straight[n], `after blow ${n + 1}`));
  });

  // One moment of every kind: [run of moves, how many of them have been made].
  const moments = [
    ['p3 R05x3', 1], ['R02>R05 R05>R08 R08>R05 w2 decline', 4], ['R01x3 F1', 1], ['join hammer', 0], ['join hammer', 1],
    ['lf g8+16', 1], ['stop nothing', 2], ['stop keep lh', 2], ['g4+8 take-R02', 1],
  ];
  test('between a press and its drawing loses nothing', async () => {
    const at = find(two, 'join hammer', 1);
    await visitAt(two, at, async (table, { page, ready }) => {
      const name = say('card-hammer-together');
      const main = page.getByRole('button', { name, exact: true });
      const seen = await main.evaluate((button, key) => {
        button.click();
        const busy = button.getAttribute('aria-busy');
        // What is pressed meanwhile is not taken.
        button.click();
        document.querySelector('[data-key=undo]').click();
        const kept = localStorage.getItem(key);
        const { hash } = window.location;
        window.location.reload();
        return { busy, kept, hash };
      }, KEY);
      assert.deepEqual([seen.busy, seen.kept], ['true', savedText(two, at + 1)]);
      await page.waitForFunction(() => performance.getEntriesByType('navigation')[0].type === 'reload');
      await page.waitForSelector('.app');
      await ready();
      assert.equal(new URL(page.url()).hash, seen.hash);
      table.at += 1;
      await table.look();
      await table.play(at + 2);
    });
  });

  test('is not needed where the page is hidden: a decision is drawn all the same', async () => {
    const at = find(two, 'p3 R05x3', 0);
    const before = async (page) => {
      // So it is for the program in a window that nobody looks at; the test itself waits by frames.
      await page.addInitScript(() => {
        const frame = window.requestAnimationFrame.bind(window);
        window.framesRefused = 0;
        window.requestAnimationFrame = (done) => {
          if (!new Error().stack.includes('/trollfjord-')) return frame(done);
          window.framesRefused += 1;
          return 0;
        };
      });
      await keeping(savedText(two, at))(page);
    };
    await visitAt(two, at, async (table) => {
      await table.play(at + 2);
      assert.equal(await table.page.evaluate(() => window.framesRefused), 2);
    }, { before });
  });

  test('at any moment shows the same table', once, async () => {
    for (const [run, made] of moments) {
      const at = find(two, run, made);
      // One decision more on the page itself, so that what is compared was not only loaded.
      await visitAt(two, at - 1, async (table, opened) => {
        await table.play(at);
        const before = await picture(table.page);
        await reload(opened);
        await table.look();
        const { said, saved } = await picture(table.page);
        assert.deepEqual({ said, saved }, { said: before.said, saved: before.saved }, `${run}, ${made}`);
      });
    }
  });

  test('of a finished game shows the score sheet', async () => {
    await visitAt(four, four.moves.length - 1, async (table, opened) => {
      await table.play();
      await table.over();
      await reload(opened);
      await table.over();
    });
  });

  test('is not needed to leave the table and come back', async () => {
    await visitAt(two, hammering + 2, async (table) => {
      const before = await picture(table.page);
      await table.page.getByRole('button', { name: say('app-menu') }).click();
      await table.page.getByRole('button', { name: say('app-start-page'), exact: true }).click();
      await table.page.getByRole('button', { name: say('start-continue'), exact: true }).click();
      await table.look();
      assert.equal((await picture(table.page)).said, before.said);
    });
  });
});

describe('storage', { concurrency: 2 }, () => {
  test('that throws on every access is told, and the game goes on', async () => {
    const closed = (page) => page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) {
        Storage.prototype[name] = () => { throw new DOMException('closed for a test', 'SecurityError'); };
      }
    });
    await visit({ before: closed }, async (opened) => {
      const table = new Table(opened, pointer(opened.page), two, { kept: false });
      await table.start();
      await opened.page.locator('.notices').getByText(say('app-not-kept'), { exact: true }).waitFor();
      await table.play(8);
      await opened.page.getByRole('button', { name: say('app-menu') }).click();
      await opened.page.getByRole('dialog').getByText(say('app-not-kept'), { exact: true }).waitFor();
    });
  });

  test('that works is not complained of', async () => {
    await visitAt(two, 0, async (table) => {
      await table.play(2);
      assert.equal(await table.page.getByText(say('app-not-kept')).count(), 0);
    });
  });

  const sound = savedText(two, 20);
  const damaged = {
    'cut off in a move': sound.slice(0, -3),
    'of other rules': sound.replace('trollfjord 0;', 'trollfjord 999;'),
    'with a move of no kind': sound.replace('R05x3', 'R05x7'),
    'that is something else': '{"turn": 3, "players": ["Ann", "<b>Bo</b>"]}',
    empty: '',
  };
  for (const [kind, text] of Object.entries(damaged)) {
    test(`with a game ${kind} leads to the start page and lays the text aside`, async () => {
      await visit({ before: keeping(text) }, async (opened) => {
        const { page } = opened;
        const aside = () => page.evaluate((key) => localStorage.getItem(key), `${KEY}.unreadable`);
        await page.getByText(say('start-unreadable')).waitFor();
        assert.equal(await page.getByRole('button', { name: say('start-continue'), exact: true }).count(), 0);
        assert.equal(await aside(), text);
        const table = new Table(opened, pointer(page), two);
        await table.start();
        await table.play(2);
        assert.equal(await aside(), text, 'and leaves it there');
      });
    });
  }

  test('with a move that is not legal opens the game up to there, lays the text aside and says so', async () => {
    const text = savedText(two, 0, [...two.moves.slice(0, 10), 'nothing', ...two.moves.slice(10, 14)]);
    await visitAt(two, 10, async (table, { page }) => {
      await page.getByText(say('app-cut', { n: 10 }), { exact: true }).waitFor();
      assert.equal(await page.evaluate((key) => localStorage.getItem(key), `${KEY}.unreadable`), text);
      await table.play(12);
    }, { before: keeping(text) });
  });
});

describe('a program that breaks', { concurrency: 2 }, () => {
  // Ways to break it from outside: the browser refuses what Yew relies on, which makes it panic; the memory of the
  // program is overwritten, which ends in a trap without a message. `kept`: whether the decision was kept before, which
  // it is ahead of its drawing.
  const breaks = {
    'by a panic': {
      reason: /panicked/,
      kept: 1,
      harm: () => {
        Node.prototype.insertBefore = () => { throw new DOMException('refused for a test', 'HierarchyRequestError'); };
      },
    },
    'by a trap': {
      reason: /the program stopped/,
      kept: 0,
      harm: () => new Uint8Array(window.programMemory.buffer).fill(0xFF),
    },
  };
  const watched = (page) => page.addInitScript(() => {
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...args) => {
      const made = await instantiate.apply(WebAssembly, args);
      // What the program gives has short names in the built page.
      const given = Object.values((made.instance ?? made).exports);
      window.programMemory = given.find((thing) => thing instanceof WebAssembly.Memory);
      return made;
    };
  });

  for (const [how, { reason, kept, harm }] of Object.entries(breaks)) {
    test(`${how} shows the rescue page, and a reload continues`, async () => {
      const at = find(two, 'join hammer', 1);
      const opened = async (page) => {
        await watched(page);
        await keeping(savedText(two, at))(page);
      };
      // The break itself is an error of the page, as it should be.
      await visitAt(two, at, async (table, { page, ready }) => {
        const before = await picture(page);
        await page.evaluate(harm);
        await page.getByRole('button', { name: say('card-hammer-together'), exact: true }).click();
        await page.waitForSelector('#rescue', { state: 'visible' });
        assert.match(await page.innerText('#rescue'), reason);
        assert.equal(await page.isVisible('#app'), false);
        // The focus is at the button that reloads.
        await page.keyboard.press('Enter');
        await page.waitForSelector('#rescue', { state: 'hidden' });
        await ready();
        table.at += kept;
        await table.look();
        const { said, saved } = await picture(page);
        assert.equal(saved, savedText(two, at + kept));
        if (!kept) assert.equal(said, before.said);
        await table.play(at + 2);
      }, { before: opened, allow: [/./] });
    });
  }

  // Or else a game that breaks it at every reload would lock the page for ever.
  test('can be started anew without its game', async () => {
    const at = find(two, 'join hammer', 1);
    await visitAt(two, at, async (table, { page, ready }) => {
      await page.evaluate(() => { document.documentElement.dataset.rescue = 'as after a panic'; });
      const link = await page.locator('#rescue input').inputValue();
      assert.equal(link, page.url());
      assert.match(link, /#T\w{20,}/);
      const report = page.locator('#rescue-copy');
      await report.click();
      await report.filter({ hasText: 'Copied' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.ok(copied.includes('as after a panic') && copied.includes(link), copied);
      await page.locator('#rescue-aside').click();
      await page.getByRole('heading', { name: say('start-title'), exact: true }).waitFor();
      await ready();
      assert.equal(await page.getByRole('button', { name: say('start-continue'), exact: true }).count(), 0);
      const aside = await page.evaluate((key) => localStorage.getItem(key), `${KEY}.unreadable`);
      assert.equal(aside, savedText(two, at));
    }, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  });
});
