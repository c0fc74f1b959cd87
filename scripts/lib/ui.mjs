// How quickly the page answers: `node scripts/lib/ui.mjs [GAME]` plays a recorded game by pointer with the processor
// slowed to a quarter, then opens the page as on a slow phone. One figure a line: `name value`. `p50_ms` and so on are the
// time from a press to the next paint, `result_p50_ms` and so on that to the paint with what the press brings.
import { openBrowser, openPage, serveDist } from '../../tests/e2e/harness.mjs';
import { Table, keeping, pointer, readGame, savedText } from '../../tests/e2e/play.mjs';

const CPU = 4;
const TARGETS = { worst_ms: 200, blow_script_ms: 50, first_paint_ms: 1000, largest_paint_ms: 2500, playable_ms: 3500 };
// Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.
const SLOW_4G = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const PHONE = { width: 390, height: 844, context: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } };

const print = (name, value) => console.log(`${name} ${value}`);
const told = (name, value) => print(name, `${Math.round(value)}${TARGETS[name] ? ` (target ${TARGETS[name]})` : ''}`);

// Notes every event that a person made, from the press to the next paint. The browser rounds to 8 ms.
function watch() {
  window.presses = [];
  // By the time of the report the control may be gone.
  const names = new Map();
  for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown']) {
    addEventListener(kind, (event) => {
      const control = event.target.closest?.('button, [role=button], input, .ground, .keep') ?? event.target;
      const name = control.getAttribute?.('aria-label') ?? control.textContent ?? '';
      names.set(`${kind} ${event.timeStamp}`, name.replace(/\s+/g, ' ').trim().slice(0, 50));
    }, true);
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.interactionId) continue;
      window.presses.push({
        id: entry.interactionId,
        at: entry.startTime,
        kind: entry.name,
        ms: entry.duration,
        waits: entry.processingStart - entry.startTime,
        works: entry.processingEnd - entry.processingStart,
        control: names.get(`${entry.name} ${entry.startTime}`) ?? 'something',
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  // When what a press decided stands on the screen. A control that was pressed is busy until it is drawn; the frame that
  // follows shows it. The browser tells when a long frame was seen, and of a short one nothing: its successor comes when
  // it has gone to the screen.
  window.stands = [];
  const frames = [];
  let last = null; // the press
  addEventListener('click', (event) => {
    if (event.isTrusted) last = event.timeStamp;
  }, true);
  new PerformanceObserver((list) => frames.push(...list.getEntries())).observe({ type: 'long-animation-frame' });
  new MutationObserver((changes) => {
    if (changes.at(-1).target.hasAttribute('aria-busy') || last === null) return;
    const [press, drawn] = [last, performance.now()];
    last = null;
    requestAnimationFrame(() => requestAnimationFrame((next) => setTimeout(() => {
      const long = frames.find(({ startTime, duration }) => startTime <= drawn && drawn <= startTime + duration);
      window.stands.push({ press, ms: Math.max(long?.presentationTime ?? next, drawn) - press, long: Boolean(long) });
    }, 300)));
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
}

async function slowed(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return session;
}

// What the slowed processor does in the same time whatever the page is like, in ms: to compare machines by, and to see
// whether this one was busy with other things.
async function calibrate(page) {
  const runs = await page.evaluate(() => Array.from({ length: 9 }, () => {
    const start = performance.now();
    let x = 1;
    for (let n = 0; n < 4_000_000; n += 1) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
    return performance.now() - start + (x === 0 ? 1e-9 : 0);
  }));
  return runs.sort((a, b) => a - b);
}

// A whole game; one interaction is the worst of its events.
async function playGame(browser, server, name) {
  const game = readGame(name);
  const visit = await openPage(browser, {
    url: server.url, context: { reducedMotion: 'no-preference' }, before: (page) => page.addInitScript(watch),
  });
  await visit.ready();
  await slowed(visit.page);
  const runs = await calibrate(visit.page);
  // How many presses a person made, also those that were too quick to be reported.
  const hand = pointer(visit.page);
  let made = 0;
  const counted = Object.fromEntries(Object.entries(hand).map(([key, act]) => [key, (...args) => {
    made += 1;
    return act(...args);
  }]));
  const table = new Table(visit, counted, game, { slow: true });
  const [notes, stands] = [[], []];
  const read = async (move) => {
    const [list, seen] = await visit.page.evaluate(() => [window.presses.splice(0), window.stands.splice(0)]);
    notes.push(...list.map((press) => ({ ...press, move })));
    stands.push(...seen);
  };
  await table.start();
  await read('start');
  while (table.at < game.moves.length) {
    const move = game.moves[table.at];
    await table.play(table.at + 1);
    await read(move);
  }
  await table.over();
  // The observer is called after the paint.
  await visit.page.waitForTimeout(500);
  await read(game.moves.at(-1));
  visit.expectClean();
  runs.push(...await calibrate(visit.page));
  await visit.close();
  const worst = new Map();
  for (const press of notes) if (press.ms > (worst.get(press.id)?.ms ?? 0)) worst.set(press.id, press);
  const presses = [...worst.values()].sort((a, b) => a.ms - b.ms);
  // What was painted within 16 ms is not reported by the browser: it counts as 16.
  const quick = Math.max(made - presses.length, 0);
  const paints = [...Array(quick).fill(16), ...presses.map(({ ms }) => ms)];
  // What decides nothing stands with the next paint.
  const decided = new Set(stands.map(({ press }) => notes.find(({ at }) => at === press)?.id));
  const rest = presses.filter(({ id }) => !decided.has(id)).map(({ ms }) => ms);
  const results = [...rest, ...stands.map(({ ms }) => ms)];
  results.push(...Array(Math.max(made - results.length, 0)).fill(16));
  return { game, made, stands, paints, results: results.sort((a, b) => a - b), runs: runs.sort((a, b) => a - b), presses };
}

// A first visit over a slow line with a slow processor.
async function firstVisit(browser, server) {
  const visit = await openPage(browser, {
    url: 'about:blank', ...PHONE,
    before: async (page) => {
      const session = await slowed(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await page.addInitScript(() => {
        window.seen = { shift: 0, largest: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.seen.largest = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
    },
  });
  const { page } = visit;
  await page.goto(server.url);
  await visit.ready(60_000);
  // Playable when a press does something.
  await page.getByRole('button', { pressed: false }).first().click();
  const playable = await page.evaluate(() => performance.now());
  await page.waitForTimeout(500);
  const figures = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...window.seen,
  }));
  await visit.close();
  return { ...figures, playable };
}

// The longest piece of script while boulders fall, at full speed: by the time that the thread itself was at work.
async function blowScript(browser, server, game) {
  const at = game.moves.findIndex((move, i) => /^.h$/.test(move) && i > game.moves.length / 2);
  const visit = await openPage(browser, {
    url: server.url, context: { reducedMotion: 'no-preference' }, before: keeping(savedText(game, at)),
  });
  await visit.ready();
  const table = new Table(visit, pointer(visit.page), game, { at });
  await table.look();
  await browser.startTracing(visit.page, { categories: ['devtools.timeline', 'toplevel'] });
  await table.make(game.moves[at]);
  await visit.page.locator('.tw-extras > *').first().waitFor({ state: 'attached' });
  await visit.page.waitForFunction(() => document.querySelector('.tw-extras')?.childElementCount === 0);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await visit.close();
  const script = /^(FunctionCall|TimerFire|EventDispatch|RunMicrotasks|FireAnimationFrame)$/;
  return Math.max(...traceEvents.filter(({ name, tdur }) => script.test(name) && tdur).map(({ tdur }) => tdur / 1000));
}

const name = process.argv[2] ?? 'two';
const server = await serveDist();
const compressed = await serveDist({ compress: true });
const browser = await openBrowser();
try {
  const { game, made, runs, presses, stands, paints, results } = await playGame(browser, server, name);
  print('game', name);
  print('seed', game.seed);
  print('decisions', game.moves.length);
  print('cpu_slowed_by', CPU);
  print('calibration_ms', `${runs[runs.length >> 1].toFixed(1)} (from ${runs[0].toFixed(1)} to ${runs.at(-1).toFixed(1)})`);
  print('interactions', made);
  const shares = (all, prefix) => {
    const at = (share) => all[Math.min(all.length - 1, Math.floor(all.length * share))];
    told(`${prefix}p50_ms`, at(0.5));
    told(`${prefix}p95_ms`, at(0.95));
    told(`${prefix}worst_ms`, all.at(-1));
  };
  shares(paints, '');
  // From the press until what it brings is on the screen.
  shares(results, 'result_');
  print('decisions_seen', `${stands.length} (${stands.filter(({ long }) => long).length} of them in long frames)`);
  for (const { ms, kind, move, control, waits, works } of presses.slice(-8).reverse()) {
    console.log(`# ${Math.round(ms)} ms: ${kind} for ${move} on “${control}” (waited ${Math.round(waits)}, worked ${Math.round(works)})`);
  }
  told('blow_script_ms', await blowScript(browser, server, game));
  // Once to let the server pack the files, which is none of the visitor's business.
  await firstVisit(browser, compressed);
  const first = await firstVisit(browser, compressed);
  told('first_paint_ms', first.paint);
  told('largest_paint_ms', first.largest);
  told('playable_ms', first.playable);
  print('layout_shift', first.shift.toFixed(3));
} finally {
  await browser.close();
  await server.close();
  await compressed.close();
}
