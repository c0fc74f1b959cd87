// Somebody who cannot see plays a recorded game: keys alone, everything found by role and name in the accessibility
// tree, and after each decision what is said, what has the focus and what can be read must be what the story tells.
import assert from 'node:assert/strict';
import { WAIT } from './hand.mjs';
import { DEAD_MS } from './harness.mjs';
import { labelled } from './play.mjs';
import { landName, list, regionName } from './places.mjs';
import { below, named, wordsOf } from './reader.mjs';
import { land, mood, outOfReach, question, stakes, stepping, stopping, tallies, tray } from './asks.mjs';
import { like, say } from './words.mjs';

const SIDE = { l: 'left', r: 'right' };
const STRENGTH = { s: 'soft', f: 'firm', h: 'hard' };
const MAIN = { join: 'card-join', nothing: 'card-nothing' };
const OTHER = { none: 'card-place-none', done: 'card-wander-done', end: 'card-end-turn', refrain: 'card-refrain' };

export class Listener {
  constructor(reader, story) {
    Object.assign(this, { reader, story, asked: null, rounds: new Set(), refusals: new Set(), quietSince: 0, transcript: [] });
  }

  /** The start page: so many players, a seed, go. */
  async start(game) {
    const { reader } = this;
    await reader.use('button', say('start-players-n', { n: game.players }));
    await reader.go('textbox', say('start-seed'));
    await reader.write(game.seed);
    await reader.use('button', say('start-go'));
    await this.until(() => reader.all('heading', question(this.story)).length === 1);
    this.story.see(this.facts());
    const first = say('turn-says', { name: this.story.names[this.story.decider], step: say('step-lord') });
    assert.deepEqual(reader.live().map(({ says }) => says).filter(Boolean), [first], 'who begins can be read');
    await this.focused(true);
    await this.survey();
  }

  /** Reads the page until it is as wanted. */
  async until(wanted) {
    await this.reader.glance();
    for (const end = Date.now() + WAIT.timeout; !wanted(); await this.reader.look()) {
      assert.ok(Date.now() < end, `the page comes to ${wanted}`);
    }
  }

  /** What the tree tells of the table. */
  facts() {
    const { reader, story } = this;
    const facts = {};
    const names = Array.from({ length: 12 }, (_, i) => `R${String(i + 1).padStart(2, '0')}`);
    const regions = names.map((code) => reader.all('button', new RegExp(`^${regionName(code)}, [^.]*\\. `))[0]);
    if (regions.every(Boolean)) {
      facts.treasures = Object.fromEntries(regions.map(({ name }, i) => [names[i], Number(/^[^.]*\. \D*(\d+)\. /.exec(name)?.[1] ?? 0) || null]));
      const items = reader.all('listitem').map(wordsOf);
      const lords = story.names.map((name) => items.map((text) =>
        like(['board-lord-placement', 'board-lord-wander', 'board-lord-lying'], { name }).test(text) && text).find(Boolean));
      facts.lords = lords.map((text) => (text ? Number(/\d+/.exec(text.slice(text.indexOf(' ')))[0]) : null));
      facts.standing = lords.map((text) => /(\w+)\.$/.exec(text ?? '')?.[1]);
    }
    const tower = reader.all('list', say('tower-list'))[0];
    const shown = tower && below(tower).map((node) => node.name).find((text) => like('tower-tray').test(text));
    if (shown) {
      facts.tray = Object.fromEntries(['white', 'red', 'yellow', 'blue'].map((color) =>
        [color, Number(new RegExp(`(\\d+) ${say('tower-color', { color })}`).exec(shown)?.[1] ?? 0)]));
      facts.boulders = below(tower).map((node) => /: (\d+) boulder/.exec(node.name)).filter(Boolean).reduce((all, [, n]) => all + Number(n), 0);
    }
    return facts;
  }

