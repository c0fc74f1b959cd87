// The practice tower: two taps to the first blow, limit and comrade, what nobody is to miss, totals that stay.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { axeViolations } from './axe.mjs';
import { ANGER, KEY, NOTHING, PEACE, again, blow, button, enter, kept, lay, rested, room, said, stop, strike, title } from './drill.mjs';
import { layoutFaults } from './layout.mjs';
import { opened } from './opened.mjs';
import { like, say } from './words.mjs';

const SIZES = ['1440x900', '1024x768', '844x390', '390x844', '360x640'];
const { visit } = await opened();

const practice = (options, body) => visit(options, async (visited) => {
  await enter(visited.page);
  await body(visited.page, visited);
});

describe('practice', { concurrency: 2 }, () => {
  for (const [how, press, context] of [['click', 'click', {}], ['tap', 'tap', { hasTouch: true }]]) {
    test(`two ${how}s lead from the page to the first blow`, async () => {
      await visit({ width: 390, height: 844, context }, async ({ page }) => {
        await button(page, 'app-practice')[press]();
        await strike(page, 'firm')[press]();
        await said(page, like('blow-says', { n: 1, limit: 3 }));
        assert.equal((await kept(page)).blows, 1);
      });
    });
  }

  test('the first blow must be struck; the last one ends it and says what it would bring', async () => {
    await practice({}, async (page) => {
      await lay(page, PEACE);
      assert.equal(await stop(page).count(), 0);
      await room(page).getByText(say('tower-must-strike')).waitFor();
      for (const n of [1, 2]) {
        await strike(page, 'firm').click();
        await blow(page, n + 1, 3);
        await said(page, like('blow-says', { n, limit: 3 }));
      }
      assert.equal(await stop(page).innerText(), say('practice-stop-empty'));
      await strike(page, 'firm').click();
      await title(page, say('practice-spent', { out: 11 }));
      await said(page, say('practice-would-take', { name: say('seat-0'), value: 11 }));
      assert.equal(await room(page).locator('.tw-strike, .tw-half, .tw-stop').count(), 0, 'nothing is left to strike');
      const totals = { limit: 3, comrade: NaN, hammerings: 1, blows: 3, boulders: 11, stops: 0, spent: 1, angers: 0, best: 11 };
      assert.deepEqual(await kept(page), totals);
      await rested(page);
      await again(page).click();
      await blow(page, 1, 3);
      await said(page, say('practice-poured', { limit: 3 }));
      await room(page).getByText(say('tower-tray', { count: 0 })).waitFor({ state: 'attached' });
    });
  });

  test('whoever stops is told what that would bring; a higher limit gives more blows', async () => {
    await practice({}, async (page) => {
      await lay(page, PEACE, 9);
      for (const n of [2, 3, 4]) {
        await strike(page, 'firm').click();
        await blow(page, n, 9);
      }
      assert.equal(await stop(page).innerText(), say('practice-stop', { value: 11 }));
      await rested(page);
      await stop(page).click();
      await title(page, say('practice-stopped', { out: 11 }));
      const { stops, best } = await kept(page);
      assert.deepEqual([stops, best], [1, 11]);
    });
  });

  test('an empty blow hands the hammer to the comrade, and to nobody without one', async () => {
    await practice({}, async (page) => {
      const holds = room(page).locator('.decides');
      await lay(page, NOTHING, 3, true);
      assert.equal(await holds.innerText(), say('seat-0'));
      await strike(page, 'soft').click();
      await room(page).locator('.tw-swap').waitFor();
      await said(page, say('log-swapped', { name: say('seat-1') }));
      await blow(page, 2, 3);
      assert.equal(await holds.innerText(), say('seat-1'));
      await lay(page, NOTHING, 3, false);
      await strike(page, 'soft').click();
      await blow(page, 2, 3);
      await said(page, like('blow-says', { n: 1, limit: 3, fell: 0, total: 0 }));
      assert.equal(await holds.innerText(), say('seat-0'));
    });
  });

  test('an angry spirit ends it until the boulders are poured back', async () => {
    await practice({}, async (page) => {
      await lay(page, ANGER);
      for (let n = 1; await strike(page, 'firm').count() > 0; n += 1) {
        assert.ok(n <= 3, 'the limit ends it');
        await strike(page, 'firm').click();
        await said(page, like('blow-says', { n, limit: 3 }));
      }
      await room(page).locator('.tw-anger').waitFor();
      await room(page).locator('.tw-scene.tw-angry').waitFor();
      const alarm = await room(page).getByRole('alert').innerText();
      assert.match(alarm, /^The spirit is angry\. .* over the limit\. In a game /);
      assert.equal((await kept(page)).angers, 1);
      for (const key of ['s', 'f', 'h', 'x']) await page.keyboard.press(key);
      assert.equal((await kept(page)).blows, Number(/\d/.exec(await room(page).locator('.tw-counter').getAttribute('aria-label'))[0]));
      await rested(page);
      await page.keyboard.press('Enter');
      await blow(page, 1, 3);
      await room(page).locator('.tw-scene.tw-calm').waitFor();
      assert.equal(await room(page).getByRole('alert').innerText(), '');
    });
  });

  test('the same seed is the same tower and the same fall; a fresh one is another', async () => {
    await practice({ context: { permissions: ['clipboard-read', 'clipboard-write'] } }, async (page) => {
      const tower = () => room(page).getByRole('list', { name: say('tower-list') }).allInnerTexts();
      const first = await tower();
      await page.locator('.drill-terms').click();
      const seed = await page.locator('#practice-seed').inputValue();
      assert.match(seed, /^TROLL-\w{4}-\w{4}-\w{5}$/);
      await button(page, 'practice-seed-copy').click();
      await page.getByText(say('practice-copied')).waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), seed);
      await page.keyboard.press('Escape');
      await strike(page, 'hard').click();
      await said(page, like('blow-says', { n: 1, limit: 3 }));
      const after = await tower();
      await lay(page, seed.toLowerCase());
      assert.deepEqual(await tower(), first);
      await strike(page, 'hard').click();
      await said(page, like('blow-says', { n: 1, limit: 3 }));
      assert.deepEqual(await tower(), after);
      await page.locator('.drill-terms').click();
      await button(page, 'practice-seed-new').click();
      await said(page, say('practice-laid', { limit: 3 }));
      assert.notDeepEqual(await tower(), first);
    });
  });

  test('another limit waits until the hammering is over', async () => {
    await practice({}, async (page) => {
      await lay(page, NOTHING);
      await strike(page, 'soft').click();
      await blow(page, 2, 3);
      await page.locator('.drill-terms').click();
      await page.getByRole('button', { name: '7', exact: true }).click();
      await page.getByText(say('practice-next')).waitFor();
      await page.keyboard.press('Escape');
      await blow(page, 2, 3);
      await rested(page);
      await stop(page).click();
      await rested(page);
      await again(page).click();
      await blow(page, 1, 7);
    });
  });
});

