// The look at every moment of moments.mjs: layout at all sizes, with the longer words of other languages, in forced
// colors, and what axe-core finds. MOMENTS=placing,B4 checks only these; AXE=all runs axe-core at every size and theme.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AXE } from './axe.mjs';
import { layoutFaults, lengthen } from './layout.mjs';
import { NAMES, SIZES, isShown, openMoment } from './moments.mjs';
import { opened } from './opened.mjs';
import { say } from './words.mjs';

// 200 % zoom of the desktop.
const ZOOMED = '720x450';
// Windows between the layouts, tablets upright, and a desktop at 400 %: for moments that stand for the others.
const BETWEEN = ['768x1024', '600x800', '820x600', '320x480', '400x400', '320x256'];
const STAND_FOR_OTHERS = ['set-up', 'settings', 'hand-over', 'A1-picked', 'placing-picked', 'B1', 'join', 'B4', 'pledge',
  'keep-or-take', 'refused', 'score', 'pane-sacks', 'pane-log'];
// Letters twice as large, without the rest.
const LARGE = ['A1-picked', 'placing-picked', 'B1-picked', 'join', 'B4', 'pledge', 'C1', 'score'];
// A phone: some moments need its tabs. What is pressed there is kept when the size changes.
const FIRST = '390x844';
// Longer words are as large as others: that is checked once. The name of the step above may end in an ellipsis.
const LONGER = { ellipsis: true, text: 0, drawn: 0, phone: 0, land: 0, low: 0, broken: true };
const names = process.env.MOMENTS?.split(',') ?? NAMES;
const axeRuns = process.env.AXE === 'all'
  ? SIZES.flatMap((size) => ['light', 'dark'].map((theme) => [size, theme]))
  : [['1440x900', 'light'], ['390x844', 'dark']];

const { browser, server } = await opened();

async function resize(page, size) {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
}

// Pages are used again: opening one takes longer than looking at it.
const pages = { usual: [], forced: [] };
async function at(name, kind, body) {
  const context = kind === 'forced' ? { forcedColors: 'active' } : {};
  let visit = pages[kind].pop();
  if (visit) {
    await resize(visit.page, FIRST);
    await visit.page.emulateMedia({ colorScheme: 'light' });
    await visit.arrive(name);
  } else {
    const [width, height] = FIRST.split('x').map(Number);
    visit = await openMoment(browser, server, name, { width, height, context });
  }
  await body(visit.page);
  visit.expectClean();
  pages[kind].push(visit);
}

// The faults at each size of `sizes`; one fault may be there at several.
async function faultsAt(page, name, sizes, options) {
  const found = new Map();
  for (const size of sizes.filter((each) => isShown(name, each))) {
    await resize(page, size);
    for (const fault of await layoutFaults(page, options)) found.set(fault, [...found.get(fault) ?? [], size]);
  }
  return [...found].map(([fault, where]) => `${fault} (at ${where.join(', ')})`);
}

describe('the layout', { concurrency: 2 }, () => {
  for (const name of names) {
    test(`of ${name} fits, has room for longer words, and is accessible`, async (t) => {
      await at(name, 'usual', async (page) => {
        await t.test('it fits', async () => {
          const more = STAND_FOR_OTHERS.includes(name) ? BETWEEN : [];
          assert.deepEqual(await faultsAt(page, name, [...SIZES, ZOOMED, ...more]), []);
        });
        await t.test('larger letters fit', { skip: !LARGE.includes(name) }, async () => {
          const size = (percent) => page.evaluate((to) => { document.documentElement.style.fontSize = to; }, percent);
          await size('200%');
          assert.deepEqual(await faultsAt(page, name, ['1440x900']), []);
          await size('');
        });
        await t.test('axe-core finds nothing', async () => {
          assert.deepEqual(await axeFaults(page, name), []);
        });
        await t.test('longer words fit', async () => {
          await lengthen(page);
          assert.deepEqual(await faultsAt(page, name, SIZES, LONGER), []);
        });
      });
    });
  }
});

