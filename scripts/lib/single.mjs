// Makes one file of the built page, with everything inside: `node scripts/lib/single.mjs [FOLDER] [--page ADDRESS]` writes
// FOLDER/single/trollfjord.html. ADDRESS is where the page stands on the net, for links that are shared from a disk.
// What runs and what styles is named by its hash in the policy of the page, and nothing else may: no file is fetched.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const STATIC = fileURLToPath(new URL('../../static', import.meta.url));
const FONT = /url\("?(fonts\/[\w-]+\.woff2)"?\)/g;

/** The one match of a pattern in a text; stops when there are none or several. */
function only(text, pattern, what) {
  const found = [...text.matchAll(new RegExp(pattern, 'g'))];
  if (found.length !== 1) throw new Error(`the built page has ${found.length} times ${what}`);
  return found[0];
}

const filesIn = (root, folder, end) => readdirSync(path.join(root, folder), { recursive: true })
  .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
  .filter((name) => name.endsWith(end));

/** The names of the programs in the built page: `{ app: { js, wasm }, annex: …, thinker: … }`. */
function programsOf(html) {
  const name = (key) => only(html, `\\bdata-${key}=["']?(?:\\./)?([^"'\\s>]+)`, `data-${key}`)[1];
  return Object.fromEntries([['app', ''], ['annex', 'annex-'], ['thinker', 'thinker-']].map(([program, start]) => [
    program, { js: name(`${start}js`), wasm: name(`${start}wasm`) },
  ]));
}

/** What is carried, as a script of lists by names: scripts that begin when they are asked for, texts, pictures. */
function lists(root, programs) {
  const at = (name) => JSON.stringify(path.resolve(root, name));
  const entries = (names, value) => names.map((name) => `${JSON.stringify(name)}: ${value(name)},`).join('\n');
  const scripts = ['annex/hands.js', 'embed/heed.js', 'film/film.js', 'rules/rules.js', 'sound/sound.js',
    'thinker/counsel.js', 'thinker/thinker.js'];
  const glue = [['app.js', programs.app.js], ['annex.js', programs.annex.js]];
  // Two of this one: what it thinks about for a person and for a computer player is kept apart.
  for (const who of ['thinker', 'counsel']) glue.push([`thinker.js#${who}`, programs.thinker.js]);
  const texts = [...filesIn(root, 'rules', '.html'), ...filesIn(root, 'embed', '.ftl')];
  const pictures = ['board.svg', ...filesIn(root, 'tower', '.svg')];
  const read = (name) => readFileSync(path.join(root, name), 'utf8');
  const styles = ['annex', 'embed', 'rules'].flatMap((folder) => filesIn(root, folder, '.css'));
  return {
    styles: styles.map(read),
    text: `
export const SCRIPTS = {
${entries(scripts, (name) => `() => import(${at(name)})`)}
${glue.map(([name, file], n) => `${JSON.stringify(name)}: () => import("glue:${n}:${path.resolve(root, file)}"),`).join('\n')}
};
export const TEXTS = {\n${entries(texts, (name) => JSON.stringify(read(name).replace(/<!--[^]*?-->/g, '')))}\n};
export const STYLES = {\n${entries(styles, (name) => JSON.stringify(read(name)))}\n};
export const PICTURES = {\n${entries(pictures, (name) => JSON.stringify(dataOf(root, name, 'image/svg+xml')))}\n};
`,
  };
}

function dataOf(root, name, type) {
  const body = readFileSync(path.join(root, name));
  if (type !== 'image/svg+xml') return `data:${type};base64,${body.toString('base64')}`;
  // As text it is packed better by whoever sends the file, and `"` has to stay out of attributes.
  return `data:${type},${encodeURIComponent(body.toString('utf8')).replaceAll('%20', ' ').replaceAll("'", '%27')}`;
}

