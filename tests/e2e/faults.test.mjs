// What may go wrong around a game: storage with every fault, a program that breaks anywhere, a reload at any instant,
// hostile names, links that other programs cut out of a text.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import autolinker from 'autolinker';
import jsqr from 'jsqr';
import { LinkifyIt } from 'linkify-it';
import { find as linkify } from 'linkifyjs';
import { KEY, Table, keeping, pointer, readGame, savedText } from './play.mjs';
import { opened } from './opened.mjs';
import { say } from './words.mjs';

const two = readGame('two');
const four = readGame('four');

const { visit } = await opened();

const button = (page, id, args) => page.getByRole('button', { name: say(id, args), exact: true });
const kept = (page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const hash = (page) => new URL(page.url()).hash.slice(1);

/** Numbers that look like chance and are the same in every run. */
function chance(seed) {
  let x = seed;
  return (below) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor(x / 2 ** 32 * below);
  };
}

// --- storage --------------------------------------------------------------------------------------------------------

const quota = () => { throw new DOMException('full', 'QuotaExceededError'); };
// What is done to the storage before the page is there; whether the page says that nothing is kept.
const FAULTS = {
  'cannot be reached': [true, () => Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('denied', 'SecurityError'); },
  })],
  'is not there': [true, () => Object.defineProperty(window, 'localStorage', { value: null })],
  'is something else': [true, () => Object.defineProperty(window, 'localStorage', { value: {} })],
  'reads nothing': [true, () => { Storage.prototype.getItem = () => { throw new DOMException('broken', 'UnknownError'); }; }],
  'is full': [true, quota],
  'takes everything and keeps nothing': [true, () => { Storage.prototype.setItem = () => {}; }],
  'gives back something else': [true, () => { Storage.prototype.getItem = () => '\u0000nonsense'; }],
  'holds a save of a newer page': [false, (key) => localStorage.setItem(key, 'trollfjord save 2\nsomething new')],
  'holds a save of newer rules': [false, (key, text) => localStorage.setItem(key, text.replace('trollfjord 0;', 'trollfjord 9;'))],
  'holds garbage': [false, (key) => localStorage.setItem(key, '\u0000\uffff\ud800 %s {"a":')],
  'holds settings that are none': [false, () => {
    for (const name of ['settings', 'theme', 'practice']) localStorage.setItem(`trollfjord.${name}`, '\u0000{{{');
  }],
  'is full of other things': [false, () => { for (let n = 0; n < 500; n += 1) localStorage.setItem(`other ${n}`, 'x'.repeat(500)); }],
};
// Functions go into the page as text.
const laid = (fault) => (fault === quota ? () => {
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
} : fault);

