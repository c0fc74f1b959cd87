// Speaks with the page that embeds this one: docs/embed.md is the contract. Only the window that embeds us is heard, only
// from an origin that may speak, and only what has exactly the shape of one of the four messages.
import { LANGUAGES, PARTS, VERSION, isSound } from './wishes.js';

const isFlag = (value) => typeof value === 'boolean';
const isOne = (...list) => (value) => typeof value === 'string' && list.includes(value);
const isParts = (value) => Array.isArray(value) && value.length <= PARTS.length
  && value.every((part) => typeof part === 'string' && PARTS.includes(part));
const isStep = (value) => Number.isInteger(value) && value >= 0 && value <= 2_000 && !Object.is(value, -0);
const isLink = (value) => typeof value === 'string' && /^[0-9A-Za-z]{21,4091}(?:-(?:0|[1-9]\d{0,3}))?$/.test(value)
  && isSound(value.split('-')[0]);

// What may come in: the fields of each message, and whether all of them have to be there.
const SHAPES = {
  load: { fields: { link: isLink }, all: true },
  goto: { fields: { step: isStep }, all: true },
  set: {
    fields: {
      theme: isOne('auto', 'light', 'dark'), lang: isOne(...LANGUAGES), show: isParts,
      sound: isFlag, motion: isOne('auto', 'quick', 'off'),
    },
    all: false,
  },
  request: { fields: {}, all: true },
};

/** A message of a host as `{ type, …fields }`, or null where it is none. What is cloned by the browser has no getters. */
export function read(data) {
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return null;
  const { trollfjord, type, ...fields } = data;
  if (trollfjord !== VERSION || typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return null;
  const { fields: known, all } = SHAPES[type];
  const names = Object.keys(fields);
  if (!names.every((name) => Object.hasOwn(known, name) && known[name](fields[name]))) return null;
  if (all ? names.length !== Object.keys(known).length : names.length === 0) return null;
  return { type, ...fields };
}

/** Who embeds this page, as far as the browser tells; null where it does not, or where that page has no origin. */
export function embedder() {
  if (window.parent === window) return null;
  const told = window.location.ancestorOrigins?.[0] ?? document.referrer;
  try {
    const { origin } = new URL(told);
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}

/** Those that may speak: who embeds us, unless the address names others. */
function origins(hosts) {
  const by = embedder();
  if (hosts === null) return by === null ? [] : [by];
  return by === null ? hosts : hosts.filter((origin) => origin === by);
}

// These tell nothing of a game or of a person, so whoever embeds us may have them.
const OPEN = ['ready', 'resize'];

/** The page that embeds this one. */
export class Host {
  #origins;

  constructor({ hosts }) {
    this.#origins = origins(hosts);
  }

  /** Sends a message. */
  post(type, fields = {}) {
    if (window.parent === window) return;
    const message = { trollfjord: VERSION, type, ...fields };
    for (const origin of OPEN.includes(type) ? ['*'] : this.#origins) window.parent.postMessage(message, origin);
  }

  /** Hears the messages that may come; `answer(message)` gets what `read` made of them. */
  listen(answer) {
    window.addEventListener('message', (event) => {
      if (window.parent === window || event.source !== window.parent || !this.#origins.includes(event.origin)) return;
      const message = read(event.data);
      if (message) answer(message);
    });
  }
}
