// The page around the game: it loads anywhere, keeps its policy, and says what is wrong when it cannot start.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { firstVisit } from '../../scripts/lib/size.mjs';
import { DIST, inlineFaults, openPage, serveDist } from './harness.mjs';
import { opened } from './opened.mjs';

const { browser, server } = await opened();

async function visit(options, body) {
  const opened = await openPage(browser, { url: server.url, ...options });
  try {
    await body(opened);
  } finally {
    await opened.close();
  }
}

// Waits for the rescue page and returns its text. `within` is the promise we make.
async function rescueText(page, within = 3000) {
  await page.waitForSelector('#rescue', { state: 'visible', timeout: within });
  assert.equal(await page.isVisible('#app'), false, 'the broken game is hidden');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'rescue-reload', 'the keyboard is at the button');
  const text = await page.innerText('#rescue');
  assert.match(text, /Your game is safe/);
  return text;
}

const answerWith = (pattern, answer) => (page) => page.route(pattern, (route) => route.fulfill(answer));

describe('loading', () => {
  for (const prefix of ['/', '/a/b/c/']) {
    test(`starts without a problem under ${prefix}`, async () => {
      const here = await serveDist({ prefix });
      try {
        await visit({ url: here.url }, async ({ page, ready, requests, expectClean }) => {
          await ready();
          assert.equal(await page.isVisible('#rescue'), false);
          assert.deepEqual(await inlineFaults(page), []);
          for (const url of requests) assert.ok(url.startsWith(here.url) || url.startsWith('data:'), url);
          expectClean();
        });
      } finally {
        await here.close();
      }
    });
  }

  test('words typed as a seed mean the same in capitals and on every device', async () => {
    await visit({}, async ({ page, ready, expectClean }) => {
      await ready();
      const field = page.getByRole('textbox', { name: 'Seed', exact: true });
      const meant = async (text) => {
        await field.fill(text);
        return page.locator('fieldset output').innerText();
      };
      // As the unit tests of the rules pin it.
      assert.match(await meant(' RuNa '), /TROLL-YCY7-MKXZ-PQE3D/);
      for (const text of ['ÅSE', 'ΦΙΟΡΔΟΣ', 'ԲԱՐԵՒ', 'ЁЛКА']) {
        assert.equal(await meant(text), await meant(text.toLowerCase()));
      }
      expectClean();
    });
  });

  test('an address without its last slash leads to the page', async () => {
    const here = await serveDist({ prefix: '/a/b/' });
    try {
      await visit({ url: here.url.slice(0, -1) }, async ({ page, ready, expectClean }) => {
        await ready();
        assert.equal(page.url(), here.url);
        expectClean();
      });
    } finally {
      await here.close();
    }
  });

  test('what a visit requests is what the size report counts', async () => {
    const counted = firstVisit(DIST);
    await visit({}, async ({ page, ready, requests }) => {
      await ready();
      await page.waitForLoadState('networkidle');
      const names = requests.filter((url) => url.startsWith(server.url))
        .map((url) => new URL(url).pathname.slice(1) || 'index.html');
      assert.deepEqual([...new Set(names)].filter((name) => !counted.has(name)), []);
    });
  });

  test('letters that English does not need come when somebody types them', async () => {
    await visit({}, async ({ page, ready, requests }) => {
      await ready();
      const later = () => requests.filter((url) => url.includes('-latin-ext'));
      assert.deepEqual(later(), []);
      await page.locator('input[type=text]').first().fill('Jürgen');
      await page.waitForFunction(() => [...document.fonts].some((font) =>
        font.status === 'loaded' && font.unicodeRange.startsWith('U+A1-A6')));
      assert.ok(later().length > 0, 'a file with ü was fetched');
    });
  });

  test('a server that knows no type for WebAssembly will do', async () => {
    const wasm = await firstWasm();
    await visit({ before: answerWith('**/*.wasm', { body: wasm, contentType: 'application/octet-stream' }) },
      async ({ ready, expectClean }) => {
        await ready();
        expectClean();
      });
  });

  test('the shell can be read before the program is there', async () => {
    let release;
    const held = new Promise((resolve) => { release = resolve; });
    const hold = (page) => page.route('**/*.wasm', async (route) => {
      await held;
      await route.continue();
    });
    await visit({ before: hold }, async ({ page, ready, expectClean }) => {
      assert.match(await page.innerText('#app'), /Trollfjord[^]*board game[^]*Setting the table…/);
      release();
      await ready();
      expectClean();
    });
  });
});