describe('storage that', { concurrency: 2 }, () => {
  for (const [name, [told, fault]] of Object.entries(FAULTS)) {
    test(`${name} stops no game, loses none and is told`, async () => {
      const before = (page) => page.addInitScript(`if (!window.name) { window.name = 'laid'; (${laid(fault)})(${JSON.stringify(KEY)}, ${JSON.stringify(savedText(four, 9))}); }`
        + `else if (${told}) (${laid(fault)})()`);
      await visit({ before }, async (opened) => {
        const { page, ready } = opened;
        const table = new Table(opened, pointer(page), two, { kept: !told });
        await table.start();
        await table.play(6);
        const warned = await page.getByText(say('app-not-kept'), { exact: true }).count();
        assert.equal(warned > 0, told, 'the notice');
        // The address holds the game, whatever the storage does.
        const address = hash(page);
        await page.reload();
        await ready();
        await page.locator('.arrival, #action-title').first().waitFor();
        if (await page.locator('.arrival').count() > 0) await button(page, 'link-play').click();
        await page.locator('#action-title').waitFor();
        await page.waitForFunction((text) => location.hash.slice(1) === text, address);
        // The rooms of the annex bear it as well.
        await button(page, 'app-menu').click();
        await button(page, 'app-shelf').click();
        await button(page, 'shelf-keep').click();
        await page.getByText(say(told ? 'shelf-not-kept' : 'shelf-kept')).waitFor();
      });
    });
  }

  test('is emptied in the middle of a game keeps it again with the next decision', async () => {
    await visit({ before: keeping(savedText(two, 10)) }, async (opened) => {
      const table = new Table(opened, pointer(opened.page), two, { at: 10 });
      await opened.page.evaluate(() => localStorage.clear());
      await table.play(11);
      assert.equal(await kept(opened.page), savedText(two, 11));
    });
  });

  test('another window changes is left as it is, and that is told', async () => {
    await visit({ before: keeping(savedText(two, 10)) }, async (opened) => {
      const table = new Table(opened, pointer(opened.page), two, { at: 10, kept: false });
      const other = savedText(four, 30);
      await opened.page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, other]);
      await table.play(12);
      assert.equal(await kept(opened.page), other);
      await opened.page.getByText(say('app-elsewhere'), { exact: true }).first().waitFor();
    });
  });

  test('holds a damaged game opens with what can be played, or lays it aside', async () => {
    const next = chance(7);
    const whole = savedText(four, 60);
    await visit({ before: keeping(whole) }, async ({ page, ready }) => {
      for (let n = 0; n < 40; n += 1) {
        const at = next(whole.length);
        const damaged = [
          whole.slice(0, at), whole.slice(0, at) + String.fromCharCode(33 + next(90)) + whole.slice(at + 1),
          whole.slice(0, at) + whole.slice(at + 1 + next(9)), whole.slice(at) + whole.slice(0, at),
        ][next(4)];
        await page.evaluate(([key, text]) => {
          history.replaceState(null, '', location.pathname);
          localStorage.clear();
          localStorage.setItem(key, text);
        }, [KEY, damaged]);
        await page.reload();
        await ready();
        const shown = await page.locator('#action-title, .start-form, .score').first().isVisible();
        assert.ok(shown, damaged);
        const texts = await page.evaluate(() => Object.values(localStorage));
        assert.ok(texts.includes(damaged) || texts.some((text) => damaged.startsWith(text.trimEnd().slice(0, 40))), 'nothing is lost');
      }
    });
  });
});

// --- a program that breaks, a page that goes away -------------------------------------------------------------------

/** Whether the game was kept as it was, or with the decision that was being made: never anything else. */
function asDecided(text, game, at) {
  const after = Math.min(at + 1, game.moves.length);
  assert.ok([savedText(game, at), savedText(game, after)].includes(text), text);
  return text === savedText(game, at) ? at : after;
}

