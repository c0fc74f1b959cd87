// The embedded page: what its address asks for, its poster, and its messages. docs/embed.md is the contract.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isSound, wishes } from '../../static/embed/wishes.js';
import { read } from '../../static/embed/host.js';
import {
  CACHED, FramedTable, button, digest, enter, framed, heard, hears, iframe, openHost, pageOf, plague, rested, send, two,
} from './embed.mjs';
import { SOUND, VALID, hostile, numbers } from './hostile.mjs';
import { openPage, serveDist } from './harness.mjs';
import { KEY, savedText } from './play.mjs';

const { browser, server, hosted, linkTo, embed } = await framed();

describe('what the address asks for', () => {
  test('is read as the contract says, and nothing else', () => {
    const all = wishes('?embed=1&theme=dark&lang=en&ui=guide&sound=off&motion=quick&at=3&title=%20A%20%20b%20&id=x-1'
      + '&host=https://a.example,https://b.example:8080', `#${SOUND}`);
    assert.deepEqual(all, {
      embed: true, theme: 'dark', lang: 'en', hide: ['logo', 'log', 'sound'], sound: 'off', motion: 'quick',
      link: SOUND, at: 3, title: 'A b', id: 'x-1', hosts: ['https://a.example', 'https://b.example:8080'],
    });
    const none = {
      embed: false, theme: null, lang: null, hide: [], sound: null, motion: null, link: '', at: null, title: '', id: null,
      hosts: null,
    };
    assert.deepEqual(wishes('', ''), none);
    assert.deepEqual(wishes('?embed=2&theme=pink&lang=xx&ui=guide,x&sound=1&motion=fast&at=-1&id=a/b&q=1', ''), none);
    assert.deepEqual(wishes(`?g=${SOUND}&at=2001&host=*,null,file:///x,https://a.example/path`, ''), { ...none, link: SOUND, hosts: [] });
    // A moment in the link is the link's own affair.
    assert.deepEqual(wishes('?at=1', `#${SOUND}-2/Ann`), { ...none, link: `${SOUND}-2/Ann` });
  });

  test('a link with one wrong letter is not sound', () => {
    assert.ok(isSound(SOUND));
    for (let at = 0; at < SOUND.length; at += 1) {
      for (const letter of ['0', 'z']) {
        const wrong = `${SOUND.slice(0, at)}${letter}${SOUND.slice(at + 1)}`;
        assert.equal(isSound(wrong), wrong === SOUND, wrong);
      }
    }
  });

  test('a message is obeyed only in exactly its shape', () => {
    for (const message of VALID) assert.equal(read(message)?.type, message.type);
    const random = numbers(8);
    for (let n = 0; n < 20_000; n += 1) {
      const message = hostile(random);
      assert.equal(read(message), null, String(message?.type));
    }
  });

  test('a page that is not embedded heeds it as well, and keeps nothing of it', async () => {
    const visit = await openPage(browser, { url: `${server.url}?theme=dark&sound=off&motion=off&g=${SOUND}&at=2&x=1` });
    const { page } = visit;
    await visit.ready();
    await page.locator('.arrival').waitFor();
    assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
    assert.equal(await page.getAttribute('html', 'data-motion'), 'off');
    assert.equal(new URL(page.url()).hash, `#${SOUND}-2`);
    assert.equal(await page.locator('.poster').count(), 0);
    assert.equal(await page.evaluate(() => Object.keys(window.localStorage).length), 0);
    await button(page, 'link-play').click();
    await button(page, 'app-menu').click();
    await button(page, 'app-share').click();
    // What was asked of this page is no part of what is shared; what else stands in the address is.
    assert.ok((await page.locator('#share-link').inputValue()).startsWith(`${server.url}?x=1#T`));
    visit.expectClean();
    await visit.close();
  });
});

