// A room of its own in the browser's storage for every embedded game: what is kept there never meets the game of the page
// itself, nor that of another embedded one. It stands in for `localStorage` before the game starts.

/** Where the page keeps the game in progress. */
export const GAME = 'trollfjord.game';
const THEME = 'trollfjord.theme';
const SETTINGS = 'trollfjord.settings';
// What somebody chose once for this device holds in every room until it is chosen otherwise there.
const SHARED = [THEME, SETTINGS];

/** The storage of this origin, or null where the browser gives none. */
export function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What stands for `localStorage`. */
export class Room {
  #real;
  #start;
  #asked;
  #heard;

  /**
   * `real`: the storage, or null; `start`: how the names of the room begin; `asked`: values that hold until others are
   * written, by key; `heard(text)` is told of every game that is to be kept.
   */
  constructor(real, start, asked, heard = () => {}) {
    this.#real = real;
    this.#start = start;
    this.#asked = asked;
    this.#heard = heard;
  }

  /** Whether nothing is kept here. */
  get closed() {
    return this.#real === null;
  }

  // Some browsers give a storage and throw at its use.
  #read(name) {
    try {
      return this.#real.getItem(name);
    } catch {
      return null;
    }
  }

  getItem(key) {
    const shared = SHARED.includes(key) && this.#start !== '' ? this.#read(key) : null;
    if (key === SETTINGS && this.#asked.has(key)) {
      // Line by line: the last one counts.
      return `${this.#read(this.#start + key) ?? shared ?? ''}\n${this.#asked.get(key)}`;
    }
    return this.#asked.get(key) ?? this.#read(this.#start + key) ?? shared;
  }

  setItem(key, value) {
    const text = String(value);
    if (key === GAME) this.#heard(text);
    if (this.#real === null) throw new DOMException('nothing is kept here', 'SecurityError');
    this.#real.setItem(this.#start + key, text);
    this.#asked.delete(key);
  }

  removeItem(key) {
    this.#asked.delete(key);
    this.#real?.removeItem(this.#start + key);
  }

  #names() {
    const names = this.#real === null ? [] : Object.keys(this.#real);
    return names.filter((name) => name.startsWith(this.#start)).map((name) => name.slice(this.#start.length));
  }

  get length() {
    return this.#names().length;
  }

  key(at) {
    return this.#names()[at] ?? null;
  }

  clear() {
    for (const name of this.#names()) this.removeItem(name);
  }
}

/** Puts a room in the place of `localStorage`. */
export function move(room) {
  Object.defineProperty(window, 'localStorage', { value: room, configurable: true });
  return room;
}

/** The values that an address asks for, as the page keeps them. */
export function asked({ theme, sound, motion }) {
  const values = new Map();
  if (theme) values.set(THEME, theme);
  const lines = [motion && `motion ${motion}`, sound && `sound ${sound}`].filter(Boolean);
  if (lines.length > 0) values.set(SETTINGS, `${lines.join('\n')}\n`);
  return values;
}

/**
 * How the names of the room for an embedded game begin: by what the address calls it, else by who embeds it and with which
 * game, so that the same embedded game is found again, and another one has a room of its own.
 */
export function startOf({ id, link }, host) {
  if (id) return `trollfjord.embed.${id}/`;
  const start = link.split(/[-/]/, 1)[0];
  let h = 0;
  for (const letter of `${host ?? ''} ${start}`) h = (Math.imul(h, 31) + letter.codePointAt(0)) >>> 0;
  return `trollfjord.embed.~${h.toString(36)}/`;
}
