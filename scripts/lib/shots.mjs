// Screenshots for people to look at: `scripts/shots [PLACE...]`. A place is what follows the page's address.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser, openPage, serveDist } from '../../tests/e2e/harness.mjs';

const FOLDER = 'shots';
const sizes = (process.env.SIZES ?? '1440x900,1024x768,390x844,844x390').split(',');
const themes = (process.env.THEMES ?? 'light,dark').split(',');
const places = process.argv.length > 2 ? process.argv.slice(2) : [''];

// '#/play?seed=1' -> 'play-seed-1'
function nameOf(place) {
  return place.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '').slice(0, 60) || 'start';
}

await mkdir(FOLDER, { recursive: true });
const server = await serveDist();
const browser = await openBrowser();
let troubles = 0;
try {
  for (const place of places) {
    for (const size of sizes) {
      for (const theme of themes) {
        const [width, height] = size.split('x').map(Number);
        const visit = await openPage(browser, { url: server.url + place, width, height, theme });
        await visit.ready();
        await visit.page.evaluate(() => document.fonts.ready);
        const file = path.join(FOLDER, `${nameOf(place)}-${size}-${theme}.png`);
        await visit.page.screenshot({ path: file });
        console.log(file);
        for (const problem of visit.problems) {
          troubles += 1;
          console.error(`  problem: ${problem}`);
        }
        await visit.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = troubles === 0 ? 0 : 1;