async function firstWasm() {
  const name = [...firstVisit(DIST)].find((file) => file.endsWith('.wasm'));
  return readFile(path.join(DIST, name));
}

describe('the policy', () => {
  test('is the first thing in the page, and strict', async () => {
    const html = await readFile(path.join(DIST, 'index.html'), 'utf8');
    const policy = /<meta[^>]*content="([^"]*)"[^>]*http-equiv="?Content-Security-Policy/i.exec(html)?.[1];
    assert.equal(policy, "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
      + "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'");
    assert.ok(html.indexOf('Content-Security-Policy') < html.search(/<script|<link/), 'before anything is loaded');
    assert.doesNotMatch(html, /\sstyle=|<style|<script(?![^>]*\ssrc=)|\son[a-z]+=/i);
  });

  test('stops an inline script, and the harness sees it', async () => {
    await visit({}, async ({ page, ready, problems }) => {
      await ready();
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.inlineRan = true';
        document.body.append(script);
      });
      await page.waitForTimeout(200);
      assert.equal(await page.evaluate(() => window.inlineRan), undefined);
      assert.ok(problems.some((problem) => problem.startsWith('policy violation: script-src')), problems.join('\n'));
    });
  });
});

describe('the rescue page', () => {
  const provoked = [/console error/];

  test('comes when the program is missing', async () => {
    await visit({ allow: provoked, before: answerWith('**/*.wasm', { status: 404, body: 'gone' }) },
      async ({ page, expectClean }) => {
        assert.match(await rescueText(page), /_bg\.wasm could not be loaded \(the server answered 404\)/);
        expectClean();
      });
  });

  test('comes when the connection breaks', async () => {
    const cut = (page) => page.route('**/*.wasm', (route) => route.abort('connectionreset'));
    await visit({ allow: provoked, before: cut }, async ({ page }) => {
      assert.match(await rescueText(page), /Is the connection down/);
    });
  });

  test('comes when the script of the program is missing', async () => {
    const gone = (page) => page.route(/trollfjord-[0-9a-f]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await visit({ allow: provoked, before: gone }, async ({ page }) => {
      assert.match(await rescueText(page), /trollfjord-[0-9a-f]+\.js could not be loaded/);
    });
  });

  test('comes when the program arrives damaged', async () => {
    const wasm = (await firstWasm()).subarray(0, 5000);
    await visit({ allow: provoked, before: answerWith('**/*.wasm', { body: wasm, contentType: 'application/wasm' }) },
      async ({ page }) => {
        assert.match(await rescueText(page), /What happened: .*(program|WebAssembly)/);
      });
  });

  test('comes when a policy forbids WebAssembly', async () => {
    const strict = (page) => page.route(server.url, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await visit({ allow: [/./], before: strict }, async ({ page }) => {
      assert.match(await rescueText(page), /policy of this browser or this site forbids WebAssembly/);
    });
  });

  test('comes when the browser has no WebAssembly', async () => {
    const old = (page) => page.addInitScript(() => { delete window.WebAssembly; });
    await visit({ allow: [/preload/], before: old }, async ({ page, expectClean }) => {
      assert.match(await rescueText(page), /no WebAssembly/);
      expectClean();
    });
  });

  test('comes within a second of a panic, without the game, and reloads', async () => {
    await visit({}, async ({ page, ready, expectClean }) => {
      await ready();
      // The panic hook of the Rust side does just this.
      await page.evaluate(() => { document.documentElement.dataset.rescue = 'index out of bounds at tower.rs'; });
      assert.match(await rescueText(page, 1000), /What happened: index out of bounds at tower\.rs/);
      await Promise.all([page.waitForNavigation(), page.click('#rescue-reload')]);
      await ready();
      assert.equal(await page.isVisible('#rescue'), false);
      assert.equal(await page.isVisible('#app'), true);
      expectClean();
    });
  });

  test('comes after a trap without a message', async () => {
    await visit({ allow: [/unreachable/] }, async ({ page, ready }) => {
      await ready();
      // (module (func (export "f") unreachable))
      await page.evaluate(() => {
        const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
        const { f } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;
        setTimeout(f);
      });
      assert.match(await rescueText(page, 1000), /the program stopped \(unreachable\)/);
    });
  });

  test('promises no game where nothing can be kept', async () => {
    const closed = (page) => page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('closed', 'SecurityError'); } });
    });
    await visit({ allow: [/./], before: closed }, async ({ page }) => {
      await page.evaluate(() => { document.documentElement.dataset.rescue = 'x'; });
      await page.waitForSelector('#rescue', { state: 'visible' });
      const text = await page.innerText('#rescue');
      assert.doesNotMatch(text, /is safe/);
      assert.match(text, /a reload starts a new game/);
    });
  });

  test('shows a message as text, whatever is in it', async () => {
    await visit({}, async ({ page, ready, expectClean }) => {
      await ready();
      await page.evaluate(() => { document.documentElement.dataset.rescue = '<img src=x onerror=alert(1)>'; });
      assert.match(await rescueText(page, 1000), /<img src=x/);
      expectClean();
    });
  });
});

