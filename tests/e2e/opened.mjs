// The browser and the built page for the tests of one file; both are gone when the last one has run.
import { after } from 'node:test';
import { openBrowser, serveDist } from './harness.mjs';

/** Resolves to `{ browser, server }`. */
export async function opened() {
  const [browser, server] = await Promise.all([openBrowser(), serveDist()]);
  after(async () => {
    await browser.close();
    await server.close();
  });
  return { browser, server };
}
