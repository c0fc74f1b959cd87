// The contrast of the tokens in both themes, for every pair of text and ground that the style sheets use (WCAG 2.2).
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../static/css/', import.meta.url));
const sheets = readdirSync(FOLDER).filter((name) => name.endsWith('.css')).map((name) => readFileSync(FOLDER + name, 'utf8'));
const css = readFileSync(`${FOLDER}tokens.css`, 'utf8').replace(/\/\*[^]*?\*\//g, '');

// --- colors ---------------------------------------------------------------------------------------------------------

// The names that a rule of tokens.css sets.
function rule(selector) {
  const at = css.indexOf(`${selector} {`);
  assert.notEqual(at, -1, `tokens.css has a rule ${selector}`);
  const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
  return Object.fromEntries([...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value.trim()]));
}

const THEMES = { light: rule(':root'), dark: { ...rule(':root'), ...rule(':root[data-theme="dark"]') } };
const PLAYERS = ['star', 'leaf', 'moon', 'fish'];
const LANDSCAPES = ['glacier', 'tundra', 'swamp', 'mountain', 'fjord', 'forest'];

// Red, green, blue from 0 to 255, and how opaque from 0 to 1.
function hex(text) {
  const digits = text.slice(1);
  const parts = digits.length <= 4 ? [...digits].map((d) => d + d) : digits.match(/../g);
  const [r, g, b, a = 255] = parts.map((part) => parseInt(part, 16));
  return [r, g, b, a / 255];
}

const blend = (a, b, share) => [0, 1, 2].map((i) => a[i] * share + b[i] * (1 - share)).concat(1);
const over = (top, ground) => blend(top, ground, top[3]);