describe('without JavaScript', () => {
  test('the page says what it needs', async () => {
    await visit({ javaScript: false }, async ({ page, expectClean }) => {
      const text = await page.innerText('body');
      assert.match(text, /Trollfjord/);
      assert.match(text, /It needs JavaScript and WebAssembly/);
      assert.doesNotMatch(text, /Setting the table|Something broke/);
      expectClean();
    });
  });
});

describe('the theme', () => {
  const theme = (page) => page.getAttribute('html', 'data-theme');
  const store = (value) => (page) => page.addInitScript((text) => localStorage.setItem('trollfjord.theme', text), value);

  for (const system of ['light', 'dark']) {
    for (const [stored, expected] of [['light', 'light'], ['dark', 'dark'], ['auto', system], ['pink', system]]) {
      test(`${stored} in a ${system} system is ${expected}`, async () => {
        await visit({ theme: system, before: store(stored) }, async ({ page, expectClean }) => {
          assert.equal(await theme(page), expected);
          expectClean();
        });
      });
    }
  }

  test('follows the system while the page is open', async () => {
    await visit({ theme: 'light' }, async ({ page }) => {
      assert.equal(await theme(page), 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForSelector('html[data-theme=dark]');
    });
  });

  test('can be changed by the game at once', async () => {
    await visit({ theme: 'light' }, async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new CustomEvent('trollfjord-theme', { detail: 'dark' })));
      assert.equal(await theme(page), 'dark');
    });
  });

  test('is known before the body is there', async () => {
    // The loader runs in the head: at that moment there is no body, so nothing can have been painted.
    const early = (page) => page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        window.themedBeforeBody = document.body === null;
        observer.disconnect();
      }).observe(document, { attributes: true, attributeFilter: ['data-theme'], subtree: true });
    });
    await visit({ before: early }, async ({ page }) => {
      assert.equal(await page.evaluate(() => window.themedBeforeBody), true);
    });
  });

  test('survives storage that throws', async () => {
    const closed = (page) => page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('closed', 'SecurityError'); } });
    });
    await visit({ theme: 'dark', before: closed }, async ({ page }) => {
      assert.equal(await theme(page), 'dark');
      assert.equal(await page.isVisible('#rescue'), false);
    });
  });
});
