// Nothing is closed without words: a crawler visits every closed control of many moments, presses it, and reads why.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NAMES, isGame, openMoment } from './moments.mjs';
import { opened } from './opened.mjs';
import { KEY, find, readGame, settled } from './play.mjs';
import { idsOf, say } from './words.mjs';

/** So many different reasons must be heard; numbers and proper names make no difference. */
const LEAST = 25;
// On a phone the reason has to be in view as well.
const SIZES = { desktop: [1440, 900], phone: [390, 844] };
// Where more can be closed than the moments of the look show: [game and number of decisions, what is pressed first].
const gift = (table, worth) => table.choose(table.choice(say('card-gift', { worth }), say('card-pledge-own')));
const MORE = [
  ['two:0'], ['two:5'], ['two:32'], ['two:97'], ['two:106'], ['two:118'], ['four:0'], ['four:9'], ['four:45'], ['four:70'],
  ['four:115'], ['near:'],
  ['two:58', (table) => table.pick('R09x3')],
  ['two:39', (table) => table.pick('R03x1')],
  ['one:', firstRegion],
  ['pair:', firstRegion],
  ['four:112', (table) => table.choose(table.choice(say('region-r06'), say('card-wander-from')))],
  // Where the decision before is another player's.
  [`two:${find(readGame('two'), 'w2 decline', 2)}`, ({ page }) => page.keyboard.press('KeyU')],
  ['two:102', (table) => gift(table, 4)],
  ['two:102', async (table) => {
    for (const worth of [4, 8, 16]) await gift(table, worth);
  }],
  ['rich:', async (table) => {
    for (const worth of [4, 8, 16]) await gift(table, worth);
  }],
];

// The first region, with as many trolls as there may be.
function firstRegion(table) {
  return table.choose(table.card.locator('[role=group] .cb').first());
}

const { browser, server } = await opened();
const reasons = new Set();

// Of the shapes of the board those that are picked or can be are left alone; the others tell something only where something is asked of them.
const CLOSED = '[aria-disabled="true"], button:disabled, .ground.closed, .keep.closed';
const PLAIN = '.ground, .keep';
const ASKED = '.open, .picked, .preview, .closed';

// Runs in the page: presses what matches `closed`, then what matches `plain`, and notes what is said thereupon.
async function pressAll({ closed, plain, asked, key }) {
  const said = () => [...document.querySelectorAll('[role=status], [role=alert]')]
    .filter((element) => element.closest('.unseen') === null)
    .flatMap((element) => (element.children.length > 0 ? [...element.children] : [element]))
    .map((element) => ({ element, text: element.textContent.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
  // In view, and nothing lies over it.
  const seen = (element) => {
    element.getAnimations({ subtree: true }).forEach((animation) => animation.finish());
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && hit !== null
      && (element.contains(hit) || hit.contains(element));
  };
  const before = new Set(said().map(({ text }) => text));
  const kept = localStorage.getItem(key);
  const all = [];
  const press = async (selector, index, must) => {
    const element = document.querySelectorAll(selector)[index];
    if (!element?.checkVisibility({ visibilityProperty: true })) return;
    const name = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
    const drawn = element instanceof SVGElement;
    const faults = [];
    if (!drawn) {
      element.focus();
      if (document.activeElement !== element) faults.push('cannot be focused');
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    // Yew draws in the next turn; what is heard is there then or never.
    await new Promise((done) => { requestAnimationFrame(() => setTimeout(done, 0)); });
    // A region or a fortress nobody asks for shows what is there, over everything else.
    document.querySelector('dialog[open]')?.close();
    const heard = said().filter(({ text }) => !before.has(text)).map(({ element: line, text }) => ({ text, seen: seen(line) }));
    if (must && heard.length === 0) faults.push('does not say why');
    all.push({ control: name || `${element.getAttribute('class')} ${index}`, heard, faults });
  };
  const count = (selector) => document.querySelectorAll(selector).length;
  for (let index = 0; index < count(closed); index += 1) await press(closed, index, true);
  // Last, since such a press may also pick something.
  const shapes = [...document.querySelectorAll(plain)].flatMap((shape, index) => (shape.matches(asked) ? [] : [index]));
  for (const index of shapes) await press(plain, index, false);
  return { all, played: localStorage.getItem(key) !== kept };
}

// Presses each closed control of the page and tells what is wrong with what it says.
async function crawl(page, name, size) {
  await settled(page);
  // The other shapes say the same on a phone.
  const others = size === 'desktop' ? PLAIN : 'no-shape';
  const { all, played } = await page.evaluate(pressAll, { closed: CLOSED, plain: others, asked: ASKED, key: KEY });
  const faults = played ? [`${name}, ${size}: a closed control played`] : [];
  for (const { control, heard, faults: own } of all) {
    const where = `${name}, ${size}: “${control}”`;
    faults.push(...own.map((fault) => `${where} ${fault}`));
    for (const { text, seen } of heard) {
      if (!seen) faults.push(`${where} says “${text}” out of sight`);
      if (idsOf(text).length === 0) faults.push(`${where} says “${text}”, which is no message`);
      else reasons.add(plain(text));
    }
  }
  return faults;
}

const PROPER = [
  ...Array.from({ length: 12 }, (_, i) => say(`region-r${String(i + 1).padStart(2, '0')}`)),
  ...[0, 1, 2, 3].map((seat) => say(`seat-${seat}`)),
];
const LANDS = ['mountain', 'fjord', 'glacier', 'swamp', 'tundra', 'forest'].map((land) => say(`landscape-${land}`));

// Without what makes no difference.
function plain(text) {
  const named = PROPER.reduce((said, name) => said.replaceAll(name, 'N'), text);
  const landed = LANDS.reduce((said, land) => said.replaceAll(land, 'L'), named);
  return landed.replace(/\d+/g, '#').replace(/\b(?:I{1,3}|\+)(?=[ .,:)])/g, '§').replace(/\([^)]*\)/g, '(…)');
}

describe('what is closed', () => {
  const places = [...NAMES.filter((name) => isGame(name) && name !== 'refused').map((name) => [name]), ...MORE];
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    test(`says why, on a ${size}`, async () => {
      const faults = [];
      const halves = [0, 1].map((half) => places.filter((_, i) => i % 2 === half));
      await Promise.all(halves.map(async (half) => {
        const visit = await openMoment(browser, server, half[0][0], { width, height });
        for (const [name, presses] of half) {
          const table = await visit.arrive(name);
          await presses?.(table);
          faults.push(...await crawl(visit.page, name, size));
        }
        visit.expectClean();
        await visit.close();
      }));
      assert.deepEqual(faults, []);
    });
  }

  test(`gives ${LEAST} different reasons`, () => {
    const list = [...reasons].sort();
    console.log(`${list.length} reasons:\n${list.map((text) => `  ${text}`).join('\n')}`);
    assert.ok(list.length >= LEAST, `${list.length} of ${LEAST}`);
  });
});