describe('the totals of practice', { concurrency: 2 }, () => {
  test('stay over a reload, begin anew and come back', async () => {
    await practice({}, async (page) => {
      await lay(page, PEACE, 5);
      await strike(page, 'firm').click();
      await blow(page, 2, 5);
      await page.reload();
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await enter(page);
      await blow(page, 1, 5);
      await page.locator('.drill-terms').click();
      const sum = page.locator('#practice-setup .drill-totals');
      const row = (id, n) => sum.locator('div', { hasText: new RegExp(`^${say(id)}${n}$`) }).waitFor();
      await row('practice-blows', 1);
      await row('practice-boulders', 3);
      await button(page, 'practice-reset').click();
      await page.getByText(say('practice-was-reset')).waitFor();
      assert.equal((await kept(page)).blows, 0);
      await page.locator('#practice-setup').getByText(say('practice-none')).waitFor();
      await button(page, 'practice-put-back').click();
      await row('practice-boulders', 3);
      assert.deepEqual([(await kept(page)).blows, (await kept(page)).limit], [1, 5]);
    });
  });

  test('of two windows are added up', async () => {
    await practice({}, async (page, { context }) => {
      const other = await context.newPage();
      await other.goto(page.url());
      await enter(other);
      for (const [each, blows] of [[page, 1], [other, 2]]) {
        await each.bringToFront();
        await strike(each, 'soft').click();
        await said(each, like('blow-says', { n: 1, limit: 3 }));
        assert.equal((await kept(each)).blows, blows);
      }
      await other.close();
    });
  });

  test('are told to be lost with the page where nothing can be stored', async () => {
    const closed = (page) => page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('closed', 'SecurityError'); } });
    });
    await practice({ before: closed }, async (page) => {
      await strike(page, 'soft').click();
      await room(page).locator('.prompt').getByText(say('practice-not-kept')).waitFor();
      await page.locator('.drill-terms').click();
      await page.locator('#practice-setup').getByText(like('practice-sum', { n: 1 })).waitFor();
    });
  });

  test('that cannot be read are laid aside, never written over', async () => {
    const text = 'trollfjord practice 2\nfrom a later version';
    const later = (page) => page.addInitScript(([key, written]) => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem(key, written);
      sessionStorage.setItem('begun', '1');
    }, [KEY, text]);
    await practice({ before: later }, async (page) => {
      await room(page).locator('.prompt').getByText(say('practice-unreadable')).waitFor();
      await strike(page, 'soft').click();
      await said(page, like('blow-says', { n: 1, limit: 3 }));
      assert.equal((await kept(page)).blows, 1);
      assert.equal(await page.evaluate((key) => localStorage.getItem(`${key}.unreadable`), KEY), text);
    });
  });
});

