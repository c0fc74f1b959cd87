// A plain static server for the built page. `node scripts/lib/serve.mjs [FOLDER]` serves it and prints the address;
// the browser tests use `serve()`.
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

// The file that a path means, or null when it leaves the folder.
function fileOf(root, prefix, pathname) {
  if (!pathname.startsWith(prefix)) return null;
  let name;
  try {
    name = decodeURIComponent(pathname.slice(prefix.length));
  } catch {
    return null;
  }
  const file = path.join(root, name.endsWith('/') || name === '' ? `${name}index.html` : name);
  return file.startsWith(root + path.sep) && !name.includes('\0') ? file : null;
}

/**
 * Serves `root` under `prefix` and resolves to `{ url, close }`. With `compress`, answers come as brotli 11, as from a
 * good static host (for measurements of loading). `headers` come with every answer, and `told({ name, bytes })` hears of
 * each. `types` stand in for the usual ones, by the ends of names.
 */
export async function serve(options) {
  const { root, prefix = '/', host = '127.0.0.1', port = 0, compress = false, headers: more = {}, types = {}, told } = options;
  const known = { ...TYPES, ...types };
  const folder = path.resolve(root);
  const packed = new Map(); // file and change time -> brotli bytes

  async function pack(file) {
    const key = `${file} ${(await stat(file)).mtimeMs}`;
    if (!packed.has(key)) packed.set(key, await promisify(brotliCompress)(await readFile(file)));
    return packed.get(key);
  }

  async function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    if (`${pathname}/` === prefix) return response.writeHead(308, { location: prefix }).end();
    const file = fileOf(folder, prefix, pathname);
    const type = file && (known[path.extname(file)] ?? 'application/octet-stream');
    // The names of most files change with their content; asking again costs nothing on one's own machine.
    const headers = { 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', ...more };
    try {
      const small = compress && !file.endsWith('.woff2') && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      const body = small ? await pack(file) : await readFile(file);
      if (small) headers['content-encoding'] = 'br';
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
      told?.({ name: path.relative(folder, file), bytes: body.length });
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
    }
  }

  const server = createServer(answer);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const shown = host === '0.0.0.0' ? 'localhost' : host;
  return {
    url: `http://${shown}:${server.address().port}${prefix}`,
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

// PORT is taken as it is; without it the first free port from 8080 on.
async function main() {
  const root = process.argv[2] ?? 'dist';
  const host = process.env.HOST || '127.0.0.1';
  const fixed = process.env.PORT;
  for (let port = Number(fixed || 8080); ; port += 1) {
    try {
      const { url } = await serve({ root, host, port });
      console.log(`Trollfjord is at ${url} (Ctrl-C stops it)`);
      return;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || fixed || port >= 8100) {
        console.error(`error: cannot serve at port ${port}: ${error.message}`);
        process.exit(1);
      }
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
