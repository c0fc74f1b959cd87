// The sounds: each is heard, each differs from every other, each ends; rendered without a loudspeaker.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPage } from './harness.mjs';
import { openMoment } from './moments.mjs';
import { opened } from './opened.mjs';
import { say } from './words.mjs';

const { browser, server } = await opened();

// Peak, what is left at the end, and loudness in bands of pitch and time: two sounds with the same picture are the same
// to an ear.
function picture(samples, rate) {
  const WINDOW = 1024;
  const frames = [];
  for (let start = 0; start + WINDOW <= samples.length; start += WINDOW) {
    const bands = [60, 90, 130, 190, 280, 400, 580, 840, 1200, 1750, 2500, 3600, 5200].map((pitch) => {
      // Goertzel's way to the strength of one pitch.
      const c = 2 * Math.cos((2 * Math.PI * pitch) / rate);
      let [a, b] = [0, 0];
      for (let i = 0; i < WINDOW; i += 1) [a, b] = [samples[start + i] + c * a - b, a];
      return Math.sqrt(Math.max(0, a * a + b * b - c * a * b)) / WINDOW;
    });
    frames.push(...bands);
  }
  return frames;
}

function distance(a, b) {
  let [xx, yy, dd] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    xx += a[i] * a[i];
    yy += b[i] * b[i];
    dd += (a[i] - b[i]) ** 2;
  }
  return Math.sqrt(dd / Math.max(xx, yy));
}

describe('the sounds', () => {
  test('are not silent, end, and differ pairwise', async () => {
    const RATE = 22_050;
    const visit = await openPage(browser, { url: server.url });
    const sounds = await visit.page.evaluate(async (rate) => {
      const { RECIPES, render } = await import(new URL('sound/sound.js', document.baseURI).href);
      const list = Object.entries(RECIPES).flatMap(([name, [numbers]]) => numbers.map((number) => [name, number]));
      list.push(['drone', 1], ['drone', 2]);
      const made = [];
      for (const [name, number] of list) {
        made.push([`${name} ${number}`, Array.from(await render(name, number, name === 'drone' ? 2.4 : 1.6, rate))]);
      }
      return made;
    }, RATE);
    assert.ok(sounds.length >= 38, `${sounds.length} sounds`);
    for (const [name, samples] of sounds) {
      const peak = Math.max(...samples.map(Math.abs));
      assert.ok(Number.isFinite(peak) && peak > 0.03, `${name} is heard: ${peak}`);
      assert.ok(peak < 1.6, `${name} is not too loud: ${peak}`);
      if (name.startsWith('drone')) continue;
      const tail = Math.max(...samples.slice(-Math.floor(RATE * 0.1)).map(Math.abs));
      assert.ok(tail < 0.01, `${name} ends: ${tail}`);
    }
    const pictures = sounds.map(([name, samples]) => [name, picture(samples.slice(0, RATE * 1.5), RATE)]);
    for (const [i, [one, a]] of pictures.entries()) {
      for (const [other, b] of pictures.slice(i + 1)) {
        const apart = distance(a, b);
        assert.ok(apart > 0.12, `${one} and ${other} differ: ${apart.toFixed(3)}`);
      }
    }
    visit.expectClean();
    await visit.close();
  });
});

describe('the game', { concurrency: 2 }, () => {
  // What is asked of Web Audio, instead of a loudspeaker.
  const listening = (page) => page.addInitScript(() => {
    window.heard = { contexts: 0, tones: 0 };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function counted(...args) {
      window.heard.tones += 1;
      return start.apply(this, args);
    };
    window.AudioContext = class extends AudioContext {
      constructor(...args) {
        super(...args);
        window.heard.contexts += 1;
      }
    };
  });
  async function at(moment, options, body) {
    const visit = await openMoment(browser, server, moment, { before: listening, ...options });
    await body(visit.page, visit);
    visit.expectClean();
    await visit.close();
  }
  const heard = (page) => page.evaluate(() => window.heard);
  const loaded = (visit) => visit.requests.filter((url) => url.includes('/sound/')).length;
  const pick = (page) => page.locator('.prompt [data-key="1"]').click();

  test('is silent until the first tap, and heard from then on', async () => {
    await at('placing', {}, async (page, visit) => {
      assert.equal(loaded(visit), 0);
      assert.deepEqual(await heard(page), { contexts: 0, tones: 0 });
      await pick(page);
      await page.waitForFunction(() => window.heard.tones > 0);
      assert.equal((await heard(page)).contexts, 1);
    });
  });

  test('stays silent when sound is off, also after a reload', async () => {
    await at('placing', {}, async (page, visit) => {
      await page.keyboard.press('m');
      const button = page.getByRole('button', { name: say('settings-sound'), exact: true });
      assert.equal(await button.getAttribute('aria-pressed'), 'false');
      await page.reload();
      await visit.ready();
      assert.equal(await button.getAttribute('aria-pressed'), 'false');
      const before = loaded(visit);
      await pick(page);
      await page.locator('.prompt .btn.pri').click();
      await page.waitForTimeout(300);
      assert.deepEqual(await heard(page), { contexts: 0, tones: 0 });
      assert.equal(loaded(visit), before);
    });
  });

  test('is turned up and down in the menu, and keeps it', async () => {
    await at('placing', {}, async (page, visit) => {
      await page.getByRole('button', { name: say('app-menu'), exact: true }).click();
      await page.getByRole('button', { name: say('settings-title'), exact: true }).click();
      const slider = page.getByRole('slider', { name: say('settings-effects'), exact: true });
      assert.equal(await slider.inputValue(), '6');
      await slider.focus();
      for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => window.heard.tones > 0);
      await page.reload();
      await visit.ready();
      await page.getByRole('button', { name: say('app-menu'), exact: true }).click();
      await page.getByRole('button', { name: say('settings-title'), exact: true }).click();
      assert.equal(await slider.inputValue(), '9');
    });
  });

  test('goes on where there is no Web Audio', async () => {
    const deaf = (page) => page.addInitScript(() => {
      delete window.AudioContext;
      delete window.webkitAudioContext;
    });
    await at('placing', { before: deaf }, async (page) => {
      await pick(page);
      await page.locator('.prompt .btn.pri').click();
      await page.waitForFunction(() => document.querySelector('#action-title').textContent.length > 0);
    });
  });
});
