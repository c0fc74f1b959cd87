// The rules natively, in Node and in Chromium: whether they play the same games, and how fast.
//
//   node scripts/lib/digests.mjs digests FOLDER PROGRAM GAMES SEED   fails unless all digests are equal
//   node scripts/lib/digests.mjs speed FOLDER PROGRAM GAMES SEED
//
// FOLDER holds examples/digests.rs in WebAssembly, as `build_digests` in tools.sh makes it; PROGRAM is the native one.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const TARGET = 0.85; // P2: decisions a second in WebAssembly, against native
const ROUNDS = 8; // native and Node by turns
const PASSES = 100; // in each round, as the native program does; the fastest counts, since other work only slows down
const THOUGHTS = 8; // the same for thoughts of the strongest computer player
const STYLES = ['lively', 'rules'];

async function native(program, ...words) {
  const { stdout } = await promisify(execFile)(program, words.map(String));
  return stdout.trim();
}

/** The module, started in this process. */
async function inNode(folder) {
  const module = await import(pathToFileURL(path.resolve(folder, 'digests.js')));
  module.initSync({ module: readFileSync(path.join(folder, 'digests_bg.wasm')) });
  return module;
}

/** The digests of all styles, computed by the module in a browser. */
async function inChromium(folder, games, seed) {
  const { openBrowser, openPage, serveDist } = await import('../../tests/e2e/harness.mjs');
  const server = await serveDist({ root: folder });
  const browser = await openBrowser();
  try {
    const { page, expectClean } = await openPage(browser, { url: server.url });
    const found = await page.evaluate(async ([styles, ...words]) => {
      const module = await import('./digests.js');
      await module.default();
      return styles.map((style) => module.digest(style, ...words));
    }, [STYLES, games, seed]);
    expectClean();
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function digests(folder, program, games, seed) {
  // One after the other in the two kinds of WebAssembly, beside the native program.
  const natively = Promise.all(STYLES.map((style) => native(program, style, games, seed)));
  const module = await inNode(folder);
  const found = {
    native: await natively,
    node: STYLES.map((style) => module.digest(style, games, seed)),
    chromium: await inChromium(folder, games, seed),
  };
  console.log(`seed ${seed}\ngames ${games}`);
  let equal = true;
  STYLES.forEach((style, n) => {
    for (const [where, all] of Object.entries(found)) {
      console.log(`${style === 'lively' ? '' : `${style}_`}${where} ${all[n]}`);
      equal &&= all[n] === found.native[n] && /^[0-9A-F]{16}$/.test(all[n]);
    }
  });
  console.log(`equal ${equal ? 'yes' : 'no'}`);
  return equal ? 0 : 1;
}

async function speed(folder, program, games, seed) {
  const module = await inNode(folder);
  console.log(`seed ${seed}\ngames ${games}`);
  await compare(program, games, seed, { what: 'decisions', command: 'playouts', work: module.play, passes: PASSES });
  await compare(program, games, seed, { what: 'playouts', command: 'thoughts', work: module.think, passes: THOUGHTS });
  return 0;
}

/** Times the same work natively and in this process by turns, and prints how they compare. */
async function compare(program, games, seed, { what, command, work, passes }) {
  const best = { native: 0, node: 0 };
  let counted;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [count, seconds] = (await native(program, command, games, seed)).split(' ').map(Number);
    best.native = Math.max(best.native, count / seconds);
    for (let pass = 0; pass < passes; pass += 1) {
      const start = performance.now();
      counted = work(games, seed);
      best.node = Math.max(best.node, counted / ((performance.now() - start) / 1000));
    }
    if (counted !== count) throw new Error(`native counted ${count} ${what}, Node ${counted}`);
  }
  const ratio = best.node / best.native;
  console.log(`${what} ${counted}\n${what}_passes ${ROUNDS * passes}`);
  console.log(`native_${what}_per_s ${Math.round(best.native)}`);
  console.log(`node_${what}_per_s ${Math.round(best.node)}`);
  console.log(`${what}_ratio ${ratio.toFixed(3)}`);
  console.log(`p2_of_target_by_${what} ${(ratio / TARGET).toFixed(2)}`);
}

const [what, folder, program, games, seed] = process.argv.slice(2);
const work = { digests, speed }[what];
if (!work || !(Number.isInteger(Number(games)) && games >= 1) || seed === undefined) {
  console.error('usage: digests.mjs digests|speed FOLDER PROGRAM GAMES SEED');
  process.exitCode = 2;
} else {
  process.exitCode = await work(folder, path.resolve(program), Number(games), seed);
}