  /** Plays one move: hears it, and reads what there is to be read. */
  async decide(move) {
    const { reader, story } = this;
    try {
      const before = [story.step, story.decider];
      await this.make(move);
      const spoken = await reader.heard((all) => all.some(({ loud }) => !loud));
      this.quietSince = Math.max(...spoken.map(({ at }) => at));
      await reader.look();
      let facts = this.facts();
      const blow = /^[lr][sfh]$/.test(move);
      if (blow && !facts.tray) facts = await this.lookIn();
      if (facts.boulders) assert.equal(facts.boulders, 44, 'no boulder is lost in words');
      if (/^[pw]\d$/.test(move)) assert.equal(facts.lords[before[1]], this.target, 'the lord stands where the step was told to lead');
      const { polite, loud } = story.tell(move, facts);
      this.transcript.push(`${move}: ${spoken.map(({ says, loud: at }) => (at ? `! ${says}` : says)).join(' | ')}`);
      assert.deepEqual(spoken.filter((one) => !one.loud).map(({ says }) => says), [polite], 'said at leisure');
      assert.deepEqual(spoken.filter((one) => one.loud).map(({ says }) => says), loud === null ? [] : [loud], 'said at once');
      await this.settled(before, blow);
      const live = reader.live();
      assert.deepEqual(live.filter((one) => !one.loud && one.says !== '').map(({ says }) => says), [polite], 'what can be read of it');
      assert.deepEqual(live.filter((one) => one.loud).map(({ says }) => says), [loud ?? ''], 'no alarm is left');
      if (story.step === 'over') return;
      this.read();
      await this.survey();
    } catch (error) {
      error.message = `decision ${story.at}, ${move}: ${error.message}\n${this.transcript.slice(-3).join('\n')}`;
      throw error;
    }
  }

  // Where the board has come back already: a look at the tower, as the keys lead there.
  async lookIn() {
    const { reader } = this;
    await reader.press('t');
    await this.until(() => reader.all('list', say('tower-list')).length === 1);
    const facts = this.facts();
    await reader.press('b');
    await this.until(() => reader.all('heading', say('board-heading-regions')).length === 1);
    return { ...facts, ...this.facts() };
  }

  /** The next question is there, and the focus is on it; where the same one is asked again, the focus is not lost. */
  async settled([step, decider], blow) {
    const { reader, story } = this;
    if (story.step === 'over') return this.until(() => reader.all('heading', like('score-title')).length === 1);
    const title = question(story);
    // The last blow is looked at for a moment. A press ends that; it may be over already.
    const lingers = reader.order.some((node) => node.role === 'StaticText' && node.name === say('stage-lingers'));
    if (blow && lingers) await reader.press('Shift');
    await this.until(() => reader.all('heading', title).length === 1
      && !reader.order.some((node) => node.name === say('stage-lingers')));
    if (blow && story.step !== 'swing') this.quietSince = await reader.page.evaluate(() => performance.now());
    return this.focused(step !== story.step || decider !== story.decider);
  }

  async focused(anew) {
    const { reader, story } = this;
    const title = question(story);
    let focus;
    // The focus comes right after the drawing.
    for (const end = Date.now() + WAIT.timeout; ;) {
      focus = await reader.focus();
      if (focus.role !== 'RootWebArea' && (!anew || (focus.role === 'heading' && focus.name === title)) || Date.now() > end) break;
    }
    if (anew) assert.deepEqual([focus.role, focus.name], ['heading', title], 'the focus is on the question');
    else assert.ok(['heading', 'button'].includes(focus.role), `the focus is not lost: ${JSON.stringify(focus)}`);
    this.anew = focus.role === 'heading';
    if (!this.anew) return;
    const stops = this.stops();
    assert.ok(stops.length > 0 && stops.every(({ name }) => name !== ''), 'the question has controls with names');
  }

  /** What is tried once for each question: the way round, and what is closed. */
  async survey() {
    if (!this.anew || this.rounds.has(this.story.step)) return;
    this.rounds.add(this.story.step);
    const stops = this.stops();
    await this.round(stops);
    await this.refused([...stops, ...this.undone()].filter(({ disabled }) => disabled));
    this.anew = false;
  }

  /** Where the question is asked: the card; while the tower is on its stage, all of the stage. */
  get place() {
    const heading = this.reader.the('heading', question(this.story));
    let place = null;
    for (let at = heading; at; at = at.parent) if (at.role === 'region') place = at;
    return { heading, place };
  }

  /** The controls of the question as they are read after it. */
  stops() {
    const { heading, place } = this.place;
    const after = below(place);
    return after.slice(after.indexOf(heading) + 1).filter((node) => node.focusable);
  }

  /** Once all round the page with Tab: first the controls, then everything else once; nothing hidden, nothing nameless. */
  async round(stops) {
    const { reader } = this;
    const first = await reader.tab();
    assert.equal(first.id, stops[0].id, 'the first stop after the question is its first control');
    const way = [first];
    for (;;) {
      const stop = await reader.tab();
      if (stop.id === first.id) break;
      if (stop.role !== 'RootWebArea') way.push(stop);
      assert.ok(way.length < 150, 'Tab comes round');
    }
    assert.deepEqual(way.slice(0, stops.length).map(({ name }) => name), stops.map(({ name }) => name), 'the controls in order');
    assert.equal(new Set(way.map(({ id }) => id)).size, way.length, 'every stop comes once');
    assert.ok(way.some(({ name }) => name === say('app-skip')), 'all the way round');
  }