/** The loader and everything that it loads later, as one script. */
async function bundle(root, text) {
  const plugin = {
    name: 'carried',
    setup(setup) {
      setup.onResolve({ filter: /^carried$/ }, () => ({ path: 'carried', namespace: 'carried' }));
      setup.onLoad({ filter: /.*/, namespace: 'carried' }, () => ({ contents: text, resolveDir: root, loader: 'js' }));
      // The same file under several names is several scripts.
      setup.onResolve({ filter: /^glue:/ }, ({ path: name }) => ({ path: name, namespace: 'glue' }));
      setup.onLoad({ filter: /.*/, namespace: 'glue' }, ({ path: name }) => ({
        contents: readFileSync(name.replace(/^glue:\d+:/, ''), 'utf8'), loader: 'js',
      }));
    },
  };
  const entry = ['single/carried.js', 'loader.js'].map((name) => `import ${JSON.stringify(path.join(STATIC, name))};`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: STATIC }, bundle: true, format: 'iife', minify: true, target: 'es2022', charset: 'utf8',
    // Nothing is found by the address of a script here.
    define: { 'import.meta.url': '""' }, plugins: [plugin], write: false, logLevel: 'warning',
  });
  return outputFiles[0].text;
}

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The text of an element of this kind, which must not end before its end. */
function within(kind, text) {
  if (new RegExp(`</${kind}|<!--`, 'i').test(text)) throw new Error(`a ${kind} of the page has "</${kind}" or "<!--" in it`);
  return text;
}

/** The single file as a text, of the built page in `root`. */
export async function single(root, page = null) {
  const folder = path.resolve(root);
  let html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const replace = (pattern, what, text) => {
    const [old] = only(html, pattern, what);
    html = html.replace(old, () => text);
  };
  const programs = programsOf(html);
  const { text, styles } = lists(folder, programs);
  const script = within('script', await bundle(folder, text));
  const sheet = only(html, '<link [^>]*\\bhref=["\']?(?:\\./)?([^"\'\\s>]+\\.css)[^>]*>', 'a style sheet')[1];
  const style = within('style', readFileSync(path.join(folder, sheet), 'utf8')
    .replace(FONT, (_, name) => `url("${dataOf(folder, name, 'font/woff2')}")`));
  const icon = only(html, '<link [^>]*\\bhref=["\']?(?:\\./)?([^"\'\\s>]+\\.svg)[^>]*>', 'an icon')[1];
  const policy = ["default-src 'none'", `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${[style, ...styles].map(hash).join(' ')}`, 'img-src data:', 'font-src data:', "base-uri 'none'", "form-action 'none'"];
  let blocks = '';
  for (const [name, { js, wasm }] of Object.entries(programs)) {
    html = html.replace(`./${js}`, js).replace(`./${wasm}`, wasm).replace(js, `${name}.js`).replace(wasm, `${name}.wasm`);
    const packed = gzipSync(readFileSync(path.join(folder, wasm)), { level: 9 }).toString('base64');
    blocks += `<script type=application/octet-stream data-file=${name}.wasm>${packed}</script>`;
  }
  replace('</body>', 'an end', `${blocks}</body>`);
  replace('<meta [^>]*Content-Security-Policy[^>]*>', 'a policy', `<meta http-equiv=Content-Security-Policy content="${policy.join('; ')}">`);
  replace('<link [^>]*\\.svg[^>]*>', 'an icon', `<link rel=icon href="${dataOf(folder, icon, 'image/svg+xml')}">`);
  const told = page === null ? '' : `<meta name=trollfjord-page content="${page}">`;
  // Last what nothing more may be changed in.
  replace('<link [^>]*\\.css[^>]*>', 'a style sheet', `<style>${style}</style>`);
  replace('<script [^>]*loader[^>]*></script>', 'a loader', `${told}<script>${script}</script>`);
  return html;
}

async function main(args) {
  const at = args.indexOf('--page');
  const page = at < 0 ? null : new URL(args.splice(at, 2)[1]);
  if (page && !/^https?:$/.test(page.protocol)) throw new Error('--page takes an address that begins with http:// or https://');
  const root = args[0] ?? 'dist';
  const file = path.join(root, 'single', 'trollfjord.html');
  const text = await single(root, page?.href.replace(/[?#].*$/, '') ?? null);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file} ${Buffer.byteLength(text)} bytes`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