describe('the hand of practice', { concurrency: 2 }, () => {
  test('can be keys alone', async () => {
    await visit({}, async ({ page }) => {
      await button(page, 'app-practice').focus();
      await page.keyboard.press('Enter');
      await room(page).waitFor();
      await page.waitForFunction(() => document.activeElement.id === 'practice-title');
      await rested(page);
      await page.keyboard.press('ArrowRight');
      await page.locator('.practice .tw-half-right[aria-pressed=true]').waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.locator('.practice .tw-half-left[aria-pressed=true]').waitFor();
      // Escape ends a swing, and practice stays.
      await page.keyboard.down('Space');
      await page.locator('.practice .tw-charging').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.up('Space');
      assert.equal(await page.locator('.tw-charging').count(), 0);
      await page.keyboard.press('s');
      await said(page, like('blow-says', { n: 1, limit: 3 }));
      await rested(page);
      await page.keyboard.press('x');
      await again(page).waitFor();
      await rested(page);
      await page.keyboard.press('Enter');
      await blow(page, 1, 3);
      assert.equal(await page.evaluate(() => document.activeElement.closest('.practice') !== null), true, 'the focus stays inside');
      // What lies over it has its own keys.
      await page.locator('.drill-terms').focus();
      await page.keyboard.press('Space');
      await page.locator('#practice-setup[open]').waitFor();
      const { blows } = await kept(page);
      await page.keyboard.press('s');
      await page.keyboard.press('Escape');
      await page.locator('#practice-setup').waitFor({ state: 'hidden' });
      assert.equal((await kept(page)).blows, blows);
      await page.keyboard.press('Escape');
      await room(page).waitFor({ state: 'hidden' });
      assert.equal(await page.evaluate(() => document.activeElement.textContent), say('app-practice'));
    });
  });

  // The times of the events are given: no test depends on the clock.
  const event = (page, kind, ms, more = {}) => page.evaluate(([type, after, options]) => {
    const target = document.querySelector('.practice .tw-hold');
    const Kind = type.startsWith('key') ? KeyboardEvent : PointerEvent;
    const box = target.getBoundingClientRect();
    const made = new Kind(type, { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, clientX: box.x + 20, clientY: box.y + 20, ...options });
    window.began ??= performance.now();
    Object.defineProperty(made, 'timeStamp', { value: window.began + after });
    target.dispatchEvent(made);
  }, [kind, ms, more]);
  const space = { code: 'Space', key: ' ' };
  for (const [who, down, up, more] of [['a pointer', 'pointerdown', 'pointerup', {}], ['the space bar', 'keydown', 'keyup', space]]) {
    test(`can hold the bar: ${who}`, async () => {
      await practice({}, async (page) => {
        await lay(page, NOTHING);
        await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('hold.js')));
        await event(page, down, 0, more);
        await page.locator('.practice .tw-charging').waitFor();
        // Escape lets go without a blow, and the room stays.
        await event(page, 'keydown', 400, { code: 'Escape', key: 'Escape' });
        assert.equal(await page.locator('.practice .tw-charging').count(), 0);
        await event(page, down, 500, more);
        await event(page, up, 650, more);
        await said(page, like('blow-says', { n: 1, limit: 3, fell: 0, total: 0 }));
        await blow(page, 2, 3);
      });
    });
  }

  test('sees the boulders fall before anything is told', async () => {
    await practice({ context: { reducedMotion: 'no-preference' } }, async (page) => {
      await lay(page, PEACE);
      await page.evaluate(() => {
        window.seen = [];
        new MutationObserver(() => {
          const told = [...document.querySelectorAll('.practice [role=status]')].some((e) => e.textContent.includes('Blow 1'));
          const moves = [...document.querySelectorAll('.practice .tw-boulder')].some((e) => e.getAnimations().length > 0);
          window.seen.push([document.querySelector('.practice .moving') !== null, told, moves]);
        }).observe(document.querySelector('.practice'), { subtree: true, childList: true, characterData: true, attributes: true });
      });
      await strike(page, 'firm').click();
      await blow(page, 2, 3);
      await said(page, like('blow-says', { n: 1, limit: 3 }));
      const seen = await page.evaluate(() => window.seen);
      assert.ok(seen.some(([moving]) => moving), 'the film is waited for');
      assert.ok(seen.some(([, , moves]) => moves), 'boulders move');
      assert.ok(!seen.some(([moving, told]) => moving && told), 'nothing is told ahead');
      assert.equal(await page.locator('.practice .tw-out b').innerText(), '3');
    });
  });
});

