// A small screen reader: it knows the page by the accessibility tree that the browser computes, hears what live regions
// say, and moves by keys alone.
//
//   const reader = await Reader.at(visit);          // a page opened with `before: listening`
//   await reader.look();                            // reads the tree anew
//   reader.the('heading', 'Log').role;              // the only one of this role and name
//   await reader.go('button', /^Start/);            // Tab, until the focus is there
//   await reader.heard(1);                          // what was said since, when it is at least one message
import assert from 'node:assert/strict';
import { WAIT } from './hand.mjs';

/** What may have the focus by Tab. */
const STOPS = ['button', 'link', 'textbox', 'searchbox', 'checkbox', 'radio', 'slider', 'combobox', 'switch', 'spinbutton',
  'DisclosureTriangle', 'menuitem', 'tab',
  // What can be scrolled.
  'region'];
/** What gives a control its place. */
const PLACES = ['region', 'group', 'dialog', 'navigation', 'list', 'article', 'radiogroup'];
const FAR = 200;

/** For `before` of `openPage`: notes what live regions say, as a screen reader would. */
export function listening(page) {
  return page.addInitScript(() => {
    window.spoken = [];
    const LIVE = '[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off])';
    const words = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data;
      if (node.nodeType !== Node.ELEMENT_NODE || node.closest('[aria-hidden=true]')) return '';
      return [...node.childNodes].map(words).join(node.matches('ul,ol,div,p,li') ? ' ' : '');
    };
    const plain = (text) => text.replace(/\s+/g, ' ').trim();
    const reached = (region) => region.isConnected && region.closest('[inert],[aria-hidden=true]') === null && region.checkVisibility();
    new MutationObserver((changes) => {
      // A region is heard once for all that changes at a time.
      const changed = new Map();
      const fresh = new Set();
      for (const { type, target, addedNodes } of changes) {
        const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
        const region = at?.closest(LIVE);
        const nodes = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of nodes) {
          // What comes into the page with its words is not heard, alarms excepted.
          if (node.nodeType === Node.ELEMENT_NODE) for (const one of [node, ...node.querySelectorAll(LIVE)]) fresh.add(one);
        }
        if (region && nodes.length > 0) changed.set(region, [...changed.get(region) ?? [], ...nodes]);
      }
      for (const [region, nodes] of changed) {
        const role = region.getAttribute('role');
        if (!reached(region) || (fresh.has(region) && role !== 'alert')) continue;
        const whole = role === 'status' || role === 'alert' || region.getAttribute('aria-atomic') === 'true';
        const says = plain(whole ? words(region) : nodes.map(words).join(' '));
        const loud = role === 'alert' || region.getAttribute('aria-live') === 'assertive';
        if (says !== '') window.spoken.push({ says, loud, at: performance.now() });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

// What the browser tells of a node, in short.
function plain(node) {
  const properties = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value?.value]));
  return {
    id: node.backendDOMNodeId,
    role: node.role?.value ?? '',
    name: (node.name?.value ?? '').replace(/\s+/g, ' ').trim(),
    description: (node.description?.value ?? '').replace(/\s+/g, ' ').trim(),
    ignored: node.ignored,
    ...properties,
  };
}

/** Whether a name is the one looked for: a text, or a pattern. */
export const named = (name, wanted) => wanted === undefined || (wanted instanceof RegExp ? wanted.test(name) : name === wanted);

/** All words below a node. */
export function wordsOf(node) {
  const own = node.role === 'StaticText' ? [node.name] : [];
  return [...own, ...node.children.map(wordsOf)].filter((text) => text !== '').join(' ').replace(/\s+/g, ' ');
}

/** All nodes below, in the order they are read; known once for each. */
export function below(node) {
  node.below ??= node.children.flatMap((child) => [child, ...below(child)]);
  return node.below;
}

export class Reader {
  static async at({ page, context }) {
    const reader = new Reader();
    const browser = await context.newCDPSession(page);
    await browser.send('Accessibility.enable');
    return Object.assign(reader, { page, browser, stale: true });
  }

  /** Reads the tree anew: what is not in it does not exist. */
  async look() {
    const { nodes } = await this.browser.send('Accessibility.getFullAXTree');
    const all = new Map(nodes.map((node) => [node.nodeId, node]));
    const grow = (node, parent) => {
      const grown = { ...plain(node), parent, children: [] };
      const inside = (id) => {
        const child = all.get(id);
        if (!child || child.role?.value === 'InlineTextBox') return [];
        // What is left out lends its place to what it holds.
        return child.ignored ? child.childIds.flatMap(inside) : [grow(child, grown)];
      };
      grown.children = node.childIds.flatMap(inside);
      return grown;
    };
    this.root = grow(nodes[0], null);
    this.order = below(this.root);
    this.stale = false;
    return this.root;
  }

  /** Reads the tree anew if something was pressed since. */
  async glance() {
    if (this.stale) await this.look();
  }

  /** All nodes of a role and name, in `within` or the page. */
  all(role, name, within = this.root) {
    return below(within).filter((node) => node.role === role && named(node.name, name));
  }

  /** The only node of a role and name. */
  the(role, name, within = this.root) {
    const found = this.all(role, name, within);
    const there = below(within).filter((node) => node.role === role).map((node) => node.name);
    assert.equal(found.length, 1, `one ${role} ${name ?? ''} among ${there.join(' | ')}`);
    return found[0];
  }

  /** What live regions hold just now, by the tree. */
  live() {
    return this.order.filter((node) => ['polite', 'assertive'].includes(node.live) && !['polite', 'assertive'].includes(node.parent?.live))
      .map((node) => ({ loud: node.live === 'assertive', says: wordsOf(node) }));
  }

  /** What has the focus, as it would be read: role, name, state, and the places it stands in, outermost first. */
  async focus() {
    const { result } = await this.browser.send('Runtime.evaluate', { expression: 'document.activeElement ?? document.body' });
    // The page itself: nothing has the focus, or something around the page.
    if (result.className === 'HTMLBodyElement') return { role: 'RootWebArea', name: '', ignored: false, places: [] };
    const { nodes } = await this.browser.send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId });
    const places = nodes.slice(1).map(plain).filter((node) => !node.ignored && PLACES.includes(node.role));
    return { ...plain(nodes[0]), places: places.reverse().map(({ role, name }) => ({ role, name })) };
  }

  press(key) {
    this.stale ||= !key.endsWith('Tab');
    return this.page.keyboard.press(key);
  }

  /** Writes over what stands in the field that has the focus. */
  async write(text) {
    await this.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** Presses Tab, and hears where it leads: to something with a role and a name. */
  async tab(key = 'Tab') {
    await this.press(key);
    const stop = await this.focus();
    assert.equal(stop.ignored, false, `${key} leads to something hidden: ${JSON.stringify(stop)}`);
    if (stop.role !== 'RootWebArea') {
      assert.ok(STOPS.includes(stop.role), `${key} leads to something without a role: ${JSON.stringify(stop)}`);
      assert.notEqual(stop.name, '', `${key} leads to something nameless: ${JSON.stringify(stop)}`);
    }
    return stop;
  }

  /**
   * Goes with Tab, or back, to the control of this role and name, in the place of this name if one is given; resolves to
   * it as it is heard there. `way` is filled with all stops on the way.
   */
  async go(role, name, { place, way = [] } = {}) {
    const inPlace = (node) => {
      for (let at = node.parent; at; at = at.parent) if (PLACES.includes(at.role) && named(at.name, place)) return true;
      return place === undefined;
    };
    await this.glance();
    const found = this.all(role, name).filter(inPlace);
    const there = this.all(role).map((node) => node.name).join(' | ');
    assert.equal(found.length, 1, `one ${role} ${name} in ${place ?? 'the page'} among ${there}`);
    let at = await this.focus();
    const index = (id) => this.order.findIndex((node) => node.id === id);
    const key = index(at.id) <= index(found[0].id) ? 'Tab' : 'Shift+Tab';
    for (let n = 0; at.id !== found[0].id; n += 1) {
      assert.ok(n < FAR, `${key} comes to ${role} ${name}: ${way.map((stop) => stop.name).join(' | ')}`);
      at = await this.tab(key);
      way.push(at);
    }
    return at;
  }

  /** Goes there and presses it. */
  async use(role, name, options) {
    const stop = await this.go(role, name, options);
    await this.press(options?.key ?? 'Enter');
    return stop;
  }

  /** What has been said since the last time. */
  said() {
    return this.page.evaluate(() => window.spoken.splice(0));
  }

  /**
   * All messages since the last time, as soon as `wanted` agrees with them, and the page has drawn once more: a message
   * that comes twice is there twice.
   */
  async heard(wanted = () => true) {
    for (const end = Date.now() + WAIT.timeout; ;) {
      const spoken = await this.page.evaluate(() => new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.spoken)));
      }));
      if (wanted(spoken)) {
        await this.page.evaluate((n) => window.spoken.splice(0, n), spoken.length);
        return spoken;
      }
      assert.ok(Date.now() < end, `what should be said is not: only ${JSON.stringify(spoken)}`);
    }
  }
}