describe('the poster', { concurrency: 2 }, () => {
  test('ten of them load no program and less than 100 kB', async () => {
    const sent = [];
    const own = await serveDist({ compress: true, headers: CACHED, told: (answer) => sent.push(answer) });
    const host = await openHost(browser, { url: `${own.url}demo/?show=ten`, width: 1280, height: 2600 });
    const frames = host.page.locator('iframe');
    assert.equal(await frames.count(), 10);
    for (let n = 1; n <= 10; n += 1) await pageOf(host.page, `ten-${n}`).locator('.poster img').waitFor();
    await host.page.waitForLoadState('networkidle');
    const parts = sent.filter(({ name }) => !name.startsWith('demo/') && !name.startsWith('icon'));
    assert.ok(parts.length >= 10, 'ten frames asked for something');
    assert.deepEqual(parts.filter(({ name }) => /\.(wasm|woff2)$|^(trollfjord|annex|thinker)/.test(name)), []);
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    assert.ok(bytes < 100_000, `${bytes} bytes`);
    console.log(`ten posters: ${parts.length} answers, ${bytes} bytes as they are sent (brotli)`);
    assert.deepEqual(host.problems, []);
    await host.close();
    await own.close();
  });

  test('says ready, how high it would be, and what is asked of it before the tap', async () => {
    await hosted(iframe(embed('&theme=light&title=Puzzle')), async ({ page }) => {
      const game = pageOf(page);
      await game.getByRole('heading', { name: 'Puzzle', exact: true }).waitFor();
      assert.deepEqual((await hears(page, 'ready')).version, 1);
      assert.deepEqual(await hears(page, 'state'),
        { from: 'game', trollfjord: 1, type: 'state', phase: 'poster', players: null, decisions: null, at: null, over: false });
      await send(page, { trollfjord: 1, type: 'set', theme: 'dark', show: ['guide'] });
      await game.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      assert.equal(await game.evaluate(() => document.documentElement.dataset.hide), 'logo log sound');
      await send(page, { trollfjord: 1, type: 'goto', step: 1 });
      assert.equal((await hears(page, 'error')).code, 'nothing');
      await send(page, { trollfjord: 1, type: 'load', link: SOUND });
      await button(game, 'poster-open').waitFor();
      await send(page, { trollfjord: 1, type: 'goto', step: 1 });
      await hears(page, 'state', { at: 1 });
      await enter(game);
      await button(game, 'link-moment', { n: 1 }).waitFor();
      await hears(page, 'state', { phase: 'question' });
      assert.ok((await hears(page, 'resize')).height >= 480);
    });
  });

  test('finds the game again that was played in it, and no other', async () => {
    const frames = iframe(embed('', SOUND), { name: 'a', height: 600 }) + iframe(embed('&id=other'), { name: 'b', height: 600 });
    await hosted(frames, async ({ page }) => {
      const play = async (name) => {
        const game = pageOf(page, name);
        await enter(game);
        if (name === 'a') await button(game, 'link-play').click();
        else await button(game, 'start-go').click();
        await hears(page, 'state', { phase: 'game' }, name);
        return game.evaluate((key) => window.localStorage.getItem(key), KEY);
      };
      const kept = { a: await play('a'), b: await play('b') };
      assert.notEqual(kept.a, kept.b);
      await page.reload();
      for (const name of ['a', 'b']) {
        const game = pageOf(page, name);
        await enter(game, 'kept');
        await hears(page, 'state', { phase: 'game' }, name);
        assert.equal(await game.evaluate((key) => window.localStorage.getItem(key), KEY), kept[name]);
        assert.equal(await game.locator('.notices .why').count(), 0, 'nobody else plays there');
      }
    });
  });

  test('and the page itself know nothing of each other\'s game', async () => {
    const own = savedText(two, 9);
    const host = await openHost(browser, { url: `${server.url}demo/` });
    const { page } = host;
    await page.evaluate(([key, text]) => window.localStorage.setItem(key, text), [KEY, own]);
    const game = pageOf(page, 'demo-new');
    await enter(game);
    await button(game, 'start-go').click();
    await hears(page, 'state', { decisions: 0 }, 'demo-new');
    assert.equal(await page.evaluate((key) => window.localStorage.getItem(key), KEY), own);
    assert.notEqual(await game.evaluate((key) => window.localStorage.getItem(key), KEY), own);
    assert.deepEqual(host.problems, []);
    await host.close();
  });
});