describe('the look of practice', { concurrency: 2 }, () => {
  const states = {
    'at the first blow': async () => {},
    'with a comrade, at the limit': async (page) => {
      await lay(page, PEACE, 3, true);
      for (const n of [2, 3]) {
        await strike(page, 'firm').click();
        await blow(page, n, 3);
      }
    },
    'when it is over': async (page) => {
      await lay(page, PEACE, 3, true);
      for (let n = 0; n < 3; n += 1) await strike(page, 'firm').click();
      await title(page, say('practice-spent', { out: 11 }));
    },
    'when somebody is left': async (page) => {
      await lay(page, PEACE, 9, true);
      await strike(page, 'firm').click();
      await blow(page, 2, 9);
      await rested(page);
      await stop(page).click();
      await button(page, 'card-keep', { n: 8 }).waitFor();
    },
    'angry': async (page) => {
      await lay(page, ANGER);
      for (let n = 0; n < 3 && await strike(page, 'firm').count() > 0; n += 1) await strike(page, 'firm').click();
      await again(page).waitFor();
    },
    'at its set-up': async (page) => {
      await strike(page, 'soft').click();
      await said(page, like('blow-says', { n: 1, limit: 3 }));
      await page.locator('.drill-terms').click();
    },
  };
  for (const [name, arrive] of Object.entries(states)) {
    test(`fits every screen and is accessible ${name}`, async () => {
      await practice({}, async (page) => {
        await arrive(page);
        // What is shown for a moment only has gone.
        await page.locator('.tw-roles').waitFor({ state: 'detached' });
        await page.waitForFunction(() => document.querySelector('.tw-extras').childElementCount === 0);
        for (const size of SIZES) {
          const [width, height] = size.split('x').map(Number);
          await page.setViewportSize({ width, height });
          assert.deepEqual(await layoutFaults(page), [], size);
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          assert.ok(sideways <= 0, size);
          assert.equal(await page.locator('#practice-title span').innerText(), say('practice-title'), size);
          const cut = await page.locator('#practice-title').evaluate((bar) => bar.scrollWidth > bar.clientWidth || bar.getBoundingClientRect().height > 44);
          assert.equal(cut, false, `the title is whole: ${size}`);
        }
        assert.deepEqual(await axeViolations(page, '#annex'), []);
      });
    });
  }

  test('that cannot be fetched is told, and the page goes on', async () => {
    await visit({ allow: [/annex/, /Failed to load/] }, async ({ page }) => {
      await page.route(/annex/, (route) => route.abort());
      await button(page, 'app-practice').click();
      await page.locator('#annex-wait[open]').waitFor();
      await page.waitForFunction(() => /could not be loaded|Failed/i.test(document.querySelector('#annex-says').textContent));
      await page.unroute(/annex/);
      await page.keyboard.press('Escape');
      await enter(page);
      await strike(page, 'soft').click();
      await said(page, like('blow-says', { n: 1, limit: 3 }));
    });
  });
});
