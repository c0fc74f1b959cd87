// Takes a film strip of one blow: the picture at even times, all motion held there.
//
//   node tests/e2e/strip.mjs GAME AT OUT [WIDTH HEIGHT] [COUNT]
//   node tests/e2e/strip.mjs two 36 strip 390 844 12              # writes strip-0150.png, …
//   TOWER=1 node tests/e2e/strip.mjs two 92 strip                 # with the tower in place of the board: a pour
import { openBrowser, openPage, serveDist } from './harness.mjs';
import { Table, keeping, pointer, readGame, savedText } from './play.mjs';

const [name, at, out, width = 1440, height = 900, count = 12] = process.argv.slice(2);
const game = readGame(name);
const browser = await openBrowser();
const server = await serveDist();
const opened = await openPage(browser, {
  url: server.url,
  width: Number(width),
  height: Number(height),
  context: { reducedMotion: 'no-preference' },
  before: async (page) => {
    await keeping(savedText(game, Number(at)))(page);
    await page.addInitScript(() => {
      const { setTimeout: later } = window;
      const { animate } = Element.prototype;
      window.all = [];
      Element.prototype.animate = function kept(...args) {
        window.all.push(animate.apply(this, args));
        return window.all.at(-1);
      };
      window.setTimeout = (end, ms, ...rest) => (ms > 100 ? 0 : later(end, ms, ...rest));
      window.addEventListener('trollfjord-sound', ({ detail }) => {
        const { cues } = JSON.parse(detail);
        if (cues?.length > 1) window.cues = cues;
      });
    });
  },
});
try {
  await opened.ready();
  const { page } = opened;
  const table = new Table(opened, pointer(page), game, { at: Number(at) });
  await table.look();
  if (process.env.TOWER) await page.keyboard.press('KeyT');
  await table.make(game.moves[at]);
  await page.waitForFunction(() => window.cues);
  await page.waitForTimeout(700);
  const cues = await page.evaluate(() => window.cues);
  console.log(JSON.stringify(cues));
  const end = Math.max(...cues.map(([t]) => t)) + 350;
  for (let i = 0; i < count; i += 1) {
    const t = Math.round(150 + ((end - 150) * i) / (count - 1));
    await page.evaluate((time) => window.all.forEach((motion) => {
      motion.pause();
      motion.currentTime = time;
    }), t);
    await page.screenshot({ path: `${out}-${String(t).padStart(4, '0')}.png` });
  }
} finally {
  await opened.close();
  await server.close();
  await browser.close();
}
