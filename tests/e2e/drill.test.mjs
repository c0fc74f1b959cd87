// Practice, as the game is: silence by key and switch, boulders that are poured in, hammering on alone, a focus that stays.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NOTHING, PEACE, again, blow, button, enter, kept, lay, rested, room, said, stop, strike, title } from './drill.mjs';
import { opened } from './opened.mjs';
import { pictured } from './play.mjs';
import { say } from './words.mjs';

const { visit } = await opened();

const practice = (options, body) => visit(options, async (visited) => {
  await enter(visited.page);
  await body(visited.page, visited);
});

describe('the sound of practice', { concurrency: 2 }, () => {
  test('is silenced by the key of the table and by a switch, for all games', async () => {
    const listening = (page) => page.addInitScript(() => {
      window.addEventListener('trollfjord-sound', ({ detail }) => {
        const { effects } = JSON.parse(detail);
        if (effects !== undefined) window.loud = effects;
      });
    });
    await practice({ before: listening }, async (page) => {
      const control = room(page).getByRole('button', { name: say('settings-sound'), exact: true });
      const is = (on, loud) => Promise.all([
        room(page).locator(`[data-key=sound][aria-pressed=${on}]`).waitFor(),
        page.waitForFunction(([word, level]) => localStorage.getItem('trollfjord.settings').includes(`sound ${word}\n`)
          && window.loud === level, [on ? 'on' : 'off', loud]),
      ]);
      await control.and(page.locator('[aria-pressed=true]')).waitFor();
      await page.keyboard.press('m');
      await is(false, 0);
      await room(page).waitFor();
      await control.click();
      await is(true, 6);
      await page.keyboard.press('m');
      await is(false, 0);
      // The settings know it, and nothing else has changed.
      const chosen = async (loud) => {
        await button(page, 'practice-leave').click();
        await room(page).waitFor({ state: 'hidden' });
        await button(page, 'settings-title').click();
        const effects = page.locator('#annex .loud input').first();
        assert.equal(await effects.inputValue(), loud);
        await page.keyboard.press('Escape');
        await effects.waitFor({ state: 'detached' });
        await enter(page);
      };
      await chosen('0');
      await control.and(page.locator('[aria-pressed=false]')).waitFor();
      await page.keyboard.press('m');
      await is(true, 6);
      await chosen('6');
      assert.equal((await kept(page)).blows ?? 0, 0);
    });
  });
});

describe('a new practice tower', { concurrency: 2 }, () => {
  // Keeps what is animated and heard. Nothing comes on by its time.
  const watching = (page) => page.addInitScript(() => {
    window.seen = { pours: 0, films: [] };
    const { setTimeout: later } = window;
    // A film that comes late on a busy machine would be over at once.
    window.setTimeout = (end, ms, ...rest) => (ms > 100 || ms < 0 ? 0 : later(end, ms, ...rest));
    const { animate } = Element.prototype;
    Element.prototype.animate = function watched(...args) {
      const film = animate.apply(this, args);
      film.playbackRate = 1e-6;
      if (this.matches('.tw-boulder')) window.seen.films.push(film);
      return film;
    };
    window.addEventListener('trollfjord-sound', ({ detail }) => {
      if (JSON.parse(detail).cues?.some(([, kind]) => kind === 'pour')) window.seen.pours += 1;
    });
  });
  const poured = (page, pours) => page.waitForFunction((count) => window.seen.pours === count && window.seen.films.length >= 44 * count, pours);
  const running = (page) => page.evaluate(() => window.seen.films.filter(({ playState }) => playState === 'running').length);
  // All boulders lie over the foot of the tower, none in the tray.
  const full = (page) => page.waitForFunction(() => [...document.querySelectorAll('.practice .tw-boulder')]
    .every((boulder) => Number(/,\s*(-?[\d.]+)|\s(-?[\d.]+)/.exec(boulder.getAttribute('transform'))[0].replace(',', '')) < 0));

  test('is filled before our eyes, and a press ends it', async () => {
    await practice({ context: { reducedMotion: 'no-preference' }, before: watching }, async (page) => {
      await poured(page, 1);
      assert.ok(await running(page) >= 44);
      await full(page);
      await page.keyboard.press('Shift');
      await pictured(page);
      assert.equal(await running(page), 0);
      assert.equal(await page.locator('.tw-extras > *').count(), 0);
      await page.locator('.drill-terms').click();
      await button(page, 'practice-seed-new').click();
      await page.locator('#practice-setup').waitFor({ state: 'hidden' });
      await poured(page, 2);
      // Just laid, the tower takes no press.
      const laid = await page.evaluate(() => performance.now());
      await page.waitForFunction((at) => performance.now() - at > 340, laid);
      // The press that ends it strikes as well: its button was there before.
      await strike(page, 'soft').click();
      await page.waitForFunction(() => document.querySelector('.practice .moving') !== null);
      assert.equal((await kept(page)).blows, 1);
    });
  });

  test('with less motion has its boulders fade in', async () => {
    await practice({ before: watching }, async (page) => {
      await poured(page, 1);
      const films = await page.evaluate(() => window.seen.films.map(({ effect }) => [
        'transform' in effect.getKeyframes()[0], effect.getComputedTiming().endTime]));
      assert.ok(films.every(([moves, end]) => !moves && end === 160), JSON.stringify(films));
      await full(page);
    });
  });

  test('is full without a film where the script of the films does not come', async () => {
    const without = (page) => page.route(/film\.js/, (route) => route.abort());
    await practice({ before: without, allow: [/film/, /Failed to load/] }, async (page) => {
      await full(page);
      await strike(page, 'soft').click();
      await blow(page, 2, 3);
    });
  });
});

