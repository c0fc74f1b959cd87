// Makes one style sheet of those that the built page names, in their order: `node scripts/lib/join-styles.mjs FOLDER`.
// The sources stay many small files; a visitor waits for one, and what they have in common is packed once.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = process.argv[2] ?? 'dist';
const page = path.join(root, 'index.html');
const html = readFileSync(page, 'utf8');
const links = [...html.matchAll(/<link [^>]*\brel=["']?stylesheet\b[^>]*>/g)];
const names = links.map(([link]) => /\bhref=["']?([^"'\s>]+)/.exec(link)[1]);
if (names.length > 1) {
  // They all lie beside the page, so addresses in them mean the same in the one.
  const all = names.map((name) => readFileSync(path.join(root, name), 'utf8')).join('\n');
  const joined = `./styles-${createHash('sha256').update(all).digest('hex').slice(0, 16)}.css`;
  const [first, ...rest] = links.map(([link]) => link);
  const text = rest.reduce((page, link) => page.replace(link, ''), html);
  writeFileSync(path.join(root, joined), all);
  writeFileSync(page, text.replace(first, first.replace(names[0], joined)));
  for (const name of names) rmSync(path.join(root, name));
}