// A color as it is written in a style sheet: a token, a mixture, a number; "#fff8 on --x" is a veil over a ground.
function color(text, names) {
  const veil = /^(\S+) on (.+)$/.exec(text);
  if (veil) return over(color(veil[1], names), color(veil[2], names));
  const faded = /^(--[\w-]+) at ([\d.]+)$/.exec(text);
  if (faded) return [...color(faded[1], names).slice(0, 3), Number(faded[2])];
  const mixed = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(text);
  if (mixed) return blend(color(mixed[1], names), color(mixed[3], names), Number(mixed[2]) / 100);
  const named = /^(?:var\()?(--[\w-]+)\)?$/.exec(text);
  if (named) {
    assert.ok(names[named[1]], `there is no ${named[1]}`);
    return color(names[named[1]], names);
  }
  assert.match(text, /^#[0-9a-f]{3,8}$/i, `a color: ${text}`);
  return hex(text);
}

function luminance([r, g, b]) {
  const [x, y, z] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

function contrast(front, ground, names) {
  const back = color(ground, names);
  const [a, b] = [luminance(over(color(front, names), back)), luminance(back)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

// --- pairs ----------------------------------------------------------------------------------------------------------

// [foreground, ground, where]: text that is small, or not large enough for less.
const TEXT = [
  ['--ink', '--panel', 'cards'], ['--ink', '--panel2', 'choices, the seats of a form'], ['--ink', '--okbg', 'outlook, stakes in reach'],
  ['--ink', '--amberbg', 'last turns, a color at its limit'], ['--ink', '--dangerbg', 'a color over its limit'],
  ['--ink', 'color-mix(in srgb, #f2b90f 16%, var(--panel))', 'one left of a color'],
  ['--ink2', '--panel', 'notes, the log'], ['--ink2', '--panel2', 'details of choices'], ['--ink2', '--okbg', 'outlook'],
  ['--ink2', 'color-mix(in srgb, #f2b90f 16%, var(--panel))', 'tallies'], ['--ink2', '--amberbg', 'tallies'],
  // The lead of the start page and the seed below the log stand on the sky itself, wherever a hill passes.
  ...['--s0', '--s1', '--s2', '--s3', '--s4'].map((sky) => ['--ink', sky, 'start page, the seed below the log']),
  ['--accent', '--panel', 'who decides, the present tab'], ['--accentink', '--accent', 'the main button'],
  ['--danger', '--dangerbg', 'complaints'],
  ['--topink', '--top', 'top bar'], ['--topink', '#ffffff1f on --top', 'steps that are done'],
  ['--topink', '#ffffff1f on #ffffff1f on --top', 'steps that are done, in the present section'],
  ['--topink2', '--top', 'top bar'], ['--topink2', '#ffffff10 on --top', 'steps to come'],
  ['--topink2', '#ffffff1f on --top', 'steps to come, in the present section'], ['--stepink', '--step', 'the present step'],
  ['--chosenink', '--chosen', 'what is picked'], ['--chosenink2', '--chosen', 'its detail'],
  ['--badgeink', '--pick', 'numbers of placement spaces'], ['--badgeink', '--wander', 'numbers of wander spaces'],
  ['--badgeink', '#fff', 'the number of the picked space'],
  ['--woodink', '--wood', 'where a lord stands'], ['--leatherink', '--leatherdark', 'belt spaces'],
  ['--leatherdark', '--pickglow', 'the next belt space'], ['--stoneink', '--stone', 'fortress numbers'],
  ['--tileink', '--tile', 'treasures, the sign above the tower'], ['--giftink', '--gift', 'gifts'],
  ['--wooddark', '--woodlight', 'starting spaces'],
];

// Text that is large (24 px, or 18.7 px and bold), symbols, edges of controls, and the focus.
const GRAPHICS = [
  ['--line2', '--panel', 'edges of controls'], ['--line2', '--panel2', 'edges of controls'], ['--ok', '--panel', 'in reach'],
  ['--ok', '--okbg', 'in reach'], ['--gold', '--panel', 'at the limit'], ['--gold', '--amberbg', 'at the limit'],
  ['--danger', '--panel', 'over the limit'], ['--ink2', '--panel', 'symbols'],
  ['--focus', '--panel', 'focus'], ['--focus', '--panel2', 'focus'], ['--focus', '--bg', 'focus'],
  ['--accent', '--panel', 'the segment that is on'], ['--accent', '--panel2', 'the segment that is on'],
  ['--chosenline', '--chosen', 'what is picked'], ['--step', '--top', 'the sign of the game'],
  ['--giftline', '--gift', 'gifts'], ['--crownink', '--crown', 'a crown that is held'],
  ['--leather', '--woodlight', 'footprints'], ['--outline', '--white', 'boulders'], ['--outline', '--yellow', 'boulders'],
  ['--danger', '--dangerbg', 'boulders over the limit'],
  ['--red', '--white', 'the rim of a boulder'], ['--blue', '--white', 'the rim of a boulder'],
  // Closed, but it can be pressed and tells why.
  [`--topink at ${opacity('.tools [aria-disabled="true"]')}`, '--top', 'nothing to take back'],
  [`--ink at ${opacity('.stepper [aria-disabled="true"]')}`, '--panel2', 'no troll more or fewer'],
];

// How opaque a rule makes its element.
function opacity(selector) {
  const rules = sheets.flatMap((sheet) => sheet.split('}')).filter((text) => text.includes(`${selector} {`));
  const found = rules.map((text) => /opacity: ([\d.]+);/.exec(text)?.[1]).filter(Boolean);
  assert.equal(found.length, 1, `one rule for ${selector}`);
  return found[0];
}

const names = (theme, more = {}) => ({ ...THEMES[theme], ...more });

function check(pairs, least, theme, more) {
  const poor = pairs.map(([front, ground, where]) => [contrast(front, ground, names(theme, more)), front, ground, where])
    .filter(([ratio]) => ratio < least)
    .map(([ratio, front, ground, where]) => `${front} on ${ground}: ${ratio.toFixed(2)} (${where})`);
  assert.deepEqual(poor, [], `${theme}: below ${least}`);
}

for (const theme of Object.keys(THEMES)) {
  describe(`the ${theme} theme`, () => {
    test('has 4.5 for text', () => check(TEXT, 4.5, theme));
    test('has 3 for large text, symbols and edges', () => check(GRAPHICS, 3, theme));
    // Gifts are told by their edge where the card is light, and by their fill where it is dark.
    test('has 3 for gifts', () => {
      const best = Math.max(...['--gift', '--giftline'].map((front) => contrast(front, '--panel', names(theme))));
      assert.ok(best >= 3, `${theme}: ${best.toFixed(2)}`);
    });
    test('has it for the pieces of the players', () => {
      for (const player of PLAYERS) {
        const own = rule(`.p-${player}`);
        // `--pe` of the dark theme is the light tint.
        const more = theme === 'dark' ? { ...own, '--pe': own['--pl'] } : own;
        check([['--pi', '--pc', `the count of ${player}`]], 4.5, theme, more);
        check([['--pe', '--panel', `the edge of ${player}`]], 3, theme, more);
      }
    });
    test('has it for the signs of the landscapes', () => {
      for (const landscape of LANDSCAPES) check([[`--${landscape}ink`, `--${landscape}`, landscape]], 4.5, theme);
    });
  });
}

test('no color of text is left out', () => {
  const used = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/[\s;{]color: var\((--[\w-]+)\)/g)].map(([, name]) => name)));
  // The pieces of players and landscapes, and the colors of boulders, are checked above by other names.
  for (const own of ['--pi', '--li', '--red', '--red2', '--blue', '--blue2', '--yellow', '--white']) used.delete(own);
  const listed = new Set([...TEXT, ...GRAPHICS].map(([front]) => front));
  assert.deepEqual([...used].filter((name) => !listed.has(name)), []);
});

test('the formula gives the ratios that are known', () => {
  const ratio = (front, ground) => Math.round(contrast(front, ground, {}) * 100) / 100;
  assert.equal(ratio('#000', '#fff'), 21);
  assert.equal(ratio('#231f26', '#fbf5e8'), 14.92);
  assert.equal(ratio('#fff', '#a8401a'), 6.15);
});
