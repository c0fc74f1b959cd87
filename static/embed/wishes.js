// What an address asks of the page, read in one place for the whole page and for the embedded one. Pure: it touches
// nothing, and every value it returns is one of those that docs/embed.md lists. Whatever else stands there is not asked.
//
//   wishes('?embed=1&theme=dark', '#T0…-57')   // { embed: true, theme: 'dark', link: 'T0…', at: 57, … }

/** The version of the contract: docs/embed.md. */
export const VERSION = 1;

/** What of the page can be left out: nothing that a decision needs. */
export const PARTS = ['logo', 'guide', 'log', 'sound'];

/** The languages there are. */
export const LANGUAGES = ['en'];

const THEMES = ['auto', 'light', 'dark'];
const MOTIONS = ['auto', 'quick', 'off'];

// A link has at most so many bytes, and a game so many decisions: docs/link-format.md.
const LONGEST = 4_096;
const MOST = 2_000;
const TITLE = 80;
const HOSTS = 8;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Whether the letters of a link stand as somebody wrote them: its last five characters are the sum over the others. */
export function isSound(payload) {
  if (payload.length < 21 || payload.length > LONGEST || !/^T[0-9A-Za-z]+$/.test(payload)) return false;
  const digits = [...payload].map((letter) => ALPHABET.indexOf(letter));
  const sum = digits.slice(0, -5).reduce((h, digit) => Number((BigInt(h + digit + 1) * 1_000_003n) % 916_132_829n), 0);
  return sum === digits.slice(-5).reduce((value, digit) => value * 62 + digit, 0);
}

/** A moment: a whole number of decisions, or null. */
export function momentOf(text) {
  return /^(0|[1-9]\d{0,3})$/.test(text ?? '') && Number(text) <= MOST ? Number(text) : null;
}

const among = (list, value) => (list.includes(value) ? value : null);

/** The parts that are to be left out: `min` shows none of them, `full` all, a list those that it names. */
export function leftOut(ui) {
  if (ui === 'min') return PARTS;
  if (ui === 'full' || ui === null) return [];
  const shown = ui.split(',');
  return shown.every((part) => PARTS.includes(part)) ? PARTS.filter((part) => !shown.includes(part)) : [];
}

/** An origin as the browser writes it, or null: `https://example.org`, never a path, never `*`. */
function originOf(text) {
  try {
    const { origin, protocol } = new URL(text);
    return /^https?:$/.test(protocol) && origin === text.toLowerCase() ? origin : null;
  } catch {
    return null;
  }
}

// The pages that may speak with this one; null where the address names none.
function hostsIn(query) {
  if (!query.has('host')) return null;
  return query.get('host').split(',').slice(0, HOSTS).map(originOf).filter((origin) => origin !== null);
}

/** What stands behind `?` and `#` of an address. */
export function wishes(search, hash) {
  const query = new URLSearchParams(search);
  const one = (name, list) => among(list, query.get(name));
  // The game may stand behind `#`, as in every link, or in `g`, for programs that lose what stands behind it.
  const text = hash.length > 1 ? hash.slice(1) : query.get('g') ?? '';
  const inLink = /^[^/]*?-(\d+)(?:\/|$)/.exec(text);
  return {
    embed: query.get('embed') === String(VERSION),
    theme: one('theme', THEMES),
    lang: one('lang', LANGUAGES),
    hide: leftOut(query.get('ui')),
    sound: one('sound', ['on', 'off']),
    motion: one('motion', MOTIONS),
    link: text.length > LONGEST * 2 ? '' : text,
    at: inLink ? null : momentOf(query.get('at')),
    title: (query.get('title') ?? '').replace(/\s+/g, ' ').trim().slice(0, TITLE),
    id: /^[\w-]{1,40}$/.test(query.get('id') ?? '') ? query.get('id') : null,
    hosts: hostsIn(query),
  };
}

/** The address of a page without what is asked of it here: what else stands in it, a host may need. */
export function plain(address) {
  const url = new URL(address);
  url.hash = '';
  for (const name of ['embed', 'theme', 'lang', 'ui', 'sound', 'motion', 'g', 'at', 'title', 'id', 'host']) {
    url.searchParams.delete(name);
  }
  return url.href;
}
