// Whole games on the built page, from the start page to the score sheet.
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveDist } from './harness.mjs';
import { Table, pointer, readGame } from './play.mjs';

let browser;
let server;
before(async () => {
  browser = await openBrowser();
  server = await serveDist();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function visit(options, body) {
  const opened = await openPage(browser, { url: server.url, ...options });
  try {
    await opened.ready();
    await body(opened);
    opened.expectClean();
  } finally {
    await opened.close();
  }
}

// With all that moves.
test('two play a whole game by pointer', async () => {
  await visit({ context: { reducedMotion: 'no-preference' } }, async (opened) => {
    const table = new Table(opened, pointer(opened.page), readGame('two'));
    await table.start();
    await table.play();
    await table.over();
  });
});
