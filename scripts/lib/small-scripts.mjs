// Makes the scripts of the built page small: `node scripts/lib/small-scripts.mjs FOLDER`.
// Trunk cannot read the script of wasm-bindgen and copies it as it is. Here the long names by which the program and its
// script know each other become short ones, in both; then all scripts are minified. The program forgets where it was built.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { minify } from 'terser';

const root = process.argv[2] ?? 'dist';
const page = path.join(root, 'index.html');
const read = (name) => readFileSync(path.join(root, name), 'utf8');

/** The text with `from` as `to`; stops when there is no such thing, so that no name is short on one side only. */
function renamed(text, from, to) {
  if (!text.includes(from)) throw new Error(`the script of wasm-bindgen has no ${from}`);
  return text.replaceAll(from, () => to);
}

/** Shortens the names that the program `wasm` takes and gives, in it and in the text of its script. */
function shorten(wasm, script) {
  const file = path.join(root, wasm);
  // The first four are worth 460 bytes of the page, packed; a search with luck of its own, which is the same every time.
  const passes = ['--coalesce-locals-learning', '--remove-unused-brs', '--merge-blocks', '--vacuum',
    '--minify-imports-and-exports-and-modules', '--strip-target-features', '--strip-producers'];
  // The optimizer tells what it called what.
  const names = JSON.parse(execFileSync('wasm-opt', [...passes, file, '-o', file], { encoding: 'utf8' }));
  let text = renamed(script, `"${names.imports[0][0]}": import`, '"a": import');
  for (const [, from, to] of names.imports) text = renamed(text, `${from}: function`, `${to}: function`);
  // The host calls some of what is given by itself or not at all; no name begins with another one.
  for (const [from, to] of names.exports) {
    text = text.replace(new RegExp(`\\bwasm\\.${from}\\b`, 'g'), () => `wasm.${to}`);
  }
  return text;
}

/**
 * Takes out where other people's code lay on the machine that built the program: it is nobody's business, and the same
 * sources shall give the same program everywhere. Lengths stay, for the program knows them; of our own code the places
 * stay as well, since a report of a fault is worth little without.
 */
function withoutPlaces(body) {
  const home = process.env.CARGO_HOME ?? path.join(os.homedir(), '.cargo');
  const roots = ['/rustc', '/rust', home].map((root) => root.replace(/[^\w/]/g, '\\$&'));
  const places = new RegExp(`(?:${roots.join('|')})/[\\w./+-]+?\\.rs`, 'g');
  return Buffer.from(body.toString('latin1').replace(places, (place) => ' '.repeat(place.length)), 'latin1');
}

/** Writes a file under a name that tells what is in it, in place of the old one, also in the page. */
function replace(html, old, body) {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  // Trunk gives no hash to a program that the page starts by itself.
  const name = /[0-9a-f]{16}/.test(old) ? old.replace(/[0-9a-f]{16}/, hash) : old.replace(/^[a-z]+/, `$&-${hash}`);
  rmSync(path.join(root, old));
  writeFileSync(path.join(root, name), body);
  return html.replaceAll(old, name);
}

// What the single file needs of the scripts, and the hosted page does not.
const HOSTED = { 'window.carried': undefined };

let html = readFileSync(page, 'utf8');
for (const name of readdirSync(root).filter((name) => name.endsWith('.js'))) {
  const wasm = name.replace(/\.js$/, '_bg.wasm');
  const isGlue = readdirSync(root).includes(wasm);
  const text = isGlue ? shorten(wasm, read(name)) : read(name);
  const { code } = await minify(text, { module: isGlue, ecma: 2020, compress: { passes: 3, global_defs: HOSTED } });
  html = replace(html, name, code);
  if (isGlue) html = replace(html, wasm, withoutPlaces(readFileSync(path.join(root, wasm))));
}
writeFileSync(page, html);