describe('messages', { concurrency: 2 }, () => {
  test('tell of every decision, and the link only to who asks', async () => {
    const link = await linkTo(two.moves.length - 2);
    await hosted(iframe(embed('', link)), async (host) => {
      const { page } = host;
      const game = pageOf(page);
      await enter(game);
      await button(game, 'link-play').click();
      const decisions = two.moves.length - 2;
      await hears(page, 'state', { phase: 'game', players: 2, decisions });
      await rested(game);
      await new FramedTable(host, 'game', two, { at: decisions }).play();
      const over = await hears(page, 'gameover');
      const seats = [0, 1].sort((a, b) => Number(two.scores[b].total) - Number(two.scores[a].total));
      assert.deepEqual(over.scores, seats.map((seat) => ({ seat: seat + 1, total: Number(two.scores[seat].total) })));
      const moves = await heard(page, 'move');
      assert.deepEqual(moves.map(({ n, move }) => [n, move]), two.moves.slice(-2).map((move, i) => [decisions + i + 1, move]));
      assert.doesNotMatch(JSON.stringify(await page.evaluate(() => window.heard)), /T0[0-9A-Za-z]{14}|TROLL/, 'no seed');
      await send(page, { trollfjord: 1, type: 'request' });
      const told = await page.waitForFunction(() => window.heard.find((message) => message.link));
      assert.equal((await told.jsonValue()).link, await linkTo(two.moves.length));
      // Who presses "copy" shares it.
      await button(game, 'app-share').click();
      await button(game, 'share-copy').click();
      assert.equal((await hears(page, 'share')).link, await linkTo(two.moves.length));
      await button(game, 'annex-close').click();
      await game.locator('.share').waitFor({ state: 'detached' });
      await send(page, { trollfjord: 1, type: 'goto', step: 7 });
      await hears(page, 'state', { phase: 'replay', at: 7 });
      await send(page, { trollfjord: 1, type: 'goto', step: 40 });
      await hears(page, 'state', { phase: 'replay', at: 40 });
      await send(page, { trollfjord: 1, type: 'goto', step: 1_999 });
      assert.equal((await hears(page, 'error')).code, 'step');
    });
  });

  test('that load a game take none away: the frame asks', async () => {
    await hosted(iframe(embed()), async ({ page }) => {
      const game = pageOf(page);
      await enter(game);
      await button(game, 'start-go').click();
      await hears(page, 'state', { phase: 'game' });
      const own = await game.evaluate((key) => window.localStorage.getItem(key), KEY);
      await send(page, { trollfjord: 1, type: 'load', link: SOUND });
      await hears(page, 'state', { phase: 'question' });
      await send(page, { trollfjord: 1, type: 'load', link: SOUND });
      assert.equal((await hears(page, 'error')).code, 'busy');
      assert.equal(await game.evaluate((key) => window.localStorage.getItem(key), KEY), own);
      await button(game, 'link-leave').click();
      await button(game, 'start-continue').click();
      await hears(page, 'state', { phase: 'game', decisions: 0 });
      assert.equal(await game.evaluate((key) => window.localStorage.getItem(key), KEY), own);
    });
  });

  test('that set something are for this visit and this frame', async () => {
    await hosted(iframe(embed('&sound=on')), async ({ page }) => {
      const game = pageOf(page);
      await enter(game);
      await button(game, 'start-go').click();
      await hears(page, 'state', { phase: 'game' });
      await send(page, { trollfjord: 1, type: 'set', theme: 'dark', motion: 'off', sound: false, show: [] });
      await game.waitForFunction(() => document.documentElement.dataset.motion === 'off'
        && document.documentElement.dataset.theme === 'dark' && /^sound off$/m.test(document.documentElement.dataset.settings));
      assert.equal(await game.locator('.guide').isVisible(), false);
      await send(page, { trollfjord: 1, type: 'set', show: ['logo', 'guide', 'log', 'sound'] });
      await game.locator('.guide').waitFor();
    });
  });

  test('of a thousand shapes that are none change nothing, on the poster and in a game', async () => {
    await hosted(iframe(embed('', SOUND)), async ({ page }) => {
      const game = pageOf(page);
      const untouched = async (seed) => {
        const [before, told] = [await digest(game), await page.evaluate(() => window.heard.length)];
        await plague(page, 1_000, seed);
        // What was sent before it has been heard before it.
        await send(page, { trollfjord: 1, type: 'request' });
        await page.waitForFunction((n) => window.heard.length > n, told);
        assert.equal(await digest(game), before);
        const answers = await page.evaluate((n) => window.heard.slice(n), told);
        assert.deepEqual(answers.map(({ type, link }) => [type, link]), [['state', SOUND]]);
      };
      await game.locator('.poster-go').waitFor();
      await untouched(1);
      await enter(game);
      await button(game, 'link-play').click();
      await hears(page, 'state', { phase: 'game' });
      await rested(game);
      await untouched(2);
    });
  });

  test('of anybody but the page around, or of a page that may not speak, are not heard', async () => {
    const stranger = `<iframe name="stranger" srcdoc="<p>A stranger</p>"></iframe>`;
    const frames = iframe(embed('', SOUND)) + iframe(embed('&host=https://elsewhere.example', SOUND), { name: 'strict' }) + stranger;
    await hosted(frames, async ({ page }) => {
      for (const name of ['game', 'strict']) await pageOf(page, name).locator('.poster-go').waitFor();
      const before = [await digest(pageOf(page)), await digest(pageOf(page, 'strict'))];
      await page.frame({ name: 'stranger' }).evaluate((all) => {
        for (const message of all) window.parent.frames.game.postMessage(message, '*');
      }, VALID);
      for (const message of VALID) await send(page, message, 'strict');
      // Both frames have had their messages when they answer this page's own question through the browser.
      for (const name of ['game', 'strict']) {
        await pageOf(page, name).evaluate(() => new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }));
      }
      await send(page, { trollfjord: 1, type: 'request' });
      await page.waitForFunction(() => window.heard.some(({ link }) => link));
      assert.deepEqual([await digest(pageOf(page)), await digest(pageOf(page, 'strict'))], before);
      const told = await page.evaluate(() => window.heard.filter(({ from }) => from === 'strict').map(({ type }) => type));
      assert.deepEqual(told, ['ready'], 'a page that may not speak hears nothing of the game');
    });
  });
});