  // What takes back stands at the top, and is closed when something has come to light.
  undone() {
    return this.reader.all('button', like(['app-undo-start', 'app-undo-other', 'app-undo-revealed']));
  }

  /** What is to be read agrees with the story: the land, or the hammering. */
  read() {
    const { reader, story } = this;
    for (const { name, says } of reader.all('button', new RegExp(`^${say('region-r01')}, `)).length ? land(story) : []) {
      const told = reader.the('button', new RegExp(`^${name}, `)).name;
      assert.ok(told.includes(`. ${says}`), `${told} tells: ${says}`);
    }
    if (story.step !== 'swing' && story.step !== 'pledge') return;
    const stage = reader.the('region', say('tower-title'));
    const rows = (name) => below(reader.the('list', name, stage)).filter((node) => node.role === 'listitem').map(wordsOf);
    reader.the('image', say('tower-blows', { blows: story.blows, limit: story.limit }), stage);
    assert.deepEqual(rows(say('tower-tallies', { limit: story.limit })), tallies(story), 'each color against the limit');
    assert.deepEqual(rows(say('tower-reach')).sort(), stakes(story), 'what is in reach');
    assert.ok(wordsOf(stage).includes(`${say('tower-out')} ${story.out} `), 'the total');
    assert.deepEqual(rows(say('tower-list')).slice(-2), [tray(story), mood(story)], 'the tray and the spirit');
    const stop = reader.all('button', like(['card-stop-take', 'card-stop-take-partner', 'card-stop-empty', 'card-stop-empty-partner']), stage);
    if (story.step === 'pledge') assert.deepEqual(stop, []);
    else if (story.mustStrike) assert.ok(stop.length === 0 && wordsOf(stage).includes(say('tower-must-strike')));
    else assert.deepEqual(stop.map(({ name }) => name), [stopping(story)], 'what stopping brings');
  }

  // --- the hands ------------------------------------------------------------------------------------------------------

  /** Nothing has been said that nobody has heard, and the page takes a press again. */
  async quiet() {
    const page = this.reader.page;
    await page.waitForFunction(([at, ms]) => performance.now() - at > ms, [this.quietSince, DEAD_MS], WAIT);
  }

  /** Goes to a control of the question; from the question, its controls come in their order. */
  async go(name, place) {
    const { reader } = this;
    const expected = this.anew ? this.stops().map((node) => node.name) : null;
    const way = [];
    const stop = await reader.go('button', name, { place, way });
    if (expected && way.length > 0 && named(way.at(-1).name, name) && expected.some((one) => named(one, name))) {
      assert.deepEqual(way.map((one) => one.name), expected.slice(0, way.length), 'the controls in order');
    }
    this.anew = false;
    return stop;
  }

  async play(name) {
    const stop = await this.go(name);
    await this.quiet();
    assert.deepEqual(await this.reader.said(), [], 'nothing is said out of turn');
    // Enter and Space in turn.
    await this.reader.press(this.story.at % 2 === 0 ? 'Enter' : 'Space');
    return stop;
  }

  /** Picks a choice: it is heard to be pressed. */
  async pick(name, place) {
    await this.go(name, place);
    await this.reader.press(this.story.at % 2 === 0 ? 'Space' : 'Enter');
    for (const end = Date.now() + WAIT.timeout; (await this.reader.focus()).pressed !== 'true';) {
      assert.ok(Date.now() < end, `${name} is heard to be pressed`);
    }
  }

  /** Presses what is closed, twice, and hears why it is each time: mostly what it is called, or the end of that. */
  async refused(stops) {
    const { reader, story } = this;
    await this.quiet();
    for (const { name, parent } of stops) {
      // A treasure tells in short what is missing, and at length when it is pressed.
      const treasure = ['collect', 'keep'].includes(story.step) && parent.role === 'group';
      const why = treasure ? outOfReach(story, name) : name;
      await reader.go('button', name);
      for (const key of ['Enter', 'Space']) {
        await reader.press(key);
        const spoken = await reader.heard((all) => all.length > 0);
        assert.deepEqual(spoken.map(({ loud }) => loud), [false], `${name}: ${JSON.stringify(spoken)}`);
        assert.ok(why.endsWith(spoken[0].says) && spoken[0].says !== '', `${name} says why: ${spoken[0].says}, not ${why}`);
        assert.equal((await reader.focus()).name, name, 'the focus stays');
      }
      this.refusals.add(name);
    }
  }