describe('whoever is left in practice', { concurrency: 2 }, () => {
  test('may keep hammering alone: one blow is owed, and the hammer stays', async () => {
    await practice({}, async (page) => {
      const holds = room(page).locator('.decides');
      const keep = (n) => button(page, 'card-keep', { n });
      await lay(page, PEACE, 9, true);
      await strike(page, 'firm').click();
      await blow(page, 2, 9);
      await rested(page);
      await stop(page).click();
      await title(page, say('practice-stopped', { out: 3 }));
      await said(page, say('practice-may-keep', { name: say('seat-1') }));
      await room(page).locator('.prompt').getByText(say('card-keep-note')).waitFor();
      await rested(page);
      await keep(8).click();
      await room(page).locator('.tw-keep').waitFor();
      await said(page, say('log-kept', { name: say('seat-1') }));
      await blow(page, 2, 9);
      assert.equal(await holds.innerText(), say('seat-1'));
      assert.equal(await stop(page).count(), 0);
      await room(page).getByText(say('tower-must-strike'), { exact: true }).waitFor();
      await rested(page);
      await strike(page, 'firm').click();
      await blow(page, 3, 9);
      await rested(page);
      await stop(page).click();
      await title(page, say('practice-stopped', { out: 9 }));
      assert.equal(await room(page).getByRole('button', { name: /^Keep hammering/ }).count(), 0);
      const { hammerings, blows, stops } = await kept(page);
      assert.deepEqual([hammerings, blows, stops], [1, 2, 2]);
      await rested(page);
      await again(page).click();
      await blow(page, 1, 9);
      assert.equal(await holds.innerText(), say('seat-0'));
    });
  });

  test('by the keys alone, too; nobody is left where nobody helped', async () => {
    await practice({}, async (page) => {
      await lay(page, NOTHING, 3, true);
      await page.keyboard.press('s');
      await room(page).locator('.tw-swap').waitFor({ state: 'detached' });
      await blow(page, 2, 3);
      await rested(page);
      await page.keyboard.press('x');
      const keep = button(page, 'card-keep', { n: 2 });
      await keep.waitFor();
      await rested(page);
      const on = () => keep.evaluate((control) => control === document.activeElement);
      for (let n = 0; n < 20 && !await on(); n += 1) await page.keyboard.press('Tab');
      assert.ok(await on());
      await page.keyboard.press('Enter');
      await keep.waitFor({ state: 'detached' });
      assert.equal(await room(page).locator('.decides').innerText(), say('seat-0'));
      assert.equal(await page.evaluate(() => document.activeElement.closest('.practice') !== null), true, 'the focus stays inside');
      await lay(page, PEACE, 3, false);
      await strike(page, 'firm').click();
      await blow(page, 2, 3);
      await rested(page);
      await stop(page).click();
      await again(page).waitFor();
      assert.equal(await room(page).getByRole('button', { name: /^Keep hammering/ }).count(), 0);
    });
  });
});

describe('the room of practice', { concurrency: 2 }, () => {
  test('has a light at the chosen wall that ends inside of what it lies on', async () => {
    await practice({}, async (page) => {
      // Under a pointer a wall has another light.
      await page.mouse.move(5, 5);
      for (const side of ['right', 'left']) {
        await page.keyboard.press(`Arrow${side === 'left' ? 'Left' : 'Right'}`);
        const light = room(page).locator(`.tw-half-${side}[aria-pressed=true]`);
        await light.waitFor();
        const image = await light.evaluate((half) => getComputedStyle(half).backgroundImage);
        assert.match(image, /^radial-gradient/);
        const [wide, high, x, y] = image.match(/[\d.]+(?=%)/g).map(Number);
        assert.ok(wide <= x && wide <= 100 - x && high <= y && high <= 100 - y, image);
      }
    });
  });

  for (const id of ['app-practice', 'app-shelf']) {
    test(`${id}: a double click leaves the focus where a click leaves it`, async () => {
      await visit({}, async ({ page }) => {
        const entered = async () => {
          await page.locator('#annex dialog[open]').waitFor();
          return page.evaluate(() => {
            const { tagName, id: name, className } = document.activeElement;
            return [document.activeElement.closest('#annex dialog') !== null, tagName, name, className];
          });
        };
        const left = async () => {
          await page.keyboard.press('Escape');
          await page.locator('#annex dialog').first().waitFor({ state: 'detached' });
        };
        await button(page, id).click();
        const once = await entered();
        assert.equal(once[0], true);
        assert.notEqual(once[1], 'DIALOG');
        await left();
        await button(page, id).dblclick();
        assert.deepEqual(await entered(), once);
      });
    });
  }
});
