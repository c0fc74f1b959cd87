// Plays recorded games through the visible controls of the page, found by role and accessible name.
//
//   const game = readGame('two');
//   const table = new Table(visit, pointer(visit.page), game);
//   await table.start();                  // from the start page
//   await table.play();                   // to the end, looking at the page after every decision
//
// A hand is how somebody uses a page: `pointer` clicks, `keyboard` has keys alone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { like, say } from './words.mjs';

/** Where the page keeps the game. */
export const KEY = 'trollfjord.game';
// The page takes no other press so soon after a decision (see DEAD_MS of the table page); and a little.
const DEAD_MS = 320;
// A slowed browser needs more patience (see scripts/lib/ui.mjs).
const WAIT = { timeout: Number(process.env.WAIT_MS ?? 10_000) };

// --- games ----------------------------------------------------------------------------------------------------------

/** Reads `games/NAME.txt`, which the native tests have checked. */
export function readGame(name) {
  return parseGame(readFileSync(new URL(`games/${name}.txt`, import.meta.url), 'utf8'));
}

/** Reads the text of such a file. */
export function parseGame(text) {
  const line = (word) => text.split('\n').filter((l) => l.startsWith(`${word} `)).map((l) => l.slice(word.length + 1));
  const [record] = line('record');
  const [rules, setup, seed, moves] = record.split(';').map((part) => part.trim());
  assert.match(setup, /^[234] first$/, 'the driver knows the fortress numbers of the first game');
  const scores = line('score').map((score) => {
    const words = score.split(' ');
    return Object.fromEntries(['belt', 'patched', 'gifts', 'crowns', 'total'].map((part) =>
      [part, words[words.indexOf(part) + 1]]));
  });
  return {
    head: `${rules}; ${setup}; ${seed};`,
    players: Number(setup[0]),
    seed,
    moves: moves.split(/\s+/),
    deciders: [...line('deciders')[0]].map(Number),
    scores,
    winner: Number(line('winner')[0]),
  };
}

// --- places on the board --------------------------------------------------------------------------------------------

const LANDSCAPES = ['glacier', 'mountain', 'fjord', 'tundra', 'forest', 'glacier', 'fjord', 'swamp', 'mountain', 'swamp',
  'forest', 'tundra'];
const AT_FORTRESS = [[1, 3, 4], [2, 5, 6], [4, 5, 7], [9, 10, 12], [7, 8, 11], [6, 8, 9]];
const FIRST_GAME = ['I', 'III', 'II', 'I', 'III', 'II'];

const region = (code) => say(`region-${code.toLowerCase()}`);

function land(code) {
  const [a, b, c] = AT_FORTRESS[Number(code[1]) - 1].map((n) => say(`landscape-${LANDSCAPES[n - 1]}`));
  return say('fortress-land', { a, b, c });
}

const fortress = (code) => say('fortress-full', { number: FIRST_GAME[Number(code[1]) - 1], land: land(code) });

// "a", "a and b", "a, b and c".
function list(items) {
  return items.reduce((before, item, i) => say(i + 1 === items.length ? 'list-last' : 'list-more', { before, item }));
}

// The name of a choice: perhaps the value of a treasure, its label, and some detail.
const labelled = (label) => new RegExp(`^(?:\\d+\\s*)?${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\s|$)`);

// --- hands ----------------------------------------------------------------------------------------------------------

