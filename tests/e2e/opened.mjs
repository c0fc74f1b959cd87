// The browser and the built page for the tests of one file; both are gone when the last one has run.
import { after } from 'node:test';
import { openBrowser, openPage, serveDist } from './harness.mjs';

/** Resolves to `{ browser, server, visit }`; `visit(options, body)` opens a page for `body`, which is to leave it without a problem. */
export async function opened() {
  const [browser, server] = await Promise.all([openBrowser(), serveDist()]);
  after(async () => {
    await browser.close();
    await server.close();
  });
  async function visit(options, body) {
    const page = await openPage(browser, { url: server.url, ...options });
    try {
      await page.ready();
      await body(page);
      page.expectClean();
    } finally {
      await page.close();
    }
  }
  return { browser, server, visit };
}
