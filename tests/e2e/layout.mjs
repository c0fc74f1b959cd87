// What can be wrong with the layout of a page, found in the page itself.
import { say } from './words.mjs';

/**
 * What is wrong with the layout as it stands, as a list of sentences. `text` and `drawn`: the smallest text and the
 * smallest text in drawings, in px. Under 700 px of height the board gives way to the dock, which says the same: `land`
 * is the smallest there while the land fills it, `low` while all of it is shown, and `phone` on higher phones.
 * `ellipsis`: the name of the step may end in one, as it always may below 360 px. `broken`: words may break.
 */
export async function layoutFaults(page, options = {}) {
  await page.evaluate(install);
  const usual = { text: 13, drawn: 11, phone: 8, land: 8, low: 6, ellipsis: false, broken: false };
  return page.evaluate((all) => window.layoutFaults(all), { ...usual, ...options });
}

// Proper names stay as long as they are.
const NAMES = ['app-title', ...Array.from({ length: 12 }, (_, i) => `region-r${String(i + 1).padStart(2, '0')}`)]
  .flatMap((id) => say(id).split(/\s+/));

/** Makes every text of the page longer, as German and Russian are: each word by a share, so that it cannot just wrap. */
export async function lengthen(page, share = 0.38) {
  await page.evaluate(([part, names]) => {
    const wide = 'emanow';
    const longer = (word) => {
      const letters = [...word].length;
      // Numerals and codes (II, A1) are the same in every language.
      if (letters < 3 || !/\p{Ll}{2}/u.test(word) || names.includes(word)) return word;
      return word + Array.from({ length: Math.ceil(letters * part) }, (_, i) => wide[i % wide.length]).join('');
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Names are not translated.
      if (parent.closest('svg, script, .who h3, .bar-name, thead, #rescue, #shell')) continue;
      node.data = node.data.replace(/[\p{L}’]+/gu, longer);
    }
    for (const input of document.querySelectorAll('input[placeholder]')) input.placeholder = longer(input.placeholder);
  }, [share, NAMES]);
}