describe('a program that breaks', { concurrency: 2 }, () => {
  const next = chance(20);
  const places = Array.from({ length: 18 }, (_, n) => {
    const game = n % 2 === 0 ? two : four;
    return [game, next(game.moves.length)];
  });
  // Whatever the program now changes of the page makes it panic.
  const harm = () => {
    const root = document.documentElement;
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function refuse(...args) {
      if (this === root) return setAttribute.apply(this, args);
      throw new DOMException('refused for a test', 'InvalidStateError');
    };
    for (const name of ['insertBefore', 'removeChild', 'appendChild']) {
      Node.prototype[name] = () => { throw new DOMException('refused for a test', 'HierarchyRequestError'); };
    }
  };
  for (const [n, [game, at]] of places.entries()) {
    test(`${n + 1}: at decision ${at} of ${game.players} players comes back with the exact decision`, async () => {
      await visit({ before: keeping(savedText(game, at)), allow: [/./] }, async (opened) => {
        const { page, ready } = opened;
        await page.evaluate(harm);
        const table = new Table(opened, pointer(page), game, { at });
        const made = table.make(game.moves[at]).catch(() => {});
        await page.waitForSelector('#rescue', { state: 'visible' });
        const link = await page.locator('#rescue input').inputValue();
        assert.match(link, /#T\w{20,}/);
        await page.locator('#rescue-reload').click();
        await page.waitForSelector('#rescue', { state: 'hidden' });
        await ready();
        const now = asDecided(await kept(page), game, at);
        assert.equal(new URL(page.url()).hash, new URL(link).hash, 'the same game as before');
        if (now < game.moves.length) {
          const again = new Table(opened, pointer(page), game, { at: now });
          await again.look();
        } else {
          await page.locator('.score').waitFor();
        }
        await Promise.race([made, page.waitForTimeout(1)]);
      });
    });
  }

  for (const room of ['app-share', 'app-replay']) {
    test(`in ${room} of the annex shows the same page, and the game comes back`, async () => {
      await visit({ before: keeping(savedText(four, 60)), allow: [/./] }, async ({ page, ready }) => {
        await button(page, 'app-menu').click();
        await button(page, room).click();
        await page.locator('#annex dialog[open]').waitFor();
        await page.evaluate(harm);
        await page.locator('#annex .seg button').last().click();
        await page.waitForSelector('#rescue', { state: 'visible' });
        await page.locator('#rescue-reload').click();
        await page.waitForSelector('#rescue', { state: 'hidden' });
        await ready();
        assert.equal(await kept(page), savedText(four, 60));
      });
    });
  }
});

describe('a page that goes away', { concurrency: 2 }, () => {
  for (const part of [0, 1, 2, 3, 4]) {
    test(`at any instant has kept the game, ${part + 1} of 5`, async () => {
      const next = chance(100 + part);
      await visit({}, async (opened) => {
        const { context } = opened;
        let { page } = opened;
        const url = page.url().split('#')[0];
        for (let n = 0; n < 10; n += 1) {
          const game = n % 2 === 0 ? two : four;
          const at = next(game.moves.length - 1);
          await page.goto('about:blank');
          await page.goto(url);
          await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, savedText(game, at)]);
          await page.goto('about:blank');
          await page.goto(url);
          await page.waitForSelector('#action-title');
          const made = new Table({ ...opened, page }, pointer(page), game, { at }).make(game.moves[at]).catch(() => {});
          // Some go away before the press, some while things move.
          await page.waitForTimeout(300 + next(400));
          await page.close();
          await made;
          page = await context.newPage();
          await page.goto(url);
          await page.waitForSelector('#action-title');
          const now = asDecided(await kept(page), game, at);
          await new Table({ ...opened, page }, pointer(page), game, { at: now }).look();
          assert.ok(hash(page).length > 20);
        }
      });
    });
  }

  test('and comes back by back and forward shows what its address says', async () => {
    const links = {};
    for (const [name, game, at] of [['own', two, 20], ['other', four, 30]]) {
      await visit({ before: keeping(savedText(game, at)) }, async ({ page }) => {
        await page.waitForFunction(() => location.hash.length > 1);
        links[name] = hash(page);
      });
    }
    // The blank page between has no storage.
    await visit({ before: keeping(savedText(two, 20)), allow: [/sessionStorage/] }, async ({ page }) => {
      await page.waitForFunction(() => location.hash.length > 1);
      await page.evaluate((text) => { location.hash = text; }, links.other);
      await page.locator('.arrival').waitFor();
      await page.goBack();
      await page.locator('#action-title').waitFor();
      assert.equal(hash(page), links.own);
      await page.goForward();
      await page.locator('.arrival').waitFor();
      assert.equal(hash(page), links.other);
      await page.goBack();
      await page.locator('#action-title').waitFor();
      await page.goto('about:blank');
      await page.goBack();
      await page.locator('#action-title').waitFor();
      assert.equal(await kept(page), savedText(two, 20));
    });
  });
});

// --- names and links ------------------------------------------------------------------------------------------------

