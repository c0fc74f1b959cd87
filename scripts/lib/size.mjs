// What a first visit loads, in bytes. `node scripts/lib/size.mjs [FOLDER] [--limit BYTES]` prints one figure a line and
// then one line per file, and fails when the first visit is larger than the limit.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DEFAULT_LANGUAGE = 'en';
// Files that are compressed already: no host compresses them again.
const PACKED = new Set(['.woff2', '.png', '.webp', '.avif']);

function filesIn(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(root, name) : [name];
  });
}

// The own files that a text names: attributes of the markup, url() and @import of style sheets, imports of scripts.
function namesIn(text, extension) {
  const patterns = {
    '.html': [/\b(?:href|src|data-js|data-wasm)=["']?([^"'\s>]+)/g],
    '.css': [/url\(\s*["']?([^"')]+)["']?\s*\)/g, /@import\s+["']([^"']+)["']/g],
    '.js': [/\bfrom\s*["'](\.[^"']+)["']/g],
  }[extension] ?? [];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]));
}

// Fonts of other scripts than Latin, and other languages than the default one, come when somebody asks for them.
function isLater(name) {
  // The tower comes with the first one that is shown, after the start page and the board.
  if (name.startsWith('tower/')) return true;
  // Embedded pages, and the page that shows them.
  if (/^(?:embed|demo)\//.test(name)) return true;
  if (/\.(woff2?|ttf|otf)$/.test(name)) return /cyrillic|greek|vietnamese|latin-ext/i.test(name);
  const language = /(?:^|\/)lang\/([^/.]+)/.exec(name);
  return language !== null && language[1] !== DEFAULT_LANGUAGE;
}

/** The names of the files of `root` that a first visit in the default language loads. */
export function firstVisit(root) {
  const all = new Set(filesIn(root));
  const found = new Set();
  const visit = (name) => {
    if (!all.has(name) || found.has(name) || isLater(name)) return;
    found.add(name);
    const extension = path.extname(name);
    if (!['.html', '.css', '.js'].includes(extension)) return;
    for (const raw of namesIn(readFileSync(path.join(root, name), 'utf8'), extension)) {
      if (/^(?:[a-z]+:|#|\/)/i.test(raw)) continue;
      visit(path.posix.join(path.posix.dirname(name), raw.replace(/[?#].*$/, '')));
    }
  };
  visit('index.html');
  // The program asks for these by itself: pictures, and texts of the default language that are not built in.
  for (const name of all) {
    if (/\.svg$/.test(name) || /\.ftl$/.test(name)) visit(name);
  }
  return found;
}

/** One entry per file: name, raw, gzip and brotli bytes, and whether a first visit loads it. */
export function measure(root) {
  const first = firstVisit(root);
  return filesIn(root).sort().filter((name) => !path.basename(name).startsWith('.')).map((name) => {
    const body = readFileSync(path.join(root, name));
    const raw = body.length;
    if (PACKED.has(path.extname(name))) return { name, raw, gzip: raw, brotli: raw, first: first.has(name) };
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw } };
    return {
      name,
      raw,
      gzip: gzipSync(body, { level: 9 }).length,
      brotli: brotliCompressSync(body, options).length,
      first: first.has(name),
    };
  });
}

function main(args) {
  const at = args.indexOf('--limit');
  const limit = at < 0 ? null : Number(args.splice(at, 2)[1]);
  const root = args[0] ?? 'dist';
  const files = measure(root);
  if (!files.some((file) => file.name === 'index.html')) {
    console.error(`error: there is no page in ${root}: build it first (scripts/play or scripts/test page)`);
    return 1;
  }
  const first = files.filter((file) => file.first);
  const sum = (list, what) => list.reduce((total, file) => total + file[what], 0);
  const total = sum(first, 'brotli');
  console.log(`first_visit_brotli_bytes ${total}`);
  console.log(`first_visit_gzip_bytes ${sum(first, 'gzip')}`);
  console.log(`first_visit_raw_bytes ${sum(first, 'raw')}`);
  console.log(`first_visit_files ${first.length}`);
  console.log(`all_files ${files.length}`);
  console.log(`all_brotli_bytes ${sum(files, 'brotli')}`);
  if (limit !== null) console.log(`first_visit_limit_bytes ${limit}`);
  const width = Math.max(...files.map((file) => file.name.length));
  console.log(`\n${'file'.padEnd(width)} ${'raw'.padStart(9)} ${'gzip'.padStart(9)} ${'brotli'.padStart(9)}  loaded`);
  for (const { name, raw, gzip, brotli, first: now } of files) {
    const numbers = [raw, gzip, brotli].map((bytes) => String(bytes).padStart(9)).join(' ');
    console.log(`${name.padEnd(width)} ${numbers}  ${now ? 'first' : 'later'}`);
  }
  if (limit !== null && !(total <= limit)) {
    console.error(`error: a first visit loads ${total} bytes, the limit is ${limit}`);
    return 1;
  }
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = main(process.argv.slice(2));
}
