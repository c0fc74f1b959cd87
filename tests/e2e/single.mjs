// What the tests of the single file need: where it lies, and that it asks nobody for anything.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { iframe, pageOf } from './embed.mjs';
import { WAIT } from './hand.mjs';
import { DIST } from './harness.mjs';

/** The single file. */
export const SINGLE = path.join(DIST, 'single', 'trollfjord.html');
assert.ok(existsSync(SINGLE), `no single file in ${DIST}: run scripts/test page`);

/** Its address on the disk. */
export const ON_DISK = pathToFileURL(SINGLE).href;

/** Its text. */
export const markup = () => readFileSync(SINGLE, 'utf8');

/** A frame with the file in its markup. */
export const srcdoc = (options) => iframe('', options)
  .replace(' src=""', () => ` srcdoc="${markup().replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);

/** Fails when a page that shows the file has asked for more than the file. `requests`: all that were made. */
export function asksNothing(requests, address) {
  const asked = requests.filter((url) => !url.startsWith('data:')).map((url) => url.replace(/[?#].*$/, ''));
  assert.deepEqual([...new Set(asked)], [address]);
}

/** The frame on a page as a page, when the game stands in it. */
export async function framedGame(page) {
  for (const end = Date.now() + WAIT.timeout; page.frame({ name: 'game' }) === null;) {
    assert.ok(Date.now() < end, 'the frame is there');
    await page.waitForTimeout(50);
  }
  const game = pageOf(page);
  await game.waitForSelector('html[data-ready]', { state: 'attached', ...WAIT });
  return game;
}
