// A page on which a recorded game has come to a move, where things move, and a script that watches them.
import { Table, keeping, pointer, readGame, savedText } from './play.mjs';
import { opened } from './opened.mjs';

export const games = { two: readGame('two'), four: readGame('four') };

const { visit: open } = await opened();

/**
 * Makes `visit({ game, at, … }, body)`. `watching` runs in the page before everything else; it is told whether to `hold`
 * what moves, so that no test depends on the clock.
 */
export function inMotion(watching) {
  return ({ game = 'two', at, hold = true, motion, reduced = false, hand = pointer, ...size }, body) => open({
    context: { reducedMotion: reduced ? 'reduce' : 'no-preference' },
    before: async (page) => {
      await keeping(savedText(games[game], at))(page);
      await page.addInitScript(watching, hold);
    },
    ...size,
  }, async (opened) => {
    const table = new Table(opened, hand(opened.page), games[game], { at });
    await table.look();
    if (motion) await opened.page.evaluate((name) => { document.documentElement.dataset.motion = name; }, motion);
    await body(table, opened.page);
  });
}
