// How long a computer player thinks where the processor is slowed to a quarter: `node scripts/lib/think.mjs [GAME [PLAYER]]`
// asks it for every decision of a recorded game, on the page, where the browser can slow it. One figure a line: `name value`.
import { openBrowser, openPage, serveDist } from '../../tests/e2e/harness.mjs';
import { readGame } from '../../tests/e2e/play.mjs';

const CPU = 4;
const TARGET = 1000;

const [name = 'four', player = '4b'] = process.argv.slice(2);
const game = readGame(name);
const asks = game.moves.map((_, n) => `${player}\n${[game.head, ...game.moves.slice(0, n)].join(' ')}`);

const server = await serveDist();
const browser = await openBrowser();
try {
  const visit = await openPage(browser, { url: server.url });
  await visit.ready();
  await visit.page.evaluate(async () => {
    const { thinkerJs, thinkerWasm } = document.querySelector('[data-thinker-js]').dataset;
    const [mind, ...program] = ['thinker/mind.js', thinkerJs, thinkerWasm].map((file) => new URL(file, document.baseURI).href);
    const { wake } = await import(mind);
    window.decide = await wake(...program);
  });
  const time = (ask) => visit.page.evaluate(async (what) => {
    const start = performance.now();
    const answer = await window.decide(what, 1e9);
    if (!answer) throw new Error('no answer');
    return performance.now() - start;
  }, ask);
  // At full speed first: the browser translates what runs often.
  for (const ask of asks.slice(0, 20)) await time(ask);
  const session = await visit.page.context().newCDPSession(visit.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const times = [];
  for (const ask of asks) times.push(await time(ask));
  times.sort((a, b) => a - b);
  await visit.close();
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
  console.log(`game ${name}\nseed ${game.seed}\nplayer ${player}\ndecisions ${times.length}\ncpu_slowed_by ${CPU}`);
  console.log(`p50_ms ${at(0.5)}\np95_ms ${at(0.95)}\nworst_ms ${at(1)} (target ${TARGET})`);
} finally {
  await browser.close();
  await server.close();
}