const HOSTILE = [
  '<img src=x onerror=alert(1)>', '<script>hacked()</script>', '"><svg onload=hack>', '{{7*7}}${7*7}', '\' OR 1=1 --', '&lt;b&gt;&amp;',
  'javascript:alert(1)', '\u202Etxet', 'a\u0000b\u0007c', '\uD83D\uDC79\uD83D\uDC79', 'e\u0301'.repeat(40), '\u200B\u200B', '../../etc', '%3Cb%3E',
  '-'.repeat(60), 'W'.repeat(24), '\u0E01\u0E49'.repeat(30), '\uFDFD'.repeat(12), '\u0645\u0631\u062D\u0628\u0627', '{ $name }', 'log-turn', 'null', '</title>', '#T0/..//',
];
const coded = (name) => [...Buffer.from(name)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

describe('what somebody else has written', { concurrency: 2 }, () => {
  test('in 200 names stays text', async () => {
    let link;
    await visit({ before: keeping(savedText(four, 30)) }, async ({ page }) => {
      await page.waitForFunction(() => location.hash.length > 1);
      link = hash(page);
    });
    const next = chance(3);
    const names = Array.from({ length: 200 }, (_, n) => (n < HOSTILE.length ? HOSTILE[n]
      : HOSTILE[next(HOSTILE.length)].slice(next(9)) + HOSTILE[next(HOSTILE.length)]));
    await visit({}, async ({ page }) => {
      const elements = () => page.evaluate(() => document.querySelectorAll('script, img, iframe, style, object, [onerror], [onload]').length);
      const plain = await elements();
      for (let n = 0; n < names.length; n += 4) {
        const four = names.slice(n, n + 4);
        await page.evaluate((text) => { location.hash = text; }, `${link}/${four.map(coded).join('/')}`);
        await page.locator('.arrival').waitFor();
        await button(page, 'link-play').click();
        await page.locator('#action-title').waitFor();
        assert.equal(await elements(), plain, four.join(' | '));
        const first = four[0].replace(/[\p{C}\u200B]/gu, '').replace(/\s+/g, ' ').trim();
        const shown = await page.locator('.who h3').allInnerTexts();
        if (/^[\x21-\x7e]+$/.test(first)) assert.ok(shown.some((text) => text.includes(first.slice(0, 24))), `${first}: ${shown}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, four.join(' | '));
      }
    });
  });

  test('in a title of the shelf stays text', async () => {
    await visit({ before: keeping(savedText(two, 20)) }, async ({ page }) => {
      await button(page, 'app-menu').click();
      await button(page, 'app-shelf').click();
      for (const title of HOSTILE.slice(0, 8)) {
        await page.getByRole('textbox', { name: say('shelf-name') }).fill(title);
        await button(page, 'shelf-keep').click();
        const plain = title.replace(/\p{C}/gu, '').trim();
        await page.locator('.shelf-game h3', { hasText: plain }).first().waitFor();
      }
      assert.equal(await page.locator('.shelf-game :is(img, script)').count(), 0);
    });
  });

  // Programs that make links of addresses in a text: mail, chat, forums.
  const LINKERS = {
    'linkify-it': (text) => new LinkifyIt().match(text)?.map((found) => found.url) ?? [],
    linkifyjs: (text) => linkify(text, 'url').map((found) => found.href),
    autolinker: (text) => (autolinker.default ?? autolinker).parse(text, {}).map((found) => found.getAnchorHref()),
    'up to a blank': (text) => text.match(/https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}]/g) ?? [],
  };
  const SENTENCES = ['Look: LINK', 'Look (LINK).', '"LINK"', 'LINK, and then?', '<LINK>', 'LINK!\nYours', '1. LINK; 2. none'];

  test('round a link does not change it', async () => {
    for (const [game, at] of [[two, 0], [two, 40], [four, four.moves.length]]) {
      let link;
      await visit({ before: keeping(savedText(game, at)) }, async ({ page }) => {
        await page.waitForFunction(() => location.hash.length > 1);
        link = hash(page);
      });
      for (const end of ['', '-7', `/${coded('Þór & Søn')}`, `-0/Ann/${coded('Bo (2)')}`]) {
        // Addresses without a dot in the host are not taken for links by some.
        const whole = `https://trolls.example.org/play/#${link}${end}`;
        for (const sentence of SENTENCES) {
          for (const [name, linker] of Object.entries(LINKERS)) {
            assert.deepEqual(linker(sentence.replace('LINK', whole)), [whole], `${name}: ${sentence}`);
          }
        }
      }
    }
  });
});

describe('the code to scan', () => {
  test('says the link that stands beside it', async () => {
    for (const theme of ['light', 'dark']) {
      await visit({ before: keeping(savedText(four, four.moves.length)), theme }, async ({ page }) => {
        await button(page, 'app-share').click();
        const link = await page.locator('#share-link').inputValue();
        const picture = (await page.locator('.qr').screenshot({ scale: 'css' })).toString('base64');
        const { data, width, height } = await page.evaluate(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          // As a camera sees it: larger than it is, and not sharp.
          [canvas.width, canvas.height] = [image.width * 3, image.height * 3];
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0, canvas.width, canvas.height);
          const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
          return { data: [...pixels.data], width: pixels.width, height: pixels.height };
        }, picture);
        const read = (jsqr.default ?? jsqr)(Uint8ClampedArray.from(data), width, height);
        assert.equal(read?.data, link, theme);
      });
    }
  });
});
