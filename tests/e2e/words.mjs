// The words of the page, read from its own language files, so that the tests look controls up as players know them and
// follow when a text is polished. A small part of Fluent: messages, values, and choices by number or by word.
//
//   say('card-place-main', { n: 2, region: say('region-r08') })   // "Place 2 trolls in Gurglemire"
//   like('card-lord-main-placement', { n: 2 })                    // a pattern: what is not given may be anything
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../static/lang/en/', import.meta.url));

const messages = new Map();
for (const name of readdirSync(FOLDER, { recursive: true }).filter((file) => file.endsWith('.ftl'))) {
  let id = null;
  for (const line of readFileSync(FOLDER + name, 'utf8').split('\n')) {
    const start = /^([a-z][\w-]*) *= *(.*)$/i.exec(line);
    if (start) {
      id = start[1];
      messages.set(id, start[2]);
    } else if (/^[ }]/.test(line) && id) {
      messages.set(id, `${messages.get(id)}\n${line}`);
    } else if (line.trim() !== '') {
      id = null;
    }
  }
}

// A pattern up to `end` (a brace, or the next variant) as a list of texts, variables and choices.
function pattern(source, inVariant) {
  const parts = [];
  while (source.at < source.text.length) {
    const rest = source.text.slice(source.at);
    if (inVariant && /^\s*(\*?\[\w+\]|\})/.test(rest)) break;
    if (rest[0] === '{') {
      source.at += 1;
      parts.push(placeable(source));
    } else {
      const text = /^(?:\s+|[^{}\s]+)/.exec(rest)[0];
      parts.push(text);
      source.at += text.length;
    }
  }
  return parts;
}

function placeable(source) {
  const take = (expression) => {
    const found = expression.exec(source.text.slice(source.at));
    if (found) source.at += found[0].length;
    return found;
  };
  const literal = take(/^\s*"([^"]*)"\s*\}/);
  if (literal) return literal[1];
  const [, name] = take(/^\s*\$(\w+)\s*/);
  if (take(/^\}/)) return { name };
  assert.ok(take(/^->/), `cannot read ${source.text}`);
  const variants = new Map();
  let usual = null;
  for (let key = take(/^\s*(\*?)\[(\w+)\]\s*/); key; key = take(/^\s*(\*?)\[(\w+)\]\s*/)) {
    variants.set(key[2], pattern(source, true));
    if (key[1]) usual = key[2];
  }
  assert.ok(take(/^\s*\}/), `cannot read ${source.text}`);
  return { name, variants, usual };
}

function parsed(id) {
  const text = messages.get(id);
  assert.notEqual(text, undefined, `there is no message ${id}`);
  return pattern({ text, at: 0 }, false);
}

function told(parts, args, id) {
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    const value = args[part.name];
    assert.notEqual(value, undefined, `the message ${id} needs $${part.name}`);
    if (!part.variants) return String(value);
    const key = [String(value), value === 1 ? 'one' : null].find((k) => k !== null && part.variants.has(k));
    return told(part.variants.get(key ?? part.usual), args, id);
  }).join('');
}

/** The message `id` with its values, blanks as the browser shows them. */
export function say(id, args = {}) {
  return told(parsed(id), args, id).replace(/\s+/g, ' ').trim();
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

function expression(parts, args) {
  return parts.map((part) => {
    if (typeof part === 'string') return escaped(part);
    const value = args[part.name];
    if (!part.variants) return value === undefined ? '.+' : escaped(String(value));
    if (value === undefined) return `(?:${[...part.variants.values()].map((v) => expression(v, args)).join('|')})`;
    const key = [String(value), value === 1 ? 'one' : null].find((k) => k !== null && part.variants.has(k));
    return expression(part.variants.get(key ?? part.usual), args);
  }).join('').replace(/^(\\s\+)+|(\\s\+)+$/g, '');
}

/** A regular expression for the whole message `id`, or one of several; a value that is not given may be anything. */
export function like(ids, args = {}) {
  const all = [ids].flat().map((id) => expression(parsed(id), args));
  return new RegExp(`^(?:${all.join('|')})$`, 's');
}

/** The messages that a text may be, the longest patterns first. */
export function idsOf(text) {
  const found = [...messages.keys()].filter((id) => like(id).test(text));
  return found.sort((a, b) => messages.get(b).length - messages.get(a).length);
}
