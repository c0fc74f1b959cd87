// Plays recorded games through the visible controls of the page, found by role and accessible name.
//
//   const game = readGame('two');
//   const table = new Table(visit, pointer(visit.page), game);
//   await table.start();                  // from the start page
//   await table.play();                   // to the end, looking at the page after every decision
//
// Where the games come from stands in record.mjs, how somebody presses in hand.mjs.
import assert from 'node:assert/strict';
import { WAIT } from './hand.mjs';
import { DEAD_MS } from './harness.mjs';
import { fortressName, landName, list, regionName } from './places.mjs';
import { KEY } from './record.mjs';
import { like, say } from './words.mjs';

export { keyboard, pointer } from './hand.mjs';
export { KEY, find, keeping, parseGame, readGame, savedText } from './record.mjs';

// The name of a choice: perhaps the value of a treasure, its label, and some detail.
export const labelled = (label) => new RegExp(`^(?:\\d+\\s*)?${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\s|$)`);

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
    // The time of the page: the press that follows has to keep clear of this decision. It is kept at once, and drawn when
    // what was pressed is busy no more.
    const moved = await this.page.waitForFunction(([key, length]) => {
      const line = localStorage.getItem(key)?.split('\n').find((l) => l.startsWith('record '));
      const drawn = line && line.split(' ').length >= length && !document.querySelector('[aria-busy]');
      return drawn && { at: performance.now() };
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
    if ((found = /^(R\d\d)x(\d)$/.exec(move))) return this.pickPlace(regionName(found[1]), Number(found[2]));
    if ((found = /^(R\d\d)>(R\d\d)$/.exec(move))) return this.pickWander(regionName(found[1]), regionName(found[2]));
    if (/^F\d$/.test(move)) {
      await this.choose(this.choice(landName(move)));
      return like(['card-hammer-at', 'card-announce-main'], { fortress: fortressName(move) });
    }
    if ((found = /^(take|clear)-(R\d\d)$/.exec(move))) {
      const at = regionName(found[2]);
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

// What was pressed last has been answered by a picture, and what follows from it is done.
export const pictured = (page) => page.evaluate(() =>
  new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))); }));

/** Waits until what was pressed last has been drawn: till then its control is busy. */
export const settled = (page) => page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);

/** Everything the table shows and says, for comparing one moment with another. What is shown for a while is over. */
export async function picture(page) {
  await settled(page);
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