async function axeFaults(page, name) {
  const faults = [];
  // Evaluated by the debugger's hand: the policy of the page stays as it is.
  await page.evaluate(AXE);
  for (const [size, theme] of axeRuns.filter(([each]) => isShown(name, each))) {
    await resize(page, size);
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForSelector(`html[data-theme=${theme}]`);
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    for (const { id, help, nodes } of violations) {
      const where = nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary.replace(/\s+/g, ' ')}`);
      faults.push(`${id} (${help}) at ${size} ${theme}: ${where.slice(0, 3).join(' | ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

describe('forced colors', { concurrency: 2 }, () => {
  const some = ['set-up', 'A1-picked', 'placing-picked', 'B1-picked', 'B4', 'B4-at-limit', 'pledge', 'score'];
  for (const name of some.filter((each) => names.includes(each))) {
    test(`leave ${name} its edges and its marks`, async () => {
      await at(name, 'forced', async (page) => {
        const faults = [];
        for (const size of ['1440x900', '390x844']) {
          await resize(page, size);
          faults.push(...(await page.evaluate(forcedFaults)).map((fault) => `${fault} (at ${size})`));
        }
        assert.deepEqual(faults, []);
      });
    });
  }
});

test('what is pledged is marked in the sack, and who decides about gifts stands there', async () => {
  await at('pledge-comrade', 'usual', async (page) => {
    await resize(page, '1440x900');
    const sack = (name) => page.getByRole('article', { name: say('sack-label', { name }), exact: true });
    const gifts = (name) => sack(name).locator('.gift').allInnerTexts();
    const pledged = new RegExp(say('sack-gift-pledged'));
    assert.deepEqual((await gifts('Birk')).map((gift) => pledged.test(gift)), [true, false, true]);
    assert.deepEqual((await gifts('Runa')).filter((gift) => pledged.test(gift)), []);
    assert.match(await sack('Runa').innerText(), new RegExp(say('status-decides')));
  });
});

// Runs in the page: controls without an edge, without words or symbol, and states that only a fill would show.
function forcedFaults() {
  const faults = [];
  const look = (element) => {
    const s = getComputedStyle(element);
    const edge = (width, kind, color) => (kind === 'none' || parseFloat(width) === 0 ? 'none' : `${width} ${kind} ${color}`);
    return {
      border: edge(s.borderTopWidth, s.borderTopStyle, s.borderTopColor),
      outline: edge(s.outlineWidth, s.outlineStyle, s.outlineColor),
      line: s.textDecorationLine,
      fill: s.backgroundColor,
    };
  };
  const told = (element) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && element.closest('.unseen, .skip') === null && element.getBoundingClientRect().width > 1;
  const buttons = [...document.querySelectorAll('button, input')].filter(shown);
  for (const button of buttons) {
    const { border, outline } = look(button);
    const says = button.matches('input') || button.textContent.trim() !== '' || button.querySelector('svg') !== null;
    if (!says) faults.push(`${told(button)} shows neither words nor a symbol`);
    // A segment stands in a frame, and a box that can be ticked is the system's own.
    const bare = button.matches('.tools *, .tabbar *, .look, .seg *, [type=checkbox]');
    const inside = [...button.children].some((child) => shown(child) && look(child).border !== 'none');
    if (border === 'none' && outline === 'none' && !bare && !inside) faults.push(`${told(button)} has no edge`);
  }
  // What is on differs from its neighbors by an edge, a line or a mark of its own.
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const on = (element) => element.getAttribute('aria-pressed') === 'true' || element.hasAttribute('aria-current');
  for (const button of buttons.filter(on)) {
    const off = [...button.parentElement.children].find((other) => other !== button && other.matches('button') && !on(other));
    if (!off) continue;
    const [a, b] = [look(button), look(off)];
    const marked = button.querySelectorAll('svg').length > off.querySelectorAll('svg').length;
    const { content, backgroundColor } = getComputedStyle(button, '::before');
    const before = content !== 'none' && ![ground, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
    if (a.border === b.border && a.outline === b.outline && a.line === b.line && !marked && !before) {
      faults.push(`${told(button)} looks as if it were off`);
    }
  }
  for (const step of document.querySelectorAll('.steps .cur')) {
    if (shown(step) && look(step).border === 'none' && look(step).outline === 'none') faults.push('the present step is not marked');
  }
  return faults;
}