// Runs in the page.
function install() {
  const SLACK = 1.5;
  const CONTROLS = 'button, input, select, textarea, a[href], summary, [role=button], [role=slider]';
  const style = (element) => getComputedStyle(element);
  const shows = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // A small picture of a board is a picture: nobody reads it.
  const isUnseen = (element) => element.closest('.unseen, .skip:not(:focus), #rescue, .share-picture, noscript') !== null
    || style(element).clipPath !== 'none';
  const told = (element) => {
    const says = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 50);
    const name = element.tagName.toLowerCase() + [...element.classList].map((c) => `.${c}`).join('');
    return `${name} “${says}”`;
  };
  const round = (n) => Math.round(n * 10) / 10;

  // The visible texts: each with its element and the boxes of its lines.
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (node.data.trim() === '' || !shows(element) || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      if (boxes.length > 0) found.push({ element, boxes, node, data: node.data.trim() });
    }
    return found;
  }
  // Clipped to nothing, for screen readers alone.
  function isHidden(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) if (isUnseen(at)) return true;
    return false;
  }

  function sideways() {
    const faults = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    for (const element of document.querySelectorAll('body *')) {
      if (!/auto|scroll/.test(style(element).overflowX) || !shows(element)) continue;
      const over = element.scrollWidth - element.clientWidth;
      if (over > 1) faults.push(`${told(element)} scrolls sideways by ${over} px`);
    }
    return faults;
  }

  // At the table only panes scroll, never the page.
  function taller() {
    const root = document.documentElement;
    const over = root.scrollHeight - innerHeight;
    const small = innerWidth < 480 && innerHeight <= 400;
    // A room over the whole window holds the page below it fast.
    const fast = getComputedStyle(root).overflowY === 'hidden';
    return document.querySelector('.app') && over > 1 && !small && !fast ? [`the page is ${over} px higher than the screen`] : [];
  }

  // A bar for a hair takes more room than it gives. Browsers without a window have none, so the hair is looked for;
  // phones have none either.
  function hairs() {
    if (innerWidth < 900) return [];
    const scrolls = (element) => /auto|scroll/.test(style(element).overflowY) && shows(element);
    const over = (element) => element.scrollHeight - element.clientHeight;
    return [...document.querySelectorAll('body *')].filter((element) => over(element) > 0 && over(element) < 4 && scrolls(element))
      .map((element) => `${told(element)} scrolls by ${over(element)} px`);
  }

  function clipped(list, { ellipsis }) {
    const faults = [];
    for (const { element, boxes, data } of list) {
      if (element.closest('svg')) continue;
      const left = Math.min(...boxes.map((b) => b.left));
      const right = Math.max(...boxes.map((b) => b.right));
      const top = Math.min(...boxes.map((b) => b.top));
      const bottom = Math.max(...boxes.map((b) => b.bottom));
      const says = `“${data.slice(0, 50)}” (${told(element)})`;
      if (left < -SLACK || right > innerWidth + SLACK) faults.push(`${says} leaves the screen sideways`);
      if ((ellipsis || innerWidth < 360) && element.closest('.guide-now')) continue;
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = style(at);
        const box = at.getBoundingClientRect();
        const over = Math.max(box.left - left, right - box.right);
        const lower = Math.max(box.top - top, bottom - box.bottom);
        // What scrolls shows it when it is scrolled.
        const cuts = /hidden|clip/.test(overflowX) || at.matches('button, .tw-tile, .tw-tally, .hint, .why, .gift, .sack');
        if (cuts && (over > SLACK || (lower > 3 && !/auto|scroll/.test(overflowY)))) {
          faults.push(`${says} leaves ${told(at)} by ${round(Math.max(over, 0))} px sideways, ${round(Math.max(lower, 0))} px up or down`);
          break;
        }
        if (/auto|scroll/.test(overflowY)) break;
      }
    }
    return faults;
  }

  // A word that begins on one line and ends on the next, without a hyphen of its own.
  function broken(list, { broken: allowed }) {
    const faults = [];
    for (const { element, boxes, node } of allowed ? [] : list) {
      if (boxes.length < 2 || element.closest('svg')) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}’]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
        if (tops.size > 1) faults.push(`“${word}” breaks in ${told(element)}`);
      }
    }
    return faults;
  }

  function small(list, { text, drawn, phone, land, low }) {
    const faults = new Map();
    const lowScreen = innerHeight < 700;
    const least = (element) => {
      if (!element.closest('svg')) return text;
      if (!element.closest('.board')) return drawn;
      if (element.closest('.board.land') && innerWidth < 1200) return lowScreen ? land : drawn;
      if (lowScreen) return low;
      return innerWidth < 900 ? phone : drawn;
    };
    for (const { element, data } of list) {
      const svg = element.closest('svg');
      const scale = svg ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1;
      const size = parseFloat(style(element).fontSize) * scale;
      if (size < least(element) - 0.05) {
        const key = `${told(element).split(' “')[0]} of ${round(size)} px`;
        faults.set(key, `${key}: “${data.slice(0, 30)}”`);
      }
    }
    return [...faults.values()];
  }

  // A symbol must not lie over the words beside it.
  function covered(list) {
    const faults = [];
    for (const box of document.querySelectorAll('.cb, .btn, .tw-tile, .tw-strike, .hint, .sack header, .outlook li')) {
      if (!shows(box)) continue;
      const words = list.filter(({ element }) => box.contains(element) && !element.closest('svg'));
      const symbols = [...box.querySelectorAll('svg')].filter((svg) => shows(svg) && !svg.closest('.tile, .tw-treasure'));
      for (const symbol of symbols) {
        const s = symbol.getBoundingClientRect();
        for (const { element, boxes, data } of words) {
          if (element.contains(symbol) && element !== box) continue;
          const over = boxes.find((b) => Math.min(b.right, s.right) - Math.max(b.left, s.left) > 2
            && Math.min(b.bottom, s.bottom) - Math.max(b.top, s.top) > 4);
          if (over) faults.push(`a symbol lies over “${data.slice(0, 40)}” in ${told(box)}`);
        }
      }
    }
    return faults;
  }

  // A control is as large as a fingertip, can be brought into view, and nothing lies over it.
  function controls() {
    const faults = [];
    // A dialog over the page takes all presses; of several, the one that was opened last lies inside of the others.
    const room = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    for (const control of room.querySelectorAll(CONTROLS)) {
      if (!shows(control) || isHidden(control) || control.closest('[inert]')) continue;
      const target = control.matches('input') ? control.closest('label') ?? control : control;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      // A line of the log decides nothing: with a fine pointer it may be as low as a line. Fingers get 44 px (log in CSS).
      // A way to a clause of the rules takes presses around it, which a box does not tell.
      const least = control.matches('.loglist button, a.rule') && matchMedia('(pointer: fine)').matches ? 24 : 43.5;
      if (box.width < least || box.height < least) {
        faults.push(`${told(control)} is ${round(box.width)} × ${round(box.height)} px`);
      }
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const points = [[x, y], [box.left + 5, y], [box.right - 5, y], [x, box.top + 5], [x, box.bottom - 5]];
      for (const [px, py] of points) {
        const hit = document.elementFromPoint(px, py);
        if (hit === null) {
          faults.push(`${told(control)} cannot be brought into view`);
          break;
        }
        if (!target.contains(hit) && !hit.contains(target)) {
          faults.push(`${told(control)} lies under ${told(hit)}`);
          break;
        }
        // A parent at its edge is a round corner; a parent in the middle means that the control takes no presses.
        if (hit !== target && hit.contains(target) && px === x && py === y) {
          faults.push(`${told(control)} takes no press`);
          break;
        }
      }
    }
    return faults;
  }

  window.layoutFaults = (options) => {
    const list = texts();
    const faults = [...sideways(), ...taller(), ...(options.ellipsis ? [] : hairs()), ...clipped(list, options), ...broken(list, options), ...covered(list), ...small(list, options)];
    const scrolled = [...document.querySelectorAll('*')].filter((e) => e.scrollTop > 0).map((e) => [e, e.scrollTop]);
    faults.push(...controls());
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
    for (const [element, top] of scrolled) element.scrollTop = top;
    return [...new Set(faults)];
  };
}