  async make(move) {
    let found;
    if ((found = /^([lr])([sfh])$/.exec(move))) return this.strike(SIDE[found[1]], STRENGTH[found[2]]);
    if (move === 'stop') return this.play(stopping(this.story));
    if (move === 'decline') return this.play(say(this.story.step === 'tailwind' ? 'card-tailwind-decline' : 'card-decline'));
    if (move === 'hammer') return this.play(say(this.story.comrade === null ? 'card-hammer-alone' : 'card-hammer-together'));
    if (move === 'keep') return this.play(say('card-keep', { n: this.story.limit - this.story.blows }));
    if (MAIN[move] ?? OTHER[move]) return this.play(say(MAIN[move] ?? OTHER[move]));
    if ((found = /^([pw])(\d)$/.exec(move))) return this.step(found[1], Number(found[2]));
    if ((found = /^(R\d\d)x(\d)$/.exec(move))) return this.placing(regionName(found[1]), Number(found[2]));
    if ((found = /^(R\d\d)>(R\d\d)$/.exec(move))) {
      const [from, to] = [regionName(found[1]), regionName(found[2])];
      await this.pick(labelled(from), say('card-wander-from'));
      await this.pick(labelled(to), say('card-wander-to', { from }));
      return this.play(say('card-wander-main', { from, to }));
    }
    if (/^F\d$/.test(move)) return this.announce(move);
    if ((found = /^(take|clear)-(R\d\d)$/.exec(move))) return this.region(found[1], found[2]);
    const gifts = move.slice(1).split('+');
    for (const worth of gifts) await this.pick(say('card-gift', { worth }), say('card-pledge-own'));
    return this.play(say('card-pledge-main', { n: gifts.length, gifts: list(gifts) }));
  }

  /** A step: the choice is found by its place in the row, and the main button tells what it will cost. */
  async step(row, n) {
    const { reader } = this;
    const group = reader.the('group', say(row === 'p' ? 'card-placement-spaces' : 'card-wander-spaces'));
    const { name } = reader.all('button', undefined, group)[n - 1];
    const ahead = reader.all('listitem').map(wordsOf).find((text) =>
      like(row === 'p' ? 'board-step-placement' : 'board-step-wander', { step: n }).test(text));
    await this.pick(name, group.name);
    const { main, cost } = stepping(row, n);
    const stop = await this.play(main);
    assert.match(stop.description, cost, 'what the step will cost is heard with the button');
    this.target = Number(/^\d+/.exec(ahead)[0]);
  }

  async placing(region, n) {
    await this.pick(labelled(region));
    await this.reader.glance();
    let [{ name }] = this.reader.all('button', like('card-place-main', { region }));
    const most = Number(/\d+/.exec(name)[0]);
    for (let trolls = most - 1; trolls >= n; trolls -= 1) {
      await this.go(say('card-fewer'));
      await this.reader.press('Enter');
      const spoken = await this.reader.heard((all) => all.length > 0);
      assert.deepEqual(spoken.map(({ says }) => says), [say('card-count', { n: trolls })], 'the number is heard');
      name = say('card-place-main', { n: trolls, region });
    }
    return this.play(name);
  }

  async announce(fortress) {
    // The page shows it with a capital, which is in its name as well.
    await this.pick(new RegExp(labelled(landName(fortress)).source, 'i'));
    return this.play(like(['card-hammer-at', 'card-announce-main']));
  }

  async region(what, code) {
    const region = regionName(code);
    await this.pick(labelled(region));
    const n = this.story.trolls[this.story.decider][code];
    return this.play(what === 'clear' ? say('card-clear-main', { region, n })
      : say('card-collect-main', { region, value: this.story.treasures[code] }));
  }

  async strike(side, strength) {
    const { reader } = this;
    const wall = say(`tower-side-${side}`);
    if (reader.the('button', wall).pressed !== 'true') await this.pick(wall, say('tower-sides'));
    const stop = await this.go(`${say('tower-strike')} ${say(`tower-${strength}`)}`, say(`tower-strike-${side}`));
    assert.ok(stop.places.some(({ name }) => name === say(`tower-strike-${side}`)), 'which wall is heard with the blow');
    await this.quiet();
    assert.deepEqual(await reader.said(), [], 'nothing is said out of turn');
    return reader.press('Enter');
  }
}