async function selectAndType(page, text) {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Clicks, or touches where the page was opened with `hasTouch`. */
export function pointer(page, { touch = false } = {}) {
  const press = (control) => (touch ? control.tap(WAIT) : control.click(WAIT));
  return {
    press,
    choose: press,
    main: press,
    wall: press,
    blow: press,
    stop: press,
    dismiss: (control) => control.click({ timeout: 2_500 }),
    async fill(field, text) {
      await press(field);
      await selectAndType(page, text);
    },
  };
}

/**
 * Keys alone. Decisions take turns between the two ways there are: walking to a control with Tab and pressing it, or
 * the short keys, which work wherever the focus is. `steps` counts how far it was to walk.
 */
export function keyboard(page) {
  let turn = 0;
  const steps = [];
  async function walkTo(control) {
    await control.waitFor(WAIT);
    for (let n = 0; n < 80; n += 1) {
      const way = await control.evaluate((target) => {
        const focus = document.activeElement;
        if (focus === target) return focus.matches(':focus-visible') ? 'here' : 'hidden';
        const follows = focus.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
        return focus === document.body || follows ? 'Tab' : 'Shift+Tab';
      });
      assert.notEqual(way, 'hidden', 'the focus can be seen');
      if (way === 'here') {
        steps.push(n);
        return;
      }
      await page.keyboard.press(way);
    }
    assert.fail(`the keyboard does not come to ${control}`);
  }
  async function press(control) {
    await walkTo(control);
    turn += 1;
    await page.keyboard.press(turn % 2 === 0 ? 'Enter' : 'Space');
  }
  // The short key, every other time, unless the focus is on something that would take it for itself.
  async function shortly(control, key) {
    turn += 1;
    const free = await page.evaluate((pressed) => !(pressed === 'Enter' && document.activeElement.matches('button,a')), key);
    if (turn % 3 === 0 || !free) return press(control);
    await control.waitFor(WAIT);
    return page.keyboard.press(key);
  }
  return {
    steps,
    press,
    // Choices are numbered through the card. Those beyond the ninth have no digit.
    async choose(control) {
      await control.waitFor(WAIT);
      const digit = await control.evaluate((target) => 1 + [...target.closest('section').querySelectorAll('[role=group] button')]
        .filter((button) => button.closest('[role=group]').querySelectorAll('[aria-live]').length === 0).indexOf(target));
      return digit > 9 ? press(control) : shortly(control, `Digit${digit}`);
    },
    main: (control) => shortly(control, 'Enter'),
    wall: (control, side) => shortly(control, side === 'left' ? 'ArrowLeft' : 'ArrowRight'),
    blow: (control, strength) => shortly(control, { soft: 'KeyS', firm: 'KeyF', hard: 'KeyH' }[strength]),
    stop: (control) => shortly(control, 'KeyX'),
    // Any key will do: one that does nothing else.
    dismiss: () => page.keyboard.press('Shift'),
    async fill(field, text) {
      await walkTo(field);
      await selectAndType(page, text);
    },
  };
}

// --- the table ------------------------------------------------------------------------------------------------------

const WORDS = {
  none: ['card-place-none'],
  done: ['card-wander-done'],
  decline: ['card-tailwind-decline', 'card-decline'],
  end: ['card-end-turn'],
  refrain: ['card-refrain'],
  keep: ['card-keep'],
  g0: ['card-pledge-none', 'card-give-up'],
};
const MAIN_WORDS = {
  join: ['card-join'],
  hammer: ['card-hammer-together', 'card-hammer-alone'],
  nothing: ['card-nothing'],
};
const isBlow = (move) => /^[lr][sfh]$/.test(move);
const isPledge = (move) => /^g\d/.test(move);
const STOP = ['card-stop-take', 'card-stop-take-partner', 'card-stop-empty', 'card-stop-empty-partner'];

/** A page with a game on it, and what we expect of it. */
export class Table {
  /**
   * `names`: what was typed for the seats, where something was. `at`: how many moves have been made. `kept`: whether
   * the browser keeps the game, so that its record can be read. `slow`: the page may be slower than we are, so that what
   * it shows for a moment may be missed.
   */
  constructor(visit, hand, game, { names = [], at = 0, kept = true, slow = false } = {}) {
    Object.assign(this, { visit, page: visit.page, hand, game, at, kept, slow });
    this.names = Array.from({ length: game.players }, (_, seat) => names[seat] ?? say(`seat-${seat}`));
    this.typed = names;
    this.movedAt = 0;
  }

  /** The action card. */
  get card() {
    return this.page.locator('section[aria-labelledby="action-title"]');
  }

  /** The tower with what strikes it. */
  get stage() {
    return this.page.getByRole('region', { name: say('tower-title') });
  }

  /** The log. */
  get log() {
    return this.page.getByRole('list', { name: say('log-title'), exact: true });
  }

  /** A button of the card by its name. */
  button(name) {
    return this.card.getByRole('button', { name, exact: true });
  }

  /** A choice of the card, in the group with this name if there are several. */
  choice(label, group) {
    const groups = this.card.getByRole('group', group === undefined ? {} : { name: group, exact: true });
    return groups.getByRole('button', { name: labelled(label) });
  }

  /** Lays out the game on the start page. */
  async start() {
    const { page, hand, game } = this;
    await hand.press(page.getByRole('button', { name: say('start-players-n', { n: game.players }), exact: true }));
    for (const [seat, name] of this.typed.entries()) {
      await hand.fill(page.getByRole('textbox', { name: say('start-name', { n: seat + 1 }) }), name);
    }
    await hand.fill(page.getByRole('textbox', { name: say('start-seed'), exact: true }), game.seed);
    await hand.press(page.getByRole('button', { name: say('start-go'), exact: true }));
    await this.look();
  }

  /** Plays up to move `until`, or all. */
  async play(until = this.game.moves.length) {
    while (this.at < until) await this.decide(this.game.moves[this.at]);
  }

  /** Makes one decision and looks at the page. */
  async decide(move) {
    try {
      this.logged = this.kept || await this.log.innerText(WAIT);
      await this.make(move);
      this.at += 1;
      await this.look({ move, fresh: true });
    } catch (error) {
      error.message = `decision ${this.at}, ${move}: ${error.message}`;
      throw error;
    }
  }

  /** What the page has saved; the record without the names. */
  saved() {
    return this.page.evaluate((key) => localStorage.getItem(key)?.split('\n').find((l) => l.startsWith('record ')), KEY);
  }

  /** The page has come to where we are: the record has exactly our moves, and the card names who decides. */
  async look({ move = this.game.moves[this.at - 1], fresh = false } = {}) {
    if (this.kept) await this.record(move);
    else await this.lines();
    assert.deepEqual(this.visit.problems, [], 'the page has no problems');
    if (this.at < this.game.moves.length) {
      const next = this.game.moves[this.at];
      if (fresh && isBlow(move) && !isBlow(next) && next !== 'stop' && !isPledge(next)) await this.linger();
      const name = this.names[this.game.deciders[this.at]];
      await this.card.getByText(say('card-decides', { name }), { exact: true }).waitFor(WAIT);
    }
  }

  /** The saved record has exactly our moves. */
  async record(move) {
    const moves = [...this.game.moves.slice(0, Math.max(this.at - 1, 0)), ...(this.at > 0 ? [move] : [])];
    const record = `record ${[this.game.head, ...moves].join(' ')}`;
    // The time of the page: the press that follows has to keep clear of this decision.
    const moved = await this.page.waitForFunction(([key, length]) => {
      const line = localStorage.getItem(key)?.split('\n').find((l) => l.startsWith('record '));
      return line && line.split(' ').length >= length && { at: performance.now() };
    }, [KEY, record.split(' ').length], WAIT);
    this.movedAt = (await moved.jsonValue()).at;
    assert.equal(await this.saved(), record, 'the saved record');
  }

  /** Where nothing is saved: the log has grown. */
  async lines() {
    if (this.logged !== undefined) {
      for (const end = Date.now() + WAIT.timeout; await this.log.innerText(WAIT) === this.logged;) {
        assert.ok(Date.now() < end, 'the log grows');
      }
    }
    this.movedAt = await this.page.evaluate(() => performance.now());
  }

  /** The last blow stays in view for a moment. We see the first to its end, and cut the others short with a press. */
  async linger() {
    const lingers = this.stage.getByText(say('stage-lingers'), { exact: true });
    if (!this.slow) await lingers.waitFor(WAIT);
    // It may be over before the press comes.
    if (this.lingered && !this.slow) {
      await this.hand.dismiss(lingers).catch(async (error) => {
        if (await lingers.count() > 0) throw error;
      });
    }
    this.lingered = true;
    await lingers.waitFor({ state: 'detached', ...WAIT });
  }

  /**
   * Waits until the page takes a press again. While boulders move, a press may do no more than end that: what it would
   * have done may have changed. So such a press is made first.
   */
  async quiet() {
    // A film that has just come to its end keeps the table from a press as one that was cut short does.
    const moving = await this.page.locator('.main.moving, .tw-extras > :first-child').count() > 0;
    if (moving || isBlow(this.game.moves[this.at - 1] ?? '')) {
      await this.page.keyboard.press('Shift');
      this.movedAt = await this.page.evaluate(() => performance.now());
    }
    await this.page.waitForFunction(([at, ms]) => performance.now() - at > ms, [this.movedAt, DEAD_MS], WAIT);
  }

  async make(move) {
    const strike = /^([lr])([sfh])$/.exec(move);
    if (strike) return this.strike({ l: 'left', r: 'right' }[strike[1]], { s: 'soft', f: 'firm', h: 'hard' }[strike[2]]);
    if (move === 'stop') {
      await this.quiet();
      return this.hand.stop(this.stage.getByRole('button', { name: like(STOP) }));
    }
    if (WORDS[move]) {
      await this.quiet();
      return this.hand.press(this.button(like(WORDS[move])));
    }
    const name = MAIN_WORDS[move] ? like(MAIN_WORDS[move]) : await this.pick(move);
    await this.quiet();
    return this.hand.main(this.button(name));
  }

  /** Picks what a move is made of; resolves to the name its main button has then. */
  async pick(move) {
    let found;
    if ((found = /^([pw])([123])$/.exec(move))) return this.pickStep(found[1], Number(found[2]));
    if ((found = /^(R\d\d)x(\d)$/.exec(move))) return this.pickPlace(region(found[1]), Number(found[2]));
    if ((found = /^(R\d\d)>(R\d\d)$/.exec(move))) return this.pickWander(region(found[1]), region(found[2]));
    if (/^F\d$/.test(move)) {
      await this.choose(this.choice(land(move)));
      return like(['card-hammer-at', 'card-announce-main'], { fortress: fortress(move) });
    }
    if ((found = /^(take|clear)-(R\d\d)$/.exec(move))) {
      const at = region(found[2]);
      await this.choose(this.choice(at));
      return like(found[1] === 'take' ? 'card-collect-main' : 'card-clear-main', { region: at });
    }
    assert.match(move, /^g\d+(\+\d+)*$/, 'a move of the notation');
    const gifts = move.slice(1).split('+');
    for (const worth of gifts) {
      await this.choose(this.choice(say('card-gift', { worth }), say('card-pledge-own')));
    }
    return say('card-pledge-main', { n: gifts.length, gifts: list(gifts) });
  }

  async pickStep(row, n) {
    const group = say(row === 'p' ? 'card-placement-spaces' : 'card-wander-spaces');
    await this.choose(this.card.getByRole('group', { name: group, exact: true }).getByRole('button').nth(n - 1));
    return like(row === 'p' ? 'card-lord-main-placement' : 'card-lord-main-wander', { n });
  }

  async pickPlace(at, n) {
    await this.choose(this.choice(at));
    // A choice begins with as many trolls as there may be; the stepper makes them fewer.
    for (let more = 3; more > n; more -= 1) {
      if (await this.button(say('card-place-main', { n: more, region: at })).isVisible()) {
        await this.hand.press(this.button(say('card-fewer')));
        await this.button(say('card-place-main', { n: more - 1, region: at })).waitFor(WAIT);
      }
    }
    return say('card-place-main', { n, region: at });
  }

  async pickWander(from, to) {
    await this.choose(this.choice(from, say('card-wander-from')));
    await this.choose(this.choice(to, say('card-wander-to', { from })));
    return say('card-wander-main', { from, to });
  }

  /** Presses a choice and sees it pressed. */
  async choose(choice) {
    await this.hand.choose(choice);
    await choice.and(this.page.locator('[aria-pressed=true]')).waitFor(WAIT);
  }

  async strike(side, strength) {
    const walls = this.stage.getByRole('group', { name: say('tower-sides'), exact: true });
    const wall = walls.getByRole('button', { name: say(`tower-side-${side}`), exact: true });
    if (await wall.getAttribute('aria-pressed', WAIT) !== 'true') {
      await this.hand.wall(wall, side);
      await wall.and(this.page.locator('[aria-pressed=true]')).waitFor(WAIT);
    }
    const blows = this.stage.getByRole('group', { name: say(`tower-strike-${side}`), exact: true });
    await this.quiet();
    const name = new RegExp(`^${say('tower-strike')}\\s*${say(`tower-${strength}`)}$`);
    await this.hand.blow(blows.getByRole('button', { name }), strength);
  }

  /** The score sheet names the winner and shows the scores in parts. */
  async over() {
    const { page, game, names } = this;
    const total = game.scores[game.winner].total;
    const title = say('score-title', { name: names[game.winner], total });
    await page.getByRole('heading', { name: title, exact: true }).waitFor(WAIT);
    const sheet = page.getByRole('table', { name: say('score-caption'), exact: true });
    const order = (await sheet.getByRole('columnheader').allInnerTexts()).map((name) => name.trim());
    assert.deepEqual([...order].sort(), [...names].sort());
    for (const part of ['belt', 'patched', 'gifts', 'crowns', 'total']) {
      const row = sheet.getByRole('row').filter({ has: page.getByRole('rowheader', { name: say(`score-${part}`), exact: true }) });
      const shown = (await row.getByRole('cell').allInnerTexts()).map((cell) => cell.trim());
      assert.deepEqual(shown, order.map((name) => game.scores[names.indexOf(name)][part]), part);
    }
  }
}

// --- positions ------------------------------------------------------------------------------------------------------

/** A saved game as the page keeps it: the first `at` moves of `game`, or `moves`. */
export function savedText(game, at, moves = game.moves.slice(0, at)) {
  return `trollfjord save 1\n${'name \n'.repeat(4)}record ${[game.head, ...moves].join(' ')}\n`;
}

/** For `before` of `openPage`: lays `text` where the page keeps its game, once, before the page is there. */
export function keeping(text) {
  return (page) => page.addInitScript(([key, kept]) => {
    if (sessionStorage.getItem('laid') === null) {
      sessionStorage.setItem('laid', '');
      localStorage.setItem(key, kept);
    }
  }, [KEY, text]);
}

/** Where a run of moves such as `join hammer` begins in the game, or where it has come `after` moves further. */
export function find(game, run, after = 0) {
  const words = run.split(' ');
  const at = game.moves.findIndex((_, i) => words.every((word, k) => game.moves[i + k] === word));
  assert.notEqual(at, -1, `the game has ${run}`);
  return at + after;
}

/** Everything the table shows and says, for comparing one moment with another. What is shown for a while is over. */
export async function picture(page) {
  while (await page.locator('.tw-extras > *, .tw-roles').count() > 0) {
    await page.keyboard.press('Shift');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return page.evaluate((key) => {
    const main = document.querySelector('main');
    return {
      saved: localStorage.getItem(key),
      said: main.innerText,
      labels: [...main.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')),
      // Where each boulder is drawn: more than the tower says in words, which counts them by color.
      boulders: [...main.querySelectorAll('.tw-boulder')].map((boulder) => boulder.getAttribute('transform')),
    };
  }, KEY);
}
